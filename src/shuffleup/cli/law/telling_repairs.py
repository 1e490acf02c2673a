"""The floor's repairs in a few words each, as a dealer would say what is done now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shuffleup.cards import show
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.state import seats_in

Names = Sequence[str]
PLACES = {
    r.BOARD: "the board",
    r.BURNS: "the burns",
    r.MUCK: "the muck",
    r.STUB_TOP: "the top of the stub",
    r.STUB_BOTTOM: "the bottom of the stub",
    r.ASIDE: "the side, out of the hand",
}


def place(at: int, names: Names) -> str:
    return PLACES.get(at) or f"{names[at]}'s hand"


def moved(event: r.Moved, names: Names) -> str:
    where = f"from {place(event.source, names)} to {place(event.target, names)}"
    return f"{show(event.cards)} goes {where}{', face up' if event.up else ''}"


def faced(event: r.Faced, names: Names) -> str:
    who = ", ".join(names[at] for at in seats_in(event.seats))
    return f"on {event.street} the card for {who} comes face {'up' if event.up else 'down'}"


def exposed(event: r.Exposed, names: Names) -> str:
    to = {r.EVERYONE: "everyone", 0: "the floor alone"}.get(event.to)
    return (
        f"{show(event.cards)} was seen by {to or ', '.join(names[s] for s in seats_in(event.to))}"
    )


def turn_given(event: r.TurnGiven, names: Names) -> str:
    owing = ", ".join(names[at] for at in seats_in(event.owing) if at != event.seat)
    return f"the action is on {names[event.seat]}" + (f"; {owing} to answer" if owing else "")


def bound(event: r.Bound, names: Names) -> str:
    what = f"raise to {event.to:,}" if event.action == "raise" else event.action
    held = f"{names[event.seat]} is held to a {what} while the bet stays {event.bet:,}"
    return f"{held} and nobody calls" if event.by_call else held


def limited(event: r.Limited, names: Names) -> str:
    if not event.may:
        return f"{names[event.seat]} may do anything again"
    to = f" to {event.to:,}" if event.to else ""
    rest = ", all round" if event.all_round else ""
    return f"{names[event.seat]} may only {' or '.join(event.may)}{to}{rest}"


def held(event: r.Held, names: Names) -> str:
    if event.amount < 0:
        return f"{names[event.seat]} has {-event.amount:,} back from the house"
    return f"the house keeps {event.amount:,} of {names[event.seat]} until it is decided"


def voided(event: r.Voided, names: Names) -> str:
    kept = ", ".join(f"{amount:,} of {names[at]}" for at, amount in event.withheld)
    said = "the hand does not count, and chips go back"
    return f"{said}; {kept} goes to the next pot" if kept else said


REPAIRS: dict[type, Callable[..., str]] = {
    r.Moved: moved,
    r.Restacked: lambda v, n: f"the stub is in a new order, {len(v.stub)} cards",
    r.BurnWaived: lambda v, n: f"no card is burned before the {v.street}",
    r.Turned: lambda v, n: (
        f"{show(v.cards)} of {n[v.seat]} lies face {'up' if v.up else 'down'} now"
    ),
    r.Faced: faced,
    r.Exposed: exposed,
    r.Rewound: lambda v, n: f"what was done after event {v.to} does not stand",
    r.Killed: lambda v, n: f"the hand of {n[v.seat]} is dead",
    r.Revived: lambda v, n: f"the hand of {n[v.seat]} is live again",
    r.TurnGiven: turn_given,
    r.Bound: bound,
    r.Released: lambda v, n: f"the turn has come to {n[v.seat]}, who acted before it",
    r.Limited: limited,
    r.AllInDeclared: lambda v, n: f"{n[v.seat]} is all-in for the pot as it stands",
    r.BettingClosed: lambda v, n: "no more betting in this hand",
    r.Forfeited: lambda v, n: f"{v.amount:,} of {n[v.seat]} belongs to the pot",
    r.Refunded: lambda v, n: f"{n[v.seat]} has {v.amount:,} back from the pot",
    r.Held: held,
    r.Brought: lambda v, n: f"{v.amount:,} more of {n[v.seat]} plays in this hand",
    r.Redealt: lambda v, n: "misdeal: every chip goes back, and the same hand is dealt anew",
    r.Voided: voided,
    r.Corrected: lambda v, n: (
        f"{v.amount:,} goes from {n[v.source]} to {n[v.target]}: it was pushed wrongly"
    ),
}
