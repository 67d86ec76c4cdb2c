"""Memory that NumPy and data frames take without a copy, or with one."""

import decimal
import gc
from typing import Any

import numpy as np
import polars as pl
import pyarrow as pa
import pytest
import statcodec

from conftest import capture, polls


@pytest.fixture
def snapshot() -> statcodec.Snapshot:
    return statcodec.decode("memory.stat", b"anon 4096\nfile 18446744073709551615\n")


def test_numpy_copies_nothing(snapshot: statcodec.Snapshot) -> None:
    array = np.asarray(snapshot)
    assert array.dtype == np.uint64
    assert array.tolist() == [4096, 2**64 - 1]
    assert not array.flags.writeable
    assert not array.flags.owndata
    again = np.asarray(snapshot)
    assert array.__array_interface__["data"] == again.__array_interface__["data"]
    with pytest.raises(ValueError, match="cannot set WRITEABLE"):
        array.flags.writeable = True


def test_the_memory_outlives_the_name_of_the_snapshot() -> None:
    decoder = statcodec.Decoder("memory.stat")
    arrays = [np.asarray(decoder.decode(b"anon %d\nfile 1\n" % n)) for n in range(1000)]
    gc.collect()
    assert [int(array[0]) for array in arrays] == list(range(1000))


def test_memoryview(snapshot: statcodec.Snapshot) -> None:
    view = memoryview(snapshot)
    assert (view.format, view.itemsize, view.ndim, view.shape) == ("Q", 8, 1, (2,))
    assert view.readonly
    assert view.c_contiguous
    assert view.tolist() == [4096, 2**64 - 1]
    view.release()
    assert bytes(memoryview(snapshot)[:1]) == (4096).to_bytes(8, "little")


def test_nothing_can_be_written(snapshot: statcodec.Snapshot) -> None:
    thing: Any = snapshot
    with pytest.raises(ValueError, match="read-only"):
        np.frombuffer(thing, dtype=np.uint64)[0] = 1
    with open("/dev/zero", "rb", buffering=0) as zeros, pytest.raises((TypeError, BufferError)):  # noqa: PTH123
        zeros.readinto(thing)


def test_what_is_no_number_is_the_greatest() -> None:
    lenient = statcodec.decode("memory.stat", b"anon 1\nfile x\nslab max\n", strict=False)
    assert np.asarray(lenient).tolist() == [1, 2**64 - 1, 2**64 - 1]
    assert list(lenient.states) == [0, 4, 2]
    words = statcodec.decode("io.stat", b"8:0 ctrl=auto rbytes=5\n")
    assert np.asarray(words).tolist() == [2**64 - 1, 5]


def test_the_memory_of_a_table() -> None:
    table = statcodec.Decoder("memory.stat").decode_many([b"anon 1\nfile 2\n", b"anon 3\nfile 4\n"])
    array = np.asarray(table)
    assert array.tolist() == [[1, 2], [3, 4]]
    assert not array.flags.writeable
    assert not array.flags.owndata
    assert array.flags.f_contiguous
    assert array[:, 1].flags.c_contiguous
    assert memoryview(table).tolist() == [[1, 2], [3, 4]]
    with pytest.raises(BufferError, match="expected a view with strides"):
        hash_of_plain_bytes(table)


def hash_of_plain_bytes(thing: Any) -> None:
    import hashlib

    hashlib.sha256(thing)


def test_pyarrow_takes_a_snapshot(snapshot: statcodec.Snapshot) -> None:
    batch = pa.record_batch(snapshot)
    batch.validate(full=True)
    assert batch.schema.names == ["name", "cell", "value", "state"]
    assert batch.schema.field("value").type == pa.uint64()
    assert batch.to_pydict() == {
        "name": ["anon", "file"],
        "cell": ["", ""],
        "value": [4096, 2**64 - 1],
        "state": ["value", "value"],
    }
    assert pa.array(snapshot).type.num_fields == 4


def test_pyarrow_takes_decimals_and_nulls() -> None:
    text = b"some avg10=1.50 avg60=0.00 avg300=0.00 total=18446744073709551615\n"
    batch = pa.record_batch(statcodec.decode("memory.pressure", text))
    batch.validate(full=True)
    assert batch.column("value").to_pylist() == [
        decimal.Decimal("1.50"), decimal.Decimal("0.00"), decimal.Decimal("0.00"),
        decimal.Decimal("18446744073709551615.00"),
    ]  # fmt: skip
    limits = pa.record_batch(statcodec.decode("cpu.max", b"max 100000\n"))
    limits.validate(full=True)
    assert limits.column("value").to_pylist() == [None, 100000]
    assert limits.column("state").to_pylist() == ["max", "value"]


def test_every_capture_is_valid_arrow(expectations: list[dict[str, Any]]) -> None:
    for expectation in expectations[::5]:
        snapshot = statcodec.decode(expectation["kind"], expectation["bytes"], strict=False)
        batch = pa.record_batch(snapshot)
        batch.validate(full=True)
        assert batch.num_rows == len(snapshot.states)
        table = statcodec.Decoder(expectation["kind"]).decode_many(
            [expectation["bytes"]], strict=False
        )
        if table.shape[1]:
            pa.record_batch(table).validate(full=True)


def test_pyarrow_takes_a_table() -> None:
    texts = polls("memory.stat.polls")
    table = statcodec.Decoder("memory.stat").decode_many(texts)
    batch = pa.record_batch(table)
    batch.validate(full=True)
    assert batch.schema.names == list(table.columns)
    assert batch.to_pydict() == table.to_dict()


def test_columns_of_a_table_have_types_of_their_own() -> None:
    texts = [
        b"8:0 a=auto cost.vrate=1.25 b=-1 c=max d=5\n",
        b"8:0 a=user cost.vrate=0.50 b=7 c=8\n",
    ]
    batch = pa.record_batch(statcodec.Decoder("io.stat").decode_many(texts))
    batch.validate(full=True)
    assert [str(field.type) for field in batch.schema] == [
        "string", "double", "int64", "uint64", "uint64",
    ]  # fmt: skip
    assert batch.to_pydict() == {
        "8:0.a": ["auto", "user"],
        "8:0.cost.vrate": [1.25, 0.5],
        "8:0.b": [-1, 7],
        "8:0.c": [None, 8],
        "8:0.d": [5, None],
    }


def test_polars_takes_both() -> None:
    text = capture("v2-7.2/root/memory.stat")
    table = statcodec.Decoder("memory.stat").decode_many([text] * 3)
    frame = pl.DataFrame(table)
    assert frame.shape == table.shape
    assert frame.schema["anon"] == pl.UInt64
    assert frame["anon"].to_list() == table["anon"]
    snapshot = statcodec.decode("memory.stat", text)
    rows = pl.DataFrame(pa.record_batch(snapshot))
    assert rows.columns == ["name", "cell", "value", "state"]
    assert rows["value"].to_list() == list(snapshot.values())


def test_capsules_that_nobody_takes_are_freed(snapshot: statcodec.Snapshot) -> None:
    for _ in range(1000):
        schema, array = snapshot.__arrow_c_array__()
        assert "arrow_schema" in repr(schema)
        assert "arrow_array" in repr(array)
    assert pa.array(snapshot).to_pylist()[0]["name"] == "anon"
