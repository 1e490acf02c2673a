"""Every running clause of the table is cited where it decides: by an event, a refusal or a ruling
of its own cases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shuffleup.cases.clauses import Clause, whole_law
from shuffleup.cases.runner import home
from shuffleup.cli.law.lenient_table import run_table_leniently
from shuffleup.law.casebook import Case
from shuffleup.law.loading import BOOKS, COMMON
from shuffleup.law.notation import parse
from shuffleup.law.rule import Layer
from shuffleup.law.rulebook import cite, resolve
from shuffleup.table.grounds.table_event_grounds import explained
from shuffleup.table.words.table_transcript import speaks_of_a_table

# What no event shows: cash that was changed at the door is chips in the log, and who cuts or
# shuffles is asked of the table. The others are shown by what one may do (``= may: …``).
UNCITED = {
    "pechanga/4.13b",
    "rpl/deal.1",
    "common/chop-blinds-in-omaha",
    "common/deck-cut-by",
    "common/decks-in-rotation",
    "common/largest-chip-in-small-games",
    "common/second-deck-shuffled-by",
    "common/straddle-games",
    "common/top-up-maximum-in-limit",
}


def cited_in(clause: Clause, case: Case) -> Iterator[str]:
    """The clauses behind anything that happens, or is refused, in a case."""
    book = home(case, clause.under)
    ran = run_table_leniently(case.play, resolve(book))
    for line, table in ran.lines:
        yield from (rule.id for rule in cite(book, line.grounds, table.game.key))
    for one in explained(ran.events):
        names = (*one.grounds, *(name for _, _, found in one.seats for name in found))
        yield from (rule.id for rule in cite(book, names, one.table.game.key))


@pytest.mark.slow
@pytest.mark.parametrize("book", [*BOOKS, COMMON])
def test_every_running_clause_of_the_table_is_cited_by_its_own_cases(book: str) -> None:
    uncited = set()
    for clause in whole_law().values():
        rule = clause.rule
        runs = rule.layer is Layer.TABLE and (rule.decides or rule.by)
        cases = [case for case in rule.cases if speaks_of_a_table(parse(case.play))]
        if clause.under.name == book and runs and cases:
            found = {id for case in cases for id in cited_in(clause, case)}
            uncited |= set() if rule.id in found else {rule.id}
    assert uncited == {id for id in UNCITED if id.startswith(f"{book}/")}
