"""Reads and writes the text in which the Linux kernel publishes its statistics.

>>> import statcodec
>>> snapshot = statcodec.decode("memory.stat", b"anon 4096\\nfile 8192\\n")
>>> snapshot["anon"]
4096
>>> snapshot.to_text()
b'anon 4096\\nfile 8192\\n'

- `decode`, `Decoder`: texts to snapshots, once or again and again.
- `Reader`: a live file, kept open and read again and again.
- `encode`: names and values to text, to the byte what the kernel prints.
- `flat`, `nested`: any text of these forms, line by line.
- `files`, `keys`, `sniff`: what is known of each file and key.
"""

from ._statcodec import (
    Decoder,
    Difference,
    FileInfo,
    Flat,
    KeyInfo,
    Nested,
    Reader,
    Readings,
    Row,
    Snapshot,
    Table,
    __version__,
    decode,
    encode,
    files,
    flat,
    keys,
    nested,
    sniff,
)
from .errors import (
    DecodeError,
    EncodeError,
    ErrorKind,
    ForbiddenError,
    ReadError,
    UnsupportedError,
    VanishedError,
)
from .limits import MAX

__all__ = [
    "MAX",
    "DecodeError",
    "Decoder",
    "Difference",
    "EncodeError",
    "ErrorKind",
    "FileInfo",
    "Flat",
    "ForbiddenError",
    "KeyInfo",
    "Nested",
    "ReadError",
    "Reader",
    "Readings",
    "Row",
    "Snapshot",
    "Table",
    "UnsupportedError",
    "VanishedError",
    "__version__",
    "decode",
    "encode",
    "files",
    "flat",
    "keys",
    "nested",
    "sniff",
]
