"""Stud after third street: who acts first, and the open pair on fourth street."""

from __future__ import annotations

from tests.hand.deciding import decides, play

FOURTH = """
{game} limit 10/20 ante 1 bring-in 3
seats: Ann 500, Bob 500, Cy 500
Ann has ????{ann}; Bob has ????{bob}; Cy has ????{cy}
"""
CALLED = "Cy brings it in; Ann calls; Bob calls\n= street fourth street\n"


def fourth(game: str = "stud", ann: str = "KhKd", bob: str = "9c4s", cy: str = "8c2d") -> str:
    """Ann shows a pair of kings on fourth street, unless told otherwise; Cy brought it in."""
    return FOURTH.format(game=game, ann=ann, bob=bob, cy=cy) + CALLED


# ---- who acts first --------------------------------------------------------------------------


def test_the_high_hand_showing_acts_first() -> None:
    """pechanga/26.2b, mohegan/stud.3: a pair beats an ace."""
    play(fourth(ann="AhKd", bob="9c9s") + "= Bob to act")
    play(fourth(ann="AhKd", bob="9cAs") + "= Ann to act")


@decides("stud-board-tie")
def test_of_equal_boards_the_one_dealt_first_acts_first() -> None:
    """pechanga/26.2b, mohegan/stud.3."""
    text = fourth(ann="Kd7c", bob="Ks7h")
    play(text + "= Ann to act")
    play(text + "= Bob to act", "stud-board-tie by-suit")


def test_in_high_low_too_the_high_board_acts_first() -> None:
    """mohegan/stud-hilo.both-1."""
    play(fourth("stud-eight", ann="KdQc", bob="3s4h", cy="2dAh") + "= Cy to act")


def test_in_razz_the_low_board_acts_first() -> None:
    """Cy's king brings it in; on fourth street Bob shows a four and an ace."""
    play(fourth("razz", ann="9c8d", bob="4sAh", cy="KdKh") + "= Bob to act")


def test_an_all_in_leader_is_skipped() -> None:
    """mohegan/buy-in.6: Ann has the kings and no chips."""
    text = fourth().replace("Ann 500", "Ann 4")
    play(text + "= stacks Ann 0\n= Bob to act")


# ---- the open pair ---------------------------------------------------------------------------


@decides("stud-open-pair-option")
def test_an_open_pair_lets_any_player_bet_the_upper_limit() -> None:
    """pechanga/26.1c, mohegan/stud.7a; a house may keep it to the pair's owner, or to nobody."""
    owner = "= Ann may: fold, check, raise to {}\nAnn checks\n"
    other = "= Bob may: fold, check, raise to {}"
    play(fourth() + owner.format("10 or 20") + other.format("10 or 20"))
    pair_holder = "stud-open-pair-option pair-holder"
    play(fourth() + owner.format("10 or 20") + other.format("10"), pair_holder)
    play(fourth() + owner.format("10") + other.format("10"), "stud-open-pair-option nobody")


def test_without_an_open_pair_fourth_street_is_at_the_lower_limit() -> None:
    """mohegan/stud.7."""
    play(fourth(ann="KhQd") + "= Ann may: fold, check, raise to 10; x Ann bets 20")


@decides("stud-open-pair-raise-size")
def test_a_small_bet_with_an_open_pair_is_raised_by_either_limit() -> None:
    """mohegan/stud.7b."""
    text = fourth() + "Ann bets 10\n"
    play(text + "= Bob may: fold, call 10, raise to 20 or 30")
    play(text + "= Bob may: fold, call 10, raise to 20", "stud-open-pair-raise-size as-bet")


@decides("stud-open-pair-raise-size")
def test_raisers_may_stay_at_the_lower_limit_until_someone_used_the_upper() -> None:
    """mohegan/stud.7c: 10, 20, then 30 or 40; after 40 it is 60."""
    text = fourth() + "Ann bets 10; Bob raises to 20\n= Cy may: fold, call 20, raise to 30 or 40\n"
    play(text + "Cy raises to 40\n= Ann may: fold, call 30, raise to 60; x Ann raises to 50")


def test_a_bet_of_the_upper_limit_is_raised_by_the_upper_limit() -> None:
    """mohegan/stud.7c."""
    play(fourth() + "Ann bets 20\n= Bob may: fold, call 20, raise to 40")


@decides("stud-open-pair-option-high-low")
def test_in_high_low_an_open_pair_changes_nothing() -> None:
    """pechanga/27.1e, mohegan/stud-hilo.both-2."""
    text = fourth("stud-eight", bob="9c4s", cy="8c2d")
    play(text + "= Ann may: fold, check, raise to 10; x Ann bets 20")
    play(text + "= Ann may: fold, check, raise to 10 or 20", "stud-open-pair-option-high-low yes")


def test_from_fifth_street_on_bets_are_at_the_upper_limit() -> None:
    """mohegan/stud.8, pechanga/26.1b: open pair or not."""
    text = fourth() + "Ann checks; Bob checks; Cy checks\n= street fifth street\n"
    play(text + "= Ann may: fold, check, raise to 20; x Ann bets 10")


@decides("stud-small-bet-rounds")
def test_two_rounds_of_stud_are_played_at_the_small_bet() -> None:
    """pechanga/26.1b, mohegan/stud.7 and .8: from fifth street on it is the big bet."""
    text = """
        stud limit 10/20 ante 1 bring-in 3
        seats: Ann 500, Bob 500
        Ann has 2c3cKh 8d 9s; Bob has 4c5c2d 7d 6s
        Bob brings it in; Ann calls
        = Ann may: fold, check, raise to 10
        Ann checks; Bob checks
        = street fifth street
        """
    play(text + "= Ann may: fold, check, raise to 20", "stud-small-bet-rounds 2")
    play(text + "= Ann may: fold, check, raise to 10", "stud-small-bet-rounds 3")


@decides("stud-later-rounds-open")
def test_the_high_board_opens_the_later_rounds_of_stud() -> None:
    """mohegan/stud-hilo.both-1: Bob shows king high."""
    text = """
        stud-eight limit 10/20 ante 1 bring-in 3
        seats: Ann 500, Bob 500
        Ann has 2c3c2d 8d; Bob has 4c5cKh 7d
        Ann brings it in; Bob calls
        """
    play(text + "= Bob to act", "stud-later-rounds-open high-board")
    play(text + "= Ann to act", "stud-later-rounds-open left-of-dealer")
