"""Where in the log a fold or a raise stands, and what it did, seat by seat."""

from __future__ import annotations

from shuffleup.floor.dead_hands.closing_fold import closing_fold
from shuffleup.floor.dead_hands.killing import last_raise
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.misdeals.wrongly_dealt_in import has_anted
from shuffleup.hand.events import Folded, Raised
from shuffleup.hand.state import Hand
from shuffleup.law.rulebook import resolve, rulebook

HOLDEM = "holdem limit 10/20 blinds 5/10\nseats: Ann 500, Bob 500, Cy 500\n"
ANN, BOB, CY = 0, 1, 2


def played(text: str) -> Hand:
    return run(text, resolve(rulebook("pechanga"))).hand


def test_only_a_fold_closes_a_round_by_folding() -> None:
    """Bob's check brings the flop, as a fold of his would."""
    hand = played(HOLDEM + "Cy calls; Ann calls; Bob checks")
    assert hand.board
    assert [closing_fold(hand, seat) for seat in (ANN, BOB, CY)] == [None] * 3
    folded = played(HOLDEM + "Cy raises to 20; Ann calls; Bob folds")
    at = closing_fold(folded, BOB)
    assert at is not None
    assert isinstance(folded.log[at], Folded)
    assert closing_fold(folded, ANN) is None


def test_a_raise_that_met_with_anything_but_folds_and_calls_is_not_the_last() -> None:
    hand = played(HOLDEM + "Cy raises to 20; Ann folds")
    at = last_raise(hand, CY)
    assert at is not None
    assert isinstance(hand.log[at], Raised)
    assert last_raise(hand, ANN) is None
    later = played(HOLDEM + "Cy raises to 20; Ann folds; Bob calls; Bob checks")
    assert last_raise(later, CY) is None


def test_an_empty_seat_has_not_anted_though_the_others_have() -> None:
    hand = played("stud limit 10/20 ante 2 bring-in 5\nseats: Ann 500, -, Cy 500, Dee 500\n")
    assert [has_anted(hand, seat) for seat in range(4)] == [True, False, True, True]
