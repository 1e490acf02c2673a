"""The result of an event that our tournament played or directed, as a season records it."""

from __future__ import annotations

from itertools import groupby

from shuffleup.league.results.result_commands import RecordResult
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.tournament.endings.going_out import standings as places_in
from shuffleup.tournament.endings.paying_prizes import awards
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.state import Tournament


def fed(
    event: Tournament,
    number: int,
    day: str,
    venue: str = "",
    kind: SeasonEventKind = SeasonEventKind.SEASON,
) -> RecordResult:
    """What to put to the season when an event is over; ValueError if it is not."""
    return RecordResult(number, result_of_event(event, day, venue, kind))


def result_of_event(event: Tournament, day: str, venue: str, kind: SeasonEventKind) -> SeasonResult:
    """Places, prizes, heads and money, to the unit."""
    if event.cancelled:
        raise ValueError("the event was called off, and has no result")
    if not event.over:
        raise ValueError("the event is not over yet")
    places = [
        tuple(name for _, name in group)
        for _, group in groupby(places_in(event), key=lambda one: one[0])
    ]
    played = [name for name, one in event.entrants.items() if one.standing is not InEvent.GONE]
    deal = event.prizes.deal
    again = [(name, event.entrants[name].rebuys) for group in places for name in group]
    return SeasonResult(
        day=day,
        venue=venue,
        places=tuple(places),
        entrants=max(len(played), len(again)),
        paid=tuple(awards(event).items()),
        bounties=heads_taken(event),
        buyin=event.terms.price.prize,
        rebuys=tuple(one for one in again if one[1]),
        pool=whole_pool(event),
        agreed=deal is not None and deal.made and bool(deal.positions),
        kind=kind,
    )


def heads_taken(event: Tournament) -> tuple[tuple[str, int], ...]:
    """How many each has put out for good; one that several took is the first one's."""
    last = {one.player: one for one in event.finishes}
    heads: dict[str, int] = {}
    for one in last.values():
        if one.by and event.entrants[one.player].standing is InEvent.OUT:
            heads[one.by[0]] = heads.get(one.by[0], 0) + 1
    return tuple(heads.items())
