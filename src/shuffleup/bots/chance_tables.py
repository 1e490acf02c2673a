"""The bots' tables: chances worked out beforehand by ``scripts/bot_tables.py``, read from text.

A ``GameTable`` has a ``StreetTable`` for each betting round. A row says how much of the pot a hand
of this look wins against one opponent who holds any hand, one of the better half, of the best
quarter … (``LEVELS``, in per cent). Shares are in thousandths. ``bounds`` cut the hands of a round
into equal parts, so that a share can be turned into a percentile.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from importlib.resources import files

from shuffleup.games import Sheet, game, names

LEVELS = (100, 50, 25, 12, 5)
PARTS = 64  # into which the bounds cut the hands
NEAR = 8  # rows to each side among which one is looked for whose last bits are the same
STEP = 4  # thousandths to one unit of a row
Row = tuple[int, ...]
EVEN: Row = (500,) * len(LEVELS)


class StreetTable:
    """One betting round of a game: rows by part of the pot (high, low) and key."""

    def __init__(
        self, bounds: tuple[int, ...], pairs: tuple[int, ...], rows: dict[str, dict[int, Row]]
    ) -> None:
        self.bounds, self.pairs, self.rows = bounds, pairs, rows
        self.sorted = {part: sorted(known) for part, known in rows.items()}

    def row(self, part: str, key: int) -> Row:
        """The row of a key, or of the nearest one there is."""
        found = self.rows[part].get(key)
        if found is None:
            found = self.rows[part][key] = self._nearest(part, key)
        return found

    def _nearest(self, part: str, key: int) -> Row:
        keys = self.sorted[part]
        if not keys:
            return EVEN
        place = bisect_left(keys, key)
        near = keys[max(0, place - NEAR) : place + NEAR]
        nearest = min(near, key=lambda other: ((other ^ key) & 7 != 0, other ^ key))
        return self.rows[part][nearest]

    def percentile(self, share: int) -> int:
        """How many thousandths of all hands win less than this: the sum of a row's first two."""
        return bisect_left(self.bounds, share) * 1000 // (len(self.bounds) + 1)


GameTable = tuple[StreetTable, ...]


@lru_cache(maxsize=64)
def game_table(key: str) -> GameTable:
    """The table of a game that comes with the package."""
    text = files("shuffleup.bots").joinpath("chances", f"{key}.txt").read_text("ascii")
    return read_table(text)


def likeness(sheet: Sheet) -> tuple[object, ...]:
    """What decides which table serves a sheet of one's own: the weightiest first."""
    shape = (sheet.has_board, sheet.stud, sheet.draws)
    return shape, sheet.wins, sheet.two_from_hand, sheet.hand_size, len(sheet.streets)


def nearest_game(sheet: Sheet) -> str:
    """The game whose table serves: its own, or that of the game most like it."""
    if sheet.key in names() and likeness(game(sheet.key)) == likeness(sheet):
        return sheet.key
    mine = likeness(sheet)

    def alike(key: str) -> tuple[bool, ...]:
        return tuple(a == b for a, b in zip(likeness(game(key)), mine, strict=True))

    return max(names(), key=alike)


# ---- as text ---------------------------------------------------------------------------------


def read_table(text: str) -> GameTable:
    """Lines of ``street``, ``bounds …``, ``pairs …``, ``rows part key:row …``, in hexadecimal."""
    streets = []
    for block in text.split("street")[1:]:
        bounds: tuple[int, ...] = ()
        pairs: tuple[int, ...] = ()
        rows: dict[str, dict[int, Row]] = {}
        for line in block.splitlines():
            word, *rest = line.split() or [""]
            if word == "bounds":
                bounds = tuple(int(each, 16) for each in rest)
            elif word == "pairs":
                pairs = tuple(int(each, 16) for each in rest)
            elif word == "rows":
                rows[rest[0]] = dict(map(read_row, rest[1:]))
        streets.append(StreetTable(bounds, pairs, rows))
    return tuple(streets)


def read_row(text: str) -> tuple[int, Row]:
    key, _, row = text.partition(":")
    return int(key, 16), tuple(STEP * byte for byte in bytes.fromhex(row))


def show_table(table: GameTable) -> str:
    """The text of a table, a few rows to a line."""
    lines = []
    for street in table:
        lines.append("street")
        lines.append("bounds " + " ".join(f"{bound:x}" for bound in street.bounds))
        if street.pairs:
            lines.append("pairs " + " ".join(f"{value:x}" for value in street.pairs))
        for part, rows in street.rows.items():
            shown = (f"{key:x}:{show_row(row)}" for key, row in sorted(rows.items()))
            lines.append(f"rows {part} " + " ".join(shown))
    return "\n".join(lines) + "\n"


def show_row(row: Row) -> str:
    return bytes(min(250, (share + STEP // 2) // STEP) for share in row).hex()
