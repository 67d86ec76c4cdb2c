"""Live files: `Reader`, `Smaps`, `Cgroup`, `Tree`."""

import errno
import os
import pickle
import select
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import psutil
import pyarrow as pa
import pytest
from conftest import capture

import statcodec
from statcodec import MAX, Reader


@pytest.fixture
def stat(tmp_path: Path) -> Path:
    path = tmp_path / "memory.stat"
    path.write_bytes(b"anon 4096\nfile 8192\n")
    return path


def test_a_file_is_read_again(stat: Path) -> None:
    with Reader(stat) as reader:
        assert reader.kind == "memory.stat"
        assert reader.path == stat
        assert reader.read() == {"anon": 4096, "file": 8192}
        stat.write_bytes(b"anon 5000\nfile 8192\nslab 1\n")
        assert reader.read() == {"anon": 5000, "file": 8192, "slab": 1}
        assert reader.reopened == 0
        assert repr(reader) == f"<Reader memory.stat: {stat}>"


def test_the_same_text_is_the_same_snapshot(stat: Path) -> None:
    reader = Reader(stat)
    first = reader.read()
    assert reader.read() == first
    assert reader.read() is reader.read()
    stat.write_bytes(b"anon 4097\nfile 8192\n")
    assert reader.read()["anon"] == 4097
    assert first["anon"] == 4096


def test_the_machine_itself() -> None:
    before = Reader("/proc/stat").read()
    assert before["cpu"]["user"] > 0
    meminfo = Reader("/proc/meminfo").read()
    assert meminfo["MemTotal"] * 1024 == psutil.virtual_memory().total
    assert Reader("/proc/self/status").read()["Pid"] == os.getpid()
    assert (Reader("/proc/stat").read() - before)["cpu"]["user"] >= 0


def test_kinds(stat: Path) -> None:
    other = stat.with_name("copy.txt")
    other.write_bytes(stat.read_bytes())
    with pytest.raises(ValueError, match="expected a file that the catalog knows"):
        Reader(other)
    assert Reader(other, "memory.stat").read()["anon"] == 4096
    assert Reader(str(other), kind="memory.stat").kind == "memory.stat"
    with pytest.raises(ValueError, match="did you mean"):
        Reader(other, "memory.sat")
    v1 = stat.with_name("memory.stat")
    v1.write_bytes(capture("v1-6.1/root/memory.stat"))
    reader = Reader(v1)
    assert reader.read().kind == reader.kind == "v1/memory.stat"


def test_errors_are_os_errors(stat: Path) -> None:
    with pytest.raises(FileNotFoundError) as raised:
        Reader("/proc/self/no/such/memory.stat")
    error = raised.value
    assert isinstance(error, statcodec.VanishedError)
    assert isinstance(error, statcodec.ReadError)
    assert isinstance(error, OSError)
    assert error.errno == errno.ENOENT
    assert error.filename == "/proc/self/no/such/memory.stat"
    assert error.strerror == os.strerror(errno.ENOENT)
    assert "No such file" in str(error)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.errno, again.filename) == (type(error), 2, error.filename)
    with pytest.raises(statcodec.ReadError) as directory:
        Reader(stat.parent, "memory.stat").read()
    assert directory.value.errno == errno.EISDIR


def test_a_process_that_is_gone() -> None:
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    reader = Reader(f"/proc/{child.pid}/status")
    assert reader.read()["Pid"] == child.pid
    smaps = statcodec.Smaps(child.pid)
    child.kill()
    child.communicate()
    for call in (reader.read, smaps.totals, smaps.mappings, smaps.by_path):
        with pytest.raises(ProcessLookupError) as raised:
            call()
        assert isinstance(raised.value, statcodec.VanishedError)
        assert raised.value.errno in (errno.ESRCH, errno.ENOENT)


def test_not_permitted(stat: Path) -> None:
    stat.chmod(0)
    nobody, me = 65534, os.geteuid()
    if me == 0:
        os.seteuid(nobody)
    try:
        with pytest.raises(PermissionError) as raised:
            Reader(stat)
    finally:
        os.seteuid(me)
    assert isinstance(raised.value, statcodec.ForbiddenError)
    assert (raised.value.errno, raised.value.filename) == (errno.EACCES, str(stat))


