"""``new_tournament``: an event that is announced, in a room or with a small one of its own."""

from __future__ import annotations

from shuffleup.hand.setup import SetupError
from shuffleup.law import DEFAULT, Rules
from shuffleup.room.new_room import new_room
from shuffleup.room.state import Room
from shuffleup.table.state import MOST_SEATS
from shuffleup.tournament.apply import opened
from shuffleup.tournament.endings.prize_list import prize_fault
from shuffleup.tournament.event_seats.whose_seat import MOST_TABLES
from shuffleup.tournament.event_terms.level_checks import levels_fault
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.events import EventOpened
from shuffleup.tournament.state import Tournament


def new_tournament(
    name: str,
    terms: EventTerms,
    levels: tuple[Level, ...],
    *,
    rules: Rules = DEFAULT,
    rulebook: str = "",
    room: Room | None = None,
    zone: str = "UTC",
    now: int = 0,
) -> Tournament:
    """An event without entries; SetupError if there can be no such event."""
    fault = terms_fault(terms) or levels_fault(terms, levels)
    if not fault and terms.ends_after >= len(levels):
        fault = "after the level at whose end a flight is over another one follows, or a break"
    if fault:
        raise SetupError(fault)
    room = room or new_room(rules=rules, rulebook=rulebook, zone=zone, now=now)
    return opened(EventOpened(name, rules, rulebook, terms, levels), room)


def terms_fault(terms: EventTerms) -> str:
    """Why an event cannot be held on these terms; empty if it can."""
    if not 2 <= terms.seats <= MOST_SEATS:
        return f"a table has 2 to {MOST_SEATS} seats, not {terms.seats}"
    if not 1 <= terms.first_table <= MOST_TABLES:
        return f"tables have numbers from 1 to {MOST_TABLES}"
    if terms.sit_and_go and terms.most_entries < 2:
        return "a sit-and-go says how many it is for"
    if terms.stack <= 0:
        return "everybody begins with chips"
    price = terms.price
    if min(price.prize, price.fee, price.service, price.bounty) < 0:
        return "no part of a price is less than nothing"
    return prize_fault(terms.prizes)
