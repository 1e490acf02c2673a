"""The staff's words: hiring, shifts, the push and breaks; who deals where, who stands in line."""

from __future__ import annotations

from shuffleup.floor.senders import Role
from shuffleup.room.staff import staff_commands as c
from shuffleup.room.staff.staff_records import NOT_NOW
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, names_in, pattern


def hires(room: Room, found: Found) -> c.Hire:
    """``hire Pat as dealer, floor``, ``hire Pat as dealer for holdem, omaha``."""
    work, _, games = found["rest"].partition(" for ")
    roles = tuple(Role(one) for one in names_in(work))
    return c.Hire(found["name"], roles, tuple(names_in(games)) if games else ())


def deals_at(room: Room, found: Found) -> Told:
    down = room.downs.get(found["table"])
    so = down.dealer if down is not None else "nobody"
    return so == found["rest"], so


def in_line(room: Room, found: Found) -> Told:
    return list(room.line) == names_in(found["rest"]), listed(list(room.line))


def on_break(room: Room, found: Found) -> Told:
    names = [name for name, one in room.staff.items() if one.resting != NOT_NOW]
    return names == names_in(found["rest"]), listed(names)


def push_due(room: Room, found: Found) -> Told:
    tables = [number for number, down in room.downs.items() if down.told]
    return tables == names_in(found["rest"]), listed(tables)


VERBS: Verbs = [
    (pattern("hire NAME as REST"), hires),
    (pattern("let NAME go because REST"), lambda room, f: c.LetGo(f["name"], f["rest"])),
    (pattern("NAME starts the shift"), lambda room, f: c.StartShift(f["name"])),
    (pattern("NAME ends the shift"), lambda room, f: c.EndShift(f["name"])),
    (
        pattern("put NAME in the box of TABLE"),
        lambda room, f: c.PutInBox(f["name"], f["table"]),
    ),
    (pattern("push"), lambda room, f: c.PushDealers()),
    (pattern("push table TABLE"), lambda room, f: c.PushDealers(f["table"])),
    (pattern("send NAME on a break"), lambda room, f: c.SendOnBreak(f["name"])),
    (pattern("NAME is back from the break"), lambda room, f: c.EndBreak(f["name"])),
]
FACTS: Facts = [
    (pattern("dealer of TABLE: REST"), deals_at),
    (pattern("line of dealers: REST"), in_line),
    (pattern("on a break: REST"), on_break),
    (pattern("push due at: REST"), push_due),
]
