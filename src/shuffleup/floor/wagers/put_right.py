"""A wager put right: what a seat's chips come to, and what was done after it done again.

``moment_of`` finds the moment a seat wagered, whether or not the hand has it on record; ``calls``
and ``makes_it`` are the lawful action nearest to what was tried; ``followed`` does again what the
others did since. Nothing here changes a hand: what comes out are events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards import face_up
from shuffleup.floor.facts import FactError, Facts
from shuffleup.floor.substantial import ACTIONS, Act, act_of
from shuffleup.games import Structure
from shuffleup.hand import Hand, apply, replay
from shuffleup.hand import events as e
from shuffleup.hand.betting import raise_limits
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.repairs.mending import standing_places
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import BETTING, copy
from shuffleup.law.ruling import Choice

FAMILY = "chips and words"
Events = tuple[e.Event, ...]
REPAIRS = get_args(r.Repair)


def to_act(hand: Hand) -> int:
    """The seat whose bet is asked for."""
    if hand.actor < 0 or hand.phase != BETTING:
        raise FactError("nobody is asked to bet, call or fold")
    return hand.actor


def owed(hand: Hand, seat: int) -> int:
    """What a full call still costs this seat, even if that is more than it has."""
    return hand.bet - hand.bets[seat]


def facing_bet(hand: Hand, seat: int) -> int:
    """What the seat owes, at least 1; FactError where it has nothing to call."""
    if owed(hand, seat) <= 0:
        raise FactError(f"seat {seat + 1} faces no bet")
    return owed(hand, seat)


def in_stack(hand: Hand, seat: int, chips: int) -> int:
    """So many chips, which the seat can have put in."""
    if not chips:
        raise FactError("no chips were put in")
    if chips > hand.stacks[seat]:
        raise FactError(f"seat {seat + 1} has only {hand.stacks[seat]:,}")
    return chips


def short_of_call(hand: Hand, seat: int, chips: int) -> int:
    """So many chips, which are less than the call and leave the seat more."""
    full = facing_bet(hand, seat)
    if in_stack(hand, seat, chips) >= full:
        raise FactError(f"{chips:,} is not short of the call of {full:,}")
    if chips == hand.stacks[seat]:
        raise FactError(f"{chips:,} is all seat {seat + 1} has: a call all-in, and nothing short")
    return chips


# ---- the lawful action nearest to what was tried ---------------------------------------------


def calls(hand: Hand, seat: int) -> e.Event:
    """The call in full, or a check where there is nothing to call."""
    chips = min(owed(hand, seat), hand.stacks[seat])
    return e.Called(seat, chips) if chips > 0 else e.Checked(seat)


def makes_it(hand: Hand, seat: int, to: int) -> e.Event:
    """A bet or raise to this, held within what is lawful; the call where raising is closed."""
    least, most = raise_limits(hand)
    if not least:
        return calls(hand, seat)
    if hand.structure is Structure.LIMIT:
        return e.Raised(seat, most if to >= most else least)
    return e.Raised(seat, max(least, min(to, most)))


def minimum(hand: Hand, seat: int) -> e.Event:
    """The smallest bet or raise."""
    return makes_it(hand, seat, 0)


def leaves_or_completes(seat: int, chips: int) -> Events:
    """The chips stay in the pot, and the seat is asked only to fold or to make the call whole."""
    return (e.Called(seat, chips), r.TurnGiven(seat), r.Limited(seat, ("fold", "call")))


def said(hand: Hand, event: e.Event) -> str:
    """An action as the dealer would announce it."""
    if isinstance(event, e.Raised):
        return f"{'raise to' if hand.bet else 'bet'} {event.to:,}"
    return f"call {event.amount:,}" if isinstance(event, e.Called) else "check"


def grounded(ruling: HandRuling, *more: str) -> HandRuling:
    """The same ruling, on these grounds first."""
    return replace(ruling, grounds=tuple(dict.fromkeys((*more, *ruling.grounds))))


# ---- the moment of a wager -------------------------------------------------------------------


class WagerMoment(Struct, frozen=True):
    """The hand as it was when a seat wagered, what goes back to it, and what was done since."""

    hand: Hand
    back: Events
    since: tuple[Act, ...]
    wager: e.Event | None = None  # as it is on record, if it is


def moment_of(hand: Hand, seat: int, facts: Facts) -> WagerMoment:
    """The seat's wager in question: not on record if it is its turn, else its last this round."""
    if hand.over:
        raise FactError("the hand is over")
    if hand.actor == seat and hand.phase == BETTING:
        return WagerMoment(hand, (), facts.acts("since"))
    if facts.has("since"):
        raise FactError("what was done since that wager is in the hand already")
    at, wager = wager_on_record(hand, seat)
    later = [event for place, event in standing_places(hand) if place > at]
    if any(isinstance(event, REPAIRS) for event in later):
        raise FactError("the floor has ruled since that wager, and that stands")
    since = tuple(act_of(event) for event in later if isinstance(event, ACTIONS))
    shown = tuple(r.Exposed(v.seat, face_up(v.cards)) for v in later if isinstance(v, e.Shown))
    return WagerMoment(replay(hand.log[:at]), (r.Rewound(at), *shown), since, wager)


def wager_on_record(hand: Hand, seat: int) -> tuple[int, e.Event]:
    """The seat's last bet, raise or call of this round, and its place in the log."""
    found: tuple[int, e.Event] | None = None
    for place, event in standing_places(hand):
        if isinstance(event, e.Opened):
            found = None
        elif isinstance(event, e.Called | e.Raised) and event.seat == seat:
            found = (place, event)
    if found is None:
        raise FactError(f"seat {seat + 1} is not to act and has wagered nothing this round")
    return found


def moment_of_call(hand: Hand, seat: int, facts: Facts) -> WagerMoment:
    """The moment of what was meant as a call."""
    moment = moment_of(hand, seat, facts)
    if isinstance(moment.wager, e.Raised):
        raise FactError(f"seat {seat + 1} did not call but raise")
    return moment


def followed(hand: Hand, events: Events, since: Sequence[Act]) -> Events:
    """These events; after the first of them the others do again what they did since, calls at the
    new price. The events after the first ask the seat once more, and wait for that."""
    table = copy(hand)
    done: list[e.Event] = [*events[:1]]
    for event in done:
        apply(table, event)
    for act in since:
        if table.actor != act.seat:
            raise FactError(f"seat {act.seat + 1} was not next to act")
        event = again(table, act)
        apply(table, event)
        done.append(event)
    raised = any(act.action == "raise" for act in since)  # then the action comes back by itself
    return tuple(done) if raised else (*done, *events[1:])


def again(hand: Hand, act: Act) -> e.Event:
    """What somebody did, done at the hand as it now stands."""
    if act.action == "fold":
        return e.Folded(act.seat)
    if act.action == "raise":
        return makes_it(hand, act.seat, act.to)
    if act.action == "check" and owed(hand, act.seat) > 0:
        raise FactError(f"seat {act.seat + 1} could not check: there was a bet")
    return calls(hand, act.seat)


def after(moment: WagerMoment, ruling: HandRuling) -> HandRuling:
    """A ruling on a wager as it was made, and behind it what was done since."""
    options = tuple(
        Choice(one.name, one.says, (*moment.back, *followed(moment.hand, one.events, moment.since)))
        for one in ruling.options
    )
    events = followed(moment.hand, ruling.events, moment.since) if ruling.events else ()
    events = (*moment.back, *events) if events else ()
    return replace(ruling, events=events, options=options)
