"""What has happened on a night of the league, and its money."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.league.nights.night_record import ShownHand


class SeasonMoney(Struct, frozen=True):
    """An entry: accounts and amounts that add up to nothing, why, and for whom."""

    lines: tuple[tuple[str, int], ...]
    why: str
    player: str = ""


class BestHandShown(Struct, frozen=True):
    """A hand counts for the best of the night."""

    event: int
    hand: ShownHand


class BountyChipsTaken(Struct, frozen=True, gc=False):
    """Somebody holds bounty chips of an event."""

    player: str
    event: int
    chips: int
    each: int


class BountyChipsGone(Struct, frozen=True, gc=False):
    """Bounty chips of an event that somebody held are cashed or played."""

    player: str
    event: int
    chips: int


class SeatPrizeWon(Struct, frozen=True, gc=False):
    """A seat in somebody else's event is won."""

    player: str
    organiser: str
    amount: int


NightEvent = SeasonMoney | BestHandShown | BountyChipsTaken | BountyChipsGone | SeatPrizeWon
