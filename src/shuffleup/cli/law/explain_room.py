"""A room explained, its transcript or its log: each act with what came of it and the clauses that
decided it, what fell due by itself among them.

The points behind an act of the room stand in its ruling; behind what a table did by itself they are
worked out afterwards, as for a table's own log.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from shuffleup.cli.law.explained import ToldLine, ToldLines
from shuffleup.cli.law.in_force import LawInForce, UnderLaw, law_for
from shuffleup.cli.law.lenient import Line
from shuffleup.cli.law.lenient_event import EventHappening
from shuffleup.cli.law.lenient_room import run_room_leniently
from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError
from shuffleup.cli.room.room_files import old_log, room_faults
from shuffleup.cli.room.telling import Teller
from shuffleup.cli.table.table_log import events_at_odds
from shuffleup.law.rulebook import resolve
from shuffleup.law.rules import Rules
from shuffleup.log import LogFileError
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.keeping.room_log import ROOM
from shuffleup.room.openings.opening_events import RoomOpened
from shuffleup.room.reports.happenings import Happening, of_log
from shuffleup.table.events import TableOpened
from shuffleup.table.grounds.table_event_grounds import explained
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.tournament.events import AnyEventEvent, OnTable

Grounds = tuple[str, ...]
SomeHappening = Happening | EventHappening | Line  # of a room or of an event
A_TABLE = 1


def is_room_log(file: Path) -> bool:
    """Whether a log is a room's; whether it can be read is said by whoever reads it."""
    try:
        return ROOM in file_log(file, ROOM).versions
    except (LogFileError, OSError):
        return False


def explained_room_log(file: Path, book: str) -> ToldLines:
    """The log of a room, act by act."""
    with room_faults(file):
        told: list[Happening | Line] = list(of_log(old_log(file)))
    first = opening_of(told)
    law = law_for(first.rulebook, book, "room")
    with events_at_odds(file):
        return ToldLines(law.note, list(lines_of(told, law, first.rules, follows=not book)))


def explained_room(text: str, book: str) -> ToldLines:
    """The transcript of a room, statement by statement."""
    law = law_for("", book, "room")
    told = run_room_leniently(text, law.rules)
    return ToldLines(law.note, list(lines_of(told, law, law.rules)))


def opening_of(told: Iterable[Happening | Line]) -> RoomOpened:
    for one in told:
        if isinstance(one, Happening) and one.events and isinstance(one.events[0], RoomOpened):
            return one.events[0]
    raise UsageError("this is not the log of a room")


def lines_of(
    told: Iterable[Happening | Line], law: LawInForce, rules: Rules, *, follows: bool = False
) -> Iterator[ToldLine]:
    """Each act as a line with its clauses; the number is that of its first event. ``follows``: an
    act is told by the book that was in force then."""
    told = list(told)
    behind = behind_tables(told)
    teller, number = Teller(), 1
    games: dict[str, tuple[str, str]] = {}
    for one in told:
        if isinstance(one, Line):
            yield ToldLine(one, under(law, rules, ("", "")))
            continue
        grounds = list(one.grounds)
        for event in one.events:
            if isinstance(event, AtTable):
                grounds += behind[event.table].pop(0)
                note_game(games, event)
        said = in_words(one, teller)
        if said and not one.is_time:
            line = Line(number, said, tuple(dict.fromkeys(grounds)))
            yield ToldLine(line, under(law, rules, game_of(one.events, games)))
        number += len(one.events)
        for event in one.events:
            if isinstance(event, BookAdopted):
                law = law_for(event.rulebook, "", "room") if follows else law
                rules = event.rules


def in_words(one: Happening, teller: Teller) -> str:
    """``floor: call 1/2``, and what came of it, each event in a line of its own."""
    lines = [says for _, says in teller.part(one.events).lines]
    by = f"{one.by}: " if one.by and one.by not in one.words else ""
    return "\n".join(([f"{by}{one.words}"] if one.words else []) + lines)


def under(law: LawInForce, rules: Rules, game: tuple[str, str]) -> UnderLaw:
    return UnderLaw(law.book, resolve(law.book), rules, *game, "room")


# ---- what its tables did -----------------------------------------------------------------------


def behind_tables(told: Iterable[SomeHappening]) -> dict[str, list[Grounds]]:
    """The points behind every event of each table, in order."""
    found: dict[str, list[Grounds]] = {}
    for number, events in by_table(told).items():
        found[number] = [
            (*one.grounds, *(name for _, _, points in one.seats for name in points))
            for log in openings(events)
            for one in explained(log)
        ]
    return found


def by_table(told: Iterable[SomeHappening]) -> dict[str, list[AnyTableEvent]]:
    found: dict[str, list[AnyTableEvent]] = {}
    for one in told:
        for event in () if isinstance(one, Line) else one.events:
            if isinstance(event, AtTable | OnTable):
                found.setdefault(event.table, []).append(event.event)
    return found


def openings(events: list[AnyTableEvent]) -> Iterator[list[AnyTableEvent]]:
    """A number may stand for one table after another: each opens anew."""
    starts = [at for at, event in enumerate(events) if isinstance(event, TableOpened)]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def note_game(games: dict[str, tuple[str, str]], event: AtTable | OnTable) -> None:
    if isinstance(event.event, TableOpened):
        games[event.table] = (event.event.game.key, event.event.stakes.structure.value)


def game_of(
    events: Iterable[AnyRoomEvent | AnyEventEvent], games: dict[str, tuple[str, str]]
) -> tuple[str, str]:
    """The game it was about, where all of it happened at one table."""
    tables = {event.table for event in events if isinstance(event, AtTable | OnTable)}
    return games.get(tables.pop(), ("", "")) if len(tables) == A_TABLE else ("", "")
