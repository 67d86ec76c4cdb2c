"""The package as it is installed."""

import ast
import doctest
import importlib.metadata
import inspect
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from conftest import ROOT

import statcodec
from statcodec import _statcodec, errors, limits

PACKAGE = Path(statcodec.__file__).parent


def test_what_is_public() -> None:
    assert sorted(statcodec.__all__) == sorted(set(statcodec.__all__))
    public = {name for name in vars(statcodec) if not name.startswith("_")}
    assert public - {"errors", "limits"} == set(statcodec.__all__) - {"__version__"}
    assert (PACKAGE / "py.typed").exists()
    assert (PACKAGE / "_statcodec.pyi").exists()
    for name in statcodec.__all__:
        if not name.startswith("_") and name != "MAX":
            assert getattr(statcodec, name).__doc__, name


def test_the_version_is_cargos() -> None:
    manifest = (ROOT / "Cargo.toml").read_text()
    version = re.search(r'^version = "(.+)"$', manifest, re.MULTILINE)
    assert version is not None
    assert statcodec.__version__ == version[1] == importlib.metadata.version("statcodec")


def test_nothing_is_needed_at_run_time() -> None:
    assert importlib.metadata.requires("statcodec") in (None, [])


def test_error_kinds_are_those_of_rust() -> None:
    table = _statcodec._error_kinds()
    assert [(kind.name, kind.value) for kind in statcodec.ErrorKind] == [
        (name, number) for name, number, _ in table
    ]


def docstrings(path: Path) -> dict[str, str]:
    """Give the docstrings of a stub by qualified name."""
    found: dict[str, str] = {}

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{prefix}{child.name}"
                text = ast.get_docstring(child)
                if text is not None:
                    found[name] = text
                visit(child, f"{name}.")

    visit(ast.parse(path.read_text()), "")
    return found


def test_the_stubs_say_what_the_docstrings_say() -> None:
    for name, text in docstrings(PACKAGE / "_statcodec.pyi").items():
        thing: object = _statcodec
        for part in name.split("."):
            thing = inspect.getattr_static(thing, part)
        thing = getattr(thing, "__func__", thing)
        first = inspect.cleandoc(getattr(thing, "__doc__", None) or "").split("\n")[0]
        assert text.split("\n")[0] == first, name


@pytest.mark.parametrize("module", [statcodec, _statcodec, errors, limits])
def test_docstrings(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert failed == 0
    assert tried > 0


def methods(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_")]


def test_docstrings_of_methods() -> None:
    """`doctest` does not look into methods that are not written in Python."""
    finder, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    tried = 0
    for kind in (statcodec.Snapshot, statcodec.Decoder, statcodec.Table, statcodec.Row):
        for name in methods(kind):
            text = inspect.getattr_static(kind, name).__doc__ or ""
            test = finder.get_doctest(text, {}, f"{kind.__name__}.{name}", None, None)
            tried += len(test.examples)
            runner.run(test)
    assert runner.summarize().failed == 0
    assert tried > 0


@pytest.mark.parametrize("document", [ROOT / "README.md", ROOT / "python/README.md"])
def test_the_examples_of_the_documents_run(document: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", document.read_text(), re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        subprocess.run([sys.executable, "-c", block], check=True, cwd="/")


def test_import_takes_no_time() -> None:
    """Less than 15 ms by the clock, the least of many: others use the machine too."""
    code = (
        "import time; start = time.perf_counter(); import statcodec; "
        "print(time.perf_counter() - start)"
    )

    def took() -> float:
        done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
        return float(done.stdout)

    least = min(took() for _ in range(15))
    print(f"import statcodec: {least * 1000:.1f} ms")
    assert least < 0.015


def test_the_module_is_small() -> None:
    (extension,) = PACKAGE.glob("_statcodec*.so")
    assert extension.stat().st_size < 4_000_000
