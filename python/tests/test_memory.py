"""No memory and no reference is lost, however long it runs."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from conftest import capture, polls

import statcodec

MILLION = 1_000_000
# How often the slower ones are done, each by its share.
TIMES = MILLION if os.environ.get("STATCODEC_LONG") else 60_000


def resident() -> int:
    """Give the resident memory of this process, in KiB."""
    gc.collect()
    return int(statcodec.decode("pid/status", Path("/proc/self/status").read_bytes())["VmRSS"])


STAT = polls("memory.stat.polls")
NUMA = capture("v2-7.2/web_a/memory.numa_stat")
DECODER = statcodec.Decoder("memory.stat")


def decode_warm() -> None:
    for text in STAT[1:3]:
        DECODER.decode(text)["anon"]


def decode_once() -> None:
    statcodec.decode("memory.stat", b"anon 4096\nbrand_new_%d 5\n" % id(object()))["anon"]


def decode_badly() -> None:
    try:
        statcodec.decode("memory.stat", b"anon 1\nfile x\n")
    except statcodec.DecodeError:
        pass
    statcodec.decode("memory.stat", b"anon 1\nfile x\n", strict=False)


def read_rows() -> None:
    for row in statcodec.decode("memory.numa_stat", NUMA).rows()[:3]:
        row.to_dict()


def share_memory() -> None:
    snapshot = DECODER.decode(STAT[2])
    np.asarray(snapshot)[0]
    memoryview(snapshot)
    pa.record_batch(snapshot)
    snapshot.__arrow_c_array__()


def make_tables() -> None:
    table = DECODER.decode_many(STAT[:3])
    np.asarray(table)
    pa.record_batch(table)


def encode_back() -> None:
    statcodec.encode("memory.stat", {"anon": 4096, "file": 8192})


def compare() -> None:
    (DECODER.decode(STAT[3]) - DECODER.decode(STAT[4])).to_dict()


@pytest.mark.parametrize(
    ("work", "times"),
    [
        (decode_warm, MILLION / 2),
        (decode_once, TIMES),
        (decode_badly, 0.3 * TIMES),
        (read_rows, 0.2 * TIMES),
        (share_memory, 0.05 * TIMES),
        (make_tables, 0.05 * TIMES),
        (encode_back, 0.5 * TIMES),
        (compare, 0.1 * TIMES),
    ],
)
def test_memory_is_flat(work: Callable[[], None], times: float) -> None:
    times = int(times)
    for _ in range(times // 5):
        work()
    before = resident()
    for _ in range(times):
        work()
    grown = resident() - before
    # A loss of 64 bytes each time would be more, with a million times.
    assert grown < 2048, f"{grown} KiB in {times} times"


@pytest.mark.skipif(not hasattr(sys, "getrefcount"), reason="counts references")
def test_references_are_given_back() -> None:
    snapshot = DECODER.decode(STAT[1])
    text = STAT[1]
    before = (sys.getrefcount(snapshot), sys.getrefcount(text), sys.getrefcount(DECODER))
    for _ in range(1000):
        DECODER.decode(text)
        snapshot.rows()
        snapshot.row("anon").to_dict()
        np.asarray(snapshot)
        memoryview(snapshot).release()
        iter(snapshot)
        snapshot.items()
        snapshot - snapshot
        list(statcodec.flat(text))
    gc.collect()
    after = (sys.getrefcount(snapshot), sys.getrefcount(text), sys.getrefcount(DECODER))
    assert after == before
