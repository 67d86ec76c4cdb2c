"""The examples run, and show what they say."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
from conftest import ROOT, TESTDATA
from matplotlib import image

EXAMPLES = ROOT / "python/examples"


def run(name: str, *arguments: object) -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == {"memory_over_time.py", "watch.py"}


def test_memory_over_time(tmp_path: Path) -> None:
    picture = tmp_path / "memory.png"
    said = run("memory_over_time.py", TESTDATA / "series/memory.stat.polls", picture)
    assert "<Table memory.stat: 200 texts, 71 columns>" in said
    assert "stepped back: none" in said
    assert re.search(r"^pgfault: \d+ events, Page faults", said, re.MULTILINE)
    pixels = image.imread(picture)[:, :, :3]
    height, width, _ = pixels.shape
    assert (height, width) == (650, 900)
    # The upper half is a filled area, the lower one lines: both have colour.
    colourful = np.ptp(pixels, axis=2) > 0.2
    upper, lower = colourful[: height // 2].mean(), colourful[height // 2 :].mean()
    assert upper > 0.2, upper
    assert 0.002 < lower < 0.2, lower
    # Memory grew and shrank: the area's upper edge is not flat.
    edges = [
        np.flatnonzero(rows)[0] for rows in colourful[60 : height // 2, 120:880].T if rows.any()
    ]
    assert np.ptp(edges) > 20


def test_watch() -> None:
    lines = run("watch.py", 0.01, 3).splitlines()
    assert len(lines) == 3
    assert all(re.fullmatch(r"free \d+ pages, faults \+\d+, .*", line) for line in lines)
