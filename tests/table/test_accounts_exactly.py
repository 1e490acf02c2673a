"""Where players stand with the blinds, hand by hand: newcomers, movers, and what was paid."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import play_on
from tests.table.sending import send
from tests.table.stories import LIVE, play

from shuffleup.cards import parse
from shuffleup.hand.setup import Forced
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN, PAID_BIG
from shuffleup.table.blinds.plan import plan
from shuffleup.table.commands import Draw
from shuffleup.table.state import seated

FIVE = "seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -; button Ann\n"
GAME = "holdem no-limit 1/2\n" + FIVE

# ---- newcomers -------------------------------------------------------------------------------


@pytest.mark.parametrize("book", LIVE)
@pytest.mark.parametrize(
    ("seats", "at"),
    [
        ("Ann 200, Bob 200, Cy 200, -, Eve 200, Flo 200; button Ann", 4),
        ("Eve 200, Flo 200, Ann 200, Bob 200, Cy 200, -; button Ann", 6),  # the last seat
    ],
)
def test_a_newcomer_lets_one_big_blind_pass_and_owes_the_next(
    book: str, seats: str, at: int
) -> None:
    """Dee sits down just before the big blind and goes away; it comes round every five hands."""
    told = []
    game = (
        f"holdem no-limit 1/2\nseats: {seats}\n1 hand passes\nDee sits {at} with 100; Dee is away"
    )
    for hands in ("", "1 hand passes", *(f"{number} hands pass" for number in range(2, 8))):
        told.append(seated(play(f"{game}\n{hands}", book).table, at - 1).account)
    assert [one.passes for one in told[:6]] == [0, 1, 1, 1, 1, 1]  # Eve had it
    assert [one.gone_by for one in told[:6]] == [False, False, False, True, True, True]
    assert [one.owes_big for one in told] == [False] * 6 + [True, True]
    assert [one.owes_small for one in told] == [False] * 7 + [True]


def test_who_missed_their_chance_beside_a_buyer_waits_like_anybody_who_owes() -> None:
    """Eve chose to wait beside Dee, who bought the button, and was away for two big blinds."""
    seats = "seats: Ann 200, Bob 200, Cy 200, Dee 200, -, Flo 200, Gus 200; button Ann\n"
    told = "1 hand passes; Dee is away; 1 hand passes; Dee is back; Eve sits 5 with 100\n"
    told += "Dee buys the button; Eve waits for the button; Eve is away; 8 hands pass\n"
    told += "= Eve owes 2 dead 1\nEve is back\nnext hand\n= dealt: Ann, Bob, Cy, Dee, Flo, Gus"
    play(f"holdem no-limit 1/2\n{seats}{told}", "pechanga")


@pytest.mark.parametrize("book", LIVE)
def test_in_a_new_game_a_newcomers_first_blind_is_missed_only_where_the_house_says(
    book: str,
) -> None:
    """Bob has drawn the button; on the second hand the big blind goes by Eve, who is away."""
    game = "holdem limit 4/8 blinds 2/4\nseats: Ann 100, Bob 100, Cy 100, Dee 100, -"
    for counts in (False, True):
        table = play(game, book, new_game_passed_blind_counts_as_missed=counts).table
        assert send(table, Draw((0, 1, 2, 3), parse("KhKs9c2d"))).ok
        play_on(table, "Eve sits 5 with 100; Eve is away\n2 hands pass")
        eve = seated(table, 4).account
        assert (eve.owes_big, eve.passes) == (counts, 0 if counts else 1)


def test_a_newcomer_may_not_act_last_behind_a_dead_button_unless_the_house_lets_them() -> None:
    """Ann's empty seat has the button, and Flo would sit to the right of it."""
    told = GAME.replace("button Ann", "button Eve") + "1 hand passes\nAnn leaves\n"
    told += "Flo sits 6 with 100\n"
    play(told + "x Flo posts (not-this-way)", "mohegan")
    lets = {"entry_between_button_and_small_blind": True}
    posts = "= button 1\n= posts: Bob blind 1, Cy blind 2, Flo post 2"
    play(f"{told}Flo posts\nnext hand\n{posts}", "mohegan", **lets)


