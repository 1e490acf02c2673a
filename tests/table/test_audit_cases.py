"""Every case of the law that speaks of a table: its log holds, so whatever a table can be asked to
do can be judged again from what came of it."""

from __future__ import annotations

import pytest

from shuffleup.cases.citations import without_citations
from shuffleup.cases.clauses import whole_law
from shuffleup.cases.runner import home
from shuffleup.law.loading import BOOKS, COMMON
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import resolve
from shuffleup.table.apply import gather
from shuffleup.table.audit import audit
from shuffleup.table.words.table_transcript import run_statements, speaks_of_a_table


@pytest.mark.parametrize("book", [*BOOKS, COMMON])
def test_the_log_of_every_case_holds(book: str) -> None:
    for clause in whole_law().values():
        if clause.under.name != book:
            continue
        for case in clause.cases:
            statements = without_citations(parse(case.play))
            if not speaks_of_a_table(statements):
                continue
            table = run_statements(statements, resolve(home(case, clause.under))).table
            gather(table)
            assert not list(audit(table.log)), (clause.rule.id, case.name)
