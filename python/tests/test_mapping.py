"""Snapshots and rows are mappings that never change."""

import collections.abc
import copy
import pickle
from typing import Any

import pytest
import statcodec

FLAT = b"anon 4096\nfile 8192\nbrand_new 7\n"
NESTED = b"anon N0=4096 N2=0\nfile N0=1 N2=2\n"


@pytest.fixture
def snapshot() -> statcodec.Snapshot:
    return statcodec.decode("memory.stat", FLAT)


def test_it_is_a_mapping(snapshot: statcodec.Snapshot) -> None:
    assert isinstance(snapshot, collections.abc.Mapping)
    assert isinstance(snapshot.row("anon"), collections.abc.Mapping)
    assert isinstance(snapshot - snapshot, collections.abc.Mapping)
    assert dict(snapshot) == {"anon": 4096, "file": 8192, "brand_new": 7}
    assert {**snapshot} == dict(snapshot)
    assert list(snapshot.keys()) == list(snapshot) == ["anon", "file", "brand_new"]
    assert list(snapshot.values()) == [4096, 8192, 7]
    assert next(iter(snapshot.items())) == ("anon", 4096)
    assert snapshot.keys() & {"anon", "slab"} == {"anon"}
    assert ("anon", 4096) in snapshot.items()
    match snapshot:
        case {"anon": anon}:
            assert anon == 4096
        case _:
            pytest.fail("no mapping")


def test_names_that_are_not_there(snapshot: statcodec.Snapshot) -> None:
    assert "slab" not in snapshot
    assert snapshot.get("slab") is None
    assert snapshot.get("slab", 5) == 5
    assert snapshot.state("slab") == "absent"
    missing: Any
    for missing in ["slab", 4, None, b"anon", ("anon",), "\ud800"]:
        assert missing not in snapshot
        with pytest.raises(KeyError):
            snapshot[missing]
    unhashable: Any = []
    with pytest.raises(TypeError):
        snapshot[unhashable]
    with pytest.raises(KeyError):
        snapshot.row("slab")


def test_rows_are_mappings_of_their_own() -> None:
    snapshot = statcodec.decode("memory.numa_stat", NESTED)
    anon = snapshot["anon"]
    assert isinstance(anon, statcodec.Row)
    assert anon.name == "anon"
    assert dict(anon) == {"N0": 4096, "N2": 0}
    assert anon == {"N0": 4096, "N2": 0}
    assert anon != {"N0": 4096}
    assert len(anon) == 2
    assert "N1" not in anon
    assert anon.get("N1") is None
    assert anon.state("N1") == "absent"
    assert snapshot.state("anon", "N2") == "value"
    assert snapshot.to_dict() == {"anon": {"N0": 4096, "N2": 0}, "file": {"N0": 1, "N2": 2}}
    key: Any
    for key in ["N1", 0, None]:
        with pytest.raises(KeyError):
            anon[key]


def test_a_total_on_the_head_has_no_name() -> None:
    snapshot = statcodec.decode("v1/memory.numa_stat", b"total=3 N0=1 N1=2\n")
    assert snapshot["total"].value == 3
    assert snapshot["total"][""] == 3
    assert list(snapshot["total"]) == ["", "N0", "N1"]


def test_values_without_names_are_tuples() -> None:
    assert statcodec.decode("stat", b"intr 6 1 2 3\nctxt 5\n").to_dict() == {
        "intr": (6, 1, 2, 3),
        "ctxt": 5,
    }
    assert statcodec.decode("cgroup.procs", b"1\n22\n")[""] == (1, 22)
    assert statcodec.decode("cgroup.procs", b"1\n")[""] == (1,)
    assert statcodec.decode("cgroup.procs", b"").to_dict() == {}
    assert statcodec.decode("cpuset.cpus", b"0-3,8\n")[""] == ((0, 3), 8)
    assert list(statcodec.decode("cgroup.controllers", b"cpu io\n")) == ["cpu", "io"]


def test_a_row_of_one_value_is_found_too(snapshot: statcodec.Snapshot) -> None:
    row = snapshot.row("file")
    assert row.value == 8192
    assert row.name == "file"
    assert row.info is not None
    assert row.info.unit == "bytes"
    assert snapshot.row("brand_new").info is None
    assert snapshot.unknown == ("brand_new",)


