"""`later - earlier`."""

import itertools
from typing import Any

import pytest
import statcodec

from conftest import polls


def difference(kind: str, earlier: str, later: str) -> statcodec.Difference:
    return statcodec.decode(kind, later) - statcodec.decode(kind, earlier)


def test_gauges_and_counters() -> None:
    change = difference("memory.stat", "anon 4096\npgfault 5\n", "anon 1024\npgfault 9\n")
    assert dict(change) == {"anon": -3072, "pgfault": 4}
    assert change.backward == ()
    assert repr(change) == "<Difference memory.stat: 2 of 2 values changed>"
    assert change["anon"] == change.get("anon") == -3072
    assert change.get("slab") is None
    assert "slab" not in change
    with pytest.raises(KeyError):
        change["slab"]


def test_a_counter_that_goes_down_is_marked() -> None:
    change = difference("memory.stat", "anon 9\npgfault 5\n", "anon 1\npgfault 2\n")
    assert change["pgfault"] == -3
    assert change.backward == ("pgfault",)


def test_it_is_exact() -> None:
    change = difference("memory.stat", f"anon {2**64 - 1}\nfile 0\n", f"anon 0\nfile {2**64 - 1}\n")
    assert dict(change) == {"anon": 1 - 2**64, "file": 2**64 - 1}


def test_what_has_no_two_numbers_is_none() -> None:
    change = difference("memory.stat", "anon 1\n", "anon 2\nslab 3\n")
    assert dict(change) == {"anon": 1, "slab": None}
    assert difference("memory.max", "max\n", "5\n")["value"] is None


def test_rows_are_matched_by_name() -> None:
    change = difference("memory.numa_stat", "anon N0=1 N1=5\n", "file N0=1\nanon N1=7 N3=1\n")
    assert change["anon"] == {"N1": 2, "N3": None}
    assert change["file"] == {"N0": None}
    stat = difference("stat", "cpu 5 9\nintr 4 1 3\n", "cpu 7 8\nintr 9 1 8\n")
    assert stat["cpu"] == {"user": 2, "nice": -1}
    assert stat["intr"] == (5, 0, 5)
    assert stat.backward == ("cpu.nice",)
    pressure = difference(
        "memory.pressure", "some avg10=1.50 total=5\n", "some avg10=0.25 total=9\n"
    )
    assert pressure["some"] == {"avg10": -1.25, "total": 4}


def test_other_files_and_other_things() -> None:
    with pytest.raises(ValueError, match="expected two snapshots of one kind of file"):
        statcodec.decode("memory.max", "5\n") - statcodec.decode("memory.high", "5\n")
    thing: Any = 5
    with pytest.raises(TypeError):
        statcodec.decode("memory.max", "5\n") - thing
    with pytest.raises(TypeError):
        thing - statcodec.decode("memory.max", "5\n")


def test_a_series_adds_up() -> None:
    decoder = statcodec.Decoder("memory.stat")
    snapshots = [decoder.decode(text) for text in polls("memory.stat.polls")]
    steps = [b - a for a, b in itertools.pairwise(snapshots)]
    for name in ("anon", "pgfault", "slab"):
        total = snapshots[-1][name] - snapshots[0][name]
        assert sum(step[name] for step in steps) == total
