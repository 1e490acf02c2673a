"""What holds in every case of the tournaments' law: after every statement the chips on the tables
are those that were issued, nobody sits twice, the ledger balances; and the event is the fold of its
log."""

from __future__ import annotations

import pytest

from shuffleup.cases.citations import without_citations
from shuffleup.cases.clauses import whole_law
from shuffleup.cases.runner import home
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.table.state import taken_seats
from shuffleup.tournament.apply import replay
from shuffleup.tournament.state import COMPARED, Tournament
from shuffleup.tournament.words.event_transcript import (
    EventScene,
    run_statements,
    speaks_of_an_event,
)

CASES = [
    (f"{id_}: {case.name}", case, home(case, clause.under))
    for id_, clause in whole_law().items()
    for case in clause.cases
    if speaks_of_an_event(parse(case.play))
]


def check_event(event: Tournament) -> None:
    assert sum(event.room.accounts.values()) == 0
    assert sum(chips_of(table) for table in event.tables.values()) == event.issued
    people = [seat.player for table in event.tables.values() for _, seat in taken_seats(table)]
    assert len(people) == len(set(people)), people


@pytest.mark.parametrize(("case", "book"), [one[1:] for one in CASES], ids=[c[0] for c in CASES])
def test_chips_money_and_log_tell_of_every_case_what_is_so(case: Case, book: Rulebook) -> None:
    def watch(scene: EventScene, statement: Statement) -> None:
        check_event(scene.event)

    scene = run_statements(without_citations(parse(case.play)), resolve(book), watch)
    event = scene.event
    again = replay(event.log, scene.room_then)
    assert again.room.accounts == event.room.accounts
    for name in COMPARED:
        if name != "room":  # people come in by the room's own log
            assert getattr(again, name) == getattr(event, name), name
