#!/usr/bin/env python3
"""A tutorial: how a cgroup's memory moved, from a recording to a picture.

Run it as a script, or cell by cell in a notebook: each `# %%` begins a cell.

    python memory_over_time.py RECORDING [PICTURE]

RECORDING holds the polls of a cgroup's memory.stat one after the other, with an
empty line between them, as this makes one:

    while sleep 0.3; do cat /sys/fs/cgroup/NAME/memory.stat; echo; done > RECORDING
"""

# %% A recording is texts; a decoder makes a table of them, a column for each key.
import sys
from pathlib import Path

import matplotlib as mpl
import numpy as np

import statcodec

mpl.use("Agg")
from matplotlib import pyplot as plt

if len(sys.argv) < 2:
    sys.exit("usage: python memory_over_time.py RECORDING [PICTURE]")
recording = Path(sys.argv[1])
picture = Path(sys.argv[2] if len(sys.argv) > 2 else "memory_over_time.png")
interval = 0.3  # seconds from one poll to the next

polls = [poll.rstrip(b"\n") + b"\n" for poll in recording.read_bytes().split(b"\n\n")]
table = statcodec.Decoder("memory.stat").decode_many(polls)
print(table)

# %% NumPy sees the table's own memory: nothing is copied.
array = np.asarray(table)
column = {label: array[:, number] for number, label in enumerate(table.columns)}
seconds = np.arange(len(array)) * interval

# %% The catalog says what is memory and what counts events, and of what unit.
keys = statcodec.keys("memory.stat")
gauges = [name for name in table.columns if name in keys and keys[name].unit == "bytes"]
counters = [name for name in table.columns if name in keys and keys[name].kind == "counter"]
print(f"{len(gauges)} keys are memory, {len(counters)} count what happened")

# %% Which memory was it? Parts that do not overlap, largest first.
parts = ["anon", "file", "slab_reclaimable", "slab_unreclaimable", "kernel_stack", "pagetables"]
parts = [name for name in parts if name in column]
parts.sort(key=lambda name: -float(column[name].mean()))

# %% And what happened meanwhile: a counter's steps, a second each.
moved = {name: int(column[name][-1]) - int(column[name][0]) for name in counters}
busiest = sorted((name for name in counters if moved[name] > 0), key=lambda name: -moved[name])[:4]

# %% The same for two polls, by the catalog's rules: what stepped back is named.
decoder = statcodec.Decoder("memory.stat")
change = decoder.decode(polls[-1]) - decoder.decode(polls[0])
for name in busiest:
    print(f"{name}: {change[name]} {keys[name].unit}, {keys[name].meaning}")
print("stepped back:", ", ".join(change.backward) or "none")

# %% The picture.
figure, (memory, events) = plt.subplots(2, 1, sharex=True, figsize=(9, 6.5))
memory.stackplot(seconds, *(column[name] / 2**20 for name in parts), labels=parts)
memory.set_ylabel("memory (MiB)")
memory.set_title("A cgroup's memory over time, from memory.stat")
memory.margins(x=0.01, y=0.25)
memory.legend(loc="upper left", fontsize="small", ncols=6)
for name in busiest:
    steps = np.diff(column[name].astype(np.int64)) / interval
    events.plot(seconds[1:], steps, label=f"{name} ({keys[name].unit})")
events.set_yscale("symlog")
events.margins(x=0.01, y=0.25)
events.set_ylim(bottom=0)
events.set_ylabel("per second")
events.set_xlabel("seconds")
events.legend(loc="upper left", fontsize="small", ncols=4)
figure.align_ylabels()
figure.tight_layout()
figure.savefig(picture, dpi=100)
print(f"wrote {picture}")
