"""The board's words: joining, being called, rolling, taking the seat; places on a list."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.waiting_lists import open_seats, place_of
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, names_in, pattern


def next_call(room: Room, found: Found) -> RoomCommand:
    """``call GAME``: the next name, to the first open seat."""
    seats = open_seats(room, found["game"]) if found["game"] in room.listings else []
    table, seat = seats[0] if seats else ("", 0)
    return c.CallNext(found["game"], table, seat)


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


VERBS: Verbs = [
    (pattern("NAME joins GAME"), lambda room, f: c.Join(f["name"], f["game"])),
    (pattern("NAME calls in for GAME"), lambda room, f: c.Join(f["name"], f["game"], True)),
    (pattern("NAME leaves the list GAME"), lambda room, f: c.LeaveList(f["name"], f["game"])),
    (pattern("call GAME"), next_call),
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
]
