"""Where a clause is cited when it decides, ``where_cited(clause)``; the clauses that never are.

Where a clause decides is found as its proof is: without it one of its cases turns red. The first
thing that then goes otherwise, an event, a refusal, a ruling or what the red line itself tells of,
must have the clause among its citations when the clause is in force.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from shuffleup.cases.case_story import CaseStory, Step, tell
from shuffleup.cases.citations import without_citations
from shuffleup.cases.clauses import Clause
from shuffleup.cases.mutants import disabled
from shuffleup.cases.prove import Entry, proof, value_of, values_tried
from shuffleup.cases.runner import home, without_reason
from shuffleup.hand.grounds.option_grounds import turn_grounds
from shuffleup.law.loading import COMMON
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import cite, resolve
from shuffleup.law.rules import POINTS, Rules

Grounds = tuple[str, ...]


class Cited(Struct, frozen=True):
    """Where a clause is cited: the case, and the line of its play that would be false."""

    case: str
    line: int


@cache
def where_cited(clause: Clause) -> Cited | None:
    """The first place where a clause decides and is cited; None if there is none."""
    tried = proof(clause)
    cases = {case.name: case for case in clause.cases}
    for entry in tried.entries:
        for name in entry.red:
            line = cited_line(clause, cases[name], entry)
            if line:
                return Cited(name, line)
    return None


def uncited(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """The proved clauses of the books that none of their cases cites where they decide, without
    those that say why not."""
    return tuple(
        clause.rule.id
        for clause in clauses
        if clause.book != COMMON
        and clause.under.rule(clause.rule.id) is not None
        and not clause.rule.why_not_cited
        and proof(clause).proved
        and where_cited(clause) is None
    )


def cited_line(clause: Clause, case: Case, entry: Entry) -> int:
    """The line of a case that is false without this, if the clause is cited there; else 0."""
    book = home(case, clause.under)
    statements = [without_reason(one) for one in without_citations(parse(case.play))]
    rules = resolve(book)
    usual = tell(statements, rules)
    for otherwise in told_without(statements, rules, clause, entry):
        at = len(otherwise.steps)
        if otherwise.error is None or at >= len(usual.steps):
            continue
        red = usual.steps[at]
        for found in behind(usual, otherwise, red, entry.name):
            if clause.rule.id in {rule.id for rule in cite(book, found, *usual.played)}:
                return red.statement.line
    return 0


def told_without(
    statements: list[Statement], rules: Rules, clause: Clause, entry: Entry
) -> Iterator[CaseStory]:
    """The case as it goes without one thing that the clause claims."""
    if entry.name not in POINTS:
        with disabled(entry.name):
            story = tell(statements, rules)
        yield story  # the clause is in force again when it is asked what is cited
        return
    own = clause.rule.decides[entry.name]
    if value_of(rules, entry.name) == own:
        for value in values_tried(entry, own):
            yield tell(statements, rules.but(**{entry.name: value}))


def behind(usual: CaseStory, otherwise: CaseStory, red: Step, name: str) -> Iterator[Grounds]:
    """What is cited at the first thing that goes otherwise, and at the line that would be false."""
    place = first_difference(usual, otherwise, red.end)
    if place is not None:
        step = usual.steps[min(step_at(usual, place), step_at(otherwise, place))]
        yield usual.behind_event(place)
        if step.is_done and step.ruling is not None:
            yield step.ruling.grounds
        yield from asked(usual, step, name)
    yield from asked(usual, red, name)
    if is_of_the_hand(usual, red):
        yield turn_grounds(usual.at(red), (name,))
    done = usual.done_before(red)
    if place is None and done is not None:
        yield from asked(usual, done, name)
    if done is None:  # nothing but the deal stands before it
        yield tuple(one for at in range(red.end) for one in usual.behind_event(at))


def is_of_the_hand(story: CaseStory, red: Step) -> bool:
    """``= Ann may: …`` of a hand: it states whose turn it is, too."""
    words = red.statement.words.split()
    of_player = red.statement.mark == "=" and len(words) > 1 and words[1].startswith("may")
    return of_player and story.at_or_none(red) is not None


def step_at(story: CaseStory, place: int) -> int:
    """The number of the step in which the log came to a place."""
    at = (number for number, step in enumerate(story.steps) if place < step.end)
    return next(at, len(story.steps))


def asked(story: CaseStory, step: Step, name: str) -> Iterator[Grounds]:
    try:
        yield story.grounds(step, (name,))
    except ValueError:
        return


def first_difference(usual: CaseStory, otherwise: CaseStory, end: int) -> int | None:
    """The first event up to a place that is another, or comes no more."""
    ours, theirs = usual.log[:end], otherwise.log
    if not theirs:  # the very first line was false
        return None
    for place, event in enumerate(ours):
        if place >= len(theirs):
            return place
        if not opens(event) and event != theirs[place]:
            return place
    return None


def opens(event: object) -> bool:
    """Whether an event opens a hand, a table, a room or a tournament: it has the law in it, which
    differs."""
    of_table: object = getattr(event, "event", event)
    return type(of_table).__name__ in ("Started", "TableOpened", "RoomOpened", "EventOpened")
