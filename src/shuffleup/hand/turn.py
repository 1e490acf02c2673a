"""Chips leaving a stack, a hand tabled, and whose turn it is next."""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.hand.events import Asked, Dropped, Shown
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import DISCARDING, RUNNING, SHOWING, Hand, mask_of, next_seat, seats_in
from shuffleup.law.points.hand.betting import KillerActs


def pay(hand: Hand, seat: int, amount: int) -> None:
    left = hand.stacks[seat] - amount
    hand.stacks[seat] = left
    hand.bets[seat] += amount
    hand.paid[seat] += amount
    if not left:
        hand.able &= ~(1 << seat)


def dropped(hand: Hand, event: Dropped) -> None:
    """The house has it: chips of the pot, or of the seat that posts the fee."""
    hand.dropped += event.amount
    if event.seat >= 0:
        hand.stacks[event.seat] -= event.amount
    else:
        hand.dead -= event.amount


def shown(hand: Hand, event: Shown) -> None:
    """The hand is tabled. A whole one may be known from this alone; of one shown in part the rest
    is held as it was."""
    seat, cards = event.seat, event.cards
    hand.shown |= 1 << seat
    hand.tabled[seat] = cards
    if UNKNOWN not in cards:
        hand.hole[seat] = cards
    if hand.phase == SHOWING:
        hand.owing &= ~(1 << seat)
        hand.actor = -1


def pass_action(hand: Hand) -> None:
    """Give the turn to the next seat that owes an answer, or to nobody."""
    if hand.mends.limited:
        limit = hand.mends.limited.get(hand.actor)
        if limit is not None and not limit.all_round:
            hand.mends = hand.mends.without_limit(hand.actor)  # it has acted
    able = hand.live & hand.able
    owing = hand.owing & able
    if not owing or (not able & (able - 1) and is_covered(hand, able)):
        hand.actor = -1
    elif hand.acts_last:
        hand.actor = next_but_last(hand, owing)
    else:
        ahead = owing >> (hand.actor + 1)
        if ahead:
            hand.actor += (ahead & -ahead).bit_length()
        else:
            hand.actor = (owing & -owing).bit_length() - 1


def is_covered(hand: Hand, able: int) -> bool:
    """The one seat with chips has already matched everyone who is all-in: nothing to decide."""
    seat = able.bit_length() - 1
    own = hand.bets[seat]
    return all(own >= bet for s, bet in enumerate(hand.bets) if hand.live >> s & 1)


def next_but_last(hand: Hand, owing: int) -> int:
    """A killer acts after everyone who has not acted yet, and before anyone acts twice."""
    hand.spoken |= 1 << hand.actor
    waiting = hand.acts_last & owing & ~hand.spoken
    if not waiting:
        hand.acts_last = 0
        return next_seat(owing, last_blind_seat(hand))
    others = owing & ~hand.acts_last & ~hand.spoken
    return next_seat(others or waiting, hand.actor)


def killers_acting_last(hand: Hand) -> int:
    """The seats that killed the pot and so act last on the first round; never the last blind."""
    last = 0
    if hand.rules.betting.killer_acts is KillerActs.LAST:
        for post in hand.setup.posts:
            if post.kind is Forced.KILL and post.seat != last_blind_seat(hand):
                last |= 1 << post.seat
    return last


def last_blind_seat(hand: Hand) -> int:
    """The seat whose left neighbour acts first on the first round."""
    counted = {Forced.BLIND}
    if hand.rules.betting.straddle_last_action:
        counted.add(Forced.STRADDLE)
    due = (*hand.setup.posts, *hand.setup.unposted)
    seats = [post.seat for post in due if post.kind in counted]
    return seats[-1] if seats else hand.setup.button


def asked(hand: Hand, event: Asked) -> None:
    hand.phase = event.phase
    hand.actor = event.first
    hand.owing = hand.live
    if event.phase == SHOWING:
        hand.owing &= ~hand.shown
    elif event.phase == DISCARDING:
        hand.owing = must_discard(hand)
    elif event.phase == RUNNING:
        hand.split_at = len(hand.boards[0])


def must_discard(hand: Hand) -> int:
    """Who holds more cards than stay: a hand dealt short throws none away."""
    stay = hand.game.held(hand.street) - hand.next_street.discard
    return mask_of(seat for seat in seats_in(hand.live) if len(hand.hole[seat]) > stay)
