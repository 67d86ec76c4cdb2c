"""Python reads what Rust reads: in captures, cases and damaged texts.

The same values, states, error kinds, offsets, lines and columns.
"""

from typing import Any

import pytest
import statcodec
from statcodec import MAX

STATES = ["value", "negative", "max", "absent", "unreadable", "text", "hundredths"]


def characters(text: str) -> str:
    """Spell bytes as the expectations do: as the characters of the same number."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def spelled(value: Any) -> str:
    """Spell a value as the kernel does."""
    if value is MAX:
        return "max"
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, int):
        return str(value)
    # Rust's expectations replace what is not UTF-8.
    return characters(value.encode("utf-8", "surrogateescape").decode("utf-8", "replace"))


def place(error: statcodec.DecodeError) -> list[int]:
    """Give an error as the expectations do."""
    return [error.kind, error.offset, error.line, error.column]


def cells(snapshot: statcodec.Snapshot) -> list[list[Any]]:
    """Give all cells as the expectations do."""
    states = iter(snapshot.states)
    return [
        [number, characters(row.name), characters(name), next(states), value]
        for number, row in enumerate(snapshot.rows())
        for name, value in row.cells()
    ]


def check_strict(expectation: dict[str, Any], decoder: statcodec.Decoder) -> None:
    """Both ways of strict decoding give the strict error, or none."""
    text = expectation["bytes"]
    if expectation["strict"] is None:
        once = statcodec.decode(expectation["kind"], text)
        again = decoder.decode(text)
        assert once == again
        assert once.problems == ()
        assert once.to_text() == again.to_text() == text
        return
    with pytest.raises(statcodec.DecodeError) as once_raised:
        statcodec.decode(expectation["kind"], text)
    assert place(once_raised.value) == expectation["strict"]
    with pytest.raises(statcodec.DecodeError) as again_raised:
        decoder.decode(text)
    assert place(again_raised.value) == expectation["strict"]


def test_python_reads_what_rust_reads(expectations: list[dict[str, Any]]) -> None:
    decoders: dict[str, statcodec.Decoder] = {}
    for expectation in expectations:
        kind = expectation["kind"]
        shown = expectation.get("path", expectation.get("text"))
        decoder = decoders.setdefault(kind, statcodec.Decoder(kind))
        check_strict(expectation, decoder)
        lenient = statcodec.decode(kind, expectation["bytes"], strict=False)
        assert [place(problem) for problem in lenient.problems] == expectation["problems"], shown
        found = cells(lenient)
        assert len(found) == len(expectation["cells"]), shown
        for have, want in zip(found, expectation["cells"], strict=True):
            assert have[:4] == want[:4], shown
            if STATES[have[3]] == "unreadable":
                assert have[4] is None, shown
            else:
                assert spelled(have[4]) == want[4], shown
        assert lenient.to_text() == expectation["bytes"], shown
    assert len(expectations) > 5000, "the captures are gone"


def test_a_mapping_shows_the_first_row_of_each_name(expectations: list[dict[str, Any]]) -> None:
    for expectation in expectations:
        snapshot = statcodec.decode(expectation["kind"], expectation["bytes"], strict=False)
        rows: dict[str, statcodec.Row] = {}
        for row in snapshot.rows():
            rows.setdefault(row.name, row)
        assert list(snapshot) == list(rows)
        assert len(snapshot) == len(rows)
        for name, row in rows.items():
            assert name in snapshot
            value = snapshot[name]
            if isinstance(value, statcodec.Row):
                assert value == row
            elif name and not isinstance(value, tuple):
                assert value == row.value
            elif name:
                assert value == tuple(value for _, value in row.cells())
        assert snapshot == snapshot.to_dict()


def test_a_captured_file_survives_a_dict(expectations: list[dict[str, Any]]) -> None:
    """What `encode` makes of `to_dict()` is the text, but for names given twice."""
    count = 0
    for expectation in expectations:
        if expectation["strict"] is not None or "captures" not in expectation.get("path", ""):
            continue
        snapshot = statcodec.decode(expectation["kind"], expectation["bytes"])
        once = all(len(row) == len(row.cells()) or not list(row) for row in snapshot.rows())
        if not once or len(snapshot) != len(snapshot.rows()):
            continue
        try:
            text = statcodec.encode(snapshot.kind, snapshot.to_dict())
        except statcodec.EncodeError:
            continue
        assert statcodec.decode(snapshot.kind, text) == snapshot.to_dict(), expectation["path"]
        count += text == expectation["bytes"]
    assert count > 300
