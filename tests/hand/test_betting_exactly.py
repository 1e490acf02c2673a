"""The limits of a raise to the chip, and the reasons for one that is closed."""

from __future__ import annotations

from tests.hand.deciding import play

from shuffleup.cards import UNKNOWN, parse
from shuffleup.hand import Discard, RaiseTo, judge
from shuffleup.hand.apply import apply
from shuffleup.hand.betting import is_live_post, raise_limits, reopening_points, short_posts
from shuffleup.hand.options import options
from shuffleup.hand.order import board_value
from shuffleup.hand.repairs.primitives import TurnGiven
from shuffleup.hand.setup import Forced, Post
from shuffleup.law.points.hand.raises import RaiseLaw
from shuffleup.law.ruling import Reason


def test_who_has_just_enough_to_call_cannot_raise() -> None:
    text = """
        holdem no-limit 5/10
        seats: Ann 500, Bob 500, Cy 60
        Cy calls; Ann raises to 60; Bob calls
        = Cy may: fold, call 50
        """
    hand = play(text).hand
    assert raise_limits(hand) == (0, 0)
    refusal = judge(hand, RaiseTo(2, 60)).refusal
    assert refusal is not None
    assert refusal.grounds == ("table-stakes",)


def test_nobody_raises_to_more_than_they_have() -> None:
    """Cy has 30 and the pot would allow 35: it is the stack that ends it."""
    hand = play("omaha pot-limit 5/10\nseats: Ann 500, Bob 500, Cy 30").hand
    refusal = judge(hand, RaiseTo(2, 35)).refusal
    assert refusal is not None
    assert refusal.grounds == ("table-stakes",)


def test_a_raise_above_the_pot_is_refused_by_the_pot_and_not_by_a_cap_nobody_has() -> None:
    hand = play("omaha pot-limit 5/10\nseats: Ann 500, Bob 500, Cy 500").hand
    refusal = judge(hand, RaiseTo(2, 100)).refusal
    assert refusal is not None
    assert refusal.grounds == ("pot-limit-maximum",)


def test_a_card_cannot_be_thrown_away_twice() -> None:
    text = """
        five-card-draw limit 5/10 blinds 2/5; seed 3
        seats: Ann 500, Bob 500, Cy 500
        Cy calls; Ann calls; Bob checks
        """
    hand = play(text).hand
    card = hand.hole[hand.actor][0]
    assert judge(hand, Discard(hand.actor, (card,))).ok
    assert not judge(hand, Discard(hand.actor, (card, card))).ok


def test_a_checker_is_barred_for_one_reason_more_than_others() -> None:
    text = """
        holdem no-limit 5/10
        seats: Ann 500, Bob 500, Cy 45
        Cy calls; Ann calls; Bob checks
        Ann checks; Bob bets 30; Cy raises to 35
        """
    hand = play(text).hand
    assert RaiseLaw.short_all_in_bars_checker in reopening_points(hand, 0)
    assert RaiseLaw.short_all_in_bars_checker not in reopening_points(hand, 1)


def test_a_short_blind_counts_whole_on_the_first_round_and_never_after() -> None:
    text = """
        omaha pot-limit 5/10
        seats: Ann 500, Bob 4, Cy 500
        """
    hand = play(text, "short-blind-lowers-bring-in no").hand
    assert short_posts(hand) == 6
    later = play(text + "Cy calls; Ann calls", "short-blind-lowers-bring-in no").hand
    assert later.street == 1
    assert short_posts(later) == 0


def test_antes_and_dead_money_are_no_bets() -> None:
    live = {kind for kind in Forced if is_live_post(Post(0, 1, kind))}
    assert live == set(Forced) - {Forced.ANTE, Forced.DEAD}


def test_nobody_discards_more_unknown_cards_than_they_hold() -> None:
    text = "five-card-draw limit 10/20 blinds 5/10\nseats: Ann 500, Bob 500\n"
    hand = play(text + "Ann has AsKsQsJs??\nBob calls; Ann checks").hand
    assert judge(hand, Discard(0, (UNKNOWN,))).ok
    refusal = judge(hand, Discard(0, (UNKNOWN, UNKNOWN))).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_CARD


def test_with_a_common_card_a_board_of_five_is_a_whole_hand() -> None:
    """A flush is more than aces; of four cards there is none."""
    hand = play("stud limit 10/20 ante 1 bring-in 3\nseats: Ann 500, Bob 500").hand
    flush, aces = parse("2s4s6s8sTs"), parse("AhAd3c4d5s")
    assert board_value(hand, flush) > board_value(hand, aces)
    assert board_value(hand, flush[:4]) < board_value(hand, aces[:4])


def test_who_is_given_the_turn_with_leave_to_fold_need_not_bring_it_in() -> None:
    hand = play("stud limit 10/20 ante 1 bring-in 3\nseats: Ann 500, Bob 500").hand
    assert not options(hand).fold
    apply(hand, TurnGiven(hand.actor, may_fold=True))
    assert options(hand).fold


def test_a_cap_that_stands_though_two_are_left_says_why() -> None:
    """Cy folds to the last raise: the cap was reached by three, or nothing lifts it at all."""
    text = """
        holdem limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500, Cy 500
        Cy raises to 20; Ann raises to 30; Bob raises to 40
        """
    for lifted, why in (
        ("pot-heads-up-before-cap", "cap-undone-by-fold"),
        ("never", "limit-cap-lifted-when"),
    ):
        rules = (f"limit-cap-lifted-when {lifted}", "limit-raise-cap 3")
        refusal = judge(play(text + "Cy folds", *rules).hand, RaiseTo(0, 50)).refusal
        assert refusal is not None
        assert refusal.grounds == ("limit-raise-cap", why)
        three = judge(play(text, *rules).hand, RaiseTo(2, 50)).refusal
        assert three is not None
        assert three.grounds == ("limit-raise-cap",)


def test_an_open_pair_on_fourth_street_is_named_only_where_it_lets_nobody_bet_more() -> None:
    text = """
        stud limit 10/20 ante 1 bring-in 3
        seats: Ann 500, Bob 500
        Ann has 2c3d4h 4s; Bob has KsQsJh 9d
        Ann brings it in; Bob calls
        """
    for who, grounds in (
        ("any-player", ("fixed-bet-sizes",)),
        ("nobody", ("fixed-bet-sizes", "stud-open-pair-option")),
    ):
        hand = play(text, f"stud-open-pair-option {who}").hand
        for amount in (15, 25):
            refusal = judge(hand, RaiseTo(0, amount)).refusal
            assert refusal is not None
            assert refusal.grounds == grounds
