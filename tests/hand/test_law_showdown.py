"""The showdown: who shows first, who may muck, and what an all-in changes."""

from __future__ import annotations

from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

from shuffleup.cards import parse, show
from shuffleup.hand import Hunt, Show, judge
from shuffleup.hand.view import SPECTATOR, view

FLOP = """
holdem no-limit 5/10
seats: Ann 500, Bob 500, Cy 500          # Cy is the button
ask to show
seed showdown
Cy calls; Ann calls; Bob checks
Ann checks; Bob checks; Cy checks
"""
ROUND = "Ann checks; Bob checks; Cy checks\n"


@decides("show-order-after-bet")
def test_whoever_bet_last_shows_first() -> None:
    """pechanga/17.1a, mohegan/showdown.2b, rpl/showdown.7, tournament/15."""
    text = FLOP + ROUND + "Ann checks; Bob bets 10; Cy calls; Ann calls\n"
    play(text + "= Bob may: show, muck\nBob shows\n= Cy to act\nCy shows\n= Ann to act")
    play(text + "= Ann to act", "show-order-after-bet first-to-act")


def test_whoever_raised_last_shows_before_the_bettor() -> None:
    text = FLOP + ROUND + "Ann bets 10; Bob folds; Cy raises to 20; Ann calls\n"
    play(text + "= Cy to act")


@decides("show-order-checked")
def test_after_a_checked_river_the_first_left_of_the_button_shows_first() -> None:
    """pechanga/17.1b, mohegan/general.12c, rpl/deal.7, tournament/15: Cy bet on the turn."""
    text = FLOP + "Ann checks; Bob checks; Cy bets 10; Ann calls; Bob calls\n" + ROUND
    play(text + "= Ann to act\nAnn shows\n= Bob to act\nBob shows\n= Cy to act")
    play(text + "= Cy to act", "show-order-checked last-aggressor-earlier-round")


STUD = """
{game} limit 10/20 ante 1 bring-in 3
seats: Ann 500, Bob 500
Ann has {ann}; Bob has {bob}
{low} brings it in; {high} calls
"""


@decides("show-order-checked-stud")
def test_after_a_checked_seventh_street_the_high_board_shows_first() -> None:
    """pechanga/17.1c, tournament/15 against mohegan/showdown.2b."""
    text = STUD.format(
        game="stud", ann="????4c6d8hTs??", bob="????5dKhQsJc??", low="Ann", high="Bob"
    )
    text += "Bob checks; Ann checks\n" * 4
    play(text + "= Bob may: show, muck")
    play(text + "= Ann may: show, muck", "show-order-checked-stud left-of-dealer")


@decides("show-order-checked-razz")
def test_after_a_checked_seventh_street_at_razz_the_low_board_shows_first() -> None:
    """pechanga/17.1c, tournament/15 against mohegan/general.12c."""
    text = STUD.format(
        game="razz", ann="????KcQd8hTs??", bob="????5d2h3s4c??", low="Ann", high="Bob"
    )
    text += "Bob checks; Ann checks\n" * 4
    play(text + "= Bob may: show, muck")
    play(text + "= Ann may: show, muck", "show-order-checked-razz left-of-dealer")


@decides("loser-may-muck")
def test_a_beaten_player_may_muck_unseen() -> None:
    """pechanga/t.14, mohegan/showdown.2d, rpl/deal.8, tournament/15 and its house policy."""
    text = FLOP + ROUND + "Ann checks; Bob bets 10; Cy calls; Ann folds\nBob shows\n"
    play(text + "= Cy may: show, muck\nCy mucks\n= over\n= Bob wins 50")
    play(text + "= Cy may: show; x Cy mucks", "loser-may-muck no")


def test_the_last_live_hand_wins_without_showing() -> None:
    """pechanga/t.14, mohegan/uncalled.1."""
    text = FLOP + ROUND + ROUND + "Ann mucks; Bob mucks\n= over\n= Cy wins 30"
    assert not play(text).hand.shown


def test_a_part_of_the_pot_takes_every_card_shown() -> None:
    """rpl/showdown.1, pechanga/17.10, tournament/12a."""
    text = FLOP.replace("seed showdown", "Ann has AsKs") + ROUND + ROUND
    play(text + "x Ann shows As\nx Ann shows As??\nAnn shows AsKs\n= Bob to act")


# ---- all-in ----------------------------------------------------------------------------------

# Kings against queens; the board helps nobody. Ann, the big blind, is beaten when she would show.
HEADS_UP = """
holdem no-limit 5/10
seats: Ann 100, Bob 100
Bob all-in 100; Ann calls
"""
QUEENS, KINGS, BLANKS = "QhQd", "KsKd", "2c3d7h8s9c"
DECK = stacked("holdem", [QUEENS, KINGS], BLANKS)


@decides("show-order-all-in")
def test_with_a_player_all_in_every_hand_is_shown() -> None:
    """tournament/14, pechanga/t.11, rpl/tournaments.30; by rpl/showdown.7 as if it were checked.

    Bob's kings are shown either way; here Ann has the button, so Bob shows first.
    """
    text = HEADS_UP.replace("Bob all-in 100; Ann calls", "button Ann\nAnn all-in 100; Bob calls")
    deck = stacked("holdem", [KINGS, QUEENS], BLANKS)
    play(text + "= Bob wins 200; = Ann shows; = Bob shows", deck=deck)
    play(text + "= Bob wins 200; = Ann mucks", "show-order-all-in as-checked-round", deck=deck)


