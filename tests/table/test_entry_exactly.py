"""Coming in to the chip: whose chips a blind is posted from."""

from __future__ import annotations

from tests.table.stories import play

GAME = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann\n"


def test_who_posts_for_another_pays_and_the_other_has_the_chips() -> None:
    """A house that allows it: the big blind of 2 goes from Ann to Bob."""
    play(GAME + "Ann posts for Bob\n= Ann 198\n= Bob 202", post_for_another_player=True)
