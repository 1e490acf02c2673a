"""Straddles: where, how large and by when; what becomes of one when people come and go."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.table.kill_stories import kills, play_by, refused
from tests.table.sending import ask, send
from tests.table.stories import chips, play

from shuffleup.hand.events import Checked, Dealt
from shuffleup.hand.setup import Forced, no_limit
from shuffleup.law.points.table.straddle import StraddleDeadline, StraddleSeat
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.commands import KillPot, NextHand, Straddle
from shuffleup.table.events import ButtonStarted, Seated
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table
from shuffleup.table.words.table_facts import say_posts

LIMIT = """
holdem limit 4/8 blinds 2/4
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
"""
NO_LIMIT = LIMIT.replace("limit 4/8 blinds 2/4", "no-limit 2/4")
LOOKING = StraddleDeadline.LOOKING


def do(table: Table, command: object) -> None:
    refusal = send(table, command).refusal
    assert refusal is None, refusal


# ---- the hand --------------------------------------------------------------------------------


@pytest.mark.parametrize("stakes", ["limit 4/8 blinds 2/4", "no-limit 2/4", "pot-limit 2/4"])
def test_a_straddle_is_a_live_raise_and_acts_last_before_the_flop(stakes: str) -> None:
    told = LIMIT.replace("limit 4/8 blinds 2/4", stakes) + "Dee straddles\nnext hand\n"
    told += "= posts: Bob blind 2, Cy blind 4, Dee straddle 8\n= Eve to act\neveryone checks\n"
    table = play(told + "= street flop\n= Bob to act\n= stacks: Dee 192, Eve 192", "mohegan").table
    assert table.hand is not None
    option = [e.seat for e in table.hand.log if isinstance(e, Checked)]
    assert option == [3]  # the others had to call


def test_a_straddled_pot_is_raised_from_the_straddle() -> None:
    play(LIMIT + "Dee straddles\nnext hand\n= Eve may: fold, call 8, raise to 12", "mohegan")
    play(NO_LIMIT + "Dee straddles\nnext hand\nx Eve raises to 15\nEve raises to 16", "mohegan")


def test_three_handed_the_button_is_under_the_gun() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200; button Ann\n"
    told = "Ann straddles\nnext hand\n= posts: Bob blind 1, Cy blind 2, Ann straddle 4\n"
    table = play(text + told + "= Bob to act\neveryone folds", "mohegan").table
    assert chips(table) == 600
    assert table.straddles == ()


@pytest.mark.parametrize(
    ("then", "posts"),
    [
        ("Dee is away", "Bob blind 2, Cy blind 4"),
        ("Dee leaves", "Bob blind 2, Cy blind 4"),
        ("Cy leaves", "Bob blind 2, Dee blind 4"),
        ("Eve leaves", "Bob blind 2, Cy blind 4, Dee straddle 8"),
        ("the table plays holdem no-limit 1/2", "Bob blind 1, Cy blind 2"),
        ("the table plays stud limit 4/8 ante 1 bring-in 2", "Ann ante 1, Bob ante 1"),
    ],
)
def test_a_straddle_stands_while_seat_and_size_are_right(then: str, posts: str) -> None:
    table = play(f"{NO_LIMIT}Dee straddles\n{then}\nnext hand", "mohegan").table
    assert say_posts(table).startswith(posts)
    assert ("straddle" in say_posts(table)) == ("straddle" in posts)


def test_who_comes_back_by_a_straddle_has_the_one_straddle_of_the_hand() -> None:
    back = "1 hand passes\nDee is away; 4 hands pass; Dee is back\nDee posts in the straddle\n"
    told = NO_LIMIT.replace("Eve 200", "Eve 200, Fay 200") + back
    assert why(told, "mohegan", 4) is Reason.NOT_IN_THIS_HOUSE
    over = "Eve straddles\nnext hand\n"
    over += "= posts: Bob blind 2, Cy blind 4, Dee straddle 8, Eve straddle 16"
    play_by(told + over, "mohegan", straddles_per_hand=2)


def test_a_straddle_is_for_one_hand() -> None:
    told = "Dee straddles\nnext hand\neveryone folds\nnext hand\n= posts: Cy blind 2, Dee blind 4"
    play(LIMIT + told, "mohegan")


# ---- refused ---------------------------------------------------------------------------------


def why(text: str, book: str, seat: int = 3, to: int = 0, **points: object) -> Reason:
    table = play_by(text, book, **points) if points else play(text, book).table
    return refused(table, Straddle(seat, to), book)


def test_no_straddle_where_the_book_has_none() -> None:
    for book in ("rpl", "pechanga-t", "tournament"):
        assert why(NO_LIMIT, book) is Reason.NOT_IN_THIS_HOUSE


def test_a_structure_or_a_game_may_have_no_straddle() -> None:
    pot = LIMIT.replace("limit 4/8 blinds 2/4", "pot-limit 2/4")
    assert why(pot, "pechanga") is Reason.NOT_IN_THIS_HOUSE
    assert why(LIMIT, "mohegan", straddle_in_limit=False) is Reason.NOT_IN_THIS_HOUSE
    assert why(NO_LIMIT, "mohegan", straddle_in_no_limit=False) is Reason.NOT_IN_THIS_HOUSE
    assert why(LIMIT.replace("holdem", "omaha"), "mohegan") is Reason.NOT_IN_THIS_HOUSE
    stud = "stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, Bob 200, Cy 200, Dee 200"
    assert why(stud, "pechanga") is Reason.NOT_IN_THIS_HOUSE


@pytest.mark.parametrize("seat", [0, 1, 2, 4])
def test_only_the_seat_left_of_the_big_blind_straddles(seat: int) -> None:
    assert why(NO_LIMIT, "mohegan", seat) is Reason.NOT_YOUR_PLACE


def test_heads_up_nobody_is_left_of_the_blinds() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200; button Ann\n"
    assert why(text, "mohegan", 0) is Reason.NOT_YOUR_PLACE
    assert why(text, "mohegan", 1) is Reason.NOT_YOUR_PLACE


def test_who_gets_no_hand_straddles_none() -> None:
    away = NO_LIMIT + "Dee is away"
    assert why(away, "mohegan") is Reason.NOT_YOUR_PLACE
    assert ask(play(away).table, Straddle(4)).ok


@pytest.mark.parametrize("to", [4, 6, 7, 9, 16, 200])
def test_a_straddle_is_exactly_twice_the_big_blind(to: int) -> None:
    assert why(NO_LIMIT, "mohegan", to=to) is Reason.NOT_A_BET_SIZE


def test_a_hand_has_one_straddle() -> None:
    assert why(NO_LIMIT + "Dee straddles", "mohegan", 4) is Reason.NOT_IN_THIS_HOUSE
    assert why(NO_LIMIT + "Dee straddles", "mohegan") is Reason.NOT_IN_THIS_HOUSE


def test_nobody_straddles_once_the_cards_are_out() -> None:
    assert why(NO_LIMIT + "next hand", "mohegan") is Reason.NOT_THIS_WAY


def test_a_straddle_needs_its_chips_and_in_limit_what_the_book_asks_for() -> None:
    assert why(NO_LIMIT.replace("Dee 200", "Dee 7"), "mohegan") is Reason.TOO_FEW_CHIPS
    assert why(LIMIT.replace("Dee 200", "Dee 19"), "pechanga") is Reason.TOO_FEW_CHIPS
    assert ask(play(LIMIT.replace("Dee 200", "Dee 20"), "pechanga").table, Straddle(3)).ok
    assert ask(play(NO_LIMIT.replace("Dee 200", "Dee 8"), "pechanga").table, Straddle(3)).ok


@pytest.mark.parametrize("to", [-8, 8.0, "8", True, None])
def test_an_amount_that_is_none_is_malformed(to: object) -> None:
    assert refused(play(LIMIT).table, Straddle(3, to)) is Reason.NOT_A_WHOLE_AMOUNT  # type: ignore[arg-type]
    assert refused(play(LIMIT).table, Straddle(7)) is Reason.NO_SUCH_SEAT


# ---- straddle and kill -----------------------------------------------------------------------


def test_in_limit_kill_and_straddle_exclude_each_other() -> None:
    assert why(kills("Dee"), "pechanga", 0) is Reason.NOT_IN_THIS_HOUSE
    both = LIMIT.replace("seats", "table: kill\nseats")
    table = play_by(both + "Dee straddles", "pechanga", kill_voluntary=True)
    assert refused(table, KillPot(4), "pechanga") is Reason.NOT_THIS_WAY


def test_where_a_kill_pot_may_be_straddled_the_straddle_doubles_the_kill() -> None:
    told = "\nAnn straddles\nnext hand\n= posts: Eve blind 4, Dee kill 8, Ann straddle 16\n"
    told += "= Bob to act\nBob calls; Cy calls\n= Eve to act\nEve calls\n"
    told += "= Ann may: fold, check, raise to 24\nAnn checks\n= Dee to act"
    play_by(kills("Dee") + told, "pechanga", straddle_in_kill_pot=True)


def test_the_killer_does_not_straddle_besides() -> None:
    told = kills("Ann")
    assert why(told, "pechanga", 0, straddle_in_kill_pot=True) is Reason.NOT_YOUR_PLACE


# ---- what other houses may have --------------------------------------------------------------


def test_a_house_can_put_the_straddle_on_the_button_or_anywhere_but_on_a_blind() -> None:
    told = (
        "Ann straddles\nnext hand\n= posts: Bob blind 2, Cy blind 4, Ann straddle 8\n= Bob to act"
    )
    play_by(NO_LIMIT + told, "mohegan", straddle_seat=StraddleSeat.BUTTON)
    told = (
        "Eve straddles\nnext hand\n= posts: Bob blind 2, Cy blind 4, Eve straddle 8\n= Ann to act"
    )
    play_by(NO_LIMIT + told, "mohegan", straddle_seat=StraddleSeat.ANY_SEAT)
    anywhere = {"straddle_seat": StraddleSeat.ANY_SEAT, "straddles_per_hand": 3}
    for seat in (1, 2):
        assert why(NO_LIMIT, "mohegan", seat, **anywhere) is Reason.NOT_YOUR_PLACE
    twice = why(NO_LIMIT + "Eve straddles", "mohegan", 4, **anywhere)
    assert twice is Reason.NOT_YOUR_PLACE


def test_a_straddle_over_a_straddle_is_left_of_it_and_twice_as_large() -> None:
    told = "Dee straddles\nx Ann straddles\nEve straddles\nnext hand\n"
    told += "= posts: Bob blind 2, Cy blind 4, Dee straddle 8, Eve straddle 16\n= Ann to act"
    play_by(NO_LIMIT + told, "mohegan", straddles_per_hand=2)


def test_a_house_can_have_another_size() -> None:
    told = "Dee straddles\nnext hand\n= posts: Bob blind 2, Cy blind 4, Dee straddle 10"
    play_by(NO_LIMIT + told, "mohegan", straddle_size=Fraction(5, 2))


def looking_table(**points: object) -> Table:
    rules = resolve(rulebook("mohegan")).but(straddle_deadline=LOOKING, **points)
    table = new_table("holdem", no_limit(1, 2), 4, rules=rules)
    for at, player in enumerate(("Ann", "Bob", "Cy", "Dee")):
        apply(table, Seated(at, player, 100, IN_TURN, BOTH_BLINDS))
    apply(table, ButtonStarted(0))
    do(table, NextHand(seed=b"straddle" * 4))
    return table


def test_until_one_has_looked_a_straddle_goes_in_and_the_same_cards_stay_out() -> None:
    table = looking_table()
    assert table.hand is not None
    cards = list(table.hand.hole)
    do(table, Straddle(3))
    hand = table.hand
    assert hand.hole == cards
    assert [post.kind for post in table.deal.posts][-1] is Forced.STRADDLE
    assert (hand.bet, hand.actor, sum(hand.paid)) == (4, 0, 7)
    assert sum(isinstance(e, Dealt) for e in hand.log) == 8
    gather(table)
    assert replay(table.log) == table


def test_and_no_longer_once_somebody_has_acted_or_from_another_seat() -> None:
    table = looking_table(straddles_per_hand=2)
    assert refused(table, Straddle(0)) is Reason.NOT_YOUR_PLACE
    do(table, Straddle(3))
    do(table, Straddle(0))
    assert table.hand is not None
    assert table.hand.bet == 8
    assert refused(table, Straddle(1)) is Reason.NOT_IN_THIS_HOUSE
