"""A wrong argument is a TypeError or ValueError that says what was expected."""

import array
import mmap
from collections.abc import Callable
from typing import Any

import pytest
import statcodec

TEXT = b"anon 4096\nfile 8192\n"


@pytest.mark.parametrize(
    "make",
    [
        bytes,
        bytes.decode,
        bytearray,
        memoryview,
        lambda text: memoryview(text)[:],
        lambda text: array.array("B", text),
        lambda text: memoryview(text + text)[: len(text)],
        lambda text: memoryview(bytes(byte for letter in text for byte in (letter, 0)))[::2],
    ],
)
def test_texts_of_every_type(make: Callable[[bytes], Any]) -> None:
    assert dict(statcodec.decode("memory.stat", make(TEXT))) == {"anon": 4096, "file": 8192}
    assert dict(statcodec.flat(make(TEXT))) == {"anon": 4096, "file": 8192}


def test_a_mapped_file() -> None:
    with mmap.mmap(-1, mmap.PAGESIZE) as memory:
        memory[: len(TEXT)] = TEXT
        with pytest.raises(statcodec.DecodeError) as raised:
            statcodec.decode("memory.stat", memory)
        assert raised.value.kind is statcodec.ErrorKind.NUL_BYTE
        with memoryview(memory) as view:
            assert statcodec.decode("memory.stat", view[: len(TEXT)])["anon"] == 4096


def test_offsets_of_a_str_count_its_bytes() -> None:
    with pytest.raises(statcodec.DecodeError) as raised:
        statcodec.decode("memory.stat", "\u00e4\u00e4 1\nfile x\n")
    assert (raised.value.offset, raised.value.line, raised.value.column) == (12, 2, 6)
    escaped = b"\xff 1\n".decode("utf-8", "surrogateescape")
    assert statcodec.decode("memory.stat", escaped).to_text() == b"\xff 1\n"


WRONG_TEXTS: list[Any] = [None, 5, 1.5, [b"anon 1\n"], object(), array.array("d", [1.0]), bytes]


@pytest.mark.parametrize("data", WRONG_TEXTS)
def test_wrong_texts(data: Any) -> None:
    for call in (
        lambda: statcodec.decode("memory.stat", data),
        lambda: statcodec.Decoder("memory.stat").decode(data),
        lambda: statcodec.flat(data),
        lambda: statcodec.nested(data),
    ):
        with pytest.raises(TypeError, match="expected bytes, str or a buffer of bytes, got"):
            call()
    with pytest.raises(TypeError, match="expected a path or a text"):
        statcodec.sniff(data)


def test_a_str_that_is_no_text() -> None:
    with pytest.raises(ValueError, match="surrogates not allowed"):
        statcodec.decode("memory.stat", "\ud800 1\n")


@pytest.mark.parametrize("kind", [None, 5, b"memory.stat", ["memory.stat"]])
def test_kinds_of_the_wrong_type(kind: Any) -> None:
    for call in (
        lambda: statcodec.decode(kind, TEXT),
        lambda: statcodec.encode(kind, {}),
        lambda: statcodec.Decoder(kind),
        lambda: statcodec.keys(kind),
    ):
        with pytest.raises(TypeError, match=r"expected the name of a file as str, .* got"):
            call()


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("memory.sat", "did you mean 'memory.stat'"),
        ("memory_stat", "did you mean"),
        ("", "expected the name of a known file"),
        ("\ud800", "expected the name of a known file"),
        ("quite another thing", r"see statcodec.files\(\)"),
    ],
)
def test_kinds_that_are_not_known(kind: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        statcodec.decode(kind, TEXT)
    with pytest.raises(ValueError, match=message):
        statcodec.Decoder(kind)


def test_missing_and_odd_arguments() -> None:
    thing: Any = statcodec
    for call in (
        lambda: thing.decode("memory.stat"),
        lambda: thing.decode(),
        lambda: thing.decode("memory.stat", TEXT, True),
        lambda: thing.decode("memory.stat", TEXT, strict="no"),
        lambda: thing.decode("memory.stat", TEXT, lenient=True),
        lambda: thing.Decoder(),
        lambda: thing.Snapshot(),
        lambda: thing.Row(),
        lambda: thing.Table(),
        lambda: thing.Difference(),
        lambda: thing.KeyInfo(),
        lambda: thing.FileInfo(),
        lambda: thing.decode("memory.stat", TEXT).state(5),
        lambda: thing.decode("memory.stat", TEXT).row(5),
        lambda: thing.decode("memory.stat", TEXT).state("anon", 5),
    ):
        with pytest.raises(TypeError):
            call()
