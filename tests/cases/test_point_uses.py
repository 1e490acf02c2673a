"""Which code reads a point and which cites it, told from the source."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.cases.point_uses import PointUse, point_uses

CAP = "limit-raise-cap"


def uses_of(folder: Path, text: str, point: str = CAP) -> PointUse:
    (folder / "hand").mkdir(exist_ok=True)
    (folder / "hand" / "judge.py").write_text(text)
    found = point_uses(folder)
    assert found is not None
    return found[point]


@pytest.mark.parametrize(
    "body",
    [
        "return hand.rules.raises.limit_raise_cap",
        "law = hand.rules.raises; return law.limit_raise_cap",
        "law, bet = hand.rules.raises, 1; return law.limit_raise_cap + bet",
        "return rules.but(check_raise=True).raises.limit_raise_cap",
        "return hand.rules.decided(RaiseLaw.limit_raise_cap)",
        "return [law.limit_raise_cap for law in ()] if (law := rules.raises) else 0",
    ],
)
def test_a_value_taken_is_a_reading(tmp_path: Path, body: str) -> None:
    assert uses_of(tmp_path, f"def cap(hand, rules):\n    {body}").read_by == ["hand.judge.cap"]


def test_a_group_handed_on_is_known_by_its_annotation(tmp_path: Path) -> None:
    text = "def cap(law: RaiseLaw): return law.limit_raise_cap"
    assert uses_of(tmp_path, text).read_by == ["hand.judge.cap"]
    text = "class Spot:\n    law: RaiseLaw\ndef cap(spot): return spot.law.limit_raise_cap"
    assert uses_of(tmp_path, text).read_by == ["hand.judge.cap"]
    text = "class Spot:\n    def law(self) -> RaiseLaw: ...\nx = spot.law.limit_raise_cap"
    assert uses_of(tmp_path, text).read_by == ["hand.judge"]


def test_the_same_field_of_something_else_is_no_reading(tmp_path: Path) -> None:
    for text in (
        "room.limit_raise_cap",
        "rules.betting.limit_raise_cap",
        "law = hand.rules.stud; law.limit_raise_cap",
        "def one(): law = rules.raises\ndef other(law): return law.limit_raise_cap",
    ):
        assert uses_of(tmp_path, text) == PointUse()


def test_a_constant_is_a_citation(tmp_path: Path) -> None:
    text = "def cap(): return refuse(why, says, RaiseLaw.limit_raise_cap, RaiseLaw.limit_raise_cap)"
    assert uses_of(tmp_path, text) == PointUse([], ["hand.judge.cap"])


def test_a_table_of_points_from_which_one_is_read_is_both(tmp_path: Path) -> None:
    text = "TABLE = {1: RaiseLaw.limit_raise_cap}\ndef cap(n): return rules.decided(TABLE[n])"
    assert uses_of(tmp_path, text) == PointUse(["hand.judge"], ["hand.judge"])


def test_the_law_itself_and_a_package_without_source_tell_nothing(tmp_path: Path) -> None:
    (tmp_path / "law").mkdir()
    (tmp_path / "law" / "loading.py").write_text("rules.raises.limit_raise_cap")
    assert point_uses(tmp_path) is None
