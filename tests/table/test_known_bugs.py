"""Faults that other engines are known for, each told as a story that must not come true here."""

from __future__ import annotations

import pytest
from tests.table.stories import play

from shuffleup.hand.setup import Forced, Post
from shuffleup.table.words.table_transcript import Scene

SIX = "Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200"
LIVE = ("pechanga", "mohegan")
DEAD = ("mohegan", "pechanga-t", "rpl", "tournament")
EVERY = ("pechanga", *DEAD)
every_book = pytest.mark.parametrize("book", EVERY)


def story(text: str, book: str, *, seats: str = SIX) -> Scene:
    """A no-limit game 1/2 with the button at Ann; its log tells the same story."""
    return play(f"holdem no-limit 1/2\nseats: {seats}; button Ann\n{text}", book)


# ---- blinds missed ---------------------------------------------------------------------------


@pytest.mark.parametrize("book", LIVE)
def test_who_paid_the_big_blind_and_missed_the_small_owes_a_dead_small_blind_alone(
    book: str,
) -> None:
    scene = story(
        """
        next hand
        everyone folds                         # Cy had the big blind
        Cy is away; 3 hands pass
        = Cy owes dead 1
        Cy is back
        = Cy may: post dead 1, wait
        Cy posts
        next hand
        = dealt: Ann, Bob, Cy, Dee, Eve, Flo
        everyone folds
        = Cy owes nothing
        """,
        book,
    )
    assert [post for post in scene.table.deal.posts if post.seat == 2] == [Post(2, 1, Forced.DEAD)]


@pytest.mark.parametrize("book", LIVE)
def test_a_player_away_for_many_rounds_owes_each_blind_once(book: str) -> None:
    story(
        """
        1 hand passes
        Dee is away
        20 hands pass
        = Dee owes 2 dead 1
        """,
        book,
    )


def test_who_sits_out_next_to_the_blinds_is_passed_over_and_owes_them() -> None:
    story(
        """
        next hand
        = posts: Bob blind 1, Cy blind 2
        everyone folds; Dee sits out
        next hand
        = button Bob
        = posts: Cy blind 1, Eve blind 2       # nobody pays for Dee, and nobody is skipped
        everyone folds
        = Dee owes 2
        next hand
        = button Cy
        = posts: Eve blind 1, Flo blind 2
        everyone folds
        = Dee owes 2 dead 1
        """,
        "mohegan",
    )


def test_the_small_blind_sits_out_and_the_small_blind_is_dead() -> None:
    story(
        """
        next hand; everyone folds; Cy sits out
        next hand
        = button Bob
        = posts: Dee blind 2
        everyone folds
        next hand
        = button Cy
        = posts: Dee blind 1, Eve blind 2
        """,
        "mohegan",
    )


@pytest.mark.parametrize("book", ["pechanga-t", "rpl", "tournament"])
def test_an_absent_player_of_a_tournament_pays_every_blind_and_owes_none(book: str) -> None:
    story(
        """
        Cy is away
        next hand
        = posts: Bob blind 1, Cy blind 2
        everyone folds
        next hand
        = posts: Cy blind 1, Dee blind 2
        everyone folds
        = Cy owes nothing
        """,
        book,
    )


# ---- nobody pays twice -----------------------------------------------------------------------


@pytest.mark.parametrize("book", LIVE)
def test_who_says_post_and_is_the_big_blind_posts_once(book: str) -> None:
    story(
        """
        1 hand passes
        Dee is away; 6 hands pass; Dee is back
        = Dee owes 2 dead 1
        Dee posts                              # and the big blind comes to her
        next hand
        = posts: Cy blind 1, Dee blind 2
        everyone folds
        = Dee owes nothing
        """,
        book,
        seats=f"{SIX}, Gus 200",
    )


@every_book
def test_the_big_blind_goes_and_the_next_pays_a_big_blind(book: str) -> None:
    story(
        f"""
        next hand
        = posts: Bob blind 1, Cy blind 2
        everyone folds; Cy leaves
        next hand
        = button Bob
        = posts: {"Dee blind 2, Eve blind 2" if book == "pechanga" else "Dee blind 2"}
        """,
        book,
    )


