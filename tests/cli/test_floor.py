"""``shuffleup floor``: ask, keep, look up, train, and let things go wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.table.stories import play

from shuffleup.floor.precedents import otherwise
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.log import FileLog

HAND = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nCy calls"
QUESTION = {"book": "mohegan", "kind": "premature-flop", "hand": HAND, "facts": {}}
KEYS = {
    "outcome", "clauses", "facts_used", "facts_missing", "discretion", "options", "default",
    "notes", "assumed", "refused", "silent", "later", "other_readings", "sentence", "why",
}  # fmt: skip


@pytest.fixture
def question(tmp_path: Path) -> Path:
    file = tmp_path / "question.json"
    file.write_text(json.dumps(QUESTION))
    return file


def test_the_closed_list_names_every_kind_with_its_facts(call: Call) -> None:
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


def test_all_books_answer_side_by_side(call: Call, question: Path) -> None:
    found = call("floor", "ask", str(question), "--all-books", "--json").json()
    assert [answer["book"] for answer in found["answers"]] == list(BOOKS)
    told = call("floor", "ask", str(question), "--all-books").out
    assert "One situation, many houses" in told
    assert all(one["question"].endswith("?") for one in found["differences"])


def test_why_books_differ_is_a_question_with_plain_values(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "early.json"
    file.write_text(json.dumps({"kind": "out-of-turn", "hand": SHORT, "facts": EARLY}))
    told = call("floor", "ask", str(file), "--all-books").out
    why = told[told.index("Why they differ") :]
    assert "?" in why
    assert "taken as usual: What did the" in told


def test_silence_is_marked_as_silence(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "early.json"
    file.write_text(json.dumps({"kind": "out-of-turn", "hand": SHORT, "facts": EARLY}))
    found = call("floor", "ask", str(file), "--all-books", "--json").json()
    silent = {row["book"] for row in found["answers"] if row["silent"]}
    for row in found["answers"]:
        first = row["clauses"][0]["id"]
        assert row["silent"] == first.startswith("common/"), row["book"]
    called = next(one for one in found["differences"] if one["point"].endswith("released-by-call"))
    assert "pechanga" in called["silent"]
    assert "rpl" not in called["silent"]
    told = call("floor", "ask", str(file), "--all-books").out
    assert "(common/out-of-turn  What is done before the turn)" in told
    assert "    no: (pechanga), pechanga-t, mohegan, tournament" in told
    assert silent == set()


def test_a_book_that_is_silent_has_its_ruling_in_brackets(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    file.write_text(json.dumps({"kind": "late-raise", "hand": SHORT, "facts": {"cut": "1x4"}}))
    found = call("floor", "ask", str(file), "--all-books", "--json").json()
    silent = next(row for row in found["answers"] if row["silent"])
    told = call("floor", "ask", str(file), "--all-books").out
    row = told[told.index(f"\n{silent['book']} ") :].partition("\n\n")[0]
    assert f"({silent['sentence'][:20]}" in row
    assert "silent" in row
    assert f"({silent['clauses'][0]['id']}" in row


def test_what_still_depends_on_a_fact_is_not_called_silent(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "early.json"
    facts = {name: value for name, value in EARLY.items() if name != "deliberate"}
    file.write_text(json.dumps({"kind": "out-of-turn", "hand": SHORT, "facts": facts}))
    found = call("floor", "ask", str(file), "--all-books", "--json").json()
    (first, *_) = found["answers"]
    assert first["facts_missing"] == ["deliberate"]
    assert not first["silent"]
    assert "silent: common practice" not in call("floor", "ask", str(file), "--all-books").out


def test_the_default_among_options_is_marked(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "early.json"
    facts = {**EARLY, "deliberate": "yes"}
    file.write_text(json.dumps({"kind": "out-of-turn", "hand": SHORT, "facts": facts}))
    (row, *_) = call("floor", "ask", str(file), "--all-books", "--json").json()["answers"]
    assert row["default"] == "let-go"
    told = call("floor", "ask", str(file), "--all-books").out.split("pechanga-t")[0]
    flat = " ".join(line[12:66].strip() for line in told.splitlines())
    assert "let-go: It does not bind: every option is open. (unless the floor says" in flat


def test_what_is_open_when_the_turn_comes_is_what_the_hand_then_allows(
    call: Call, tmp_path: Path
) -> None:
    file = tmp_path / "early.json"
    file.write_text(json.dumps({"kind": "out-of-turn", "hand": SHORT, "facts": EARLY}))
    found = call("floor", "ask", str(file), "--all-books", "--json").json()["answers"]
    later = {row["book"]: {(one["choice"], one["between"]): one["may"] for one in row["later"]}
             for row in found}  # fmt: skip
    assert later["pechanga"]["", "if the bet is the same"] == "fold, call 4, raise to 10-200"
    assert later["tournament"]["", "if the bet is the same"] == "held to it: raise to 14"
    assert later["rpl"]["hold", "after a call"] == "fold, call 4, raise to 10-200"
    assert later["mohegan"]["hold", "after a call"] == "held to it: raise to 14"
    small = ("hold", "after a raise to no more than 14")
    assert later["mohegan"][small] == "call 8, raise to 14-200"
    assert later["rpl"][small] == "fold, call 8, raise to 14-200"
    assert later["mohegan"]["hold", "after a raise to more than 14"].startswith("fold, call 13")


EARLY = {"seat": "Bob", "action": "raise", "to": "14", "deliberate": "no"}
SHORT = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nCy raises to 6"


def test_a_report_that_cannot_be_true_is_refused_with_exit_code_1(
    call: Call, question: Path
) -> None:
    over = {"kind": "four-card-flop", "facts": {}}
    question.write_text(json.dumps({**QUESTION, **over}))
    answer = call("floor", "ask", str(question), "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["refused"] is True
    assert json.loads(answer.out)["outcome"].startswith("not possible: ")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"kind": "earthquake"}, "'earthquake' is not a kind"),
        ({"facts": {"weather": 1}}, "'weather' is no fact of this"),
        ({"hand": "holdem no-limit"}, "line 1"),
        ({"weather": 1}, "'weather' is no part of a question"),
        ({"facts": []}, "facts are an object"),
        ({"book": ""}, "names no book"),
        ({"hand": 5}, "hand is text, not 5"),
        ({"kind": ["wager"]}, "kind is text"),
        ({"kind": "oversized"}, "did you mean wager"),
        ({"game": "stud"}, "game is stud, but the hand is one of holdem"),
        ({"game": "whist"}, "'whist' is no game"),
        ({"kind": "wager", "facts": {"chips": "1x99999999999"}}, "more than 10,000 chips"),
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


Typed = Callable[..., list[str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """``typed("1", "yes")``: these answers in order; then the end. Gives the questions asked."""

    def answer_with(*answers: str) -> list[str]:
        left, asked = list(answers), list[str]()

        def answer(prompt: str = "") -> str:
            asked.append(prompt)
            if not left:
                raise EOFError
            return left.pop(0)

        monkeypatch.setattr("builtins.input", answer)
        return asked

    return answer_with


def test_an_interview_asks_only_what_matters_and_keeps_the_ruling(
    call: Call, typed: Typed, tmp_path: Path
) -> None:
    hand, log = tmp_path / "hand.txt", tmp_path / "rulings.log"
    hand.write_text(HAND)
    asked = typed("", "Dana")
    arguments = ("--book", "mohegan", "--hand", str(hand), "--kind", "premature-flop")
    told = call("floor", "ask", *arguments, "--log", str(log)).out
    assert "The flop is taken back and dealt again." in told
    assert asked == ["Who rules? ", "Who rules? "]
    kept = call("floor", "rulings", str(log), "premature", "--json").json()
    assert [(one["by"], one["book"]) for one in kept] == [("Dana", "mohegan")]
    assert call("floor", "rulings", str(log), "nothing", "--json").json() == []


def test_an_interview_describes_the_table_and_asks_again_what_cannot_be(
    call: Call, typed: Typed
) -> None:
    asked = typed("hold'EM", "before the flop", "Zoe", "cy", "dee", "raise", "x", "$12")
    out = call("floor", "ask", "--book", "rpl", "--kind", "out-of-turn").out
    assert "Hold'em, no limit 2/4. Seats: Ann 400" in out
    assert "Now: Cy is to act, 4 to call. Pot 6." in out
    assert "nobody here is called 'Zoe'" in out
    assert "not possible: it is the turn of Cy" in out
    assert sum("Who acted too early?" in prompt for prompt in asked) == 3
    assert sum("To how much" in prompt for prompt in asked) == 2


def test_an_answer_that_leaves_nothing_possible_is_refused_at_once(
    call: Call, typed: Typed
) -> None:
    asked = typed("holdem", "Bob", "Ann", "Cy", "", "", "")  # one scene alone is possible
    out = call("floor", "ask", "--book", "rpl", "--kind", "wrong-award").out
    assert "not possible: nothing was pushed to Bob" in out
    assert sum("Who has it?" in prompt for prompt in asked) == 2
    assert "rpl/" in out


def test_an_answer_can_be_taken_back(call: Call, typed: Typed) -> None:
    asked = typed("", "1", "dee", "back", "ann")
    call("floor", "ask", "--book", "rpl", "--kind", "out-of-turn")
    assert sum("Who acted too early?" in prompt for prompt in asked) == 2


def test_what_is_assumed_is_asked_with_what_is_usual_and_told(call: Call, typed: Typed) -> None:
    asked = typed("Hold'em", "1", "10+10", "5")
    out = call("floor", "ask", "--book", "mohegan", "--kind", "string-raise").out
    assert any("Which of these is otherwise?" in prompt for prompt in asked)
    assert "Had the hand begun to come back before they were added? Yes." in out
    assert any("500+100x3" in prompt for prompt in asked)
    assert "Nothing ruled." in out
    typed("Hold'em", "1", "10+10", "5", "", "", "")
    out = call("floor", "ask", "--book", "mohegan", "--kind", "string-raise").out
    assert "mohegan/" in out


def test_a_kind_is_found_by_a_word(call: Call, typed: Typed) -> None:
    typed("string")
    out = call("floor", "ask", "--book", "rpl").out
    assert KINDS["string-raise"].what in out
    typed()
    out = call("floor", "ask", "--book", "rpl", "--kind", "oversized").out
    assert "Was it one of these?" in out
    assert KINDS["wager"].what in out
    assert call("floor", "ask", "--book", "rpl", "--kind", "zzzzzz").code == 2


def test_the_common_kinds_come_first_and_books_are_introduced(call: Call, typed: Typed) -> None:
    typed("mohegan", "chips and words")
    out = call("floor", "ask").out
    assert "seven-card stud, kill pots" in out
    menu = out[out.index("What happened?") :]
    assert menu.index(KINDS["wager"].what) < menu.index(KINDS["bounty-chip"].what)


def test_a_scene_is_offered_only_where_it_can_have_happened(call: Call, typed: Typed) -> None:
    typed("stud", "holdem")
    out = call("floor", "ask", "--book", "rpl", "--kind", "four-card-flop").out
    assert "that cannot happen in Seven-card stud; it can in Hold'em" in out
    assert "on the flop, facing a bet" in out
    assert "on the river" not in out


# ---- kinds that are asked of a table ---------------------------------------------------------

STUCK = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
1 hand passes
next hand button Ann
Dee calls; Eve calls
"""


