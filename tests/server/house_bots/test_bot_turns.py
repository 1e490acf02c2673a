"""A bot's turn: asked once, answered with the version it saw, folded by the clock if silent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.server.small_house import Clock, deal, does, seat, small_house

from shuffleup.bots.registry import factory
from shuffleup.client.messages import Done
from shuffleup.hand.commands import Call, Check, Command, RaiseTo
from shuffleup.hand.view import View, view
from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.dealer.turn_clock import TurnClocks
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.house_bots.bot_accounts import HouseBot
from shuffleup.server.house_bots.bot_minds import BotAsked, BotMinds
from shuffleup.server.house_bots.bot_turns import BotTurns, thinking_ms
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.table.state import Table, seated

BOTS = {name: HouseBot(name, "caller") for name in ("ann", "bob", "cyd")}
WHERE = ("room", "1")


class Minds(BotMinds):
    """Thinks in this process; or fails, or waits until it is let."""

    def __init__(self, answers: bool = True) -> None:
        super().__init__()
        self.answers, self.asked, self.wait = answers, 0, asyncio.Event()
        self.wait.set()

    async def decide(self, asked: BotAsked) -> Command | None:
        self.asked += 1
        await self.wait.wait()
        return factory(asked.style)(asked.seed).decide(asked.seen) if self.answers else None


def played(
    do: Callable[[PokerHouse, BotTurns, Minds], Awaitable[None]], minds: Callable[[], Minds]
) -> PokerHouse:
    """A hand of three at a table, and then whatever a test does."""
    house = small_house()

    async def evening() -> None:
        seat(house, BOTS)
        deal(house)
        made = minds()
        await do(house, BotTurns(house, made, BOTS, 0), made)

    asyncio.run(evening())
    return house


def table_of(house: PokerHouse) -> Table:
    return house.places["room"].tables["1"]


def test_a_bot_is_asked_once_for_each_decision_and_acts_as_a_player() -> None:
    async def do(house: PokerHouse, turns: BotTurns, minds: Minds) -> None:
        table = table_of(house)
        assert table.hand is not None
        first = table.hand.actor
        assert turns.ask(WHERE, table)
        assert turns.ask(WHERE, table)
        await turns.turns[WHERE].answering
        assert minds.asked == 1
        assert table.hand is not None
        assert table.hand.actor != first

    played(do, Minds)


def test_people_are_not_played_for() -> None:
    async def do(house: PokerHouse, turns: BotTurns, minds: Minds) -> None:
        turns.bots = {}
        assert not turns.ask(WHERE, table_of(house))
        assert minds.asked == 0

    played(do, Minds)


class Raiser(Minds):
    """Raises to ten, whatever is asked: lawful before the flop and after it."""

    async def decide(self, asked: BotAsked) -> Command | None:
        await super().decide(asked)
        return RaiseTo(asked.seen.viewer, 10)


def test_what_a_bot_decides_for_a_hand_that_has_gone_on_is_not_done() -> None:
    async def do(house: PokerHouse, turns: BotTurns, minds: Minds) -> None:
        table = table_of(house)
        minds.wait.clear()
        turns.ask(WHERE, table)
        assert table.hand is not None
        first = at = table.hand.actor
        for move in (Call, Call, Check, Check, Check):  # to the flop, and round to the first
            assert isinstance(does(house, seated(table, at).player, move(at)), Done)
            at = table.hand.actor
        assert at == first
        moved = table.version
        minds.wait.set()
        await turns.turns[WHERE].answering
        assert table.version == moved
        turns.ask(WHERE, table)  # asked anew, it is done
        await turns.turns[WHERE].answering
        assert table.version > moved

    played(do, Raiser)


def test_a_bot_that_answers_nothing_is_folded_by_the_clock_and_sits_out() -> None:
    async def do(house: PokerHouse, turns: BotTurns, minds: Minds) -> None:
        now = house.now
        assert isinstance(now, Clock)
        clocks = TurnClocks(now, 1000, 0)
        dealer = HouseDealer(house, HouseShuffler(house.log), clocks, pause=1000)
        dealer.asks.append(turns.ask)
        table = table_of(house)
        assert table.hand is not None
        at = table.hand.actor
        dealer.attend(WHERE)
        await turns.turns[WHERE].answering
        assert WHERE in dealer.timers  # the clock runs for a bot too
        now.now += 1000
        dealer.time_is_up(WHERE)
        assert seated(table, at).presence.sits_out
        assert table.hand is None or table.hand.actor != at
        dealer.stop()

    played(do, lambda: Minds(answers=False))


def test_a_bot_thinks_longer_where_more_is_at_stake() -> None:
    house = small_house()
    seat(house, BOTS)
    deal(house)
    hand = table_of(house).hand
    assert hand is not None
    seen: View = view(hand, hand.actor)
    me = seen.viewer
    small = [thinking_ms(seen, Call(me), 4000) for _ in range(50)]
    big = [thinking_ms(seen, RaiseTo(me, 200), 4000) for _ in range(50)]
    assert all(600 <= one <= 4000 for one in small + big)
    assert max(small) < min(big)
    assert thinking_ms(seen, Check(me), 0) == 0
