"""`encode`: names and values to text."""

import decimal
from typing import Any

import numpy as np
import pytest
import statcodec
from statcodec import MAX, EncodeError, encode


@pytest.mark.parametrize(
    ("kind", "values", "text"),
    [
        ("memory.stat", {"anon": 1, "brand_new": 2**64 - 1}, "anon 1\nbrand_new 18446744073709551615\n"),
        ("memory.stat", {"anon": -1}, "anon -1\n"),
        ("memory.stat", {"anon": np.uint64(7)}, "anon 7\n"),
        ("memory.max", {"value": MAX}, "max\n"),
        ("memory.max", {"value": "max"}, "max\n"),
        ("memory.max", {"value": 4096}, "4096\n"),
        ("cpu.max", {"quota": MAX, "period": 100000}, "max 100000\n"),
        ("memory.numa_stat", {"anon": {"N0": 1, "N255": 2}}, "anon N0=1 N255=2\n"),
        ("v1/memory.numa_stat", {"total": {"": 3, "N0": 3}}, "total=3 N0=3\n"),
        ("memory.pressure", {"some": {"avg10": 1.5, "total": 7}}, "some avg10=1.50 total=7\n"),
        ("memory.pressure", {"some": {"avg10": 0, "avg60": decimal.Decimal("0.1")}}, "some avg10=0.00 avg60=0.10\n"),
        ("cgroup.procs", {"": (1, 22)}, "1\n22\n"),
        ("cpuset.cpus", {"": ((0, 3), 8)}, "0-3,8\n"),
        ("cgroup.controllers", {"cpu": (), "io": ()}, "cpu io\n"),
        ("stat", {"cpu": {"user": 1, "nice": 2}, "ctxt": 5}, "cpu  1 2\nctxt 5\n"),
        ("stat", {"intr": [6, 1, 2]}, "intr 6 1 2\n"),
        ("meminfo", {"MemTotal": 16}, "MemTotal:             16 kB\n"),
        ("io.stat", {}, ""),
    ],
)  # fmt: skip
def test_table(kind: str, values: dict[str, Any], text: str) -> None:
    assert encode(kind, values) == text.encode()


@pytest.mark.parametrize(
    ("kind", "values", "error", "message"),
    [
        ("memory.stat", {"a b": 1}, EncodeError, "memory.stat: expected"),
        ("memory.stat", {"a\nb": 1}, EncodeError, "memory.stat: expected"),
        ("memory.stat", {"": 1}, EncodeError, "memory.stat: expected"),
        ("memory.stat", {"anon": "x"}, EncodeError, "memory.stat: expected"),
        ("memory.stat", {"anon": 2**64}, ValueError, "anon: expected a number that fits 64 bits"),
        ("memory.stat", {"anon": -(2**63) - 1}, ValueError, "anon: expected a number that fits"),
        ("memory.stat", {"anon": 1.5}, ValueError, "anon: expected an int, got the float 1.5"),
        ("memory.stat", {"anon": None}, TypeError, "anon: expected an int, .*got NoneType"),
        ("memory.stat", {"anon": object()}, TypeError, "anon: expected an int"),
        ("memory.stat", {5: 1}, TypeError, "expected names as str, got int"),
        ("memory.stat", [("anon", 1)], TypeError, "expected a mapping of names and values, got list"),
        ("memory.stat", {"anon": float("nan")}, ValueError, "anon: expected an int"),
        ("memory.pressure", {"some": {"avg10": 0.123}}, ValueError, "some.avg10: expected .*two decimals"),
        ("memory.pressure", {"some": {"avg10": -0.5}}, ValueError, "some.avg10: expected"),
        ("memory.pressure", {"some": {"avg10": decimal.Decimal("NaN")}}, ValueError, "some.avg10: expected"),
        ("cpu.max", {"period": 100000, "quota": MAX}, EncodeError, "cpu.max: expected"),
        ("cpu.max", {"quota": MAX}, EncodeError, "cpu.max: expected"),
        ("memory.stat", {"\ud800": 1}, ValueError, "surrogates not allowed"),
    ],
)  # fmt: skip
def test_what_the_file_cannot_hold(
    kind: str, values: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        encode(kind, values)


def test_a_snapshot_is_written_as_it_was_read() -> None:
    text = b"8:0  rbytes=0 \n"
    snapshot = statcodec.decode("io.stat", text)
    assert encode("io.stat", snapshot) == text
    assert encode("io.stat", snapshot.to_dict()) == b"8:0 rbytes=0\n"


def test_a_snapshot_can_be_written_as_another_file() -> None:
    snapshot = statcodec.decode("memory.events", b"low 1\nhigh 2\n")
    assert encode("memory.events.local", snapshot) == b"low 1\nhigh 2\n"
