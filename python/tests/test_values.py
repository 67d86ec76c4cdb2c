"""Numbers, `max`, decimals, words, and what cannot be read."""

import copy
import decimal
import json
import math
import pickle

import pytest

import statcodec
from statcodec import MAX


def test_max_is_greater_than_every_number() -> None:
    assert MAX > 2**64
    assert MAX > 1e308
    assert min(MAX, 5) == 5
    assert max([1, MAX, 3]) is MAX
    assert math.inf == MAX
    assert MAX == MAX
    assert hash(MAX) == hash(math.inf)
    assert 4096 / MAX == 0.0
    assert math.inf == MAX - 4096


def test_there_is_one_max() -> None:
    assert repr(MAX) == "statcodec.MAX"
    assert str(MAX) == f"{MAX}" == "max"
    assert pickle.loads(pickle.dumps(MAX)) is MAX
    assert copy.deepcopy(MAX) is MAX
    assert type(MAX)() is MAX
    assert isinstance(MAX, float)
    assert json.dumps(MAX) == "Infinity"
    with pytest.raises(OverflowError):
        int(MAX)


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("", "max"), ("s", "max"), ("5", "  max"), (">5", "  max"), ("<5", "max  "), ("^5", " max "),
        (",d", "max"), ("8,d", "     max"), (".1f", "max"), ("+7.2f", "    max"), ("05", "  max"),
        ("*=6", "***max"), ("x", "max"), (".0%", "max"),
    ],
)  # fmt: skip
def test_max_stands_where_numbers_do(form: str, text: str) -> None:
    assert format(MAX, form) == text


def test_forms_that_no_number_has() -> None:
    with pytest.raises(ValueError, match="format"):
        format(MAX, "five")


@pytest.mark.parametrize("number", [0, 1, 9, 2**32, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1])
def test_numbers_are_exact(number: int) -> None:
    snapshot = statcodec.decode("memory.stat", f"anon {number}\n")
    assert snapshot["anon"] == number
    assert type(snapshot["anon"]) is int
    assert snapshot.state("anon") == "value"


def test_negative_numbers() -> None:
    snapshot = statcodec.decode("memory.stat", b"anon -5\nfile -9223372036854775808\n")
    assert dict(snapshot) == {"anon": -5, "file": -(2**63)}
    assert snapshot.state("anon") == "negative"


@pytest.mark.parametrize("text", ["0.00", "0.01", "1.66", "99.99", "100.00", "90071992547409.92"])
def test_decimals_are_floats_that_print_as_they_were(text: str) -> None:
    line = f"some avg10={text} avg60=0.00 avg300=0.00 total=0\n"
    snapshot = statcodec.decode("memory.pressure", line)
    avg10 = snapshot["some"]["avg10"]
    assert type(avg10) is float
    assert f"{avg10:.2f}" == text
    assert decimal.Decimal(repr(avg10)) == decimal.Decimal(text)
    assert snapshot.state("some", "avg10") == "hundredths"
    assert statcodec.encode("memory.pressure", snapshot.to_dict()) == line.encode()


def test_decimals_that_no_float_holds_are_decimals() -> None:
    text = "184467440737095516.15"
    line = f"some avg10={text} avg60=0.00 avg300=0.00 total=0\n"
    snapshot = statcodec.decode("memory.pressure", line)
    assert snapshot["some"]["avg10"] == decimal.Decimal(text)
    assert str(snapshot["some"]["avg10"]) == text
    assert statcodec.encode("memory.pressure", snapshot.to_dict()) == line.encode()


def test_words_are_str() -> None:
    snapshot = statcodec.decode("cgroup.type", b"domain threaded\n")
    assert dict(snapshot) == {"value": "domain threaded"}


def test_bytes_that_are_no_text_are_escaped() -> None:
    snapshot = statcodec.decode("memory.stat", b"\xff\xfe 1\nanon 2\n")
    name = next(iter(snapshot))
    assert name.encode("utf-8", "surrogateescape") == b"\xff\xfe"
    assert snapshot[name] == 1
    assert snapshot.to_text() == b"\xff\xfe 1\nanon 2\n"
    assert statcodec.encode("memory.stat", snapshot.to_dict()) == b"\xff\xfe 1\nanon 2\n"


def test_what_cannot_be_read_is_none_and_is_there() -> None:
    snapshot = statcodec.decode("memory.stat", b"anon 1\nfile x\n\nslab 3", strict=False)
    assert dict(snapshot) == {"anon": 1, "file": None, "slab": None}
    assert snapshot.state("file") == "unreadable"
    assert [(p.kind.name, p.line, p.column) for p in snapshot.problems] == [
        ("EXPECTED_NUMBER", 2, 6),
        ("BLANK_LINE", 3, 1),
        ("TRUNCATED", 4, 7),
    ]
    assert str(snapshot.problems[0]) == "line 2, column 6: expected a decimal number, found 'x'"


def test_problems_are_bounded() -> None:
    snapshot = statcodec.decode("memory.stat", b"x y\n" * 5000, strict=False)
    assert len(snapshot.problems) == 1000
    assert snapshot.problems[1].line == 2