def test_a_text_at_fault_has_its_file(stat: Path) -> None:
    reader = Reader(stat)
    reader.read()
    stat.write_bytes(b"anon 4096\nfile x\n")
    with pytest.raises(statcodec.DecodeError) as raised:
        reader.read()
    error = raised.value
    assert (error.filename, error.line, error.column, error.found) == (str(stat), 2, 6, "x")
    assert str(error) == f"{stat}: line 2, column 6: expected a decimal number, found 'x'"
    again = pickle.loads(pickle.dumps(error))
    assert (again.filename, str(again)) == (error.filename, str(error))
    lenient = Reader(stat, strict=False).read()
    assert lenient == {"anon": 4096, "file": None}
    assert [(problem.filename, problem.line) for problem in lenient.problems] == [(str(stat), 2)]
    stat.write_bytes(b"anon 4096\n")
    assert reader.read() == {"anon": 4096}


def test_closing(stat: Path) -> None:
    with Reader(stat) as reader:
        assert not reader.closed
        descriptor = reader.fileno()
        assert Path(f"/proc/self/fd/{descriptor}").resolve() == stat
        snapshot = reader.read()
    assert reader.closed
    assert repr(reader) == "<Reader, closed>"
    reader.close()
    for call in (reader.read, reader.fileno, lambda: reader.kind, lambda: reader.path):
        with pytest.raises(ValueError, match="expected an open reader"):
            call()
    assert snapshot["anon"] == 4096
    assert not Path(f"/proc/self/fd/{descriptor}").exists()


def test_every(stat: Path) -> None:
    start = time.monotonic()
    times, values = [], []
    for number, snapshot in enumerate(Reader(stat).every(0.05, count=4)):
        times.append(time.monotonic() - start)
        values.append(snapshot["anon"])
        stat.write_bytes(b"anon %d\n" % number)
        time.sleep(0.02)
    assert values == [4096, 0, 1, 2]
    assert times[0] < 0.05
    assert times[3] > 0.14
    assert list(Reader(stat).every(0, count=0)) == []
    assert len(list(Reader(stat).every(0, count=100))) == 100


@pytest.mark.parametrize(
    ("interval", "count", "error"),
    [
        (-1, 1, ValueError),
        (float("nan"), 1, ValueError),
        (float("inf"), 1, ValueError),
        (10**400, 1, ValueError),
        ("1", 1, TypeError),
        (None, 1, TypeError),
        (1, -1, ValueError),
        (1, 10**30, ValueError),
        (1, 1.5, TypeError),
    ],
)
def test_odd_intervals(stat: Path, interval: Any, count: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="expected"):
        Reader(stat).every(interval, count=count)


@pytest.mark.parametrize("path", [5, None, 1.5, ["memory.stat"], object()])
def test_odd_paths(path: Any) -> None:
    for make in (Reader, statcodec.Cgroup, lambda path: statcodec.Tree(path, [])):
        with pytest.raises(TypeError):
            make(path)


def test_paths_with_nul() -> None:
    for make in (Reader, statcodec.Cgroup, lambda path: statcodec.Tree(path, [])):
        with pytest.raises(ValueError, match="NUL"):
            make("/proc/\0/memory.stat")


def test_threads_share_a_reader(stat: Path) -> None:
    reader = Reader(stat)
    found: list[int] = []

    def work() -> None:
        found.extend(reader.read()["file"] for _ in range(500))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for number in range(200):
        # Of the same length, so that no reader sees a file that is half written.
        with stat.open("r+b") as out:
            out.write(b"anon %d\n" % (1000 + number))
    for thread in threads:
        thread.join()
    assert found == [8192] * 2000


def test_pressure_can_be_polled() -> None:
    path = Path("/proc/pressure/memory")
    if not path.exists():
        pytest.skip("no pressure here")
    reader = Reader(path)
    assert reader.read()["some"]["total"] >= 0
    poll = select.poll()
    poll.register(reader.fileno(), select.POLLPRI)
    poll.poll(0)


def test_smaps_of_this_process() -> None:
    smaps = statcodec.Smaps()
    mappings = smaps.mappings()
    assert any(mapping["path"] == "[stack]" for mapping in mappings)
    assert all(mapping["start"] < mapping["end"] for mapping in mappings)
    assert all(mapping["Size"] * 1024 == mapping["end"] - mapping["start"] for mapping in mappings
               if mapping["path"] != "[vsyscall]")  # fmt: skip
    assert "rd" in mappings[0]["VmFlags"].split()
    totals = smaps.totals()
    rollup = Reader("/proc/self/smaps_rollup").read()
    assert abs(totals["Rss"] - rollup["Rss"]) < 4096
    by_path = smaps.by_path()
    assert sum(fields["Size"] for fields in by_path.values()) == pytest.approx(
        totals["Size"], rel=0.1
    )
    theirs = {mapping.path: mapping.rss for mapping in psutil.Process().memory_maps()}
    assert by_path["[stack]"]["Rss"] * 1024 == pytest.approx(theirs["[stack]"], rel=0.5)


