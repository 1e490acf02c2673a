"""``shuffleup table run``: the report adds up, the log goes on, mistakes get a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.calling import Call

from shuffleup.cli.bench.at_a_table import at_a_table
from shuffleup.histories import read_file, replay_history
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import digest, rulebook
from shuffleup.log import FileLog
from shuffleup.table import events as e
from shuffleup.table.apply import replay

RUN = ("table", "run", "--seed", "7", "--hands", "30")


def adds_up(report: dict[str, Any]) -> None:
    chips = report["chips"]
    assert chips["missing"] == 0
    there = chips["out"] + chips["on_table"] + chips["in_next_pot"]
    assert chips["in"] == there + sum(chips["collected"].values())
    nets = sum(player["net"] for player in report["players"])
    assert nets == -sum(chips["collected"].values()) - chips["in_next_pot"]


# ---- the report ------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_the_report_adds_up_under_every_book(call: Call, book: str) -> None:
    report = call(*RUN, "--book", book, "--drop", "1", "--json").json()
    adds_up(report)
    assert report["hands"] == report["hands_now"] == 30
    assert report["book"] == book
    assert report["digest"] == digest(rulebook(book))
    assert report["posts"]["blind"]["count"] >= 30
    assert report["chips"]["collected"]["drop"] > 0
    assert report["log"] is None


def test_people_are_told_and_nothing_is_drawn_without_a_terminal(call: Call) -> None:
    answer = call(*RUN)
    assert answer.code == 0
    assert answer.err == ""
    assert "No-limit Hold'em 1/2, 6 seats, by mohegan" in answer.out
    assert "30 hands; 30 now" in answer.out
    assert "\x1b" not in answer.out


def test_the_options_of_a_table_are_followed(call: Call) -> None:
    report = call(
        *RUN, "--game", "omaha-eight", "--stakes", "limit 4/8 blinds 2/4", "--seats", "4", "--kill",
        "--stack", "500", "--bots", "random", "--steady", "--json",
    ).json()  # fmt: skip
    assert (report["game"], report["seats"], report["comings"]) == ("omaha-eight", 4, 0)
    assert report["stakes"] == "limit 4/8 blinds 2/4"
    assert {player["bot"] for player in report["players"]} == {"random"}
    assert report["kills"] > 0
    assert report["players"][0]["bought"] % 500 == 0


def test_a_mix_is_run_with_what_the_house_designates(call: Call) -> None:
    words = ("--game", "horse", "--stakes", "4/8 for 3 hands", "--house", "rake 5, cap 4")
    report = call(*RUN, *words, "--json").json()
    adds_up(report)
    assert report["happened"]["games or stakes changed"] == 10
    assert report["chips"]["collected"]["drop"] > 0


def test_fast_and_slow_play_both_go_by_the_book(call: Call) -> None:
    adds_up(call(*RUN, "--fast", "--comings", "300", "--json").json())


def test_the_bench_plays_a_table_under_every_book() -> None:
    for work in ("holdem-nl-random", "holdem-nl-showdown"):
        tables = at_a_table(work)
        assert list(tables) == [f"table, book {book}" for book in BOOKS]
        assert all(play(600, 1) > 6_000 for play in tables.values())  # all-in and run twice, too
    assert at_a_table("stud-limit-random") == {}


# ---- the log ---------------------------------------------------------------------------------


def test_a_session_in_parts_has_the_log_of_one_without_a_break(call: Call, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.log", tmp_path / "parts.log"
    words = ("table", "run", "--seed", "7", "--comings", "200", "--book", "pechanga", "--json")
    once = call(*words, "--hands", "45", "--log", str(whole)).json()
    call(*words, "--hands", "20", "--log", str(parts)).json()
    call("table", "run", "--resume", str(parts), "--hands", "7", "--json").json()
    last = call("table", "run", "--resume", str(parts), "--hands", "18", "--json").json()
    assert whole.read_bytes() == parts.read_bytes()
    ours = ("hands", "players", "chips", "posts", "happened", "version", "showdowns", "seed")
    assert {key: once[key] for key in ours} == {key: last[key] for key in ours}
    assert last["hands_now"] == 18
    assert FileLog(whole).version == once["version"]


def test_a_log_cut_short_by_a_crash_is_made_whole_again(call: Call, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.log", tmp_path / "cut.log"
    call(*RUN, "--log", str(whole), "--json").json()
    cut.write_bytes(whole.read_bytes()[:-1000])
    call("table", "run", "--resume", str(cut), "--hands", "1", "--json").json()
    assert cut.read_bytes() == whole.read_bytes()


def test_book_and_stakes_change_between_hands_in_the_log(call: Call, tmp_path: Path) -> None:
    log = tmp_path / "table.log"
    changes = ("--book-after", "10", "rpl", "--stakes-after", "20", "no-limit 2/4")
    report = call(*RUN, *changes, "--log", str(log), "--json").json()
    assert (report["book"], report["stakes"]) == ("rpl", "no-limit 2/4")
    again = call(
        "table", "run", "--resume", str(log), "--hands", "3", "--book-after", "31", "tournament",
        "--json",
    ).json()  # fmt: skip
    assert again["book"] == "tournament"
    events = FileLog(log).read()
    assert sum(isinstance(event, e.BookChanged) for event in events) == 2
    assert replay(events).rulebook == digest(rulebook("tournament"))
    assert call("table", "check", str(log)).code == 0


@pytest.mark.parametrize(
    ("form", "starts"), [("phhs", "[1]"), ("pokerstars", "PokerStars Hand #1")]
)
def test_hands_are_exported(call: Call, tmp_path: Path, form: str, starts: str) -> None:
    path = tmp_path / f"hands.{form}"
    report = call(*RUN, "--export", form, str(path), "--json").json()
    assert path.read_text("utf-8").startswith(starts)
    if form == "phhs":
        hands = read_file(path)
        assert len(hands) == 30 - len(report["left_out_of_export"])
        assert all(replay_history(hand).matches for hand in hands)  # type: ignore[arg-type]


# ---- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--hands", "0"], "--hands is 1 or more"),
        (["--comings", "-1"], "--comings is 0 or more"),
        (["--game", "horze"], "did you mean horse?"),
        (["--seats", "11"], "2 to 10 players"),
        (["--book", "nobody"], "no book is called"),
        (["--house", "free beer"], "nothing a house designates"),
        (["--kill", "--half-kill"], "not both"),
        (["--book", "pechanga", "--half-kill"], "no half-kill is offered here"),
        (["--game", "horse", "--stakes", "four"], "a mix is played at"),
        (["--game", "horse", "--stakes-after", "3", "limit 2/4"], "not for a mix"),
        (["--book-after", "5", "nobody"], "no book is called"),
        (["--stakes-after", "5", "limit"], "no amounts are named"),
        (["--export", "word", "x.doc"], "is not one of phhs, pokerstars, ohh"),
        (["--resume", "nowhere.log"], "there is no such log"),
        (["--drop", "-3"], "--drop is 0 or more"),
    ],
)
def test_a_mistake_gets_a_sentence(call: Call, words: list[str], says: str) -> None:
    answer = call("table", "run", *words)
    assert answer.code == 2
    assert says in answer.err
    assert answer.err.startswith("shuffleup table run: ")
    assert answer.err.count("\n") == 1


def test_a_log_is_neither_overwritten_nor_played_otherwise(call: Call, tmp_path: Path) -> None:
    log = str(tmp_path / "table.log")
    assert call(*RUN, "--log", log).code == 0
    assert "go on with --resume" in call(*RUN, "--log", log).err
    assert "the log says how it goes on" in call("table", "run", "--resume", log, "--fast").err
    assert "leave out --log" in call("table", "run", "--resume", log, "--log", log).err
    assert "30 or more" in call("table", "run", "--resume", log, "--book-after", "3", "rpl").err


def test_a_folder_that_cannot_be_written_to_is_said(call: Call, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no" / "such" / "folder.log")
    assert "No such file" in call(*RUN, "--log", nowhere).err
    assert "No such file" in call(*RUN, "--export", "phhs", nowhere).err
