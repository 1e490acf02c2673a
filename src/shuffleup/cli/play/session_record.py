"""What has happened at a table one plays at: counted, told between hands, kept in a log.

A line of the log is a hand with what happened before the next one; without a log the lines are
kept until one is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from shuffleup.cli.amounts import amount
from shuffleup.cli.table.saying import Names, said
from shuffleup.cli.table.table_log import LogKeeper, new_log
from shuffleup.cli.table.watching import BOOKKEEPING
from shuffleup.sim.session.session_tally import SessionTally
from shuffleup.sim.session.table_session import TableSession
from shuffleup.table import events as e
from shuffleup.table.rulings import AnyTableEvent

TOLD_ELSEWHERE = (*BOOKKEEPING, e.TableOpened, e.Seated, e.Questioned, e.Ruled)


class SessionRecord:
    """Everything since the table opened."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.tally, self.names = SessionTally(), Names()
        self.log: LogKeeper | None = None
        self.path: Path | None = None
        self.line: list[AnyTableEvent] = []
        self.lines: list[list[AnyTableEvent]] = []  # while there is no log

    def keep_in(self, path: Path) -> None:
        """From now on in a file, all that was before it included; UsageError if that cannot be."""
        log = LogKeeper(new_log(path), at_a_time=1)
        for line in self.lines:
            log.keep(line)
        self.log, self.path, self.lines = log, path, []

    def take(self) -> list[str]:
        """What has happened since the last time, in a sentence each but for the hands."""
        events = self.session.take()
        self.tally.count(events)
        self.line += events
        return self.told(events)

    def end_line(self) -> None:
        """The next hand begins on a line of its own."""
        self.take()
        if not self.line:
            return
        if self.log is None:
            self.lines.append(self.line)
        else:
            self.log.keep(self.line)
        self.line = []

    def told(self, events: Iterable[AnyTableEvent]) -> list[str]:
        """What happened between hands, for people: who bought chips again in one sentence."""
        lines: list[str] = []
        again: dict[int, list[str]] = {}
        for event in events:
            if isinstance(event, e.ChipsAdded):
                again.setdefault(event.amount, []).append(self.names.of(event.seat))
            elif isinstance(event, e.Drawn):
                drew = self.names.of(event.button)
                lines.append(f"{drew} draws the highest card and has the button")
            elif not isinstance(event, TOLD_ELSEWHERE):
                lines.append(said(event, self.names))
            self.names.hear(event)
        dollar = self.session.table.stakes.dollar
        lines += [
            f"Out of chips, buying in again for {amount(chips, dollar)}: {', '.join(names)}"
            for chips, names in again.items()
        ]
        return [as_you(line) for line in lines if line]


def as_you(line: str) -> str:
    """``You goes away`` as one says it, for a person who is called You."""
    if not line.startswith("You "):
        return line.replace("is You's to", "is yours to")
    _, verb, *rest = line.split(" ")
    if verb in IRREGULAR:
        verb = IRREGULAR[verb]
    elif verb.endswith("s"):
        verb = verb[:-1]
    return " ".join(["You", verb, *rest])


IRREGULAR = {"is": "are", "goes": "go", "has": "have", "must": "must", "passes": "pass"}
