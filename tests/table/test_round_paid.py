"""What a player has paid of the round of blinds, as a hand's ``Began`` has it."""

from __future__ import annotations

import pytest
from tests.table.stories import LIVE, story

from shuffleup.hand.setup import Post
from shuffleup.table.blinds.account import PAID_BIG, PAID_SMALL
from shuffleup.table.words.table_transcript import TableScene


@pytest.mark.parametrize("book", LIVE)
def test_who_posts_a_missed_small_blind_has_paid_the_round(book: str) -> None:
    """Cy paid the big blind, missed the small one and posts it dead two hands later."""
    scene = story(
        """
        1 hand passes
        Cy is away
        2 hands pass
        Cy is back; Cy posts
        next hand
        """,
        book,
    )
    cy = scene.table.seats[2]
    assert cy is not None
    assert cy.paid == PAID_BIG | PAID_SMALL
    assert any(post.seat == 2 and post.kind.value == "dead" for post in began(scene))


def began(scene: TableScene) -> tuple[Post, ...]:
    assert scene.table.hand is not None
    return scene.table.hand.setup.posts
