"""The levels of an event as they are read from a wall: amounts apart, and the game in words; and as
they are written, so that they can be changed: ``read_level(level_written(x))`` is x again."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_preview import big_blind_of
from shuffleup.tournament.viewing.director_board import level_in_words


class LevelOnDesk(Struct, frozen=True):
    """One level.

    number     as people count them, without breaks; 0 for a break
    words      all of it in words
    written    what is played in it, as one writes it: "25/50", "break"
    big_blind  what stacks are measured by; 0 for a break
    remove     chips that leave in it
    """

    number: int
    minutes: int
    words: str
    written: str
    game: str
    blinds: tuple[int, ...]
    ante: int
    big_blind_ante: int
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
                stakes_written(level), level.game, stakes.blinds if stakes is not None else (),
                stakes.ante if stakes is not None else 0,
                stakes.big_blind_ante if stakes is not None else 0,
                big_blind_of(stakes) if stakes is not None else 0, level.remove,
            )
        )  # fmt: skip
    return tuple(found)


def level_written(level: Level) -> str:
    """A level in the words in which levels are written: ``25/50 for 20``."""
    gone = f" removing {'/'.join(map(str, level.remove))}" if level.remove else ""
    return f"{stakes_written(level)} for {level.minutes}{gone}"


def stakes_written(level: Level) -> str:
    """What is played in it: ``25/50``, ``stud limit 100/200 ante 25``, ``break``."""
    if level.stakes is None:
        return "break"
    stakes = show_stakes(replace(level.stakes, chip=1))  # the smallest chip goes without saying
    return f"{level.game} {stakes}" if level.game else stakes.partition(" ")[2]
