"""Faults that other engines have had with the blinds, each as a story that must come out right."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from tests.table.kill_stories import play_on
from tests.table.stories import chips, play

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
LIVE = ("pechanga", "mohegan")
FIVE = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
"""


@pytest.mark.parametrize("book", LIVE)
def test_who_paid_the_big_blind_and_missed_the_small_owes_a_dead_small_only(book: str) -> None:
    """Elsewhere the player had to post both blinds again."""
    told = (
        "next hand\n= posts: Bob blind 1, Cy blind 2\neveryone folds\nCy is away\n1 hand passes\n"
    )
    play(FIVE + told + "= Cy owes dead 1", book)


@pytest.mark.parametrize("book", LIVE)
def test_nobody_has_the_big_blind_again_and_again_beside_a_player_who_sits_out(book: str) -> None:
    """Elsewhere the neighbour posted it four hands running, and the button stood still."""
    table = play(FIVE + "1 hand passes\nDee sits out\n", book).table
    buttons, bigs = [], []
    for _ in range(8):
        play_on(table, "1 hand passes")
        buttons.append(table.button)
        bigs.append(table.big)
    assert Counter(bigs) == {0: 2, 1: 2, 2: 2, 4: 2}
    assert bigs[:4] == bigs[4:]
    assert all(one != other for one, other in pairwise(buttons))


@pytest.mark.parametrize("book", BOOKS)
def test_heads_up_after_a_bust_the_big_blind_is_not_posted_twice(book: str) -> None:
    three = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200; button Ann\n"
    told = "next hand\n= posts: Bob blind 1, Cy blind 2\neveryone folds\nBob leaves\nnext hand\n"
    play(three + told + "= button Cy\n= posts: Cy blind 1, Ann blind 2\n= Cy to act", book)


@pytest.mark.parametrize("book", BOOKS)
def test_when_two_bust_at_once_the_blinds_go_on_to_who_is_due_them(book: str) -> None:
    """Both blinds are gone: nobody is skipped, whatever the button does."""
    table = play(FIVE + "next hand\neveryone folds\nBob leaves\nCy leaves\nnext hand", book).table
    bigs = {post.seat for post in table.posts if post.amount == 2}
    assert 3 in bigs  # Dee was next
    assert table.button != 0 or not table.rules.button.moving_button_several_big_blinds


@pytest.mark.parametrize("book", LIVE)
def test_who_posts_and_is_reached_by_the_big_blind_pays_once(book: str) -> None:
    told = "1 hand passes\nFlo sits 6 with 200\n2 hands pass\nFlo posts\nnext hand\n"
    table = play(FIVE.replace("Eve 200;", "Eve 200, -;") + told, book).table
    paid = [post for post in table.posts if post.seat == 5]
    assert len(paid) == 1
    assert paid[0].amount == 2


@pytest.mark.parametrize("book", BOOKS)
def test_coming_back_as_the_hand_starts_is_for_the_next_one(book: str) -> None:
    """A player who comes back during a hand is not in it, and is in the next."""
    scene = play(FIVE + "1 hand passes\nAnn is away\nnext hand\nAnn is back", book)
    hand = scene.table.hand
    assert hand is not None
    dealt = bool(hand.setup.stacks[0])
    assert dealt == (book not in LIVE)  # tournaments deal to an empty chair
    play_on(scene.table, "everyone folds\nnext hand")
    assert scene.table.hand is not None
    assert scene.table.hand.setup.stacks[0]


@pytest.mark.parametrize("book", BOOKS)
def test_when_the_big_blind_busts_the_next_player_does_not_pay_the_small_alone(book: str) -> None:
    table = play(FIVE + "next hand\neveryone folds\nCy leaves\nnext hand", book).table
    dee = [post.amount for post in table.posts if post.seat == 3]
    assert dee == [2]


@pytest.mark.parametrize("book", LIVE)
def test_who_is_away_for_many_rounds_owes_them_once(book: str) -> None:
    play(FIVE + "1 hand passes\nDee is away\n17 hands pass\n= Dee owes 2 dead 1", book)


@pytest.mark.parametrize("book", BOOKS)
def test_a_table_that_empties_begins_again(book: str) -> None:
    told = "1 hand passes\n" + "".join(f"{name} leaves\n" for name in ("Ann", "Bob", "Cy", "Dee"))
    more = "x next hand\nFlo sits 1 with 200\nGus sits 3 with 200\nnext hand\neveryone folds\n"
    table = play(FIVE + told + more + "next hand\neveryone folds", book).table
    assert chips(table) == 600
    assert table.hands == 3
