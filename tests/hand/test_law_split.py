"""High-low: halves, ties in each, hands that are the same both ways, and no low at all."""

from __future__ import annotations

from msgspec.structs import replace
from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

from shuffleup.hand.shares import divide, split, ways_to_win

# Three players and {dead} chips of dead money: a pot of 30 and that.
OMAHA = """
omaha-eight limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
posts: Ann blind 5, Bob blind 10, Cy dead {dead}
Cy {cy}; Ann calls; Bob checks
"""


def omaha(
    hands: list[str], board: str, *rules: str, dead: int, says: str, cy: str = "calls"
) -> None:
    players = ["Ann", "Bob", "Cy"] if cy == "calls" else ["Ann", "Bob"]
    checks = "\n".join("; ".join(f"{name} checks" for name in players) for _ in range(3))
    text = OMAHA.format(dead=dead, cy=cy) + checks + "\n"
    play(text + says, *rules, deck=stacked("omaha-eight", hands, board))


# Ann and Bob both have A-2 for the wheel; Cy folds: 10 + 10 + 6 dead is 26, halves of 13.
WHEELS = ["AhKh2d9s", "AdKd2h9c", "QcQdJcJd"]
WHEEL_BOARD = "3c4s5hTcTs"


@decides("identical-two-way-hands")
def test_two_wheels_share_the_whole_pot_as_evenly_as_possible() -> None:
    """The example of tournament/18a and pechanga/t.17c; pechanga/15.2c goes half by half."""
    evenly = "= Ann wins 13; = Bob wins 13"
    omaha(WHEELS, WHEEL_BOARD, dead=6, cy="folds", says=evenly)
    each_half = "= Ann wins 14; = Bob wins 12"  # 7 and 6 of both halves
    half = "identical-two-way-hands half-by-half"
    omaha(WHEELS, WHEEL_BOARD, half, dead=6, cy="folds", says=each_half)


@decides("odd-chips-one-per-player")
def test_one_player_gets_two_odd_chips_or_at_most_one() -> None:
    """pechanga/15.2c against rpl/ties.3: 46 is 23 for the two highs and 23 for the two lows."""
    board = "KcKs3d4s6h"
    hands = ["KhQhAd2h", "KdAh9cJs", "Ac2dTcTd"]
    omaha(hands, board, dead=16, says="= Ann wins 24; = Bob wins 11; = Cy wins 11")
    once = "odd-chips-one-per-player yes"
    omaha(hands, board, once, dead=16, says="= Ann wins 23; = Bob wins 11; = Cy wins 12")


def test_a_quarter_goes_to_whoever_ties_for_one_half() -> None:
    """Ann has the high alone and shares the low with Bob: 20 and 10 of 40, and 10 for Bob."""
    hands = ["KhKdAd2h", "QhJdAc2d", "QcQsTcTd"]
    omaha(hands, "Kc3d4s6hJs", dead=10, says="= Ann wins 30; = Bob wins 10; = Cy wins 0")


def test_without_a_qualifying_low_the_high_takes_all() -> None:
    """pechanga/25.5, mohegan/omaha-hilo.2: only two board cards are eight or lower."""
    hands = ["KhKd8d8h", "Ah2h3h4d", "QcQs2c2d"]
    omaha(hands, "Kc5d7s9hJs", dead=1, says="= Ann wins 31; = Bob wins 0; = Cy wins 0")


def test_a_nine_is_no_low() -> None:
    """pechanga/24.7a: Bob's best low is 9-5-3-2-A, so Ann's kings take all."""
    hands = ["KhKd8d8h", "Ah2h9d9s", "QcQs2c2d"]
    omaha(hands, "Kc3d5s9cJs", dead=1, says="= Ann wins 31; = Bob wins 0")


def test_in_omaha_exactly_two_cards_of_the_hand_play() -> None:
    """pechanga/25.0a: four board hearts and one in the hand are no flush; two kings win."""
    hands = ["AhQd7s4c", "KcKd8s8c", "7c7d6c6d"]
    omaha(hands, "2h3hThKh9s", dead=1, says="= Bob wins 31")


def test_straights_and_flushes_do_not_hurt_a_low() -> None:
    """mohegan/stud-hilo.both-3, pechanga/27.1d: Ann's wheel in clubs is the best low and high."""
    text = """
        stud-eight limit 10/20 ante 5 bring-in 3
        seats: Ann 500, Bob 500
        Ann has AcKd3c4c5c2cQh; Bob has KsKh6h7d8s9cKc
        Ann brings it in; Bob calls
        """
    checks = "Bob checks; Ann checks; Bob checks; Ann checks; Bob checks; Ann checks\n"
    play(
        text + checks + "Bob checks; Ann checks\nBob shows; Ann shows\n= Ann wins 16; = Bob wins 0"
    )


