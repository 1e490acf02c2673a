"""Bad input: a typed reason, a sentence, and a state that is what it was."""

from __future__ import annotations

from typing import Any

import pytest

from shuffleup.cards import parse
from shuffleup.hand import (
    Board,
    Burn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Hand,
    RaiseTo,
    SetupError,
    apply,
    copy,
    judge,
    limit,
    new_hand,
    no_limit,
    proceed,
    spread,
)
from shuffleup.hand.echoes import said
from shuffleup.law import Reason


def table() -> Hand:
    """Three players, no-limit 1/2; seat 0 is on the button and acts first."""
    hand = new_hand("holdem", no_limit(1, 2), [200, 200, 100], button=0, seed=1)
    proceed(hand)
    return hand


def refused(hand: Hand, command: Any) -> tuple[Reason, str]:
    before = copy(hand)
    refusal = judge(hand, command).refusal
    assert refusal is not None
    assert hand == before
    assert repr(hand.log) == repr(before.log)
    return refusal.reason, refusal.says


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", None, 0.0, float("nan")])
def test_a_seat_that_is_none_is_malformed(seat: Any) -> None:
    reason, says = refused(table(), Fold(seat))
    assert reason is Reason.NO_SUCH_SEAT
    assert "no seat" in says


def test_acting_out_of_turn_names_whose_turn_it_is() -> None:
    assert refused(table(), Fold(1)) == (Reason.OUT_OF_TURN, "it is the turn of seat 1")


@pytest.mark.parametrize("to", [4.0, 4.5, float("nan"), float("inf"), "4", None, True, [4]])
def test_an_amount_that_is_not_a_whole_number_is_malformed(to: Any) -> None:
    reason, says = refused(table(), RaiseTo(0, to))
    assert reason is Reason.NOT_A_WHOLE_AMOUNT
    assert "whole number" in says


@pytest.mark.parametrize(
    ("to", "reason", "says"),
    [
        (3, Reason.BELOW_MINIMUM, "raise to 3: the least is 4"),
        (0, Reason.BELOW_MINIMUM, "raise to 0: the least is 4"),
        (-4, Reason.BELOW_MINIMUM, "raise to -4: the least is 4"),
        (201, Reason.ABOVE_MAXIMUM, "raise to 201: the most is 200"),
        (2**80, Reason.ABOVE_MAXIMUM, f"raise to {2**80:,}: the most is 200"),
    ],
)
def test_a_raise_of_the_wrong_size_says_what_is_right(to: int, reason: Reason, says: str) -> None:
    assert refused(table(), RaiseTo(0, to)) == (reason, says)


def test_checking_a_bet_and_calling_nothing_are_refused() -> None:
    hand = table()
    assert refused(hand, Check(0)) == (Reason.BET_TO_FACE, "there is a bet: 2 to call")
    for command in (Call(0), Call(1)):
        apply(hand, judge(hand, command).events[0])
    reason, says = refused(hand, Call(2))
    assert (reason, says) == (Reason.NOTHING_TO_CALL, "there is nothing to call; you may check")


def test_something_that_is_no_command_is_malformed() -> None:
    for thing in (None, "fold", 7, object(), Fold):
        assert refused(table(), thing)[0] is Reason.NOT_A_COMMAND


def test_nothing_can_be_done_after_the_end() -> None:
    hand = table()
    for command in (Fold(0), Fold(1)):
        apply(hand, judge(hand, command).events[0])
    proceed(hand)
    for command in (Fold(2), Check(2), RaiseTo(2, 50), Deal(0, (1,)), Board((1,)), Burn(1)):
        assert refused(hand, command) == (Reason.HAND_IS_OVER, "the hand is over")


def test_discards_must_be_ones_own_cards_each_once() -> None:
    hand = new_hand("five-card-draw", limit(2, 4, (1, 2)), [50, 50], seed=4)
    proceed(hand)
    apply(hand, judge(hand, Call(hand.actor)).events[0])
    apply(hand, judge(hand, Check(hand.actor)).events[0])
    proceed(hand)
    seat = hand.actor
    own, theirs = hand.hole[seat], hand.hole[1 - seat]
    assert refused(hand, Discard(seat, theirs[:1]))[0] is Reason.NOT_YOUR_CARD
    assert refused(hand, Discard(seat, (own[0], own[0])))[0] is Reason.DUPLICATE_CARD
    assert refused(hand, Discard(seat, (52,)))[0] is Reason.NOT_A_CARD
    assert refused(hand, Discard(seat, ("As",)))[0] is Reason.NOT_A_CARD  # type: ignore[arg-type]
    assert refused(hand, Discard(seat, 5))[0] is Reason.NOT_A_CARD  # type: ignore[arg-type]
    assert refused(hand, Check(seat))[0] is Reason.NOT_ASKED_FOR


