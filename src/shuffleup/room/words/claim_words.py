"""Words for seats that are kept, for changing tables, for guests; and what a table is told."""

from __future__ import annotations

from shuffleup.outside_text import counted, quoted
from shuffleup.room.commands import AtTheTable, RoomCommand
from shuffleup.room.lists.list_commands import Page
from shuffleup.room.seat_claims import claim_commands as c
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
from shuffleup.table.words.table_words import command as table_command


def at_a_table(room: Room, found: Found) -> RoomCommand:
    """``at 1: Ann is away``: what a table decides by itself."""
    table = room.tables.get(found["table"])
    said = table_command(table, found["rest"]) if table is not None else None
    if said is None:
        raise ValueError(f"{quoted(found['rest'])} means nothing at a table of this room")
    return AtTheTable(found["table"], said)


def locks(room: Room, found: Found) -> RoomCommand:
    """``NAME locks up the seat in GAME with 100``, or with a card, or with another thing."""
    given = found.groupdict()
    chips = given["rest"].isdigit()
    amount, item = (counted(given["rest"]), "chips") if chips else (0, given["rest"])
    return c.LockSeat(given["name"], given["game"], item, amount, given.get("other") or "")


def seat_of_table(room: Room, found: Found) -> RoomCommand:
    given = found.groupdict()
    seat = seat_said(given["seat"])
    return c.ReserveSeat(given["name"], given["table"], seat, given.get("rest") or "")


def sit_behind(room: Room, found: Found) -> Told:
    claims = room.seat_claims.get(found["table"])
    names = [guest for guest, _ in claims.guests] if claims else []
    return names == names_in(found["rest"]), listed(names)


def has_chips(room: Room, found: Found) -> Told:
    seats = room.tables[found["table"]].seats
    so = sum(one.stack for one in seats if one is not None and one.player == found["name"])
    return so == counted(found["amount"]), f"{so}"


def signed_for(room: Room, found: Found) -> Told:
    names = [one.player for one in room.transfers.get(found["table"], ())]
    return names == names_in(found["rest"]), listed(names)


VERBS: Verbs = [
    (pattern("at TABLE: REST"), at_a_table),
    (pattern("keep NAME and OTHER apart"), lambda room, f: c.KeepApart(f["name"], f["other"])),
    (pattern("keep seat SEAT of TABLE for NAME"), seat_of_table),
    (pattern("keep seat SEAT of TABLE for NAME because of REST"), seat_of_table),
    (
        pattern("free seat SEAT of TABLE"),
        lambda room, f: c.ReleaseSeat(f["table"], seat_said(f["seat"])),
    ),
    (pattern("page NAME for GAME"), lambda room, f: Page(f["name"], f["game"])),
    (pattern("NAME locks up the seat in GAME with REST"), locks),
    (pattern("NAME locks up the seat of OTHER in GAME with REST"), locks),
    (
        pattern("NAME and OTHER reach seat SEAT of TABLE together for GAME"),
        lambda room, f: c.SettleSeat(
            f["game"], f["table"], seat_said(f["seat"]), f["name"], f["other"]
        ),
    ),
    (pattern("NAME signs for table TABLE"), lambda room, f: c.SignTransfer(f["name"], f["table"])),
    (
        pattern("NAME changes to seat SEAT of TABLE"),
        lambda room, f: c.ChangeTable(f["name"], f["table"], seat_said(f["seat"])),
    ),
    (
        pattern("NAME trades tables with OTHER"),
        lambda room, f: c.SwapTables(f["name"], f["other"]),
    ),
    (
        pattern("NAME plays over seat SEAT of TABLE with AMOUNT"),
        lambda room, f: c.PlayOver(
            f["name"], f["table"], seat_said(f["seat"]), counted(f["amount"])
        ),
    ),
    (
        pattern("NAME is back under the box of TABLE"),
        lambda room, f: c.TakeOffBox(f["name"], f["table"]),
    ),
    (
        pattern("NAME sits behind OTHER at TABLE"),
        lambda room, f: c.SitBehind(f["other"], f["name"], f["table"]),
    ),
    (
        pattern("NAME objects to OTHER at TABLE"),
        lambda room, f: c.ObjectToGuest(f["name"], f["other"], f["table"]),
    ),
]
FACTS: Facts = [
    (pattern("guests at TABLE: REST"), sit_behind),
    (pattern("chips of NAME at TABLE: AMOUNT"), has_chips),
    (pattern("transfers to TABLE: REST"), signed_for),
]
