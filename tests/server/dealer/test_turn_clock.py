"""The clock of a decision: it runs once, stands while the house is down, and can be called."""

from __future__ import annotations

import asyncio

from tests.server.small_house import START, Clock, deal, seat, small_house

from shuffleup.client.messages import TurnLeft
from shuffleup.hand.state import Hand
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.turn_clock import LEAST, TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler

HERE = ("room", "1")
TURN, GRACE = 30_000, 60_000


def a_hand() -> Hand:
    house = small_house()
    seat(house, ("ann", "bob"))
    deal(house)
    hand = house.places["room"].tables["1"].hand
    assert hand is not None
    return hand


def test_a_clock_is_not_set_again_by_what_happens_around_it() -> None:
    now, hand = Clock(), a_hand()
    clocks = TurnClocks(now, TURN, GRACE)
    clocks.ask(HERE, hand)
    now.now += 10_000
    clocks.ask(HERE, hand)
    assert clocks.told(HERE) == TurnLeft(hand.actor, 20_000, TURN)


def test_time_does_not_run_while_the_house_is_down() -> None:
    """Ten seconds of thirty were gone when the house was last alive; an hour later twenty are
    left."""
    now, hand = Clock(START + 3_600_000), a_hand()
    clocks = TurnClocks(now, TURN, GRACE)
    clocks.resume(HERE, 10_000)
    clocks.ask(HERE, hand)
    assert clocks.told(HERE) == TurnLeft(hand.actor, 20_000, TURN)


def test_nobody_is_folded_by_an_outage_that_took_the_last_second() -> None:
    now, hand = Clock(START + 60_000), a_hand()
    clocks = TurnClocks(now, TURN, GRACE)
    clocks.resume(HERE, 29_999)
    clocks.ask(HERE, hand)
    assert clocks.told(HERE) == TurnLeft(hand.actor, LEAST, TURN)


def test_whoever_lost_the_connection_has_the_grace_of_the_house_once() -> None:
    now, hand = Clock(), a_hand()
    clocks = TurnClocks(now, TURN, GRACE)
    clocks.ask(HERE, hand)
    clocks.lend(HERE)
    now.now += 50_000
    clocks.lend(HERE)
    assert clocks.told(HERE) == TurnLeft(hand.actor, 10_000, GRACE)


def test_the_clock_is_called_once_and_not_at_once() -> None:
    now, hand = Clock(), a_hand()
    clocks = TurnClocks(now, TURN, GRACE)
    clocks.ask(HERE, hand)
    assert not clocks.shorten(HERE, 5_000, 10_000)
    now.now += 10_000
    assert clocks.shorten(HERE, 5_000, 10_000)
    assert clocks.told(HERE) == TurnLeft(hand.actor, 5_000, TURN)
    assert not clocks.shorten(HERE, 1_000, 10_000)


def test_a_house_without_a_clock_waits_for_everybody() -> None:
    async def story() -> None:
        house = small_house()
        seat(house, ("ann", "bob"))
        clocks = TurnClocks(house.now, 0, 0)
        dealer = HouseDealer(house, HouseShuffler(house.log), clocks, pause=0)
        dealer.deal(HERE)
        table = house.places["room"].tables["1"]
        assert table.hand is not None
        before = table.hand.version
        dealer.attend(HERE)
        assert HERE not in dealer.timers
        assert clocks.told(HERE) is None
        await asyncio.sleep(0.05)
        assert table.hand.version == before
        dealer.stop()

    asyncio.run(story())


def test_when_time_is_up_the_dealer_acts_and_the_player_sits_out() -> None:
    async def story() -> None:
        house = small_house()
        seat(house, ("ann", "bob", "cy"))
        clock = house.now
        assert isinstance(clock, Clock)
        dealer = HouseDealer(
            house, HouseShuffler(house.log), TurnClocks(clock, TURN, GRACE), pause=9
        )
        dealer.deal(HERE)
        table = house.places["room"].tables["1"]
        assert table.hand is not None
        at = table.hand.actor
        dealer.attend(HERE)
        dealer.time_is_up(HERE)
        assert table.hand.actor == at  # it is not up yet
        clock.now += TURN
        dealer.time_is_up(HERE)
        assert table.hand.actor != at
        sitter = table.seats[at]
        assert sitter is not None
        assert sitter.presence.sits_out
        dealer.stop()

    asyncio.run(story())
