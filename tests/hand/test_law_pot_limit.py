"""Pot-limit: the pot as it is counted for the largest raise."""

from __future__ import annotations

from tests.hand.deciding import decides, play

FOUR = """
omaha pot-limit {blinds}
seats: Ann 1000, Bob 1000, Cy 1000, Dee 1000
"""


def four(blinds: str) -> str:
    return FOUR.format(blinds=blinds)


@decides("pot-limit-maximum-raise")
def test_a_pot_of_25_with_5_to_call_may_be_raised_to_35() -> None:
    """The example of pechanga/23.4: 5 to call makes it 30, and 30 more."""
    text = """
        omaha pot-limit 2/5
        seats: Ann 500, Bob 500
        Bob raises to 10; Ann calls; Ann bets 5
        = pot 25
        """
    play(text + "= Bob may: fold, call 5, raise to 10-35; x Bob raises to 36")
    play(text + "= Bob may: fold, call 5, raise to 10-30", "pot-limit-maximum-raise before-calling")


def test_the_first_to_open_for_the_pot_makes_it_three_and_a_half_big_blinds() -> None:
    """pechanga/23.4 before the flop: 15 in the pot, 10 to call, so 25 on top of 10."""
    play(four("5/10") + "= Cy may: fold, call 10, raise to 20-35")


@decides("pot-limit-open-cap")
def test_a_house_may_let_the_opener_make_it_four_big_blinds() -> None:
    """pechanga/23.2."""
    play(four("5/10") + "= Cy may: fold, call 10, raise to 20-35", "pot-limit-open-cap 0")
    play(four("5/10") + "= Cy may: fold, call 10, raise to 20-40", "pot-limit-open-cap 4")


def test_after_the_opening_the_pot_is_the_limit() -> None:
    """Cy's call of 10 opened: 25 in the pot and 10 to call make 35 on top of 10."""
    text = four("5/10") + "Cy calls\n= Dee may: fold, call 10, raise to 20-45"
    play(text, "pot-limit-open-cap 4")


def test_a_raise_is_measured_after_the_call() -> None:
    """15 + 30 in the pot, Dee calls 30: 75 on top of 30."""
    play(four("5/10") + "Cy raises to 30\n= Dee may: fold, call 30, raise to 50-105")


def test_after_the_flop_the_opening_bet_is_at_most_the_pot() -> None:
    """pechanga/23.1."""
    text = four("5/10") + "Cy calls; Dee folds; Ann folds; Bob checks\n"
    play(text + "= pot 25\n= Bob may: fold, check, raise to 10-25; x Bob bets 26")


TWELVE = four("1/3") + "Cy calls; Dee calls; Ann calls; Bob checks\n= pot 12\n"
SINGLE = "pot-limit-rounding-when single-dollar-blinds"


@decides("pot-limit-rounding-when")
def test_with_single_dollar_blinds_the_pot_is_rounded_up_to_five_dollars() -> None:
    """pechanga/23.3."""
    play(TWELVE + "= Ann may: fold, check, raise to 3-15", SINGLE)
    play(TWELVE + "= Ann may: fold, check, raise to 3-12", "pot-limit-rounding-when never")
    play(TWELVE + "= Ann may: fold, check, raise to 3-15", "pot-limit-rounding-when always")


@decides("pot-limit-rounding-when")
def test_with_blinds_in_fives_only_a_house_that_always_rounds_does() -> None:
    """pechanga/23.3: other structures where needed. Three have put in 21."""
    text = four("5/10") + "Cy raises to 21; Dee folds; Ann calls; Bob calls\n= pot 63\n"
    play(text + "= Ann may: fold, check, raise to 10-63", SINGLE)
    play(text + "= Ann may: fold, check, raise to 10-65", "pot-limit-rounding-when always")


@decides("pot-limit-rounding")
def test_a_house_may_round_to_tens() -> None:
    play(TWELVE + "= Ann may: fold, check, raise to 3-15", SINGLE)
    play(TWELVE + "= Ann may: fold, check, raise to 3-20", SINGLE, "pot-limit-rounding 10")


def test_dollars_may_be_counted_in_cents() -> None:
    """The same pot in cents: 12 dollars are rounded up to 15."""
    text = """
        omaha pot-limit 100/300 dollar 100
        seats: Ann 100000, Bob 100000, Cy 100000, Dee 100000
        Cy calls; Dee calls; Ann calls; Bob checks
        """
    play(text + "= Ann may: fold, check, raise to 300-1500", SINGLE)


def test_a_big_blind_posted_short_does_not_lower_the_openers_largest_raise() -> None:
    """rpl/using-blinds.1: 35 as ever, though Bob could post only 6 of the 10."""
    text = four("5/10").replace("Bob 1000", "Bob 6")
    play(text + "= Cy may: fold, call 10, raise to 20-35")


def test_a_short_all_in_does_not_reopen_pot_limit_betting() -> None:
    """pechanga/23.1: no-limit rules apply; 40 is 10 over a raise of 20."""
    text = (
        four("5/10").replace("Dee 1000", "Dee 40") + "Cy raises to 30; Dee all-in 40; Ann folds\n"
    )
    play(text + "Bob calls\n= Cy may: fold, call 10")
