"""Blinds, antes, posts and dead money: who pays what, who acts first, who has the option."""

from __future__ import annotations

from tests.hand.deciding import decides, play

from shuffleup.hand import options

FOUR = """
holdem no-limit 5/10
seats: Ann 500, Bob 500, Cy 500, Dee 500
"""
LIMIT = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
"""


def test_the_first_round_starts_left_of_the_big_blind_and_later_ones_left_of_the_button() -> None:
    """mohegan/blinds.4a-4b, rpl/betting.5-6."""
    play(FOUR + "= Cy to act\nCy calls; Dee calls; Ann folds; Bob checks\n= Bob to act")


def test_heads_up_the_button_is_the_small_blind_first_before_the_flop_and_last_after() -> None:
    """pechanga/10.3, rpl/using-blinds.4, tournament/32."""
    play("""
        holdem no-limit 5/10
        seats: Ann 500, Bob 500
        button Bob
        = stacks Ann 490, Bob 495
        = Bob may: fold, call 5, raise to 20-500
        Bob calls; Ann checks
        = Ann to act
    """)


def test_three_blinds_start_left_of_the_button() -> None:
    """rpl/button-blind.g-h."""
    play("""
        holdem no-limit 2/5/10
        seats: Ann 500, Bob 500, Cy 500, Dee 500
        = stacks Ann 498, Bob 495, Cy 490
        = Dee may: fold, call 10, raise to 20-500
    """)


@decides("big-blind-option")
def test_the_big_blind_may_raise_when_everybody_called() -> None:
    """pechanga/10.2, mohegan/blinds.8, rpl/using-blinds.3."""
    text = LIMIT + "Cy calls; Ann calls\n"
    play(text + "= street pre-flop\n= Bob may: fold, check, raise to 20")
    play(text + "= street flop\n= Ann to act", "big-blind-option no")


def test_without_the_option_the_big_blind_still_answers_a_raise() -> None:
    text = LIMIT + "Cy raises to 20; Ann calls\n= Bob may: fold, call 10, raise to 30"
    play(text, "big-blind-option no")


@decides("short-blind-lowers-bring-in")
def test_a_big_blind_posted_short_does_not_make_it_cheaper() -> None:
    """rpl/using-blinds.1: Bob has 6 of the 10."""
    text = FOUR.replace("Bob 500", "Bob 6")
    full = play(text + "= stacks Bob 0\n= pot 11\n= Cy to act", "short-blind-lowers-bring-in no")
    lowered = play(text, "short-blind-lowers-bring-in yes")
    assert options(full.hand).call == 10
    assert options(lowered.hand).call == 6


def test_a_caller_of_a_short_blind_alone_takes_back_what_it_cannot_win() -> None:
    """rpl/g.table-stakes: Cy's 10 meets Bob's 6 and 5 of Ann's, who folds."""
    text = FOUR.replace("Bob 500", "Bob 6") + "Cy calls; Dee folds; Ann folds\n"
    play(text + "= stacks Cy 494\n= pots: 17 Bob Cy")


def test_a_short_small_blind_leaves_the_rest_as_it_was() -> None:
    play(FOUR.replace("Ann 500", "Ann 3") + "= pot 13\n= Cy may: fold, call 10, raise to 20-500")


def test_heads_up_a_blind_that_is_all_in_below_the_other_ends_the_betting() -> None:
    """Ann's big blind is 3 of 10; Bob has put in 5 and gets 2 back."""
    play("""
        holdem no-limit 5/10
        seats: Ann 3, Bob 500
        = stacks Ann 0, Bob 497
        = street river
    """)


def test_antes_are_no_part_of_the_bet() -> None:
    """rpl/g.ante: four antes of 1, and still 10 to call."""
    text = FOUR.replace("5/10", "5/10 ante 1")
    play(text + "= pot 19\n= Cy may: fold, call 10, raise to 20-499")


def test_a_big_blind_ante_is_paid_by_the_big_blind_alone_and_is_dead() -> None:
    """rpl/g.dead-money: 10 for the table beside Bob's own 10."""
    text = FOUR.replace("5/10", "5/10 big-blind-ante 10")
    play(
        text
        + """
        = pot 25
        = stacks Ann 495, Bob 480, Cy 500, Dee 500
        = Cy may: fold, call 10, raise to 20-500
        Cy folds; Dee folds; Ann calls
        = Bob may: fold, check, raise to 20-490
        """
    )


def test_the_dead_ante_is_not_returned_with_an_uncalled_blind() -> None:
    text = FOUR.replace("5/10", "5/10 big-blind-ante 10") + "Cy folds; Dee folds; Ann folds\n"
    play(text + "= Bob wins 20\n= stacks Ann 495, Bob 505")


def test_missed_blinds_are_live_up_to_the_bet_and_dead_beyond() -> None:
    """pechanga/10.8b: Cy posts 10 live and the small blind dead, and may raise in turn."""
    play(
        FOUR
        + """
        posts: Ann blind 5, Bob blind 10, Cy post 10, Cy dead 5
        = pot 30
        = Cy may: fold, check, raise to 20-495
        Cy checks; Dee folds; Ann folds
        = Bob may: fold, check, raise to 20-500
        """
    )


def test_whoever_buys_the_button_pays_both_blinds_and_acts_last() -> None:
    """pechanga/10.12-10.13: the small blind dead, the big one live, nobody else posts."""
    play(
        FOUR
        + """
        posts: Ann dead 5, Ann blind 10
        = pot 15
        = Bob to act
        Bob calls; Cy folds; Dee folds
        = Ann may: fold, check, raise to 20-495
        """
    )


def test_a_moving_button_can_make_two_big_blinds() -> None:
    """pechanga/10.1a: both have posted the bet and both have the option."""
    play(
        FOUR
        + """
        posts: Ann blind 10, Bob blind 10
        = Cy to act
        Cy folds; Dee calls
        = Ann may: fold, check, raise to 20-500
        Ann checks
        = Bob may: fold, check, raise to 20-500
        """
    )


def test_a_raise_nobody_calls_goes_back() -> None:
    """Cy's 30 is matched up to the blind's 10."""
    play(FOUR + "Cy raises to 30; Dee folds; Ann folds; Bob folds\n= Cy wins 25\n= stacks Cy 515")


def test_a_walk_gives_the_big_blind_the_small_one() -> None:
    play(FOUR + "Cy folds; Dee folds; Ann folds\n= over\n= stacks Ann 495, Bob 505")


@decides("first-round-opens", "later-rounds-open")
def test_the_first_round_opens_left_of_the_blinds_and_later_ones_left_of_the_button() -> None:
    """rpl/betting.5 and .6, mohegan/blinds.4b."""
    text = "holdem no-limit 5/10\nseats: Ann 500, Bob 500, Cy 500, Dee 500\n"
    play(text + "= Cy to act", "first-round-opens left-of-blinds")
    play(text + "= Ann to act", "first-round-opens left-of-button")
    text += "Cy calls; Dee calls; Ann calls; Bob checks\n= street flop\n"
    play(text + "= Ann to act", "later-rounds-open left-of-button")
    play(text + "= Cy to act", "later-rounds-open left-of-blinds")
