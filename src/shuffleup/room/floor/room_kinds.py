"""Decisions of a room by name: the room's way into the floor's registry.

``@asked(...)`` registers a judge of a small room that was staged for it and the facts. It puts
what was asked to the room's own judge and tells what came of it; where the law says no, that is
what it tells. It changes nothing but the room that was staged.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.floor.evidence import ASKED_BEFORE
from shuffleup.floor.facts import Fact, Facts
from shuffleup.floor.kinds import Chance, Need, Registrar
from shuffleup.law.ruling import Ruling
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.floor.small_room import TurnedDownError, staged
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room

(OPENINGS, LISTS, KEPT_SEATS, TABLE_CHANGES, MUST_MOVES, ABSENCE, BREAKS, CAGE, JACKPOTS, PRIZES,
 DOOR) = (
    "opening games", "waiting lists", "keeping a seat", "changing tables", "must-move games",
    "players who are away", "games that break", "the cage", "jackpots", "promotions", "at the door",
)  # fmt: skip

kind: Registrar[Room, AnyRoomEvent] = Registrar(
    Need.ROOM,
    OPENINGS, LISTS, KEPT_SEATS, TABLE_CHANGES, MUST_MOVES, ABSENCE, BREAKS, CAGE, JACKPOTS, PRIZES,
    DOOR,
)  # fmt: skip

AskedJudge = Callable[[Room, Facts], RoomRuling]


def asked(name: str, family: str, what: str, *facts: Fact) -> Callable[[AskedJudge], AskedJudge]:
    """Register a judge of a small room."""

    def register(judge: AskedJudge) -> AskedJudge:
        def in_a_small_room(of: Room, told: Facts, chance: Chance) -> RoomRuling:
            try:
                return judge(staged(of), told)
            except TurnedDownError as no:
                return Ruling(grounds=no.refusal.grounds, says=f"no: {no.refusal.says}")

        kind(name, family, what, *facts, known=ASKED_BEFORE)(in_a_small_room)
        return judge

    return register
