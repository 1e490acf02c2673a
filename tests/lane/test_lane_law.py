"""No point of the law that ordinary play reads is unknown to the lane."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from typing import Any

import pytest

from shuffleup.cases.point_uses import uses_in_the_product
from shuffleup.games import games
from shuffleup.hand import act, new_hand, proceed
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.lane import LaneError, lane_game
from shuffleup.lane.lane_law import (
    ENCODED,
    LAW_COLUMNS,
    NOT_PLAYED,
    OF_NO_WEIGHT,
    ONE_ANSWER,
    encoded,
)
from shuffleup.law import Rules
from shuffleup.law.points import BettingLaw, Group, HighLowLaw, RaiseLaw
from shuffleup.law.rules import POINTS
from shuffleup.sim.quick import quick

TAUGHT = {str(point) for point in (*ENCODED, *OF_NO_WEIGHT, *ONE_ANSWER)}
NOT_PLAY = ("hand.grounds", "hand.words", "hand.repairs")


class TracedGroup:
    """A group of the law that notes which of its points are read."""

    def __init__(self, group: Group, read: set[str]) -> None:
        self.group, self.read = group, read

    def __getattr__(self, name: str) -> Any:
        self.read |= {str(p) for p in self.group.points if p.attribute == name}
        return getattr(self.group, name)


def traced(rules: Rules, read: set[str]) -> Rules:
    groups: dict[str, Any] = {
        field.name: TracedGroup(getattr(rules, field.name), read) for field in fields(rules)
    }
    return replace(rules, **groups)


def points_read(hands: int) -> set[str]:
    """What ordinary hands of all games and structures read, short stacks and many players."""
    read: set[str] = set()
    dice = random.Random(5)
    for sheet in games():
        for structure in sheet.structures:
            stakes = default_stakes(sheet, structure)
            deep = default_stack(stakes)
            for number in range(hands):
                rules = traced(Rules().but(run_it_maximum=3, all_in_hands_face_up=True), read)
                seats = sheet.max_seats if number % 2 else 3
                stacks = [dice.choice((1, 3, 9, deep)) for _ in range(seats)]
                hand = new_hand(sheet, stakes, stacks, seed=number, rules=rules)
                proceed(hand)
                while not hand.over:
                    assert act(hand, quick(hand, dice.random)).refusal is None
    return read


def test_ordinary_play_reads_nothing_the_lane_has_not_been_taught() -> None:
    assert points_read(6) <= TAUGHT


def test_the_engine_names_no_point_the_lane_has_not_been_taught() -> None:
    """Read off the source: also what no hand above came to."""
    uses = uses_in_the_product()
    assert uses is not None
    by_hand = {
        point
        for point, use in uses.items()
        if any(
            where.startswith("hand.") and not where.startswith(NOT_PLAY) for where in use.read_by
        )
    }
    assert by_hand - TAUGHT == {str(point) for point in NOT_PLAYED}
    assert by_hand >= TAUGHT  # and the lane encodes nothing that nobody reads


def is_play(where: str) -> bool:
    return where.startswith("hand.") and not where.startswith(NOT_PLAY)


def test_a_point_the_lane_was_not_taught_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ENCODED, RaiseLaw.limit_raise_cap)
    taught = {str(point) for point in (*ENCODED, *OF_NO_WEIGHT, *ONE_ANSWER)}
    assert points_read(1) - taught == {"limit-raise-cap"}


def test_every_point_has_columns_of_its_own() -> None:
    wide = {point: 2 if "reopens" in point or "open-cap" in point else 1 for point in ENCODED}
    columns = [ENCODED[point] + k for point, width in wide.items() for k in range(width)]
    assert sorted(columns) == list(range(LAW_COLUMNS))


def test_a_point_decided_otherwise_changes_its_column_alone() -> None:
    usual = encoded(Rules())
    other = encoded(Rules().but(limit_raise_cap=7, check_raise=False))
    changed = {at for at, (a, b) in enumerate(zip(usual, other, strict=True)) if a != b}
    assert changed == {ENCODED[RaiseLaw.limit_raise_cap], ENCODED[BettingLaw.check_raise]}


def test_a_law_the_lane_cannot_play_is_refused_by_name() -> None:
    sheet = next(sheet for sheet in games() if sheet.key == "omaha-eight")
    stakes = default_stakes(sheet, sheet.structures[0])
    assert HighLowLaw.no_low_high_scoops in POINTS
    with pytest.raises(LaneError, match="no-low-high-scoops other than yes"):
        lane_game(sheet, stakes, Rules().but(no_low_high_scoops=False))
