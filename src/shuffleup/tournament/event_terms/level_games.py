"""What is played in the levels of an event: one game, or those of a mix in turn, each at stakes
that cost about the same as the blinds of the level."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.games import Opening, SheetError, Structure, game
from shuffleup.hand.setup import SetupError, Stakes, limit, no_limit, pot_limit, spread
from shuffleup.outside_text import quoted
from shuffleup.table.mix.mixes import mix, mixes

FIXED: Final = (Structure.LIMIT, Structure.SPREAD)


class LevelGame(Struct, frozen=True):
    """A game and how it is bet."""

    key: str
    structure: Structure


def games_of(name: str) -> tuple[LevelGame, ...]:
    """``holdem``, ``holdem limit`` or ``horse``: the games of an event, in turn from level to
    level; SetupError if there is none of that name."""
    key, _, betting = name.partition(" ")
    if key in mixes() and not betting:
        return tuple(LevelGame(one.game, one.stakes.structure) for one in mix(key, 4, 8))
    try:
        sheet = game(key)
        structure = Structure(betting) if betting else sheet.structures[0]
    except (SheetError, LookupError, ValueError) as error:
        raise SetupError(f"no game or mix is called {quoted(name)}") from error
    if structure not in sheet.structures:
        raise SetupError(f"{sheet.title} is not played {structure.value}")
    return (LevelGame(key, structure),)


def most_seats(name: str) -> int:
    """How many can be dealt in, whichever of its games is played."""
    return min(game(one.key).max_seats for one in games_of(name))


def stakes_of_level(one: LevelGame, small: int, unit: int) -> Stakes:
    """The stakes of a game where hold'em would have this small blind; forced bets are multiples of
    the smallest amount that can be paid."""
    bet, opening = 2 * small, game(one.key).opening
    if opening is Opening.BLINDS:
        return betting(one.structure, bet, (small, bet))
    if opening is Opening.OPENERS:
        return betting(one.structure, bet, ante=small)
    return betting(one.structure, bet, ante=-(-small // 2 // unit) * unit, bring_in=small)


def betting(
    structure: Structure, bet: int, blinds: tuple[int, ...] = (), ante: int = 0, bring_in: int = 0
) -> Stakes:
    if structure in FIXED:
        fixed = limit if structure is Structure.LIMIT else spread
        return fixed(bet, 2 * bet, blinds, ante=ante, bring_in=bring_in)
    big = no_limit if structure is Structure.NO_LIMIT else pot_limit
    return big(*blinds, minimum=bet, ante=ante, bring_in=bring_in)
