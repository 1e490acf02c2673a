"""In an event too an undoing with a log that has gaps comes out as with the whole log."""

from __future__ import annotations

import pytest
from tests.tournament.test_every_event_case import CASES
from tests.tournament.test_undo_of_acts import MANAGER

from shuffleup.cases.citations import without_citations
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import resolve
from shuffleup.law.ruling import Refusal
from shuffleup.tournament.event_undo.acts_of_event import acts_of
from shuffleup.tournament.event_undo.hand_aftermath import without_what_followed
from shuffleup.tournament.event_undo.recalling_event import recall_event, recall_hand
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament, copy
from shuffleup.tournament.words.event_transcript import run_statements


def with_its_past(event: Tournament, past: object) -> Tournament:
    assert not isinstance(past, Refusal)
    other = copy(event)
    other.log, other.past = list(past.log), past.before  # type: ignore[attr-defined]
    return other


@pytest.mark.slow
def test_every_act_of_the_law_s_cases_is_undone_alike_with_gaps_in_the_log() -> None:
    tried = gaps = 0
    for _, case, book in CASES[::4]:
        event = run_statements(without_citations(parse(case.play)), resolve(book)).event
        acts = acts_of(event)
        wishes: list[UndoAct | RedoAct] = [UndoAct(act=one.number) for one in acts.standing]
        wishes += [RedoAct(one.what) for one in acts.undone]
        for command in wishes:
            other = with_its_past(event, recall_event(copy(event), command))
            assert judge(other, command, MANAGER) == judge(event, command, MANAGER), command
            tried, gaps = tried + 1, gaps + (None in other.log)
        for table in event.tables:
            other = with_its_past(event, recall_hand(copy(event), table, None))
            assert without_what_followed(other, table) == without_what_followed(event, table)
    assert tried > 300
    assert gaps > 200
