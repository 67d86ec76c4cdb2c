"""`files`, `keys`, `sniff`."""

from pathlib import Path, PurePosixPath

import pytest
from conftest import capture

import statcodec


def test_files() -> None:
    files = statcodec.files()
    assert len(files) > 150
    info = files["memory.stat"]
    assert info.name == "memory.stat"
    assert info.origin == "cgroup v2"
    assert info.source == "mm/memcontrol.c"
    assert info.since == (4, 5)
    assert "anon" in info.keys
    assert next(iter(files["io.stat"].cells)) == "rbytes"
    assert [file.name for file in files.values()] == list(files)
    assert info == statcodec.files()["memory.stat"]
    assert len({info, statcodec.files()["memory.stat"]}) == 1
    assert repr(info).startswith("<FileInfo memory.stat: ")


def test_keys() -> None:
    anon = statcodec.keys("memory.stat")["anon"]
    assert (anon.name, anon.number, anon.unit, anon.kind) == ("anon", 0, "bytes", "gauge")
    assert (anon.scope, anon.combine, anon.since, anon.until) == (
        "hierarchical",
        "sum",
        (4, 5),
        None,
    )
    assert anon.meaning
    assert statcodec.keys("memory.stat")["pgfault"].kind == "counter"
    assert anon == statcodec.keys("memory.stat")["anon"]
    assert hash(anon) == hash(statcodec.keys("memory.stat")["anon"])
    numbers = [key.number for key in statcodec.keys("memory.stat").values()]
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sys/fs/cgroup/memory.stat", "memory.stat"),
        ("/sys/fs/cgroup/memory/a/memory.stat", "v1/memory.stat"),
        ("/proc/self/smaps", "pid/smaps"),
        ("/proc/pressure/cpu", "pressure/cpu"),
        ("/etc/passwd", None),
        ("", None),
    ],
)
def test_sniff_paths(path: str, kind: str | None) -> None:
    assert statcodec.sniff(path) == kind
    assert statcodec.sniff(PurePosixPath(path)) == kind
    assert statcodec.sniff(Path(path)) == kind


def test_sniff_texts() -> None:
    assert statcodec.sniff(capture("v2-7.2/root/memory.stat")) == "memory.stat"
    assert statcodec.sniff(capture("v1-6.1/root/memory.stat").decode()) == "v1/memory.stat"
    assert statcodec.sniff(capture("v2-7.2/proc/meminfo")) == "meminfo"
    assert statcodec.sniff(capture("v2-7.2/proc/stat")) == "stat"
    assert statcodec.sniff(b"2.03 0.59 0.21 2/98 1801\n") == "loadavg"
    # Words and numbers without names may be anything.
    assert statcodec.sniff(capture("v2-7.2/root/cgroup.controllers")) is None
    assert statcodec.sniff(b"10 20 20 20\n") is None
    assert statcodec.sniff(b"4096\n") is None
    assert statcodec.sniff(b"") is None
    assert statcodec.sniff(b"\0\xff") is None
