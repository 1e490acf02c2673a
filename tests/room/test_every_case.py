"""What holds in every case of the room's law, whoever wrote it: after every statement the ledger
balances and has of each table what lies on it, and at the end the room is the fold of
its log, which a file keeps statement by statement."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.cases.citations import without_citations
from shuffleup.cases.clauses import whole_law
from shuffleup.cases.runner import home
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.log import Batch, FileLog
from shuffleup.room.apply import replay
from shuffleup.room.cage.ledger import of_table
from shuffleup.room.cage.on_tables import on_table
from shuffleup.room.keeping.room_log import ROOM, batch_of, in_order, read_room
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import RoomScene, run_statements, speaks_of_a_room


def cases_of_the_room() -> list[tuple[str, Case, Rulebook]]:
    return [
        (f"{id_}: {case.name}", case, home(case, clause.under))
        for id_, clause in whole_law().items()
        for case in clause.cases
        if speaks_of_a_room(parse(case.play))
    ]


CASES = cases_of_the_room()


def check_ledger(room: Room) -> None:
    chips = {name: held for name, held in room.accounts.items() if not name.endswith("/cash")}
    assert sum(chips.values()) == 0, chips
    assert sum(room.accounts.values()) == 0
    for number in room.tables:
        assert room.accounts.get(of_table(number), 0) == on_table(room, number), number


@pytest.mark.parametrize(("case", "book"), [pair[1:] for pair in CASES], ids=[c[0] for c in CASES])
def test_ledger_and_log_tell_of_every_case_what_is_so(
    case: Case, book: Rulebook, tmp_path: Path
) -> None:
    batches: list[Batch] = []
    told = 0

    def watch(scene: RoomScene, statement: Statement) -> None:
        nonlocal told
        check_ledger(scene.room)
        events, told = scene.room.log[told:], len(scene.room.log)
        if events:
            batches.append(batch_of(events, scene.room.now))
            assert list(in_order(batches[-1])) == events

    room = run_statements(without_citations(parse(case.play)), resolve(book), watch).room
    assert replay(room.log) == room
    FileLog(tmp_path / "room.log", ROOM).append_batches(batches)
    assert read_room(FileLog(tmp_path / "room.log", ROOM)) == room
