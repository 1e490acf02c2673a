"""``shuffleup run FILE…``: run transcripts of hands, tables, rooms and events, and say which line,
if any, is false."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, to_builtins

from shuffleup.cases.case_story import tell
from shuffleup.cases.citations import (
    check_citations,
    claims_of,
    uncited_play,
    without_citations,
)
from shuffleup.cli.choices import HouseLaw, read_house
from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.floor.floor_transcript import run
from shuffleup.law.notation import NotationError, parse
from shuffleup.league.words.season_transcript import run as run_season
from shuffleup.league.words.season_transcript import speaks_of_a_season
from shuffleup.outside_text import OutsideError, file_text
from shuffleup.room.words.room_transcript import run as run_in_a_room
from shuffleup.room.words.room_transcript import speaks_of_a_room
from shuffleup.table.events import HandEnded
from shuffleup.table.words.table_transcript import run_statements, speaks_of_a_table
from shuffleup.tournament.events import OnTable
from shuffleup.tournament.words.event_transcript import run as run_an_event
from shuffleup.tournament.words.event_transcript import speaks_of_an_event

HAND_MARK = "# hand "
NO_LAW = HouseLaw()


class Verdict(Struct, frozen=True):
    """What became of one file: how many hands ran, and where it stopped if it did."""

    file: str
    ok: bool
    hands: int
    line: int = 0
    why: str = ""


def run_command(
    *files: Path,
    book: str = "",
    as_json: Json = False,
) -> int:
    """Run transcripts of hands, tables, rooms, events, seasons; exit code 0 if all hold, else 1.

    A file holds one hand, several that each begin with "# hand N", a table, a room or an event.

    Parameters
    ----------
    files
        The files to run.
    book
        The rulebook in force, where a file has no rules of its own.
    """
    if not files:
        raise UsageError("name at least one file")
    law = read_house(book, None) if book else NO_LAW
    verdicts = [run_file(str(path), read_text(path), law) for path in files]
    if as_json:
        print_json([to_builtins(verdict) for verdict in verdicts])
    else:
        _tell(verdicts)
    return 0 if all(verdict.ok for verdict in verdicts) else 1


def read_text(path: Path) -> str:
    try:
        return file_text(path)
    except OutsideError as error:
        says = str(error).removeprefix("cannot be read: ")
        raise UsageError(f"{path}: {says}") from error


def run_file(name: str, text: str, law: HouseLaw = NO_LAW) -> Verdict:
    """Run every hand of a file; the first line that cannot be run, or is false, ends it."""
    hands = 0
    try:
        run_it = next((one for speaks, one in AS_A_WHOLE if speaks(parse(text))), None)
        if run_it is not None:
            hands = run_it(uncited_play(text), law)
            check_by(text, law)
            return Verdict(name, True, hands)
        for hand in split_hands(text):
            run(uncited_play(hand), law.rules)
            check_by(hand, law)
            hands += 1
    except NotationError as error:
        return Verdict(name, False, hands, error.line, error.why)
    if not hands:
        return Verdict(name, False, 0, 1, "there is no hand in it")
    return Verdict(name, True, hands)


def check_by(text: str, law: HouseLaw) -> None:
    """Whether the ``= by`` lines are so under the book that was named."""
    statements = parse(text)
    claims = claims_of(statements)
    if not claims:
        return
    if law.book is None:
        raise NotationError(claims[0].line, "by which book? name one with --book")
    check_citations(statements, tell(without_citations(statements), law.rules), law.book)


def run_room(text: str, law: HouseLaw) -> int:
    """Run the transcript of a room; how many hands its tables had."""
    room = run_in_a_room(text, law.rules).room
    return sum(table.hands for table in room.tables.values())


def run_table(text: str, law: HouseLaw) -> int:
    """Run the transcript of a table; how many hands it had."""
    return run_statements(parse(text), law.rules, rulebook=law.digest).table.hands


def run_event(text: str, law: HouseLaw) -> int:
    """Run the transcript of an event; how many hands were played to the end."""
    event = run_an_event(text, law.rules).event
    told = [one.event for one in event.log if isinstance(one, OnTable)]
    return sum(isinstance(one, HandEnded) for one in told)


def run_a_season(text: str, law: HouseLaw) -> int:
    """Run the transcript of a season, which has no hands."""
    run_season(text, law.rules)
    return 0


AS_A_WHOLE = (
    (speaks_of_a_season, run_a_season),
    (speaks_of_an_event, run_event),
    (speaks_of_a_room, run_room),
    (speaks_of_a_table, run_table),
)


def split_hands(text: str) -> list[str]:
    """The hands of a file; empty lines stand before each so that its lines keep their numbers."""
    hands: list[str] = []
    lines: list[str] = []
    for number, line in enumerate(text.splitlines()):
        if line.startswith(HAND_MARK):
            hands.append("\n".join(lines))
            lines = [""] * number
        lines.append(line)
    hands.append("\n".join(lines))
    return [hand for hand in hands if _has_words(hand)]


def _has_words(text: str) -> bool:
    return any(line.partition("#")[0].strip() for line in text.splitlines())


def _tell(verdicts: list[Verdict]) -> None:
    from rich.markup import escape

    console = people()
    for verdict in verdicts:
        count = f"{verdict.hands} hand{'' if verdict.hands == 1 else 's'}"
        name = escape(verdict.file)
        if verdict.ok:
            console.print(f"[green]ok[/]    {name}: {count}", soft_wrap=True)
        else:
            why = escape(f"{verdict.why}")
            console.print(f"[red]false[/] {name}:{verdict.line}: {why}", soft_wrap=True)
