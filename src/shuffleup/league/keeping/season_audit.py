"""Auditing a season's log: everything in it is judged again, and the standings are worked out.

``audit_season(log)`` yields the faults and ends at the first. An event is turned back into the
command it came from and put to the judge, who must answer with just that event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.events import SeasonEvent
from shuffleup.league.judge import judge
from shuffleup.league.keeping.season_log import SeasonLogError, deed_in, events_in, written
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.members.member_events import GuestCame, MemberJoined
from shuffleup.league.results import result_commands as c
from shuffleup.league.results import result_events as e
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season
from shuffleup.log.protocol import Log
from shuffleup.table.audit import BROKEN
from shuffleup.table.edge import is_name


class SeasonFault(Struct, frozen=True):
    """Something a log says that cannot be; ``line`` counts from 1."""

    line: int
    says: str


def audit_season(log: Log, *, judged: bool = True) -> Iterator[SeasonFault]:
    """The faults of a log; what another engine wrote is believed and not ``judged``."""
    season: Season | None = None
    number = 0
    for number, batch in enumerate(log.batches(), 1):
        by = deed_in(batch).by
        try:
            for told in events_in(batch):
                says = why_not(season, told, by) if judged and season is not None else ""
                if says:
                    yield SeasonFault(number, says)
                    return
                season = written(season, told)
        except SeasonLogError as error:
            yield SeasonFault(number, str(error))
            return
        except BROKEN:
            yield SeasonFault(number, "what it tells cannot follow what went before")
            return
    if season is None:
        yield SeasonFault(max(1, number), "the log is empty")
        return
    try:
        standings(season)
    except FormulaError as error:
        yield SeasonFault(number, f"the points cannot be worked out: {error}")


def why_not(season: Season, told: SeasonEvent, by: str) -> str:
    """Why the judge would not have let this happen; nothing where they would."""
    meant = COMMAND_OF.get(type(told))
    if meant is None:
        return ""
    ruling = judge(season, meant(told), Sender(by if is_name(by) else "organiser", Role.DIRECTOR))
    if ruling.refusal is not None:
        return f"{type(told).__name__} cannot be: {ruling.refusal.says}"
    if ruling.events != (told,):
        return f"the log has {told}, and by the law it is {ruling.events}"[:300]
    return ""


def adjusting(told: e.PointsAdjusted) -> c.GiveBonus | c.DeductPoints:
    one = told.adjustment
    if one.points > 0:
        return c.GiveBonus(one.player, one.points, one.why, one.event)
    return c.DeductPoints(one.player, -one.points, one.why, one.event)


COMMAND_OF: Final[dict[type, Callable[..., SeasonCommand]]] = {
    MemberJoined: lambda told: AddMember(told.player),
    GuestCame: lambda told: AddGuest(told.player),
    e.Published: lambda told: c.Publish(told.what, told.where),
    e.EventAnnounced: lambda told: c.AnnounceEvent(
        told.event, told.planned.day, told.planned.venue, told.planned.kind
    ),
    e.ResultRecorded: lambda told: c.RecordResult(told.event, told.result),
    e.ResultCorrected: lambda told: c.CorrectResult(told.event, told.result, told.why),
    e.PointsAdjusted: adjusting,
}
