"""``shuffleup table run``: a session of bots under a book, with a felt to look at and a report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from shuffleup.bots.table_session.plan import noted
from shuffleup.bots.table_session.resuming import resumed
from shuffleup.bots.table_session.session import SessionError, TableSession, open_session
from shuffleup.bots.table_session.tally import SessionTally
from shuffleup.cli.choices import at_least
from shuffleup.cli.options import USUAL_TABLE, TableOptions
from shuffleup.cli.output import UsageError, print_json
from shuffleup.cli.table.exporting import check_format, export
from shuffleup.cli.table.keeping import Keeper, lines_of, new_log, old_log
from shuffleup.cli.table.opening import named_book, open_table, read_changes
from shuffleup.cli.table.options import (
    NO_RECORD,
    USUAL_HOUSE,
    USUAL_PEOPLE,
    HouseOptions,
    PeopleOptions,
    RecordOptions,
)
from shuffleup.cli.table.report import Finished, as_object, show
from shuffleup.cli.table.saying import Names
from shuffleup.cli.table.watching import Stop, StoppedError, Watcher, looking_on
from shuffleup.table.apply import apply

INTERRUPTED = 130
ONLY_HANDS = (
    "the log says how it goes on: with --resume only --hands, changes and exports are given"
)


def run_command(
    game: str = "",
    *,
    hands: int = 100,
    table: TableOptions = USUAL_TABLE,
    house: HouseOptions = USUAL_HOUSE,
    people: PeopleOptions = USUAL_PEOPLE,
    record: RecordOptions = NO_RECORD,
) -> int:
    """Let bots play at one table, hand after hand, under a book.

    People come and go, miss blinds, post and straddle; button and blinds go by the book. The same
    seed gives the same session, to the last event; a session taken up again goes on as it would
    have.

    Parameters
    ----------
    game
        A game (see `shuffleup games`), or a rotation of games: horse.
    hands
        How many hands; with --resume, how many more.
    """
    at_least("--hands", hands, 1)
    check_format(record.export)
    with TemporaryDirectory() as spare:
        log = record.log or (Path(spare) / "session.log" if record.export else None)
        if record.resume is not None:
            refuse_others(game, table, people, record)
            run = taken_up(record.resume, house)
        else:
            run = begun(game or "holdem", table, house, people, log)
        return played(run, hands, record)


def refuse_others(
    game: str, table: TableOptions, people: PeopleOptions, record: RecordOptions
) -> None:
    if game or table != USUAL_TABLE or people != USUAL_PEOPLE:
        raise UsageError(ONLY_HANDS)
    if record.log is not None:
        raise UsageError("--resume goes on in the same log: leave out --log")


class Run:
    """A session, its log and its sums."""

    def __init__(self, session: TableSession, keeper: Keeper, tally: SessionTally) -> None:
        self.session, self.keeper, self.tally = session, keeper, tally
        self.started = session.table.hands

    def take(self) -> list[Any]:
        """What has happened since, counted and kept."""
        events = self.session.take()
        self.tally.count(events)
        self.keeper.keep(events)
        return events

    def play(self, hands: int, watcher: Watcher, stop: Stop) -> None:
        """So many hands, unless somebody stops it; what was played is kept in any case."""
        try:
            for _ in range(hands):
                if stop.asked:
                    break
                self.session.one_hand()
                watcher.hand_over(self.take())
        except StoppedError:
            pass
        except SessionError as error:
            raise UsageError(str(error)) from error
        finally:
            self.take()
            self.keeper.flush()


def begun(
    game: str, table: TableOptions, house: HouseOptions, people: PeopleOptions, log: Path | None
) -> Run:
    opening = open_table(game, table, house, people)
    keeper = Keeper(new_log(log) if log else None)
    run = Run(open_session(opening.table, opening.plan), keeper, SessionTally())
    run.take()
    return run


def taken_up(path: Path, house: HouseOptions) -> Run:
    """The session of a log, the hand that was on played to its end."""
    log, tally = old_log(path), SessionTally()
    try:
        session = resumed(counting(lines_of(log), tally))
    except SessionError as error:
        raise UsageError(f"{path}: {error}") from error
    run = Run(session, Keeper(log), tally)
    run.take()
    changes = read_changes(session.table.game, house, session.table.hands)
    if changes:
        session.plan = replace(session.plan, changes=session.plan.changes + changes)
        apply(session.table, noted(session.plan))
        session.change()
    return run


def counting(lines: Iterable[list[Any]], tally: SessionTally) -> Iterator[list[Any]]:
    for line in lines:
        tally.count(line)
        yield line


def played(run: Run, hands: int, record: RecordOptions) -> int:
    """Play, export, report; the exit code."""
    session, names, stop = run.session, Names(), Stop()
    names.by_seat = dict(run.tally.names)
    quiet = record.quiet or record.as_json
    started = perf_counter()
    with stop.listening(), looking_on(session, names, hands, record.delay, stop, quiet) as watcher:
        run.play(hands, watcher, stop)
    seconds = perf_counter() - started
    log = run.keeper.log
    left_out = export(lines_of(log), record.export) if log and record.export else ()
    done = Finished(
        session, run.tally, run.keeper.version, session.table.hands - run.started, seconds,
        str(record.log or record.resume or ""), named_book(session.table.rulebook), left_out,
    )  # fmt: skip
    if record.as_json:
        print_json(as_object(done))
    else:
        show(done)
    return INTERRUPTED if stop.asked else 0
