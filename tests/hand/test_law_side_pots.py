"""Side pots: who can win what, each pot on its own, and chips that nobody matched."""

from __future__ import annotations

from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

from shuffleup.hand.pots import _without_drop

BLANKS = "2c3d7h8s9c"


def test_three_stacks_make_a_main_pot_a_side_pot_and_a_refund() -> None:
    """rpl/g.side-pot, rpl/g.table-stakes: 50, 120 and 200 all-in.

    Main pot 3 times 50, side pot 2 times 70, and 80 go back to Cy. Ann's aces win the first,
    Bob's kings the second.
    """
    play(
        """
        holdem no-limit 5/10
        seats: Ann 50, Bob 120, Cy 200
        Cy all-in 200; Ann all-in 50; Bob all-in 120
        = Ann wins 150; = Bob wins 140; = Cy wins 0
        = stacks Ann 150, Bob 140, Cy 80
        """,
        deck=stacked("holdem", ["AhAd", "KhKd", "QhQd"], BLANKS),
    )


def test_folded_chips_go_to_the_pots_they_reached() -> None:
    """Dee folds after 60: 20 of it in the main pot, 30 in the next, 10 in the last.

    5 times 20 with Ann, 4 times 30 with Bob, and 10 + 2 times 60 for Cy and Eve alone.
    """
    play(
        """
        holdem no-limit 5/10
        seats: Ann 20, Bob 50, Cy 500, Dee 500, Eve 500
        Cy raises to 60; Dee calls; Eve raises to 110; Ann all-in 20; Bob all-in 50; Cy calls
        Dee folds
        = pots: 100 Ann Bob Cy Eve, 120 Bob Cy Eve, 130 Cy Eve
        """
    )


def test_the_best_hand_wins_only_the_pots_it_paid_for() -> None:
    play(
        """
        holdem no-limit 5/10
        seats: Ann 20, Bob 500, Cy 500
        Cy raises to 100; Ann all-in 20; Bob calls
        Bob bets 50; Cy calls; Bob checks; Cy checks; Bob checks; Cy checks
        = Ann wins 60; = Bob wins 0; = Cy wins 260
        """,
        deck=stacked("holdem", ["AhAd", "QhQd", "KhKd"], BLANKS),
    )


def test_betting_goes_on_beside_an_all_in_player() -> None:
    """mohegan/buy-in.6: Ann is skipped."""
    text = """
        holdem no-limit 5/10
        seats: Ann 20, Bob 500, Cy 500
        Cy raises to 40; Ann all-in 20; Bob calls
        = Bob may: fold, check, raise to 10-460
        Bob bets 10
        = Cy may: fold, call 10, raise to 20-460
        Cy folds
        = stacks Bob 460
        """
    play(text)


def test_nobody_may_raise_a_player_who_is_all_in_and_alone() -> None:
    text = "holdem no-limit 5/10\nseats: Ann 30, Bob 500\nBob raises to 20; Ann all-in 30\n"
    play(text + "= Bob may: fold, call 10; x Bob raises to 40")


def test_each_pot_gives_its_own_odd_chip() -> None:
    """pechanga/17.3-17.4, mohegan/odd-chips.c, rpl/ties.4d, tournament/19.

    Main pot 4 times 25 and a dead chip, 101; side pot 2 times 50 and 5 of Bob's blind, 105. Cy and
    Dee tie; Cy is left of the button and gets 51 and 53, not half of 206.
    """
    play(ODD_POTS + "= Cy wins 104; = Dee wins 102", deck=ODD_DECK)


ODD_POTS = """
holdem no-limit 15/30
seats: Ann 25, Bob 500, Cy 76, Dee 75
posts: Cy dead 1, Ann blind 15, Bob blind 30
Cy raises to 75; Dee all-in 75; Ann all-in 25; Bob folds
"""
ODD_DECK = stacked("holdem", ["4h4d", "5h5d", "AhKd", "AsKc"], "2c3d7h8sKh")


def test_each_pot_gives_its_own_odd_chip_when_the_loser_mucks_too() -> None:
    """The same hand, with Ann mucking her fours."""
    text = ODD_POTS + IN_TURN + "ask to show\nCy shows; Dee shows; Ann mucks\n"
    play(text + "= Cy wins 104; = Dee wins 102", deck=ODD_DECK)


MUCKING = """
holdem no-limit 5/10
seats: Ann 20, Bob 500, Cy 500
ask to show
Cy raises to 100; Ann all-in 20; Bob calls
"""
ROUND = "Bob checks; Cy checks\n"
IN_TURN = "rules: show-order-all-in as-checked-round\n"
MUCK_DECK = stacked("holdem", ["AhAd", "QhQd", "KhKd"], BLANKS)


def test_mucking_at_the_showdown_leaves_the_side_pot_to_the_other_contestant() -> None:
    text = MUCKING + IN_TURN + ROUND * 3 + "Bob mucks\n= Cy to act\nCy shows; Ann shows\n"
    play(text + "= Ann wins 60; = Cy wins 160", deck=MUCK_DECK)


def test_a_side_pot_won_by_a_fold_is_not_lost_by_mucking_for_the_main_pot() -> None:
    """rpl/g.table-stakes: Ann can win 20 of each and no more; Bob folded the side pot to Cy."""
    text = MUCKING + IN_TURN + "Bob bets 10; Cy raises to 60; Bob folds\nCy mucks\n"
    play(text + "= Ann wins 60; = Cy wins 180\n= stacks Ann 60, Bob 390, Cy 570", deck=MUCK_DECK)


def test_the_last_contestant_of_a_side_pot_wins_it_without_showing() -> None:
    """pechanga/t.14 for each pot: when Bob mucks, 160 are Cy's; then Cy concedes 60 to Ann."""
    text = MUCKING + IN_TURN + ROUND * 3 + "Bob mucks; Cy mucks\n"
    play(text + "= Ann wins 60; = Cy wins 160", deck=MUCK_DECK)


@decides("side-pots-split-separately")
def test_pots_the_same_hands_win_are_split_one_by_one_or_together() -> None:
    """pechanga/17.3: main 101 is 51 and 50, side 105 is 53 and 52; together 206 is 103 each."""
    play(
        ODD_POTS + "= Cy wins 104; = Dee wins 102", "side-pots-split-separately yes", deck=ODD_DECK
    )
    play(ODD_POTS + "= Cy wins 103; = Dee wins 103", "side-pots-split-separately no", deck=ODD_DECK)


def test_a_pot_the_house_took_whole_is_no_pot() -> None:
    """A main pot of 3 and a drop of 3: what is left is the side pot alone."""
    assert _without_drop([(3, [0, 1, 2]), (10, [1, 2])], 3) == [(10, [1, 2])]
