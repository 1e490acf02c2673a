"""``new_tournament``: an event that is announced, in a room or with a small one of its own."""

from __future__ import annotations

from math import gcd

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
    if terms.bracket and (terms.seats != 2 or terms.re_entries or terms.rebuy is not None):
        return "in a bracket two sit at a table, and who is out is out"
    if terms.sit_and_go and terms.most_entries < 2:
        return "a sit-and-go says how many it is for"
    if terms.stack <= 0:
        return "everybody begins with chips"
    if any(chip <= 0 for chip in terms.chips) or len(set(terms.chips)) < len(terms.chips):
        return "chips are worth something, each something else"
    if terms.chips and terms.stack % gcd(*terms.chips):
        return f"a stack of {terms.stack:,} cannot be made of these chips"
    prices = [terms.price, *(one.price for one in (terms.rebuy, terms.add_on) if one is not None)]
    if any(min(one.prize, one.fee, one.service, one.bounty) < 0 for one in prices):
        return "no part of a price is less than nothing"
    return counts_fault(terms) or prize_fault(terms.prizes)


def counts_fault(terms: EventTerms) -> str:
    """Why there are not so many of something; empty if there can be."""
    numbers = [terms.re_entries, terms.late_until, terms.late_minutes, terms.most_entries]
    numbers.append(terms.guarantee)
    if terms.rebuy is not None:
        numbers += [terms.rebuy.chips, terms.rebuy.until, terms.rebuy.under, terms.rebuy.most]
    if terms.add_on is not None:
        numbers += [terms.add_on.chips, terms.add_on.after]
    return "nothing of an event is less than nothing" if min(numbers) < 0 else ""
