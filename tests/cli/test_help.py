"""The page of help at the table: it fits, and it says what the game's sheet says."""

from __future__ import annotations

import pytest

from shuffleup.cli.play.help import help_text
from shuffleup.games import Sheet, game, games
from shuffleup.hand.usual_stakes import default_stakes


def told(sheet: Sheet) -> str:
    return help_text(sheet, default_stakes(sheet, sheet.structures[0]))


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_help_fits_on_a_screen_of_80_columns_and_24_lines(sheet: Sheet) -> None:
    lines = told(sheet).splitlines()
    assert max(map(len, lines)) < 80
    assert len(lines) + len(("", "Enter to go on", "> ")) <= 24


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("holdem", "full house, flush, straight"),
        ("short-deck", "flush, full house, straight"),
        ("short-deck", "Cards: A K Q J T 9 8 7 6 of"),
        ("badugi", "Cards of one suit or one rank count once"),
        ("razz", "straights and flushes do not count against you; the ace is low"),
        ("triple-draw", "the ace is high, straights and flushes count against you"),
        ("lowball", "The joker (★J, typed Jk) is the lowest rank your hand lacks."),
        ("jacks-or-better-joker", "The joker (★J, typed Jk) is an ace, or any card"),
        ("stud", "r raise (b: bet) by the fixed bet"),
        ("holdem", "r 12 raise (b 12: bet) to 12"),
        ("crazy-pineapple", "d 2 throw away your second card"),
        ("badugi", "stand pat"),
    ],
)
def test_help_says_what_the_sheet_says(key: str, said: str) -> None:
    assert said in " ".join(told(game(key)).split())


def test_nobody_stands_pat_where_cards_must_be_thrown_away() -> None:
    assert "stand pat" not in told(game("crazy-pineapple"))
