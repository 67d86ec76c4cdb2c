"""The Rust half of `statcodec`. Use the package, not this module."""

import os
from collections.abc import ItemsView, Iterable, Iterator, Mapping, Sequence, ValuesView
from pathlib import Path
from typing import Any, Literal, Self, TypeAlias, final, overload

from typing_extensions import Buffer, CapsuleType, TypeVar

from .errors import DecodeError
from .limits import Max

__version__: str

_T = TypeVar("_T")

_Text: TypeAlias = bytes | str | Buffer
_State: TypeAlias = Literal[
    "value", "negative", "max", "absent", "unreadable", "text", "hundredths"
]
# By file and name an int, a float for two decimals or MAX, a str, None for
# what is unreadable, a Row, or a tuple of such values.
_Value: TypeAlias = Any

def decode(kind: str, data: _Text, *, strict: bool = True) -> Snapshot:
    """Decodes one text of a file."""

def encode(kind: str, values: Mapping[str, _Value], /) -> bytes:
    """Makes the text of a file, as the kernel prints it, from names and values."""

def flat(data: _Text, /) -> Flat:
    """Walks a flat keyed text of any file: (name, value) for each line."""

def nested(data: _Text, /) -> Nested:
    """Walks a nested keyed text of any file: (name, cells) for each row."""

def files() -> dict[str, FileInfo]:
    """All known files: name to `FileInfo`."""

def keys(kind: str, /) -> dict[str, KeyInfo]:
    """The keys that a file is known to have: name to `KeyInfo`."""

def sniff(path_or_text: _Text | os.PathLike[str], /) -> str | None:
    """The name of the file at a path, or of the file that has such a text."""

def _restore(kind: str, text: _Text, strict: bool) -> Snapshot: ...
def _error_kinds() -> list[tuple[str, int, str]]: ...
def _run(arguments: list[str], /) -> int: ...

@final
class Snapshot(Mapping[str, _Value]):
    """The numbers of one reading of a file: a read-only mapping in file order."""

    @property
    def kind(self) -> str:
        """The name of the file: "memory.stat", "v1/memory.stat"."""

    @property
    def unknown(self) -> tuple[str, ...]:
        """The names that the catalog does not know. They are kept like others."""

    @property
    def problems(self) -> tuple[DecodeError, ...]:
        """What was wrong with the text: errors that were not raised."""

    @property
    def states(self) -> bytes:
        """The states of all cells in file order, one byte each."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __getitem__(self, name: str, /) -> _Value: ...
    @overload
    def get(self, name: str, default: None = None, /) -> _Value | None:
        """The value or row of this name, or `default`."""

    @overload
    def get(self, name: str, default: _T, /) -> _Value | _T: ...
    def rows(self) -> list[Row]:
        """Every row in file order, also of names that came before."""

    def row(self, name: str, /) -> Row:
        """The row of this name, also where it has but one value."""

    def state(self, name: str, cell: str | None = None, /) -> _State:
        """What is under a name, or in the cell of a row."""

    def to_dict(self) -> dict[str, _Value]:
        """A new `dict` of names and values; a `Row` is a `dict` as well."""

    def to_text(self) -> bytes:
        """The text of the file, to the byte what the kernel printed."""

    def __int__(self) -> int: ...
    def __float__(self) -> float: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __sub__(self, earlier: Snapshot, /) -> Difference: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    def __arrow_c_array__(
        self, requested_schema: object | None = None
    ) -> tuple[CapsuleType, CapsuleType]:
        """The Arrow PyCapsule protocol: name, cell, value, state of each cell."""

    def _repr_html_(self) -> str:
        """A table for notebooks."""

@final
class Row(Mapping[str, _Value]):
    """A row of a snapshot: a read-only mapping from the names of its cells."""

    @property
    def name(self) -> str:
        """The row's name: "anon", "cpu0", "8:0"."""

    @property
    def value(self) -> _Value:
        """The first cell's value; None where the row has no cells."""

    @property
    def info(self) -> KeyInfo | None:
        """What the catalog knows of the row; None where it does not know it."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __getitem__(self, name: str, /) -> _Value: ...
    @overload
    def get(self, name: str, default: None = None, /) -> _Value | None:
        """The value of the cell of this name, or `default`."""

    @overload
    def get(self, name: str, default: _T, /) -> _Value | _T: ...
    def state(self, cell: str | None = None, /) -> _State:
        """What is in a cell, or in the first: see `Snapshot.state`."""

    def cells(self) -> list[tuple[str, _Value]]:
        """Every cell in file order, also of names that came before."""

    def to_dict(self) -> dict[str, _Value]:
        """A new `dict` of names and values."""

    def __eq__(self, other: object, /) -> bool: ...

@final
class Difference(Mapping[str, _Value]):
    """What changed between two snapshots of a file, `later - earlier`."""

    @property
    def kind(self) -> str:
        """The name of the file."""

    @property
    def backward(self) -> tuple[str, ...]:
        """The counters that went down, "row" or "row.cell"."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __getitem__(self, name: str, /) -> _Value: ...
    @overload
    def get(self, name: str, default: None = None, /) -> _Value | None:
        """The change under this name, or `default`."""

    @overload
    def get(self, name: str, default: _T, /) -> _Value | _T: ...
    def to_dict(self) -> dict[str, _Value]:
        """A new `dict` of names and changes."""

