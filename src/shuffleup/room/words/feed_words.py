"""Words of must-move games: who feeds whom, who is in line, who is told to move."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.commands import RoomCommand
from shuffleup.room.must_move import feed_commands as c
from shuffleup.room.must_move.feeding import open_main_seats
from shuffleup.room.must_move.moving_up import stack_of
from shuffleup.room.must_move.the_line import in_line
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, names_in, pattern
from shuffleup.table.blinds.in_turn import seat_of


def next_move(room: Room, found: Found) -> RoomCommand:
    """``move up GAME``: the next in line, to the first open seat of a main game."""
    feed = room.feeds.get(found["game"])
    for main in feed.mains if feed else ():
        for seat in open_main_seats(room, feed, main) if feed else ():
            return c.TellToMove(main, seat)
    return c.TellToMove(feed.mains[0] if feed else "", 0)


def in_line_are(room: Room, found: Found) -> Told:
    names = [one.player for one in in_line(room.feeds[found["game"]])]
    return names == names_in(found["rest"]), listed(names)


def were_told(room: Room, found: Found) -> Told:
    names = [one.player for one in room.feeds[found["game"]].told]
    return names == names_in(found["rest"]), listed(names)


def to_table(room: Room, found: Found, amount: int = 0) -> RoomCommand:
    """``NAME goes to table TABLE``: to its first open seat."""
    table = room.tables.get(found["table"])
    seat = table.seats.index(None) if table and None in table.seats else 0
    return c.GoToTable(found["name"], found["table"], seat, amount)


def has_at(room: Room, found: Found) -> Told:
    table = room.tables[found["table"]]
    so = stack_of(table, found["name"])
    return so == counted(found["amount"]), str(so)


def is_up(room: Room, found: Found) -> Told:
    up = seat_of(room.tables[found["table"]], found["name"]) is None
    return up, "up" if up else "seated there"


VERBS: Verbs = [
    (
        pattern("table TABLE feeds table OTHER"),
        lambda room, f: c.InvokeMustMove(f["table"], f["other"]),
    ),
    (pattern("table TABLE feeds no other"), lambda room, f: c.EndMustMove(f["table"])),
    (pattern("NAME volunteers to move"), lambda room, f: c.Volunteer(f["name"])),
    (pattern("move up GAME"), next_move),
    (pattern("NAME moves up"), lambda room, f: c.MoveUp(f["name"])),
    (
        pattern("NAME moves up with AMOUNT"),
        lambda room, f: c.MoveUp(f["name"], counted(f["amount"])),
    ),
    (pattern("NAME refuses to move"), lambda room, f: c.RefuseToMove(f["name"])),
    (
        pattern("NAME returns to the feeder of GAME with AMOUNT"),
        lambda room, f: c.ReturnToFeeder(f["name"], f["game"], counted(f["amount"])),
    ),
    (pattern("NAME goes to table TABLE"), to_table),
    (
        pattern("NAME goes to table TABLE with AMOUNT"),
        lambda room, f: to_table(room, f, counted(f["amount"])),
    ),
]
FACTS: Facts = [
    (pattern("NAME has AMOUNT at TABLE"), has_at),
    (pattern("NAME is up from TABLE"), is_up),
    (pattern("must-move list GAME: REST"), in_line_are),
    (pattern("told to move in GAME: REST"), were_told),
]
