"""Facts. ``apply(hand, event)`` writes one event into the state and cannot refuse it.

State is the fold of its log: ``replay(log)`` gives the same hand. One small function per event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

from shuffleup.games import Opening, Structure
from shuffleup.hand import events as e
from shuffleup.hand.betting import (
    answered,
    has_cap,
    lifts_cap,
    may_complete,
    not_reopened,
    opening_step,
    reopening_share,
)
from shuffleup.hand.commands import Command
from shuffleup.hand.deck_changes import reshuffled, shuffled
from shuffleup.hand.repairs.mending import MEND, less, mend
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import (
    BETTING,
    BRINGING_IN,
    DRAWING,
    NOTHING,
    Hand,
    next_seat,
)
from shuffleup.hand.turn import (
    asked,
    dropped,
    killers_acting_last,
    pass_action,
    pay,
    shown,
)
from shuffleup.law.points.hand.raises import RaiseOver, RaiseReference

LIMIT = Structure.LIMIT


def apply(hand: Hand, event: e.Event) -> None:
    """Write one event into the state and the log."""
    try:
        APPLY[type(event)](hand, event)
    except KeyError:
        if type(event) in APPLY:
            raise
        raise not_an_event(event) from None
    hand.log.append(event)


def record(hand: Hand, *events: e.Event) -> None:
    """Several events, in order."""
    for event in events:
        APPLY[type(event)](hand, event)
    hand.log += events


def not_an_event(what: object) -> TypeError:
    """What is said to a command, or anything else that is no fact."""
    name = type(what).__name__
    hint = " is a command: put it to act(hand, …)" if name in COMMANDS else " is not an event"
    return TypeError(f"{name}{hint}; apply writes what has happened, such as Called(seat, amount)")


COMMANDS = frozenset(kind.__name__ for kind in get_args(Command))


def replay(log: Iterable[e.Event]) -> Hand:
    """The hand a log tells of, up to its last event."""
    log = iter(log)
    first = next(log, None)
    if not isinstance(first, e.Started):
        raise ValueError("a hand's log begins with Started")
    hand = Hand(first.setup)
    hand.log.append(first)
    for event in log:
        apply(hand, event)
    return hand


# ---- the deal --------------------------------------------------------------------------------


def posted(hand: Hand, event: e.Posted) -> None:
    seat, amount, kind = event.seat, event.amount, event.kind
    hand.posted += 1
    pay(hand, seat, amount)
    if kind is Forced.ANTE:
        hand.bets[seat] -= amount
    elif kind is Forced.DEAD:
        hand.bets[seat] -= amount
        hand.paid[seat] -= amount
        hand.dead += amount
    elif hand.bets[seat] > hand.bet:
        hand.bet = hand.bets[seat]
        if hand.street == 0:
            count_late_post(hand)


def count_late_post(hand: Hand) -> None:
    """A blind put out late is a bet like one put out in time: the next raise goes over it, and
    where nobody has raised yet is as large."""
    hand.base = max(hand.base, hand.bet)
    if hand.aggressor < 0:
        hand.step = opening_step(hand, 0)


def burned(hand: Hand, event: e.Burned) -> None:
    hand.top += 1
    hand.burned += 1
    hand.burns += (event.card,)


def dealt(hand: Hand, event: e.Dealt) -> None:
    seat, cards = event.seat, event.cards
    hand.top += len(cards)
    hand.hole[seat] += cards
    if event.up:
        hand.up[seat] += cards
    if hand.shown:
        hand.shown &= ~(1 << seat)  # tabled while all-in, and now there is a card to show again
    if hand.phase == DRAWING and len(hand.hole[seat]) == hand.game.hand_size:
        next_drawer(hand, seat)


def boarded(hand: Hand, event: e.Boarded) -> None:
    hand.top += len(event.cards)
    while len(hand.boards) <= event.run:
        hand.boards.append(hand.boards[0][: hand.split_at])
    hand.boards[event.run] += event.cards


# ---- rounds ----------------------------------------------------------------------------------


def opened(hand: Hand, event: e.Opened) -> None:
    street = hand.street = event.street
    if street:
        hand.bets = [0] * hand.n
        hand.bet = hand.base = hand.wagers = 0
    else:
        start_first_round(hand)
    hand.step = opening_step(hand, street)
    hand.acted = hand.checked = hand.acts_last = hand.spoken = 0
    hand.uncapped = False
    if hand.mends.limited:
        hand.mends = hand.mends.but(limited={})
    hand.aggressor = -1
    hand.actor = event.first
    hand.phase = BETTING
    if event.first < 0:
        hand.owing = 0
        return
    hand.owing = hand.live & hand.able
    if street == 0:
        start_first_turn(hand)
    if has_cap(hand):
        hand.uncapped = lifts_cap(hand)


def start_first_round(hand: Hand) -> None:
    """The bet to match before the first round: the largest live post, even if posted short."""
    betting = hand.rules.betting
    due = (*hand.setup.posts, *hand.setup.unposted)
    live = [post for post in due if post.kind is not Forced.ANTE and post.kind is not Forced.DEAD]
    if not live:
        return
    if not betting.short_blind_lowers_bring_in:
        hand.bet = max(hand.bet, *[post.amount for post in live])
    hand.base = hand.bet
    straddles = sum(1 for post in live if post.kind is Forced.STRADDLE)
    hand.wagers = straddles + (1 if betting.big_blind_is_opening_bet else 0)


def start_first_turn(hand: Hand) -> None:
    if hand.game.opening is Opening.BRING_IN:
        hand.phase = BRINGING_IN
    if not hand.rules.betting.big_blind_option and hand.bet:
        for seat, bet in enumerate(hand.bets):
            if bet == hand.bet and seat != hand.actor:
                hand.owing &= ~(1 << seat)
    hand.acts_last = killers_acting_last(hand)


# ---- betting ---------------------------------------------------------------------------------


def folded(hand: Hand, event: e.Folded) -> None:
    bit = 1 << event.seat
    hand.live &= ~bit
    hand.owing &= ~bit
    if hand.phase == BETTING:
        note_heads_up(hand)
    if hand.rules.stud.folded_seat_gets_cards and hand.bets[event.seat] >= hand.bet:
        hand.still_dealt |= bit
    pass_action(hand)


def note_heads_up(hand: Hand) -> None:
    if not hand.uncapped and has_cap(hand):
        hand.uncapped = lifts_cap(hand)


def checked(hand: Hand, event: e.Checked) -> None:
    seat = event.seat
    bit = 1 << seat
    hand.owing &= ~bit
    hand.checked |= bit
    if hand.rules.raises.short_all_in_bars_checker:
        hand.acted |= bit
        hand.acted_at[seat] = answered(hand)
    pass_action(hand)


def called(hand: Hand, event: e.Called) -> None:
    seat = event.seat
    bit = 1 << seat
    pay(hand, seat, event.amount)
    hand.owing &= ~bit
    hand.acted |= bit
    hand.acted_at[seat] = answered(hand)
    if not hand.able & bit:
        note_heads_up(hand)
    pass_action(hand)


def brought_in(hand: Hand, event: e.BroughtIn) -> None:
    seat = event.seat
    bit = 1 << seat
    pay(hand, seat, event.amount)
    lowers = hand.rules.betting.short_blind_lowers_bring_in
    hand.bet = event.amount if lowers else hand.stakes.bring_in
    whole_bet = hand.bet >= hand.step  # a bring-in that is a full bet leaves nothing to complete
    hand.base = hand.bet if whole_bet else 0
    if whole_bet or hand.rules.stud.completion_is_raise:
        hand.wagers = 1
    hand.phase = BETTING
    hand.owing &= ~bit
    hand.acted |= bit
    hand.acted_at[seat] = answered(hand)
    pass_action(hand)


def raised(hand: Hand, event: e.Raised) -> None:
    seat, to = event.seat, event.to
    bit = 1 << seat
    pay(hand, seat, to - hand.bets[seat])
    size = to - hand.base
    step = hand.step
    if size < step and not counts_in_full(hand, to):
        hand.acted |= bit
        if not may_complete(hand):
            hand.base = to
    else:
        hand.wagers += 1
        hand.acted = bit | not_reopened(hand, to) if hand.base < hand.bet else bit
        hand.base = to
        if size != step:
            new_step(hand, size, to)
    hand.bet = to
    hand.still_dealt = 0
    hand.acted_at[seat] = to
    hand.aggressor = seat
    hand.phase = BETTING
    hand.owing = hand.live & ~bit
    if not hand.able & bit:
        note_heads_up(hand)
    pass_action(hand)


def counts_in_full(hand: Hand, to: int) -> bool:
    """An all-in short of a full raise that is large enough to be treated as one."""
    share = reopening_share(hand)
    size = to - (hand.base if hand.rules.raises.short_all_ins_add_up else hand.bet)
    return size * share.denominator >= hand.step * share.numerator


def new_step(hand: Hand, size: int, to: int) -> None:
    """What a raise of another size than the smallest does to the raises after it."""
    raises = hand.rules.raises
    if hand.structure is LIMIT:
        if size > hand.step:  # the big bet an open pair allows
            hand.step = size
        elif raises.limit_raise_over_counted_all_in is RaiseOver.FULL_BET:
            hand.base = to - size + hand.step
    elif size > hand.step or raises.minimum_raise_reference is RaiseReference.LAST:
        hand.step = size


def returned(hand: Hand, event: e.Returned) -> None:
    seat, amount = event.seat, event.amount
    hand.stacks[seat] += amount
    hand.paid[seat] -= amount
    hand.bets[seat] -= min(amount, hand.bets[seat])
    hand.able |= 1 << seat


# ---- discards, runs, showdown ----------------------------------------------------------------


def discarded(hand: Hand, event: e.Discarded) -> None:
    seat, cards = event.seat, event.cards
    hand.owing &= ~(1 << seat)
    if cards:
        hand.hole[seat] = less(hand.hole[seat], cards)
        hand.muck += cards
    if cards and hand.phase == DRAWING:
        hand.actor = -1  # the dealer gives this player cards before the next one draws
    elif seat == hand.actor:  # another may lay a card down before the turn
        next_drawer(hand, seat)


def next_drawer(hand: Hand, seat: int) -> None:
    hand.actor = next_seat(hand.owing, seat)


def agreed(hand: Hand, event: e.Agreed) -> None:
    seat, times = event.seat, event.times
    hand.runs = min(hand.runs, times) if hand.runs else times
    hand.owing &= ~(1 << seat)
    if times == 1:
        hand.owing = 0
    next_drawer(hand, seat)


def mucked(hand: Hand, event: e.Mucked) -> None:
    bit = 1 << event.seat
    hand.live &= ~bit
    hand.owing &= ~bit
    hand.mucked += (event.seat,)
    hand.actor = -1


def hunted(hand: Hand, event: e.Hunted) -> None:
    """Nothing moves: the hand is over and the cards stay where they are."""


def awarded(hand: Hand, event: e.Awarded) -> None:
    hand.stacks[event.seat] += event.amount
    hand.dead -= event.amount


def ended(hand: Hand, event: e.Ended) -> None:
    """The bets are in the pot and the pot is gone, but for what the next deal inherits."""
    hand.dead += sum(hand.paid) - event.carried
    hand.paid = [0] * hand.n
    hand.bets = [0] * hand.n
    hand.carried = event.carried
    hand.over = True
    hand.actor = -1
    hand.phase = NOTHING


# Any, because each function takes the one event it stands beside.
APPLY: dict[type, Callable[[Hand, Any], None]] = {
    e.Shuffled: shuffled,
    e.Reshuffled: reshuffled,
    e.Posted: posted,
    e.Burned: burned,
    e.Dealt: dealt,
    e.Boarded: boarded,
    e.Opened: opened,
    e.Asked: asked,
    e.Folded: folded,
    e.Checked: checked,
    e.Called: called,
    e.BroughtIn: brought_in,
    e.Raised: raised,
    e.Returned: returned,
    e.Discarded: discarded,
    e.Agreed: agreed,
    e.Shown: shown,
    e.Mucked: mucked,
    e.Hunted: hunted,
    e.Dropped: dropped,
    e.Awarded: awarded,
    e.Ended: ended,
    **dict.fromkeys(MEND, mend),
}
