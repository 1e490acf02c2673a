"""The rules a house can decide: declared once, documented, changeable one point at a time."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from pathlib import Path

import pytest
from scripts.pages.rules_page import rules_page

from shuffleup.law import DEFAULT
from shuffleup.law.points import Point, RaiseLaw, StraddleLaw, StudLaw
from shuffleup.law.rules import PLACES, POINTS, find_point

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_rules_is_made_from_the_declarations() -> None:
    assert (ROOT / "docs" / "rules.md").read_text("utf-8") == rules_page()


def test_every_field_of_every_group_is_a_point_with_a_question() -> None:
    for group in PLACES:
        declared = list(vars(group)["__annotations__"])
        assert [point.attribute for point in group.points] == declared
        assert all(point.question.endswith("?") for point in group.points)


def test_no_two_groups_have_a_point_of_the_same_name() -> None:
    names = [point for group in PLACES for point in group.points]
    assert len(names) == len(set(names)) == len(POINTS)


def test_no_field_says_again_what_its_group_says() -> None:
    stutters = [p for p in POINTS.values() if p.attribute.startswith(PLACES[p.group] + "_")]
    assert stutters == []


# ---- one constant per point ------------------------------------------------------------------


def test_a_group_has_the_point_and_a_house_has_its_value() -> None:
    point = RaiseLaw.short_all_in_reopens_big_bet
    assert point == "short-all-in-reopens-big-bet"
    assert DEFAULT.raises.short_all_in_reopens_big_bet == Fraction(1) == point.default
    assert DEFAULT.decided(point) == Fraction(1)
    assert (point.group, point.attribute) == (RaiseLaw, "short_all_in_reopens_big_bet")
    assert point.constant == "RaiseLaw.short_all_in_reopens_big_bet"


def test_a_point_is_its_name_wherever_a_name_is_wanted() -> None:
    point = StudLaw.bring_in_may_open_full
    assert {"stud-bring-in-may-open-full": 1}[point] == 1
    assert f"{point}" == ", ".join([point]) == "stud-bring-in-may-open-full"
    assert point in ("turn", "stud-bring-in-may-open-full")
    assert type(pickle.loads(pickle.dumps(point))) is str
    assert find_point("stud_bring_in_may_open_full") is POINTS[point] is point


def test_a_number_knows_its_unit_and_range() -> None:
    assert (RaiseLaw.limit_raise_cap.least, RaiseLaw.limit_raise_cap.most) == (1, 99)
    assert StudLaw.small_bet_rounds.unit == "rounds"


def test_rules_are_looked_at_by_what_differs_from_the_defaults() -> None:
    assert repr(DEFAULT) == "Rules()"
    assert repr(DEFAULT.but(limit_raise_cap=4)) == "Rules().but(limit_raise_cap=4)"


def test_what_a_house_decided_is_a_value_that_never_changes() -> None:
    law = RaiseLaw(limit_raise_cap=4)
    assert law.limit_raise_cap == 4
    assert law == DEFAULT.raises.but(limit_raise_cap=4) != DEFAULT.raises
    assert hash(law) == hash(RaiseLaw(limit_raise_cap=4))
    assert copy.deepcopy(law) == pickle.loads(pickle.dumps(law)) == law
    assert "limit_raise_cap=4" in repr(law)
    assert isinstance(law, RaiseLaw)
    assert DEFAULT.raises != DEFAULT.straddle
    with pytest.raises(AttributeError, match="does not change"):
        law.limit_raise_cap = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del law.limit_raise_cap
    with pytest.raises(TypeError, match="RaiseLaw has no raise_cap"):
        RaiseLaw(raise_cap=4)  # type: ignore[call-arg]


def test_a_value_stands_in_a_slot_so_that_reading_it_costs_nothing() -> None:
    for group, place in PLACES.items():
        law = getattr(DEFAULT, place)
        assert vars(law) == {}
        assert type(law).__slots__ == [point.attribute for point in group.points]


# ---- a house ---------------------------------------------------------------------------------


def test_a_house_changes_one_point_and_no_other() -> None:
    house = DEFAULT.but(limit_raise_cap=4)
    assert house.raises.limit_raise_cap == 4
    assert house.but(limit_raise_cap=3) == DEFAULT


def test_a_house_names_points_as_the_law_does_whatever_their_field_is_called() -> None:
    by_name = DEFAULT.but(straddle=True)
    assert by_name.straddle.allowed
    assert by_name == DEFAULT.but(**{StraddleLaw.allowed: True})


def test_an_unknown_point_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no point is called 'raise-cap'"):
        DEFAULT.but(raise_cap=4)
    with pytest.raises(ValueError, match="limit-raise-cap is 1 to 99, not 0"):
        DEFAULT.but(limit_raise_cap=0)


def test_points_are_declared_and_not_made_up() -> None:
    assert all(type(point) is Point for point in POINTS.values())
