#!/usr/bin/env python3
"""stat_check.py, the benchmark of a kernel patch of 2012, with statcodec beside it.

The script of that patch read /proc/stat a thousand times:

    with open("/proc/stat") as f:
        while num < 1000:
            data = f.read()
            f.seek(0, 0)
            num = num + 1

Here the same loop runs over several files, bare as it was, then with what
scripts do with the text, then through `statcodec.Reader`, which reads and
decodes. Decoding alone is timed on the text that was read first, and Smaps
against `psutil`. Runs are interleaved, so that what else the machine does hits
all alike; each figure is the least and the median of all rounds.

Usage: python benches/stat_check.py [--rounds N] [--reads N]

The last line says how many targets were met; the exit status is 1 unless all
were.
"""

import argparse
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import statcodec

Loop = Callable[[int], object]


def bare(path: str) -> Loop:
    """Give the loop of the patch."""
    file = open(path)  # noqa: SIM115, PTH123

    def loop(reads: int) -> None:
        num = 0
        while num < reads:
            file.read()
            file.seek(0, 0)
            num = num + 1

    return loop


def flat(text: str) -> dict[str, int]:
    """Split `name value` lines."""
    return {name: int(value) for name, value in (line.split() for line in text.splitlines())}


def columns(text: str) -> dict[str, list[int]]:
    """Split rows of columns."""
    return {
        words[0]: [int(word) for word in words[1:]]
        for words in (line.split() for line in text.splitlines())
    }


def nested(text: str) -> dict[str, dict[str, int]]:
    """Split `head cell=value` lines, of cgroup v1 and v2."""
    return {
        words[0].partition("=")[0]: {
            name: int(value) for name, value in (word.split("=") for word in words if "=" in word)
        }
        for words in (line.split() for line in text.splitlines())
    }


def read_and_split(path: str, split: Callable[[str], object]) -> Loop:
    """Give the loop of the patch with a dict comprehension over the text."""
    file = open(path)  # noqa: SIM115, PTH123

    def loop(reads: int) -> None:
        num = 0
        while num < reads:
            split(file.read())
            file.seek(0, 0)
            num = num + 1

    return loop


def reader(path: str) -> Loop:
    """Read and decode."""
    read = statcodec.Reader(path).read

    def loop(reads: int) -> None:
        num = 0
        while num < reads:
            read()
            num = num + 1

    return loop


def split_alone(text: str, split: Callable[[str], object]) -> Loop:
    """Split a text that was read before."""

    def loop(reads: int) -> None:
        num = 0
        while num < reads:
            split(text)
            num = num + 1

    return loop


def decode_alone(kind: str, text: str) -> Loop:
    """Decode a text that was read before."""
    decode = statcodec.Decoder(kind).decode
    data = text.encode()

    def loop(reads: int) -> None:
        num = 0
        while num < reads:
            decode(data)
            num = num + 1

    return loop


def often(call: Callable[[], object]) -> Loop:
    """Call again and again."""

    def loop(reads: int) -> None:
        num = 0
        while num < reads:
            call()
            num = num + 1

    return loop


