"""The levels of an event as they are read from a wall: amounts apart, and the game in words."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_preview import big_blind_of
from shuffleup.tournament.viewing.director_board import level_in_words


class LevelOnDesk(Struct, frozen=True):
    """One level.

    number     as people count them, without breaks; 0 for a break
    words      all of it in words
    big_blind  what stacks are measured by; 0 for a break
    remove     chips that leave in it
    """

    number: int
    minutes: int
    words: str
    game: str
    blinds: tuple[int, ...]
    ante: int
    big_blind: int
    remove: tuple[int, ...]


def levels_on_desk(levels: tuple[Level, ...]) -> tuple[LevelOnDesk, ...]:
    found: list[LevelOnDesk] = []
    number = 0
    for level in levels:
        stakes = level.stakes
        number += stakes is not None
        found.append(
            LevelOnDesk(
                number if stakes is not None else 0, level.minutes, level_in_words(level),
                level.game, stakes.blinds if stakes is not None else (),
                stakes.ante if stakes is not None else 0,
                big_blind_of(stakes) if stakes is not None else 0, level.remove,
            )
        )  # fmt: skip
    return tuple(found)
