"""Faults that random sessions found here, each told as a story that must not come back."""

from __future__ import annotations

import pytest
from tests.table.test_known_bugs import LIVE, SIX, story


def test_the_third_who_waits_beside_two_is_not_passed_for_ever() -> None:
    """A moving button between two players went past him on every hand."""
    story(
        """
        1 hand passes
        = button Ann                           # Ann small blind, Bob big blind
        Cy sits 3 with 100
        next hand
        = button Ann
        = posts: Bob blind 1, Cy blind 2
        everyone folds
        next hand
        = button Bob
        = posts: Cy blind 1, Ann blind 2
        """,
        "pechanga",
        seats="Ann 200, Bob 200, -",
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


@pytest.mark.parametrize("book", LIVE)
def test_who_waits_for_the_big_blind_gets_no_hand_while_the_button_is_bought(book: str) -> None:
    """Nobody posts the blinds of that hand, so waiting for one would have been free."""
    story(
        """
        1 hand passes
        Dee is away; 1 hand passes; Dee is back
        Flo leaves; Gus sits 6 with 100        # and would have the big blind
        Dee buys the button
        next hand
        = posts: Dee dead 1, Dee blind 2
        = dealt: Ann, Bob, Cy, Dee, Eve
        everyone folds
        next hand
        = button Dee
        = posts: Eve blind 1, Gus blind 2
        """,
        book,
    )


@pytest.mark.parametrize("book", LIVE)
def test_a_bought_button_does_not_spare_who_was_away_for_that_hand(book: str) -> None:
    """Flo was due the big blind, went for the hand on which nobody posted it, and has it now."""
    big = "Flo blind 2, Gus blind 2" if book == "pechanga" else "Flo blind 2"
    story(
        f"""
        1 hand passes
        Dee is away; 1 hand passes; Dee is back
        Flo is away
        Dee buys the button
        next hand; everyone folds
        Flo is back
        next hand
        = button Dee
        = posts: Eve blind 1, {big}
        """,
        book,
        seats=f"{SIX}, Gus 200",
    )


def test_who_has_bought_the_button_and_moves_a_seat_takes_it_along() -> None:
    story(
        """
        1 hand passes
        Dee is away; 1 hand passes; Dee is back
        Dee buys the button
        next hand; everyone folds
        Dee moves to 5
        next hand
        = button Dee
        = posts: Flo blind 1, Gus blind 2
        """,
        "mohegan",
        seats="Ann 200, Bob 200, Cy 200, Dee 200, -, Flo 200, Gus 200",
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


@pytest.mark.parametrize("book", LIVE)
def test_a_hand_with_one_player_is_refused(book: str) -> None:
    story(
        """
        1 hand passes
        Ann is away
        x next hand (too-few-players)
        Ann is back
        next hand
        = dealt: Ann, Bob
        """,
        book,
        seats="Ann 200, Bob 200",
    )
