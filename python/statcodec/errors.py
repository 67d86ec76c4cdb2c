"""What can go wrong."""

from enum import IntEnum

__all__ = [
    "DecodeError",
    "EncodeError",
    "ErrorKind",
    "ForbiddenError",
    "ReadError",
    "UnsupportedError",
    "VanishedError",
]


class ErrorKind(IntEnum):
    """What was wrong with a text. The numbers are fixed: C has the same."""

    EMPTY = 1
    """0 bytes, where the kernel always prints something."""
    TRUNCATED = 2
    """The last line has no line feed, so its last number may be cut short."""
    BLANK_LINE = 3
    """A line with nothing in it."""
    EXPECTED_NAME = 4
    """A line that begins with a blank or with the separator."""
    EXPECTED_SEPARATOR = 5
    """A name with nothing after it."""
    EXPECTED_NUMBER = 6
    """Something that is not a number where one belongs."""
    NOT_CANONICAL = 7
    """A number with a leading zero, a plus sign or a minus sign before zero."""
    NUMBER_TOO_LARGE = 8
    """A number that does not fit 64 bits."""
    EXPECTED_LINE_END = 9
    """Something between the value and the end of its line."""
    EXPECTED_PAIR = 10
    """Something between a nested value and the next."""
    NUL_BYTE = 11
    """NUL bytes, as a reader leaves them that trusted a file's size."""
    DUPLICATE_NAME = 12
    """A name that an earlier line already had."""
    TOO_LARGE = 13
    """A text above the limits of the codec."""
    MALFORMED = 14
    """A line that is not of the file's form."""
    BUFFER_TOO_SMALL = 32
    """Encoding: the buffer is too small. Not seen in Python."""
    NOT_ENCODABLE = 33
    """Encoding: a value that the file cannot hold there."""


class DecodeError(ValueError):
    """A text that cannot be decoded: what was expected, and where.

    >>> import statcodec
    >>> try:
    ...     statcodec.decode("memory.stat", b"anon 4096\\nfile x\\n")
    ... except statcodec.DecodeError as error:
    ...     print(error.kind.name, error.line, error.column, error.offset, error.found)
    EXPECTED_NUMBER 2 6 15 x
    """

    kind: ErrorKind
    """What was wrong."""
    offset: int
    """The byte of the text at which it was seen, 0 for the first."""
    line: int
    """The line, 1 for the first."""
    column: int
    """The byte within the line, 1 for the first."""
    found: str | None
    """The word that stands there; None at the end of a line."""
    filename: str | None
    """The file that the text was read from; None for a text that was given."""

    def __init__(
        self,
        message: str,
        kind: int,
        offset: int,
        line: int,
        column: int,
        found: str | None = None,
        filename: str | None = None,
    ) -> None:
        """Take the words for `kind` as `message`."""
        super().__init__(message, kind, offset, line, column, found, filename)
        self.filename = filename
        self.kind = ErrorKind(kind)
        self.offset = offset
        self.line = line
        self.column = column
        self.found = found

    def __str__(self) -> str:
        text = f"line {self.line}, column {self.column}: {self.args[0]}"
        if self.filename is not None:
            text = f"{self.filename}: {text}"
        if self.found is None or "found" in self.args[0]:
            return text
        return f"{text}, found {self.found[:40]!r}"


class EncodeError(ValueError):
    """Names or values that the file cannot hold."""


class ReadError(OSError):
    """A file that cannot be read: `errno`, `strerror` and `filename` say why.

    >>> import statcodec
    >>> try:
    ...     statcodec.Reader("/proc/self/no/such/memory.stat")
    ... except statcodec.ReadError as error:
    ...     print(type(error).__name__, error.errno, error.filename)
    VanishedError 2 /proc/self/no/such/memory.stat
    """


class VanishedError(ReadError, FileNotFoundError, ProcessLookupError):
    """The process, cgroup or file is gone, or never was: ENOENT, ENODEV, ESRCH."""


class ForbiddenError(ReadError, PermissionError):
    """Not permitted: EACCES, EPERM."""


class UnsupportedError(ReadError):
    """The kernel has the file but not what it shows: EOPNOTSUPP.

    So it is with PSI that is switched off, and with cgroup.procs in a threaded
    cgroup.
    """
