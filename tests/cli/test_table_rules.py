"""The rules in a log compared with the book it names: a rule that somebody changed is found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.log.forging import bodies, write_bodies

from shuffleup.cli.table.table_log import TABLE
from shuffleup.law.loading import SHIPPED
from shuffleup.law.named_law import book_named, differences, name_of
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.log.chain import digest
from shuffleup.table.events import TableOpened

RUN = ("table", "run", "--seed", "7", "--hands", "3", "--quiet")
LAW = re.compile(r'"digest":"rules@[0-9a-f]{40}","points":(\{.*?\})')


@pytest.fixture
def log(call: Call, tmp_path: Path) -> Path:
    assert call(*RUN, "--log", str(tmp_path / "table.log")).code == 0
    return tmp_path / "table.log"


def forge(log: Path, change: tuple[str, str]) -> Path:
    """A forger with the code: a point of the header changed, every digest made anew."""
    text = "\n".join(bodies(log))
    was = LAW.search(text)
    assert was is not None
    points = was[1].replace(*change)
    assert points != was[1]
    old = re.search(r"rules@[0-9a-f]{40}", was[0])
    assert old is not None
    text = text.replace(was[1], points).replace(old[0], f"rules@{digest(points.encode())}")
    return write_bodies(log.with_name("forged.log"), text.split("\n"))


def test_a_forged_rule_is_found(call: Call, log: Path) -> None:
    """``limit_raise_cap`` 3 made 9, in a game in which it never comes to matter."""
    cap = re.search(r'"limit-raise-cap":(\d+)', log.read_text("utf-8"))
    assert cap is not None
    forged = forge(log, (cap[0], '"limit-raise-cap":9'))
    answer = call("table", "check", str(forged))
    assert answer.code == 1
    assert "hand 0, event 1: these are not the rules of mohegan@" in answer.out
    assert f"limit-raise-cap is 9, not {cap[1]}" in answer.out
    assert "limit-raise-cap" in call("table", "run", "--resume", str(forged)).err


def test_points_a_house_decides_otherwise_are_named(call: Call, tmp_path: Path) -> None:
    log = tmp_path / "table.log"
    assert call(*RUN, "--rules", "check-raise no", "--log", str(log)).code == 0
    opened = FileLog(log, TABLE).read()[0]
    assert isinstance(opened, TableOpened)
    assert opened.rulebook.endswith(" but check-raise no")
    answer = call("table", "check", str(log), "--json").json()
    assert (answer["ok"], answer["uncompared"]) == (True, [])
    text = "\n".join(bodies(log)).replace(" but check-raise no", "")
    write_bodies(tmp_path / "silent.log", text.split("\n"))
    assert "check-raise is no, not yes" in call("table", "check", str(tmp_path / "silent.log")).out


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        (r"mohegan@[0-9a-f]{16}", "mohegan@0123456789abcdef", "mohegan@0123456789abcdef is not k"),
        (r"mohegan@[0-9a-f]{16}", "", "no book is named"),
        (r'"engine":"[^"]*"', '"engine":"0.0.7"', "engine 0.0.7 made its rules"),
    ],
)
def test_what_cannot_be_compared_is_said(
    call: Call, log: Path, was: str, now: str, says: str
) -> None:
    text = re.sub(was, now, "\n".join(bodies(log)))
    forged = write_bodies(log.with_name("forged.log"), text.split("\n"))
    answer = call("table", "check", str(forged))
    assert answer.code == 0
    assert "not compared: " in answer.out
    assert says in answer.out


@pytest.mark.parametrize("name", SHIPPED)
def test_the_name_of_a_law_says_all_of_it(name: str) -> None:
    book = rulebook(name)
    rules = resolve(book)
    said = name_of(book, rules)
    named = book_named(said)
    assert named is not None
    assert (named.name, named.layers) == (book.name, book.layers)
    assert differences(said, rules, book) == []
    other = rules.but(limit_raise_cap=9)
    assert differences(said, other, book) == [
        f"limit-raise-cap is 9, not {rules.raises.limit_raise_cap}"
    ]
    assert differences(name_of(book, other), other, book) == []
    assert differences(f"{said} but limit-raise-cap 9", rules, book)
