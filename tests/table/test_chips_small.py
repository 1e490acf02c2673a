"""Small chips and large ones: what is too small to play, half dollars, what may not lie there."""

from __future__ import annotations

import pytest
from tests.table.sending import ask
from tests.table.stories import play
from tests.table.test_chips import liberal, refused

from shuffleup.law.points.table.table_chips import ColourUpChips
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.chips.denominations import smallest_of, together
from shuffleup.table.state import seated


def test_small_chips_that_do_not_play_are_still_there_after_a_loss() -> None:
    text = """
    holdem limit 10/20 blinds 5/10
    seats: Ann 5x4+1x8, Bob 200, Cy 200; button Bob
    next hand                             # Cy small, Ann big
    Ann has 2c7d; Bob has AsAh; board AcAdKsKhQd
    Bob raises to 20; Cy folds; Ann calls; everyone shows
    = Ann 8
    next hand
    = dealt: Bob, Cy
    """
    scene = play(text, "rpl")
    assert seated(scene.table, 0).chips.piles == (Pile(1, 8),)
    assert not seated(scene.table, 0).chips.busted


def test_small_chips_changed_up_between_hands_play() -> None:
    text = """
    holdem limit 10/20 blinds 5/10
    table: chips 1 5 25
    seats: Ann 5x10+1x8, Bob 200, Cy 200; button Ann
    Ann colours up to 5; next hand
    = Ann plays 55
    """
    scene = play(text, "rpl")
    assert seated(scene.table, 0).chips.piles == (Pile(5, 11), Pile(1, 3))
    refusal = refused(scene.table, c.ColourUp(0, 5))
    assert refusal.reason is Reason.IN_A_HAND


def test_colouring_up_needs_enough_for_a_chip() -> None:
    text = "holdem no-limit 2/5; table: chips 1 25; seats: Ann 20, Bob 200; button Ann"
    table = play(text.replace("; ", "\n")).table
    assert refused(table, c.ColourUp(0, 25)).reason is Reason.MORE_THAN_THERE_IS


HALVES = """
holdem {game} dollar 100
seats: Ann 100x20+50x3, Bob 5000, Cy 5000; button Ann
next hand
= Ann plays {plays}
"""


@pytest.mark.parametrize(
    ("book", "game", "plays"),
    [
        ("mohegan", "limit 400/800 blinds 200/400", 2000),  # a game without half dollars
        ("mohegan", "limit 400/800 blinds 150/400", 2100),  # in pairs
        ("mohegan", "no-limit 50/100", 2100),
        ("rpl", "limit 400/800 blinds 200/400", 2000),  # not even in quantity
        ("rpl", "limit 400/800 blinds 150/400", 2100),  # bets in dollars: no part of one
        ("rpl", "limit 50/100 blinds 50/50", 2150),  # not in dollars
        ("rpl", "no-limit 50/100", 2150),
        ("pechanga", "limit 400/800 blinds 200/400", 2150),  # all chips play in a game so small
        ("pechanga", "limit 400/800 blinds 150/400", 2150),
    ],
)
def test_half_dollars_play_as_the_book_says(book: str, game: str, plays: int) -> None:
    play(HALVES.format(game=game, plays=plays), book)


@pytest.mark.parametrize("book", ["mohegan", "rpl"])
@pytest.mark.parametrize(("halves", "plays"), [(1, 2050), (2, 2050), (3, 2150)])
def test_a_single_half_dollar_pays_the_blind(book: str, halves: int, plays: int) -> None:
    text = HALVES.replace("Ann 100x20+50x3, Bob 5000", f"Ann 5000, Bob 100x20+50x{halves}")
    text = text.replace("= Ann", "= Bob").format(game="limit 200/400 blinds 50/100", plays=plays)
    scene = play(text + f"everyone folds; = Bob {1950 + 50 * halves}", book)
    left = (Pile(50, 1),) if halves == 2 else ()  # without a partner it stays out of play
    assert seated(scene.table, 1).chips.piles == left


def test_half_dollars_do_not_play_where_dollars_do_not() -> None:
    text = HALVES.replace("100x20", "500x20")
    play(text.format(game="limit 2000/4000 blinds 1000/2000", plays=10000), "mohegan")


def test_white_chips_play_where_they_pay_the_drop_if_the_book_counts_that() -> None:
    text = """
    holdem limit 20/40 blinds 10/20
    table: drop 1
    seats: Ann 25x10+1x3, Bob 500, Cy 500; button Ann
    next hand
    """
    play(text + "= Ann plays 253", "rpl")
    play(text.replace("drop 1", "rake 10") + "= Ann plays 253", "rpl")
    play(text + "= Ann plays 250", "mohegan")
    play(text + "= Ann plays 250", "pechanga")


def test_large_chips_are_kept_out_of_small_games_by_one_book_alone() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, -; button Ann"
    sit = c.Sit(3, "Dee", 100, piles=(Pile(25, 4),))
    refusal = refused(play(text, "pechanga").table, sit)
    assert refusal.grounds == ("largest-chip-in-small-games",)
    assert ask(play(text, "mohegan").table, sit).ok
    colour = liberal(
        text, largest_chip_in_small_games=5, colour_up_denominations=ColourUpChips.PLAYERS
    )
    assert refused(colour, c.ColourUp(0, 25)).reason is Reason.CHIPS_NOT_TAKEN


def test_piles_go_together_and_the_smallest_are_found() -> None:
    piles = together((Pile(25, 2), Pile(1, 3)), (Pile(5, 4), Pile(1, 2)))
    assert piles == (Pile(25, 2), Pile(5, 4), Pile(1, 5))
    assert smallest_of(piles, 12) == (Pile(5, 1), Pile(1, 5))
    assert smallest_of(piles, 0) == ()