def test_a_dealer_outside_cannot_deal_a_card_twice_or_to_the_wrong_place() -> None:
    hand = new_hand("holdem", no_limit(1, 2), [50, 50])
    proceed(hand)
    assert refused(hand, Deal(1, parse("AsKs")))[0] is Reason.NOT_ASKED_FOR
    assert refused(hand, Board(parse("2c3c4c")))[0] is Reason.NOT_ASKED_FOR
    assert refused(hand, Deal(0, parse("As")))[0] is Reason.WRONG_NUMBER_OF_CARDS
    assert refused(hand, Deal(0, parse("AsAs")))[0] is Reason.DUPLICATE_CARD
    apply(hand, judge(hand, Deal(0, parse("AsKs"))).events[0])
    assert refused(hand, Deal(1, parse("AsQd"))) == (
        Reason.DUPLICATE_CARD,
        "As is already on the table",
    )


@pytest.mark.parametrize(
    ("stakes", "stacks", "says"),
    [
        (no_limit(1, 2), [200], "2 to 10 players, not 1"),
        (no_limit(1, 2), [200] * 11, "2 to 10 players, not 11"),
        (no_limit(1, 2), [200, -1], "whole numbers of chips"),
        (no_limit(1, 2), [200, 1.5], "whole numbers of chips"),
        (limit(4, 2, (1, 2)), [200, 200], "the big bet is below the small bet"),
        (limit(0, 2, (1, 2)), [200, 200], "above 0"),
    ],
)
def test_a_hand_that_cannot_be_played_is_not_started(
    stakes: Any, stacks: list[Any], says: str
) -> None:
    with pytest.raises(SetupError, match=says):
        new_hand("holdem", stakes, stacks, seed=1)


def test_a_deck_must_be_the_games_deck() -> None:
    with pytest.raises(SetupError, match="not the 52 cards"):
        new_hand("holdem", no_limit(1, 2), [50, 50], deck=[*range(51), 0])


def test_a_structure_the_game_is_not_played_in_is_refused() -> None:
    with pytest.raises(SetupError, match="Omaha is not played spread"):
        new_hand("omaha", spread(1, 5, (1, 2)), [9, 9], seed=1)


def test_nobody_acts_while_a_dealer_outside_has_to_deal() -> None:
    hand = new_hand("holdem", no_limit(1, 2), [50, 50])
    proceed(hand)
    for command in (Fold(-1), Check(-1), Call(-1), RaiseTo(-1, 50), Discard(-1), Fold(10**5000)):
        assert refused(hand, command)[0] is Reason.NO_SUCH_SEAT
    assert refused(hand, Fold(0)) == (Reason.OUT_OF_TURN, "the dealer has to deal first")


@pytest.mark.parametrize(("carried", "button"), [(-5, 0), (2.5, 0), (0, 1.0), (0, 5), (0, -1)])
def test_a_carried_pot_and_a_button_are_whole_numbers_in_range(carried: Any, button: Any) -> None:
    with pytest.raises(SetupError, match=r"a carried pot|the button"):
        new_hand("holdem", no_limit(1, 2), [50, 50], button, seed=1, carried=carried)


def test_with_more_blinds_than_players_the_largest_are_posted() -> None:
    hand = new_hand("holdem", no_limit(1, 2, 4), [50, 50], button=0, seed=1)
    proceed(hand)
    assert hand.bets == [2, 4]


def test_a_number_too_long_to_print_is_refused_like_any_other() -> None:
    enormous = 10**5000
    assert refused(table(), RaiseTo(0, enormous)) == (
        Reason.ABOVE_MAXIMUM,
        "raise to an enormous number: the most is 200",
    )
    assert refused(table(), Fold(enormous))[0] is Reason.NO_SUCH_SEAT
    assert refused(table(), Discard(0, (enormous,)))[0] is Reason.NOT_ASKED_FOR


def test_what_somebody_sent_is_said_and_is_no_error_however_it_is_nested() -> None:
    inside: list[object] = []
    inside.append(inside)
    assert said(inside) == "[[...]]"
    assert said([]) == "none"
    assert said((2, 1)) == "2, 1"
