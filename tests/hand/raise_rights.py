"""Who may raise again, by a model of its own: a list of the round's wagers and who answered which.

``Round.told(event)`` takes the events of a hand, ``Round.is_open(seat)`` goes through the wagers
made since the seat acted. It keeps no mask and bars nobody: a seat that has acted may raise when
one of those wagers came to enough above the bet it had answered, in the measure in force then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from shuffleup.games import Structure
from shuffleup.hand import events as e
from shuffleup.hand.setup import Forced
from shuffleup.law import Rules
from shuffleup.law.points.hand.raises import RaiseOver, RaiseReference

LIMIT_GAMES = (Structure.LIMIT, Structure.SPREAD)


@dataclass
class Wager:
    """A bet or raise: to how much, what a full raise was then, and whether it stood for one."""

    to: int
    full_raise: int
    counts: bool


@dataclass
class Round:
    """One round of betting."""

    structure: Structure
    rules: Rules
    full_raise: int = 0
    bet: int = 0
    measured_from: int = 0  # the bet over which the next full raise goes
    wagers: list[Wager] = field(default_factory=list)
    answered: dict[int, tuple[int, int]] = field(default_factory=dict)  # the bet, wagers by then

    @property
    def share(self) -> Fraction:
        law = self.rules.raises
        limit = self.structure in LIMIT_GAMES
        return law.short_all_in_reopens_limit if limit else law.short_all_in_reopens_big_bet

    @property
    def completes(self) -> bool:
        law = self.rules.raises
        if self.structure in LIMIT_GAMES:
            return law.limit_short_all_in_may_be_completed
        return law.big_bet_short_all_in_may_be_completed

    # ---- what happens ------------------------------------------------------------------------

    def told(self, event: e.Event, full_raise: int) -> None:
        """Follow one event; ``full_raise`` is the smallest bet of a round that opens with it."""
        if isinstance(event, e.Opened):
            self.open(event.street, full_raise)
        elif isinstance(event, e.Posted) and event.kind not in (Forced.ANTE, Forced.DEAD):
            self.bet = max(self.bet, event.amount)
        elif isinstance(event, e.BroughtIn):
            self.bet = event.amount
            self.answers(event.seat)
        elif isinstance(event, e.Called) or (
            isinstance(event, e.Checked) and self.rules.raises.short_all_in_bars_checker
        ):
            self.answers(event.seat)
        elif isinstance(event, e.Raised):
            self.wager(event.to)
            self.answers(event.seat)

    def open(self, street: int, full_raise: int) -> None:
        self.bet = self.bet if street == 0 else 0
        self.measured_from = self.bet
        self.full_raise = full_raise
        self.wagers, self.answered = [], {}

    def answers(self, seat: int) -> None:
        """A bring-in below a bet is no bet to have answered."""
        bet = self.bet if self.wagers else self.measured_from
        self.answered[seat] = (bet, len(self.wagers))

    def wager(self, to: int) -> None:
        law, size = self.rules.raises, to - self.measured_from
        alone = size if law.short_all_ins_add_up else to - self.bet
        counts = size >= self.full_raise or alone >= self.share * self.full_raise
        self.wagers.append(Wager(to, self.full_raise, counts))
        self.bet = to
        if not counts:
            self.measured_from = self.measured_from if self.completes else to
            return
        whole = self.measured_from + self.full_raise
        stands_for_more = law.limit_raise_over_counted_all_in is RaiseOver.FULL_BET
        limit = self.structure is Structure.LIMIT
        self.measured_from = max(to, whole) if limit and stands_for_more else to
        if not limit and law.minimum_raise_reference is RaiseReference.LARGEST:
            self.full_raise = max(self.full_raise, size)
        elif not limit:
            self.full_raise = size

    # ---- the question ------------------------------------------------------------------------

    def is_open(self, seat: int) -> bool:
        """Whether the seat has not acted yet, or faces enough to raise again."""
        if seat not in self.answered:
            return True
        bet, seen = self.answered[seat]
        adds_up = self.rules.raises.short_all_ins_add_up
        since = [wager for wager in self.wagers[seen:] if wager.counts or adds_up]
        return any(wager.to - bet >= self.share * wager.full_raise for wager in since)

    def faces(self, seat: int) -> int:
        return self.bet - self.answered[seat][0] if seat in self.answered else 0
