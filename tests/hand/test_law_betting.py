"""The opening bet, fixed and spread sizes, check-raising, and the burn before each round."""

from __future__ import annotations

from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

LIMIT_FLOP = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Cy calls; Ann calls; Bob checks
"""
FLOP = """
holdem no-limit 5/10
seats: Ann 510, Bob 510, Cy 510
Cy calls; Ann calls; Bob checks
"""


@decides("check-raise")
def test_whoever_checked_may_raise() -> None:
    """pechanga/12.1, mohegan/betting.1, rpl/betting.1."""
    text = LIMIT_FLOP + "Ann checks; Bob bets 10; Cy folds\n"
    play(text + "= Ann may: fold, call 10, raise to 20")
    play(text + "= Ann may: fold, call 10; x Ann raises to 20", "check-raise no")


@decides("pass-and-out")
def test_where_passing_is_out_one_bets_or_folds() -> None:
    """rpl/g.pass."""
    play(FLOP + "= Ann may: fold, check, raise to 10-500")
    play(FLOP + "= Ann may: fold, raise to 10-500; x Ann checks", "pass-and-out yes")


@decides("check-raise-in-lowball")
def test_check_raising_may_be_barred_in_lowball_alone() -> None:
    """rpl/raising.1 excepts lowball, pechanga/12.1 excepts nothing."""
    text = """
        lowball limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500, Cy 500
        Cy calls; Ann calls; Bob checks
        Ann stands pat; Bob stands pat; Cy stands pat
        Ann checks; Bob bets 20; Cy folds
        """
    play(text + "= Ann may: fold, call 20, raise to 40", "check-raise-in-lowball yes")
    play(text + "= Ann may: fold, call 20", "check-raise-in-lowball no")
    hold_em = LIMIT_FLOP + "Ann checks; Bob bets 10; Cy folds\n"
    play(hold_em + "= Ann may: fold, call 10, raise to 20", "check-raise-in-lowball no")


@decides("minimum-bet-big-bet")
def test_the_smallest_no_limit_bet_is_the_big_blind() -> None:
    """pechanga/22.2a, pechanga/t.59, rpl/betting.2."""
    play(FLOP + "= Ann may: fold, check, raise to 10-500; x Ann bets 9")
    play(FLOP + "= Ann may: fold, check, raise to 5-500", "minimum-bet-big-bet small-blind")
    play(FLOP + "= Ann may: fold, check, raise to 1-500", "minimum-bet-big-bet any")


def test_a_raise_of_a_small_bet_is_measured_by_that_bet() -> None:
    text = FLOP + "Ann bets 3\n= Bob may: fold, call 3, raise to 6-500"
    play(text, "minimum-bet-big-bet any")


def test_less_than_the_minimum_may_be_bet_all_in() -> None:
    """rpl/nl.2."""
    play(FLOP.replace("Ann 510", "Ann 17") + "= Ann may: fold, check, raise to 7")


def test_limit_bets_are_small_on_two_rounds_and_big_on_two() -> None:
    play(
        LIMIT_FLOP
        + """
        = Ann may: fold, check, raise to 10
        x Ann bets 20
        Ann checks; Bob checks; Cy checks
        = street turn
        = Ann may: fold, check, raise to 20
        x Ann bets 10
        Ann checks; Bob checks; Cy checks
        = street river
        = Ann may: fold, check, raise to 20
        """
    )


SPREAD_STUD = """
stud spread 1-5 ante 1 bring-in 1
seats: Ann 100, Bob 100, Cy 100
Ann has ????2c; Bob has ????9d; Cy has ????Kh
"""


def test_in_a_one_to_five_game_a_bet_of_three_is_raised_to_six_seven_or_eight() -> None:
    """The example of mohegan/stud.6."""
    text = (
        SPREAD_STUD + "Ann has 2d; Bob has 9h; Cy has Kd\nAnn brings it in; Bob calls; Cy calls\n"
    )
    play(
        text
        + """
        = Cy may: fold, check, raise to 1-5
        Cy bets 3
        = Ann may: fold, call 3, raise to 6-8
        x Ann raises to 5
        x Ann raises to 9
        """
    )


def test_a_bring_in_of_the_least_bet_is_raised_by_at_least_that_bet() -> None:
    """pechanga/21.2, mohegan/stud.6: over 1, the raise is to 2 at least, and to 6 at most."""
    play(SPREAD_STUD + "Ann brings it in\n= Bob may: fold, call 1, raise to 2-6")


def test_a_bring_in_of_a_full_bet_is_raised_by_a_full_bet() -> None:
    """mohegan/stud.1: there is nothing left to complete; a raise of 10 makes it 20."""
    text = SPREAD_STUD.replace("spread 1-5 ante 1 bring-in 1", "limit 10/20 ante 1 bring-in 10")
    play(text + "Ann brings it in\n= Bob may: fold, call 10, raise to 20")


@decides("burn-before-each-round")
def test_a_card_is_burned_before_the_flop_the_turn_and_the_river() -> None:
    """rpl/deal.4c-4g: after the hole cards every burn is followed by the cards of its round."""
    text = """
        holdem no-limit 5/10
        seats: Ann 100, Bob 100
        Bob calls; Ann checks; Ann checks; Bob checks; Ann checks; Bob checks
        """
    deck = stacked("holdem", ["2c2d", "3c3d"])
    cards = [deck[at : at + 2] for at in range(8, 8 + 16, 2)]  # what follows the hole cards
    burned = "".join(cards[at] for at in (1, 2, 3, 5, 7))
    play(text + f"= board {burned}", deck=deck)
    play(text + f"= board {''.join(cards[:5])}", "burn-before-each-round no", deck=deck)
