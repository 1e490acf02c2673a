"""Where a rule needs to know what somebody has in front, and nobody has counted it yet."""

from __future__ import annotations

from shuffleup.law.ruling import Reason
from shuffleup.room.rulings import RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import Table, taken_seats


def not_counted_at(room: Room, number: str, *players: str) -> RoomRuling | None:
    """Why a rule that needs these stacks cannot be applied yet; None if they are known."""
    unknown = [name for name in players if not is_known(room.tables[number], name)]
    if not unknown:
        return None
    says = f"count first what lies in front of {', '.join(unknown)} at table {number}"
    return malformed(Reason.NOT_COUNTED, says)


def is_known(table: Table, player: str) -> bool:
    """Whether it is known what somebody has in front at a table."""
    at = seat_of(table, player)
    return at is None or not is_uncounted(table, at)


def everybody_at(room: Room, number: str) -> tuple[str, ...]:
    return tuple(seat.player for _, seat in taken_seats(room.tables[number]))
