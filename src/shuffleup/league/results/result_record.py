"""``SeasonResult``: how an event of a season ended. ``Adjustment``: points given or taken."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from msgspec import Struct


class SeasonEventKind(Enum):
    """What an event is to its season."""

    SEASON = "season"  # worth points
    LAST_CHANCE = "last-chance"  # for one more seat in the final
    FINAL = "final"


class SeasonResult(Struct, frozen=True):
    """The end of one event. ``places`` are all who are named, the winner first; those who share a
    place stand in one group."""

    day: str  # 2026-11-13
    venue: str
    places: tuple[tuple[str, ...], ...]
    entrants: int = 0  # 0: as many as are named
    paid: tuple[tuple[str, int], ...] = ()  # prizes
    bounties: tuple[tuple[str, int], ...] = ()  # how many players each has knocked out
    buyin: int = 0  # of one entry, fees apart
    rebuys: tuple[tuple[str, int], ...] = ()  # how often each has bought again
    pool: int = 0  # the money collected for it, fees apart
    agreed: bool = False  # places were agreed on, and not played out
    kind: SeasonEventKind = SeasonEventKind.SEASON

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who is named, in order of their places."""
        return tuple(name for group in self.places for name in group)

    @property
    def field(self) -> int:
        """How many played."""
        return self.entrants or len(self.players)

    @property
    def winners(self) -> tuple[str, ...]:
        return self.places[0] if self.places else ()


class PlannedEvent(Struct, frozen=True, gc=False):
    """An event that is announced."""

    day: str
    venue: str
    kind: SeasonEventKind = SeasonEventKind.SEASON


class Adjustment(Struct, frozen=True):
    """Points beside the results: above 0 a bonus, below a deduction; with its reason."""

    player: str
    points: Fraction
    why: str
    event: int = 0  # at which event it was; 0: none
