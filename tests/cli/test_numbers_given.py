"""Numbers at the command line: of any length, of any kind, refused in one short line."""

from __future__ import annotations

import pytest
from tests.cli.calling import Call
from tests.tournament.test_event_seats import DIRECTOR

from shuffleup.cli.amounts import read_amount
from shuffleup.cli.floor.menus import chosen
from shuffleup.cli.output import UsageError
from shuffleup.cli.play.menu import read_choice
from shuffleup.floor.asking.answer_words import value_said
from shuffleup.floor.asking.own_table import read_own_table
from shuffleup.floor.facts import ONE_OF, Fact
from shuffleup.hand.words.setup_words import read_point
from shuffleup.law.ruling import Reason
from shuffleup.outside_text import MOST_NUMBER, numbered
from shuffleup.tournament import act
from shuffleup.tournament.event_seats.seat_commands import AssignSeat
from shuffleup.tournament.words.event_transcript import run

DIGITS, SIXTEENS = "9" * 5000, "0x" + "f" * 5000


@pytest.mark.parametrize("number", [DIGITS, SIXTEENS, str(MOST_NUMBER + 1), "-" + DIGITS])
@pytest.mark.parametrize(
    "words",
    [
        ("play", "--auto", "--seats"),
        ("play", "--auto", "--stack"),
        ("sim", "--hands"),
        ("table", "run", "--drop"),
        ("tournament", "run", "--entrants"),
        ("league", "simulate", "--events"),
        ("floor", "train", "--count"),
    ],
    ids=" ".join,
)
def test_a_number_without_end_is_refused_in_one_line(
    call: Call, words: tuple[str, ...], number: str
) -> None:
    answer = call(*words, number)
    assert answer.code == 2
    assert len(answer.err) < 600
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("--stakes", f"{DIGITS}/{DIGITS}"),
        ("--stakes", f"0.25/{DIGITS}.50"),
        ("--rules", "kill-blind 1e-999999999"),
        ("--rules", f"limit-raise-cap {DIGITS}"),
    ],
)
def test_a_number_within_words_is_refused_in_one_line(call: Call, option: str, text: str) -> None:
    answer = call("play", "--auto", option, text)
    assert answer.code == 2
    assert len(answer.err) < 600


def test_an_amount_is_one_that_chips_can_pay() -> None:
    assert read_amount(str(MOST_NUMBER)) == MOST_NUMBER
    assert [read_amount(text) for text in (DIGITS, str(MOST_NUMBER + 1), "٣")] == [None] * 3


def test_a_fraction_is_not_worked_out_before_it_is_one() -> None:
    assert read_point("kill-blind", "1e-999999999") == "1e-999999999"
    assert read_point("limit-raise-cap", "4") == 4


def test_what_is_chosen_by_its_number_is_one_of_them() -> None:
    which = Fact("which", ONE_OF, "Which?", ("one", "two"))
    assert [numbered(text, 3) for text in ("1", "3", "4", "0", DIGITS, "٣", "²")] == [
        1,
        3,
        *[0] * 5,
    ]
    assert value_said(which, "2") == "two"
    assert value_said(which, DIGITS) == ""
    assert chosen(DIGITS, ["one"]) == ""
    with pytest.raises(UsageError):
        read_choice(DIGITS)
    with pytest.raises(ValueError, match="stakes read like"):
        read_own_table(f"{DIGITS}/{DIGITS}")


@pytest.mark.parametrize("table", ["007", "0", "10000"])
def test_a_table_of_an_event_has_a_number_people_can_say(table: str) -> None:
    event = run(
        "event: 2026-11-13 UTC\nterms: holdem no-limit, stack 5000, seats 6\n"
        "levels: 25/50 for 20\nAnn registers\n"
    ).event
    refusal = act(event, AssignSeat("Ann", table, 1), DIRECTOR).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NO_SUCH_TABLE


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1", "1e300"])
def test_a_bench_takes_an_hour_at_most(call: Call, seconds: str) -> None:
    answer = call("bench", "--seconds", seconds)
    assert answer.code == 2
    assert "--seconds is" in answer.err
