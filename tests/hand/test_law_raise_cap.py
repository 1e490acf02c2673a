"""How many raises a round has in limit, and when two players may raise for ever."""

from __future__ import annotations

from tests.hand.deciding import decides, play

THREE = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500         # Ann small blind, Bob big blind, Cy on the button
"""
HEADS_UP = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500                 # Bob is the button and the small blind
"""
FOUR_BETS = THREE + "Cy raises to 20; Ann raises to 30; Bob raises to 40\n"


@decides("limit-raise-cap")
def test_a_bet_and_three_raises_cap_the_round() -> None:
    """pechanga/21.3, mohegan/limit-raise.3a."""
    play(FOUR_BETS + "= Cy may: fold, call 20; x Cy raises to 50")
    play(FOUR_BETS + "= Cy may: fold, call 20, raise to 50", "limit-raise-cap 4")


def test_the_cap_counts_anew_on_every_round() -> None:
    text = FOUR_BETS + "Cy calls; Ann calls\n= street flop\nAnn bets 10; Bob raises to 20\n"
    play(text + "= Cy may: fold, call 20, raise to 30")


@decides("limit-cap-min-players")
def test_two_players_may_raise_without_end() -> None:
    """pechanga/21.5a, mohegan/limit-raise.3a, rpl/raising.3."""
    text = HEADS_UP + "Bob raises to 20; Ann raises to 30; Bob raises to 40\n"
    play(text + "= Ann may: fold, call 10, raise to 50")
    play(text + "= Ann may: fold, call 10", "limit-cap-min-players 2")


@decides("limit-cap-min-players")
def test_a_house_may_cap_only_pots_of_four() -> None:
    play(FOUR_BETS + "= Cy may: fold, call 20, raise to 50", "limit-cap-min-players 4")


@decides("limit-cap-lifted-when")
def test_a_pot_heads_up_before_the_cap_has_none_but_in_tournaments_it_has() -> None:
    """pechanga/21.5a against pechanga/t.41 and tournament/m.9."""
    text = THREE + "Cy raises to 20; Ann folds; Bob raises to 30; Cy raises to 40\n"
    play(text + "= Bob may: fold, call 10, raise to 50")
    play(text + "= Bob may: fold, call 10", "limit-cap-lifted-when event-heads-up")
    play(text + "= Bob may: fold, call 10", "limit-cap-lifted-when never")


@decides("limit-cap-lifted-when")
def test_the_last_two_of_an_event_raise_without_end() -> None:
    """pechanga/t.41, tournament/m.9; a house that never lifts the cap keeps it even then."""
    text = HEADS_UP + "Bob raises to 20; Ann raises to 30; Bob raises to 40\n"
    event = "limit-cap-lifted-when event-heads-up"
    play(f"{text}last two players\n= Ann may: fold, call 10, raise to 50", event)
    play(text + "= Ann may: fold, call 10", event)
    play(f"{text}last two players\n= Ann may: fold, call 10", "limit-cap-lifted-when never")


def test_a_round_that_begins_heads_up_has_no_cap() -> None:
    """mohegan/limit-raise.3a, pechanga/21.5a."""
    text = THREE + "Cy folds; Ann calls; Bob checks\nAnn bets 10; Bob raises to 20\n"
    play(text + "Ann raises to 30; Bob raises to 40\n= Ann may: fold, call 10, raise to 50")


@decides("cap-undone-by-fold")
def test_a_fold_does_not_undo_the_cap() -> None:
    """pechanga/21.5b, mohegan/betting.9, rpl/raising.3."""
    text = FOUR_BETS + "Cy folds\n"
    play(text + "= Ann may: fold, call 10")
    play(text + "= Ann may: fold, call 10, raise to 50", "cap-undone-by-fold yes")


@decides("cap-counts-all-in-players")
def test_an_all_in_player_keeps_the_cap_in_place() -> None:
    """mohegan/betting.8."""
    text = THREE.replace("Cy 500", "Cy 20") + "Cy all-in 20; Ann raises to 30; Bob raises to 40\n"
    play(text + "= Ann may: fold, call 10")
    play(text + "= Ann may: fold, call 10, raise to 50", "cap-counts-all-in-players no")


@decides("no-limit-raises-capped")
def test_no_limit_has_no_cap() -> None:
    """pechanga/22.1, mohegan/nl.7, rpl/nl.1, tournament/m.9."""
    text = FOUR_BETS.replace("limit 10/20 blinds 5/10", "no-limit 5/10")
    play(text + "= Cy may: fold, call 20, raise to 50-500")
    play(text + "= Cy may: fold, call 20", "no-limit-raises-capped yes")


@decides("big-blind-is-opening-bet")
def test_the_big_blind_is_the_first_of_the_four_bets() -> None:
    """pechanga/10.2, rpl/using-blinds.6: otherwise four bets may follow it, to 50."""
    play(FOUR_BETS + "= Cy may: fold, call 20")
    play(FOUR_BETS + "= Cy may: fold, call 20, raise to 50", "big-blind-is-opening-bet no")


def test_an_all_in_of_half_a_bet_uses_up_a_raise() -> None:
    """pechanga/21.7: it is treated as full, so 20, all-in 25, 35, 45 are bets two to five."""
    text = THREE.replace("Ann 500", "Ann 25") + "Cy raises to 20; Ann all-in 25; Bob raises to 35\n"
    play(text + "= Cy may: fold, call 15")


def test_an_all_in_of_less_than_half_a_bet_uses_up_none() -> None:
    """pechanga/21.6: Ann's 24 is completed to 30, the third bet; Cy's 40 is the fourth."""
    text = THREE.replace("Ann 500", "Ann 24") + "Cy raises to 20; Ann all-in 24; Bob raises to 30\n"
    play(text + "= Cy may: fold, call 10, raise to 40\nCy raises to 40\n= Bob may: fold, call 10")
