"""Where a rule needs to know what somebody has in front, and nobody has counted it yet.

``not_counted_at`` is the refusal that asks for a count; ``judge_after_count`` judges a command as
if the counts that came with it had been made before, and does both or neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.rulings import RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.by_hand.known_chips import is_uncounted

if TYPE_CHECKING:
    from shuffleup.room.commands import AfterCount, RoomCommand

Judge = Callable[["Room", "RoomCommand", Sender], RoomRuling]


def not_counted_at(room: Room, number: str, players: Iterable[str]) -> RoomRuling | None:
    """Why a rule that needs these stacks cannot be applied yet; None if they are known."""
    table = room.tables[number]
    seats = {name: seat_of(table, name) for name in players}
    unknown = [name for name, at in seats.items() if at is not None and is_uncounted(table, at)]
    if not unknown:
        return None
    says = f"count first what lies in front of {', '.join(unknown)} at table {number}"
    return malformed(Reason.NOT_COUNTED, says)


def is_known(room: Room, number: str, player: str) -> bool:
    """Whether it is known what somebody has in front at a table."""
    return not_counted_at(room, number, (player,)) is None
