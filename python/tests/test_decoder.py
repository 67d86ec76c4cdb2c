"""`Decoder`: texts of one file, again and again, one by one and many at once."""

import threading
from typing import Any

import numpy as np
import pytest
import statcodec
from statcodec import MAX

from conftest import polls


def test_a_decoder_finds_what_decode_finds() -> None:
    for kind, name in [
        ("memory.stat", "memory.stat.polls"),
        ("memory.numa_stat", "memory.numa_stat.polls"),
        ("stat", "proc.stat.polls"),
    ]:
        decoder = statcodec.Decoder(kind)
        assert decoder.kind == kind
        for text in polls(name):
            assert decoder.decode(text) == statcodec.decode(kind, text)


def test_snapshots_keep_their_numbers() -> None:
    decoder = statcodec.Decoder("memory.stat")
    snapshots = [decoder.decode(b"anon %d\n" % n) for n in range(100)]
    assert [snapshot["anon"] for snapshot in snapshots] == list(range(100))


def test_a_decoder_survives_a_bad_text() -> None:
    decoder = statcodec.Decoder("memory.stat")
    decoder.decode(b"anon 1\n")
    for bad in [b"anon x\n", b"", b"anon 1", b"\0", b"anon 1\nanon 2\n"]:
        with pytest.raises(statcodec.DecodeError):
            decoder.decode(bad)
        assert decoder.decode(b"anon 2\n")["anon"] == 2
        decoder.decode(bad, strict=False)
        assert decoder.decode(b"anon 3\n", strict=False).problems == ()


def test_decode_many_makes_columns() -> None:
    texts = polls("memory.stat.polls")
    table = statcodec.Decoder("memory.stat").decode_many(texts)
    snapshots = [statcodec.decode("memory.stat", text) for text in texts]
    assert table.kind == "memory.stat"
    assert table.shape == (len(texts), len(snapshots[0]))
    assert table.columns == tuple(snapshots[0])
    assert table["anon"] == [snapshot["anon"] for snapshot in snapshots]
    array = np.asarray(table)
    assert array.shape == table.shape
    assert (array == [list(snapshot.values()) for snapshot in snapshots]).all()
    assert not np.asarray(table.states).any()
    assert len(table) == len(table.columns)
    assert list(table) == list(table.keys()) == list(table.columns)
    assert "anon" in table
    assert "nope" not in table
    assert table.get("nope") is None
    assert table.get("nope", 3) == 3
    with pytest.raises(KeyError):
        table["nope"]
    assert repr(table) == f"<Table memory.stat: {len(texts)} texts, {len(table)} columns>"


def test_decode_many_takes_other_names_on_the_way() -> None:
    texts = [b"anon 1\nfile 2\n", b"file 3\n", b"slab max\nanon 5\n", "anon 6\n"]
    table = statcodec.Decoder("memory.stat").decode_many(iter(texts))
    assert dict(table) == table.to_dict()
    assert dict(table) == {
        "anon": [1, None, 5, 6],
        "file": [2, 3, None, None],
        "slab": [None, None, MAX, None],
    }
    assert table.states.tolist() == [[0, 0, 3], [3, 0, 3], [0, 3, 2], [0, 3, 3]]
    assert np.asarray(table)[:, 0].tolist() == [1, 2**64 - 1, 5, 6]


def test_decode_many_labels_cells() -> None:
    texts = [b"cpu 1 2\ncpu0 1 2\nctxt 5\n", b"cpu 3 4\ncpu1 3 4\nctxt 6\n"]
    table = statcodec.Decoder("stat").decode_many(texts)
    assert table.columns == (
        "cpu.user", "cpu.nice", "cpu0.user", "cpu0.nice", "ctxt", "cpu1.user", "cpu1.nice",
    )  # fmt: skip
    assert table["cpu1.user"] == [None, 3]


def test_decode_many_keeps_words_and_decimals() -> None:
    texts = [b"8:0 ctrl=auto cost.vrate=1.25\n", b"8:0 ctrl=user cost.vrate=0.50\n"]
    table = statcodec.Decoder("io.stat").decode_many(texts)
    assert dict(table) == {"8:0.ctrl": ["auto", "user"], "8:0.cost.vrate": [1.25, 0.5]}


def test_decode_many_says_which_text_is_wrong() -> None:
    decoder = statcodec.Decoder("memory.stat")
    with pytest.raises(statcodec.DecodeError, match="line 1, column 6") as raised:
        decoder.decode_many([b"anon 1\n", b"anon x\n"])
    assert raised.value.__notes__ == ["in texts[1]"]
    table = decoder.decode_many([b"anon 1\n", b"anon x\n"], strict=False)
    assert table["anon"] == [1, None]
    assert [(index, problem.line) for index, problem in table.problems] == [(1, 1)]


def test_decode_many_of_nothing() -> None:
    table = statcodec.Decoder("memory.stat").decode_many([])
    assert table.shape == (0, 0)
    assert dict(table) == {}
    assert np.asarray(table).shape == (0, 0)
    assert len(table.states) == 0


@pytest.mark.parametrize("texts", [b"anon 1\n", "anon 1\n", 5, None, [5], [b"anon 1\n", None]])
def test_decode_many_takes_texts_alone(texts: Any) -> None:
    with pytest.raises(TypeError):
        statcodec.Decoder("memory.stat").decode_many(texts)


def in_threads(count: int, work: Any) -> None:
    """Run `work(number)` in threads; a failure of any is raised here."""
    failures: list[BaseException] = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_threads_share_a_snapshot() -> None:
    texts = polls("memory.numa_stat.polls")
    snapshot = statcodec.decode("memory.numa_stat", texts[0])
    want = statcodec.decode("memory.numa_stat", texts[0]).to_dict()
    numbers = np.asarray(snapshot).tolist()

    def work(_: int) -> None:
        for _ in range(100):
            assert snapshot.to_dict() == want
            assert snapshot["anon"] == want["anon"]
            assert np.asarray(snapshot).tolist() == numbers
            assert snapshot.to_text() == texts[0]

    in_threads(8, work)


def test_threads_have_decoders_of_their_own() -> None:
    texts = polls("memory.stat.polls")
    want = [statcodec.decode("memory.stat", text)["pgfault"] for text in texts]

    def work(number: int) -> None:
        decoder = statcodec.Decoder("memory.stat")
        for _ in range(3):
            assert [decoder.decode(text)["pgfault"] for text in texts] == want
        assert decoder.decode_many(texts[number:])["pgfault"] == want[number:]

    in_threads(8, work)


def test_threads_share_a_decoder() -> None:
    decoder = statcodec.Decoder("memory.stat")
    large = b"".join(b"key_%d 5\n" % number for number in range(5000))

    def work(number: int) -> None:
        for count in range(50):
            text = b"anon %d\n" % (number * 1000 + count)
            assert decoder.decode(text)["anon"] == number * 1000 + count
            # Long enough to be decoded without the GIL.
            assert len(decoder.decode(large)) == 5000
            assert decoder.decode_many([text, text])["anon"] == [number * 1000 + count] * 2

    in_threads(4, work)


def test_threads_share_an_iterator() -> None:
    lines = statcodec.flat(b"".join(b"key_%d %d\n" % (n, n) for n in range(20000)))
    found: list[tuple[str, int]] = []
    in_threads(4, lambda _: found.extend(lines))
    assert sorted(value for _, value in found) == list(range(20000))
