"""A reader that only splits text, with no help from the codec."""

from typing import Any

from statcodec import MAX


def value(word: str) -> Any:
    """Read a number, `max` or a word."""
    if word == "max":
        return MAX
    try:
        return float(word) if "." in word else int(word)
    except ValueError:
        return word


def flat(text: str) -> dict[str, Any]:
    """Read `name value` on each line."""
    return {name: value(word) for name, word in (line.split(" ") for line in text.splitlines())}


def nested(text: str) -> dict[str, dict[str, Any]]:
    """Read `head cell=value ...` on each line."""
    rows: dict[str, dict[str, Any]] = {}
    for line in text.splitlines():
        cells: dict[str, Any] = {}
        for word in line.split():
            name, separator, rest = word.partition("=")
            if not separator:
                cells = rows.setdefault(name, {})
            elif not cells and name not in rows and word == line.split()[0]:
                cells = rows.setdefault(name, {"": value(rest)})
            else:
                cells[name] = value(rest)
    return rows


CPU = ["user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest", "guest_nice"]


def stat(text: str) -> dict[str, Any]:
    """Read /proc/stat."""
    rows: dict[str, Any] = {}
    for line in text.splitlines():
        name, *words = line.split()
        numbers = [int(word) for word in words]
        if name.startswith("cpu"):
            rows[name] = dict(zip(CPU, numbers, strict=False))
        else:
            rows[name] = numbers[0] if len(numbers) == 1 else tuple(numbers)
    return rows


def meminfo(text: str) -> dict[str, int]:
    """Read /proc/meminfo."""
    rows = {}
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        rows[name] = int(rest.removesuffix(" kB"))
    return rows


def smaps(text: str) -> list[dict[str, Any]]:
    """Read the fields of each mapping of /proc/pid/smaps."""
    mappings: list[dict[str, Any]] = []
    for line in text.splitlines():
        if line[0].isupper():
            name, _, rest = line.partition(":")
            number = rest.removesuffix(" kB").strip()
            mappings[-1][name] = int(number) if number.isdigit() else rest.removeprefix(" ")
        else:
            fields = line.split(maxsplit=5)
            mappings.append({"perms": fields[1], "path": fields[5] if len(fields) > 5 else ""})
    return mappings