@final
class Decoder:
    """Decodes the texts of one file, again and again."""

    def __new__(cls, kind: str) -> Self: ...
    @property
    def kind(self) -> str:
        """The name of the file: "memory.stat", "v1/memory.stat"."""

    def decode(self, data: _Text, *, strict: bool = True) -> Snapshot:
        """Decodes one text: the same as the function `decode`, but faster."""

    def decode_many(self, texts: Iterable[_Text], *, strict: bool = True) -> Table:
        """Decodes many texts, such as the polls of a recording, into a table."""

@final
class Table:
    """Many readings of a file: from each cell's label to the list of its values."""

    @property
    def kind(self) -> str:
        """The name of the file."""

    @property
    def shape(self) -> tuple[int, int]:
        """How many texts and how many columns."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The labels in order: those of the array's columns."""

    @property
    def states(self) -> memoryview:
        """The states of all cells, a two-dimensional `memoryview` of bytes."""

    @property
    def problems(self) -> tuple[tuple[int, DecodeError], ...]:
        """What was wrong with the texts: (index, DecodeError) for each fault."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, label: object, /) -> bool: ...
    def __getitem__(self, label: str, /) -> list[_Value]: ...
    @overload
    def get(self, label: str, default: None = None, /) -> list[_Value] | None:
        """The values of the column of this label, or `default`."""

    @overload
    def get(self, label: str, default: _T, /) -> list[_Value] | _T: ...
    def keys(self) -> tuple[str, ...]:
        """The labels in order, as `columns`."""

    def to_dict(self) -> dict[str, list[_Value]]:
        """A new `dict` of labels and values."""

    def __buffer__(self, flags: int, /) -> memoryview: ...
    def __arrow_c_array__(
        self, requested_schema: object | None = None
    ) -> tuple[CapsuleType, CapsuleType]:
        """The Arrow PyCapsule protocol: a row for each text, a column for each label."""

@final
class Reader:
    """A kernel file that is kept open and read again and again."""

    def __new__(
        cls, path: str | os.PathLike[str], kind: str | None = None, *, strict: bool = True
    ) -> Self: ...
    def read(self) -> Snapshot:
        """Reads the file: a snapshot of what it holds now."""

    def every(self, interval: float, *, count: int | None = None) -> Readings:
        """Reads the file every so many seconds, the first time at once."""

    @property
    def kind(self) -> str:
        """The name of the file: "memory.stat", "v1/memory.stat"."""

    @property
    def path(self) -> Path:
        """The path that is read."""

    @property
    def reopened(self) -> int:
        """How many times the path was opened anew, since the file had gone away."""

    @property
    def closed(self) -> bool:
        """Whether the reader was closed."""

    def fileno(self) -> int:
        """The file's descriptor, to wait for events with `select.poll`."""

    def close(self) -> None:
        """Closes the file. Snapshots stay."""

    def __enter__(self) -> Self: ...
    def __exit__(self, *_exception: object) -> None: ...

@final
class Smaps:
    """The mappings of a process: /proc/<pid>/smaps, kept open."""

    def __new__(cls, pid: int | None = None, *, keys: Sequence[str] | None = None) -> Self: ...
    def mappings(self) -> list[dict[str, Any]]:
        """Each mapping as a `dict`: its line, then its fields."""

    def totals(self) -> dict[str, int]:
        """The fields of all mappings together, as the kernel combines them."""

    def by_path(self) -> dict[str, dict[str, int]]:
        """The fields of the mappings of each path together."""