def test_smaps_of_chosen_fields() -> None:
    smaps = statcodec.Smaps(os.getpid(), keys=["Pss", "Rss"])
    assert list(smaps.totals()) == ["Pss", "Rss"]
    assert set(smaps.mappings()[0]) == {
        "start", "end", "perms", "offset", "major", "minor", "inode", "path", "Pss", "Rss",
    }  # fmt: skip
    assert list(smaps.by_path()["[stack]"]) == ["Pss", "Rss"]
    with pytest.raises(ValueError, match="expected names of fields"):
        statcodec.Smaps(keys=["Pzz"])
    wrong: Any
    for wrong in ["1", 1.5, b"1"]:
        with pytest.raises(TypeError):
            statcodec.Smaps(wrong)
    with pytest.raises(ValueError, match="expected a number"):
        statcodec.Smaps(-1)
    with pytest.raises(statcodec.VanishedError):
        statcodec.Smaps(2**32 - 1)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Make what looks like cgroup v2: a root, web, web/a, batch."""
    for path, usage, anon in [
        (".", 1000, 700),
        ("web", 600, 400),
        ("web/a", 100, 50),
        ("batch", 300, 200),
    ]:
        folder = tmp_path / path
        folder.mkdir(exist_ok=True)
        (folder / "cgroup.procs").write_text("")
        (folder / "cgroup.controllers").write_text("memory\n")
        (folder / "memory.current").write_text(f"{usage}\n")
        (folder / "memory.stat").write_text(f"anon {anon}\nfile 7\n")
        if path != ".":
            (folder / "memory.max").write_text("max\n")
    (tmp_path / "batch/memory.max").write_text("4096\n")
    return tmp_path


def test_a_cgroup_is_a_mapping(root: Path) -> None:
    cgroup = statcodec.Cgroup(root / "web")
    assert isinstance(cgroup, Mapping)
    assert cgroup.path == root / "web"
    assert list(cgroup) == [
        "cgroup.controllers", "cgroup.procs", "memory.current", "memory.max", "memory.stat",
    ]  # fmt: skip
    assert len(cgroup) == 5
    assert cgroup["memory.stat"]["anon"] == 400
    assert int(cgroup["memory.current"]) == 600
    (root / "web/memory.current").write_text("601\n")
    assert int(cgroup["memory.current"]) == 601
    assert cgroup.get("memory.peak") is None
    assert "memory.peak" not in cgroup
    assert "memory.stat" in cgroup
    key: Any
    for key in ["memory.peak", "no.such", "", 5, None]:
        assert key not in cgroup
        with pytest.raises(KeyError):
            cgroup[key]
    assert {name: snapshot.kind for name, snapshot in cgroup.items()}["memory.max"] == "memory.max"
    assert repr(cgroup) == f"Cgroup('{root / 'web'}')"
    assert cgroup.reader("memory.stat").read()["anon"] == 400
    with pytest.raises(statcodec.VanishedError):
        cgroup.reader("memory.peak")
    with pytest.raises(ValueError, match="expected a file that the catalog knows"):
        cgroup.reader("no.such")


def test_the_limit_that_holds(root: Path) -> None:
    assert statcodec.Cgroup(root / "batch").effective_limit("memory.max") == 4096
    assert statcodec.Cgroup(root / "web").effective_limit("memory.max") is MAX
    with pytest.raises(statcodec.UnsupportedError):
        statcodec.Cgroup(root / "web").effective_limit("memory.stat")


def test_the_cgroup_of_a_process() -> None:
    try:
        cgroup = statcodec.Cgroup.current()
    except statcodec.ReadError:
        pytest.skip("no cgroups are mounted here")
    assert cgroup.path.is_dir()
    assert cgroup.paths[0][0] in (1, 2)
    other = statcodec.Cgroup.of_process(os.getpid())
    assert other.path == cgroup.path
    with pytest.raises(statcodec.VanishedError):
        statcodec.Cgroup.of_process(2**31 - 1)


def test_a_tree(root: Path) -> None:
    tree = statcodec.Tree(root, ["memory.current", "memory.stat", "memory.max"])
    walk = tree.walk()
    assert set(walk.paths) == {".", "web", "web/a", "batch"}
    assert walk.paths[0] == "."
    assert list(walk) == list(walk.keys()) == list(walk.paths)
    assert len(walk) == 4
    assert walk["web"] == {
        "memory.current": 600,
        "memory.stat.anon": 400,
        "memory.stat.file": 7,
        "memory.max": MAX,
    }
    assert "memory.max" not in walk["."]
    assert walk.state(".", "memory.max") == "absent"
    assert walk.state("web", "memory.max") == "max"
    assert walk.state("web", "no such label") == "absent"
    assert dict(walk) == walk.to_dict() == dict(walk.items())
    assert "web/b" not in walk
    assert walk.get("web/b") is None
    assert walk.get("web/b", 5) == 5
    for call in (lambda: walk["web/b"], lambda: walk.state("web/b", "memory.max")):
        with pytest.raises(KeyError):
            call()
    assert walk.parents[walk.paths.index("web/a")] == walk.paths.index("web")
    assert walk.parents[0] is None
    assert walk.added == walk.paths
    assert walk.gone == ()
    assert walk.problems == ()
    assert repr(walk) == "<Walk: 4 cgroups, 4 columns>"
    assert repr(tree) == f"<Tree {root}: memory.current, memory.stat, memory.max>"


def test_a_tree_combines(root: Path) -> None:
    walk = statcodec.Tree(root, {"memory.current": None, "memory.stat": ["anon"]}).walk()
    assert walk.columns == ("memory.current", "memory.stat.anon")
    own = walk.own()
    assert own["."] == {"memory.current": 100, "memory.stat.anon": 100}
    assert own["web"] == {"memory.current": 500, "memory.stat.anon": 350}
    assert own["web/a"] == walk["web/a"]
    assert walk.totals().paths == walk.paths


def test_the_memory_of_a_walk(root: Path) -> None:
    walk = statcodec.Tree(root, ["memory.current", "memory.max"]).walk()
    array = np.asarray(walk)
    assert array.shape == walk.shape == (4, 2)
    assert not array.flags.writeable
    assert not array.flags.owndata
    current = dict(zip(walk.paths, array[:, 0].tolist(), strict=True))
    assert current == {".": 1000, "web": 600, "web/a": 100, "batch": 300}
    assert memoryview(walk).tolist() == array.tolist()
    batch = pa.record_batch(walk)
    batch.validate(full=True)
    assert batch.schema.names == ["path", *walk.columns]
    rows = {row["path"]: row for row in batch.to_pylist()}
    assert rows["batch"] == {"path": "batch", "memory.current": 300, "memory.max": 4096}
    assert rows["web"]["memory.max"] is None


def test_a_tree_that_changes(root: Path) -> None:
    tree = statcodec.Tree(root, ["memory.current"], threads=2)
    first = tree.walk()
    (root / "web/b").mkdir()
    (root / "web/b/memory.current").write_text("5\n")
    for path in (root / "batch").iterdir():
        path.unlink()
    (root / "batch").rmdir()
    (root / "web/memory.current").write_text("x\n")
    second = tree.walk()
    assert set(second.paths) == {".", "web", "web/a", "web/b"}
    assert second.added == ("web/b",)
    assert [str(error.filename) for error in second.gone] == [str(root / "batch")]
    ((where, file, error),) = second.problems
    assert (where, file) == ("web", "memory.current")
    assert isinstance(error, statcodec.DecodeError)
    assert second["web"] == {"memory.current": None}
    assert first["batch"] == {"memory.current": 300}


def test_a_tree_of_chosen_depth(root: Path) -> None:
    assert statcodec.Tree(root, ["memory.current"], depth=0).walk().paths == (".",)
    assert len(statcodec.Tree(root, ["memory.current"], depth=1).walk()) == 3
    assert statcodec.Tree(root, []).walk().shape == (4, 0)


@pytest.mark.parametrize(
    ("files", "error"),
    [
        ("memory.stat", TypeError),
        (5, TypeError),
        ([5], TypeError),
        ({"memory.stat": 5}, TypeError),
        ({5: None}, TypeError),
        (["no.such.file"], ValueError),
        (["cgroup.procs"], statcodec.UnsupportedError),
    ],
)
def test_odd_files_of_a_tree(root: Path, files: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        statcodec.Tree(root, files)


def test_odd_numbers_for_a_tree(root: Path) -> None:
    for threads in (0, -1, 10**6):
        with pytest.raises(ValueError, match="expected"):
            statcodec.Tree(root, [], threads=threads)
    with pytest.raises(ValueError, match="expected"):
        statcodec.Tree(root, [], depth=-1)
    with pytest.raises(statcodec.VanishedError):
        statcodec.Tree(root / "nowhere", [])