def test_files_of_one_value() -> None:
    snapshot = statcodec.decode("memory.current", b"4096\n")
    assert snapshot["value"] == int(snapshot) == 4096
    assert float(snapshot) == 4096.0
    with pytest.raises(OverflowError):
        int(statcodec.decode("memory.max", b"max\n"))
    assert float(statcodec.decode("memory.max", b"max\n")) == float("inf")
    with pytest.raises(TypeError, match="expected a file of one value"):
        int(statcodec.decode("memory.stat", FLAT))


def test_equality(snapshot: statcodec.Snapshot) -> None:
    assert snapshot == statcodec.decode("memory.stat", FLAT)
    assert snapshot != statcodec.decode("memory.stat", FLAT.replace(b"7", b"8"))
    assert snapshot != statcodec.decode("memory.events", FLAT)
    assert snapshot == dict(snapshot)
    assert dict(snapshot) == snapshot
    assert snapshot != {}
    other: Any = 5
    assert snapshot != other
    with pytest.raises(TypeError):
        hash(snapshot)
    with pytest.raises(TypeError):
        assert other < snapshot


def test_it_never_changes(snapshot: statcodec.Snapshot) -> None:
    thing: Any = snapshot
    with pytest.raises(TypeError):
        thing["anon"] = 5
    with pytest.raises(TypeError):
        del thing["anon"]
    with pytest.raises(AttributeError):
        thing.kind = "memory.events"


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickling(snapshot: statcodec.Snapshot, protocol: int) -> None:
    again = pickle.loads(pickle.dumps(snapshot, protocol))
    assert again == snapshot
    assert again.to_text() == FLAT
    assert copy.deepcopy(snapshot) == snapshot
    lenient = statcodec.decode("memory.stat", b"anon x\n", strict=False)
    again = pickle.loads(pickle.dumps(lenient, protocol))
    assert again["anon"] is None
    assert len(again.problems) == 1
    decoder = pickle.loads(pickle.dumps(statcodec.Decoder("memory.stat"), protocol))
    assert decoder.kind == "memory.stat"


def test_an_error_survives_pickling() -> None:
    with pytest.raises(statcodec.DecodeError) as raised:
        statcodec.decode("memory.stat", b"anon 1\nfile x\n")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (again.kind, again.line, str(again)) == (
        raised.value.kind,
        raised.value.line,
        str(raised.value),
    )


def test_repr(snapshot: statcodec.Snapshot) -> None:
    assert repr(snapshot) == "<Snapshot memory.stat: anon=4096, file=8192, brand_new=7>"
    nested = statcodec.decode("memory.numa_stat", NESTED)
    assert repr(nested) == "<Snapshot memory.numa_stat: anon(N0=4096 ...), file(N0=1 ...)>"
    assert repr(nested["anon"]) == "Row('anon', {'N0': 4096, 'N2': 0})"
    many = statcodec.decode("memory.stat", b"".join(b"k%d 1\n" % n for n in range(70)))
    assert repr(many).endswith("k4=1, ... of 70 rows>")
    assert repr(statcodec.decode("io.stat", b"")) == "<Snapshot io.stat: no rows>"


def test_html_escapes_names() -> None:
    snapshot = statcodec.decode("memory.stat", b'<b>&"x 1\nanon 4096\n')
    html = snapshot._repr_html_()
    assert "&lt;b&gt;&amp;&quot;x" in html
    assert "<th>anon</th>" in html
    assert "<td>bytes</td>" in html
    nested = statcodec.decode("memory.numa_stat", NESTED)._repr_html_()
    assert "<th>N2</th>" in nested


def test_the_first_of_equal_names_is_found() -> None:
    snapshot = statcodec.decode("memory.stat", b"anon 1\nx 2\nanon 3\nx 4\n", strict=False)
    assert dict(snapshot) == {"anon": 1, "x": 2}
    assert len(snapshot) == 2
    assert [(row.name, row.value) for row in snapshot.rows()] == [
        ("anon", 1),
        ("x", 2),
        ("anon", 3),
        ("x", 4),
    ]
    assert [problem.kind.name for problem in snapshot.problems] == ["DUPLICATE_NAME"] * 2
