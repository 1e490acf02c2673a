"""Coming in: who is dealt into the next hand, who waits, and when there is none."""

from __future__ import annotations

import pytest
from tests.table.stories import EVERY_BOOK, LIVE, SIX, story


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


@pytest.mark.parametrize("book", EVERY_BOOK)
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


@pytest.mark.parametrize("book", EVERY_BOOK)
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
