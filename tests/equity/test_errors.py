"""Questions that have no answer say which hand or card, and why."""

from __future__ import annotations

from typing import Any

import pytest

from shuffleup.equity import EquityError, equity
from shuffleup.games import SheetError


@pytest.mark.parametrize(
    ("game", "hands", "more", "why"),
    [
        ("holdem", ["AsAh"], {}, "Hold'em takes 2 to 10 hands, not 1"),
        ("holdem", ["AsAh", "AsKs"], {}, "As is given twice"),
        ("holdem", ["AsAh", "KsKh"], {"board": "2c7dAs"}, "As is given twice"),
        ("holdem", ["AsAh", "KsKh"], {"dead": "Kh"}, "Kh is given twice"),
        ("holdem", ["AsAh", "KsKh"], {"board": "2c3c4c5c6c7c"}, "board: Hold'em has 5 cards"),
        ("holdem", ["AsAh", "KsKX"], {}, "hand 2: range: 'KsKX': is not one of"),
        ("holdem", ["AsAh", "AsJk"], {}, "hand 2: Jk is not in the deck of Hold'em"),
        ("holdem", ["AsAh", "KsKh"], {"board": "??"}, r"board: \?\? is not in the deck"),
        ("holdem", ["AsAh", "AA"], {"dead": "Ad"}, "hand 2: the known cards leave nothing"),
        ("holdem", ["AA", "AA", "AA"], {}, "cannot be held at the same time"),
        ("holdem", ["AsAh", "KsKh"], {"samples": 0}, "samples: 0 is not a number of deals"),
        ("holdem", ["random"] * 9, {"exact": True}, "exact: there are more than"),
        ("holdem", ["AsAh", "KsKh"], {"draws": ["", ""]}, "there is no draw in Hold'em"),
        ("short-deck", ["AsAh", "5s5h"], {}, "hand 2: 5s is not in the deck of Short-deck"),
        ("pineapple", ["AsAhKd", "5s5h"], {}, "AsAhKd is 3 cards, not 2; give the 2 cards kept"),
        ("omaha", ["AsAhKdKc5c", "random"], {}, "hand 1: AsAhKdKc5c is 5 cards, not 4"),
        ("omaha", ["AA", "random"], {}, "hand 1: 'AA' is not a card"),
        ("stud", ["random"] * 8, {}, "56 cards are to come and 52 are left"),
        ("razz", ["As", "2s"], {"board": "3c"}, "board: Razz has 0 cards on it, not 1"),
        ("badugi", ["As2d3c4h", "Ks"], {"draws": ["As"]}, "draws: 1 for 2 hands"),
        ("badugi", ["As2d3c4h", "Ks"], {"draws": ["Ah", ""]}, "Ah cannot be thrown from As2d3c4h"),
    ],
)
def test_a_question_without_an_answer_says_why(
    game: str, hands: list[str], more: dict[str, Any], why: str
) -> None:
    with pytest.raises(EquityError, match=why):
        equity(game, hands, **more)


def test_a_game_nobody_knows_is_named() -> None:
    with pytest.raises(SheetError, match="whist: game: no such game"):
        equity("whist", ["AsAh", "KsKh"])
