"""The pause between two hands: it has one end, which nobody puts off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.server.small_house import Clock, deal, does, must, seat, small_house

from shuffleup.floor.senders import DEALER
from shuffleup.hand.commands import Fold
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.table.commands import AddChips, ComeBack, SitOut
from shuffleup.table.state import Table

HERE = ("room", "1")
PEOPLE = ("ann", "bob", "cyd", "dee", "eve", "fay")


class Evening:
    """A table of six between two hands, and its dealer."""

    def __init__(self, pause: float = 3) -> None:
        self.house = small_house()
        seat(self.house, PEOPLE, amount=100)
        deal(self.house)
        fold_out(self.house)
        clocks = TurnClocks(self.house.now, 30_000, 60_000)
        self.dealer = HouseDealer(self.house, HouseShuffler(self.house.log), clocks, pause=pause)
        self.dealer.attend(HERE)

    @property
    def table(self) -> Table:
        return self.house.places["room"].tables["1"]

    def after(self, milliseconds: int) -> None:
        assert isinstance(self.house.now, Clock)
        self.house.now.now += milliseconds

    def wish(self, command: object) -> None:
        must(self.house, command, DEALER, "1")
        self.dealer.attend(HERE)

    def waits(self) -> float:
        """Seconds until the dealer does the next thing."""
        timer = self.dealer.timers[HERE]
        assert isinstance(timer, asyncio.TimerHandle)
        return round(timer.when() - asyncio.get_running_loop().time(), 1)


def fold_out(house: PokerHouse) -> None:
    table = house.places["room"].tables["1"]
    while table.hand is not None:
        at = table.hand.actor
        does(house, PEOPLE[at], Fold(at))


def in_a_loop(story: Callable[[Evening], None]) -> None:
    async def told() -> None:
        evening = Evening()
        story(evening)
        evening.dealer.stop()

    asyncio.run(told())


def test_sitting_out_and_coming_back_does_not_put_off_the_next_hand() -> None:
    def story(evening: Evening) -> None:
        assert evening.waits() == 3
        for _ in range(10):
            evening.after(100)
            evening.wish(SitOut(0))
            evening.after(100)
            evening.wish(ComeBack(0))
        assert evening.waits() == 1

    in_a_loop(story)


def test_six_friends_who_add_chips_delay_nobody() -> None:
    def story(evening: Evening) -> None:
        for at in range(6):
            evening.after(400)
            evening.wish(AddChips(at, 20))
        assert evening.waits() == 0.6

    in_a_loop(story)


def test_whoever_comes_to_a_table_that_waited_has_a_moment_before_the_cards() -> None:
    def story(evening: Evening) -> None:
        for at in range(1, 6):
            evening.wish(SitOut(at))
        assert HERE not in evening.dealer.timers
        evening.after(3_600_000)
        evening.dealer.attend(HERE)
        evening.wish(ComeBack(3))
        assert evening.waits() == 3

    in_a_loop(story)


def test_a_table_that_two_leave_and_come_back_to_keeps_its_pause() -> None:
    def story(evening: Evening) -> None:
        for at in range(1, 6):
            evening.wish(SitOut(at))
        evening.after(2_000)
        evening.wish(ComeBack(1))
        assert evening.waits() == 1

    in_a_loop(story)


def test_what_is_wished_for_after_the_hand_is_done_when_the_hand_has_been_seen() -> None:
    def story(evening: Evening) -> None:
        done: list[int] = []
        evening.dealer.pauses.clear()
        evening.dealer.sees_to = lambda where, table: done.append(1)
        evening.dealer.clocks.playing = lambda where: 2_000
        evening.dealer.attend(HERE)
        assert (evening.waits(), done) == (2, [])
        evening.after(2_000)
        evening.dealer.clocks.playing = lambda where: 0
        evening.dealer.attend(HERE)
        assert (evening.waits(), done) == (3, [1])

    in_a_loop(story)


def test_whoever_is_away_is_folded_in_half_a_second_whatever_others_do() -> None:
    def story(evening: Evening) -> None:
        deal(evening.house, seed="next")
        hand = evening.table.hand
        assert hand is not None
        actor, other = hand.actor, (hand.actor + 1) % 6
        evening.wish(SitOut(actor))
        assert evening.waits() == 0.5
        for _ in range(2):
            evening.after(100)
            evening.wish(SitOut(other))
            evening.after(100)
            evening.wish(ComeBack(other))
        assert evening.waits() == 0.1

    in_a_loop(story)


def test_a_wish_that_changes_nothing_is_no_event() -> None:
    def story(evening: Evening) -> None:
        evening.wish(SitOut(0))
        before = evening.table.version
        evening.wish(SitOut(0))
        evening.wish(ComeBack(1))
        assert evening.table.version == before

    in_a_loop(story)
