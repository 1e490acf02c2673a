"""A case of the room with its tables dealt by hand: the same statements, put to tables at which a
dealer tells of every hand that passes, and the floor then counts the stacks it left."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shuffleup.cases.citations import without_citations
from shuffleup.law import Rules
from shuffleup.law.notation import Statement, parse, reading
from shuffleup.law.rule import Case
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import RoomScene, opened, run_one
from shuffleup.table.state import taken_seats

PASSING: Final = re.compile(r"at (\S+): (\d+) hands? pass(?:es)?")
CARDS: Final = re.compile(r"hand at .*|at \S+: next hand.*")
STANDING: Final = re.compile(r"table \S+: .*")  # in the opening lines
OPENING: Final = re.compile(r"(?:\S+: )?open table \S+ for \S+(?: with \d+ over)?")
Look = Callable[[Room], None]


def statements_of(case: Case) -> list[Statement]:
    """What a case says, one hand that passes to a statement."""
    found: list[Statement] = []
    for one in without_citations(parse(case.play)):
        passing = PASSING.fullmatch(one.words)
        if passing is None:
            found.append(one)
            continue
        first = replace(one, words=f"at {passing[1]}: 1 hand passes")
        found += [first, *[replace(first, time="")] * (int(passing[2]) - 1)]
    return found


def by_hand(one: Statement) -> Statement:
    """The same statement about a table dealt by hand."""
    if not one.mark and STANDING.fullmatch(one.words) and not one.words.endswith("by hand"):
        return replace(one, words=f"{one.words}, by hand")
    if OPENING.fullmatch(one.words):
        return replace(one, words=f"{one.words} by hand")
    return one


def deals_cards(case: Case) -> bool:
    """Whether its hands are more than passed: what cards decide nobody can report."""
    return any(CARDS.fullmatch(one.words) for one in statements_of(case))


def passes_hands(case: Case) -> bool:
    return any(PASSING.fullmatch(one.words) for one in statements_of(case))


def run_by_hand(case: Case, rules: Rules, look: Look) -> Room:
    """Both kinds of tables side by side; a line that is false of either is the error."""
    here = statements_of(case)
    live = [by_hand(one) for one in here]
    (scene, count), (other, _) = opened(here, rules), opened(live, rules)
    for one, told in zip(here[count:], live[count:], strict=True):
        with reading(one.line):
            run_one(scene, one)
            run_one(other, told)
        if PASSING.fullmatch(one.words):
            count_stacks(scene.room, other)
        look(other.room)
    return other.room


def count_stacks(here: Room, other: RoomScene) -> None:
    """The floor counts what lies in front of everybody, as it is at the table dealt here."""
    for number, table in here.tables.items():
        for _, seat in taken_seats(table):
            if seat.presence.here:
                words = f"count {seat.player} {seat.stack} at {number}"
                run_one(other, Statement(words))
