"""Whole events of bots: after every round the chips are those that were issued, nobody sits twice,
the tables are even, and the ledger balances; in the end the pool is paid to the unit."""

from __future__ import annotations

import pytest

from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.sim.event_run import EventPlan, run_event
from shuffleup.sim.event_run.whole_event import EventRun
from shuffleup.table.state import taken_seats
from shuffleup.tournament.endings.going_out import playing, standings
from shuffleup.tournament.event_terms.structure_maker import Pace


def check(run: EventRun) -> None:
    event = run.event
    assert sum(chips_of(table) for table in event.tables.values()) == event.issued
    assert event.issued == run.plan.entrants * run.plan.stack
    assert sum(event.room.accounts.values()) == 0
    people = [seat.player for table in event.tables.values() for _, seat in taken_seats(table)]
    assert sorted(people) == sorted(playing(event))
    if not event.over:
        counts = [len(taken_seats(table)) for table in event.tables.values()]
        assert max(counts) - min(counts) <= max(2, event.rules.table_balance.difference)


@pytest.mark.parametrize("book", ["tournament", "rpl", "pechanga-t"])
@pytest.mark.parametrize(("entrants", "pace"), [(2, Pace.TURBO), (13, Pace.DEEP), (45, Pace.TURBO)])
def test_an_event_keeps_its_chips_and_pays_its_pool(book: str, entrants: int, pace: Pace) -> None:
    seen: list[EventRun] = []

    def watch(run: EventRun) -> None:
        check(run)
        seen[:] = [run]

    entrants = min(entrants, 30) if book == "rpl" else entrants  # it takes no more: rpl/league.10
    plan = EventPlan(entrants, 11, pace)
    report = run_event(plan, resolve(rulebook(book)), watch=watch)
    event = seen[0].event
    assert report.paid == report.pool == entrants * plan.prize
    places = standings(event)
    assert places[0] == (1, report.winner)
    assert sorted(name for _, name in places) == sorted(event.entrants)
    prizes = event.prizes.fixed
    assert sum(prizes) == report.pool
    assert list(prizes) == sorted(prizes, reverse=True)
