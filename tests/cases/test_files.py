"""Cases from files of one's own: read, run, and refused with file, case and reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shuffleup.cases.files import read_cases
from shuffleup.cli import main
from shuffleup.law.loading import LawError

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
    assert (rows[0]["result"], rows[0]["line"]) == ("red", 4)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('book = "mohegan"', "", "case 1: needs name, book, rule, play, each a text; book is not"),
        ("limit-raise.3a", "limit-raise.99", "mohegan has no rule 'mohegan/limit-raise.99'"),
        ('book = "mohegan"', 'book = "ritz.toml"', "ritz.toml: cannot be read"),
        ('book = "mohegan"', 'book = "mohegan"\ncolour = 1', "'colour' is not a key of a case"),
        ("[[case]]", "[[case", "is not TOML"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CASE.replace(old, new, 1))
    with pytest.raises(LawError) as caught:
        list(read_cases(file))
    assert says in str(caught.value)


def test_an_empty_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LawError, match=r"no .toml file"):
        list(read_cases(tmp_path))
    with pytest.raises(LawError, match="cannot be read"):
        list(read_cases(tmp_path / "none.toml"))
