"""What has happened to small chips; what it adds to play or takes out of it is told."""

from __future__ import annotations

from msgspec import Struct


class ColourUpAnnounced(Struct, frozen=True, gc=False):
    """Everybody knows that a denomination is going to leave."""

    chip: int


class RaceEntry(Struct, frozen=True, gc=False):
    """One player in a race: the odd chips, the cards for them, and what came of it."""

    player: str
    odd: int  # value of the chips that make up no larger one
    cards: tuple[int, ...] = ()
    gets: int = 0  # value of what they have for them


class ChipsRaced(Struct, frozen=True):
    """Small chips of one table were changed, raced off or rounded."""

    table: str
    chip: int
    into: int
    entries: tuple[RaceEntry, ...]

    @property
    def change(self) -> int:
        return sum(one.gets - one.odd for one in self.entries)


class ChipLeftPlay(Struct, frozen=True, gc=False):
    """A denomination is no longer in play."""

    chip: int


class ChipsTurnedIn(Struct, frozen=True, gc=False):
    """Chips found after a race were changed at equal value; what makes up no chip is gone."""

    player: str
    chip: int
    count: int
    exchanged: int


RaceEvent = ColourUpAnnounced | ChipsRaced | ChipLeftPlay | ChipsTurnedIn
