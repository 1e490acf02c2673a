"""What hands are worth in each game, against every hand that may be made of the cards."""

from __future__ import annotations

import pytest
from tests.games.plain_showdowns import GAMES
from tests.strength.plain_hands import same_order

from shuffleup.games import game, names
from shuffleup.games.values import values

DEALS = 12  # from each deck; 400 in `make exact`


def test_the_rules_in_words_cover_every_sheet() -> None:
    assert sorted(GAMES) == sorted(names())


@pytest.mark.parametrize("key", GAMES)
def test_a_sheet_says_what_the_rules_say(key: str) -> None:
    sheet, plain = game(key), GAMES[key]
    thrown_away = sum(street.discard for street in sheet.streets)
    assert sheet.hand_size - thrown_away == plain.held
    assert sum(street.board for street in sheet.streets) == plain.board
    assert sheet.two_from_hand is plain.exactly_two
    assert sheet.wins == plain.wins
    assert sorted(sheet.cards) == sorted(plain.deck)


@pytest.mark.parametrize("key", GAMES)
def test_hands_are_worth_what_brute_force_says(key: str) -> None:
    plain = GAMES[key]
    for way in plain.wins:
        found: list[int] = []
        truths = []
        for holes, board in plain.deals(DEALS):
            found += values(game(key), way, list(map(tuple, holes)), tuple(board))
            truths += [plain.truth(way, hole, board) for hole in holes]
        assert same_order(found, truths), way
        assert [value > 0 for value in found] == [bool(truth) for truth in truths], way
