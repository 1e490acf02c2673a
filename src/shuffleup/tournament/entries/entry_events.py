"""What has happened to entries."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.event_terms.terms_of_event import Price


class Registered(Struct, frozen=True, gc=False):
    """Somebody is entered, and has paid."""

    player: str
    number: int
    paid: Price


class Unregistered(Struct, frozen=True, gc=False):
    """An entry was taken back before it was played."""

    player: str


EntryEvent = Registered | Unregistered