@decides("all-in-hands-face-up")
def test_hands_are_tabled_as_soon_as_the_betting_is_over_or_kept_until_the_end() -> None:
    """pechanga/t.11, rpl/tournaments.30, tournament/14; the pause is for dealing twice."""
    for rule, seen in (("yes", parse(QUEENS)), ("no", parse("????"))):
        rules = ("run-it-maximum 2", f"all-in-hands-face-up {rule}")
        hand = play(HEADS_UP + "= Ann may: run it 1-2", *rules, deck=DECK).hand
        assert view(hand, SPECTATOR).hands[0] == seen


def test_an_all_in_on_the_river_may_not_be_mucked_where_hands_go_face_up() -> None:
    """tournament/14, pechanga/t.11: Cy is all-in and called, and no betting is left."""
    text = FLOP + ROUND + "Ann checks; Bob checks; Cy all-in 490; Ann calls; Bob folds\n"
    played = play(text, "all-in-hands-face-up yes")
    assert all(
        view(played.hand, SPECTATOR).hands[seat] == played.hand.hole[seat] for seat in (0, 2)
    )


def test_hands_are_not_tabled_while_cards_can_still_be_exchanged() -> None:
    """A draw is still a decision, and the others must not see what it is made from."""
    text = HEADS_UP.replace("holdem", "five-card-draw") + "seed draw\n"
    hand = play(text + "= Ann may: draw 0-5", "all-in-hands-face-up yes").hand
    assert view(hand, SPECTATOR).hands[1] == parse("?" * 10)


# ---- side pots -------------------------------------------------------------------------------

SIDE_POT = """
holdem no-limit 5/10
seats: Ann 20, Bob 500, Cy 500           # Ann is first left of the button and all-in
ask to show
seed side
Cy raises to 40; Ann all-in 20; Bob calls
= pots: 60 Ann Bob Cy, 40 Bob Cy
Bob checks; Cy checks; Bob checks; Cy checks; Bob checks; Cy checks
"""


@decides("side-pot-shows-first")
def test_the_side_pot_shows_before_the_main_pot() -> None:
    """pechanga/17.2, rpl/showdown.7b."""
    play(SIDE_POT + "= Bob to act\nBob shows\n= Cy to act\nCy shows\n= Ann to act")
    play(SIDE_POT + "= Ann to act", "side-pot-shows-first no")


def test_the_last_side_pot_shows_before_an_earlier_one() -> None:
    """pechanga/17.2: Cy and Dee, then Bob, then Ann."""
    text = """
        holdem no-limit 5/10
        seats: Ann 20, Bob 50, Cy 500, Dee 500
        ask to show
        seed sides
        Cy raises to 100; Dee calls; Ann all-in 20; Bob all-in 50
        = pots: 80 Ann Bob Cy Dee, 90 Bob Cy Dee, 100 Cy Dee
        Cy checks; Dee checks; Cy checks; Dee checks; Cy checks; Dee checks
        Cy shows
        = Dee to act
        Dee shows
        = Bob to act
        Bob shows
        = Ann to act
        """
    play(text)


def test_a_muck_does_not_change_the_order_of_those_still_to_show() -> None:
    """pechanga/17.1a: the bettor begins and it goes on clockwise, also when he gives up."""
    text = """
        holdem no-limit 5/10; ask to show; seed 1
        seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500
        Cy calls; Dee calls; Eve calls; Ann calls; Bob checks
        Ann checks; Bob checks; Cy checks; Dee checks; Eve checks
        Ann checks; Bob checks; Cy checks; Dee checks; Eve checks
        Ann checks; Bob checks; Cy bets 10; Dee calls; Eve calls; Ann calls; Bob calls
        = Cy to act
        Cy mucks
        = Dee to act
        """
    play(text)


@decides("show-order-all-in")
def test_with_an_all_in_nobody_mucks_where_all_hands_go_up() -> None:
    """tournament/14: the hands of an all-in are tabled, not given up."""
    text = """
        holdem no-limit 5/10; ask to show; seed 1
        seats: Ann 500, Bob 10
        Bob calls
        = Ann to act
        """
    play(text + "x Ann mucks (must-show)", "show-order-all-in all-at-once")
    play(text + "Ann mucks; = over", "show-order-all-in as-checked-round")


@decides("all-cards-shown-to-win")
def test_half_a_hand_wins_nothing_where_all_cards_must_be_shown() -> None:
    """tournament/12a, rpl/showdown.1: both hole cards, also when one of them would do."""
    text = """
        holdem no-limit 5/10; ask to show
        seats: Ann 500, Bob 500
        Ann has AsAh; Bob has KsKh; board 2c7d9hTs3s
        Bob calls; Ann checks
        Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
        """
    one_ace = Show(0, parse("As"))
    assert not judge(play(text, "all-cards-shown-to-win yes").hand, one_ace).ok
    assert judge(play(text, "all-cards-shown-to-win no").hand, one_ace).ok


@decides("rabbit-hunting")
def test_the_rest_of_the_board_is_not_shown_unless_the_house_allows_it() -> None:
    """pechanga/4.31, tournament/27."""
    deck = stacked("holdem", ["AsAh", "KsKh"], "2c7d9hTs3s", burns="4c4d4h")
    text = "holdem no-limit 5/10; seats: Ann 500, Bob 500\nBob folds\n= over\n"
    refused = play(text, "rabbit-hunting no", deck=deck).hand
    assert judge(refused, Hunt(0)).refusal is not None
    allowed = judge(play(text, "rabbit-hunting yes", deck=deck).hand, Hunt(0))
    assert [show(event.cards) for event in allowed.events] == ["2c7d9hTs3s"]
