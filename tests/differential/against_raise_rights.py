"""Who may raise again, under every book, against the model of tests/hand/raise_rights.py.

The differentials with other engines set the points on short all-ins to those engines' ways. Here
the same random deals are played under each book's own rules, and the model is asked before every
bet whether the seat may raise and, in no-limit, from how much.
"""

from __future__ import annotations

import random
from functools import cache

from tests.differential.deals import Deal
from tests.differential.outcome import Outcome, Whim
from tests.hand.raise_rights import Round

from shuffleup.games import Structure
from shuffleup.hand import Forced, Hand, Options, act, options, proceed
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.hand.betting import closed
from shuffleup.law import Rules
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason


@cache
def rules_of(book: str) -> Rules:
    return resolve(rulebook(book))


def book_of(seed: str) -> str:
    return random.Random(f"book {seed}").choice(BOOKS)


def play(deal: Deal, rules: Rules | None = None) -> Outcome:
    """One hand under the book that its seed picks, or under the rules given."""
    rules = rules_of(book_of(deal.seed)) if rules is None else rules
    table = Table(deal, deal.start(rules.but(limit_raise_cap=deal.cap - 1)))
    try:
        table.play()
    except Exception as error:  # an engine that breaks is a difference too
        table.outcome.unexplained.append(f"{type(error).__name__}: {error}")
    table.outcome.log = table.hand.log
    return table.outcome


class Table:
    """Our hand and the model, which is told its events."""

    def __init__(self, deal: Deal, hand: Hand) -> None:
        self.hand, self.outcome = hand, Outcome(deal)
        self.model = Round(hand.structure, hand.rules)
        self.rng = random.Random(f"play {deal.seed}")
        self.whim = Whim(self.rng)
        self.faced = 0  # decisions of a seat that has acted and faces more

    def play(self) -> None:
        known = 0
        proceed(self.hand)
        while not self.hand.over and not self.outcome.unexplained:
            for event in self.hand.log[known:]:
                self.tell(event)
            known = len(self.hand.log)
            asked = options(self.hand)
            assert asked is not None
            if asked.phase == "bet":
                self.compare(asked)
            ruling = act(self.hand, self.choose(asked))
            assert ruling.ok, str(ruling.refusal)
            self.outcome.actions += 1

    def tell(self, event: e.Event) -> None:
        """The model knows what was posted; under most books a short blind counts in full."""
        in_full = not self.hand.rules.betting.short_blind_lowers_bring_in
        if isinstance(event, e.Opened) and event.street == 0 and in_full:
            posts = self.outcome.deal.posts
            due = [post.amount for post in posts if post.kind not in (Forced.ANTE, Forced.DEAD)]
            self.model.bet = max(self.model.bet, *due, 0)
        self.model.told(event, self.hand.step)

    def choose(self, asked: Options) -> c.Command:
        if asked.discard_most >= 0:
            held = self.hand.hole[asked.seat]
            count = self.rng.randint(asked.discard_least, asked.discard_most)
            return c.Discard(asked.seat, tuple(self.rng.sample(held, count)))
        if asked.runs:
            return c.RunIt(asked.seat, 1)
        if asked.show:
            return c.Show(asked.seat)
        return self.whim.bet(asked, asked.least_to > 0, self.outcome.actions)

    def compare(self, asked: Options) -> None:
        hand, seat = self.hand, asked.seat
        barred = closed(hand, seat) is Reason.BETTING_CLOSED
        if barred is self.model.is_open(seat):
            self.differ(f"seat {seat}: ours {'closed' if barred else 'open'}, the model not")
        if barred and asked.least_to:
            self.differ(f"seat {seat} is barred and may raise to {asked.least_to}")
        self.faced += seat in self.model.answered and self.model.faces(seat) > 0
        if asked.least_to and hand.structure is Structure.NO_LIMIT:
            least = min(self.model.measured_from + self.model.full_raise, asked.most_to)
            if asked.least_to != least:
                self.differ(f"least raise: ours {asked.least_to}, the model {least}")

    def differ(self, what: str) -> None:
        self.outcome.unexplained.append(what)
