"""A whole table for the bench: the same players and decks as the bare hand, hand after hand.

Button, blinds, accounts and stacks go by the book, whoever is broke buys in again, and every event
is taken from the table, as if somebody kept its log.
"""

from __future__ import annotations

from random import Random

from shuffleup.cli.bench.ours import DECKS, NO_LIMIT, SEATS, STACK, Work, decks, fail
from shuffleup.floor.senders import player
from shuffleup.games import game
from shuffleup.hand import Hand
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.sim.quick import at_random, passive, quick
from shuffleup.sim.session import SessionPlan, TableSession
from shuffleup.table.act import act
from shuffleup.table.commands import NextHand
from shuffleup.table.new_table import new_table
from shuffleup.table.state import taken_seats


class BenchSession(TableSession):
    """A session dealt from decks shuffled beforehand, played by one row of dice or, without them,
    by players who only check and call."""

    def begin(self, seed: int, dice: bool) -> None:
        self.decide, self.draw = at_random if dice else passive, Random(seed).random
        self.decks, self.first = decks(self.table.game), seed
        self.players = [player(seat.player) for _, seat in taken_seats(self.table)]

    def next_hand(self, number: int) -> NextHand:
        return NextHand(deck=self.decks[(self.first + number) % DECKS])

    def between_hands(self) -> None:
        least = NO_LIMIT.blinds[-1]
        for seat in self.table.seats:
            if seat is None or seat.stack < least:  # somebody has to buy chips
                super().between_hands()
                return

    def play(self) -> None:
        """The loop of the bare hand's bench, at a table."""
        table, decide, draw = self.table, self.decide, self.draw
        players, actions = self.players, self.actions
        while (hand := table.hand) is not None:
            refusal = act(table, decide(hand, draw), players[hand.actor]).refusal
            actions += 1 if refusal is None else self.answer(hand)
        self.actions = actions

    def answer(self, hand: Hand) -> int:
        """Something else than a bet is asked, such as how often to run it: whatever is asked."""
        refusal = act(self.table, quick(hand, self.draw), self.players[hand.actor]).refusal
        return 1 if refusal is None else fail(refusal)


def session_work(book: str, *, dice: bool) -> Work:
    """A session of six under a book."""
    law = rulebook(book)
    rules, name, sheet = resolve(law), digest(law), game("holdem")

    def work(hands: int, seed: int) -> int:
        table = new_table(sheet, NO_LIMIT, SEATS, rules=rules, rulebook=name)
        plan = SessionPlan(str(seed), stack=STACK, comings=0, fast=True)
        session = BenchSession(table, plan)
        session.open()
        session.begin(seed, dice)
        for _ in range(hands):
            session.one_hand()
            session.take()
        return session.actions

    return work


def at_a_table(work: str) -> dict[str, Work]:
    """The table under each book, as engines of a work that has one."""
    if work not in TABLES:
        return {}
    return {f"table, book {name}": session_work(name, dice=TABLES[work]) for name in BOOKS}


TABLES = {"holdem-nl-random": True, "holdem-nl-showdown": False}  # played by dice, or called down
