"""The program: `python -m statcodec --help`."""

import signal
import sys

from ._statcodec import _run


def main() -> int:
    """Run the program with the arguments of this process."""
    # It is not Python that runs: Ctrl-C and a closed pipe end it as any program.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.stdout.flush()
    return _run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
