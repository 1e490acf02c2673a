"""The lane's own shuffle: always the whole deck, and no card likes a place."""

from __future__ import annotations

import numpy as np
import pytest

from shuffleup.games import game
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.lane import LaneTables, lane_game
from shuffleup.lane.kernels import columns as at

DEALS = 4_000


@pytest.mark.parametrize("key", ["holdem", "short-deck", "five-card-draw", "five-card-draw-joker"])
def test_every_card_comes_to_every_place_equally_often(key: str) -> None:
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[0])
    tables = LaneTables(lane_game(sheet, stakes), DEALS, 6, seed=key)
    tables.deal(default_stack(stakes))
    size = len(sheet.cards)
    decks = tables.cards[:, at.DECK : at.DECK + size]
    assert (np.sort(decks, axis=1) == np.array(sorted(sheet.cards))).all()
    dealt = size if sheet.draws else sheet.hand_size * 6
    for place in (0, 1, 2, dealt - 2, dealt - 1):
        counts = np.bincount(decks[:, place], minlength=53)[list(sheet.cards)]
        chi = ((counts - DEALS / size) ** 2).sum() / (DEALS / size)
        assert chi < size + 6 * (2 * size) ** 0.5, f"place {place}: {chi:.0f}"


def test_two_cards_of_one_word_know_nothing_of_each_other() -> None:
    sheet = game("holdem")
    tables = LaneTables(lane_game(sheet, default_stakes(sheet, sheet.structures[0])), 20_000, 6)
    tables.deal(200)
    first, second = tables.cards[:, at.DECK].astype(int), tables.cards[:, at.DECK + 1].astype(int)
    assert abs(np.corrcoef(first, second)[0, 1] + 1 / 51) < 0.03
    together = np.bincount((first % 4) * 4 + second % 4, minlength=16)
    likely = np.where(np.arange(16) % 5 == 0, 12 / 204, 13 / 204) * 20_000
    assert ((together - likely) ** 2 / likely).sum() < 60
