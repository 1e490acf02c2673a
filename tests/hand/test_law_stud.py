"""Stud on third street: whose card brings it in, and what the others may make of it."""

from __future__ import annotations

from tests.hand.deciding import decides, play
from tests.hand.stacked import whole_deck

THIRD = """
{game} limit 10/20 ante 1 bring-in 3
seats: Ann {ann}, Bob 500, Cy {cy}
Ann has ????{up[0]}; Bob has ????{up[1]}; Cy has ????{up[2]}
"""


def third(game: str, *up: str, ann: int = 500, cy: int = 500) -> str:
    return THIRD.format(game=game, up=up, ann=ann, cy=cy)


@decides("stud-bring-in")
def test_the_lowest_card_brings_it_in() -> None:
    """pechanga/26.2a, mohegan/stud.1, rpl/g.lowcard."""
    text = third("stud", "Kh", "4d", "9c")
    play(text + "= Bob may: bring in 3, raise to 10; x Bob folds; x Bob checks")
    play(text + "= Ann may: bring in 3, raise to 10", "stud-bring-in highest-card-by-suit")


@decides("suit-order")
def test_of_two_equal_cards_the_lower_suit_brings_it_in() -> None:
    """pechanga/15.1, mohegan/stud.2: spades, hearts, diamonds, clubs from high to low."""
    play(third("stud", "4s", "4d", "4h") + "= Bob to act")
    play(third("stud", "4s", "4d", "4h") + "= Ann to act", "suit-order none")
    play(third("stud", "4s", "4h", "4c") + "= Cy to act")


def test_at_stud_high_the_ace_is_the_highest_card() -> None:
    play(third("stud", "Ac", "Kd", "Qh") + "= Cy to act")


def test_at_razz_the_highest_card_brings_it_in_and_the_ace_is_low() -> None:
    play(third("razz", "Ks", "Kd", "As") + "= Ann to act")
    play(third("razz", "Ac", "2d", "As") + "= Bob to act")


@decides("stud-eight-bring-in")
def test_at_eight_or_better_the_low_card_brings_it_in() -> None:
    """pechanga/27.1c, mohegan/stud-hilo.8b-2."""
    text = third("stud-eight", "Kh", "4d", "9c")
    play(text + "= Bob to act")
    play(text + "= Ann to act", "stud-eight-bring-in highest-card-by-suit")


@decides("stud-bring-in-ace-high")
def test_at_eight_or_better_the_ace_is_high_for_the_bring_in() -> None:
    """pechanga/27.1c, mohegan/stud-hilo.8b-2."""
    text = third("stud-eight", "Ac", "2s", "9c")
    play(text + "= Bob to act")
    play(text + "= Ann to act", "stud-bring-in-ace-high no")


@decides("stud-plain-high-low-bring-in")
def test_at_plain_high_low_the_high_card_brings_it_in() -> None:
    """mohegan/stud-hilo.hl-2."""
    text = third("stud-high-low", "Kh", "4d", "Ks")
    play(text + "= Cy to act", "stud-plain-high-low-bring-in highest-card-by-suit")
    play(text + "= Bob to act", "stud-plain-high-low-bring-in lowest-card-by-suit")


@decides("stud-bring-in-may-open-full")
def test_the_low_card_may_open_for_a_full_bet() -> None:
    """pechanga/26.3."""
    text = third("stud", "Kh", "4d", "9c")
    play(
        text
        + "= Bob may: bring in 3, raise to 10\nBob bets 10\n= Cy may: fold, call 10, raise to 20"
    )
    play(text + "= Bob may: bring in 3; x Bob bets 10", "stud-bring-in-may-open-full no")


