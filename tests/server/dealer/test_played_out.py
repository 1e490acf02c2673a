"""What comes with nothing to decide is sent at once and has its time to be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import wraps

import pytest
from tests.server.small_house import (
    Clock,
    connected,
    deal,
    does,
    names,
    received,
    seat,
    small_house,
)

from shuffleup.client.messages import Playing, TableFrame, TurnLeft
from shuffleup.hand import events as e
from shuffleup.hand.commands import Call, Check, Fold, RaiseTo
from shuffleup.hand.options import options
from shuffleup.hand.state import DRAWING, RUNNING
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.played_out import PaceOfTables, moments
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.table.state import Table

HERE = ("room", "1")
PEOPLE = ("ann", "bob", "cyd")
MOMENT = 850
STREET = [e.Burned(1), e.Boarded((2,)), e.Opened(3, -1)]
FACED = [e.Shown(0, (1, 2)), e.Shown(1, (3, 4))]
PAID = [e.Awarded(0, 100), e.Ended()]


def in_a_loop(story: Callable[[], None]) -> Callable[[], None]:
    """A test told in an event loop."""

    async def told() -> None:
        story()

    @wraps(story)
    def test() -> None:
        asyncio.run(told())

    return test


class Watched:
    """A table of three whose dealer, frames and clocks know of the pace."""

    def __init__(self, book: str, *, looks: bool = True) -> None:
        self.house = small_house(book=book)
        self.pace = PaceOfTables(self.house, MOMENT)
        self.hub = Switchboard(self.house, names)
        self.clocks = TurnClocks(self.house.now, 30_000, 60_000)
        self.pace.connect(self.hub, self.clocks)
        self.dealer = HouseDealer(self.house, HouseShuffler(self.house.log), self.clocks, pause=3)
        self.house.heard.remove(self.dealer.hear)  # it is asked, and does nothing by itself
        self.hub.load()
        seat(self.house, PEOPLE)
        self.ann = connected("ann")
        self.hub.come(self.ann)
        self.hub.watch(self.ann, HERE, "player", None, looks=looks)
        deal(self.house)

    @property
    def table(self) -> Table:
        return self.house.places["room"].tables["1"]

    def pause(self) -> int:
        return self.dealer.pause_after(HERE, self.table).ends - self.house.now()

    def all_in(self) -> None:
        while (hand := self.table.hand) is not None and (may := options(hand)) is not None:
            if may.runs:
                return
            go = RaiseTo(hand.actor, may.most_to) if may.most_to else Call(hand.actor)
            does(self.house, PEOPLE[hand.actor], go)

    def later(self, milliseconds: int) -> None:
        assert isinstance(self.house.now, Clock)
        self.house.now.now += milliseconds

    def last_frame(self) -> TableFrame:
        self.hub.flush()
        return [one for one in received(self.ann) if isinstance(one, TableFrame)][-1]


@pytest.mark.parametrize(
    ("events", "many"),
    [
        ([e.Called(0, 1), *FACED, *STREET, *STREET, *STREET, *PAID], 5),
        ([e.Called(0, 1), *STREET, *FACED, *PAID], 3),
        ([e.Checked(0), *FACED, *PAID], 2),
        ([e.Called(0, 1), *FACED, e.Asked(RUNNING, 0)], 1),
        ([e.Burned(1), e.Dealt(0, (1,)), e.Dealt(1, (2,)), e.Opened(3, -1), *FACED, *PAID], 3),
        ([e.Checked(0), e.Burned(1), e.Boarded((2,)), e.Opened(1, 0)], 0),
        ([e.Discarded(0, ()), e.Dealt(0, (1,)), e.Asked(DRAWING, 1)], 0),
        ([e.Folded(0), *PAID], 0),
    ],
)
def test_each_street_the_hands_and_the_payout_are_a_moment(events: list[object], many: int) -> None:
    assert moments(events) == many


@in_a_loop
def test_the_next_hand_waits_until_an_all_in_has_been_seen() -> None:
    seen, unseen = Watched("tournament"), Watched("tournament", looks=False)
    for one in (seen, unseen):
        one.all_in()
        assert one.table.hand is None
    assert unseen.pause() == 5_000
    assert seen.pause() == 5_000 + 5 * MOMENT


@in_a_loop
def test_a_frame_says_what_is_played_and_for_how_long() -> None:
    watched = Watched("tournament")
    watched.all_in()
    frame = watched.last_frame()
    assert frame.playing == Playing(frame.after, 5 * MOMENT, 5 * MOMENT)
    watched.later(2 * MOMENT)
    watched.hub.show_again(HERE)
    assert watched.last_frame().playing == Playing(frame.after, 3 * MOMENT, 5 * MOMENT)
    watched.later(3 * MOMENT)
    watched.hub.show_again(HERE)
    assert watched.last_frame().playing is None


@in_a_loop
def test_the_clock_of_a_right_begins_when_the_hands_before_it_are_seen() -> None:
    watched = Watched("corner-club")
    watched.all_in()
    hand = watched.table.hand
    assert hand is not None
    watched.clocks.ask(HERE, hand)
    assert watched.clocks.told(HERE) == TurnLeft(hand.actor, 30_000 + MOMENT, 30_000)


@in_a_loop
def test_a_hand_that_nobody_fought_for_and_a_street_with_bets_have_no_pace() -> None:
    watched = Watched("mohegan")
    hand = watched.table.hand
    assert hand is not None
    for at in (hand.actor, (hand.actor + 1) % 3):
        does(watched.house, PEOPLE[at], Call(at))
    does(watched.house, PEOPLE[hand.actor], Check(hand.actor))
    assert watched.last_frame().playing is None
    while (hand := watched.table.hand) is not None:
        does(watched.house, PEOPLE[hand.actor], Fold(hand.actor))
    assert watched.last_frame().playing is None
    assert watched.pause() == 3_000
