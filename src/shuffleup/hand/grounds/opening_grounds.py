"""Why this seat acts first: the grounds of a betting round that opens."""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.games import Opening
from shuffleup.hand.events import Opened
from shuffleup.hand.order import (
    BRING_IN_CHOICES,
    board_value,
    bring_in_seat,
    marked_card_seat,
    opens_after,
    shared_card,
)
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import Hand, copy, next_seat, seats_in
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.points.hand.stud import LaterStud, StudLaw, SuitOrder

Grounds = tuple[str, ...]
ROUNDS = tuple(
    f"{which}-betting-round" for which in ("first", "second", "third", "fourth", "fifth")
)


def opened(hand: Hand, event: Opened) -> Grounds:
    """Who opens, why, and that there is a round at all; nobody when only one can still bet."""
    street = event.street
    if event.first < 0:
        return () if hand.mends.no_more_bets else ("all-in-skipped",)
    order = stud_order(hand, street) if hand.game.stud else button_order(hand, street)
    return (*order, *ROUNDS[street : street + 1])


def button_order(hand: Hand, street: int) -> Grounds:
    skipped = next_seat(hand.live, opens_after(hand, street))
    passed = () if hand.able >> skipped & 1 else ("all-in-skipped",)
    if street:
        return (BettingLaw.later_rounds_open, *passed)
    kinds = {post.kind for post in hand.setup.posts}
    straddle = (BettingLaw.straddle_last_action,) if Forced.STRADDLE in kinds else ()
    killer = (BettingLaw.killer_acts,) if Forced.KILL in kinds else ()
    return (BettingLaw.first_round_opens, *straddle, *killer, *passed)


def stud_order(hand: Hand, street: int) -> Grounds:
    if street == 0 and hand.game.opening is Opening.BRING_IN:
        return bring_in_order(hand)
    if hand.rules.stud.later_rounds_open is LaterStud.LEFT_OF_DEALER:
        return (StudLaw.later_rounds_open,)
    common = shared_card(hand)
    scores = {seat: board_value(hand, hand.up[seat] + common) for seat in seats_in(hand.live)}
    best = [seat for seat, score in scores.items() if score == max(scores.values())]
    tied = (StudLaw.board_tie,) if len(best) > 1 else ()
    shared = (StudLaw.common_card_opener,) if hand.board else ()
    passed = () if all(hand.able >> seat & 1 for seat in best) else ("all-in-skipped",)
    return (StudLaw.later_rounds_open, *tied, *shared, *passed)


def bring_in_order(hand: Hand) -> Grounds:
    """The point that rules the game's bring-in (razz has none: its sheet says it), and whatever
    else decided on the seat."""
    name = hand.game.bring_in
    found = ["bring-in" if name in BRING_IN_CHOICES else name]
    law = hand.rules.stud
    if differs(hand, bring_in_seat, stud_bring_in_ace_high=not law.bring_in_ace_high):
        found.append(StudLaw.bring_in_ace_high)
    if differs(hand, bring_in_seat, suit_order=other_suits(hand)):
        found.append(StudLaw.suit_order)
    if not hand.able >> marked_card_seat(hand, hand.live) & 1:
        found.append(StudLaw.low_card_all_in)
    return tuple(found)


def other_suits(hand: Hand) -> SuitOrder:
    ranked = hand.rules.stud.suit_order is SuitOrder.SPADES_HIGH
    return SuitOrder.NONE if ranked else SuitOrder.SPADES_HIGH


def differs(hand: Hand, read: Callable[[Hand], object], **points: object) -> bool:
    """Whether this would be read otherwise off the table if these points were decided so."""
    other = copy(hand)
    other.rules = hand.rules.but(**points)
    return read(other) != read(hand)
