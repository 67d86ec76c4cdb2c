"""What the kernel may say to a reading, said by the kernel: a filter of system calls
refuses `pread64` in a process of its own."""

import ctypes
import errno
import os
import platform
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import statcodec

# The number of pread64 by machine.
PREAD = {"x86_64": 17, "aarch64": 67, "riscv64": 67}

pytestmark = pytest.mark.skipif(
    platform.machine() not in PREAD, reason="the number of pread64 is not known here"
)


def refuse(number: int) -> None:
    """Let every later `pread64` of this process fail with an `errno`."""
    load, equal, give = 0x20, 0x15, 0x06  # ld [k], jeq k, ret k
    refused, allowed = 0x0005_0000 | number, 0x7FFF_0000
    program = b"".join(
        struct.pack("=HBBI", *instruction)
        for instruction in [
            (load, 0, 0, 0),  # the number of the call
            (equal, 0, 1, PREAD[platform.machine()]),
            (give, 0, 0, refused),
            (give, 0, 0, allowed),
        ]
    )
    place = ctypes.create_string_buffer(program, len(program))
    filter_ = ctypes.create_string_buffer(struct.pack("HxxxxxxP", 4, ctypes.addressof(place)))
    system = ctypes.CDLL(None, use_errno=True)
    no_new_privileges, seccomp, mode = 38, 22, 2
    calls: list[tuple[Any, ...]] = [(no_new_privileges, 1, 0, 0, 0), (seccomp, mode, filter_, 0, 0)]
    for call in calls:
        if system.prctl(*call) != 0:
            raise OSError(ctypes.get_errno(), "prctl")


def child(path: str, number: int) -> None:
    """Read a file, strictly and leniently, that the kernel then refuses; print the errors."""
    readers = [statcodec.Reader(path), statcodec.Reader(path, strict=False)]
    cgroup = statcodec.Cgroup(Path(path).parent)
    tree = statcodec.Tree(Path(path).parent, ["memory.stat"])
    refuse(number)
    reads: list[Callable[[], object]] = [reader.read for reader in readers]
    reads.append(lambda: cgroup["memory.stat"])
    for read in reads:
        try:
            print("read", read())
        except OSError as error:
            print(type(error).__name__, error.errno, error.filename)
    ((where, file, problem),) = tree.walk().problems
    assert isinstance(problem, OSError)
    print(type(problem).__name__, problem.errno, problem.filename)
    assert (where, file) == (".", "memory.stat")


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (errno.ENODEV, "VanishedError"),
        (errno.ESRCH, "VanishedError"),
        (errno.EACCES, "ForbiddenError"),
        (errno.EPERM, "ForbiddenError"),
        (errno.EOPNOTSUPP, "UnsupportedError"),
        (errno.EIO, "ReadError"),
        (errno.ENOMEM, "ReadError"),
    ],
)
def test_each_refusal_is_its_own_error(tmp_path: Path, number: int, name: str) -> None:
    path = tmp_path / "memory.stat"
    path.write_text("anon 4096\n")
    command = [sys.executable, __file__, str(path), str(number)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{name} {number} {path}"] * 4


def test_a_file_that_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "memory.stat"
    path.write_text("anon 4096\nfile 81")
    with pytest.raises(statcodec.DecodeError) as raised:
        statcodec.Reader(path).read()
    error = raised.value
    assert error.kind is statcodec.ErrorKind.TRUNCATED
    assert (error.filename, error.line) == (os.fspath(path), 2)
    # Half a number is no number.
    lenient = statcodec.Reader(path, strict=False).read()
    assert lenient == {"anon": 4096, "file": None}
    assert [problem.kind.name for problem in lenient.problems] == ["TRUNCATED"]


if __name__ == "__main__":
    child(sys.argv[1], int(sys.argv[2]))
