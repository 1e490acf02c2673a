"""Game sheets: those that ship, sheets of one's own, and what a broken one says."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from shuffleup.games import SheetError, game, games, names, parse_sheet, read_sheet
from shuffleup.hand import BringIn, Call, Check, Stakes, act, new_hand, proceed

FIVE_STUD = """
title = "Five-card stud"
structures = ["limit"]
max_seats = 8
opening = "bring-in"
stud = true
bring_in = "lowest-card-by-suit"
wins = ["high"]
[[street]]
name = "second street"
down = 1
up = 1
[[street]]
name = "third street"
burn = true
up = 1
[[street]]
name = "fourth street"
burn = true
up = 1
big_bet = true
[[street]]
name = "fifth street"
burn = true
up = 1
big_bet = true
"""


def test_every_sheet_is_at_most_forty_lines_and_loads() -> None:
    assert len(games()) == len(names()) >= 25
    for key in names():
        text = (resources.files("shuffleup.games") / f"{key}.toml").read_text("utf-8")
        assert len(text.splitlines()) <= 40, key


def test_every_deck_has_the_cards_for_the_most_players_or_a_procedure_for_running_out() -> None:
    for sheet in games():
        short = sheet.cards_needed(sheet.max_seats) > len(sheet.cards)
        assert not short or sheet.stud or sheet.draws, sheet.key


def test_a_game_of_ones_own_needs_no_code(tmp_path: Path) -> None:
    file = tmp_path / "five-stud.toml"
    file.write_text(FIVE_STUD)
    sheet = read_sheet(file)
    stakes = Stakes(sheet.structures[0], 4, 8, ante=1, bring_in=2)
    hand = new_hand(sheet, stakes, [100] * 8, seed=1)
    proceed(hand)
    while not hand.over:
        seat = hand.actor
        passive = Call(seat) if hand.bet > hand.bets[seat] else Check(seat)
        command = BringIn(seat) if hand.street == 0 and not hand.bet else passive
        act(hand, command)
    assert sum(hand.stacks) == 800
    assert all(len(cards) == 5 for cards in hand.hole)


def changed(old: str, new: str) -> str:
    assert old in FIVE_STUD
    return FIVE_STUD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (changed('title = "Five-card stud"', ""), "mine.toml: title: is missing"),
        (
            changed('"limit"', '"half-limit"'),
            "structures: 'half-limit' is not one of no-limit, pot",
        ),
        (changed("max_seats = 8", "max_seats = true"), "max_seats: should be int, not True"),
        (
            changed("max_seats = 8", "max_seats = 10"),
            "10 players need 53 cards and the deck has 52",
        ),
        (changed('["high"]', '["highest"]'), "wins: ['highest'] is not one of high"),
        (changed('["high"]', "[]"), "wins: names one way to win the pot, or two"),
        (changed('"bring-in"', '"blinds"'), 'bring_in: goes with opening = "bring-in"'),
        (changed("stud = true", "stud = true\nstut = true"), "stut: is not a key of a game sheet"),
        (changed("down = 1", "down = 9"), "street 1.down: 9 is not between 0 and 7"),
        (changed("down = 1", "dawn = 1"), "street 1.dawn: is not a key of a street"),
        (changed("down = 1\nup = 1", ""), "street 1: deals no cards to the players"),
        (changed('name = "second street"', ""), "street 1.name: is missing"),
        (changed('["high"]', '[["high"]]'), "wins: [['high']] is not one of high"),
        ('like = "omaha"\ntitle = "X"\nwins = ["ace-to-five"]', "ace-to-five is not made of two"),
        ('like = "omaha"\ntitle = "X"\ntwo_from_hand = false', "5 to 7 cards, and there are 9"),
        ('like = "holdem"\ntitle = "X"\ndeck = "joker"', "wins: high is not for the joker deck"),
        ('like = "five-card-draw"\ntitle = "X"\nmax_seats = 10', "players leave 1 cards to"),
        ('like = "holdem"\ntitle = "X"\nphh = { limit = 5 }', "phh: 5 is not a variant code"),
        (
            'like = "holdem"\ntitle = "X"\nwins = ["eight-or-better"]',
            "leaves pots that nobody wins",
        ),
        ('like = "badugi"\ntitle = "X"\ndeck = "joker"', "badugi is not for the joker deck"),
        (changed("burn = true", "discard = 2"), "street 2.discard: 2 of 2 cards leaves none"),
        (changed("burn = true", "draw = 1"), "street 2.draw: no other cards are dealt"),
        ("title = ", "mine.toml: file: is not TOML"),
        ('like = "faro"', "like: no game is called 'faro'"),
        ('like = "holdem"\ntitle = "X"\ndeck = "tarot"', "deck: 'tarot' is not one of standard"),
        ('like = "holdem"\ntitle = "X"\nstud = true', "stud: needs cards dealt up"),
        (
            'like = "stud"\ntitle = "X"\ntwo_from_hand = true',
            "two_from_hand: needs a board of five cards, not 0",
        ),
    ],
)
def test_a_broken_sheet_says_file_key_and_reason(text: str, says: str) -> None:
    with pytest.raises(SheetError) as caught:
        parse_sheet(text, "mine.toml", "mine")
    assert says in str(caught.value)
    assert str(caught.value).startswith("mine.toml: ")


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(SheetError, match="no such game; there are badugi"):
        game("snap")


def test_a_file_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SheetError, match="cannot be read"):
        read_sheet(tmp_path / "none.toml")
