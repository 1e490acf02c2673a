"""A bot's turn: asked once, answered with the version it saw, passed at once where none answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.small_house import deal, does, seat, small_house

from shuffleup.bots.registry import factory
from shuffleup.client.messages import Done
from shuffleup.hand.commands import Call, Check, Command, RaiseTo
from shuffleup.hand.view import View, view
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


class Miser(Minds):
    """Raises by too little: refused each time."""

    async def decide(self, asked: BotAsked) -> Command | None:
        await super().decide(asked)
        return RaiseTo(asked.seen.viewer, 1)


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


@pytest.mark.parametrize(
    "minds",
    [Minds, lambda: Minds(answers=False), Miser],
    ids=["answers", "nobody to ask", "refused"],
)
def test_a_table_without_a_clock_never_waits_for_a_bot(minds: Callable[[], Minds]) -> None:
    async def do(house: PokerHouse, turns: BotTurns, minds: Minds) -> None:
        table = table_of(house)
        while table.hand is not None:
            assert turns.ask(WHERE, table)
            await turns.turns[WHERE].answering
            assert minds.asked < 30
        assert table.hands == 1

    played(do, minds)


def test_a_bot_that_nobody_could_ask_folds_its_turn_and_no_other() -> None:
    async def do(house: PokerHouse, turns: BotTurns, minds: Minds) -> None:
        table = table_of(house)
        minds.wait.clear()
        turns.ask(WHERE, table)
        assert table.hand is not None
        at = table.hand.actor
        assert isinstance(does(house, seated(table, at).player, Call(at)), Done)
        moved = table.version
        minds.wait.set()
        await turns.turns[WHERE].answering
        assert table.version == moved

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