def test_the_list_says_what_a_kind_needs_and_has_the_tables_families(call: Call) -> None:
    needs = {one["kind"]: one["needs"] for one in call("floor", "ask", "--list", "--json").json()}
    assert (needs["wager"], needs["button-was-wrong"]) == ("hand", "table")
    told = call("floor", "ask", "--list").out
    assert told.index("penalties") < told.index("button and blinds") < told.index("seat-disputed")


def test_an_interview_stages_a_table_and_tells_it(call: Call, typed: Typed) -> None:
    asked = typed("", "the button was not moved; found after the first round", "Bob", "Cy")
    out = call("floor", "ask", "--book", "mohegan", "--kind", "big-blind-posted-twice").out
    assert "What is so at the table?" in out
    assert "The button belonged to Bob." in out
    assert "not possible: Bob did not post the big blind twice" in out
    assert "mohegan/blind-placement.3" in out
    assert sum("Who posted the big blind twice?" in prompt for prompt in asked) == 2


def test_a_tables_transcript_is_asked_about_and_put_to_all_books(
    call: Call, tmp_path: Path
) -> None:
    file = tmp_path / "question.json"
    late = STUCK + "everyone folds"
    file.write_text(json.dumps({"kind": "button-was-wrong", "hand": late}))
    found = call("floor", "ask", str(file), "--all-books", "--json").json()
    assert [answer["book"] for answer in found["answers"]] == list(BOOKS)
    assert len({answer["outcome"] for answer in found["answers"]}) > 1
    assert found["differences"]
    file.write_text(json.dumps({"kind": "button-was-wrong", "book": "rpl"}))
    assert call("floor", "ask", str(file), "--json").json()["clauses"]


