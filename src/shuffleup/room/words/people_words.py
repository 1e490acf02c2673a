"""People's words: who comes, who goes, who sits where, who is refused."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.instants import HOUR
from shuffleup.room.people import people_commands as c
from shuffleup.room.people.coming_in import has_accepted
from shuffleup.room.people.warning_and_barring import steps
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, listed, names_in, pattern
from shuffleup.table.blinds.in_turn import seat_of


def sits_at(room: Room, found: Found) -> Told:
    where = [
        number for number, table in room.tables.items() if seat_of(table, found["name"]) is not None
    ]
    return found["table"] in where, listed(where)


def sits_in(room: Room, found: Found) -> Told:
    at = seat_of(room.tables[found["table"]], found["name"])
    so = "not there" if at is None else f"{at + 1}"
    return so == found["seat"], so


def agreed(room: Room, found: Found) -> Told:
    return has_accepted(room, found["name"]), "not yet"


def not_agreed(room: Room, found: Found) -> Told:
    so, says = agreed(room, found)
    return not so, says


def was_warned_for(room: Room, found: Found) -> Told:
    names = [one.offence for one in room.warnings.get(found["table"], ())]
    return names == names_in(found["rest"]), listed(names)


def may_follow(room: Room, found: Found) -> Told:
    so = list(steps(room, found["name"], found["game"])[0])
    return so == names_in(found["rest"]), listed(so)


VERBS: Verbs = [
    (pattern("NAME arrives"), lambda room, f: c.Arrive(f["name"])),
    (
        pattern("NAME arrives aged NUMBER"),
        lambda room, f: c.Arrive(f["name"], counted(f["number"])),
    ),
    (pattern("NAME arrives without papers"), lambda room, f: c.Arrive(f["name"], papers=False)),
    (pattern("NAME arrives with a handicap"), lambda room, f: c.Arrive(f["name"], handicap=True)),
    (pattern("NAME goes home"), lambda room, f: c.GoHome(f["name"])),
    (pattern("NAME signs the rules"), lambda room, f: c.SignRules(f["name"])),
    (pattern("warn NAME for REST"), lambda room, f: c.Warn(f["name"], f["rest"])),
    (
        pattern("suspend NAME for NUMBER minutes for REST"),
        lambda room, f: c.Suspend(f["name"], f["rest"], counted(f["number"])),
    ),
    (
        pattern("suspend NAME from GAME for NUMBER minutes for REST"),
        lambda room, f: c.Suspend(f["name"], f["rest"], counted(f["number"]), f["game"]),
    ),
    (
        pattern("bar NAME for NUMBER days because of REST"),
        lambda room, f: c.BarPlayer(
            f["name"], f["rest"], room.now + 24 * HOUR * counted(f["number"])
        ),
    ),
    (pattern("bar NAME for REST"), lambda room, f: c.BarPlayer(f["name"], f["rest"])),
    (
        pattern("bar NAME from GAME for REST"),
        lambda room, f: c.BarPlayer(f["name"], f["rest"], scope=f["game"]),
    ),
    (pattern("let NAME play again"), lambda room, f: c.LiftBar(f["name"])),
    (pattern("let NAME into GAME again"), lambda room, f: c.LiftBar(f["name"], f["game"])),
]
FACTS: Facts = [
    (pattern("warnings of TABLE: REST"), was_warned_for),
    (pattern("steps against NAME for GAME: REST"), may_follow),
    (pattern("NAME sits at TABLE"), sits_at),
    (pattern("NAME sits at TABLE in seat SEAT"), sits_in),
    (pattern("NAME has accepted the rules"), agreed),
    (pattern("NAME has not accepted the rules"), not_agreed),
]
