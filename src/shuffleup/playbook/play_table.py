"""``PlayTable``: a strategy as two arrays of weights, checked when it is made.

Whoever plays by it finds its cell (``table_shape``), leaves out what the options do not allow, and
lets dice choose among the rest by their weights; so it is lawful whatever the table says. Where
nothing of a cell is allowed it checks, else calls, else folds.

The invariant: every cell and every row of throws has whole weights from 0 that add up to ``WHOLE``.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.outside_text import sentence
from shuffleup.playbook import table_shape as shape


class PlayTableError(ValueError):
    """A table that cannot be played by: says which, where and why."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


class PlayTable(Struct, frozen=True):
    """A strategy. ``weights`` and ``throws`` are flat: ``table_shape.cell`` and ``throw_row`` say
    where a cell begins."""

    name: str
    says: str
    weights: tuple[int, ...]
    throws: tuple[int, ...]

    def __post_init__(self) -> None:
        check_rows(self.name, "weights", self.weights, len(shape.ACTIONS), shape.WEIGHTS)
        check_rows(self.name, "throws", self.throws, shape.THROWS, shape.THROW_WEIGHTS)


def check_rows(name: str, what: str, numbers: Sequence[int], size: int, length: int) -> None:
    """Refuse another number of weights, weights that are none, and rows that do not add up."""
    if len(numbers) != length:
        raise PlayTableError(f"{name}: {what} are {length:,} numbers, not {len(numbers):,}")
    for start in range(0, length, size):
        row = numbers[start : start + size]
        where = f"{name}: {what} of {row_name(what, start // size)}"
        if any(type(number) is not int or number < 0 for number in row):
            raise PlayTableError(f"{where}: whole numbers from 0, not {list(row)}")
        if sum(row) != shape.WHOLE:
            raise PlayTableError(f"{where} add up to {sum(row)}, not {shape.WHOLE}")


def row_name(what: str, place: int) -> str:
    """A row in words: what it is asked by."""
    asked: list[Sequence[object]] = [
        shape.STREETS, range(shape.STRENGTHS), shape.OPPONENTS, shape.PRICES, shape.POSITIONS,
    ]  # fmt: skip
    kinds = ["street", "strength", "opponents", "price", "position"]
    if what != "weights":
        asked, kinds = [shape.WINNERS, *asked[:2]], ["wins", *kinds[:2]]
    words: list[str] = []
    for kind, names in zip(reversed(kinds), reversed(asked), strict=True):
        place, number = divmod(place, len(names))
        words.insert(0, f"{kind} {names[number]}")
    return ", ".join(words)
