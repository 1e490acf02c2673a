"""Cases from files of one's own: read, run, and refused with file, case and reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shuffleup.cases.files import read_cases
from shuffleup.cli import main
from shuffleup.law.loading import shelf
from shuffleup.law.rule import LawError

CASE = """
[[case]]
name = "the fourth raise is refused"
book = "mohegan"
rule = "mohegan/limit-raise.3a"
play = '''
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Cy raises to 20; Ann raises to 30; Bob raises to 40
x Cy raises to 50 (raises-capped)
'''
"""


def run(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[dict]]:
    (tmp_path / "mine.toml").write_text(text)
    code = main(["law", "cases", str(tmp_path), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_a_case_of_ones_own_runs_under_the_book_it_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, rows = run(tmp_path, CASE, capsys)
    assert code == 0
    assert [(row["rule"], row["result"]) for row in rows] == [("mohegan/limit-raise.3a", "passed")]


def test_a_false_case_says_its_line_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, rows = run(tmp_path, CASE.replace("raises to 50", "calls"), capsys)
    assert code == 1
    assert (rows[0]["result"], rows[0]["line_of_play"], rows[0]["line"]) == ("red", 4, 10)
    assert main(["law", "cases", str(tmp_path)]) == 1
    assert f"red: {tmp_path / 'mine.toml'}:10: mohegan/limit-raise.3a: " in capsys.readouterr().out


def test_a_play_that_is_not_found_in_its_file_says_its_own_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    escaped = CASE.replace("'''", '"""').replace("raises to 50", r"c\u0061lls")
    assert run(tmp_path, escaped, capsys)[1][0]["line"] == 0
    main(["law", "cases", str(tmp_path)])
    assert "mohegan/limit-raise.3a (line 4 of the play): " in capsys.readouterr().out


def test_the_cases_of_a_house_are_run_by_its_own_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = (shelf() / "corner-club.toml").read_text("utf-8")
    code, rows = run(tmp_path, house, capsys)
    assert (code, {row["book"] for row in rows}) == (0, {"mine"})
    assert rows[0]["rule"] == "corner-club/raises"
    assert run(tmp_path, house.replace("cap = 4", "cap = 3"), capsys)[0] == 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('book = "mohegan"', "", "case 1: needs name, book, rule, play, each a text; book is not"),
        ("limit-raise.3a", "limit-raise.99", "mohegan has no rule 'mohegan/limit-raise.99'"),
        ('book = "mohegan"', 'book = "ritz"', "case 1: no book is called 'ritz'; there are pech"),
        ('book = "mohegan"', 'book = "mohegan"\ncolour = 1', "'colour' is not a key of a case"),
        ("[[case]]", "[[case", "is not TOML"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CASE.replace(old, new, 1))
    with pytest.raises(LawError) as caught:
        read_cases(file)
    assert says in str(caught.value)


def test_where_there_is_no_case_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LawError, match="there is no case in it"):
        read_cases(tmp_path)
    (tmp_path / "other.toml").write_text("colour = 1")
    with pytest.raises(LawError, match="there is no case in it"):
        read_cases(tmp_path)
    with pytest.raises(LawError, match="cannot be read: No such file"):
        read_cases(tmp_path / "none.toml")
    assert main(["law", "cases", str(tmp_path)]) == 2


def test_a_case_leaning_on_a_clause_that_is_not_there_is_refused(tmp_path: Path) -> None:
    house = (shelf() / "corner-club.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(house.replace("[[rule.case]]", '[[rule.case]]\n  also = ["rpl/none"]', 1))
    with pytest.raises(LawError, match="is also for rpl/none: no such clause"):
        read_cases(file)
