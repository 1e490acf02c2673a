"""Writing a house: what was probably meant is said, and what changes nothing is remarked on."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.pages.house_page import with_lists
from tests.cli.calling import Call

from shuffleup.law.rule import Layer, Treatment
from shuffleup.law.rules import POINTS

PAGE = (Path(__file__).parents[2] / "docs" / "house.md").read_text("utf-8")
RULE = """\
title = "My house"
extends = "mohegan"

[[rule]]
id = "my-house/one"
title = "One"
says = "One."
treatment = "automatic"
area = "betting"
layer = "hand"
decides = { limit-raise-cap = 4 }
"""


@pytest.mark.parametrize(
    ("instead", "said"),
    [
        ("limit-raise-cup = 4", "'limit-raise-cup'; did you mean limit-raise-cap?"),
        ("kill-multiplier = 3", 'is a fraction, not 3; write kill-multiplier = "3"'),
        ("kill-multiplier = 1.5", 'write kill-multiplier = "3/2"'),
        ('limit-raise-cap = "4"', "write limit-raise-cap = 4"),
        ('check-raise = "no"', "write check-raise = false"),
        ('first-round-opens = "left-of-blind"', "did you mean left-of-blinds?"),
    ],
)  # fmt: skip
def test_a_value_or_name_that_is_nearly_right_gets_the_right_one(
    call: Call, tmp_path: Path, instead: str, said: str
) -> None:
    file = tmp_path / "my-house.toml"
    file.write_text(RULE.replace("limit-raise-cap = 4", instead))
    answer = call("law", "check", str(file))
    assert answer.code == 2
    assert said in answer.err


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('"automatic"', '"automatc"', "did you mean automatic?"),
        ('"hand"', '"hnad"', "did you mean hand?"),
        ("decides", "decide", "did you mean decides?"),
        ("decides =", 'by = ["premature-crad"]\ndecides =', "did you mean premature-card?"),
    ],
)  # fmt: skip
def test_a_word_of_the_file_that_is_nearly_right_gets_the_right_one(
    call: Call, tmp_path: Path, was: str, now: str, said: str
) -> None:
    file = tmp_path / "my-house.toml"
    file.write_text(RULE.replace(was, now, 1))
    assert said in call("law", "check", str(file)).err


def test_a_missing_file_is_called_missing_and_a_folder_a_folder(call: Call, tmp_path: Path) -> None:
    assert "nosuch.toml: the file is missing" in call("law", "check", "nosuch.toml").err
    assert "is a folder" in call("law", "check", str(tmp_path)).err
    assert "no book is called 'mohegann'" in call("law", "check", "mohegann").err


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ("limit-raise-cap = 4", "limit-raise-cap = 3", "limit-raise-cap is 3 without it"),
        ('"hand"', '"table"', 'layer is "table", but what it decides is run by the layer "hand"'),
        ('"betting"', '"beting"', 'the area "beting"; did you mean betting?'),
        ("decides = { limit-raise-cap = 4 }", "", "nothing runs it"),
    ],
)
def test_what_changes_nothing_or_stands_elsewhere_is_remarked_on_and_no_error(
    call: Call, tmp_path: Path, was: str, now: str, said: str
) -> None:
    file = tmp_path / "my-house.toml"
    file.write_text(RULE.replace(was, now, 1))
    answer = call("law", "check", str(file))
    assert answer.code == 0
    assert "look again: my-house/one" in answer.out
    assert said in " ".join(answer.out.split())
    (remark,) = call("law", "check", str(file), "--json").json()["remarks"]
    assert remark["rule"] == "my-house/one"
    assert said in remark["says"]


def test_a_rule_that_is_in_order_gets_no_remark(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "my-house.toml"
    file.write_text(RULE)
    assert call("law", "check", str(file), "--json").json()["remarks"] == []
    assert call("law", "check", "corner-club", "--json").json()["remarks"] == []


def test_the_page_of_houses_lists_all_that_may_stand_in_the_file() -> None:
    assert with_lists(PAGE) == PAGE, "write the page again: make pages"
    for word in (*(kind.value for kind in Treatment), *(layer.value for layer in Layer), *POINTS):
        assert f"`{word}`" in PAGE
