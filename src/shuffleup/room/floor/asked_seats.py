"""Sitting down, playing over, and changing tables: asked without a room."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.floor.senders import FLOOR, player
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.room.apply import apply
from shuffleup.room.events import AtTable
from shuffleup.room.floor.room_kinds import KEPT_SEATS, TABLE_CHANGES, asked
from shuffleup.room.floor.small_room import (
    ANN,
    BOARD,
    EVEN_MORE,
    LIST,
    OTHERS,
    answer,
    does,
    full,
    of_ann,
    open_seat,
    passes,
    stack,
    stand,
    waits,
)
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.openings.opening_events import GameEstablished
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims import claim_commands as c
from shuffleup.room.seat_claims.claim_events import TransferSigned
from shuffleup.room.state import Room
from shuffleup.table.events import WentAway


@asked(
    "sat-down-unasked",
    KEPT_SEATS,
    "A player sits down at an open seat without having been called.",
    Fact("waited-for", YES, "Does anybody wait for the game?", default=False),
)
def sat_down_unasked(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room, but=1))
    of_ann(room, Arrive(ANN))
    if facts.yes("waited-for"):
        waits(room, LIST[0])
    sits = SeatPlayer(ANN, "1", open_seat(room, "1"), stack(room, "1"))
    of_ann(room, sits)
    return answer("players seat themselves here", SeatingLaw.seated_by)


@asked(
    "playing-over",
    KEPT_SEATS,
    "Somebody wants to play in the seat of a player who is away.",
    Fact("agreed", YES, "Has the player who is away permitted it?", default=False),
)
def playing_over(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room))
    apply(room, AtTable("1", WentAway(2)))
    of_ann(room, Arrive(ANN))
    wanted = c.PlayOver(ANN, "1", 2, stack(room, "1"), facts.yes("agreed"))
    does(room, wanted, FLOOR)
    says = "they may, with a box over the chips, until the player is back"
    return answer(says, SeatingLaw.play_over, SeatingLaw.play_over_consent)


@asked(
    "guest-at-the-table",
    KEPT_SEATS,
    "Somebody who does not play sits behind a player.",
    Fact("objects", YES, "Does a player of the game object?", default=False),
)
def guest_at_the_table(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room))
    of_ann(room, Arrive(ANN))
    ruling = does(room, c.SitBehind("Bob", ANN, "1"), player("Bob"))
    if facts.yes("objects"):
        does(room, c.ObjectToGuest("Cy", ANN, "1"), player("Cy"))
        return answer("the guest has to go, since a player objects", *ruling.grounds)
    return answer("the guest may stay, as long as nobody objects", *ruling.grounds)


# ---- from one table to another -----------------------------------------------------------------


@asked(
    "table-change",
    TABLE_CHANGES,
    "A player wants to change to an open seat at another table of the same game.",
    Fact("old", COUNT, "How many play at the old table, the player among them?", also=(5, 7, 8, 9)),
    Fact("new", COUNT, "How many play at the other table?", also=(5, 6, 7, 8)),
    Fact("waited-for", YES, "Does anybody wait for the game?", default=False),
    Fact("signed-first", YES, "Did another player ask for that table before?", default=False),
)
def table_change(room: Room, facts: Facts) -> RoomRuling:
    old, new = facts.count("old"), facts.count("new")
    if not 2 <= old <= len(full(room)) or new >= len(full(room)):
        raise FactError("there are 2 or more at the old table, and a seat open at the other")
    stand(room, "1", ANN, *OTHERS[: old - 1])
    stand(room, "2", *EVEN_MORE[:new])
    if facts.yes("waited-for"):
        waits(room, LIST[0])
    if facts.yes("signed-first"):
        apply(room, TransferSigned("2", "Bob"))
    ruling = does(room, c.ChangeTable(ANN, "2", open_seat(room, "2")), BOARD)
    says = "the floor may let the player change"
    return answer(says, *ruling.grounds)


@asked(
    "change-into-a-new-game",
    TABLE_CHANGES,
    "A player of a full table wants to change to a new game of the same kind.",
    Fact("established", YES, "Is the new game established?", default=False),
    Fact("minutes", COUNT, "How many minutes ago did it open?", default=0, also=(15, 30, 60)),
    Fact("waited-for", YES, "Does anybody wait for the game?", default=False),
)
def change_into_a_new_game(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", ANN, *full(room, but=1))
    stand(room, "2", *EVEN_MORE[:4], new=True)
    if facts.yes("established"):
        apply(room, GameEstablished("2"))
    if facts.yes("waited-for"):
        waits(room, LIST[0])
    passes(room, facts.count("minutes"))
    ruling = does(room, c.ChangeTable(ANN, "2", open_seat(room, "2")), BOARD)
    law = SeatingLaw.new_game_transfer_condition
    points = (*ruling.grounds, law, SeatingLaw.new_game_list_first)
    apart = (SeatingLaw.table_change_needs_approval, SeatingLaw.table_change_condition)
    return answer("the player may change", *(name for name in points if name not in apart))


@asked(
    "tables-traded",
    TABLE_CHANGES,
    "A newcomer to a new game wants to trade tables with a player of the old one.",
    Fact("first", YES, "Is the other first on the list of those who want to change?", default=True),
)
def tables_traded(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room))
    stand(room, "2", ANN, *EVEN_MORE[:4])
    first, second = ("Bob", "Cy") if facts.yes("first") else ("Cy", "Bob")
    apply(room, TransferSigned("2", first))
    apply(room, TransferSigned("2", second))
    ruling = does(room, c.SwapTables(ANN, "Bob"), BOARD)
    return answer("they may trade: no game gets shorter by it", *ruling.grounds)
