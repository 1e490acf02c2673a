"""``shuffleup floor``: ask, keep, look up, train, and let things go wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.floor import KINDS
from shuffleup.law.loading import BOOKS

HAND = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nCy calls"
QUESTION = {"book": "mohegan", "kind": "premature-flop", "hand": HAND, "facts": {}}
KEYS = {
    "outcome", "clauses", "facts_used", "facts_missing", "discretion", "options", "default",
}  # fmt: skip


@pytest.fixture
def question(tmp_path: Path) -> Path:
    file = tmp_path / "question.json"
    file.write_text(json.dumps(QUESTION))
    return file


def test_the_closed_list_of_kinds_with_their_facts(call: Call) -> None:
    kinds = call("floor", "ask", "--list", "--json").json()
    assert [kind["kind"] for kind in kinds] == list(KINDS)
    assert all({"name", "type", "question", "values", "needed"} == set(f)
               for kind in kinds for f in kind["facts"])  # fmt: skip
    assert "premature-flop" in call("floor", "ask", "--list").out


def test_a_question_from_a_file_is_answered_with_its_clauses(call: Call, question: Path) -> None:
    answer = call("floor", "ask", str(question), "--json").json()
    assert set(answer) == KEYS
    assert "mohegan/holdem-irregular.2" in [clause["id"] for clause in answer["clauses"]]
    assert "Premature flop" in call("floor", "ask", str(question)).out


def test_all_books_side_by_side(call: Call, question: Path) -> None:
    found = call("floor", "ask", str(question), "--all-books", "--json").json()
    assert [answer["book"] for answer in found["answers"]] == list(BOOKS)
    assert "One situation, many houses" in call("floor", "ask", str(question), "--all-books").out


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"kind": "earthquake"}, "'earthquake' is no kind"),
        ({"facts": {"weather": 1}}, "'weather' is no fact of this"),
        ({"hand": "holdem no-limit"}, "line 1"),
        ({"weather": 1}, "'weather' is no part of a question"),
        ({"facts": []}, "facts are an object"),
        ({"book": ""}, "names no book"),
    ],
)
def test_a_question_that_cannot_be_put_says_why(
    call: Call, question: Path, change: dict[str, object], says: str
) -> None:
    question.write_text(json.dumps({**QUESTION, **change}))
    failed = call("floor", "ask", str(question), "--json")
    assert failed.code == 2
    assert says in failed.err


def test_training_papers_have_the_right_answer_among_the_choices(call: Call) -> None:
    papers = call("floor", "train", "--book", "rpl", "--count", "5", "--seed", "1", "--json").json()
    assert len(papers) == 5
    for paper in papers:
        assert paper["answer"]["outcome"] in paper["choices"]
        assert paper["answer"]["clauses"]
    again = call("floor", "train", "--book", "rpl", "--count", "5", "--seed", "1", "--json").json()
    assert again == papers


def test_an_examination_is_marked(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    told = call("floor", "train", "--book", "mohegan", "--count", "3", "--seed", "2").out
    assert "of 3 right." in told
    assert "mohegan/" in told


def test_an_interview_asks_only_what_matters_and_keeps_the_ruling(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hand, log = tmp_path / "hand.txt", tmp_path / "rulings.log"
    hand.write_text(HAND)
    asked: list[str] = []
    answers = {"Who rules?": "Dana", "Why?": "it was plain"}

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        return next((said for key, said in answers.items() if key in prompt), "1")

    monkeypatch.setattr("builtins.input", answer)
    arguments = ("--book", "mohegan", "--hand", str(hand), "--kind", "premature-flop")
    told = call("floor", "ask", *arguments, "--log", str(log)).out
    assert "the flop is taken back" in told
    assert asked == ["Who rules? "]
    kept = call("floor", "rulings", str(log), "premature", "--json").json()
    assert [(one["by"], one["book"]) for one in kept] == [("Dana", "mohegan")]
    assert call("floor", "rulings", str(log), "nothing", "--json").json() == []


def test_things_go_wrong_at_random_and_add_up(call: Call, tmp_path: Path) -> None:
    found = call("floor", "sim", "--hands", "60", "--json").json()
    assert found["hands"] == 60
    page = tmp_path / "table.md"
    call("floor", "sim", "--hands", "60", "--to", str(page))
    assert "`premature-flop`" in page.read_text()