def test_an_interview_takes_a_tables_transcript(call: Call, typed: Typed, tmp_path: Path) -> None:
    table, log = tmp_path / "table.txt", tmp_path / "rulings.log"
    table.write_text(STUCK)
    typed("cy", "sit-out", "the player asked for it")
    arguments = ("--book", "mohegan", "--hand", str(table), "--kind", "big-blind-posted-twice")
    call("floor", "ask", *arguments, "--log", str(log), "--by", "Dana")
    (kept,) = call("floor", "rulings", str(log), "--json").json()
    assert kept["options"] == ["small-blind-next", "sit-out"]
    assert (kept["chosen"], kept["why"]) == ("sit-out", "the player asked for it")
    assert kept["facts"] == {"seat": "cy"}
    assert kept["digest"].startswith("mohegan@")


def test_rulings_are_found_in_a_tables_log_with_their_clauses(call: Call, tmp_path: Path) -> None:
    report = (
        "! big-blind-posted-twice: seat Cy\nfloor: sit-out\n! something-else\nsupervisor: play-on"
    )
    table = play(STUCK + report).table
    log = FileLog(tmp_path / "table.log")
    log.append(table.log)
    found = call("floor", "rulings", str(log.path), "--json").json()
    assert [(one["kind"], one["chosen"]) for one in found] == [
        ("something-else", "play-on"), ("big-blind-posted-twice", "sit-out"),
    ]  # fmt: skip
    assert all(one["clauses"] and one["book"] == "mohegan" and one["hand"] == 2 for one in found)
    assert len(call("floor", "rulings", str(log.path), "posted-twice", "--json").json()) == 1
    assert "hand 2" in call("floor", "rulings", str(log.path), "mohegan/blind-placement.3").out
    assert [one.chosen for one in otherwise(log, "mohegan", "something-else", "misdeal")] == [
        "play-on"
    ]


