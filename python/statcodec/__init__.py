"""Reads and writes the text in which the Linux kernel publishes its statistics.

>>> import statcodec
>>> snapshot = statcodec.decode("memory.stat", b"anon 4096\\nfile 8192\\n")
>>> snapshot["anon"]
4096
>>> snapshot.to_text()
b'anon 4096\\nfile 8192\\n'

- `decode`, `Decoder`: texts to snapshots, once or again and again.
- `Reader`: a live file, kept open and read again and again.
- `Smaps`, `Cgroup`, `Tree`: the mappings of a process, the files of a cgroup,
  the cgroups below a root.
- `encode`: names and values to text, to the byte what the kernel prints.
- `flat`, `nested`: any text of these forms, line by line.
- `files`, `keys`, `sniff`: what is known of each file and key.
"""

from ._statcodec import (
    Cgroup,
    Decoder,
    Difference,
    FileInfo,
    Flat,
    KeyInfo,
    Nested,
    Reader,
    Readings,
    Row,
    Smaps,
    Snapshot,
    Table,
    Tree,
    Walk,
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
    "Cgroup",
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
    "Smaps",
    "Snapshot",
    "Table",
    "Tree",
    "UnsupportedError",
    "VanishedError",
    "Walk",
    "__version__",
    "decode",
    "encode",
    "files",
    "flat",
    "keys",
    "nested",
    "sniff",
]
