"""A room's words: verbs to commands, and facts. Each family lists its own, as patterns.

``command(room, words)`` reads one statement, ``fact(room, words)`` a ``=`` line. A word of a
pattern in capitals (``NAME``, ``GAME``, ``TABLE``, ``SEAT``, ``AMOUNT``) stands for one word.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from shuffleup.outside_text import counted, quoted
from shuffleup.room import commands as c
from shuffleup.room.lists import list_commands as lists
from shuffleup.room.lists.waiting_lists import open_seats, place_of
from shuffleup.room.people import people_commands as people
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of

Found = re.Match[str]
Reader = Callable[[Room, Found], c.RoomCommand]
Told = tuple[bool, str]  # whether it is so, and what is so
Fact = Callable[[Room, Found], Told]
BLANKS = {
    "NAME": r"(?P<name>[^\s:,]+)",
    "GAME": r"(?P<game>[^\s:,]+)",
    "TABLE": r"(?P<table>[^\s:,]+)",
    "SEAT": r"(?P<seat>\d+)",
    "AMOUNT": r"(?P<amount>\d+)",
    "REST": r"(?P<rest>.+)",
}


def pattern(words: str) -> re.Pattern[str]:
    """``NAME joins GAME`` as an expression."""
    return re.compile(r"\s+".join(BLANKS.get(word, re.escape(word)) for word in words.split()))


def command(room: Room, words: str) -> c.RoomCommand:
    """The command a statement means; ValueError if it means none."""
    for expression, reader in VERBS:
        found = expression.fullmatch(words)
        if found:
            return reader(room, found)
    raise ValueError(f"{quoted(words)} means nothing in a room")


def fact(room: Room, words: str) -> Told:
    """Whether a ``=`` line is so, and what is so."""
    for expression, told in FACTS:
        found = expression.fullmatch(words)
        if found:
            return told(room, found)
    raise ValueError(f"{quoted(words)} is nothing that can be so in a room")


def next_call(room: Room, found: Found) -> c.RoomCommand:
    """``call GAME``: the next name, to the first open seat."""
    seats = open_seats(room, found["game"]) if found["game"] in room.listings else []
    table, seat = seats[0] if seats else ("", 0)
    return lists.CallNext(found["game"], table, seat)


def waits_in_order(room: Room, found: Found) -> Told:
    """``list GAME: Ann, Bob`` or ``list GAME: nobody``."""
    listing = room.listings[found["game"]]
    names = [one.player for one in listing.waiting]
    wanted = [] if found["rest"] == "nobody" else re.split(r",\s*", found["rest"])
    return names == wanted, ", ".join(names) or "nobody"


def stands_at(room: Room, found: Found) -> Told:
    """``Ann is 3 on GAME``."""
    at = place_of(room.listings[found["game"]], found["name"])
    so = "not on it" if at is None else f"{at + 1}"
    return so == found["seat"], so


def sits_at(room: Room, found: Found) -> Told:
    """``Ann sits at TABLE``."""
    where = [
        number for number, table in room.tables.items() if seat_of(table, found["name"]) is not None
    ]
    return found["table"] in where, ", ".join(where) or "nowhere"


def was_called(room: Room, found: Found) -> Told:
    """``called to GAME: Ann``."""
    names = [call.player for call in room.listings[found["game"]].calls]
    wanted = [] if found["rest"] == "nobody" else re.split(r",\s*", found["rest"])
    return names == wanted, ", ".join(names) or "nobody"


VERBS: list[tuple[re.Pattern[str], Reader]] = [
    (pattern("NAME arrives"), lambda room, f: people.Arrive(f["name"])),
    (pattern("NAME goes home"), lambda room, f: people.GoHome(f["name"])),
    (pattern("NAME joins GAME"), lambda room, f: lists.Join(f["name"], f["game"])),
    (pattern("NAME calls in for GAME"), lambda room, f: lists.Join(f["name"], f["game"], True)),
    (pattern("NAME leaves the list GAME"), lambda room, f: lists.LeaveList(f["name"], f["game"])),
    (pattern("call GAME"), next_call),
    (
        pattern("NAME takes the seat in GAME with AMOUNT"),
        lambda room, f: lists.TakeSeat(f["name"], f["game"], counted(f["amount"])),
    ),
    (pattern("NAME leaves table TABLE"), lambda room, f: lists.LeaveTable(f["name"], f["table"])),
    (pattern("NAME rolls GAME"), lambda room, f: lists.Roll(f["name"], f["game"])),
]
FACTS: list[tuple[re.Pattern[str], Fact]] = [
    (re.compile(r"list (?P<game>\S+): (?P<rest>.+)"), waits_in_order),
    (re.compile(r"called to (?P<game>\S+): (?P<rest>.+)"), was_called),
    (pattern("NAME is SEAT on GAME"), stands_at),
    (pattern("NAME sits at TABLE"), sits_at),
]
