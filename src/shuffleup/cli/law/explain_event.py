"""A tournament explained, its transcript or its log: each act with what came of it and the clauses
that decided it, what fell due by itself among them; as for a room (``explain_room``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from shuffleup.cli.law.explain_room import Grounds, behind_tables, game_of, note_game
from shuffleup.cli.law.explained import ToldLine, ToldLines
from shuffleup.cli.law.in_force import LawInForce, UnderLaw, law_for
from shuffleup.cli.law.lenient import Line
from shuffleup.cli.law.lenient_event import EventHappening, run_event_leniently
from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError
from shuffleup.cli.table.table_log import events_at_odds
from shuffleup.cli.tournament.directing.event_desk import FollowedEvent, is_known
from shuffleup.cli.tournament.directing.event_files import event_faults, old_event_log
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rulebook import resolve
from shuffleup.law.rules import POINTS, Rules
from shuffleup.log import LogFileError
from shuffleup.log.protocol import Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.tournament.event_log.kept_event import EVENT, EVENT_STREAMS, event_after, forget
from shuffleup.tournament.events import EventOpened, OnTable
from shuffleup.tournament.state import Tournament

WHAT = "event"
NOBODY = Deed("", "", "")


def is_event_log(file: Path) -> bool:
    """Whether a log is an event's; whether it can be read is said by whoever reads it."""
    try:
        return EVENT in file_log(file, EVENT).versions
    except (LogFileError, OSError):
        return False


def explained_event_log(file: Path, book: str) -> ToldLines:
    """The log of an event, act by act."""
    with event_faults(file):
        told: list[EventHappening | Line] = list(of_event_log(old_event_log(file)))
    first = opening_of(told)
    law = law_for(first.rulebook, book, WHAT)
    with events_at_odds(file):
        return ToldLines(law.note, list(lines_of_event(told, law, first.rules, FollowedEvent())))


def explained_event(text: str, book: str) -> ToldLines:
    """The transcript of an event, statement by statement."""
    law = law_for("", book, WHAT)
    event, told = run_event_leniently(text, law.rules)
    teller = FollowedEvent()
    teller.tables.zone = event.room.zone
    return ToldLines(law.note, list(lines_of_event(told, law, law.rules, teller)))


def of_event_log(log: Log) -> Iterator[EventHappening]:
    """Batch by batch, each seen to follow from those before."""
    event: Tournament | None = None
    for number, batch in enumerate(log.batches(), 1):
        event = event_after(event, batch, number)
        forget(event)
        deed = next(iter(EVENT_STREAMS.deeds_in(batch)), NOBODY)
        grounds = tuple(name for name in deed.grounds if name in POINTS or name in PROCEDURES)
        events = tuple(EVENT_STREAMS.in_order(batch))
        yield EventHappening(events, deed.words, deed.by, grounds)


def opening_of(told: Iterable[EventHappening | Line]) -> EventOpened:
    for one in told:
        for event in one.events if isinstance(one, EventHappening) else ():
            if isinstance(event, EventOpened):
                return event
    raise UsageError("this is not the log of an event")


def lines_of_event(
    told: Iterable[EventHappening | Line], law: LawInForce, rules: Rules, teller: FollowedEvent
) -> Iterator[ToldLine]:
    """Each act as a line with its clauses; the number is that of its first event."""
    told = list(told)
    behind = behind_tables(told)
    number, games = 1, dict[str, tuple[str, str]]()
    under = UnderLaw(law.book, resolve(law.book), rules, "", "", WHAT)
    for one in told:
        if isinstance(one, Line):
            yield ToldLine(one, under)
            continue
        grounds = [*one.grounds, *of_tables(one, behind, games)]
        said = in_words(one, teller)
        if said and not one.is_time:
            line = Line(number, said, tuple(dict.fromkeys(grounds)))
            game = game_of(one.events, games)
            yield ToldLine(line, UnderLaw(law.book, under.stated, rules, *game, WHAT))
        number += len(one.events)


def of_tables(
    one: EventHappening, behind: dict[str, list[Grounds]], games: dict[str, tuple[str, str]]
) -> list[str]:
    """The points behind what tables did by themselves; not behind what the event did to them, like
    a seat that was drawn."""
    grounds: list[str] = []
    for event in one.events:
        if isinstance(event, OnTable):
            points = behind[event.table].pop(0)
            grounds += () if is_known(event) else points
            note_game(games, event)
    return grounds


def in_words(one: EventHappening, teller: FollowedEvent) -> str:
    """``director: Ann registers``, and what came of it, each event in a line of its own."""
    lines = [says for _, says in teller.part(one.events).lines]
    by = f"{one.by}: " if one.by and one.by not in one.words else ""
    return "\n".join(([f"{by}{one.words}"] if one.words else []) + lines)
