"""Changing from one table to a like one: when it is allowed, in which order, and trading tables."""

from __future__ import annotations

from shuffleup.floor.senders import FLOOR, Role, Sender, player
from shuffleup.law.points.room.seating import IntoNewGame, SeatingLaw, TableChange
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.calling_names import names_to_call
from shuffleup.room.lists.taking_seats import sits_elsewhere, taken_along
from shuffleup.room.lists.waiting_lists import open_seats
from shuffleup.room.openings.opening_events import SeatRemoved
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.room.roles import DESK, OWN, Allowed
from shuffleup.room.rulings import (
    RoomApplies,
    RoomJudges,
    RoomLaw,
    RoomRuling,
    malformed,
    refuse,
)
from shuffleup.room.seat_claims import claim_commands as c
from shuffleup.room.seat_claims.claim_events import TransferEnded, TransferSigned
from shuffleup.room.seat_claims.claim_records import Transfer
from shuffleup.room.seat_claims.kept_apart import kept_apart
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import Leave, Sit
from shuffleup.table.state import taken_seats


def like_tables(room: Room, name: str, to: str) -> str | RoomRuling:
    """The table at which a player sits who wants to a like one, or why there is no such thing."""
    old = sits_elsewhere(room, name)
    if old is None:
        return malformed(Reason.NOT_SEATED, f"{name} does not sit at any table")
    if to not in room.stands or room.spreads[to].closed or to == old:
        return malformed(Reason.NO_SUCH_TABLE, f"{name} cannot change to table {to}")
    if room.stands[to].listing != room.stands[old].listing:
        says = f"table {to} plays another game: there is a list for it"
        return malformed(Reason.NO_SUCH_GAME, says)
    return old


# ---- judge -----------------------------------------------------------------------------------


def judge_sign(room: Room, command: c.SignTransfer) -> RoomRuling:
    old = like_tables(room, command.player, command.table)
    if isinstance(old, Ruling):
        return old
    if any(one.player == command.player for one in room.transfers.get(command.table, ())):
        return malformed(Reason.NAME_TAKEN, f"{command.player} has signed already")
    signed = TransferSigned(command.table, command.player)
    return Ruling((signed,), grounds=(SeatingLaw.transfers_in_order,))


def judge_change_table(room: Room, command: c.ChangeTable) -> RoomRuling:
    """A player goes to an open seat of a like table, with all the chips."""
    name, to = command.player, command.table
    old = like_tables(room, name, to)
    if isinstance(old, Ruling):
        return old
    if (to, command.seat) not in open_seats(room, room.stands[to].listing, name):
        return malformed(Reason.NO_SUCH_SEAT, f"seat {command.seat + 1} is not open")
    refused = (
        may_not_play(room, name, room.stands[to].listing)
        or kept_apart(room, name, to)
        or new_game_refused(room, to)
        or not_first(room, name, to)
        or uneven(room, old, to)
    )
    if refused is not None:
        return refused
    trial = Trial(room)
    moves(trial, [(name, old, to, command.seat)])
    if room.spreads[old].over:
        at = seat_of(room.tables[old], name)
        assert at is not None
        trial.note(SeatRemoved(old, at))
    return trial.ruling(
        SeatingLaw.table_change_needs_approval,
        SeatingLaw.table_change_condition,
        *new_game_grounds(room, to),
    )


def moves(trial: Trial, who: list[tuple[str, str, str, int]]) -> None:
    """Players leave their tables, and then sit down where they go: name, from, to, seat."""
    brought = []
    for name, old, _, _ in who:
        at = seat_of(trial.room.tables[old], name)
        assert at is not None
        trial.put(old, Leave(at), player(name))
        brought.append(taken_along(trial))
    for (name, old, to, seat), amount in zip(who, brought, strict=True):
        trial.put(to, Sit(seat, name, amount), FLOOR)
        lines = ((of_table(old), -amount), (of_table(to), amount))
        trial.note(Entered(lines, "table change", name))
        if any(one.player == name for one in trial.room.transfers.get(to, ())):
            trial.note(TransferEnded(to, name))


def new_game_grounds(room: Room, to: str) -> tuple[str, ...]:
    """By what a change into a game that is not established is allowed."""
    if room.spreads[to].established:
        return ()
    return (SeatingLaw.new_game_transfer_condition, SeatingLaw.new_game_transfer_wait)


