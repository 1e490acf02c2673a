"""``act`` at a table: one verb for everything, by a command or in words."""

from __future__ import annotations

import pytest
from tests.table.sending import send

from shuffleup.hand import Fold, no_limit
from shuffleup.law.ruling import Reason
from shuffleup.table import Table, commands, copy, events, new_table


def opened(*words: str) -> Table:
    table = new_table("holdem", no_limit(1, 2), 6)
    seats = ("Ann sits 1 with 200", "Bob sits 2 with 200", "Cy sits 3 with 200")
    for said in (*seats, "draw: Ann As, Bob 7d, Cy 2c", *words):
        assert send(table, said).ok, said
    return table


def dealt() -> Table:
    table = opened()
    assert send(table, commands.NextHand("7")).ok
    return table


def test_a_hand_is_dealt_played_and_ended_by_one_verb() -> None:
    table = dealt()
    assert send(table, Fold(0)).ok
    assert send(table, "Bob folds").ok
    assert table.hand is None  # it ended by itself
    assert isinstance(table.log[-1], events.HandEnded)


def test_who_is_away_folds_at_once() -> None:
    table = dealt()
    assert send(table, "Ann is away").ok
    assert table.hand is not None
    assert table.hand.actor == 1


def test_a_report_and_a_choice_are_words_too() -> None:
    table = dealt()
    ruling = send(table, "! something-else")
    assert "play-on" in [option.name for option in ruling.options]
    refusal = send(table, "Ann folds").refusal
    assert refusal is not None
    assert refusal.reason is Reason.FLOOR_DECIDES
    assert send(table, "floor: play-on").ok
    assert send(table, "Ann folds").ok


def test_what_is_refused_changes_nothing() -> None:
    table = dealt()
    before = copy(table)
    refusal = send(table, "Bob raises to 6").refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds) == (Reason.OUT_OF_TURN, ("turn",))
    assert send(table, "next hand").refusal is not None
    assert table == before


@pytest.mark.parametrize(
    "words",
    [
        "", "Ann", "Zed folds", "Ann dances", "Ann adds x", "Ann adds 2xx", "draw: Ann", "table:",
        "table: buy-in", "table: cap x", "next hand button Zed", "next hand tomorrow",
        "the table plays nosuch no-limit 1/2", "the table plays holdem lots", "= pot 3",
    ],
)  # fmt: skip
def test_words_that_cannot_be_read_are_malformed_and_no_crash(words: str) -> None:
    for table in (opened(), dealt()):
        before = copy(table)
        refusal = send(table, words).refusal
        assert refusal is not None
        assert refusal.reason is Reason.NOT_A_COMMAND
        assert table == before
