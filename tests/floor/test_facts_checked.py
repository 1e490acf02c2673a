"""A report that contradicts what everybody at the table has seen is refused, and says why."""

from __future__ import annotations

import pytest

from shuffleup.floor.floor_transcript import run
from shuffleup.floor.report import carry_out, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand.repairs.primitives import Corrected
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason

CHECKED = "Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks"
HEADS_UP = f"""
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Ann has AsQh; Bob has KsTh; Cy has 2c7d; board AcKdJs4h9d
Cy folds; Ann calls; Bob checks
{CHECKED}
"""
SPLIT = HEADS_UP.replace("KsTh", "AdQc")


def played(book: str, text: str) -> Played:
    return run(text, resolve(rulebook(book)))


def refused(at: Played, words: str) -> str:
    ruling = report(at.hand, read_report(words, at.names))
    assert ruling.refusal is not None, ruling
    assert ruling.refusal.reason is Reason.NOT_A_REPORT
    return ruling.refusal.says


@pytest.mark.parametrize("book", BOOKS)
def test_the_better_of_two_tabled_hands_keeps_its_pot(book: str) -> None:
    at = played(book, HEADS_UP + "Ann shows; Bob shows")
    assert "the right player" in refused(at, "wrong-award: from Ann, to Bob")
    assert at.hand.stacks == [510, 490, 500]


@pytest.mark.parametrize("book", BOOKS)
def test_a_pot_pushed_against_the_cards_goes_back_and_no_more_than_that(book: str) -> None:
    at = played(book, SPLIT + "Ann shows; Bob shows")
    carry_out(at.hand, (Corrected(1, 0, 10),))  # the dealer gave Ann the whole of it
    assert "10 of it are theirs, not 15" in refused(at, "wrong-award: from Ann, to Bob, amount 15")
    ruling = report(at.hand, read_report("wrong-award: from Ann, to Bob", at.names))
    carry_out(at.hand, ruling.events)
    assert at.hand.stacks == [500, 500, 500]


@pytest.mark.parametrize("book", BOOKS)
def test_of_a_pot_that_two_lost_to_a_third_each_gets_their_own_part_back(book: str) -> None:
    """Bob and Cy tie, and Ann was pushed all of 30: of what went wrong 15 are Bob's."""
    text = SPLIT.replace("AsQh", "KsTh").replace("Cy has 2c7d", "Cy has AsQh")
    text = text.replace("Cy folds", "Cy calls")
    three = text.partition(CHECKED)[0] + "Ann checks; Bob checks; Cy checks\n" * 3
    at = played(book, three + "Ann shows; Bob shows; Cy shows")
    carry_out(at.hand, (Corrected(1, 0, 15), Corrected(2, 0, 15)))
    assert "15 of it are theirs, not 20" in refused(at, "wrong-award: from Ann, to Bob, amount 20")


@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_hand_that_lies_face_up_has_no_wrong_count(book: str) -> None:
    at = played(book, HEADS_UP + "Ann shows")
    assert "lies face up" in refused(at, "wrong-count-found-later: seat Ann, cards 3")


@pytest.mark.parametrize("book", BOOKS)
def test_who_folded_has_called_no_all_in(book: str) -> None:
    at = played(book, HEADS_UP + "Ann shows; Bob shows")
    assert "had folded" in refused(at, "hidden-chips: seat Bob, chips 5, opponent Cy")