def test_training_shows_the_hand_readably_and_never_the_deck(call: Call) -> None:
    papers = call("floor", "train", "--book", "rpl", "--count", "30", "--seed", "3", "--json")
    for paper in papers.json():
        assert not any(re.search(r"^deck |^seed | has [2-9TJQKA?]", line) for line in paper["told"])
        assert len(set(paper["choices"])) == len(paper["choices"]) > 1


def test_things_go_wrong_at_random_and_add_up(call: Call, tmp_path: Path) -> None:
    found = call("floor", "sim", "--hands", "60", "--json").json()
    assert found["hands"] == 60
    page = tmp_path / "table.md"
    call("floor", "sim", "--hands", "60", "--to", str(page))
    assert "`premature-flop`" in page.read_text()


def test_a_ruling_that_cannot_be_kept_gets_a_sentence(
    call: Call, typed: Typed, tmp_path: Path
) -> None:
    table, log = tmp_path / "table.txt", tmp_path / "rulings.log"
    table.write_text(STUCK)
    arguments = ("--book", "mohegan", "--hand", str(table), "--kind", "big-blind-posted-twice")
    typed("cy", "sit-out", "half a character: \udce9")
    answer = call("floor", "ask", *arguments, "--log", str(log), "--by", "Dana")
    assert (answer.code, "the ruling cannot be written" in answer.err) == (2, True)
    assert call("floor", "rulings", str(log), "--json").json() == []
    log.write_bytes(b"nonsense\n")
    typed("cy", "sit-out", "asked for it")
    answer = call("floor", "ask", *arguments, "--log", str(log), "--by", "Dana")
    assert (answer.code, "rulings.log, line 1" in answer.err) == (2, True)
    assert log.read_bytes() == b"nonsense\n"


# ---- decisions of a room ---------------------------------------------------------------------


def test_a_decision_of_a_room_is_asked_without_one(call: Call, typed: Typed) -> None:
    """No scene to choose: the game on the board is the usual one, or the one that is named."""
    asked = typed("10")
    out = call("floor", "ask", "--book", "mohegan", "--kind", "picked-up-and-back").out
    assert "Hold'em, no limit 2/4, 9 seats, buy-in 80 to 400. The player is Ann." in out
    assert ["After how many minutes?" in prompt for prompt in asked] == [True]
    assert "Second on the list." in out
    assert "mohegan/house.11c" in out
    typed("")
    out = call("floor", "ask", "--all-books", "--kind", "told-to-move", "--game", "stud 4/8").out
    assert "Seven-card stud, limit 4/8" in out
    assert "Yes: one more hand, and then the player moves." in " ".join(out.split())


def test_a_rooms_question_can_come_from_a_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "question.json"
    room = "room: 2026-11-13 UTC\ngame 1/2: omaha pot-limit 1/2, seats 9"
    question = {"kind": "away-too-long", "hand": room, "facts": {"missed": 2}}
    file.write_text(json.dumps(question))
    found = call("floor", "ask", str(file), "--all-books", "--json").json()
    said = {answer["book"]: answer["outcome"] for answer in found["answers"]}
    assert said["pechanga"] == "yes: the chips go to the cage, and the seat is open"
    assert said["rpl"] == "no: Ann has missed 2 of 3 blinds"
