"""The Python part of `cargo xtask soak`.

Reads the tree that changes, and live files, from several threads at once, and
ends with a line of counts:

    python soak.py FOLDER SECONDS

What each value must be is written down in crates/soak/src/promise.rs; here it
is in words of its own.
"""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import statcodec
from statcodec import MAX

FILES = [
    "memory.stat",
    "memory.numa_stat",
    "io.stat",
    "cpu.stat",
    "memory.pressure",
    "stat",
    "memory.current",
]
# Those that are there are read. In all of them a line is a row.
LIVE = [
    "/proc/stat",
    "/proc/meminfo",
    "/proc/vmstat",
    "/proc/pressure/cpu",
    "/proc/pressure/io",
    "/proc/pressure/memory",
    "/sys/fs/cgroup/memory/memory.stat",
    "/sys/fs/cgroup/memory/memory.numa_stat",
    "/sys/fs/cgroup/memory.stat",
    "/sys/fs/cgroup/memory.numa_stat",
    "/sys/fs/cgroup/cpu.stat",
]
# These are shared by the threads.
DECODERS = [statcodec.Decoder(file) for file in FILES]

PAUSE = 0.02
ALL = 2**64 - 1

Cells = Iterable[tuple[str, str, Any]]


class Tally:
    """What is counted, of all threads."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(["reads", "values", "came", "gone", "wrong"], 0)
        self.lock = threading.Lock()

    def add(self, name: str, number: int = 1) -> None:
        with self.lock:
            self.counts[name] += number

    def wrong(self, what: object) -> None:
        """Count what is wrong, and say so of the first ten."""
        self.add("wrong")
        if self.counts["wrong"] <= 10:
            print(f"python: {what}", file=sys.stderr)


TALLY = Tally()


@cache
def place(label: str) -> int:
    bits = 0xCBF29CE484222325
    for byte in label.encode():
        bits = (bits ^ byte) * 0x100000001B3 & ALL
    return bits


def promised(sequence: int, group: str, file: str, row: str, cell: str) -> Any:
    bits = place(f"{group}/{file} {row} {cell}") ^ (sequence * 0x9E3779B97F4A7C15 & ALL)
    bits = (bits ^ bits >> 32) * 0xD6E8FEB86659FD93 & ALL
    bits ^= bits >> 32
    if cell.startswith("avg"):
        return bits % 10001 / 100
    if bits & 127 == 0:
        return ALL
    if bits & 127 == 1 and file not in ("memory.pressure", "stat"):
        return MAX
    return 0 if bits & 127 == 2 else bits >> (bits >> 7 & 63)


def verify(group: str, file: str, cells: Cells) -> int | None:
    """Hold all cells of a file against the promise.

    Gives which write it is of; None where no cell is there.
    """
    sequence = None
    count = 0
    values = []
    for row, cell, value in cells:
        if file == "memory.current" or (row == "seq" and cell in ("", "seq")):
            sequence = value
        elif row in ("seq", "cells"):
            count = value
        else:
            values.append((row, cell, value))
    if sequence is None and not values:
        return None
    if sequence is None or len(values) != count:
        TALLY.wrong(f"{group}/{file}, write {sequence}: {len(values)} values of {count}")
        return None
    for row, cell, value in values:
        expected = promised(sequence, group, file, row, cell)
        # 1 is no 1.0 here.
        if value != expected or type(value) is not type(expected):
            TALLY.wrong(f"{group}/{file}, write {sequence}: {row} {cell}: {value}, not {expected}")
    TALLY.add("values", len(values))
    return int(sequence)


def cells_of(snapshot: statcodec.Snapshot) -> Cells:
    return [(row.name, cell, value) for row in snapshot.rows() for cell, value in row.cells()]


def naive_sequence(text: bytes) -> int:
    """Which write a text is of, with no help from the codec."""
    words = text.split()
    at = words.index(b"seq") + 1 if b"seq" in words else 0
    return int(words[at].removeprefix(b"seq="))


def groups(root: Path) -> dict[str, int]:
    """Give the groups and their inodes, with no help from the reader."""
    found = {}
    waiting = [""]
    while waiting:
        above = waiting.pop()
        try:
            for entry in os.scandir(root / above):
                if entry.is_dir():
                    name = f"{above}/{entry.name}".lstrip("/")
                    found[name] = entry.inode()
                    waiting.append(name)
        except FileNotFoundError:
            continue
    return found


def read_file(decoder: statcodec.Decoder, path: Path, group: str, file: str) -> None:
    """Read a file by a decoder, and twice by a reader of its own."""
    try:
        text = path.read_bytes()
        reader = statcodec.Reader(path, file)
    except FileNotFoundError:
        return
    before = naive_sequence(text)
    found = verify(group, file, cells_of(decoder.decode(text)))
    if found != before:
        TALLY.wrong(f"{path}: {found}, not {before}")
    with reader:
        for _ in range(2):
            snapshot = reader.read()
            found = verify(group, file, cells_of(snapshot))
            if found is None or found < before:
                TALLY.wrong(f"{path}: {found} after {before}")
    TALLY.add("reads", 3)


class Files:
    """One file of each group."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.round = 0

    def __call__(self) -> None:
        self.round += 1
        number = self.round % len(FILES)
        for group in groups(self.root):
            path = self.root / group / FILES[number]
            read_file(DECODERS[number], path, group, FILES[number])


