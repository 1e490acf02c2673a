"""Auditing a season's log: everything in it is judged again, and the standings are worked out.

``audit_season(log)`` yields the faults and ends at the first. Events are turned back into the
commands they came from and put to the season again, which must bring just these events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender
from shuffleup.law.points.league.season_final import FinalSeating
from shuffleup.league.act import act
from shuffleup.league.apply import apply
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.final.final_events import FinalSeatDecided, FinalSeated
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.members.member_events import GuestCame, MemberJoined
from shuffleup.league.nights.night_events import BountyChipsGone, SeasonMoney
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason, DeclineSeat
from shuffleup.league.qualifying.qualify_events import (
    FinalOfferWithdrawn,
    FinalSeatAnswered,
    FinalSeatOffered,
    SeasonClosed,
)
from shuffleup.league.results import result_commands as c
from shuffleup.league.results import result_events as e
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.season_keeping.season_log import (
    SeasonLogError,
    deed_in,
    events_in,
    season_after,
)
from shuffleup.league.season_keeping.season_said import said_of
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season
from shuffleup.league.state import copy as copy_season
from shuffleup.log.protocol import Batch, Log
from shuffleup.table.audit import BROKEN
from shuffleup.table.edge import is_name

FOLLOW: Final = (FinalSeatOffered, FinalOfferWithdrawn, SeasonMoney, BountyChipsGone)
DRAWN: Final = FinalSeating.RANDOM


class SeasonFault(Struct, frozen=True):
    """Something a log says that cannot be; ``line`` counts from 1."""

    line: int
    says: str


def audit_season(log: Log, *, judged: bool = True) -> Iterator[SeasonFault]:
    """The faults of a log; what another engine wrote is believed and not ``judged``."""
    season: Season | None = None
    number = 0
    for number, batch in enumerate(log.batches(), 1):
        try:
            says = done_again(season, batch) if judged and season is not None else ""
            if says:
                yield SeasonFault(number, says)
                return
            season = season_after(season, batch, number)
        except SeasonLogError as error:
            yield SeasonFault(number, str(error).removeprefix(f"line {number}: "))
            return
        except BROKEN:
            yield SeasonFault(number, "what it tells cannot follow what went before")
            return
        season.log.clear()
        total = sum(season.accounts.values())
        if total:
            yield SeasonFault(number, f"the league's money does not balance: {total:,}")
            return
    if season is None:
        yield SeasonFault(max(1, number), "the log is empty")
        return
    try:
        standings(season)
    except FormulaError as error:
        yield SeasonFault(number, f"the points cannot be worked out: {error}")


def done_again(season: Season, batch: Batch) -> str:
    """What is wrong with a line: its commands are put to the season again, on a copy, and have to
    bring the same events; nothing where they do."""
    deed, events = deed_in(batch), list(events_in(batch))
    role = deed.role if deed.role in {one.value for one in Role} else Role.DIRECTOR.value
    by = Sender(deed.by if is_name(deed.by) else "organiser", Role(role))
    other = copy_season(season)
    other.log.clear()
    of_a_night = [told for told in events if type(told) not in COMMAND_OF]
    if len(of_a_night) == len(events) or not all(type(told) in FOLLOW for told in of_a_night):
        try:  # what was said is not to be had from what came of it: the deed has the words
            ruling = act(other, said_of(other, deed.words), by)
        except ValueError:
            return ""
        if ruling.refusal is not None:
            return f"{deed.words!r} cannot be: {ruling.refusal.says}"
        return compared(events, other.log)
    for told in events:
        if isinstance(told, FinalSeated) and season.rules.season_final.seating is DRAWN:
            apply(other, told)  # chance is what the log alone knows
            continue
        meant = COMMAND_OF.get(type(told))
        if meant is None:
            continue
        refusal = act(other, meant(told), by).refusal
        if refusal is not None:
            return f"{type(told).__name__} cannot be: {refusal.says}"
    return compared(events, other.log)


def compared(events: Sequence[object], should: Sequence[object]) -> str:
    """Where the log is not what comes of it; nothing where it is."""
    for has, due in zip_longest(events, should):
        if has != due:
            return f"the log has {has}, and by the law it is {due}"[:300]
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
    SeasonClosed: lambda told: CloseSeason(),
    FinalSeatAnswered: lambda told: (AcceptSeat if told.accepts else DeclineSeat)(told.player),
    FinalSeated: lambda told: SeatFinal(),
    FinalSeatDecided: lambda told: SeatInFinal(
        told.seat.player, told.seat.table, told.seat.seat, told.seat.why
    ),
}
