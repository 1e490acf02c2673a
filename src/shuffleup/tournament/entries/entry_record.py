"""``Entrant``: somebody's part in an event, changed as a whole. Where they sit and with how much, a
table knows."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shuffleup.tournament.event_terms.terms_of_event import Price


class InEvent(Enum):
    """How somebody stands in an event."""

    WAITS = "waits"  # registered, no seat yet
    PLAYS = "plays"
    OUT = "out"
    GONE = "gone"  # withdrawn, or struck off


class BrokeEntrant(Struct, frozen=True, gc=False):
    """Somebody who lost everything in a hand and has not bought again, nor gone out."""

    table: str
    round: int  # of the bust
    began: int  # chips with which the hand began


class Entrant(Struct, frozen=True, gc=False):
    """One person in one event."""

    number: int  # in order of registration
    standing: InEvent = InEvent.WAITS
    paid: tuple[Price, ...] = ()  # of each entry, re-buy and add-on the price it had
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