@decides("stud-completion-is-raise")
def test_three_raises_follow_the_completion_to_a_cap_of_forty() -> None:
    """The example of mohegan/stud.4, and pechanga/26.4: 3, then 10, 20, 30 and 40."""
    text = third("stud", "4d", "Kh", "9c") + "Ann brings it in; Bob completes; Cy raises to 20\n"
    text += "Ann raises to 30\n"
    play(text + "= Bob may: fold, call 20, raise to 40\nBob raises to 40\n= Cy may: fold, call 20")
    play(text + "= Bob may: fold, call 20", "stud-completion-is-raise yes")


def test_facing_the_bring_in_one_may_fold_call_or_complete() -> None:
    """mohegan/stud.1."""
    text = (
        third("stud", "4d", "Kh", "9c") + "Ann brings it in\n= Bob may: fold, call 3, raise to 10\n"
    )
    play(text + "Bob calls; Cy calls\n= street fourth street")


def test_the_bring_in_may_raise_a_completion() -> None:
    text = third("stud", "4d", "Kh", "9c") + "Ann brings it in; Bob completes; Cy folds\n"
    play(text + "= Ann may: fold, call 7, raise to 20")


@decides("stud-low-card-all-in")
def test_when_the_low_card_is_all_in_on_the_ante_the_next_left_decides() -> None:
    """pechanga/26.9: the forced bet, a full bet, or a fold."""
    text = third("stud", "4d", "Kh", "9c", ann=1)
    play(text + "= Bob may: fold, bring in 3, raise to 10", "stud-low-card-all-in next-left")
    play(text + "= Cy to act", "stud-low-card-all-in next-lowest-card")


def test_if_that_player_folds_the_next_one_has_the_same_choice() -> None:
    """pechanga/26.9, with Dee behind: there is no bet yet, only antes."""
    text = """
        stud limit 10/20 ante 1 bring-in 3
        seats: Ann 1, Bob 500, Cy 500, Dee 500
        Ann has ????4d; Bob has ????Kh; Cy has ????9c; Dee has ????Jc
        Bob folds
        """
    text += "= Cy may: fold, bring in 3, raise to 10\nCy brings it in\n"
    play(text + "= Dee may: fold, call 3, raise to 10")


def test_a_bring_in_paid_short_is_still_three_to_the_next() -> None:
    """rpl/using-blinds.1 for stud: Ann has 2 left after the ante."""
    text = third("stud", "4d", "Kh", "9c", ann=3) + "Ann brings it in\n= stacks Ann 0\n"
    play(text + "= Bob may: fold, call 3, raise to 10")


def test_a_completion_all_in_of_less_than_half_a_bet_is_completed() -> None:
    """rpl/g.complete-the-bet: Cy has 4, below half of 10."""
    text = third("stud", "Kh", "4d", "9c", cy=5) + "Bob brings it in; Cy all-in 4\n"
    play(text + "= Ann may: fold, call 4, raise to 10")


@decides("stud-folded-seat-gets-cards")
def test_a_seat_folded_with_nothing_to_call_gets_cards_until_there_is_a_bet() -> None:
    """pechanga/26.8b, mohegan/stud-general.2: so Bob's fifth card is the one he was due.

    Three and three and three cards, a burn, 4h 5h 6h, a burn, then 7h for Ann's empty seat.
    """
    text = """
        stud limit 10/20 ante 1 bring-in 3
        seats: Ann 500, Bob 500, Cy 500
        Cy brings it in; Ann calls; Bob calls
        Ann folds; Bob checks; Cy checks
        = street fifth street
        """
    deck = whole_deck("2c3c4c2d3d4dKhQhJh2s4h5h6h3s7h8h9h")
    play(text + "= Bob has 3c3dQh5h8h", "stud-folded-seat-gets-cards yes", deck=deck)
    play(text + "= Bob has 3c3dQh5h7h", "stud-folded-seat-gets-cards no", deck=deck)
    bet = "Bob bets 20; Cy calls\n= Bob has 3c3dQh5h8hTh"
    full = whole_deck("2c3c4c2d3d4dKhQhJh2s4h5h6h3s7h8h9h4sThJd")
    play(text + bet, "stud-folded-seat-gets-cards yes", deck=full)
