"""Pineapple and its discards, playing the board, and the ranks of a short deck."""

from __future__ import annotations

from tests.hand.deciding import play
from tests.hand.stacked import stacked


def pineapple(game: str) -> str:
    return f"""
        {game} limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500, Cy 500
        Ann has AsAdKc; Bob has 7s7d6c; Cy has QsQdJc
        Cy calls; Ann calls; Bob checks
        """


def test_in_pineapple_one_card_goes_before_the_flop() -> None:
    """pechanga/24.2."""
    play(
        pineapple("pineapple")
        + """
        = street pre-flop
        = Ann may: discard 1-1
        x Ann discards AsAd                    # one card, not two
        x Ann stands pat                       # nor none
        x Ann checks
        Ann discards Kc; Bob discards 6c; Cy discards Jc
        = street flop
        = Ann has AsAd
        = Ann may: fold, check, raise to 10
        """
    )


def test_in_crazy_pineapple_one_card_goes_before_the_turn() -> None:
    """pechanga/24.3."""
    play(
        pineapple("crazy-pineapple")
        + """
        = street flop
        Ann checks; Bob checks; Cy checks
        = Ann may: discard 1-1
        Ann discards Kc; Bob discards 6c; Cy discards Jc
        = street turn
        = Ann may: fold, check, raise to 20
        """
    )


def test_an_all_in_player_discards_too() -> None:
    """pechanga/24.4: whoever keeps three cards has a dead hand."""
    text = pineapple("crazy-pineapple").replace("Ann 500", "Ann 10")
    play(text + "= stacks Ann 0\nBob checks; Cy checks\n= Ann may: discard 1-1")


def test_the_board_may_be_played_but_every_hole_card_is_shown() -> None:
    """pechanga/21.0a, pechanga/17.10, tournament/16: both split a straight on the board."""
    play(
        """
        holdem limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500
        Bob calls; Ann checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
        = Ann wins 10; = Bob wins 10
        = Ann shows; = Bob shows
        """,
        deck=stacked("holdem", ["2c2d", "3c3d"], "AsKdQhJsTc"),
    )


def short_deck(ann: str, bob: str, board: str, says: str) -> None:
    text = """
        short-deck no-limit 5/10
        seats: Ann 500, Bob 500
        Bob calls; Ann checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
        """
    play(text + says, deck=stacked("short-deck", [ann, bob], board))


def test_in_short_deck_a_flush_beats_a_full_house() -> None:
    short_deck("AhTh", "KdQc", "KhKs9hQh7c", "= Ann wins 20")


def test_in_short_deck_the_ace_is_below_the_six_in_a_straight() -> None:
    """A-6-7-8-9 against three aces: the straight wins."""
    short_deck("Ah6d", "AcAd", "7h8s9cAsKd", "= Ann wins 20")


def test_suits_never_decide_a_pot() -> None:
    """pechanga/15.1, rpl/ties.1: suits never decide a pot."""
    play(
        """
        holdem limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500
        Bob calls; Ann checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
        = Ann wins 10; = Bob wins 10
        """,
        deck=stacked("holdem", ["AsKs", "AcKc"], "2d3d7h8h9d"),
    )
