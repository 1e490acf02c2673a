"""A table at which things go wrong: irregularities drawn from those possible in a hand.

``mishap(hand, kind, dice)`` answers a kind's questions at random, only those the book asks,
as an interview would; ``play_with_mishaps`` plays a hand to its end with reports on the way, the
floor choosing at random where it may, chips and cards counted again after each.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.floor import KINDS, Fact, Report, carry_out, report
from shuffleup.floor.facts import (
    ACTS,
    CARD,
    CARDS,
    CHIPS,
    COUNT,
    ONE_OF,
    PILE,
    SEAT,
    SEATS,
    YES,
    FactAnswer,
)
from shuffleup.floor.substantial import Act
from shuffleup.hand import Command, Hand, act, proceed
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import pot_total, seats_in
from shuffleup.sim.recount import recount

MOST_QUESTIONS = 20
DENOMINATIONS = (1, 2, 5, 10, 25, 100)


class Mishap(Struct, frozen=True):
    """A report and the ruling on it."""

    report: Report
    ruling: HandRuling

    @property
    def became(self) -> str:
        """refused, discretion or applied."""
        if self.ruling.refusal or self.ruling.missing:
            return "refused"
        return "discretion" if self.ruling.options else "applied"


def mishap(hand: Hand, kind: str, dice: random.Random) -> Mishap:
    """Report this kind with facts drawn as the questions come."""
    declared = {fact.name: fact for fact in KINDS[kind].facts}
    facts: dict[str, FactAnswer] = {
        name: drawn(hand, fact, dice)
        for name, fact in declared.items()
        if fact.default is not None and dice.random() < 0.5
    }
    seed = str(dice.getrandbits(64))
    for _ in range(MOST_QUESTIONS):
        told = Report(kind, dict(facts), seed)
        ruling = report(hand, told)
        if not ruling.missing:
            break
        name = ruling.missing[0]
        facts[name] = drawn(hand, declared[name], dice)
    return Mishap(told, ruling)


# ---- answers at random -----------------------------------------------------------------------


def drawn(hand: Hand, fact: Fact, dice: random.Random) -> FactAnswer:
    return DRAW[fact.kind](hand, fact, dice)


def draw_seat(hand: Hand, fact: Fact, dice: random.Random) -> int:
    """The seat to act more often than not; else anyone still in, or anyone at the table."""
    roll = dice.random()
    if hand.actor >= 0 and roll < 0.4:
        return hand.actor
    live = seats_in(hand.live)
    return dice.choice(live) if live and roll < 0.75 else dice.randrange(hand.n)


def draw_chips(hand: Hand, fact: Fact, dice: random.Random) -> int:
    usual = [hand.bet, hand.bet + hand.step, hand.stakes.small_bet, hand.step, pot_total(hand)]
    stack = hand.stacks[hand.actor] if hand.actor >= 0 else max(hand.stacks)
    return max(1, dice.choice([*usual, stack, dice.randint(1, max(2, 2 * hand.step + hand.bet))]))


def draw_cards(hand: Hand, fact: Fact, dice: random.Random) -> tuple[int, ...]:
    """Cards from somewhere they could be seen: a hand, the stub's top, the board, the burns."""
    seat = draw_seat(hand, fact, dice)
    places = [hand.hole[seat], hand.hole[seat], hand.stub[:4], hand.boards[0], hand.burns]
    place = dice.choice([place for place in places if place] or [hand.stub])
    known = tuple(card for card in place if card != UNKNOWN)
    count = dice.choice((1, 1, 1, 2, 3))
    start = 0 if place == hand.stub[:4] else dice.randrange(max(1, len(known)))
    return known[start : start + count]


def draw_pile(hand: Hand, fact: Fact, dice: random.Random) -> tuple[int, ...]:
    """One big chip, or a few, around the bet."""
    chips = [chip for chip in DENOMINATIONS if chip <= max(5, 4 * (hand.bet + hand.step))]
    return tuple(dice.choice(chips[-3:]) for _ in range(dice.choice((1, 1, 2, 3, 4))))


def draw_acts(hand: Hand, fact: Fact, dice: random.Random) -> tuple[Act, ...]:
    """What the next players did before their turn."""
    behind = [seat for seat in seats_in(hand.live & hand.able) if seat != hand.actor]
    acts: list[Act] = []
    bet = hand.bet
    for seat in behind[: dice.choice((1, 2, 2, 3))]:
        action = dice.choice(("check", "raise") if not bet else ("call", "fold", "call"))
        if action == "raise":
            bet = hand.bets[seat] + min(hand.stacks[seat], hand.step)
        acts.append(Act(seat, action, bet if action == "raise" else 0))
    return tuple(acts)


DRAW: dict[str, Callable[[Hand, Fact, random.Random], FactAnswer]] = {
    SEAT: draw_seat,
    SEATS: lambda hand, fact, dice: tuple({draw_seat(hand, fact, dice) for _ in range(2)}),
    CHIPS: draw_chips,
    COUNT: lambda hand, fact, dice: dice.choice((0, 1, 1, 2, 2, 3, 4)),
    CARD: lambda hand, fact, dice: draw_cards(hand, fact, dice)[:1],
    CARDS: draw_cards,
    YES: lambda hand, fact, dice: dice.random() < 0.5,
    ONE_OF: lambda hand, fact, dice: dice.choice(fact.values),
    PILE: draw_pile,
    ACTS: draw_acts,
}


# ---- whole hands -----------------------------------------------------------------------------


def settle(hand: Hand, found: Mishap, dice: random.Random) -> None:
    """Carry out a ruling, a choice of the floor drawn where there is one; then count again."""
    ruling = found.ruling
    events = dice.choice(ruling.options).events if ruling.options else ruling.events
    carry_out(hand, events)
    recount(hand)


Decide = Callable[[Hand, random.Random], Command]
Happens = Callable[[Hand], Mishap | None]
MOST_MISHAPS = 3  # a hand in which everything goes wrong never ends
MOST_STEPS = 2000


class StuckError(AssertionError):
    """A hand that waits for nobody, or goes on for ever."""


def play_with_mishaps(hand: Hand, dice: random.Random, decide: Decide, happens: Happens) -> None:
    """Play a hand to its end; ``happens`` says what goes wrong now, if anything."""
    proceed(hand)
    recount(hand)
    left, steps = MOST_MISHAPS, 0
    while True:
        found = happens(hand) if left > 0 or hand.mends.held else None
        if found is not None:
            left -= 1
            settle(hand, found, dice)
        if hand.over and found is None:
            return
        if hand.over:
            continue  # something more may come up about a hand that is over
        steps += 1
        if hand.actor < 0 or steps > MOST_STEPS:
            raise StuckError(f"the hand does not end: {hand.log[-6:]}")
        act(hand, decide(hand, dice))
        recount(hand)
