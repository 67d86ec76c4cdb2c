"""Whatever comes in: an answer or one of the errors that are documented."""

import pickle
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from conftest import capture
from hypothesis import given, settings
from hypothesis import strategies as st

import statcodec

KINDS = sorted(statcodec.files())
SEEDS = [
    capture(path)
    for path in [
        "v2-7.2/root/memory.stat",
        "v2-7.2/web_a/memory.numa_stat",
        "v2-7.2/web_b/io.stat",
        "v2-7.2/proc/meminfo",
        "v2-7.2/proc/stat",
        "v2-7.2/proc/pid_status",
    ]
]
WORDS = st.sampled_from([b"anon", b"N0=1", b"max", b"0", b"18446744073709551616", b"-1", b"1.00", b" ", b"\n", b"=", b"\0", b"\xff", b":", b"\t"])  # fmt: skip


@st.composite
def texts(draw: st.DrawFn) -> bytes:
    """Arbitrary bytes, words of the kernel, or a capture with damage."""
    how = draw(st.integers(0, 2))
    if how == 0:
        return draw(st.binary(max_size=200))
    if how == 1:
        return b"".join(draw(st.lists(WORDS, max_size=40)))
    text = bytearray(draw(st.sampled_from(SEEDS))[:600])
    for _ in range(draw(st.integers(0, 5))):
        at = draw(st.integers(0, len(text)))
        text[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(text)


def use(snapshot: statcodec.Snapshot) -> None:
    """Ask a snapshot for everything."""
    assert snapshot == snapshot.to_dict()
    for name in snapshot:
        value = snapshot[name]
        # A line that cannot be read at all is a row without a cell.
        assert snapshot.state(name) != "absent" or not value or not any(value)
        row = snapshot.row(name)
        assert dict(row) == row.to_dict()
        assert isinstance(row.state(), str)
    assert len(np.asarray(snapshot)) == len(snapshot.states)
    assert repr(snapshot)
    assert snapshot._repr_html_()
    assert pickle.loads(pickle.dumps(snapshot)) == snapshot
    assert (snapshot - snapshot).backward == ()
    pa.record_batch(snapshot).validate(full=True)


@settings(max_examples=400, deadline=None)
@given(kind=st.sampled_from(KINDS), text=texts())
def test_decode(kind: str, text: bytes) -> None:
    kind = kind.replace("*", "2MB")
    try:
        strict = statcodec.decode(kind, text)
    except statcodec.DecodeError as error:
        assert 0 <= error.offset <= len(text)
        assert error.line == text.count(b"\n", 0, error.offset) + 1
        assert str(error)
    else:
        assert strict.to_text() == text
        use(strict)
    lenient = statcodec.decode(kind, text, strict=False)
    assert lenient.to_text() == text
    use(lenient)


@settings(max_examples=200, deadline=None)
@given(kind=st.sampled_from(KINDS), many=st.lists(texts(), max_size=5))
def test_decode_many(kind: str, many: list[bytes]) -> None:
    decoder = statcodec.Decoder(kind.replace("*", "2MB"))
    table = decoder.decode_many(many, strict=False)
    assert table.shape == (len(many), len(table))
    array = np.asarray(table)
    assert array.shape == table.shape
    for label, values in table.to_dict().items():
        assert table[label] == values
    for text in many:
        assert decoder.decode(text, strict=False).to_text() == text
    if table.shape[1]:
        pa.record_batch(table).validate(full=True)


@settings(max_examples=200, deadline=None)
@given(text=texts())
def test_streams(text: bytes) -> None:
    for lines in (statcodec.flat(text), statcodec.nested(text)):
        for _ in range(len(text) + 1):
            try:
                name, _value = next(lines)
                assert isinstance(name, str)
            except statcodec.DecodeError as error:
                assert 0 <= error.offset <= len(text)
            except StopIteration:
                break
        with pytest.raises(StopIteration):
            next(lines)
    assert statcodec.sniff(text) in (None, *KINDS)


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.binary(max_size=8) | st.decimals(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(kind=st.sampled_from(KINDS) | ODD, values=st.dictionaries(st.text(max_size=8), ODD) | ODD)
def test_encode(kind: Any, values: Any) -> None:
    try:
        text = statcodec.encode(kind, values)
    except (TypeError, ValueError) as error:
        assert str(error)
    else:
        assert statcodec.decode(kind.replace("*", "2MB"), text).to_text() == text


@settings(max_examples=300, deadline=None)
@given(odd=ODD)
def test_odd_arguments(odd: Any) -> None:
    snapshot = statcodec.decode("memory.stat", b"anon 1\n")
    calls: list[Any] = [
        lambda: statcodec.decode(odd, b"anon 1\n"),
        lambda: statcodec.decode("memory.stat", odd),
        lambda: statcodec.decode("memory.stat", b"anon 1\n", strict=odd),
        lambda: statcodec.Decoder(odd),
        lambda: statcodec.Decoder("memory.stat").decode_many(odd),
        lambda: statcodec.keys(odd),
        lambda: statcodec.sniff(odd),
        lambda: list(statcodec.flat(odd)),
        lambda: list(statcodec.nested(odd)),
        lambda: snapshot.row(odd),
        lambda: snapshot.state(odd),
        lambda: snapshot.state("anon", odd),
        lambda: snapshot.row("anon")[odd],
        lambda: snapshot[odd],
        lambda: snapshot - odd,
        lambda: snapshot == odd,
        lambda: odd in snapshot,
        lambda: snapshot.get(odd),
    ]
    for call in calls:
        try:
            call()
        except (TypeError, ValueError, KeyError):
            pass
