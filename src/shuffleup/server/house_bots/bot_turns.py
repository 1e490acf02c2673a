"""A bot's turn: it is shown its view, thinks for a human time, and acts as any player does.

``BotTurns.ask`` is a hook of the dealer's. The decision is made elsewhere (``bot_minds``); what
comes of it is a command of the bot's own with the version it has seen, so that a hand that has gone
on refuses it as stale. A bot has the same clock as everybody; one that nobody can ask, or whose
answer is refused, checks or folds at once, since a house without a clock would wait for it for
ever.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from random import SystemRandom
from typing import Final

import structlog
from msgspec import Struct

from shuffleup.client.messages import Refused
from shuffleup.floor.senders import player
from shuffleup.hand.commands import Call, Command, RaiseTo
from shuffleup.hand.view import View, view
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.dealer.turn_clock import Where
from shuffleup.server.house_bots.bot_accounts import HouseBot
from shuffleup.server.house_bots.bot_minds import BotAsked, BotMinds
from shuffleup.server.house_places.poker_house import STALE, Errand, PokerHouse
from shuffleup.table.chips.one_chip import rounded
from shuffleup.table.state import Table, seated
from shuffleup.table.viewing.rail import version_of

LEAST: Final = 150  # thousandths of the longest time, for what needs no thought
DICE: Final = SystemRandom()


class BotTurn(Struct):
    """What a bot is asked at a table: for which decision, and who is at it."""

    decision: tuple[int, int, int]  # the hand, its version, the seat
    answering: asyncio.Task[None]


class BotTurns:
    """The turns of all bots of a house; ``think_ms`` is the longest that one thinks."""

    def __init__(
        self, house: PokerHouse, minds: BotMinds, bots: Mapping[str, HouseBot], think_ms: int
    ) -> None:
        self.house, self.minds, self.bots, self.think_ms = house, minds, bots, think_ms
        self.turns: dict[Where, BotTurn] = {}
        self.salt = secrets.token_hex(16)  # a bot's chance is nobody's to foresee

    def ask(self, where: Where, table: Table) -> bool:
        """Whether a bot is to act there and will answer; it is asked once for each decision."""
        hand = table.hand
        if hand is None or hand.actor < 0:
            return False
        bot = self.bots.get(seated(table, hand.actor).player)
        if bot is None:
            return False
        decision = (table.hands, hand.version, hand.actor)
        turn = self.turns.get(where)
        if turn is not None and turn.decision == decision:
            return not turn.answering.done()
        mind = f"{bot.id} {where[0]} {where[1]} {table.hands}"
        asked = BotAsked(
            bot.style, mind, f"{self.salt} {mind}", view(hand, hand.actor, hand.version)
        )
        answering = asyncio.get_running_loop().create_task(
            self.answer(where, bot, asked, version_of(table))
        )
        self.turns[where] = BotTurn(decision, answering)
        return True

    async def answer(self, where: Where, bot: HouseBot, asked: BotAsked, version: int) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        command = await self.minds.decide(asked)
        if command is not None:
            takes = thinking_ms(asked.seen, command, self.think_ms) / 1000
            await asyncio.sleep(max(0, begun + takes - loop.time()))
        if command is None or not self.acts(where, bot, command, version):
            self.passes(where, bot, version)

    def acts(self, where: Where, bot: HouseBot, command: Command, version: int) -> bool:
        """Whether it is done, or the hand has gone on without it; where wagers come in one chip, in
        that chip."""
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        wish = rounded(table, command) if table is not None and table.house.wagers_in else command
        errand = Errand(where[0], player(bot.id), wish, table=where[1], seen=version)
        reply = self.house.perform(errand).reply
        if not isinstance(reply, Refused) or reply.reason == STALE:
            return True
        structlog.get_logger().warning(
            "bot refused", command=type(command).__name__, reason=reply.reason
        )
        return False

    def passes(self, where: Where, bot: HouseBot, version: int) -> None:
        """What costs nothing, in place of what the bot could not say."""
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        if table is None or table.hand is None:
            return
        command = for_the_absent(table.hand)
        if command is not None:
            self.acts(where, bot, command, version)

    def forget(self) -> None:
        """Nothing that was asked counts: the house has read its log again, or stops."""
        for turn in self.turns.values():
            turn.answering.cancel()
        self.turns.clear()


def thinking_ms(seen: View, command: Command, most: int) -> int:
    """How long a player would think: the longer the more of the stack is at stake."""
    least = most * LEAST // 1000
    me = seen.viewer
    to = command.to if isinstance(command, RaiseTo) else seen.bet
    puts_in = to - seen.bets[me] if isinstance(command, RaiseTo | Call) else 0
    weight = min(1000, 2000 * puts_in // max(1, seen.stacks[me]))
    if seen.bet > seen.bets[me]:  # there is something to answer, be it by folding
        weight = max(weight, 150)
    return least + (most - least) * weight // 1000 * DICE.randrange(400, 1001) // 1000
