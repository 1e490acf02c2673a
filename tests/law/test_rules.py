"""The rules a house can decide: declared once, documented, changeable one point at a time."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from scripts.pages.rules_page import rules_page

from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points import points

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_of_rules_is_made_from_the_declarations() -> None:
    assert (ROOT / "docs" / "rules.md").read_text("utf-8") == rules_page()


def test_every_field_of_every_group_is_a_point_with_a_question() -> None:
    for group in fields(Rules):
        kind = type(getattr(DEFAULT, group.name))
        assert len(points(kind)) == len(fields(kind))
        assert all(point.metadata["question"].endswith("?") for point in points(kind))


def test_no_two_groups_have_a_point_of_the_same_name() -> None:
    names = [p.name for g in fields(Rules) for p in points(type(getattr(DEFAULT, g.name)))]
    assert len(names) == len(set(names))


def test_a_house_changes_one_point_and_no_other() -> None:
    house = DEFAULT.but(limit_raise_cap=4)
    assert house.raises.limit_raise_cap == 4
    assert house.but(limit_raise_cap=3) == DEFAULT


def test_an_unknown_point_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no point is called 'raise-cap'"):
        DEFAULT.but(raise_cap=4)
