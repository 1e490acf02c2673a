"""What one viewer may know of a hand: ``view(hand, viewer)``, and nothing else is ever sent out.

A viewer is a seat, the SPECTATOR or the DEALER. The invariant: permute all cards a viewer has not
seen, and the view does not change by one byte.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet
from shuffleup.hand import events as e
from shuffleup.hand.chip_amounts import amount
from shuffleup.hand.echoes import said
from shuffleup.hand.options import Options, options
from shuffleup.hand.pots import pots
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import PHASE_NAMES, Hand, pot_total, seats_in

SPECTATOR = -1
DEALER = -2


class View(Struct, frozen=True):
    """The table as one viewer sees it. Seats count from 0, chips are ints, cards are ints.

    viewer       whose view it is: a seat, SPECTATOR or DEALER
    version      how many events the hand has had; pass it as ``since`` to get only newer ones
    game         the sheet of the game: its title, streets, what wins
    stakes       structure, bets, blinds, ante, bring-in
    button       the seat with the button
    street       index of the betting round last opened, -1 before the first
    street_name  its name: pre-flop, flop, third street …; "" before the first
    phase        what the seat to act is asked: bet, bring in, discard, draw, run it, show, nothing
    actor        the seat to act, -1 if nobody is
    stacks       chips behind, by seat
    bets         chips put in this round, by seat
    bet          the amount to match this round
    pot          all chips in the middle, bets of this round included
    pots         main pot and side pots: (amount, the seats that can win it) each
    live         seats with a hand that can still win
    shown        seats that have tabled their hand
    hands        every seat's cards in the order dealt; UNKNOWN for those this viewer has not seen
    up           those of them that were dealt face up, by seat
    boards       the community cards; several where the rest is dealt more than once
    stub         how many cards are left to deal
    over         whether the hand is over
    carried      chips left in the pot for the next deal
    dropped      chips the house has taken
    options      what the viewer may do, if it is their turn; else None
    events       what has happened, as this viewer receives it
    """

    viewer: int
    version: int
    game: Sheet
    stakes: Stakes
    button: int
    street: int
    street_name: str
    phase: str
    actor: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    bet: int
    pot: int
    pots: tuple[tuple[int, tuple[int, ...]], ...]
    live: tuple[int, ...]
    shown: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    up: tuple[tuple[int, ...], ...]
    boards: tuple[tuple[int, ...], ...]
    stub: int
    over: bool
    carried: int
    dropped: int
    options: Options | None
    events: tuple[Any, ...]  # Any, since whoever reads a view back gets them as plain values

    def __repr__(self) -> str:
        """A line: all fields, with the rules the hand began by, would be 20,000 characters."""
        whose = {SPECTATOR: "a spectator", DEALER: "the dealer"}.get(self.viewer)
        asked = f"seat {self.actor + 1} to {self.phase}" if self.actor >= 0 else "nobody to act"
        parts = (
            f"<View of {whose or f'seat {self.viewer + 1}'}: {self.game.title}",
            self.street_name or "before the deal",
            f"pot {amount(self.pot, self.stakes.dollar)}",
            "over" if self.over else asked,
            f"{len(self.events)} events>",
        )
        return ", ".join(parts)


def view(hand: Hand, viewer: int, since: int = 0) -> View:
    """All this viewer may know; ``since`` leaves out events already received.

    A viewer is a seat, counted from 0, ``SPECTATOR`` or ``DEALER``. ``help(View)`` has the fields.
    """
    if type(viewer) is not int or not DEALER <= viewer < hand.n:
        raise ValueError(
            f"a viewer is a seat from 0 to {hand.n - 1}, SPECTATOR or DEALER, not {said(viewer)}"
        )
    asked = options(hand) if viewer == hand.actor else None
    street = hand.game.streets[hand.street].name if hand.street >= 0 else ""
    return View(
        viewer=viewer,
        version=hand.version,
        game=hand.game,
        stakes=hand.stakes,
        button=hand.setup.button,
        street=hand.street,
        street_name=street,
        phase=PHASE_NAMES[hand.phase],
        actor=hand.actor,
        stacks=tuple(hand.stacks),
        bets=tuple(hand.bets),
        bet=hand.bet,
        pot=pot_total(hand),
        pots=pots_on_the_table(hand),
        live=seats_in(hand.live),
        shown=seats_in(hand.shown),
        hands=tuple(visible_hand(hand, seat, viewer) for seat in range(hand.n)),
        up=tuple(hand.up),
        boards=tuple(hand.boards),
        stub=max(0, len(hand.deck) - hand.top),
        over=hand.over,
        carried=hand.carried,
        dropped=hand.dropped,
        options=asked,
        events=tuple(seen(event, viewer) for event in hand.log[since:]),
    )


def pots_on_the_table(hand: Hand) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """One pot until someone is all-in; bets of the round that are still uneven make no side pot."""
    if not hand.live & ~hand.able:
        return ((pot_total(hand), seats_in(hand.live)),)
    return tuple((amount, tuple(among)) for amount, among in pots(hand))


def visible_hand(hand: Hand, seat: int, viewer: int) -> tuple[int, ...]:
    """A seat's cards as this viewer knows them, in the order they were dealt."""
    cards = hand.hole[seat]
    if seat == viewer:
        return cards
    up = hand.up[seat] + hand.tabled[seat] + hand.mends.seen.get(seat, ())
    return tuple(card if card in up else UNKNOWN for card in cards)


