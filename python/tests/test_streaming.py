"""`flat` and `nested`: a text line by line."""

import pytest
import statcodec
from statcodec import MAX, DecodeError


def test_flat() -> None:
    assert list(statcodec.flat(b"a 1\nb max\nc -3\n")) == [("a", 1), ("b", MAX), ("c", -3)]
    assert list(statcodec.flat("")) == []
    assert dict(statcodec.flat(bytearray(b"a 1\n"))) == {"a": 1}


def test_nested() -> None:
    text = b"anon N0=1 N2=2\ntotal=3 N0=3\n8:0 8:16 rbytes=1\nsome avg10=0.50\n"
    assert list(statcodec.nested(text)) == [
        ("anon", {"N0": 1, "N2": 2}),
        ("total", {"": 3, "N0": 3}),
        ("8:0", {}),
        ("8:16", {"rbytes": 1}),
        ("some", {"avg10": 0.5}),
    ]


def test_a_bad_line_costs_only_itself() -> None:
    lines = statcodec.flat(b"a 1\nb x\n\n d 1\ne 2\nf 3")
    found: list[object] = []
    while True:
        try:
            found.append(next(lines))
        except DecodeError as error:
            found.append((error.kind.name, error.offset, error.line))
        except StopIteration:
            break
    assert found == [
        ("a", 1),
        ("EXPECTED_NUMBER", 6, 2),
        ("BLANK_LINE", 8, 3),
        ("EXPECTED_NAME", 9, 4),
        ("e", 2),
        ("TRUNCATED", 21, 6),
    ]


def test_a_bad_nested_line_costs_only_itself() -> None:
    rows = statcodec.nested(b"a N0=1\nb N0=01\nc N0=2\n")
    assert next(rows) == ("a", {"N0": 1})
    with pytest.raises(DecodeError) as raised:
        next(rows)
    assert (raised.value.kind.name, raised.value.offset) == ("NOT_CANONICAL", 12)
    assert list(rows) == [("c", {"N0": 2})]
    assert list(rows) == []
