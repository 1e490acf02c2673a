"""Whatever is due in an event is done, at the right moment, and no table waits for ever: events of
many kinds, whose tables play at their own pace, directed by nothing but ``next_act``."""

from __future__ import annotations

from random import Random

import pytest

from shuffleup.floor.senders import DEALER, player
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.room.cage.ledger import balance
from shuffleup.room.instants import MINUTE
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.house_events.due_for_director import Occasion, may_deal, next_act
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.table.commands import NextHand
from shuffleup.table.state import seated, taken_seats
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.entries.entry_commands import Rebuy, Register
from shuffleup.tournament.event_clock.clock_commands import PassTime

START = 10 * MINUTE
KINDS = {
    "plain": "stack 1000, seats 4, price 100+10",
    "re-buys": "stack 500, seats 4, price 50+5, rebuys 50+0 for 500 until 2",
    "late": "stack 500, seats 4, price 50+5, late 2, re-entries 1, guarantee 5000",
    "bounty": "stack 1000, seats 4, price 50+5+0+20, progressive, places 3",
}
LEVELS = (
    "25/50 for 10, 50/100 for 10 removing 25, break for 5, 100/200 for 10, 300/600 for 10,"
    " 1000/2000 for 10"
)


class ByItself:
    """An event and nobody but the house's director; players act at random, tables interleave."""

    def __init__(self, terms: str, seed: int, levels: str = LEVELS) -> None:
        made = announced_event(AnnouncedEvent(terms=f"{terms}, chips 25/50/100", levels=levels))
        law = rulebook("pechanga-t")
        self.event: Tournament = new_tournament(
            "spring", made.terms, made.levels, rules=resolve(law), rulebook=digest(law)
        )
        self.chance, self.seeds, self.late = Random(seed), 0, 0
        self.done: list[str] = []
        self.pace = MINUTE // 2  # that pass while so much happens at the tables

    def seed(self) -> str:
        self.seeds += 1
        return f"seed {self.seeds}"

    def attend(self) -> None:
        event = self.event
        for _ in range(200):
            asked = frozenset(name for name in event.broke if self.chance.random() < 0.5)
            found = next_act(event, Occasion(event.room.now, START, asked), self.seed)
            if found is None:
                return
            ruling = act(event, *found)
            assert ruling.refusal is None, (found, ruling.refusal)
            self.done.append(type(found[0]).__name__)
        raise AssertionError(f"there is no end of it: {self.done[-10:]}")

    def one_step(self) -> None:
        """Something at one of the tables, or a player who buys again or comes late."""
        event, chance = self.event, self.chance
        number = chance.choice(list(event.tables))
        table = event.tables[number]
        if table.hand is not None:
            self.one_action(number)
        elif len(taken_seats(table)) > 1 and may_deal(event, number):
            act(event, OnTheTable(number, NextHand(self.seed())), DEALER)
        for name in list(event.broke):
            if chance.random() < 0.3:
                act(event, Rebuy(name), player(name))
        if chance.random() < 0.05:
            self.late += 1
            act(event, Register(f"late{self.late}"), player(f"late{self.late}"))

    def one_action(self, number: str) -> None:
        table = self.event.tables[number]
        hand = table.hand
        assert hand is not None
        may = options(hand)
        assert may is not None
        who = player(seated(table, may.seat).player)
        command = for_the_absent(hand)
        if may.call and self.chance.random() < 0.5:
            command = h.Call(may.seat)
        if may.most_to and self.chance.random() < 0.5:
            command = h.RaiseTo(may.seat, may.most_to)
        assert command is not None
        ruling = act(self.event, OnTheTable(number, command), who)
        assert ruling.refusal is None, (command, ruling.refusal)

    def whole(self, entrants: int) -> Tournament:
        event = self.event
        for number in range(entrants):
            assert act(event, Register(f"p{number}"), player(f"p{number}")).refusal is None
        self.attend()
        assert not event.tables  # it is not time
        act(event, PassTime(START), DEALER)
        for step in range(60_000):
            self.attend()
            if event.over:
                return event
            self.one_step()
            if step % 20 == 0:
                act(event, PassTime(event.room.now + self.pace), DEALER)
        raise AssertionError(f"nobody has won: {self.done[-10:]}")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_event_directed_by_the_house_ends_and_pays_all_of_its_pool(kind: str, seed: int) -> None:
    tried = ByItself(KINDS[kind], seed)
    event = tried.whole(14)
    assert balance(event.room, event.account("pool")) == 0
    assert sum(one.amount for one in event.prizes.paid) > 0
    assert {"DrawSeats", "StartPlay", "SetPrizes", "SettleTables", "PayPrizes"} <= {*tried.done}
    assert sum(table.seats.count(None) < table.n for table in event.tables.values()) == 1


def test_small_chips_leave_when_no_hand_is_on_anywhere() -> None:
    tried = ByItself(KINDS["plain"], 3)
    tried.pace = 8 * MINUTE
    tried.whole(14)
    assert "RaceOff" in tried.done


def test_near_the_money_it_is_played_hand_for_hand() -> None:
    tried = ByItself(f"{KINDS['plain']}, places 9", 4)
    tried.whole(14)
    assert tried.done.count("HandForHand") >= 2  # on, and off again


def test_an_event_nobody_comes_to_is_called_off_and_the_money_is_back() -> None:
    tried = ByItself(KINDS["plain"], 5)
    event = tried.event
    act(event, Register("ann"), player("ann"))
    act(event, PassTime(START), DEALER)
    tried.attend()
    assert event.cancelled
    assert balance(event.room, event.account("pool")) == 0


def test_a_chip_that_leaves_without_a_break_has_every_table_wait_for_the_last_hand() -> None:
    tried = ByItself(KINDS["plain"], 6, "25/50 for 10 removing 25, 100/200 for 60")
    event = tried.event
    for number in range(12):
        act(event, Register(f"p{number}"), player(f"p{number}"))
    act(event, PassTime(START), DEALER)
    tried.attend()
    first, second, *_ = event.tables
    assert act(event, OnTheTable(first, NextHand("a hand")), DEALER).refusal is None
    act(event, PassTime(START + 10 * MINUTE), DEALER)
    tried.attend()
    assert not may_deal(event, second)
    assert "RaceOff" not in tried.done
    table = event.tables[first]
    while table.hand is not None:
        command = for_the_absent(table.hand)
        assert command is not None
        at = table.hand.actor
        act(event, OnTheTable(first, command), player(seated(table, at).player))
    tried.attend()
    assert "RaceOff" in tried.done
    assert may_deal(event, second)