def test_plain_high_low_has_no_qualifier() -> None:
    """mohegan/stud-hilo.hl-1: Bob's low of 9-8-7-6-4 takes half of 16."""
    text = """
        stud-high-low limit 10/20 ante 5 bring-in 3
        seats: Ann 500, Bob 500
        Ann has KsKhTcTdJhJdQs; Bob has 9s8h7c6d4c9dQh
        Ann brings it in; Bob calls
        """
    checks = "Ann checks; Bob checks; " * 4
    play(text + checks.rstrip("; ") + "\nAnn shows; Bob shows\n= Ann wins 8; = Bob wins 8")


@decides("low-qualifier")
def test_a_nine_low_wins_half_only_where_no_qualifier_is_asked() -> None:
    """pechanga/25.4a, mohegan/omaha-hilo.2: Bob's best low is 9-5-3-2-A."""
    text = """
        omaha-eight limit 10/20 blinds 5/10; ask to show
        seats: Ann 500, Bob 500
        Ann has KsKhQdJd; Bob has AcAd2d2h; board 3c5d9hKdTs
        Bob calls; Ann checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
        everyone shows
        """
    play(text + "= Ann wins 20; = Bob wins 0", "low-qualifier eight-or-better")
    play(text + "= Ann wins 10; = Bob wins 10", "low-qualifier none")


@decides("low-qualifier-plain-stud-high-low")
def test_plain_stud_high_low_has_a_qualifier_or_none() -> None:
    """mohegan/stud-hilo.hl-1 asks for none, pechanga/27.1a for an eight."""
    text = """
        stud-high-low limit 10/20 ante 1 bring-in 3
        seats: Ann 500, Bob 500; ask to show
        Ann has KsKhKd QdQs9d8d; Bob has AcAd2d 3d4h9c9s
        Ann brings it in; Bob calls
        """
    text += "Ann checks; Bob checks\n" * 4 + "everyone shows\n"
    play(text + "= Ann wins 8; = Bob wins 0", "low-qualifier-plain-stud-high-low eight-or-better")
    play(text + "= Ann wins 4; = Bob wins 4", "low-qualifier-plain-stud-high-low none")


@decides("no-low-high-scoops")
def test_without_a_low_the_high_takes_the_whole_pot() -> None:
    """pechanga/24.8, 25.5; a house could leave the low half for the next pot."""
    text = """
        omaha-eight limit 10/20 blinds 5/10; ask to show
        seats: Ann 500, Bob 500
        Ann has KsKhQdJd; Bob has AcAd2d2h; board 9c5d9sKdTs
        Bob calls; Ann checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
        everyone shows
        """
    play(text + "= Ann wins 20; = carried 0", "no-low-high-scoops yes")
    play(text + "= Ann wins 10; = carried 10", "no-low-high-scoops no")


def test_where_the_low_half_is_left_the_odd_chip_goes_with_the_high_one() -> None:
    """31 without a low, in a house that carries the low half on: 16 for the high, 15 stay."""
    text = """
        omaha-eight limit 10/20 blinds 5/10; ask to show
        seats: Ann 500, Bob 500, Cy 500
        posts: Ann blind 5, Bob blind 10, Cy dead 1
        Ann has KsKhQdJd; Bob has AcAd2d2h; Cy has QcJc8c7h; board 9c5d9sKdTs
        Cy calls; Ann calls; Bob checks
        """
    checks = "Ann checks; Bob checks; Cy checks\n" * 3
    says = "everyone shows\n= Ann wins 16; = carried 15"
    play(text + checks + says, "no-low-high-scoops no")


def test_nobody_is_pushed_a_share_of_nothing() -> None:
    """Two tie for a side pot of a single chip: one of them has it, and nobody is given 0."""
    hand = play("holdem no-limit 1/2; seats: Ann 500, Bob 500").hand
    shares, _ = split(hand, 1, [0, 1], 0, 0)
    assert [chips for _, chips, _ in shares] == [1]


def test_a_low_that_no_book_speaks_of_is_as_its_sheet_says() -> None:
    """The qualifier of the books is about eight-or-better and ace-to-five alone."""
    hand = play(OMAHA.format(dead=6, cy="calls")).hand
    hand.game = replace(hand.game, wins=("high", "deuce-to-seven"))
    assert ways_to_win(hand) == ("high", "deuce-to-seven")
    hand.game = replace(hand.game, wins=("high", "ace-to-five"))
    assert ways_to_win(hand)[1] in ("ace-to-five", "eight-or-better")


def test_a_pot_with_one_way_to_win_is_given_by_that_way() -> None:
    """Not as the two ways of high and low together: a log tells the one from the other."""
    hand = play(OMAHA.format(dead=6, cy="calls")).hand
    assert divide(hand, 10, [0, 1], [{0: 5, 1: 5}]) == [(0, 5, 0), (1, 5, 0)]
