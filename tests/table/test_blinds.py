"""Blinds: what is owed by whoever missed one, and that nobody pays twice; stories of each book."""

from __future__ import annotations

import pytest
from tests.table.stories import EVERY_BOOK, LIVE, SIX, story

from shuffleup.hand.setup import Forced, Post

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


def test_letting_the_blinds_pass_does_not_wipe_out_a_debt() -> None:
    story(
        """
        next hand; everyone folds
        Bob moves to 4                         # both blinds paid: they may pass him once
        Bob is away; 1 hand passes
        = Bob owes 2
        Bob is back; Bob lets the blinds pass
        = Bob owes 2
        """,
        "mohegan",
        seats="Ann 200, Bob 200, Cy 200, -, Eve 200, Flo 200",
    )


def test_a_small_blind_still_due_is_paid_with_the_next_big_blind() -> None:
    """The table shrinks under small blinds that a moving button skipped: none is lost."""
    story(
        """
        next hand
        = posts: Bob blind 1, Cy blind 2
        everyone folds; Bob leaves; Cy leaves
        next hand
        = button Dee
        = posts: Dee blind 2, Eve blind 2, Ann blind 2
        everyone folds
        next hand
        = button Eve
        = posts: Eve dead 1, Ann blind 1, Dee dead 1, Dee blind 2
        """,
        "pechanga",
        seats="Ann 200, Bob 200, Cy 200, Dee 200, Eve 200",
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


@pytest.mark.parametrize("book", EVERY_BOOK)
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


@pytest.mark.parametrize("book", EVERY_BOOK)
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


@pytest.mark.parametrize("book", LIVE)
def test_those_with_whom_a_game_begins_again_post_no_blind_twice(book: str) -> None:
    scene = story(
        """
        1 hand passes
        Bob is away; Cy is away; 4 hands pass
        Ann leaves; Bob is back; Cy is back
        next hand
        = dealt: Bob, Cy, Dee
        """,
        book,
        seats="Ann 200, Bob 200, Cy 200, Dee 200",
    )
    posted = [(post.seat, post.kind) for post in scene.table.deal.posts]
    assert len(set(posted)) == len(posted)
    small = [post.seat for post in scene.table.deal.posts if post.amount == 1]
    assert len(set(small)) == len(small)
