"""What the floor is asked can be answered by a tap: no answer is offered that cannot be true."""

from __future__ import annotations

import pytest

from shuffleup.cases.law_questions.commonest import COMMONEST
from shuffleup.server.law_desk.asking_jobs import floor_answer
from shuffleup.server.law_desk.law_questions_asked import FloorAsked

MOST_TAPS = 5
SEVERAL = "seats"


def taps_to_a_ruling(kind: str, which: float) -> int:
    """How many taps it takes with the answer to each question that stands so far down the list."""
    facts: dict[str, str] = {}
    taps = 1
    while True:
        answer = floor_answer(FloorAsked(kind, facts=facts))
        assert answer.wrong == "", (facts, answer.wrong)
        if answer.needed is None:
            assert answer.rulings
            return taps
        offered = answer.needed.choices
        facts[answer.needed.name] = offered[int(len(offered) * which)].value
        taps += 2 if answer.needed.kind == SEVERAL else 1


@pytest.mark.slow
@pytest.mark.parametrize("which", [0, 0.4, 0.6, 0.99])
def test_the_commonest_mistakes_are_ruled_in_five_taps_at_most(which: float) -> None:
    taps = {one.kind: taps_to_a_ruling(one.kind, which) for one in COMMONEST}
    assert max(taps.values()) <= MOST_TAPS, taps


def test_nobody_whose_turn_it_is_can_have_acted_too_early() -> None:
    needed = floor_answer(FloorAsked("out-of-turn")).needed
    assert needed is not None
    assert [one.value for one in needed.choices] == ["Ann", "Cy", "Dee"]  # it is Bob's turn
