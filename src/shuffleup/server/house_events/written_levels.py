"""Other levels for an event that runs, read from the words in which they are written.

``levels_of(event, written)`` is all of them, as ``ChangeLevels`` has them. What was played is as it
was, and so is the level that is on; the chip a pot is split down to stands in no words, and follows
from the chips that are in play in a level.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd

from msgspec.structs import replace

from shuffleup.outside_text import quoted
from shuffleup.sim.event_run.announced_event import betting_of
from shuffleup.tournament.event_terms.level_numbers import levels_in
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.levels_on_desk import level_written
from shuffleup.tournament.words.terms_words import read_level


def levels_of(event: Tournament, written: Sequence[str]) -> tuple[Level, ...]:
    """The levels that are meant; ValueError where one cannot be read, with its number."""
    texts = [" ".join(words.split()) for words in written]
    known = {level_written(one): one for one in event.levels}
    read: list[Level] = []
    for text in texts:
        read.append(known.get(text) or read_as(levels_in(read) + 1, text, event))
    begun = event.levels[: event.clock.level + 1]
    for at, level in enumerate(begun[: len(read)]):
        if level_written(level) == texts[at]:
            read[at] = level
    return tuple(split_down(event, read))


def read_as(number: int, text: str, event: Tournament) -> Level:
    try:
        return read_level(text, betting_of(event.levels))
    except ValueError as error:
        raise ValueError(f"level {number}, {quoted(text)}: {error}") from error


def split_down(event: Tournament, levels: Sequence[Level]) -> Iterator[Level]:
    """Pots are split down to the smallest amount that the chips in play can pay, which may leave
    earlier or later than they did."""
    in_play, begun = set(event.terms.chips), event.clock.level + 1
    for at, level in enumerate(levels):
        if at < begun or level.stakes is None or not in_play:
            yield level
        else:
            yield replace(level, stakes=replace(level.stakes, chip=gcd(*in_play)))
        in_play -= set(level.remove)
