"""Faults that other tools had with these files: what is the right answer.

The case numbers are those of testdata/cases/cases.md. That Python reads in all
cases what Rust reads is in test_expectations.py.
"""

import pytest
import statcodec
from statcodec import MAX, DecodeError, ErrorKind

from conftest import case


def test_max_is_no_limit_and_no_number() -> None:
    snapshot = statcodec.decode("memory.max", case("42"))
    assert snapshot["value"] is MAX
    assert snapshot.state("value") == "max"
    assert min(snapshot["value"], 4096) == 4096


def test_u64_max_is_exact() -> None:
    snapshot = statcodec.decode("v1/memory.limit_in_bytes", case("44a"))
    assert int(snapshot) == 2**64 - 1


def test_sparse_nodes_keep_their_numbers() -> None:
    anon = statcodec.decode("memory.numa_stat", case("36"))["anon"]
    assert list(anon) == ["N0", "N8", "N253", "N254", "N255"] or "N255" in anon
    assert anon["N255"] == 4096


def test_sparse_cpus_keep_their_numbers() -> None:
    snapshot = statcodec.decode("stat", case("69"))
    assert [name for name in snapshot if name.startswith("cpu")] == [
        "cpu", "cpu0", "cpu1", "cpu3", "cpu97",
    ]  # fmt: skip
    assert snapshot["cpu3"]["idle"] == 119100


def test_an_absent_column_is_not_zero() -> None:
    snapshot = statcodec.decode("stat", case("74"))
    assert snapshot["cpu"].get("guest_nice") is None
    assert snapshot.state("cpu", "guest_nice") == "absent"
    assert snapshot["cpu0"]["guest_nice"] == 4


def test_a_cut_number_is_never_read() -> None:
    text = case("72")
    with pytest.raises(DecodeError) as raised:
        statcodec.decode("stat", text)
    assert raised.value.kind is ErrorKind.TRUNCATED
    snapshot = statcodec.decode("stat", text, strict=False)
    assert snapshot.get("btime") is None
    assert snapshot["intr"][-1] is None


def test_iowait_may_go_down() -> None:
    earlier = statcodec.decode("stat", case("78t0"))
    later = statcodec.decode("stat", case("78t1"))
    difference = later - earlier
    assert difference["cpu"]["iowait"] == -1
    assert difference["cpu"]["idle"] == 100
    assert "cpu.iowait" in difference.backward
    assert "cpu.idle" not in difference.backward


def test_an_empty_read_is_no_zero() -> None:
    with pytest.raises(DecodeError) as raised:
        statcodec.decode("memory.current", case("47"))
    assert raised.value.kind is ErrorKind.EMPTY


def test_unknown_keys_are_kept() -> None:
    snapshot = statcodec.decode("meminfo", case("32"))
    assert snapshot["Quux(x)"] == 7
    assert "Quux(x)" in snapshot.unknown
    assert "MemTotal" not in snapshot.unknown


def test_io_stat_has_decimals_and_words() -> None:
    device = statcodec.decode("io.stat", case("90"))["8:16"]
    assert device["rbytes"] == 1200128
    assert device["cost.vrate"] == 100.0
    assert device["depth"] is MAX
    assert "dbytes" not in statcodec.decode("io.stat", case("90"))["259:40000"]


def test_a_process_may_be_called_anything() -> None:
    snapshot = statcodec.decode("pid/stat", case("18"))
    assert snapshot["comm"] == "worker-thread-\udcc3"
    assert snapshot.to_text() == case("18")
    assert statcodec.decode("pid/stat", case("19"))["comm"] == "a) b (c"


def test_pressure_is_a_percentage() -> None:
    full = statcodec.decode("memory.pressure", case("85"))["full"]
    assert full["avg10"] == 1.66
    assert repr(full["avg10"]) == "1.66"
