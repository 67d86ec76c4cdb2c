"""`MAX`: no limit."""

__all__ = ["MAX", "Max"]


class Max(float):
    """The type of `MAX`, of which there is one: no limit.

    It is what the kernel prints as `max`. Greater than every number, so that
    comparisons and `min()` give what a limit means; in arithmetic it is
    `math.inf`.

    >>> from statcodec import MAX
    >>> MAX > 2**64, min(MAX, 4096), 4096 / MAX
    (True, 4096, 0.0)
    >>> print(MAX)
    max
    """

    __slots__ = ()

    def __new__(cls) -> "Max":
        """Give the one that there is."""
        return MAX

    def __repr__(self) -> str:
        return "statcodec.MAX"

    def __str__(self) -> str:
        return "max"

    def __format__(self, form: str) -> str:
        # By any form that a number may have beside it in a table: `,d`, `.1f`.
        import re

        parts = re.fullmatch(
            r"(?P<place>(?:.?[<>^=])?)[-+ ]?z?#?0?(?P<width>\d*)[,_]?(?:\.\d+)?[a-zA-Z%]?", form
        )
        if parts is None:
            return super().__format__(form)
        place = (parts["place"] or ">").replace("=", ">")
        return format("max", place + parts["width"])

    def __reduce__(self) -> str:
        return "MAX"


MAX: Max = float.__new__(Max, "inf")
"""No limit; no number that a file can hold equals it."""
