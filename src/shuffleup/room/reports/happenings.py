"""``Happening``: what came of one act in a room, or of time passing, with who did it and the points
behind it. ``of_log`` reads them from a room's log, ``of_transcript`` from a text.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rules import DEFAULT, POINTS, Rules
from shuffleup.log.protocol import Log
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import after, deeds_in, in_order
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_events import Acted
from shuffleup.room.words.room_transcript import RoomScene, opened, run_one, tell_time

NOBODY = Deed("", "", "")


class Happening(Struct, frozen=True):
    """Some events that are one, in their order; ``words`` are empty where it happened by itself."""

    events: tuple[AnyRoomEvent, ...]
    words: str = ""
    by: str = ""
    role: str = ""
    grounds: tuple[str, ...] = ()

    @property
    def is_time(self) -> bool:
        """Whether nothing happened but that time passed."""
        return all(isinstance(event, TimeTold) for event in self.events)


def of_log(log: Log) -> Iterator[Happening]:
    """Batch by batch, each seen to follow from those before; RoomLogError where one cannot."""
    room: Room | None = None
    for number, batch in enumerate(log.batches(), 1):
        room = after(room, batch, number)
        deed = next(iter(deeds_in(batch)), NOBODY)
        grounds = tuple(name for name in deed.grounds if name in POINTS or name in PROCEDURES)
        yield Happening(tuple(in_order(batch)), deed.words, deed.by, deed.role, grounds)


def of_transcript(text: str, rules: Rules = DEFAULT) -> Iterator[Happening]:
    """Statement by statement; NotationError at one that cannot be run or is false."""
    statements = parse(text)
    scene, count = opened(statements, rules)
    yield Happening(tuple(scene.room.log))
    for statement in statements[count:]:
        with reading(statement.line):
            yield from told_of(scene, statement)


def told_of(scene: RoomScene, statement: Statement) -> Iterator[Happening]:
    """What was due by its time, and what came of a statement."""
    yield from due_by(scene, statement)
    before = len(scene.room.log)
    scene.ruling = None  # a hand that is dealt in words leaves none
    run_one(scene, untimed(statement))
    yield from happened(scene, before, "" if statement.mark in ("=", "x") else statement.words)


def due_by(scene: RoomScene, statement: Statement) -> Iterator[Happening]:
    """What happens by itself until the time of a statement."""
    before = len(scene.room.log)
    scene.ruling = None
    tell_time(scene, statement)
    yield from happened(scene, before, "")


def untimed(statement: Statement) -> Statement:
    return replace(statement, time="")


def happened(scene: RoomScene, before: int, words: str) -> Iterator[Happening]:
    events, ruling = tuple(scene.room.log[before:]), scene.ruling
    if events or words:
        acts = [event for event in events if isinstance(event, Acted)]
        by, role = (acts[-1].by, acts[-1].role.value) if acts else ("", "")
        yield Happening(events, words, by, role, ruling.grounds if ruling else ())
