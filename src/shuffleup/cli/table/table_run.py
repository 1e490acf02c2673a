"""``shuffleup table run``: a session of bots under a book, with a felt to look at and a report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace as but
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from msgspec.structs import replace

from shuffleup.bots.bot import RefusedError
from shuffleup.bots.registry import is_own
from shuffleup.cli.choices import at_least, read_bots
from shuffleup.cli.output import UsageError, print_json
from shuffleup.cli.shared_options import USUAL_TABLE, TableOptions
from shuffleup.cli.table.auditing import refuse_faults
from shuffleup.cli.table.exporting import check_export, export
from shuffleup.cli.table.saying import Names
from shuffleup.cli.table.session_report import Finished, as_object, missing, show
from shuffleup.cli.table.table_log import LogKeeper, events_at_odds, lines_of, new_log, old_log
from shuffleup.cli.table.table_opening import named_book, open_table, read_changes, refuse_changes
from shuffleup.cli.table.table_options import (
    NO_RECORD,
    USUAL_HOUSE,
    USUAL_PEOPLE,
    HouseOptions,
    PeopleOptions,
    RecordOptions,
)
from shuffleup.cli.table.watching import Stop, StoppedError, Watcher, looking_on
from shuffleup.cli.together import refuse_beside
from shuffleup.law.rule import LawError
from shuffleup.log import FileLog
from shuffleup.sim.session.resuming import resumed
from shuffleup.sim.session.session_plan import Change, noted, plan_in
from shuffleup.sim.session.session_tally import SessionTally
from shuffleup.sim.session.table_session import SessionError, TableSession, open_session
from shuffleup.table.apply import apply, replay
from shuffleup.table.events import BookChanged, TableOpened
from shuffleup.table.rulings import AnyTableEvent

KILLED_BY = 128  # and the number of the signal
CHIPS_MISSING = 1
LONGEST_DELAY = 3600
USUAL_COMINGS = USUAL_PEOPLE.comings
MOST_BOTS = 40  # more than any table seats
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
    check_export(record.export, record.log or record.resume)
    refuse_unheard(table, people, record)
    if record.delay is not None and not 0 <= record.delay <= LONGEST_DELAY:
        raise UsageError(f"--delay is from 0 to {LONGEST_DELAY:,} seconds, not {record.delay}")
    with TemporaryDirectory() as spare:
        log = record.log or (Path(spare) / "session.log" if record.export else None)
        if record.resume is not None:
            refuse_others(game, table, house, people, record)
            run = taken_up(record.resume, house, table.bots)
        else:
            run = begun(game, table, house, people, log)
        return played(run, hands, record)


def refuse_unheard(table: TableOptions, people: PeopleOptions, record: RecordOptions) -> None:
    """Options that another one leaves without effect."""
    if people.steady:
        refuse_beside("--steady", "nobody comes or goes", comings=people.comings != USUAL_COMINGS)
    if people.fast:
        refuse_beside("--fast", "every seat acts at random", bots=table.bots)
    if record.quiet or record.as_json:
        what = "--json" if record.as_json else "--quiet"
        refuse_beside(what, "there is nothing to look on", delay=record.delay)


def refuse_others(
    game: str,
    table: TableOptions,
    house: HouseOptions,
    people: PeopleOptions,
    record: RecordOptions,
) -> None:
    designated = but(house, book_after=None, stakes_after=None)
    if (
        game
        or but(table, bots=None) != USUAL_TABLE
        or designated != USUAL_HOUSE
        or people != USUAL_PEOPLE
    ):
        raise UsageError(ONLY_HANDS)
    if record.log is not None:
        raise UsageError("--resume goes on in the same log: leave out --log")


class Run:
    """A session, its log and its sums."""

    def __init__(self, session: TableSession, keeper: LogKeeper, tally: SessionTally) -> None:
        self.session, self.keeper, self.tally = session, keeper, tally
        self.started = session.table.hands
        self.books: list[str] = []  # by which it was played, one after the other

    def take(self) -> list[AnyTableEvent]:
        """What has happened since, counted and kept."""
        events = self.session.take()
        self.tally.count(events)
        self.books += books_in(events)
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
        except (SessionError, LawError) as error:
            raise UsageError(str(error)) from error
        except RefusedError as error:
            raise UsageError(f"hand {self.session.table.hands}: {error}") from error
        finally:
            self.take()
            self.keeper.flush()

    def forget_what_was_lost(self) -> None:
        """Where a log could not be written, what is told is what it holds."""
        log = self.keeper.log
        if log is None or not self.keeper.lines:
            return
        tally, books = SessionTally(), list[str]()
        kept = [event for line in counting(lines_of(log), tally, books) for event in line]
        nothing = self.keeper.lines[0][:1]  # a table that opens, and no more is known of it
        self.session.table, self.tally, self.books = replay(kept or nothing), tally, books
        self.keeper.version = log.version


def begun(
    game: str, table: TableOptions, house: HouseOptions, people: PeopleOptions, log: Path | None
) -> Run:
    opening = open_table(game, table, house, people)
    keeper = LogKeeper(new_log(log) if log else None)
    run = Run(open_session(opening.table, opening.plan), keeper, SessionTally())
    run.take()
    return run


def taken_up(path: Path, house: HouseOptions, bots: str | None = None) -> Run:
    """The session of a log, the hand that was on played to its end."""
    log, tally, books = old_log(path), SessionTally(), list[str]()
    if not log.version:
        raise UsageError(f"{path}: the log is empty")
    with events_at_odds(path):
        try:
            refuse_other_logs(log)
            refuse_faults(log)
            refuse_unnamed(log, bots)
            session = resumed(counting(lines_of(log), tally, books))
        except (SessionError, LawError) as error:
            raise UsageError(f"{path}: {error}") from error
    run = Run(session, LogKeeper(log), tally)
    run.books = books
    run.take()
    change_further(session, read_changes(session.table.game, house, session.table.hands))
    return run


def refuse_other_logs(log: FileLog) -> None:
    """What does not begin with a table is no session, and there is nothing to audit."""
    first = next(lines_of(log), [])
    if not first or not isinstance(first[0], TableOpened):
        raise SessionError("the log does not begin with a table that opens")


def refuse_unnamed(log: FileLog, bots: str | None) -> None:
    """Code that a log names is run only if whoever takes it up names it too."""
    plan = plan_in(event for line in lines_of(log) for event in line)
    own = [name for name in dict.fromkeys(plan.bots if plan else ()) if is_own(name)]
    named = read_bots(bots, (), MOST_BOTS) if bots else []
    if sorted(own) != sorted(set(named)):
        if not own:
            raise SessionError("the log says who plays: leave out --bots")
        raise SessionError(f"its bots are somebody's own: say --bots {','.join(own)} to run them")


def change_further(session: TableSession, changes: tuple[Change, ...]) -> None:
    """More changes for a session; those of now are made now, and none of the old ones again."""
    if not changes:
        return
    refuse_changes(session.table, changes)
    plan = replace(session.plan, changes=session.plan.changes + changes)
    apply(session.table, noted(plan))
    session.plan = replace(plan, changes=changes)
    session.change()
    session.plan = plan


def counting(
    lines: Iterable[list[AnyTableEvent]], tally: SessionTally, books: list[str] | None = None
) -> Iterator[list[AnyTableEvent]]:
    """The lines of a log, counted as they go by."""
    for line in lines:
        tally.count(line)
        if books is not None:
            books += books_in(line)
        yield line


def books_in(events: Iterable[AnyTableEvent]) -> list[str]:
    """The books some events put in force."""
    kinds = (TableOpened, BookChanged)
    return [named_book(event.rulebook) for event in events if isinstance(event, kinds)]


def played(run: Run, hands: int, record: RecordOptions) -> int:
    """Play, export, report; the exit code. What went wrong is said after the report."""
    session, stop = run.session, Stop()
    names = Names(session.table.stakes.dollar)
    failed: UsageError | None = None
    left_out: tuple[str, ...] = ()
    names.by_seat = dict(run.tally.names)
    quiet = record.quiet or record.as_json
    started = perf_counter()
    try:
        with (
            stop.listening(),
            looking_on(
                session, names, hands, record.delay, stop, quiet, run.keeper.flush
            ) as watcher,
        ):
            run.play(hands, watcher, stop)
    except UsageError as error:
        failed = error
        run.forget_what_was_lost()
    seconds = perf_counter() - started
    log = run.keeper.log
    if log and record.export:
        try:
            with events_at_odds(log.path):
                left_out = export(lines_of(log), record.export, log.eras())
        except UsageError as error:
            failed = failed or error
    done = Finished(
        session, run.tally, run.keeper.version, session.table.hands - run.started, seconds,
        str(record.log or record.resume or ""), tuple(run.books), left_out,
    )  # fmt: skip
    if record.as_json:
        print_json(as_object(done))
    else:
        show(done)
    if failed is not None:
        raise failed
    if missing(done):
        return CHIPS_MISSING
    return KILLED_BY + stop.signal if stop.asked else 0
