"""Applying the primitive repairs: one small function each, registered with ``hand.apply``.

The invariant is the hand's own: after each of them the same chips and the same cards are there, and
the state is the fold of the log. ``standing`` gives the events that still stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shuffleup.hand.events import Event
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.state import BETTING, BRINGING_IN, FIELDS, SHOWING, Hand, next_seat
from shuffleup.hand.turn import pass_action


def standing(hand: Hand) -> list[Event]:
    """The events of the log that count: not those withdrawn, nor those of a deal that was void."""
    return [event for _, event in standing_places(hand)] if hand.mended else list(hand.log)


def standing_places(hand: Hand) -> list[tuple[int, Event]]:
    """The events that count, each with its place in the log."""
    return still_standing(list(enumerate(hand.log)))


def still_standing(log: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    kept: list[tuple[int, Event]] = []
    for place, event in log:
        if isinstance(event, r.Rewound):
            kept = still_standing(log[: event.to])
        elif isinstance(event, r.Redealt):
            kept = log[:1]
        kept.append((place, event))
    return kept


def take_state(hand: Hand, other: Hand) -> None:
    """Everything but the log becomes as in the other."""
    for name in FIELDS:
        if name != "log":
            setattr(hand, name, getattr(other, name))
    hand.mends = hand.mends.but()


# ---- cards -----------------------------------------------------------------------------------


def moved(hand: Hand, event: r.Moved) -> None:
    take_from(hand, event.source, event.cards)
    put_at(hand, event.target, event.cards)
    if event.target >= 0:
        hand.shown &= ~(1 << event.target)  # a new card has to be shown again
        if event.up:
            hand.up[event.target] += event.cards


def take_from(hand: Hand, place: int, cards: tuple[int, ...]) -> None:
    if place >= 0:
        hand.hole[place] = less(hand.hole[place], cards)
        hand.up[place] = less(hand.up[place], cards)
        if place in hand.mends.seen:
            seen = less(hand.mends.seen[place], cards)
            hand.mends = hand.mends.with_seen(place, seen)
        hand.tabled[place] = less(hand.tabled[place], cards)
    elif place == r.BOARD:
        hand.boards[0] = less(hand.boards[0], cards)
    elif place == r.BURNS:
        hand.burns = less(hand.burns, cards)
        hand.burned -= len(cards)
    elif place == r.MUCK:
        hand.muck = less(hand.muck, cards)
    elif place == r.ASIDE:
        hand.mends = hand.mends.but(aside=less(hand.mends.aside, cards))
    else:
        stack(hand, less(hand.stub, cards))


def put_at(hand: Hand, place: int, cards: tuple[int, ...]) -> None:
    if place >= 0:
        hand.hole[place] += cards
    elif place == r.BOARD:
        hand.boards[0] += cards
    elif place == r.BURNS:
        hand.burns += cards
        hand.burned += len(cards)
    elif place == r.MUCK:
        hand.muck += cards
    elif place == r.ASIDE:
        hand.mends = hand.mends.but(aside=hand.mends.aside + cards)
    else:
        stub = hand.stub
        stack(hand, cards + stub if place == r.STUB_TOP else stub + cards)


def less(held: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """What stays when each of these cards that is there is taken away, once."""
    left = list(held)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def stack(hand: Hand, stub: tuple[int, ...]) -> None:
    hand.deck, hand.top = stub, 0


def restacked(hand: Hand, event: r.Restacked) -> None:
    stack(hand, event.stub)


def burn_waived(hand: Hand, event: r.BurnWaived) -> None:
    hand.mends = hand.mends.but(no_burn=(*hand.mends.no_burn, event.street))


def turned(hand: Hand, event: r.Turned) -> None:
    seat, cards = event.seat, event.cards
    if event.up:
        hand.up[seat] += cards
    else:
        hand.up[seat] = less(hand.up[seat], cards)


def faced(hand: Hand, event: r.Faced) -> None:
    hand.mends = hand.mends.but(faced=(*hand.mends.faced, event))


def exposed(hand: Hand, event: r.Exposed) -> None:
    if event.seat >= 0 and event.to == r.EVERYONE:
        seen = hand.mends.seen.get(event.seat, ()) + event.cards
        hand.mends = hand.mends.with_seen(event.seat, seen)


# ---- hands and turns -------------------------------------------------------------------------


def rewound(hand: Hand, event: r.Rewound) -> None:
    from shuffleup.hand.apply import replay  # apply holds the table these functions stand in

    take_state(hand, replay(hand.log[: event.to]))


def killed(hand: Hand, event: r.Killed) -> None:
    bit = 1 << event.seat
    hand.live &= ~bit
    hand.owing &= ~bit
    hand.mends = hand.mends.without_bond(event.seat)
    if hand.actor == event.seat or not hand.live & (hand.live - 1):
        turn_passes(hand)


def turn_passes(hand: Hand) -> None:
    """The seat to act is out of the hand: the turn passes on, or to nobody if one hand is left."""
    if not hand.live & (hand.live - 1) or hand.phase == SHOWING:
        hand.actor = -1
    elif hand.phase in (BETTING, BRINGING_IN):
        pass_action(hand)
    elif hand.actor >= 0:  # the others still discard, draw or say how often it is run
        hand.actor = next_seat(hand.owing, hand.actor)


def revived(hand: Hand, event: r.Revived) -> None:
    bit = 1 << event.seat
    hand.live |= bit
    if event.seat in hand.mucked:
        hand.mucked = tuple(seat for seat in hand.mucked if seat != event.seat)
    if hand.phase == BETTING and hand.bets[event.seat] < hand.bet:
        hand.owing |= bit


def turn_given(hand: Hand, event: r.TurnGiven) -> None:
    hand.actor = event.seat
    hand.owing |= event.owing | 1 << event.seat
    if event.may_fold:
        hand.mends = hand.mends.but(excused=hand.mends.excused | 1 << event.seat)


def bound(hand: Hand, event: r.Bound) -> None:
    hand.mends = hand.mends.but(bound={**hand.mends.bound, event.seat: event})


def released(hand: Hand, event: r.Released) -> None:
    hand.mends = hand.mends.without_bond(event.seat)


def limited(hand: Hand, event: r.Limited) -> None:
    hand.mends = hand.mends.without_limit(event.seat)
    if event.may:
        hand.mends = hand.mends.but(limited={**hand.mends.limited, event.seat: event})


def all_in_declared(hand: Hand, event: r.AllInDeclared) -> None:
    bit = 1 << event.seat
    hand.able &= ~bit
    if hand.phase in (BETTING, BRINGING_IN):
        hand.owing &= ~bit
        if hand.actor == event.seat:
            pass_action(hand)


def betting_closed(hand: Hand, event: r.BettingClosed) -> None:
    hand.mends = hand.mends.but(no_more_bets=True)
    if hand.phase in (BETTING, BRINGING_IN):
        hand.owing = 0
        hand.actor = -1


def deferred(hand: Hand, event: r.Deferred) -> None:
    waiting = hand.mends.deferred
    if event.until:
        hand.mends = hand.mends.but(deferred=(*waiting, event))
        return
    told = (event.kind, event.facts)
    kept = tuple(one for one in waiting if (one.kind, one.facts) != told)
    hand.mends = hand.mends.but(deferred=kept)


# ---- chips -----------------------------------------------------------------------------------


def forfeited(hand: Hand, event: r.Forfeited) -> None:
    """From the stack first, then from what the seat has bet."""
    seat, amount = event.seat, event.amount
    of_stack = min(amount, hand.stacks[seat])
    hand.stacks[seat] -= of_stack
    of_bet = amount - of_stack
    hand.bets[seat] -= min(of_bet, hand.bets[seat])
    hand.paid[seat] -= of_bet
    hand.dead += amount
    if not hand.stacks[seat]:
        hand.able &= ~(1 << seat)


def refunded(hand: Hand, event: r.Refunded) -> None:
    seat, amount = event.seat, event.amount
    hand.stacks[seat] += amount
    hand.paid[seat] -= amount
    hand.bets[seat] = min(hand.bets[seat], hand.paid[seat])
    hand.able |= 1 << seat


def held(hand: Hand, event: r.Held) -> None:
    hand.stacks[event.seat] -= event.amount
    hand.mends = hand.mends.but(held=hand.mends.held + event.amount)


def brought(hand: Hand, event: r.Brought) -> None:
    hand.stacks[event.seat] += event.amount
    hand.mends = hand.mends.but(brought=hand.mends.brought + event.amount)
    if hand.stacks[event.seat]:
        hand.able |= 1 << event.seat


def redealt(hand: Hand, event: r.Redealt) -> None:
    take_state(hand, Hand(hand.setup))
    hand.deck = event.deck


def voided(hand: Hand, event: r.Voided) -> None:
    cards = every_card(hand)
    take_state(hand, Hand(hand.setup))
    hand.deck = cards
    hand.dead, hand.carried = 0, hand.setup.carried
    for seat, due in event.withheld:
        amount = min(due, hand.stacks[seat])
        hand.stacks[seat] -= amount
        hand.carried += amount
    hand.over = True


def every_card(hand: Hand) -> tuple[int, ...]:
    """All the cards of the hand, wherever they lie; a board dealt twice shares its first part."""
    boards = [hand.boards[0], *(board[hand.split_at :] for board in hand.boards[1:])]
    places = [hand.stub, *hand.hole, *boards, hand.burns, hand.muck, hand.mends.aside]
    return tuple(card for place in places for card in place)


def corrected(hand: Hand, event: r.Corrected) -> None:
    hand.stacks[event.source] -= event.amount
    hand.stacks[event.target] += event.amount


# Any, because each function takes the one event it stands beside.
MEND: dict[type, Callable[[Hand, Any], None]] = {
    r.Moved: moved,
    r.Restacked: restacked,
    r.BurnWaived: burn_waived,
    r.Turned: turned,
    r.Faced: faced,
    r.Exposed: exposed,
    r.Rewound: rewound,
    r.Killed: killed,
    r.Revived: revived,
    r.TurnGiven: turn_given,
    r.Bound: bound,
    r.Released: released,
    r.Limited: limited,
    r.AllInDeclared: all_in_declared,
    r.BettingClosed: betting_closed,
    r.Deferred: deferred,
    r.Forfeited: forfeited,
    r.Refunded: refunded,
    r.Held: held,
    r.Brought: brought,
    r.Redealt: redealt,
    r.Voided: voided,
    r.Corrected: corrected,
}


def mend(hand: Hand, event: r.Repair) -> None:
    """Write a repair into the state."""
    if not hand.mended:
        hand.mends = hand.mends.but()
    MEND[type(event)](hand, event)
