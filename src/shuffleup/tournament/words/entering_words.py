"""Words of entries that are not plain: late, absent, again; re-buys, add-ons, and management."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, pattern, seat_said
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs
from shuffleup.tournament.words.terms_words import read_one


def alter(event: Tournament, f: Found) -> c.AlterTerms:
    """``change the terms: late 2, re-entries 1``."""
    terms = event.terms
    for part in f["rest"].split(","):
        terms = read_one(terms, part.strip())
    return c.AlterTerms(terms)


def place(event: Tournament, f: Found) -> c.PlaceStack:
    return c.PlaceStack(f["table"], seat_said(f["seat"]))


def remove(event: Tournament, f: Found) -> c.RemoveStack:
    return c.RemoveStack(f["table"], seat_said(f["seat"]))


def for_entry(event: Tournament, f: Found) -> c.TakeFromPool:
    return c.TakeFromPool(counted(f["amount"]), entry=True)


def owes(event: Tournament, found: Found) -> Told:
    so = f"{sum(price.total for price in event.entrants[found['name']].owes)}"
    return so == found["amount"], so


def chips_at_seat(event: Tournament, found: Found) -> Told:
    """``stack at 1 in seat 4 is 4975``: whoever sits there."""
    seat = event.tables[found["table"]].seats[seat_said(found["seat"])]
    so = f"{seat.stack}" if seat else "none"
    return so == found["rest"], so


VERBS: EventVerbs = [
    (pattern("close registration"), lambda event, f: c.CloseRegistration()),
    (
        pattern("seat NAME by NUMBER"),
        lambda event, f: c.SeatEntrant(f["name"], counted(f["number"])),
    ),
    (pattern("place a stack at TABLE in seat SEAT"), place),
    (pattern("remove the stack at TABLE in seat SEAT"), remove),
    (pattern("NAME is absent"), lambda event, f: c.NoteAbsent(f["name"])),
    (pattern("NAME asks to leave the stack"), lambda event, f: c.AskForStack(f["name"])),
    (pattern("NAME takes the seat"), lambda event, f: c.TakeOwnSeat(f["name"])),
    (pattern("remove the stack of NAME"), lambda event, f: c.RemoveAbsent(f["name"])),
    (pattern("NAME announces a re-buy"), lambda event, f: c.AnnounceRebuy(f["name"])),
    (pattern("NAME withdraws the re-buy"), lambda event, f: c.WithdrawRebuy(f["name"])),
    (pattern("NAME re-buys"), lambda event, f: c.Rebuy(f["name"])),
    (pattern("NAME is out and re-buys"), lambda event, f: c.BustAndRebuy(f["name"])),
    (pattern("NAME is out and re-buys double"), lambda event, f: c.BustAndRebuy(f["name"], 2)),
    (pattern("NAME declines the re-buy"), lambda event, f: c.DeclineRebuy(f["name"])),
    (pattern("NAME adds on"), lambda event, f: c.BuyAddOn(f["name"])),
    (pattern("take AMOUNT as service charge"), lambda e, f: c.TakeFromPool(counted(f["amount"]))),
    (pattern("take AMOUNT for an entry"), for_entry),
    (pattern("make up the guarantee"), lambda event, f: c.MakeUpGuarantee()),
    (pattern("cancel the event"), lambda event, f: c.CancelEvent()),
    (pattern("change the terms: REST"), alter),
]
FACTS: EventFacts = [
    (pattern("NAME owes AMOUNT"), owes),
    (pattern("stack at TABLE in seat SEAT is REST"), chips_at_seat),
]
