"""``Entrant``: somebody's part in an event, changed as a whole. Where they sit and with how much, a
table knows."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from shuffleup.tournament.event_terms.terms_of_event import Price


class InEvent(Enum):
    """How somebody stands in an event."""

    WAITS = "waits"  # registered, no seat yet
    ALTERNATE = "alternate"  # registered, and the event is full
    PLAYS = "plays"
    OUT = "out"
    CARRIES = "carries"  # has bagged the chips of a flight
    GONE = "gone"  # withdrawn, or struck off


class BrokeEntrant(Struct, frozen=True, gc=False):
    """Somebody who lost everything in a hand and has not bought again, nor gone out."""

    table: str
    round: int  # of the bust
    began: int  # chips with which the hand began
    by: tuple[str, ...] = ()  # who has them


class Entrant(Struct, frozen=True, gc=False):
    """One person in one event."""

    number: int  # in order of registration
    standing: InEvent = InEvent.WAITS
    paid: tuple[Price, ...] = ()  # of each entry, re-buy and add-on the price it had
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    owes: tuple[Price, ...] = ()  # for re-buys that were announced and are played behind
    absent: int = -1  # the instant since which somebody who has paid is not there
    absent_level: int = -1  # index of the level it was then
    carried: int = 0  # chips from flights, with which they begin
    asked: bool = False  # absent, and the stack is to stay