# ---- events ----------------------------------------------------------------------------------


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def see_dealt(event: e.Dealt, viewer: int) -> e.Dealt:
    if event.up or event.seat == viewer:
        return event
    return e.Dealt(event.seat, hidden(event.cards), event.up)


def see_discarded(event: e.Discarded, viewer: int) -> e.Discarded:
    return event if event.seat == viewer else e.Discarded(event.seat, hidden(event.cards))


def see_shuffled(event: e.Shuffled, viewer: int) -> e.Shuffled:
    return e.Shuffled(hidden(event.deck))


def see_reshuffled(event: e.Reshuffled, viewer: int) -> e.Reshuffled:
    return e.Reshuffled(hidden(event.cards))


def see_burned(event: e.Burned, viewer: int) -> e.Burned:
    return e.Burned(UNKNOWN)


def see_moved(event: r.Moved, viewer: int) -> r.Moved:
    public = event.up or event.target == r.BOARD or event.source == r.BOARD
    if public or (viewer >= 0 and viewer in (event.source, event.target)):
        return event
    return r.Moved(hidden(event.cards), event.source, event.target)


def see_exposed(event: r.Exposed, viewer: int) -> r.Exposed:
    player = viewer >= 0 and (viewer == event.seat or bool(event.to >> viewer & 1))
    if event.to == r.EVERYONE or player:
        return event
    return r.Exposed(event.seat, hidden(event.cards), event.to)


def see_restacked(event: r.Restacked, viewer: int) -> r.Restacked:
    return r.Restacked(hidden(event.stub))


def see_redealt(event: r.Redealt, viewer: int) -> r.Redealt:
    return r.Redealt(hidden(event.deck))


def see_deferred(event: r.Deferred, viewer: int) -> r.Deferred:
    """What was told may name cards; that something waits is all anybody is told before."""
    return r.Deferred(event.kind, (), event.street, event.until)


# Every event that can hold a card nobody, or only one player, has seen. Any, because each function
# takes the one event it stands beside.
SECRET: dict[type, Callable[[Any, int], e.Event]] = {
    e.Dealt: see_dealt,
    e.Discarded: see_discarded,
    e.Shuffled: see_shuffled,
    e.Reshuffled: see_reshuffled,
    e.Burned: see_burned,
    r.Moved: see_moved,
    r.Exposed: see_exposed,
    r.Restacked: see_restacked,
    r.Redealt: see_redealt,
    r.Deferred: see_deferred,
}


def seen(event: e.Event, viewer: int) -> e.Event:
    """The event as this viewer receives it."""
    veil = SECRET.get(type(event))
    return event if veil is None else veil(event, viewer)