class Walks:
    """The whole tree, walk after walk, with descriptors that are kept."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.round = 0
        self.last: dict[tuple[int, str], int] = {}
        self.labels: dict[str, tuple[str, str, str]] = {}

    def __call__(self) -> None:
        # Anew now and then, to read what was written since.
        if self.round % 16 == 0:
            self.tree = statcodec.Tree(self.root, FILES)
        file = FILES[self.round % len(FILES)]
        before = {
            group: inode
            for group, inode in groups(self.root).items()
            if (self.root / group / file).exists()
        }
        walk = self.tree.walk()
        # A group goes file by file, and its folder last.
        before = {
            group: inode for group, inode in before.items() if (self.root / group / file).exists()
        }
        after = groups(self.root)
        for path, name, error in walk.problems:
            if not isinstance(error, FileNotFoundError):
                TALLY.wrong(f"{path}/{name}: {error}")
        found = self.verify(walk)
        for group, inode in before.items():
            if after.get(group) == inode and (inode, file) not in found:
                TALLY.wrong(f"{group}/{file} is not in the tree")
        for key, sequence in found.items():
            if sequence < self.last.get(key, 0):
                TALLY.wrong(f"{key}: {sequence} after {self.last[key]}")
        self.last = found
        if self.round % 16 > 0:
            TALLY.add("came", len(walk.added))
        TALLY.add("gone", len(walk.gone))
        self.round += 1

    def verify(self, walk: statcodec.Walk) -> dict[tuple[int, str], int]:
        found = {}
        for path, inode in zip(walk.paths, walk.ids, strict=True):
            files: dict[str, list[tuple[str, str, Any]]] = {file: [] for file in FILES}
            gone = set()
            for label, value in walk[path].items():
                file, row, cell = self.names(label)
                files[file].append((row, cell, value))
                # Of a file that went away while it was to be read.
                if value is None:
                    gone.add(file)
            for file, cells in files.items():
                sequence = None if file in gone else verify(path, file, cells)
                if sequence is not None:
                    found[inode, file] = sequence
                    TALLY.add("reads")
        return found

    def names(self, label: str) -> tuple[str, str, str]:
        """Split a label into file, row and cell."""
        if label not in self.labels:
            file = next(file for file in FILES if label == file or label.startswith(f"{file}."))
            row, _, cell = label.removeprefix(f"{file}").lstrip(".").partition(".")
            self.labels[label] = (file, row, cell)
        return self.labels[label]


def naive_row(line: str) -> tuple[str, list[float]]:
    """Read a line: its first word, and all words after it that are numbers."""
    name, *words = line.replace("=", " ").replace(":", " ").split()
    numbers = [word for word in words if word.replace(".", "").isdigit()]
    return name, [float(word) if "." in word else int(word) for word in numbers]


class Live:
    """Files of the kernel's own. The readers are shared by the threads."""

    def __init__(self, readers: list[statcodec.Reader]) -> None:
        self.readers = readers
        self.round = 0

    def __call__(self) -> None:
        for reader in self.readers:
            snapshot = reader.read()
            naive = [naive_row(line) for line in snapshot.to_text().decode().splitlines()]
            found = [(row.name, [value for _, value in row.cells()]) for row in snapshot.rows()]
            for one, other in zip(naive, found, strict=True):
                if one != other:
                    TALLY.wrong(f"{reader.path}: {other}, not {one}")
            TALLY.add("values", sum(len(numbers) for _, numbers in found))
            TALLY.add("reads")
        if self.round % 16 == 0:
            self.smaps()
        self.round += 1

    def smaps(self) -> None:
        text = Path("/proc/self/smaps").read_bytes()
        found = sum(
            row["Rss"] for row in statcodec.decode("pid/smaps", text).rows() if "Rss" in row
        )
        lines = (line.split() for line in text.splitlines())
        naive = sum(int(words[1]) for words in lines if words[0] == b"Rss:")
        if found != naive:
            TALLY.wrong(f"/proc/self/smaps: {found} kB, not {naive}")
        TALLY.add("reads")
        TALLY.add("values")


def resident() -> int:
    """What this process has in memory, in kB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208


def main() -> None:
    root, seconds = Path(sys.argv[1]) / "root", float(sys.argv[2])
    end = time.monotonic() + seconds
    before = descriptors()

    def until_end(work: Callable[[], None]) -> None:
        try:
            while time.monotonic() < end:
                work()
                time.sleep(PAUSE)
        except Exception as error:
            TALLY.wrong(repr(error))

    readers = [statcodec.Reader(path) for path in LIVE if Path(path).exists()]
    works = [Walks(root), Files(root), Files(root), Live(readers), Live(readers)]
    threads = [threading.Thread(target=until_end, args=[work]) for work in works]
    for thread in threads:
        thread.start()
    # Half-way, or after a minute, memory is warm.
    time.sleep(min(seconds / 2, 60))
    warm = resident()
    for thread in threads:
        thread.join()
    for reader in readers:
        reader.close()
    works.clear()
    threads.clear()
    counts = " ".join(f"{name}={number}" for name, number in TALLY.counts.items())
    print(
        f"threads=5 {counts} warm_kb={warm} end_kb={resident()} "
        f"fds_start={before} fds_end={descriptors()}"
    )


if __name__ == "__main__":
    main()
