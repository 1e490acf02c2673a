"""One recorded hand: ``History``, typed, every amount in whole chips.

``variants`` maps the codes of PHH to the games that have one. ``PhhError`` is all that can be wrong
with a recorded hand: it says which file, which hand, and why.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from shuffleup.games import Sheet, Structure, games
from shuffleup.outside_text import sentence

Stacks = tuple[int | None, ...]  # None where the record does not know (``inf`` in the file)


class PhhError(ValueError):
    """A hand that cannot be read or written as PHH: where it stands, and why."""

    def __init__(self, why: str, source: str = "", number: int = 0) -> None:
        self.why, self.source, self.number = sentence(why, 350), source, number
        place = sentence(source, 120) + (f" hand {number}" if number else "")
        super().__init__(f"{place}: {self.why}" if place else self.why)


class History(Struct, frozen=True, gc=False):
    """A hand as its file tells it. Amounts are chips: ``scale`` of them to one of its units."""

    variant: str
    game: Sheet
    structure: Structure
    starting_stacks: Stacks
    antes: tuple[int, ...]
    actions: tuple[str, ...] = ()
    blinds_or_straddles: tuple[int, ...] = ()
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0
    ante_trimming_status: bool = False
    finishing_stacks: Stacks | None = None
    winnings: Stacks | None = None
    players: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    metadata: dict[str, object] = {}  # venue, time, … and the user-defined fields, as TOML has them
    scale: int = 1
    chip: int = 1  # what a pot is split down to (``_chip`` in the file)
    source: str = ""
    number: int = 1  # which hand of its file, from 1


@cache
def variants() -> dict[str, tuple[Sheet, Structure]]:
    """The games PHH has a code for, by that code."""
    return {
        code: (sheet, Structure(structure)) for sheet in games() for structure, code in sheet.phh
    }


def variant_of(game: Sheet, structure: Structure) -> str:
    """The code of a game played in this structure; ``PhhError`` where PHH has none."""
    code = dict(game.phh).get(structure.value)
    if code is None:
        raise PhhError(f"PHH has no code for {game.title} played {structure.value}")
    return code


# Fields of money a hand needs beside its stacks and antes, by how its betting starts and its limit.
BETS_OF_STUD = ("bring_in", "small_bet", "big_bet")
BETS_OF_LIMIT = ("small_bet", "big_bet")
BETS_OF_BIG_BET = ("min_bet",)


def bet_fields(game: Sheet, structure: Structure) -> tuple[str, ...]:
    if game.stud:
        return BETS_OF_STUD
    return BETS_OF_LIMIT if structure is Structure.LIMIT else BETS_OF_BIG_BET
