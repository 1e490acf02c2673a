"""What is said about events of a season and their results."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult


class Publish(Struct, frozen=True):
    """Something is made known to the members: the blinds, the payouts; and where."""

    what: str
    where: str


class AnnounceEvent(Struct, frozen=True):
    """An event is going to be held."""

    event: int
    day: str
    venue: str
    kind: SeasonEventKind = SeasonEventKind.SEASON


class RecordResult(Struct, frozen=True):
    """How an event ended."""

    event: int
    result: SeasonResult


class CorrectResult(Struct, frozen=True):
    """A result was recorded wrongly: the whole of it as it should have been, and why."""

    event: int
    result: SeasonResult
    why: str


class GiveBonus(Struct, frozen=True):
    """Points beside the results."""

    player: str
    points: Fraction
    why: str
    event: int = 0


class DeductPoints(Struct, frozen=True):
    """Points are taken away."""

    player: str
    points: Fraction
    why: str
    event: int = 0


ResultCommand = (
    Publish | AnnounceEvent | RecordResult | CorrectResult | GiveBonus | DeductPoints
)  # fmt: skip
