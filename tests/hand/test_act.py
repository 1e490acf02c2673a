"""``act``: judge, apply and proceed in one call, by a command or in words."""

from __future__ import annotations

import pytest

from shuffleup.hand import Call, Fold, Hand, RaiseTo, act, copy, new_hand, no_limit, proceed
from shuffleup.hand.view import SPECTATOR, view
from shuffleup.law.ruling import Reason

NAMES = ("Ann", "Bob", "Cy", "Dee")


def started() -> Hand:
    hand = new_hand("holdem", no_limit(100, 200), [20_000, 20_000, 20_000, 850], seed=7)
    proceed(hand)
    return hand


def test_a_lawful_command_is_done_and_the_hand_goes_on() -> None:
    hand = started()
    ruling = act(hand, RaiseTo(2, 600))
    assert ruling.ok
    assert (hand.bet, hand.actor) == (600, 3)
    for command in (Fold(3), Call(0), Fold(1)):
        assert act(hand, command).ok
    assert len(hand.board) == 3  # the flop came by itself


def test_words_do_what_their_command_does() -> None:
    hand, other = started(), started()
    for command, words in (
        (RaiseTo(2, 600), "Cy raises to 600"),
        (RaiseTo(3, 850), "Dee is all-in"),
        (Call(0), "seat 1 calls"),
        (Fold(1), "Bob folds"),
    ):
        assert act(hand, command) == act(other, words, NAMES)
    assert hand == other


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    hand = started()
    before = copy(hand)
    refusal = act(hand, "Cy raises to 250", NAMES).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds[0]) == (Reason.BELOW_MINIMUM, "minimum-raise")
    assert hand == before


@pytest.mark.parametrize(
    "words",
    [
        "", " ", "Cy", "Zed folds", "Cy dances", "Cy raises to", "Cy raises to lots", "seat",
        "seat 5 folds", "seat 0 folds", "seat ² folds", "Cy raises to ²", "Cy discards zz",
        "Cy raises to " + "9" * 5000, "next hand", "! premature-flop", "= pot 300",
    ],
)  # fmt: skip
def test_words_that_cannot_be_read_are_malformed_and_no_crash(words: str) -> None:
    hand = started()
    before = copy(hand)
    refusal = act(hand, words, NAMES).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.grounds) == (Reason.NOT_A_COMMAND, ())
    assert hand == before


def test_a_refusal_calls_players_by_the_names_that_were_given() -> None:
    hand = started()
    said = str(act(hand, "Dee calls", NAMES).refusal)
    assert "it is the turn of Cy" in said
    assert "it is the turn of seat 3" in str(act(hand, Fold(3)).refusal)  # for once, not for good


def test_a_view_is_looked_at_in_a_line() -> None:
    line = "Hold'em, pre-flop, pot 300, seat 3 to bet, 13 events>"
    assert repr(view(started(), 2)) == f"<View of seat 3: {line}"
    assert str(view(started(), SPECTATOR)) == f"<View of a spectator: {line}"


def test_without_names_a_seat_is_called_by_its_number() -> None:
    hand = started()
    assert act(hand, "Cy folds").refusal is not None
    assert act(hand, "seat 3 folds").ok
    assert hand.actor == 3
