"""People whom the house keeps out of one game."""

from __future__ import annotations

from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.roles import MANAGEMENT, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.seat_claims.claim_commands import KeepApart, LetTogether
from shuffleup.room.seat_claims.claim_events import PutApart, PutTogether
from shuffleup.room.state import Room
from shuffleup.table.state import taken_seats


def pair_of(one: str, other: str) -> tuple[str, str]:
    return (min(one, other), max(one, other))


def is_kept_apart(room: Room, name: str, table: str) -> str:
    """Who sits at a table with whom somebody may not play; nobody as a rule."""
    if not room.apart:
        return ""
    names = (seat.player for _, seat in taken_seats(room.tables[table]))
    return next((other for other in names if pair_of(name, other) in room.apart), "")


def kept_apart(room: Room, name: str, table: str) -> RoomRuling | None:
    """Why somebody may not sit at a table; None if they may."""
    other = is_kept_apart(room, name, table)
    if not other:
        return None
    says = f"{name} and {other} do not play in one game here"
    return refuse(Reason.KEPT_APART, says, SeatingLaw.same_game_ban)


def judge_keep_apart(room: Room, command: KeepApart) -> RoomRuling:
    if command.player == command.other:
        return malformed(Reason.NAME_TAKEN, "it takes two to be kept apart")
    if not room.rules.seating.same_game_ban:
        says = "the house keeps nobody out of a game because of another player"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, SeatingLaw.same_game_ban)
    put = PutApart(*pair_of(command.player, command.other), command.why)
    return Ruling((put,), grounds=(SeatingLaw.same_game_ban,))


def judge_let_together(room: Room, command: LetTogether) -> RoomRuling:
    pair = pair_of(command.player, command.other)
    if pair not in room.apart:
        return malformed(Reason.NOBODY_OF_THAT_NAME, "these two are not kept apart")
    return Ruling((PutTogether(*pair),), grounds=(SeatingLaw.same_game_ban,))


def put_apart(room: Room, event: PutApart) -> None:
    room.apart[(event.one, event.other)] = event.why


def put_together(room: Room, event: PutTogether) -> None:
    del room.apart[(event.one, event.other)]


MAY: Allowed = {KeepApart: MANAGEMENT, LetTogether: MANAGEMENT}
JUDGES: RoomJudges = {KeepApart: judge_keep_apart, LetTogether: judge_let_together}
APPLY: RoomApplies = {PutApart: put_apart, PutTogether: put_together}
