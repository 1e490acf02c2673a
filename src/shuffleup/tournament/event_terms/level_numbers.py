"""How levels are counted by people: without the breaks. The clock and its commands count the lines
of a structure, breaks included; nobody is told those."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.tournament.event_terms.level_record import Level


def level_number(levels: Sequence[Level], at: int) -> int:
    """The number of the level in a line of the structure, from 0; 0 for a break, and before
    play."""
    if not 0 <= at < len(levels) or levels[at].is_break:
        return 0
    return levels_in(levels[: at + 1])


def levels_in(levels: Sequence[Level]) -> int:
    return sum(not level.is_break for level in levels)


def line_of_level(levels: Sequence[Level], number: int) -> int:
    """The line in which a level stands, from 0; -1 where there is none of that number."""
    found = (at for at in range(len(levels)) if number and level_number(levels, at) == number)
    return next(found, -1)


def level_called(levels: Sequence[Level], at: int) -> str:
    """``level 4``, ``the break after level 3``."""
    number = level_number(levels, at)
    if number or not 0 <= at < len(levels):
        return f"level {number}"
    before = levels_in(levels[:at])
    return f"the break after level {before}" if before else "the break before level 1"