def new_game_refused(room: Room, to: str) -> RoomRuling | None:
    """Why nobody changes into a game yet: the list fills it, and it has to be established."""
    law, spread = room.rules.seating, room.spreads[to]
    listing = room.listings[room.stands[to].listing]
    waits = next((one.player for one in names_to_call(room, listing)), None)
    if waits is not None and not spread.filled and law.new_game_list_first:
        says = f"{waits} waits for a seat in the new game"
        return refuse(Reason.OTHERS_FIRST, says, SeatingLaw.new_game_list_first)
    if spread.established:
        return None
    says = f"the game of table {to} is not established yet"
    grounds = [SeatingLaw.new_game_transfer_condition]
    if law.new_game_transfer_condition is IntoNewGame.OR_AFTER_WAIT:
        if room.now >= room.stands[to].since + law.new_game_transfer_wait * MINUTE:
            return None
        return refuse(Reason.NOT_ESTABLISHED, says, *grounds, SeatingLaw.new_game_transfer_wait)
    return refuse(Reason.NOT_ESTABLISHED, says, *grounds)


def not_first(room: Room, name: str, to: str) -> RoomRuling | None:
    """Somebody else asked for a change to that table before."""
    signed = room.transfers.get(to, ())
    if not signed or signed[0].player == name or not room.rules.seating.transfers_in_order:
        return None
    says = f"{signed[0].player} signed for table {to} first"
    return refuse(Reason.OTHERS_FIRST, says, SeatingLaw.transfers_in_order)


def uneven(room: Room, old: str, to: str) -> RoomRuling | None:
    """Why a change would hurt the old game; None if it would not. From a full game one may."""
    players = {number: len(taken_seats(room.tables[number])) for number in (old, to)}
    if players[old] >= room.listings[room.stands[old].listing].seats:
        return None
    if room.rules.seating.table_change_condition is TableChange.NOT_SHORTER:
        if players[old] - 1 >= players[to] + 1:
            return None
        says = f"table {old} would have fewer players than table {to}"
    else:
        if any(names_to_call(room, room.listings[room.stands[old].listing])):
            return None
        says = f"table {old} is not full, and nobody takes the seat"
    return refuse(Reason.KEEPS_GAMES_EVEN, says, SeatingLaw.table_change_condition)


def not_approved(room: Room, command: object, by: Sender) -> RoomRuling | None:
    """Why a player does not just change tables; None where nobody has to approve it."""
    if by.role is not Role.PLAYER or not room.rules.seating.table_change_needs_approval:
        return None
    says = "the floor or the board approves a change of tables"
    return refuse(Reason.NOT_BY_YOURSELF, says, SeatingLaw.table_change_needs_approval)


def judge_swap_tables(room: Room, command: c.SwapTables) -> RoomRuling:
    """A newcomer trades tables with the first who wants to the new game: nobody gets shorter."""
    name, other = command.player, command.other
    new = sits_elsewhere(room, name)
    old = like_tables(room, other, new) if new is not None else None
    if new is None or old is None:
        return malformed(Reason.NOT_SEATED, f"{name} does not sit at any table")
    if isinstance(old, Ruling):
        return old
    grounds = (SeatingLaw.transfer_swap,)
    if not room.rules.seating.transfer_swap:
        return refuse(Reason.NO_SWAPPING, "players do not trade their tables", *grounds)
    signed = room.transfers.get(new, ())
    if not signed or signed[0].player != other:
        says = f"{other} is not first on the transfer list of table {new}"
        return refuse(Reason.OTHERS_FIRST, says, *grounds)
    seats = seat_of(room.tables[old], other), seat_of(room.tables[new], name)
    assert seats[0] is not None
    assert seats[1] is not None
    trial = Trial(room)
    moves(trial, [(name, new, old, seats[0]), (other, old, new, seats[1])])
    return trial.ruling(*grounds)


MAY: Allowed = {c.SignTransfer: OWN, c.ChangeTable: OWN, c.SwapTables: DESK}
BY_LAW: RoomLaw = {c.ChangeTable: not_approved}
JUDGES: RoomJudges = {
    c.SignTransfer: judge_sign,
    c.ChangeTable: judge_change_table,
    c.SwapTables: judge_swap_tables,
}


# ---- apply -----------------------------------------------------------------------------------


def signed(room: Room, event: TransferSigned) -> None:
    before = room.transfers.get(event.table, ())
    room.transfers[event.table] = (*before, Transfer(event.player, room.now))


def transfer_ended(room: Room, event: TransferEnded) -> None:
    rest = tuple(one for one in room.transfers[event.table] if one.player != event.player)
    room.transfers[event.table] = rest


APPLY: RoomApplies = {TransferSigned: signed, TransferEnded: transfer_ended}