@final
class Cgroup(Mapping[str, Snapshot]):
    """The files of a cgroup: a read-only mapping from their names to snapshots."""

    def __new__(cls, path: str | os.PathLike[str]) -> Self: ...
    @staticmethod
    def current() -> Cgroup:
        """The cgroup that this process is in."""

    @staticmethod
    def of_process(pid: int, /) -> Cgroup:
        """The cgroup that a process is in."""

    @property
    def path(self) -> Path:
        """The directory of memory's hierarchy, or else of the first there is."""

    @property
    def paths(self) -> list[tuple[int, Path]]:
        """The directories of all hierarchies: (cgroup version, path) for each."""

    def reader(self, name: str, /, *, strict: bool = True) -> Reader:
        """A reader of its own for a file: "memory.stat", "hugetlb.2MB.max"."""

    def effective_limit(self, name: str, /) -> int | Max:
        """The limit that holds for the cgroup: the least of its own and those above."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __getitem__(self, name: str, /) -> Snapshot: ...
    @overload
    def get(self, name: str, default: None = None, /) -> Snapshot | None:
        """What is in the file of this name, or `default`."""

    @overload
    def get(self, name: str, default: _T, /) -> Snapshot | _T: ...

@final
class Tree:
    """Files of every cgroup below a root, read in one walk, again and again."""

    def __new__(
        cls,
        root: str | os.PathLike[str],
        files: Iterable[str] | Mapping[str, Sequence[str] | None],
        *,
        threads: int = 1,
        depth: int | None = None,
    ) -> Self: ...
    def walk(self) -> Walk:
        """Reads all files of all cgroups that there are now."""

@final
class Walk:
    """What one walk over a tree read: a read-only mapping from each cgroup."""

    @property
    def paths(self) -> tuple[str, ...]:
        """The cgroups: their paths below the root, which is "."."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The labels in order: those of the array's columns."""

    @property
    def shape(self) -> tuple[int, int]:
        """How many cgroups and how many columns."""

    @property
    def parents(self) -> list[int | None]:
        """The row of each cgroup's parent; None for the root."""

    @property
    def ids(self) -> list[int]:
        """What is each cgroup's own as long as the system runs: its inode."""

    @property
    def added(self) -> tuple[str, ...]:
        """The cgroups that this walk was the first to find."""

    @property
    def gone(self) -> tuple[OSError, ...]:
        """The cgroups that this walk found gone: errors that were not raised."""

    @property
    def problems(self) -> tuple[tuple[str, str | None, Exception], ...]:
        """What could not be read: (path, file, error) for each."""

    def totals(self) -> Walk:
        """The same with values of a cgroup alone made those of its subtree."""

    def own(self) -> Walk:
        """The same with values of a subtree made those of the cgroup alone."""

    def state(self, path: str, label: str, /) -> _State:
        """What is under a label of a cgroup: see `Snapshot.state`."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    def __contains__(self, path: object, /) -> bool: ...
    def __getitem__(self, path: str, /) -> dict[str, _Value]: ...
    @overload
    def get(self, path: str, default: None = None, /) -> dict[str, _Value] | None:
        """The values of the cgroup of this path, or `default`."""

    @overload
    def get(self, path: str, default: _T, /) -> dict[str, _Value] | _T: ...
    def keys(self) -> tuple[str, ...]:
        """The paths in order, as `paths`."""

    def values(self) -> ValuesView[dict[str, _Value]]:
        """The values of each cgroup."""

    def items(self) -> ItemsView[str, dict[str, _Value]]:
        """The paths with the values of each cgroup."""

    def to_dict(self) -> dict[str, dict[str, _Value]]:
        """A new `dict` of paths and values."""

    def __buffer__(self, flags: int, /) -> memoryview: ...
    def __arrow_c_array__(
        self, requested_schema: object | None = None
    ) -> tuple[CapsuleType, CapsuleType]:
        """The Arrow PyCapsule protocol: a row for each cgroup, a column for each label."""

@final
class Readings(Iterator[Snapshot]):
    """The iterator of `Reader.every`."""

    def __next__(self) -> Snapshot: ...

@final
class Flat(Iterator[tuple[str, _Value]]):
    """The iterator of `flat`."""

    def __next__(self) -> tuple[str, _Value]: ...

@final
class Nested(Iterator[tuple[str, dict[str, _Value]]]):
    """The iterator of `nested`."""

    def __next__(self) -> tuple[str, dict[str, _Value]]: ...

@final
class FileInfo:
    """What the catalog knows of a file."""

    @property
    def name(self) -> str:
        """The name; a "*" stands for the part that differs ("hugetlb.*.max")."""

    @property
    def number(self) -> int:
        """The fixed number: the index in C."""

    @property
    def summary(self) -> str:
        """One line of meaning."""

    @property
    def shape(self) -> str:
        """The grammar: "flat keyed", "nested keyed", "values" ..."""

    @property
    def origin(self) -> str:
        """Where it lives: "cgroup v2", "cgroup v1", "/proc", "/proc/<pid>", "node"."""

    @property
    def since(self) -> tuple[int, int]:
        """The first kernel seen to have it: (major, minor)."""

    @property
    def source(self) -> str:
        """The kernel source file that prints it."""

    @property
    def keys(self) -> dict[str, KeyInfo]:
        """The known rows: name to `KeyInfo`."""

    @property
    def cells(self) -> dict[str, KeyInfo]:
        """The known cells of a row: name to `KeyInfo`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class KeyInfo:
    """What the catalog knows of a key."""

    @property
    def name(self) -> str:
        """The kernel's name."""

    @property
    def number(self) -> int:
        """The fixed number: the index in the file's table and in C."""

    @property
    def unit(self) -> str:
        """The unit of its values: "bytes", "pages", "us" ..."""

    @property
    def kind(self) -> Literal["gauge", "counter", "setting", "label"]:
        """How it moves: "gauge", "counter", "setting" or "label"."""

    @property
    def scope(self) -> str:
        """Whose value it is: "hierarchical", "local", "system", "node" ..."""

    @property
    def combine(self) -> str:
        """How values combine up a tree: "sum", "min", "max", "own" ..."""

    @property
    def since(self) -> tuple[int, int]:
        """The first kernel seen to print it: (major, minor)."""

    @property
    def until(self) -> tuple[int, int] | None:
        """The last kernel seen to print it; None where the newest still does."""

    @property
    def meaning(self) -> str:
        """One line of meaning."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
