"""The words of absence: stepping away, coming back, dinner, pick-ups; and what a table is told."""

from __future__ import annotations

from shuffleup.outside_text import counted, quoted
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence.attendance import absence_of, absentees, seat_at
from shuffleup.room.absence.held_chips import held
from shuffleup.room.commands import AtTheTable, RoomCommand
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, names_in, pattern
from shuffleup.table.state import seated
from shuffleup.table.words.table_words import command as table_command


def at_a_table(room: Room, found: Found) -> RoomCommand:
    """``at 1: Ann lays 200 in cash``: what a table decides by itself."""
    table = room.tables.get(found["table"])
    said = table_command(table, found["rest"]) if table is not None else None
    if said is None:
        raise ValueError(f"{quoted(found['rest'])} means nothing at a table of this room")
    return AtTheTable(found["table"], said)


def has_at(room: Room, found: Found) -> Told:
    at = seat_at(room, found["table"], found["name"])
    so = seated(room.tables[found["table"]], at).stack if at is not None else 0
    return so == counted(found["amount"]), str(so)


def is_up(room: Room, found: Found) -> Told:
    at = seat_at(room, found["table"], found["name"])
    return at is None, "up" if at is None else "seated there"


def in_lobby(room: Room, found: Found) -> Told:
    table = found["table"]
    names = [
        one for one in absentees(room.tables[table]) if absence_of(room, table, one).lobby >= 0
    ]
    return names == names_in(found["rest"]), listed(names)


def asked_back(room: Room, found: Found) -> Told:
    table = found["table"]
    names = [
        one for one in absentees(room.tables[table]) if absence_of(room, table, one).recalled >= 0
    ]
    return names == names_in(found["rest"]), listed(names)


def kept_for(room: Room, found: Found) -> Told:
    so = held(room, found["name"])
    return so == counted(found["amount"]), str(so)


VERBS: Verbs = [
    (pattern("at TABLE: REST"), at_a_table),
    (
        pattern("NAME steps away from table TABLE"),
        lambda room, f: c.StepAway(f["name"], f["table"]),
    ),
    (
        pattern("NAME sits back down at table TABLE"),
        lambda room, f: c.SitBack(f["name"], f["table"]),
    ),
    (
        pattern("NAME sits back down at table TABLE with AMOUNT"),
        lambda room, f: c.SitBack(f["name"], f["table"], counted(f["amount"])),
    ),
    (pattern("a dealer comes to table TABLE"), lambda room, f: c.TakeBox(f["table"])),
    (
        pattern("NAME misses the blind at table TABLE"),
        lambda room, f: c.ReportMissed(f["name"], f["table"]),
    ),
    (pattern("pick up NAME at table TABLE"), lambda room, f: c.PickUp(f["name"], f["table"])),
    (
        pattern("pick up NAME at table TABLE for frequent absence"),
        lambda room, f: c.PickUp(f["name"], f["table"], True),
    ),
    (pattern("recall everyone to table TABLE"), lambda room, f: c.Recall(f["table"])),
    (
        pattern("NAME goes to dinner from table TABLE"),
        lambda room, f: c.GoToDinner(f["name"], f["table"]),
    ),
    (
        pattern("NAME picks up at table TABLE for NUMBER minutes"),
        lambda room, f: c.PickUpOwn(f["name"], f["table"], counted(f["number"])),
    ),
    (pattern("NAME is back for GAME"), lambda room, f: c.BackToList(f["name"], f["game"])),
    (
        pattern("count AMOUNT of NAME at table TABLE"),
        lambda room, f: c.VerifyStack(f["name"], f["table"], counted(f["amount"])),
    ),
    (
        pattern("NAME takes AMOUNT along from table TABLE"),
        lambda room, f: c.TakeAlong(f["name"], f["table"], counted(f["amount"])),
    ),
    (
        pattern("AMOUNT of NAME is missing at table TABLE"),
        lambda room, f: c.FindMissing(f["name"], f["table"], counted(f["amount"])),
    ),
    (pattern("NAME collects the held chips"), lambda room, f: c.CollectHeld(f["name"])),
]
FACTS: Facts = [
    (pattern("NAME has AMOUNT at TABLE"), has_at),
    (pattern("NAME is up from TABLE"), is_up),
    (pattern("lobby TABLE: REST"), in_lobby),
    (pattern("recalled to TABLE: REST"), asked_back),
    (pattern("NAME has AMOUNT held"), kept_for),
]
