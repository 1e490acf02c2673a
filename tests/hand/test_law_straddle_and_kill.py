"""Straddles and killed pots: who acts last, and how many bets there are."""

from __future__ import annotations

from tests.hand.deciding import decides, play

STRADDLE = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500, Dee 500
posts: Ann blind 5, Bob blind 10, Cy straddle 20
"""
KILL = """
holdem limit 20/40 blinds 5/10          # a 10/20 game, doubled for this hand
seats: Ann 500, Bob 500, Cy 500, Eve 500, Dee 500
posts: Ann blind 5, Bob blind 10, {killer} kill 20
"""


@decides("straddle-last-action")
def test_the_straddler_acts_after_the_big_blind_and_may_raise() -> None:
    """pechanga/21.4b."""
    text = STRADDLE + "= Dee may: fold, call 20, raise to 30\nDee calls; Ann calls; Bob calls\n"
    play(text + "= Cy may: fold, check, raise to 30")
    play(STRADDLE + "= Cy may: fold, check, raise to 30", "straddle-last-action no")


@decides("straddle-limit-cap-bets")
def test_a_straddle_makes_it_five_bets() -> None:
    """pechanga/21.4c: a bet of 10, a straddle of 20, raises to 30, 40 and 50."""
    text = STRADDLE + "Dee raises to 30; Ann raises to 40\n"
    play(text + "= Bob may: fold, call 30, raise to 50\nBob raises to 50\n= Cy may: fold, call 30")
    play(text + "= Bob may: fold, call 30", "straddle-limit-cap-bets 4")


def test_after_the_flop_a_straddled_pot_has_four_bets_again() -> None:
    """pechanga/21.4c speaks of the pre-flop round."""
    text = STRADDLE + "Dee folds; Ann calls; Bob calls; Cy checks\n= street flop\n"
    text += "Ann bets 10; Bob raises to 20; Cy raises to 30; Ann raises to 40\n"
    play(text + "= Bob may: fold, call 20")


@decides("killer-acts")
def test_a_killer_under_the_gun_acts_last_on_the_first_round() -> None:
    """pechanga/18.6a."""
    text = KILL.format(killer="Cy")
    last = (
        text + "= Eve may: fold, call 20, raise to 40\nEve calls; Dee calls; Ann calls; Bob calls\n"
    )
    play(last + "= Cy may: fold, check, raise to 40")
    play(text + "= Cy may: fold, check, raise to 40", "killer-acts in-turn")


def test_a_killer_in_the_big_blind_acts_last_too() -> None:
    """pechanga/18.5-18.6a: the blind of 20 stands for the 10."""
    text = KILL.replace("Bob blind 10, {killer} kill 20", "Bob kill 20")
    play(text + "= Cy may: fold, call 20, raise to 40")


@decides("killer-acts")
def test_the_killer_on_the_button_is_passed_over_until_the_blinds_have_acted() -> None:
    text = KILL.format(killer="Dee") + "Cy calls; Eve calls\n"
    play(text + "= Ann to act\nAnn calls; Bob calls\n= Dee may: fold, check, raise to 40")
    play(text + "= Dee to act", "killer-acts in-turn")


def test_the_killer_acts_before_anyone_acts_twice() -> None:
    """pechanga/18.6a: Ann's raise comes to Bob and to Dee before it comes back to Cy."""
    text = KILL.format(killer="Dee") + "Cy calls; Eve folds; Ann raises to 40; Bob folds\n"
    play(
        text
        + "= Dee may: fold, call 20, raise to 60\nDee calls\n= Cy may: fold, call 20, raise to 60"
    )


def test_when_the_killer_raises_the_action_goes_back_to_the_opening_bettor() -> None:
    """pechanga/18.6b: Cy folded, so Dee was the first to put chips in."""
    text = KILL.format(killer="Eve") + "Cy folds; Dee calls; Ann calls; Bob calls\n"
    play(text + "Eve raises to 40\n= Dee may: fold, call 20, raise to 60\nDee calls\n= Ann to act")


def test_all_bets_of_a_killed_pot_are_doubled() -> None:
    """pechanga/18.5-18.6a: four bets of 20 before the flop, then 20, 40, 40."""
    text = KILL.format(killer="Dee") + "Cy raises to 40; Eve raises to 60; Ann raises to 80\n"
    text += "= Bob may: fold, call 70\nBob folds; Dee calls; Cy folds; Eve folds\n"
    play(text + "= street flop\n= Ann may: fold, check, raise to 20")
