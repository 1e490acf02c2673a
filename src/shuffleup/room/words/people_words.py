"""People's words: who comes, who goes, who sits where."""

from __future__ import annotations

from shuffleup.room.people import people_commands as c
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, pattern
from shuffleup.table.blinds.in_turn import seat_of


def sits_at(room: Room, found: Found) -> Told:
    where = [
        number for number, table in room.tables.items() if seat_of(table, found["name"]) is not None
    ]
    return found["table"] in where, listed(where)


VERBS: Verbs = [
    (pattern("NAME arrives"), lambda room, f: c.Arrive(f["name"])),
    (pattern("NAME goes home"), lambda room, f: c.GoHome(f["name"])),
]
FACTS: Facts = [(pattern("NAME sits at TABLE"), sits_at)]
