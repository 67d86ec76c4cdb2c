"""What the package reads in captures is what a naive reader reads."""

from pathlib import Path

import statcodec

import naive
from conftest import TESTDATA

CAPTURES = TESTDATA / "captures"


def texts(pattern: str) -> list[tuple[Path, str]]:
    """Give the captures of this name."""
    found = [(path, path.read_text()) for path in sorted(CAPTURES.glob(pattern))]
    assert found, pattern
    return found


def test_flat_files() -> None:
    names = ["memory.stat", "memory.events", "cpu.stat", "cgroup.stat", "memory.swap.events"]
    for name in names:
        for path, text in texts(f"v2-*/*/{name}"):
            assert statcodec.decode(name, text) == naive.flat(text), path
    for path, text in texts("v1-*/*/memory.stat"):
        assert statcodec.decode("v1/memory.stat", text) == naive.flat(text), path
    for path, text in texts("*/proc/vmstat"):
        assert statcodec.decode("vmstat", text) == naive.flat(text), path


def test_nested_files() -> None:
    for name in ["memory.numa_stat", "io.stat", "memory.pressure", "cpu.pressure"]:
        for path, text in texts(f"v2-*/*/{name}"):
            assert statcodec.decode(name, text) == naive.nested(text), path
    for path, text in texts("v1-*/*/memory.numa_stat"):
        assert statcodec.decode("v1/memory.numa_stat", text) == naive.nested(text), path


def test_stat_and_meminfo() -> None:
    for path, text in texts("*/proc/stat*"):
        assert statcodec.decode("stat", text) == naive.stat(text), path
    for path, text in texts("*/proc/meminfo"):
        assert statcodec.decode("meminfo", text) == naive.meminfo(text), path


def test_smaps() -> None:
    for path, text in texts("*/proc/pid_smaps"):
        snapshot = statcodec.decode("pid/smaps", text)
        mappings = naive.smaps(text)
        assert len(snapshot.rows()) == len(mappings), path
        for row, mapping in zip(snapshot.rows(), mappings, strict=True):
            have = row.to_dict()
            assert {name: have[name] for name in mapping} == mapping, path
