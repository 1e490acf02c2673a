"""Every cell of the matrix of roles put to the judge who decides it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from scripts.pages.roles_page import text
from tests.server.identity.sample_commands import sample
from tests.table.stories import play

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.hand.setup import no_limit
from shuffleup.law.ruling import Reason
from shuffleup.league import who_keeps_league
from shuffleup.league.new_season import new_season
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.room import who_may_ask
from shuffleup.room.commands import AfterCount, AtTheTable
from shuffleup.room.new_room import new_room
from shuffleup.server.identity.role_matrix import (
    CARRIERS,
    LEVELS,
    MatrixRow,
    matrix,
    may_say,
    row_of,
)
from shuffleup.table import who_may_send
from shuffleup.tournament import who_directs
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.new_tournament import new_tournament

DOCS = Path(__file__).resolve().parents[3] / "docs"
ANN = "Ann"
HAND = "holdem no-limit 1/2\nseats: Ann 200, Bob 200; button Ann\nnext hand"
NOT_FOR_THEM = {
    Reason.NOT_YOUR_PART, Reason.NOT_YOUR_WORK, Reason.NOT_THE_FLOOR, Reason.NOT_YOUR_HAND,
}  # fmt: skip
JUDGES: dict[str, Any] = {level: import_module(f"shuffleup.{level}.judge") for level in LEVELS}
OF_HANDS = (*JUDGES["table"].JUDGE_PLAYER, *JUDGES["table"].JUDGE_DEALER)


@cache
def state(level: str) -> Any:
    """Something to ask about; asking changes nothing."""
    if level == "table":
        return play(HAND, "mohegan").table
    if level == "room":
        return new_room()
    if level == "tournament":
        return new_tournament("x", EventTerms("holdem", 5000), (Level(20, no_limit(25, 50)),))
    return new_season(SeasonTerms("2026"))


def asked(row: MatrixRow, command: Any, by: Sender) -> Any:
    """What whoever decides about authority at this level says."""
    if row.level == "table":
        return who_may_send.unauthorised(state("table"), command, by)
    if row.level == "room":
        return who_may_ask.unauthorised(state("room"), command, by)
    if row.level == "tournament":
        return who_directs.not_theirs(command, by)
    return who_keeps_league.not_theirs(command, by)


def in_role(role: Role) -> Sender:
    return player(ANN) if role is Role.PLAYER else staff(role)


def ids(row: MatrixRow) -> str:
    return f"{row.level}-{row.command.__name__}"


@pytest.mark.parametrize("row", matrix(), ids=ids)
def test_the_judge_answers_as_the_matrix_says_in_every_role(row: MatrixRow) -> None:
    command = sample(row.command, ANN)
    for role in Role:
        by, cell = in_role(role), row.cell(role)
        refused = asked(row, command, by)
        if cell == "book":
            law = who_may_ask.BY_LAW[row.command]
            assert refused == law(state("room"), command, by)
        else:
            assert (refused is None) == (cell != ""), role
        assert may_say(role, command) == (cell != "")


@pytest.mark.parametrize("row", matrix(), ids=ids)
def test_what_the_matrix_leaves_empty_is_refused_by_the_whole_judge(row: MatrixRow) -> None:
    command = sample(row.command, ANN)
    for role in Role:
        if row.cell(role) == "":
            ruling = JUDGES[row.level].judge(state(row.level), command, in_role(role))
            assert ruling.refusal is not None, role
            assert ruling.refusal.reason in NOT_FOR_THEM, role


@pytest.mark.parametrize(
    "row", [row for row in matrix() if row.cell(Role.PLAYER) == "own"], ids=ids
)
def test_a_player_speaks_for_nobody_else(row: MatrixRow) -> None:
    refused = asked(row, sample(row.command, ANN), player("Bob"))
    assert refused is not None
    assert refused.refusal.reason in NOT_FOR_THEM


def test_no_command_of_any_judge_is_missing() -> None:
    assert {*OF_HANDS, *(kind for one in JUDGES.values() for kind in one.JUDGES)} == set(row_of())


@pytest.mark.parametrize("role", Role)
def test_what_nobody_knows_nobody_may_send(role: Role) -> None:
    for unknown in (object(), "Fold", None, 7, AtTheTable("1", object())):  # type: ignore[arg-type]
        assert not may_say(role, unknown)


def test_a_command_carried_to_its_table_counts_as_itself() -> None:
    fold = sample(next(row.command for row in matrix() if row.command.__name__ == "Fold"), ANN)
    assert may_say(Role.PLAYER, AtTheTable("1", fold))
    assert not may_say(Role.CAGE, AtTheTable("1", fold))
    assert not may_say(Role.CAGE, AfterCount((), AtTheTable("1", fold)))
    assert {kind.__name__ for kind in CARRIERS} == {"AtTheTable", "AfterCount", "OnTheTable"}


def test_surveillance_changes_nothing_but_what_everybody_may() -> None:
    said = {row.command.__name__ for row in matrix() if row.cell(Role.SURVEILLANCE)}
    assert said == {"TellTime", "PassTime"}


def test_the_page_of_roles_is_the_code_s_own() -> None:
    assert (DOCS / "roles.md").read_text("utf-8") == text(), "make it anew: make pages"
