"""Odd chips: who gets what does not divide."""

from __future__ import annotations

from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

# Ann is the button; Bob's small blind of 5 stays in the pot: 20 + 20 + 5.
BUTTON_GAME = """
{game} no-limit 5/10{chip}
seats: Ann 500, Bob 500, Cy 500
button Ann
Ann raises to 20; Bob folds; Cy calls
Cy checks; Ann checks; Cy checks; Ann checks; Cy checks; Ann checks
= pot 0
"""


def button_game(game: str, bob: str, cy: str, ann: str, board: str, *rules: str, says: str) -> None:
    """Play a pot of 45 and check what is said about it."""
    text = BUTTON_GAME.format(game=game, chip="")
    play(text + says, *rules, deck=stacked(game, [bob, cy, ann], board))


TIE = ("2c2d", "AhKc", "AsKd", "QhJcTd7h2s")


@decides("odd-chip-button-games")
def test_the_odd_chip_goes_left_of_the_button() -> None:
    """pechanga/15.2a, mohegan/odd-chips.a, rpl/ties.4a, tournament/18: Cy is first."""
    button_game("holdem", *TIE, says="= Cy wins 23; = Ann wins 22")
    by_card = "odd-chip-button-games highest-card-by-suit"  # Ann's ace of spades
    button_game("holdem", *TIE, by_card, says="= Cy wins 22; = Ann wins 23")


def test_an_odd_chip_is_the_smallest_chip_in_play() -> None:
    """mohegan/odd-chips.0, rpl/ties.2, tournament/18: 45 in chips of 5 is 25 and 20."""
    text = BUTTON_GAME.format(game="holdem", chip=" chip 5")
    play(text + "= Cy wins 25; = Ann wins 20", deck=stacked("holdem", TIE[:3], TIE[3]))


# Cy has the nut low, Ann the high.
HIGH_LOW = ("2c2d", "Ah2h", "KsKd", "Kc3d4s8hTh")


@decides("odd-chip-high-low")
def test_the_high_hand_gets_the_odd_chip_between_high_and_low() -> None:
    """pechanga/15.2b, mohegan/odd-chips.b2, rpl/ties.4c, tournament/18."""
    button_game("holdem-eight", *HIGH_LOW, says="= Ann wins 23; = Cy wins 22")
    low = "odd-chip-high-low low-hand"
    button_game("holdem-eight", *HIGH_LOW, low, says="= Ann wins 22; = Cy wins 23")


# ---- stud ------------------------------------------------------------------------------------

# Cy brings it in and folds to the bet: 10 + 10 + 3 and three antes of 2 make 29.
STUD = """
{game} limit 10/20 ante 2 bring-in 3
seats: Ann 500, Bob 500, Cy 500
{opening}
= pot 29
"""
CHECKED = "; ".join(["{first} checks; {second} checks"] * 4) + "\n"


def stud(game: str, ann: str, bob: str, cy: str, first: str, *rules: str, says: str) -> None:
    """Cy is out after third street, so his cards are named only as far as they are dealt."""
    second = "Bob" if first == "Ann" else "Ann"
    opening = "Cy brings it in; Ann completes; Bob calls; Cy folds"
    text = STUD.format(game=game, opening=opening) + CHECKED.format(first=first, second=second)
    cards = f"Ann has {ann}; Bob has {bob}; Cy has {cy}\n"
    shows = f"{first} shows; {second} shows\n"
    play(text + cards + shows + says, *rules)


# Both have two pairs, kings and queens with a jack. Bob's king of spades is the highest card.
TWO_PAIRS = ("2c3cKhKdQhQdJh", "4c3dKsKcQsQcJd", "????2d", "Ann")


@decides("odd-chip-stud-high")
def test_among_tied_highs_in_stud_it_follows_the_highest_card_by_suit() -> None:
    """pechanga/15.3, mohegan/odd-chips.b1, rpl/ties.4b."""
    stud("stud", *TWO_PAIRS, says="= Bob wins 15; = Ann wins 14")
    left = "odd-chip-stud-high first-left-of-dealer"
    stud("stud", *TWO_PAIRS, left, says="= Ann wins 15; = Bob wins 14")


@decides("odd-chip-stud-cards")
def test_all_seven_cards_decide_it_or_only_the_five_that_play() -> None:
    """pechanga/15.3, mohegan/odd-chips.b1 and rpl/ties.4b against tournament/18a.

    Both play 9-8-7-6-5. Ann's king is the highest of all cards, Bob's nine of spades of the five.
    """
    straights = ("9h8h7d6dKcQc5h", "9s8c7s6s2h3s5c", "????2d", "Ann")
    stud("stud", *straights, "odd-chip-stud-cards all-cards", says="= Ann wins 15")
    stud("stud", *straights, "odd-chip-stud-cards best-five", says="= Bob wins 15")


# Both have 7-5-4-3-2 and kings beside it. Ann holds the two of clubs, Bob the king of spades.
RAZZ = ("7h5h4h3h2cKdKc", "7d5d4d3d2dKsKh", "????Qs", "Ann")


@decides("odd-chip-stud-low")
def test_among_tied_lows_in_stud_it_follows_the_lowest_card_or_the_highest() -> None:
    """pechanga/15.3, mohegan/odd-chips.b3 and rpl/ties.4b against pechanga/t.17b."""
    stud("razz", *RAZZ, says="= Ann wins 15; = Bob wins 14")
    highest = "odd-chip-stud-low highest-card-by-suit"
    stud("razz", *RAZZ, highest, says="= Bob wins 15; = Ann wins 14")


def test_the_ace_is_the_lowest_card_of_a_low() -> None:
    """mohegan/rankings.3: Bob's ace of clubs is below Ann's ace of hearts and her two of clubs."""
    aces = ("7h5h4h2cAhKdKc", "7d5d4d2dAcKsKh", "????Qs", "Ann")
    stud("razz", *aces, says="= Bob wins 15; = Ann wins 14")


def test_the_ace_is_never_the_highest_card_of_a_low() -> None:
    """tournament/18a, mohegan/rankings.3: of 7-5-4-2-A the seven is highest; Ann has a spade."""
    aces = ("7s5h4h2cAhKdKc", "7d5d4d2dAsKsKh", "????Qs", "Ann")
    rules = ("odd-chip-stud-low highest-card-by-suit", "odd-chip-stud-cards best-five")
    stud("razz", *aces, *rules, says="= Ann wins 15; = Bob wins 14")
