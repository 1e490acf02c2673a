"""The button: dead, moving and bought, and where the blinds are with it; stories of each book."""

from __future__ import annotations

import pytest
from tests.table.stories import DEAD, EVERY_BOOK, LIVE, SIX, story

# ---- dead and moving -------------------------------------------------------------------------


@pytest.mark.parametrize("book", DEAD)
def test_a_dead_button_stays_with_empty_seats_after_two_busts(book: str) -> None:
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


def test_a_moving_button_goes_to_the_next_player_after_two_busts() -> None:
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


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_the_button_goes_on_from_a_seat_that_was_left(book: str) -> None:
    story(
        """
        next hand; everyone folds; Ann leaves
        next hand
        = button Bob
        = posts: Cy blind 1, Dee blind 2
        """,
        book,
    )


def test_the_third_who_waits_beside_two_is_not_passed_for_ever() -> None:
    """A moving button between two players went past them on every hand."""
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


# ---- bought ----------------------------------------------------------------------------------


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
