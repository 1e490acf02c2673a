"""The board's words: joining, being called, rolling, taking the seat; places on a list."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.waiting_lists import call_of, place_of
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import (
    Facts,
    Found,
    Told,
    Verbs,
    listed,
    names_in,
    pattern,
    seat_said,
)


def waits_in_order(room: Room, found: Found) -> Told:
    names = [one.player for one in room.listings[found["game"]].waiting]
    return names == names_in(found["rest"]), listed(names)


def stands_at(room: Room, found: Found) -> Told:
    at = place_of(room.listings[found["game"]], found["name"])
    so = "not on it" if at is None else f"{at + 1}"
    return so == found["number"], so


def was_called(room: Room, found: Found) -> Told:
    names = [call.player for call in room.listings[found["game"]].calls]
    return names == names_in(found["rest"]), listed(names)


def called_where(room: Room, found: Found) -> Told:
    call = call_of(room.listings[found["game"]], found["name"])
    so = f"{call.seat + 1} of {call.table}" if call is not None else "not called"
    return so == f"{found['seat']} of {found['table']}", so


def for_seat(room: Room, found: Found) -> RoomCommand:
    """``NAME joins GAME for seat 3 of 1``, or by telephone."""
    by_phone = "calls" in found[0]
    seat = seat_said(found["seat"])
    return c.Join(found["name"], found["game"], by_phone, table=found["table"], seat=seat)


VERBS: Verbs = [
    (pattern("NAME joins GAME"), lambda room, f: c.Join(f["name"], f["game"])),
    (pattern("NAME calls in for GAME"), lambda room, f: c.Join(f["name"], f["game"], True)),
    (pattern("NAME leaves the list GAME"), lambda room, f: c.LeaveList(f["name"], f["game"])),
    (
        pattern("NAME calls in OTHER for GAME"),
        lambda room, f: c.Join(f["other"], f["game"], True, f["name"]),
    ),
    (pattern("NAME joins GAME to stay"), lambda room, f: c.Join(f["name"], f["game"], stays=True)),
    (pattern("NAME joins GAME for seat SEAT of TABLE"), for_seat),
    (pattern("NAME calls in for GAME for seat SEAT of TABLE"), for_seat),
    (pattern("NAME refreshes GAME"), lambda room, f: c.Refresh(f["name"], f["game"])),
    (
        pattern("NAME swaps places with OTHER on GAME"),
        lambda room, f: c.SwapPlaces(f["name"], f["other"], f["game"]),
    ),
    (pattern("call GAME"), lambda room, f: c.CallNext(f["game"])),
    (pattern("call GAME to TABLE"), lambda room, f: c.CallNext(f["game"], f["table"])),
    (pattern("NAME does not answer GAME"), lambda room, f: c.NoAnswer(f["name"], f["game"])),
    (pattern("NAME is there for GAME"), lambda room, f: c.ReportIn(f["name"], f["game"])),
    (pattern("NAME did not hear GAME"), lambda room, f: c.ClaimCall(f["name"], f["game"])),
    (pattern("NAME declines GAME"), lambda room, f: c.Decline(f["name"], f["game"])),
    (
        pattern("NAME takes seat SEAT in GAME with AMOUNT"),
        lambda room, f: c.TakeSeat(
            f["name"], f["game"], counted(f["amount"]), seat_said(f["seat"])
        ),
    ),
    (
        pattern("NAME sits down at TABLE in seat SEAT with AMOUNT"),
        lambda room, f: c.SeatPlayer(
            f["name"], f["table"], seat_said(f["seat"]), counted(f["amount"])
        ),
    ),
    (
        pattern("NAME takes the seat in GAME with AMOUNT"),
        lambda room, f: c.TakeSeat(f["name"], f["game"], counted(f["amount"])),
    ),
    (pattern("NAME leaves table TABLE"), lambda room, f: c.LeaveTable(f["name"], f["table"])),
    (pattern("NAME rolls GAME"), lambda room, f: c.Roll(f["name"], f["game"])),
]
FACTS: Facts = [
    (pattern("list GAME: REST"), waits_in_order),
    (pattern("called to GAME: REST"), was_called),
    (pattern("NAME is NUMBER on GAME"), stands_at),
    (pattern("NAME is called to seat SEAT of TABLE in GAME"), called_where),
]