@every_book
def test_three_become_two_and_nobody_has_the_big_blind_twice(book: str) -> None:
    three = "Ann 200, Bob 200, Cy 200"
    gone = {
        "Ann": ("Cy", "Cy blind 1, Bob blind 2"),  # the button leaves
        "Bob": ("Cy", "Cy blind 1, Ann blind 2"),  # the small blind
        "Cy": ("Bob", "Bob blind 1, Ann blind 2"),  # the big blind
    }
    for who, (button, posts) in gone.items():
        story(
            f"""
            next hand
            = posts: Bob blind 1, Cy blind 2
            everyone folds; {who} leaves
            next hand
            = button {button}
            = posts: {posts}
            """,
            book,
            seats=three,
        )


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "pechanga-t", "tournament"])
def test_heads_up_after_a_bust_the_big_blind_alternates(book: str) -> None:
    shows = "" if book in ("pechanga-t", "tournament") else "everyone shows"
    story(
        f"""
        next hand
        Ann has AsAh; Bob has KsKh; Cy has 7c2d
        flop Ac8d3h; turn 9s; river Jc
        Ann all-in; Bob folds; Cy calls
        {shows}
        = Cy 0
        next hand
        = dealt: Ann, Bob
        = button Bob
        = posts: Bob blind 1, Ann blind 2
        everyone folds
        next hand
        = posts: Ann blind 1, Bob blind 2
        """,
        book,
        seats="Ann 200, Bob 200, Cy 200",
    )


# ---- the button ------------------------------------------------------------------------------


@pytest.mark.parametrize("book", DEAD)
def test_the_dead_button_after_two_busts(book: str) -> None:
    story(
        """
        next hand
        = posts: Bob blind 1, Cy blind 2
        everyone folds; Bob leaves; Cy leaves
        next hand
        = button 2
        = posts: Dee blind 2
        everyone folds
        next hand
        = button 3
        = posts: Dee blind 1, Eve blind 2
        everyone folds
        next hand
        = button Dee
        = posts: Eve blind 1, Flo blind 2
        """,
        book,
    )


def test_the_moving_button_after_two_busts() -> None:
    story(
        """
        next hand
        = posts: Bob blind 1, Cy blind 2
        everyone folds; Bob leaves; Cy leaves
        next hand
        = button Dee
        = posts: Dee blind 2, Eve blind 2, Flo blind 2
        everyone folds
        next hand
        = button Eve
        = posts: Dee dead 1, Eve dead 1, Flo blind 1, Ann blind 2
        """,
        "pechanga",
    )


@every_book
def test_the_seat_of_the_button_is_empty(book: str) -> None:
    story(
        """
        next hand; everyone folds; Ann leaves
        next hand
        = button Bob
        = posts: Cy blind 1, Dee blind 2
        """,
        book,
    )


@every_book
def test_everybody_leaves_and_others_begin_again(book: str) -> None:
    story(
        """
        3 hands pass
        Ann leaves; Bob leaves; Cy leaves; Dee leaves; Eve leaves; Flo leaves
        x next hand (too-few-players)
        Gus sits 2 with 100
        x next hand (too-few-players)
        Hal sits 5 with 100; Ida sits 6 with 100
        next hand
        = dealt: Gus, Hal, Ida
        everyone folds
        3 hands pass
        """,
        book,
    )


# ---- coming in -------------------------------------------------------------------------------


@pytest.mark.parametrize("book", LIVE)
def test_a_new_player_between_button_and_blinds_waits(book: str) -> None:
    story(
        """
        1 hand passes                          # Bob had the small blind, Dee the big
        Cy sits 3 with 100
        x Cy posts (not-this-way)
        next hand
        = button Bob
        = dealt: Ann, Bob, Dee, Eve, Flo
        = posts: Dee blind 1, Eve blind 2
        """,
        book,
        seats="Ann 200, Bob 200, -, Dee 200, Eve 200, Flo 200",
    )


@every_book
def test_who_comes_back_as_the_hand_starts_is_in_it_and_who_comes_later_in_the_next(
    book: str,
) -> None:
    away = "Flo sits out; Flo is back" if book in ("pechanga", "mohegan") else "Flo is away"
    story(
        f"""
        {away}; Flo is back
        next hand
        = dealt: Ann, Bob, Cy, Dee, Eve, Flo
        everyone folds; Flo is away
        next hand
        Flo is back
        everyone folds
        = Flo owes nothing
        next hand
        = dealt: Ann, Bob, Cy, Dee, Eve, Flo
        """,
        book,
    )


@pytest.mark.parametrize("book", LIVE)
def test_who_sits_down_during_a_hand_is_not_in_it(book: str) -> None:
    story(
        """
        next hand
        Gus sits 7 with 100
        = dealt: Ann, Bob, Cy, Dee, Eve, Flo
        everyone folds
        = Gus 100
        """,
        book,
        seats=f"{SIX}, -",
    )