def interleaved(loops: dict[str, Loop], rounds: int, reads: int) -> dict[str, list[float]]:
    """Time each loop in turn, many times over: microseconds a read."""
    for loop in loops.values():
        loop(max(2, reads // 10))
    times: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(rounds):
        for name, loop in loops.items():
            start = time.perf_counter()
            loop(reads)
            times[name].append((time.perf_counter() - start) / reads * 1e6)
    return times


class Report:
    """The table, and the targets."""

    def __init__(self) -> None:
        """Begin with the head of the table."""
        self.targets: list[tuple[str, bool]] = []
        print(f"{'':36}{'min us':>10}{'median us':>11}{'of the first':>14}")

    def rows(self, title: str, times: dict[str, list[float]]) -> dict[str, float]:
        """Print the times of one file; give the least of each."""
        print(title)
        least = {name: min(all_times) for name, all_times in times.items()}
        first = next(iter(least.values()))
        for name, all_times in times.items():
            median = statistics.median(all_times)
            ratio = least[name] / first
            print(f"  {name:34}{least[name]:10.2f}{median:11.2f}{ratio:14.3f}")
        return least

    def target(self, what: str, found: float, want: float, *, at_most: bool = False) -> None:
        """Hold a ratio against what was promised."""
        met = found <= want if at_most else found >= want
        self.targets.append((what, met))
        word = "at most" if at_most else "at least"
        print(f"  {'met' if met else 'MISSED'}: {what}: {found:.2f}, {word} {want:g}")

    def end(self) -> int:
        """Print the last line; give the exit status."""
        met = sum(met for _, met in self.targets)
        print(f"targets: {met} of {len(self.targets)} met")
        return 0 if met == len(self.targets) else 1


def cgroup_file(name: str) -> str | None:
    """Find a file of a cgroup of this machine, of v2 or else v1."""
    for folder in ("/sys/fs/cgroup", "/sys/fs/cgroup/memory", "/sys/fs/cgroup/unified"):
        path = Path(folder) / name
        if path.exists() and path.read_text():
            return str(path)
    return None


def check(path: str, split: Callable[[str], dict[str, object]]) -> None:
    """Both ways have to give the same names, and numbers where they do not move."""
    with statcodec.Reader(path) as file:
        snapshot = file.read()
    text = snapshot.to_text().decode()
    for name, value in split(text).items():
        found = snapshot[name]
        if isinstance(found, statcodec.Row):
            cells = found.to_dict()
            cells.pop("", None)
            if isinstance(value, dict):
                value.pop(name, None)
            found = cells if isinstance(value, dict) else list(cells.values())
        elif isinstance(value, list):
            found = list(found) if isinstance(found, tuple) else [found]
        if found != value:
            raise SystemExit(f"{path}: {name} is {found}, not {value}")


def files(report: Report, rounds: int, reads: int) -> None:
    """Time the files that are read in a loop."""
    for path, split, held in (
        ("/proc/stat", columns, True),
        (cgroup_file("memory.stat"), flat, True),
        (cgroup_file("memory.numa_stat"), nested, False),
    ):
        if path is None:
            print("no memory controller here: not timed")
            continue
        check(path, split)  # type: ignore[arg-type]
        text = Path(path).read_text()
        kind = statcodec.Reader(path)
        kind.read()
        loops = {
            "f.read(); f.seek(0)": bare(path),
            "Reader.read()": reader(path),
            "read + dict comprehension": read_and_split(path, split),
            "  decode alone": decode_alone(kind.kind, text),
            "  dict comprehension alone": split_alone(text, split),
        }
        times = interleaved(loops, rounds, reads)
        least = report.rows(f"{path} ({len(text)} bytes)", times)
        bare_time, read, both, decode, dicts = least.values()
        if held:
            report.target("Reader.read() by the bare loop", read / bare_time, 0.75, at_most=True)
            report.target("read + dict by Reader.read()", both / read, 6)
            report.target("dict alone by decode alone", dicts / decode, 40)


# The fields that psutil's memory_maps() has of each path.
PSUTIL_FIELDS = [
    "Rss", "Size", "Pss", "Shared_Clean", "Shared_Dirty", "Private_Clean", "Private_Dirty",
    "Referenced", "Anonymous", "Swap",
]  # fmt: skip


def smaps(report: Report, rounds: int, reads: int) -> None:
    """Time the mappings of this process."""
    try:
        import psutil
    except ImportError:
        print("no psutil here: /proc/self/smaps is not timed")
        return
    process = psutil.Process()
    every, ten = statcodec.Smaps(os.getpid()), statcodec.Smaps(os.getpid(), keys=PSUTIL_FIELDS)
    theirs, ours = process.memory_maps(), ten.by_path()
    # Anonymous memory moves between the two.
    files = [mapping for mapping in theirs if mapping.path.startswith("/")]
    if len(theirs) != len(ours) or not files:
        raise SystemExit("psutil and Smaps find different mappings")
    for mapping in files:
        if mapping.size != ours[mapping.path]["Size"] * 1024:
            raise SystemExit(f"psutil and Smaps differ in {mapping.path}")
    times = interleaved(
        {
            "f.read(); f.seek(0)": bare("/proc/self/smaps"),
            "Smaps, psutil's fields, by_path()": often(ten.by_path),
            "Smaps, all fields, by_path()": often(every.by_path),
            "Smaps, all fields, totals()": often(every.totals),
            "psutil memory_maps()": often(process.memory_maps),
        },
        rounds,
        max(1, reads // 50),
    )
    text = Path("/proc/self/smaps").read_text()
    least = report.rows(f"/proc/self/smaps ({len(text)} bytes)", times)
    ratio = least["psutil memory_maps()"] / least["Smaps, psutil's fields, by_path()"]
    report.target("psutil memory_maps() by Smaps of the same", ratio, 6)


def main() -> int:
    """Run all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=15, help="how often each loop is timed")
    parser.add_argument("--reads", type=int, default=1000, help="how many reads a loop has")
    arguments = parser.parse_args()
    print(f"{platform.python_implementation()} {platform.python_version()}, ", end="")
    print(f"statcodec {statcodec.__version__}, Linux {platform.release()}")
    report = Report()
    files(report, arguments.rounds, arguments.reads)
    smaps(report, arguments.rounds, arguments.reads)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
