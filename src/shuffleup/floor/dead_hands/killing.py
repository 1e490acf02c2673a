"""How a hand ends: dead with every chip it put in, or dead with its uncalled bet taken back."""

from __future__ import annotations

from shuffleup.floor.facts import FactError, Facts
from shuffleup.hand import Hand, replay
from shuffleup.hand.events import Called, Folded, Raised
from shuffleup.hand.repairs.primitives import Killed, Refunded, Rewound
from shuffleup.hand.rulings import HandEvents
from shuffleup.hand.state import BETTING, BRINGING_IN


def check_on(hand: Hand) -> None:
    if hand.over:
        raise FactError("the hand is over")


def is_live(hand: Hand, seat: int) -> bool:
    return bool(hand.live >> seat & 1)


def live_seat(hand: Hand, facts: Facts, name: str = "seat") -> int:
    """A seat of the report whose hand is still in."""
    check_on(hand)
    seat = facts.seat(name)
    if not is_live(hand, seat):
        raise FactError(f"the hand of seat {seat + 1} is not in any more")
    return seat


def facing_bet(hand: Hand, seat: int) -> bool:
    """Whether the seat has a bet to answer; one who is all-in has nothing to answer it with."""
    betting = hand.phase in (BETTING, BRINGING_IN)
    return betting and hand.bet > hand.bets[seat] and bool(hand.able >> seat & 1)


def uncalled_part(hand: Hand, seat: int) -> int:
    """What the seat has in on this round above everybody else."""
    others = [bet for s, bet in enumerate(hand.bets) if s != seat]
    return max(0, hand.bets[seat] - max(others, default=0))


def dead_but_for_its_bet(hand: Hand, seat: int) -> HandEvents:
    """The hand is dead; of its own bet or raise only what was called is as if it had been made.

    What it owed when it raised stays in, and what the others have done since stands.
    """
    amount = uncalled_part(hand, seat)
    if not amount or hand.aggressor != seat:
        return (Killed(seat),)
    at = last_raise(hand, seat)
    if at is None:
        return (Refunded(seat, amount), Killed(seat))
    before = replay(hand.log[:at])
    stays = matched(before, seat, hand.bets[seat] - amount)
    return (Rewound(at), *stays, Killed(seat), *hand.log[at + 1 :])


def matched(before: Hand, seat: int, to: int) -> HandEvents:
    """What stays in of a raise that was called only this far, all-in: a call if no further than the
    bet it raised."""
    if to > before.bet:
        return (Raised(seat, to),)
    owed = min(before.bet - before.bets[seat], before.stacks[seat])
    return (Called(seat, owed),) if owed > 0 else ()


def last_raise(hand: Hand, seat: int) -> int | None:
    """Where in the log the seat's bet or raise stands that has met with folds and with calls all-in
    for less alone; None if there is none."""
    for at, event in reversed(list(enumerate(hand.log))):
        if isinstance(event, Raised):
            return at if event.seat == seat else None
        if not isinstance(event, Folded | Called):
            return None
    return None
