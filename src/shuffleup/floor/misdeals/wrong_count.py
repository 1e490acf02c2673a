"""A hand with the wrong number of cards when it is too late for a misdeal: dead, live or judged."""

from __future__ import annotations

from shuffleup.floor.facts import FactError
from shuffleup.floor.misdeals.misdeal import check_going_on, check_live, deadline_grounds, too_late
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import STUB_BOTTOM, Killed, Moved
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.hand.state import DISCARDING, DRAWING, clockwise, lies_open, mask_of
from shuffleup.law.points.floor.misdeals import MisdealLaw, WrongCount
from shuffleup.law.ruling import Choice, Ruling


def cards_due(hand: Hand) -> int:
    """How many cards a hand should have by now."""
    if hand.game.draws:
        return hand.game.hand_size
    return hand.game.held(max(hand.street, 0))


def check_countable(hand: Hand, *seats: int) -> None:
    """These seats have live hands, not the only ones, and nobody is just exchanging cards."""
    check_going_on(hand)
    check_live(hand, seats)
    if hand.phase in (DISCARDING, DRAWING):
        raise FactError("the cards are counted when all have exchanged theirs")
    for seat in seats:
        if lies_open(hand, seat) and len(hand.hole[seat]) == cards_due(hand):
            raise FactError(f"the hand of seat {seat + 1} lies face up, and is a whole one")


def last_dealt(hand: Hand) -> int:
    """The seat that gets the last card of a round of the deal: the button, or before it."""
    seated = mask_of(seat for seat, stack in enumerate(hand.setup.stacks) if stack)
    return clockwise(seated, hand.setup.button)[-1]


def before_draw(hand: Hand) -> bool:
    return hand.game.draws and hand.street == 0


def can_make_a_hand(hand: Hand, missing: int) -> bool:
    """Whether so short a hand can make a hand of its game; at lowball fewer cards are no merit."""
    game = hand.game
    if game.two_from_hand:
        return cards_due(hand) - missing >= 2
    if game.stud:
        return game.hand_size - missing >= 5
    return game.has_board or any(street.draw for street in game.streets[hand.street + 1 :])


def events_of(hand: Hand, seats: tuple[int, ...], *, many: bool, missing: int = 1) -> HandEvents:
    """What becomes of such hands where nobody has to choose."""
    law = hand.rules.misdeals
    fate = law.too_many_cards if many else law.too_few_cards
    live = fate is WrongCount.LIVE or (not many and filled_at_the_draw(hand))
    if live and (many or can_make_a_hand(hand, missing)):
        return tuple(event for seat in seats for event in shortened(hand, seat, missing))
    return tuple(Killed(seat) for seat in seats)


def filled_at_the_draw(hand: Hand) -> bool:
    return before_draw(hand) and hand.rules.misdeals.draw_hand_short_before_draw


def shortened(hand: Hand, seat: int, missing: int) -> tuple[Moved, ...]:
    """The hand as short as it really is: the cards the record gives it were never dealt."""
    held = hand.hole[seat]
    gone = missing - (cards_due(hand) - len(held))
    return (Moved(held[len(held) - gone :], seat, STUB_BOTTOM),) if gone > 0 else ()


def found_late(hand: Hand, seats: tuple[int, ...], *, many: bool, missing: int = 1) -> HandRuling:
    """The ruling on hands with a wrong count after the cut-off."""
    law = hand.rules.misdeals
    if not many and filled_at_the_draw(hand):
        events = events_of(hand, seats, many=False, missing=missing)
        return Ruling(
            events, grounds=(MisdealLaw.draw_hand_short_before_draw,), says="live until the draw"
        )
    point = MisdealLaw.too_many_cards if many else MisdealLaw.too_few_cards
    named: tuple[str, ...] = (point,)
    if before_draw(hand) and not many:
        named += (MisdealLaw.draw_hand_short_before_draw,)
    fate = law.too_many_cards if many else law.too_few_cards
    if not many and not can_make_a_hand(hand, missing):
        return too_late(hand, (*named, "too-short-to-play"), seats)
    if fate is WrongCount.DEAD:
        return too_late(hand, named, seats)
    named += deadline_grounds(hand)
    if fate is WrongCount.LIVE:
        events = events_of(hand, seats, many=many, missing=missing)
        return Ruling(events, grounds=named, says="the hand is live as it is")
    return Ruling(grounds=named, options=live_or_dead(hand, seats, missing), says="live or dead")


def live_or_dead(hand: Hand, seats: tuple[int, ...], missing: int) -> tuple[HandChoice, ...]:
    live = tuple(event for seat in seats for event in shortened(hand, seat, missing))
    dead = tuple(Killed(seat) for seat in seats)
    return (Choice("live", "The hand plays.", live), Choice("dead", "The hand is dead.", dead))
