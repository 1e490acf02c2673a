"""Dealing the rest of the board twice or three times when someone is all-in."""

from __future__ import annotations

from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

# 45 in the middle after the flop: Cy's small blind is dead money, Ann and Bob have 20 each.
FLOP = """
holdem no-limit 5/10{chip}
seats: Cy 500, Ann 20, Bob 500
Bob raises to 20; Cy folds; Ann all-in 20
"""
TWICE = "run-it-maximum 2"
THRICE = "run-it-maximum 3"
# Ann has queens, Bob kings. The first board brings a queen, the second one does not.
HANDS = ["2c2d", "QhQd", "KhKd"]
FIRST, SECOND, THIRD = "3c4d7h8sQs", "3d5s7s9cTh", "3h5c7c9dJh"
DECK = stacked("holdem", HANDS, FIRST, then="??3d5s7s??9c??Th??3h5c7c??9d??Jh")
ASKED = FLOP.format(chip="")


@decides("run-it-maximum")
def test_a_house_says_how_often_the_rest_may_be_dealt() -> None:
    """rpl/procedures.8, rpl/nl.16a: two or three times; elsewhere once, and nobody is asked."""
    play(ASKED + "= over", "run-it-maximum 1", deck=DECK)
    play(ASKED + "= Ann may: run it 1-2; x Ann runs it 3", TWICE, deck=DECK)
    play(ASKED + "= Ann may: run it 1-3", THRICE, deck=DECK)


def test_dealt_twice_each_board_wins_half_and_the_odd_chip_is_on_the_first() -> None:
    """rpl/nl.16a: 23 to Ann for the first board, 22 to Bob for the second."""
    text = ASKED + f"Ann runs it twice; Bob runs it twice\n= board {FIRST} / {SECOND}\n"
    play(text + "= Ann wins 23; = Bob wins 22", TWICE, deck=DECK)


def test_dealt_three_times_each_board_wins_a_third() -> None:
    """rpl/nl.16a: 15 for each board."""
    text = ASKED + "Ann runs it thrice; Bob runs it thrice\n"
    text += f"= board {FIRST} / {SECOND} / {THIRD}\n"
    play(text + "= Ann wins 15; = Bob wins 30", THRICE, deck=DECK)


def test_cards_of_the_first_board_do_not_come_back() -> None:
    """rpl/g.deal-twice."""
    hand = play(ASKED + "Ann runs it twice; Bob runs it twice", TWICE, deck=DECK).hand
    assert not set(hand.boards[0]) & set(hand.boards[1])


def test_one_player_can_keep_it_to_one_board() -> None:
    """rpl/nl.16a, rpl/g.deal-twice: it takes the agreement of all."""
    play(ASKED + f"Ann runs it once\n= over\n= board {FIRST}\n= Ann wins 45", TWICE, deck=DECK)
    text = ASKED + "Ann runs it thrice; Bob runs it twice\n"
    play(text + f"= board {FIRST} / {SECOND}", THRICE, deck=DECK)


def test_the_boards_share_what_was_dealt_before() -> None:
    text = """
        holdem no-limit 5/10
        seats: Ann 100, Bob 100
        Bob calls; Ann checks
        Ann all-in 90; Bob calls
        = Ann may: run it 1-2
        Ann runs it twice; Bob runs it twice
        = board 3c4d7h8sQs / 3c4d7h9cTh
        = Ann wins 100; = Bob wins 100
        """
    deck = stacked("holdem", ["QhQd", "KhKd"], FIRST, then="??9c??Th")
    play(text, TWICE, deck=deck)


@decides("run-it-limit")
def test_in_limit_the_rest_is_dealt_once() -> None:
    """rpl/procedures.8 speaks of big-bet poker."""
    text = "holdem limit 10/20 blinds 5/10\nseats: Ann 20, Bob 500\nseed limit\n"
    text += "Bob raises to 20; Ann calls\n"
    play(text + "= over", TWICE)
    play(text + "= Ann may: run it 1-2", TWICE, "run-it-limit yes")


def test_in_spread_limit_the_rest_is_dealt_once_too() -> None:
    """rpl/procedures.8: no-limit and pot-limit only."""
    text = "holdem spread 2-10 blinds 1/2\nseats: Ann 10, Bob 500\nseed spread\n"
    play(text + "Bob raises to 10; Ann all-in 10\n= over", TWICE)


def test_the_halves_are_whole_chips() -> None:
    """rpl/ties.2: 45 in chips of 5 is 25 for the first board and 20 for the second."""
    text = FLOP.format(chip=" chip 5") + "Ann runs it twice; Bob runs it twice\n"
    play(text + "= Ann wins 25; = Bob wins 20", TWICE, deck=DECK)


def test_nobody_is_asked_while_two_players_can_still_bet() -> None:
    text = """
        holdem no-limit 5/10
        seats: Ann 20, Bob 500, Cy 500
        seed betting
        Cy raises to 40; Ann all-in 20; Bob calls
        = Bob may: fold, check, raise to 10-460
        """
    play(text, TWICE)


def test_each_side_pot_is_divided_between_the_boards() -> None:
    """Main pot 60 and side pot 160: 30 and 80 on each board.

    Ann's queens win the main pot on the first board; Cy's kings beat Bob's fives on both.
    """
    deck = stacked("holdem", ["QhQd", "5h5d", "KhKd"], FIRST, then="??2d6s7s??9c??Th")
    text = """
        holdem no-limit 5/10
        seats: Ann 20, Bob 100, Cy 100
        Cy all-in 100; Ann all-in 20; Bob all-in 100
        Ann runs it twice; Bob runs it twice; Cy runs it twice
        = Ann wins 30; = Bob wins 0; = Cy wins 190
        """
    play(text, TWICE, deck=deck)
