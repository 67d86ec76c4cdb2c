#!/usr/bin/env python3
"""Print what memory does on this machine, a line every so often.

python watch.py [SECONDS [TIMES]]
"""

import sys

import statcodec

interval = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
times = int(sys.argv[2]) if len(sys.argv) > 2 else None

with statcodec.Reader("/proc/vmstat") as reader:
    earlier = reader.read()
    for snapshot in reader.every(interval, count=times):
        moved = snapshot - earlier
        earlier = snapshot
        print(
            f"free {snapshot['nr_free_pages']} pages, "
            f"faults +{moved['pgfault']}, pages in +{moved['pgpgin']}, out +{moved['pgpgout']}",
            flush=True,
        )
