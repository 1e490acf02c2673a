"""An event's transcript run although it states what is not so, like a hand's: see ``lenient``."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from shuffleup.cases.citations import without_citations
from shuffleup.cli.law.lenient import Line, attempt
from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.rules import Rules
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.reports.happenings import untimed
from shuffleup.room.words.patterns import looking
from shuffleup.tournament.event_log.kept_event import gather
from shuffleup.tournament.events import AnyEventEvent, InRoom
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_transcript import (
    EventScene,
    holds,
    opened,
    run_one,
    spoken,
    tell_time,
)


class EventHappening(Struct, frozen=True):
    """What came of one act in an event, or of time passing; ``words`` are empty where it happened
    by itself."""

    events: tuple[AnyEventEvent, ...]
    words: str = ""
    by: str = ""
    grounds: tuple[str, ...] = ()

    @property
    def is_time(self) -> bool:
        """Whether nothing happened but that time passed."""
        rooms = [one.event for one in self.events if isinstance(one, InRoom)]
        return len(rooms) == len(self.events) and all(isinstance(one, TimeTold) for one in rooms)


def run_event_leniently(text: str, rules: Rules) -> tuple[Tournament, list[EventHappening | Line]]:
    """The event, and what happened and what its statements came to, in their order."""
    statements = without_citations(parse(text))
    scene, count = opened(statements, rules)
    found: list[EventHappening | Line] = [EventHappening(since(scene, 0))]
    for statement in statements[count:]:
        with reading(statement.line), looking():
            found += due_by(scene, statement)
            if statement.mark in ("=", "x"):
                line = stated(scene, statement)
                found += [line] if line else []
            else:
                before = len(since(scene, 0))
                scene.ruling = None
                run_one(scene, untimed(statement))
                found += happened(scene, before, statement.words)
    return scene.event, found


def due_by(scene: EventScene, statement: Statement) -> Iterator[EventHappening]:
    """What happens by itself until the time of a statement."""
    before = len(since(scene, 0))
    scene.ruling = None
    tell_time(scene, statement)
    yield from happened(scene, before, "")


def since(scene: EventScene, before: int) -> tuple[AnyEventEvent, ...]:
    """What has happened after so many events, what players did in a hand that is on among it."""
    gather(scene.event)
    return tuple(scene.event.log[before:])  # type: ignore[arg-type]  # a log has nothing else


def happened(scene: EventScene, before: int, words: str) -> Iterator[EventHappening]:
    events, ruling = since(scene, before), scene.ruling
    if events or words:
        yield EventHappening(events, words, grounds=ruling.grounds if ruling else ())


def stated(scene: EventScene, statement: Statement) -> Line | None:
    """What a ``=`` or ``x`` line comes to; nothing to tell where a fact is so."""
    at, words = len(scene.event.log), statement.words
    if statement.mark == "=":
        true, so = holds(scene, words)
        return None if true else Line(at, words, mark="=", not_so=so)
    said = words.partition(" (")[0] if words.endswith(")") else words
    wanted, by = spoken(scene.event, said)
    return attempt(at, said, judge(scene.event, wanted, by))
