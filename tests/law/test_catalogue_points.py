"""Every point of the catalogue's matrix about a room is a field of Rules, or docs/law.md says what
has become of it. The catalogue lies outside the repository: without it only the page is checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rules import POINTS

HERE = Path(__file__).resolve()
PAGE = HERE.parents[2] / "docs" / "law.md"
GROUPS = (
    "seating", "waiting-list", "must-move", "absence", "breaking", "buy-in", "jackpot", "promotion",
    "authority",
)  # fmt: skip
LATER = ("with the tournament", "with the league")


def replaced() -> dict[str, str]:
    """What the page says has become of a point, by its name in the catalogue."""
    section = PAGE.read_text("utf-8").partition("## Points that became others")[2]
    rows = re.findall(r"^\| (`.+?) \| (.+) \|$", section.partition("\n## ")[0], re.M)
    return {name: here for names, here in rows for name in re.findall(r"`([\w-]+)`", names)}


def matrix() -> str:
    for folder in HERE.parents:
        found = folder / "shared" / "catalogue" / "matrix.yaml"
        if found.is_file():
            return found.read_text("utf-8")
    pytest.skip("the catalogue (shared/catalogue/matrix.yaml) is not beside the repository")


def test_what_a_point_has_become_is_there() -> None:
    rows = replaced()
    assert len(rows) > 10
    for name, here in rows.items():
        known = re.findall(r"`([\w-]+)`", here)
        assert all(one in POINTS or one in PROCEDURES for one in known), name
        assert known or here in LATER, name


def test_every_point_of_the_catalogue_about_a_room_is_a_field_or_is_named() -> None:
    rows, missing = replaced(), []
    for entry in re.split(r"(?m)^- point: ", matrix())[1:]:
        name = entry.partition("\n")[0].strip()
        group = re.search(r"(?m)^  group: (\S+)", entry)
        if group is not None and group[1] in GROUPS and name not in POINTS and name not in rows:
            missing.append(name)
    assert missing == []
