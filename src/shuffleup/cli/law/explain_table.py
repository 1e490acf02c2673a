"""A table explained, its transcript or its log: why button and blinds are where they are, who posts
and who is dealt in, what a move costs, who kills, what was ruled and refused.

A transcript is run leniently, like a hand's; a log is replayed, and only the hand that is asked for
is worked out. ``--hand 3`` is that hand with what came before it since the last one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

from shuffleup.cli.law.explained import ToldLine, ToldLines
from shuffleup.cli.law.in_force import LawInForce, UnderLaw, law_for
from shuffleup.cli.law.lenient import Line
from shuffleup.cli.law.lenient_table import run_table_leniently
from shuffleup.cli.law.telling_tables import what_happened_at, who_is_dealt_in
from shuffleup.cli.output import UsageError
from shuffleup.cli.table.table_log import events_at_odds, lines_of, old_log
from shuffleup.law.rulebook import resolve
from shuffleup.table import events as e
from shuffleup.table.grounds.table_event_grounds import explained
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table

LOG_LINE = re.compile(rb"[0-9a-f]{40} |\{")  # how a log begins, and no transcript


def is_log(file: Path) -> bool:
    """Whether a file is meant to be a log; whether it can be read is said by whoever reads it."""
    try:
        with file.open("rb") as opened:
            return LOG_LINE.match(opened.read(41)) is not None
    except OSError:
        return False  # said where it is read as a text


def explained_log(file: Path, book: str, hand: int | None) -> ToldLines:
    """The log of a table, or one hand of it."""
    log = old_log(file)
    if not log.version:
        raise UsageError(f"{file}: the log is empty")
    dealt = sum(isinstance(event, e.Began) for line in lines_of(log) for event in line)
    if hand is None and dealt > 1:
        raise UsageError(f"{file}: there are {dealt:,} hands in it; say which with --hand")
    check_hand(hand, dealt)
    events = chain.from_iterable(lines_of(log))
    first = next(events)
    if not isinstance(first, e.TableOpened):
        raise UsageError(f"{file}: this is not the log of a table")
    with events_at_odds(file):
        laws = Laws(book)
        lines = list(told(chain((first,), events), laws.under, of_hand(hand)))
    return ToldLines(laws.of(first.rulebook).note, lines)


def explained_table(text: str, book: str, hand: int | None) -> ToldLines:
    """The transcript of a table, or one hand of it."""
    law = law_for("", book, "table")
    ran = run_table_leniently(text, law.rules)
    check_hand(hand, ran.table.hands)
    laws = Laws(book)
    events = list(told(ran.events, laws.under, of_hand(hand)))
    if not events:
        return ToldLines(law.note, [])
    ends = (events[0].line.event - 1 if hand else 0, events[-1].line.event)
    stated = [
        ToldLine(line, laws.under(table))
        for line, table in ran.lines
        if ends[0] <= line.event <= ends[1]
    ]
    return ToldLines(law.note, sorted([*events, *stated], key=lambda one: one.line.event))


def check_hand(hand: int | None, dealt: int) -> None:
    if hand is not None and not 1 <= hand <= dealt:
        has = f"there are hands 1 to {dealt:,}" if dealt else "there is no hand in it"
        raise UsageError(f"--hand: {has}, and no {hand}")


def of_hand(number: int | None) -> Callable[[Table], bool]:
    """Whether what happens at a table belongs to a hand, or came before it; anything if none is
    named."""
    if number is None:
        return lambda table: True
    return lambda table: table.hands == number - (table.hand is None)


class Laws:
    """The books a table was played by, each found once."""

    def __init__(self, book: str) -> None:
        self.book = book
        self.known: dict[str, LawInForce] = {}

    def of(self, digest: str) -> LawInForce:
        if digest not in self.known:
            self.known[digest] = law_for(digest, self.book, "table")
        return self.known[digest]

    def under(self, table: Table) -> UnderLaw:
        """The law in force at a table."""
        book = self.of(table.rulebook).book
        game, structure = table.game.key, table.stakes.structure.value
        return UnderLaw(book, resolve(book), table.rules, game, structure, "table")


def told(
    events: Iterable[AnyTableEvent],
    under: Callable[[Table], UnderLaw],
    wanted: Callable[[Table], bool],
) -> Iterator[ToldLine]:
    """The events that are wanted, in words, with their grounds; the number is that of the log."""
    for one in explained(events, wanted):
        law = under(one.table)
        yield ToldLine(Line(one.number, what_happened_at(one), one.grounds), law)
        for at, why, grounds in one.seats:
            yield ToldLine(Line(one.number, who_is_dealt_in(one, at, why), grounds), law)
