"""The result of an event that was played or directed here: places, prizes and busts as its log has
them, so that a standing can be traced to the hand."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from operator import itemgetter

from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.room.instants import day_of
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.endings.paying_prizes import awards
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.state import Tournament


class UnfinishedError(ValueError):
    """An event that has no winner yet."""


def event_result(
    event: Tournament,
    *,
    day: str = "",
    venue: str = "",
    kind: SeasonEventKind = SeasonEventKind.SEASON,
) -> SeasonResult:
    """How an event ended; UnfinishedError if it has not. The day is that on which it ended, unless
    another is given."""
    if not event.over:
        raise UnfinishedError("the event is not over: it has no winner yet")
    places = groupby(standings(event), key=itemgetter(0))
    groups = tuple(tuple(name for _, name in group) for _, group in places)
    named = {name for group in groups for name in group}
    won = awards(event)
    again = [(name, one.rebuys) for name, one in event.entrants.items() if name in named]
    deal = event.prizes.deal
    return SeasonResult(
        day or day_of(event.room.now, event.room.zone),
        venue,
        groups,
        paid=tuple((name, won[name]) for group in groups for name in group if won.get(name)),
        bounties=tuple(
            sorted((name, n) for name, n in knocked_out(event).items() if name in named)
        ),
        buyin=event.terms.price.total,
        rebuys=tuple((name, rebuys) for name, rebuys in again if rebuys),
        pool=whole_pool(event),
        agreed=deal is not None and deal.made and bool(deal.positions),
        kind=kind,
    )


def knocked_out(event: Tournament) -> Counter[str]:
    """How many each has knocked out alone; of two who share the chips neither has."""
    return Counter(out.by[0] for out in event.finishes if len(out.by) == 1)
