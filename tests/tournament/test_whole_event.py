"""Whole events of bots: after every round the chips are those that were issued, nobody sits twice,
the tables are even, and the ledger balances; in the end the pool is paid to the unit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from shuffleup.hand.setup import SetupError, limit
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.sim.event_run import EventPlan, EventReport, run_event, structure_of
from shuffleup.sim.event_run.whole_event import EventRun
from shuffleup.table.state import taken_seats
from shuffleup.tournament.endings.going_out import playing, standings
from shuffleup.tournament.entries.entry_events import AddedOn, BountyTaken, Rebought, Registered
from shuffleup.tournament.event_chips.race_events import ChipsRaced
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_file import EventStructure
from shuffleup.tournament.event_terms.structure_maker import Pace


class Watched:
    """An event that is looked at after every round."""

    def __init__(self, plan: EventPlan, book: str) -> None:
        self.told: list[object] = []
        self.runs: list[EventRun] = []
        rules = resolve(rulebook(book))
        self.report: EventReport = run_event(plan, rules, "", self.watch, self.told.extend)

    def watch(self, run: EventRun) -> None:
        self.runs[:] = [run]
        event = run.event
        assert sum(chips_of(table) for table in event.tables.values()) == event.issued
        assert event.issued == self.issued(run.plan)
        assert sum(event.room.accounts.values()) == 0
        seats = [seat for table in event.tables.values() for _, seat in taken_seats(table)]
        assert sorted(seat.player for seat in seats) == sorted(playing(event))
        assert not any(seat.stack % min(event.chips) for seat in seats)
        if not event.over:
            counts = [len(taken_seats(table)) for table in event.tables.values()]
            assert max(counts) - min(counts) <= max(2, event.rules.table_balance.difference)

    def issued(self, plan: EventPlan) -> int:
        """Chips by what was told: entries, re-buys and add-ons, and what races added or took."""
        bought = sum(one.chips for one in self.told if isinstance(one, Rebought | AddedOn))
        raced = sum(one.change for one in self.told if isinstance(one, ChipsRaced))
        return self.count(Registered) * plan.stack + bought + raced

    def count(self, kind: type) -> int:
        return sum(isinstance(one, kind) for one in self.told)


@pytest.mark.parametrize("book", ["tournament", "rpl", "pechanga-t"])
@pytest.mark.parametrize(("entrants", "pace"), [(2, Pace.TURBO), (13, Pace.DEEP), (45, Pace.TURBO)])
def test_an_event_keeps_its_chips_and_pays_its_pool(book: str, entrants: int, pace: Pace) -> None:
    entrants = min(entrants, 30) if book == "rpl" else entrants  # it takes no more: rpl/league.10
    plan = EventPlan(entrants, 11, pace)
    seen = Watched(plan, book)
    report, event = seen.report, seen.runs[0].event
    assert report.paid == report.pool == entrants * plan.prize
    places = standings(event)
    assert places[0] == (1, report.winner)
    assert sorted(name for _, name in places) == sorted(event.entrants)
    prizes = event.prizes.fixed
    assert sum(prizes) == report.pool
    assert list(prizes) == sorted(prizes, reverse=True)


@pytest.mark.parametrize(
    ("plan", "book"),
    [
        (EventPlan(9, 3, Pace.TURBO, game="horse"), "rpl"),
        (EventPlan(12, 3, Pace.TURBO, game="omaha", rebuys=4, add_on=True), "tournament"),
        (EventPlan(12, 3, Pace.TURBO, bounty=20, progressive=True), "pechanga-t"),
        (EventPlan(14, 3, Pace.TURBO, re_entries=1, late=6), "tournament"),
    ],
)
def test_every_format_keeps_its_chips_and_pays_its_pool(plan: EventPlan, book: str) -> None:
    seen = Watched(plan, book)
    paid_in = seen.count(Registered) + seen.count(Rebought) + seen.count(AddedOn)
    assert seen.report.paid == seen.report.pool == paid_in * plan.prize
    assert bool(seen.count(Rebought)) == bool(plan.rebuys)
    assert bool(seen.count(AddedOn)) == plan.add_on
    assert bool(seen.count(BountyTaken)) == bool(plan.bounty)
    assert (seen.count(Registered) > plan.entrants) == bool(plan.re_entries)


def test_small_chips_leave_in_the_breaks_and_a_race_is_dealt() -> None:
    seen = Watched(EventPlan(10, 0, Pace.DEEP), "tournament")
    races = [one for one in seen.told if isinstance(one, ChipsRaced)]
    assert {one.chip for one in races} >= {25}
    assert any(entry.cards for one in races for entry in one.entries)
    event = seen.runs[0].event
    assert event.chips[0] > 25
    assert seen.report.paid == seen.report.pool


def test_an_event_whose_structure_has_no_end_is_given_up() -> None:
    usual = structure_of(EventPlan(2))
    terms, level = replace(usual.terms, stack=10**6), Level(20, limit(50, 100, (25, 50)))
    made = EventStructure(terms, (level,))
    with pytest.raises(SetupError, match="nobody has won"):
        run_event(EventPlan(2, 1, structure=made, hands_an_hour=1))
