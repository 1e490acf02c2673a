"""Structures in files: written and read back they are the same, and what is wrong is named."""

from __future__ import annotations

import json

import pytest

from shuffleup.hand.setup import SetupError, limit, no_limit
from shuffleup.tournament.endings.prize_list import PrizeTerms
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_file import (
    EventStructure,
    read_structure,
    write_structure,
)
from shuffleup.tournament.event_terms.structure_maker import Pace, StructurePlan, make_structure
from shuffleup.tournament.event_terms.terms_of_event import (
    AddOnTerms,
    EventTerms,
    Price,
    RebuyTerms,
)

TERMS = EventTerms(
    "holdem", 5000, Price(50, 10), rebuy=RebuyTerms(Price(50), 5000, 3),
    add_on=AddOnTerms(Price(20), 2000, 3), prizes=PrizeTerms(shares=(5000, 3000, 2000)),
    chips=(25, 100), progressive=True,
)  # fmt: skip
LEVELS = (
    Level(20, no_limit(25, 50, big_blind_ante=50, chip=25)),
    Level(10, remove=(25,)),
    Level(20, limit(200, 400, ante=100, bring_in=100), "stud"),
)
SMALL = {"structure": 1, "terms": {"game": "holdem", "stack": 500},
         "levels": [{"minutes": 10, "stakes": "5/10"}, {"minutes": 5}]}  # fmt: skip


def test_a_structure_is_read_as_it_was_written() -> None:
    one = EventStructure(TERMS, LEVELS, 36)
    assert read_structure(write_structure(one)) == one


@pytest.mark.parametrize("pace", Pace)
def test_so_is_every_one_that_is_made(pace: Pace) -> None:
    plan = StructurePlan(200, 20_000, 8, pace=pace)
    one = EventStructure(EventTerms("holdem", 20_000), make_structure(plan), 200)
    assert read_structure(write_structure(one)) == one


def test_a_file_says_what_is_not_as_usual_in_words_of_the_room() -> None:
    told = json.loads(write_structure(EventStructure(EventTerms("holdem", 5000), LEVELS[:2])))
    assert told["terms"] == {"game": "holdem", "stack": 5000}
    assert told["levels"] == [
        {"minutes": 20, "stakes": "no-limit 25/50 big-blind-ante 50 chip 25"},
        {"minutes": 10, "remove": [25]},
    ]


def test_a_file_by_hand_needs_no_more_than_game_stack_and_levels() -> None:
    found = read_structure(json.dumps(SMALL))
    assert found.terms == EventTerms("holdem", 500)
    assert found.levels == (Level(10, no_limit(5, 10)), Level(5))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"structure": 2}, '"structure": 1'),
        ({"levels": [{"minutes": 10, "stakes": "5/ten"}]}, "level 1"),
        ({"levels": [{"minutes": 10}, {"minutes": 10, "stakes": "5/10 antes"}]}, "level 2"),
        ({"levels": [{"stakes": "5/10"}]}, "minutes"),
        ({"levels": [{"minutes": 1.5}]}, "1.5"),
        ({"levels": [{"minutes": 10}] * 501}, "at most 500"),
        ({"levels": [{"minutes": 10, "blinds": "5/10"}]}, "blinds"),
        ({"terms": {"stack": 500}}, "game"),
        ({"terms": {"game": "holdem", "stack": "500"}}, "stack"),
        ({"terms": {"game": "holdem", "stack": 500, "colour": 1}}, "colour"),
        ({"terms": {"game": "holdem", "stack": 500, "price": {"tip": 1}}}, "tip"),
        ({"terms": {"game": "holdem", "stack": 2**60}}, "1152921504606846976"),
        ({"venue": "here"}, "venue"),
    ],
)
def test_what_no_structure_has_is_refused_by_name(change: dict[str, object], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        read_structure(json.dumps(SMALL | change))


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"structure": 1}', "[" * 100_000])
def test_what_is_no_structure_at_all_is_refused_too(text: str) -> None:
    with pytest.raises(SetupError, match="structure"):
        read_structure(text)
