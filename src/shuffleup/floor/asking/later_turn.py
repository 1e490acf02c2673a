"""What a player who acted too early may do once the turn comes, tried out on a copy of the hand.

``later_turns(hand, seat, ruling)`` plays the ruling, or each choice it leaves, and then the players
in between: the bet stays what it was, somebody calls it, somebody bets less or more than was put in
too early. What is told is what the hand then does or allows, never what a book is thought to mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from shuffleup.floor.kinds import E
from shuffleup.hand import Hand, act, apply, options, proceed
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.hand.repairs.primitives import Bound
from shuffleup.hand.state import copy
from shuffleup.hand.words.hand_words import say_options
from shuffleup.law.ruling import Ruling

Between = Callable[[Hand], c.PlayerCommand | None]  # of whoever is to act; None: it cannot be


class LaterTurn(Struct, frozen=True):
    """What happens between, and what the player may then do, or has done already."""

    choice: str  # of the floor, where the ruling leaves one
    between: str
    may: str


def later_turns(hand: Hand, seat: int, ruling: Ruling[E]) -> tuple[LaterTurn, ...]:
    """What is open to a seat once its turn comes, for each way the hand can go until then."""
    ways = [("", ruling.events), *((one.name, one.events) for one in ruling.options)]
    if ruling.refusal or ruling.missing:
        return ()
    told = [
        LaterTurn(choice, between, may)
        for choice, events in (ways[1:] if ruling.options else ways)
        for between, may in tried(hand, seat, events)
    ]
    return tuple(told)


def tried(hand: Hand, seat: int, events: tuple[object, ...]) -> Iterator[tuple[str, str]]:
    """Each way in words, with what it leads to; none where the turn does not come again."""
    trial = copy(hand)
    for event in events:
        apply(trial, event)  # type: ignore[arg-type]  # a ruling on a hand has events of a hand
    proceed(trial)
    if trial.over or not waits_for(trial, seat):
        return
    held = next((event.to for event in events if isinstance(event, Bound)), 0)
    for between, first in ways_between(trial, held):
        found = played_on(copy(trial), seat, first)
        if found:
            yield between, found


def waits_for(hand: Hand, seat: int) -> bool:
    """Whether somebody else acts before a seat that is still in the hand."""
    return hand.actor not in (-1, seat) and bool(hand.live >> seat & 1)


def ways_between(hand: Hand, held: int) -> Iterator[tuple[str, Between]]:
    yield "if the bet is the same", quietly
    if hand.bet > hand.bets[hand.actor]:
        yield "after a call", lambda now: c.Call(now.actor)
    word = "a raise" if hand.bet else "a bet"
    if held > hand.bet:
        yield f"after {word} to no more than {held:,}", lambda now: raising(now, 0, held)
        yield f"after {word} to more than {held:,}", lambda now: raising(now, held + 1, 0)
    else:
        yield f"after {word}", lambda now: raising(now, 0, 0)


def quietly(hand: Hand) -> c.PlayerCommand:
    """A check, or a fold."""
    owes = hand.bet > hand.bets[hand.actor]
    return c.Fold(hand.actor) if owes else c.Check(hand.actor)


def raising(hand: Hand, least: int, most: int) -> c.PlayerCommand | None:
    """The smallest raise to between two amounts; 0 is no bound."""
    may = options(hand)
    if may is None or not may.least_to:
        return None
    to = max(may.least_to, least)
    return c.RaiseTo(hand.actor, to) if to <= min(may.most_to, most or to) else None


def played_on(hand: Hand, seat: int, first: Between) -> str:
    """One does this, the rest between do nothing much; what the seat then may do or did."""
    command, began = first(hand), len(hand.log)
    while command is not None and act(hand, command).ok:
        did = [event for event in hand.log[began:] if getattr(event, "seat", -1) == seat]
        done = next((DONE[type(event)](event) for event in did if type(event) in DONE), "")
        if done:
            return f"held to it: {done}"
        if hand.actor == seat:
            return say_options(options(hand))
        if hand.over or hand.actor < 0:
            return ""
        command = quietly(hand)
    return ""


DONE: dict[type, Callable[..., str]] = {
    e.Folded: lambda event: "fold",
    e.Checked: lambda event: "check",
    e.Called: lambda event: f"call {event.amount:,}",
    e.Raised: lambda event: f"raise to {event.to:,}",
}
