"""What has happened at the events of a season."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.league.results.result_record import Adjustment, PlannedEvent, SeasonResult


class Published(Struct, frozen=True, gc=False):
    """Something is made known, and where."""

    what: str
    where: str


class EventAnnounced(Struct, frozen=True, gc=False):
    """An event is going to be held."""

    event: int
    planned: PlannedEvent


class ResultRecorded(Struct, frozen=True):
    """How an event ended."""

    event: int
    result: SeasonResult


class ResultCorrected(Struct, frozen=True):
    """How it really ended; what was recorded before stays in the log."""

    event: int
    result: SeasonResult
    why: str


class PointsAdjusted(Struct, frozen=True):
    """Points were given or taken beside the results."""

    adjustment: Adjustment


ResultEvent = Published | EventAnnounced | ResultRecorded | ResultCorrected | PointsAdjusted
