"""A session: bots at a table, hand after hand, and the people who come and go between hands.

``open_session`` seats everyone and draws for the button; ``one_hand`` deals a hand, plays it and
lets people come and go. Everything is put to the table's judge. All chance is a function of the
seed and the number of the hand: a session taken up again (``resuming``) goes on exactly as it
would have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeVar

from shuffleup.bots import factory
from shuffleup.bots.bot import Bot, RefusedError
from shuffleup.cards import STANDARD
from shuffleup.floor.senders import DEALER, FLOOR, Sender, player
from shuffleup.hand.state import Hand
from shuffleup.hand.view import view
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.law.ruling import Refusal
from shuffleup.sim.quick import quick
from shuffleup.sim.session.comings import (
    bring_together,
    come_and_go,
    in_the_hand,
    keep_steady,
    may_chop,
    pass_time,
)
from shuffleup.sim.session.crowd import bot_of
from shuffleup.sim.session.session_plan import Change, SessionPlan, noted
from shuffleup.sim.session.session_seats import Rates, Tableside, sender_at, sits
from shuffleup.table import commands as c
from shuffleup.table.act import act
from shuffleup.table.apply import apply, drain
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.chips.one_chip import rounded
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, seated, taken_seats

ROUNDS = 5  # times people are fetched before a hand is given up
Given = TypeVar("Given")
Decide = Callable[[Hand, Given], c.AnyTableCommand | None]  # None: somebody has acted already
Watch = Callable[[], None] | None  # called whenever something has happened


class SessionError(ValueError):
    """A session that cannot go on, and why."""


class TableSession:
    """A table and the bots at it."""

    person = ""  # the player, if any, for whom no bot decides

    def __init__(self, table: Table, plan: SessionPlan, watch: Watch = None) -> None:
        self.table, self.plan, self.watch = table, plan, watch
        self.rates = Rates().scaled(plan.comings)
        self.refused: Counter[str] = Counter()
        self.actions = 0
        self.chops = False  # the blinds of this hand mean to chop, if it comes to them

    def open(self) -> None:
        """Everyone sits down, and the button is found."""
        apply(self.table, noted(self.plan))
        room = self.room("open")
        for at in range(self.table.n):
            sits(room, at)
        self.find_button()

    def do(self, command: c.AnyTableCommand, by: Sender) -> Refusal | None:
        """Put a command to the table; what was refused, and nothing changed, is counted."""
        refusal = act(self.table, command, by).refusal
        if refusal is not None:
            self.refused[refusal.reason.code] += 1
        return refusal

    def take(self) -> list[AnyTableEvent]:
        """The events since the last time."""
        return drain(self.table)

    # ---- a hand ----------------------------------------------------------------------------

    def one_hand(self) -> None:
        """The next hand from deal to pots, and then what people do before the one after it."""
        self.deal()
        if self.plan.comings:
            room = self.room("in the hand")
            in_the_hand(room)
            self.chops = self.table.rules.chop.blinds and room.chance(self.rates.chop)
        self.play()
        self.between_hands()

    def deal(self) -> None:
        number = self.table.hands + 1
        if self.table.decks.uncounted:  # the engine deals, and knows its deck card by card
            self.do(c.Report("deck-counted", {"cards": len(self.table.game.cards)}), DEALER)
        refusal = self.do(self.next_hand(number), DEALER)
        rounds = 0
        while refusal is not None:
            if rounds == ROUNDS:
                raise SessionError(f"hand {number} cannot be dealt: {refusal.says}")
            rounds += 1
            bring_together(self.room(f"fetch {rounds}"))
            self.find_button()
            refusal = self.do(self.next_hand(number), DEALER)
        if self.watch is not None:
            self.watch()

    def next_hand(self, number: int) -> c.NextHand:
        """The command that deals a hand: its number and the seed decide the cards."""
        return c.NextHand(f"{self.plan.seed}/{number}")

    def play(self) -> None:
        """Every decision until the hand is over."""
        number = self.table.hands
        if self.plan.fast:
            self.play_by(quick, Random(f"{self.plan.seed}/{number}/play").random)
            return
        self.play_by(self.decided, {})
        self.chops = False

    def decided(self, hand: Hand, bots: dict[int, Bot]) -> c.AnyTableCommand | None:
        """What the bot to act does, shown its view; or the blinds take their chips back."""
        seat, table = hand.actor, self.table
        bot = bots.get(seat)
        if bot is None:
            bot = bots[seat] = self.bot(seated(table, seat).player, table.hands)
        if self.chops and may_chop(hand):
            pair = table.places.small, table.places.big
            for one, other in (pair, pair[::-1]):  # one offers it, the other accepts
                if act(table, c.Chop(one, other), sender_at(table, one)).events:
                    return None
        return bot.decide(view(hand, seat, hand.version))

    def play_by(self, decide: Decide[Given], given: Given) -> None:
        """Play the hand to its end by one way of deciding; None: it is done already."""
        table, watch = self.table, self.watch
        in_one_chip = table.house.wagers_in
        players = [player(seat.player) if seat else DEALER for seat in table.seats]
        while (hand := table.hand) is not None:
            if hand.actor < 0:
                raise SessionError(f"hand {table.hands} waits for cards from a dealer outside")
            command = decide(hand, given)
            if command is not None:  # somebody may have acted already
                if in_one_chip:
                    command = rounded(table, command)
                refusal = act(table, command, players[hand.actor]).refusal
                if refusal is not None:
                    raise RefusedError(command, refusal)
            self.actions += 1
            if watch is not None:
                watch()

    def bot(self, who: str, number: int) -> Bot:
        return factory(bot_of(who, self.plan.bots))(f"{self.plan.seed}/{number}/{who}")

    # ---- between two hands -----------------------------------------------------------------

    def between_hands(self) -> None:
        room = self.room("between")
        if self.plan.changes:
            self.change()
        pass_time(room)
        if self.plan.comings:
            come_and_go(room)
        else:
            keep_steady(room)

    def room(self, why: str) -> Tableside:
        seed = f"{self.plan.seed}/{self.table.hands}/{why}"
        return Tableside(self.table, self.do, seed, self.rates, self.plan.stack, self.person)

    def change(self) -> None:
        """Another book or other stakes, where the plan has them now."""
        for change in self.plan.changes:
            if change.after == self.table.hands:
                refusal = self.do(change_command(self.table, change), FLOOR)
                if refusal is not None:
                    raise SessionError(f"after hand {change.after}: {refusal.says}")

    def find_button(self) -> None:
        """Draw for the first button where the book wants that."""
        if not needs_draw(self.table):
            return
        seats = [at for at, seat in taken_seats(self.table) if seat.stack]
        cards = Random(f"{self.plan.seed}/draw").sample(STANDARD, len(seats))
        self.do(c.Draw(tuple(seats), tuple(cards)), DEALER)


def change_command(table: Table, change: Change) -> c.PlayBy | c.PlayGame:
    if change.book:
        law = rulebook(change.book)
        return c.PlayBy(resolve(law), digest(law))
    return c.PlayGame(table.game, read_stakes(change.stakes.split()))


def open_session(table: Table, plan: SessionPlan, watch: Watch = None) -> TableSession:
    """A session at a table that has just opened."""
    session = TableSession(table, plan, watch)
    session.open()
    return session
