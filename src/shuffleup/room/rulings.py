"""What a judge of the room answers with, and the tables of judges, applies and deadlines."""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.law.ruling import Reason, Refusal, Ruling
from shuffleup.room.events import AnyRoomEvent
from shuffleup.table.edge import in_short

RoomRuling = Ruling[AnyRoomEvent]
RoomJudges = dict[type, Callable[..., RoomRuling]]
RoomApplies = dict[type, Callable[..., None]]
RoomLaw = dict[type, Callable[..., RoomRuling | None]]  # (room, command, by): who may, by the book


def refuse(reason: Reason, says: str, *grounds: str) -> RoomRuling:
    """The law says no, and which points and procedures say so."""
    assert grounds, says
    assert not reason.malformed, says
    return Ruling(refusal=Refusal(reason, in_short(says), grounds))


def malformed(reason: Reason, says: str) -> RoomRuling:
    """What was asked for makes no sense here, whatever the law."""
    assert reason.malformed, says
    return Ruling(refusal=Refusal(reason, in_short(says)))
