"""Words of tables dealt by hand: ``hand played at 3: button 4, without Ann, drop 5``, ``count Ann
230 at 3``; and before something is done ``counted Ann 230, Bob 90: table 3 breaks: Ann Ks, Bob
Kh``."""

from __future__ import annotations

import re
from typing import Final

from shuffleup.outside_text import counted, quoted
from shuffleup.room.absence.attendance import seat_at
from shuffleup.room.commands import AtTheTable, RoomCommand
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, names_in, pattern
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.commands import CountChips
from shuffleup.table.words.table_words import command as table_command

COUNTED: Final = re.compile(r"counted ([^:]+): (\S.*)")
COUNT: Final = re.compile(r"([^\s:,]+) (\d+)")


def counts_at(room: Room, found: Found) -> RoomCommand:
    at = seat_at(room, found["table"], found["name"])
    if at is None:
        raise ValueError(f"{quoted(found['name'])} does not sit there")
    return AtTheTable(found["table"], CountChips(at, counted(found["amount"])))


def hand_at(room: Room, found: Found) -> RoomCommand:
    """A hand, and what somebody looked at of it."""
    table = room.tables.get(found["table"])
    told = found.groupdict().get("rest")
    said = (
        table_command(table, f"hand played, {told}" if told else "hand played") if table else None
    )
    if said is None:
        raise ValueError(f"there is no table {quoted(found['table'])}")
    return AtTheTable(found["table"], said)


def counted_first(text: str) -> tuple[tuple[str, int], ...]:
    """``Ann 230, Bob 90``."""
    counts = [(COUNT.fullmatch(part), part) for part in names_in(text)]
    wrong = [part for found, part in counts if found is None]
    if wrong:
        raise ValueError(f"{quoted(wrong[0])} says not who has how much, like Ann 230")
    return tuple((found[1], counted(found[2])) for found, _ in counts if found is not None)


def nobody_knows(room: Room, found: Found) -> Told:
    at = seat_at(room, found["table"], found["name"])
    unknown = at is not None and is_uncounted(room.tables[found["table"]], at)
    return unknown, "counted" if at is not None else "not seated there"


def lies_loose(room: Room, found: Found) -> Told:
    so = room.tables[found["table"]].adrift
    return so == counted(found["amount"]), str(so)


VERBS: Verbs = [
    (pattern("count NAME AMOUNT at TABLE"), counts_at),
    (pattern("hand played at TABLE"), hand_at),
    (pattern("hand played at TABLE: REST"), hand_at),
]
FACTS: Facts = [
    (pattern("NAME is not counted at TABLE"), nobody_knows),
    (pattern("not counted at TABLE: AMOUNT"), lies_loose),
]
