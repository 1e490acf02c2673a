"""An undoing judged with a log that has gaps comes out as with the whole log."""

from __future__ import annotations

import pytest
from tests.room.test_every_case import CASES
from tests.room.test_undo import MANAGER, ROOM

from shuffleup.cases.citations import without_citations
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import resolve
from shuffleup.law.ruling import Refusal
from shuffleup.room import act
from shuffleup.room.judge import judge
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room, copy
from shuffleup.room.undo.desk_acts import desk_acts
from shuffleup.room.undo.recalling import recall
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.words.room_transcript import run, run_statements


def with_its_past(room: Room, command: Undo, later: int = 0) -> tuple[Room, Undo]:
    """The room with what was recalled so many events ago, and the command as it was then meant."""
    past = recall(cut(room, later), command)
    assert not isinstance(past, Refusal)
    other = copy(room)
    other.log = [*past.log, *room.log[len(room.log) - later :]] if later else list(past.log)
    other.past = past.before
    return other, past.command


def cut(room: Room, later: int) -> Room:
    other = copy(room)
    if later:
        other.log, other.version = room.log[:-later], room.version - later
    return other


@pytest.mark.slow
def test_every_act_of_the_law_s_cases_is_undone_alike_with_gaps_in_the_log() -> None:
    tried = gaps = 0
    for _, case, book in CASES[::3]:
        room = run_statements(without_citations(parse(case.play)), resolve(book)).room
        for one in desk_acts(room):
            command = Undo(one.number, "keyed wrongly", "Sam")
            other, meant = with_its_past(room, command)
            assert judge(other, meant, MANAGER) == judge(room, command, MANAGER), one
            tried, gaps = tried + 1, gaps + (None in other.log)
    assert tried > 300
    assert gaps > 200


def test_the_act_is_the_one_that_stood_when_it_was_asked_for() -> None:
    room = run(ROOM).room
    assert act(room, Arrive("Zoe"), MANAGER).refusal is None
    version = room.version
    assert act(room, Arrive("Kim"), MANAGER).refusal is None
    other, meant = with_its_past(room, Undo(0, "not her"), room.version - version)
    assert act(other, meant, MANAGER).refusal is None
    assert (other.people.get("Zoe"), other.people["Kim"].here) == (None, True)


def test_what_stood_before_the_past_is_refused_rather_than_guessed() -> None:
    room = run(ROOM).room
    for name in ("Zoe", "Kim"):
        assert act(room, Arrive(name), MANAGER).refusal is None
    early, last = desk_acts(room)[-2:]
    other, _ = with_its_past(room, Undo(last.number, "keyed wrongly"))
    ruling = judge(other, Undo(early.number, "keyed wrongly"), MANAGER)
    assert ruling.refusal is not None
    assert f"there is no act {early.number}" in ruling.refusal.says
