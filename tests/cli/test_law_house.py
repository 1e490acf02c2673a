"""A house of one's own on the command line: checked, proved, printed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from tests.cli.calling import Call

HOUSE = """\
title = "My house"
extends = "mohegan"
not-inherited = ["show-order-checked-stud", "stud-completion-is-raise"]

[[rule]]
id = "my-house/raises"
title = "Four raises"
says = "A bet and four raises."
treatment = "automatic"
area = "betting"
layer = "hand"
decides = { limit-raise-cap = 4 }

  [[rule.case]]
  name = "the fourth raise is good"
  play = '''
  holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
  Cy raises to 20; Ann raises to 30; Bob raises to 40
  = Cy may: fold, call 20, raise to 50
  Cy raises to 50
  = Ann may: fold, call 20
  '''
"""
IDLE = """
  [[rule.case]]
  name = "idle"
  play = '''
  holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
  = Cy to act
  '''
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "my-house.toml"
    file.write_text(HOUSE)
    return file


def check(call: Call, house: Path) -> tuple[int, dict[str, Any]]:
    answer = call("law", "check", str(house), "--json")
    return answer.code, json.loads(answer.out)


def test_check_says_what_is_not_inherited(call: Call, house: Path) -> None:
    told = call("law", "check", str(house)).out
    assert told.startswith("My house: 1 rule on top of mohegan; my-house@")
    assert "  limit-raise-cap: 3 -> 4  (my-house/raises)\n" in told
    stud = "show-order-checked-stud"
    assert f"  {stud}: left-of-dealer -> high-board  (not inherited: common/{stud})\n" in told
    changes = {change["point"]: change for change in check(call, house)[1]["changes"]}
    assert changes["stud-completion-is-raise"]["inherited"] is False


def test_check_finds_cases_that_fail_and_that_show_nothing(call: Call, house: Path) -> None:
    code, found = check(call, house)
    assert (code, found["failing"], found["never_red"]) == (0, [], [])
    house.write_text(HOUSE + IDLE)
    code, found = check(call, house)
    assert (code, found["failing"]) == (1, [])
    assert found["never_red"] == [{"rule": "my-house/raises", "case": "idle"}]
    house.write_text(HOUSE + IDLE.replace("Cy to act", "Ann to act"))
    code, found = check(call, house)
    assert (code, [case["case"] for case in found["failing"]]) == (1, ["idle"])
    assert found["never_red"] == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('also = ["my-house/none"]', "is also for my-house/none: no such clause"),
        ('book = "ritz"', "names the book 'ritz': no such book"),
    ],
)
def test_check_refuses_a_case_that_leans_on_nothing(
    call: Call, house: Path, line: str, says: str
) -> None:
    house.write_text(HOUSE.replace("[[rule.case]]", f"[[rule.case]]\n  {line}"))
    answer = call("law", "check", str(house))
    assert answer.code == 2
    assert "my-house.toml: my-house/raises: case 'the fourth raise is good'" in answer.err
    assert says in answer.err


def test_a_case_that_waits_for_a_decision_says_so(call: Call) -> None:
    cases = call("law", "check", "corner-club", "--json").json()["reads_differently"]
    says = {case["rule"]: case["says"] for case in cases}["mohegan/buy-in.4"]
    assert says.endswith("but the hand waits for Ann to run it once or more")


def test_a_house_is_proved_by_its_own_cases(call: Call, house: Path) -> None:
    answer = call("law", "prove", "--book", str(house))
    assert (answer.code, answer.out) == (0, "1 running clause, 1 proved\n")
    house.write_text(HOUSE + IDLE)
    answer = call("law", "prove", "--book", str(house))
    assert (answer.code, "never red: my-house/raises: idle" in answer.out) == (1, True)
    house.write_text(HOUSE.partition("  [[rule.case]]")[0])
    assert "without a case: my-house/raises" in call("law", "prove", "--book", str(house)).out


def test_the_cases_of_a_house_count(call: Call, house: Path) -> None:
    assert call("law", "cases", str(house)).out == "1 case, 1 passed, 0 not\n"
    assert call("law", "cases", "--book", str(house)).out == "1 case, 1 passed, 0 not\n"
    wrong = call("law", "cases", str(house), "--book", "rpl")
    assert (wrong.code, "no book is called 'rpl'; there are my-house" in wrong.err) == (2, True)


def test_print_marks_what_is_changed_and_what_is_not_inherited(call: Call, house: Path) -> None:
    told = call("law", "print", str(house)).out
    assert "*Changed here: limit-raise-cap, see my-house/raises.*" in told
    point = "show-order-checked-stud"
    mark = f"Not inherited here: {point}; common practice applies, high-board."
    assert f"*{mark}*" in told
    html = call("law", "print", str(house), "--html").out
    assert f"<p class='changed'>{mark}</p>" in html
    assert "*Not inherited here: killer-acts" in call("law", "print", "pechanga-t").out


def test_the_house_of_the_docs_page_works(call: Call, house: Path) -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "house.md"
    parts = re.findall(r"```toml\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    house.write_text("".join(map(dedent, parts)))
    assert check(call, house)[0] == 0
    assert call("law", "prove", "--book", str(house)).code == 0
