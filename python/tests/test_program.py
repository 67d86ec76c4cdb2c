"""`python -m statcodec`: the program."""

import subprocess
import sys

import statcodec


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "statcodec", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def test_it_decodes() -> None:
    done = run("decode", "-", "--as", "memory.stat", text="anon 1\nfile 2\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert '"anon": 1' in done.stdout


def test_it_says_what_is_wrong() -> None:
    done = run("decode", "-", "--as", "memory.stat", text="anon x\n")
    assert done.returncode == 1
    assert "expected a decimal number" in done.stderr
    done = run("no-such-command")
    assert done.returncode == 2
    assert "unrecognized subcommand" in done.stderr


def test_it_says_who_it_is() -> None:
    done = run("--version")
    assert done.stdout == f"statcodec {statcodec.__version__}\n"
    help_text = run("--help").stdout
    assert "Usage: statcodec" in help_text
    for command in ("show", "decode", "encode", "check", "keys"):
        assert command in help_text
