"""Of two clauses about two cases of one thing, only the one that decides is cited."""

from __future__ import annotations

import pytest

from shuffleup.hand import Hand
from shuffleup.hand.events import Raised
from shuffleup.hand.grounds.event_grounds import grounds
from shuffleup.hand.grounds.option_grounds import option_grounds
from shuffleup.hand.words.hand_transcript import run
from shuffleup.law.rulebook import cite, resolve, rulebook

ALL_IN = """
holdem limit 10/20 blinds 5/10; button Cy
seats: Ann 500, Bob 500, Cy {}
Cy calls; Ann calls; Bob checks
Ann bets 10; Bob calls
"""
STUD = """
stud limit 10/20 ante 1 bring-in 3
seats: Ann 500, Bob 500
Ann has 2c3cKh 8d 9s; Bob has 4c5c2d 7d 6s
Bob brings it in; Ann calls
"""


def ids(book: str, found: tuple[str, ...], hand: Hand) -> set[str]:
    of_hand = hand.game.key, hand.structure.value
    return {rule.id for rule in cite(rulebook(book), found, *of_hand)}


def played(book: str, text: str) -> Hand:
    return run(text, resolve(rulebook(book))).hand


@pytest.mark.parametrize(("stack", "cited", "other"), [(24, "21.6", "21.7"), (25, "21.7", "21.6")])
def test_an_all_in_below_half_a_bet_and_one_of_half_have_a_clause_each(
    stack: int, cited: str, other: str
) -> None:
    before = played("pechanga", ALL_IN.format(stack))
    after = played("pechanga", ALL_IN.format(stack) + "Cy all-in")
    event = ids("pechanga", grounds(before, Raised(2, stack - 10)), before)
    may = ids("pechanga", option_grounds(after), after)
    for found in (event, may):
        assert f"pechanga/{cited}" in found
        assert f"pechanga/{other}" not in found


def test_the_lower_and_the_upper_rounds_of_stud_have_a_clause_each() -> None:
    lower, upper = played("mohegan", STUD), played("mohegan", STUD + "Ann checks; Bob checks")
    assert upper.street == lower.street + 1 == 2
    early = ids("mohegan", grounds(lower, Raised(0, 10)), lower)
    late = ids("mohegan", grounds(upper, Raised(0, 20)), upper)
    assert "mohegan/stud.7" in early - late
    assert "mohegan/stud.8" in late - early
