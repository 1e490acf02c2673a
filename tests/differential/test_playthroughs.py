"""Playthroughs of the lane beside OpenSpiel's: the same player asked, the same actions lawful, the
same chips won. OpenSpiel is a peer that ``make peers`` installs."""

from __future__ import annotations

import pytest

pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed (make peers): nothing is compared with it"
)

from tests.differential.playthrough_told import differences, told

from shuffleup.hand import no_limit
from shuffleup.lane import lane_game
from shuffleup.lane.environments.playthrough import playthrough

pytestmark = pytest.mark.slow
STACK, HANDS = 60, 100


@pytest.mark.parametrize("seats", range(2, 11))
def test_openspiel_tells_the_same_hand(seats: int) -> None:
    game = lane_game("holdem", no_limit(1, 2))
    texts = [playthrough(game, [STACK] * seats, seed=seed) for seed in range(HANDS)]
    assert {
        seed: found for seed, text in enumerate(texts) if (found := differences(text, STACK))
    } == {}
    assert len({len(told(text)[1]) for text in texts}) > 5, "hands of many lengths"


def test_another_law_is_noticed() -> None:
    game = lane_game("holdem", no_limit(1, 3))
    assert differences(playthrough(game, [STACK] * 3, seed=1), STACK) != []
