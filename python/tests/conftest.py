"""What all tests share: the test data of the Rust crate, and what that reads."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTDATA = ROOT / "crates/statcodec/testdata"


def polls(name: str) -> list[bytes]:
    """Give the texts of a recorded series."""
    text = (TESTDATA / "series" / name).read_bytes()
    return [poll.rstrip(b"\n") + b"\n" for poll in text.split(b"\n\n")]


def case(start: str) -> bytes:
    """Give a case's text by the start of its name."""
    (path,) = (TESTDATA / "cases").glob(f"{start}-*")
    return path.read_bytes()


def capture(path: str) -> bytes:
    """Give a captured text."""
    return (TESTDATA / "captures" / path).read_bytes()


@pytest.fixture(scope="session")
def expectations() -> list[dict[str, Any]]:
    """What the Rust crate reads in each capture and case."""
    path = Path(os.environ.get("STATCODEC_EXPECTATIONS", ROOT / "target/tmp/expectations.jsonl"))
    if not path.exists():
        pytest.fail(f"no {path}: run `cargo test --package statcodec --test expectations`")
    return list(_lines(path))


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    for line in path.read_text(encoding="ascii").splitlines():
        expectation = json.loads(line)
        if "path" in expectation:
            expectation["bytes"] = (TESTDATA / expectation["path"]).read_bytes()
        else:
            expectation["bytes"] = expectation["text"].encode("latin-1")
        yield expectation