def test_coming_in_behind_the_button_is_free_as_often_as_the_house_says() -> None:
    """Cy sits down between button and blind, and the button goes by on the next hand."""
    seats = "seats: Ann 200, Bob 200, -, Dee 200, Eve 200, Flo 200; button Bob\n1 hand passes\n"
    told = f"holdem no-limit 1/2\n{seats}Cy sits 3 with 100; Cy waits for the button\nnext hand\n"
    told += "= posts: Eve blind 1, Flo blind 2\n"
    once = "= dealt: Ann, Bob, Cy, Dee, Eve, Flo"
    play(told + once, "pechanga", new_player_free_passes=1)
    play(told + once.replace(" Cy,", ""), "pechanga", new_player_free_passes=0)


# ---- movers ----------------------------------------------------------------------------------


def test_who_moved_to_the_seat_of_the_big_blind_has_not_paid_it() -> None:
    """Cy had it and left. Dee moves there and on again: her own move is what she waits for."""
    there = GAME + "1 hand passes\nCy leaves\nDee moves to 3\n"
    assert seated(play(there, "pechanga").table, 2).account.waits == 3  # a whole round on
    dee = seated(play(there + "Dee moves to 6", "pechanga").table, 5).account
    assert (dee.live_small, dee.waits) == (False, 1)


def test_who_moves_ahead_of_the_small_blind_has_the_button_rather_than_a_blind_is_skipped() -> None:
    """Cy had the big blind and moves between button and small blind: Bob and Dee are due theirs,
    and Cy's own small blind is dead."""
    seats = "seats: Ann 200, -, Bob 200, Cy 200, Dee 200, Eve 200; button Ann\n"
    told = f"holdem no-limit 1/2\n{seats}1 hand passes\nCy moves to 2\nnext hand\n"
    told += "= button Cy\n= posts: Bob blind 1, Dee blind 2, Cy dead 1\neveryone folds\nnext hand\n"
    play(told + "= button Bob\n= posts: Dee blind 1, Eve blind 2", "pechanga")


# ---- what was paid ---------------------------------------------------------------------------


def test_big_blinds_paid_at_once_are_each_the_big_blind_of_a_round() -> None:
    """The button moves past two empty seats: Dee, Eve and Flo pay it, and the small one is due."""
    told = GAME.replace("-;", "Flo 200;") + "1 hand passes\nBob leaves; Cy leaves\n1 hand passes"
    table = play(told, "pechanga").table
    paid = [seated(table, at).paid & BOTH_BLINDS for at in (3, 4, 5)]
    assert paid == [PAID_BIG, PAID_BIG, PAID_BIG]


def test_when_three_become_two_no_small_blind_is_due_later() -> None:
    """Ann has the big blind and next the button with the small one, as it comes."""
    told = "seats: Ann 200, Bob 200, Cy 200; button Ann\n1 hand passes\nCy leaves\n1 hand passes"
    table = play("holdem no-limit 1/2\n" + told, "pechanga").table
    assert [(post.seat, post.amount) for post in table.deal.posts] == [(1, 1), (0, 2)]
    assert seated(table, 0).account == IN_TURN


def test_a_small_blind_never_paid_comes_with_the_next_big_one_but_not_between_two() -> None:
    """With a moving button; of two the button pays the small blind every other hand anyway."""
    for leave, small in (("", [1]), ("Bob leaves; Cy leaves; Eve leaves\n", [])):
        told = f"{GAME}1 hand passes\nEve sits out; Eve is back; Flo sits 6 with 100\n{leave}"
        table = play(told + "Flo waits for the button", "pechanga").table
        big = plan(table).places.big
        seated(table, big).paid = PAID_BIG
        posts = [post for post in plan(table).posts if post.seat == big]
        assert [post.amount for post in posts if post.kind is Forced.DEAD] == small
        assert posts[-1].amount == 2
