"""``play`` at a real table: mixes, absences, chips bought, reports, and the log it keeps."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.calling import Answer, Call

from shuffleup.cli.run_file import split_hands
from shuffleup.hand.words.hand_transcript import run

FOLD_ON = "f\nc\n\n" * 60  # folds where that is asked for, brings in or checks, and goes on


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "table.log"


def played(call: Call, log: Path, typed: str, *words: str) -> Answer:
    """A game with a log, and the log found to be right."""
    answer = call("play", *words, "--no-save", "--log", str(log), typed=typed)
    assert answer.code == 0, answer.err
    checked = call("table", "check", str(log))
    assert checked.code == 0, checked.out
    assert "every chip and every pot as it should be" in checked.out
    return answer


# ---- mixed games -----------------------------------------------------------------------------


def test_horse_goes_from_game_to_game(call: Call, log: Path) -> None:
    words = ("horse", "--stakes", "4/8 for 1 hands", "--seed", "3", "--hands", "6")
    out = played(call, log, FOLD_ON, *words).out
    games = ("Hold'em", "Omaha Eight", "Razz", "Seven-card Stud", "Stud Eight")
    assert all(game.lower() in out.lower() for game in games)
    assert "From now on: " in out
    shown = [
        json.loads(line) for line in call("table", "show", str(log), "--json").out.splitlines()
    ]
    assert len(shown) == 6


def test_bots_alone_play_a_mix_too(call: Call) -> None:
    words = (
        "play",
        "8-game",
        "--stakes",
        "4/8 for 1 hands",
        "--auto",
        "--hands",
        "9",
        "--seed",
        "1",
    )
    lines = [json.loads(line) for line in call(*words, "--json").out.splitlines()]
    assert [line["hand"] for line in lines] == list(range(1, 10))
    assert len({line["game"] for line in lines}) == 7  # hold'em in two structures
    assert call(*words, "--json") == call(*words, "--json")


def test_the_person_calls_the_game_when_it_is_theirs_to_call(call: Call, log: Path) -> None:
    words = ("dealers-choice", "--seed", "3", "--seats", "2", "--bots", "caller")
    typed = "f\nc\n\n" * 4 + "call razz\n\n" + "f\nc\n\n" * 8
    out = played(call, log, typed.replace("c\n\ncall", "call"), *words).out
    assert "The next game is yours to call, like call razz: holdem" in out
    assert "From now on: Limit Razz 4/8" in out.partition("call razz\n")[2]


def test_a_mix_is_on_the_menu_and_a_near_name_is_found(call: Call) -> None:
    assert "HORSE" in call("play", "--no-save", typed="q\n").out
    assert "Limit Hold'em 4/8" in call("play", "--no-save", typed="horse\nq\n").out
    assert "did you mean horse?" in call("play", "hores").err


# ---- away and back ---------------------------------------------------------------------------


def test_who_is_away_misses_the_blinds_and_makes_them_up(call: Call, log: Path) -> None:
    """Three hands away at a table of three: button, small blind and big blind go by."""
    words = ("holdem", "--seed", "4", "--seats", "3", "--book", "mohegan", "--bots", "caller")
    out = played(call, log, "away\n\n\n\nback\npost\n\nf\nc\nq\n", *words).out
    assert "You go away" in out
    assert "You are away: type back to come back" in out
    assert "You are back. To come in: " in out
    after = out.partition("You are back")[2]
    assert "You post" in after.partition("--- hand")[2]


def test_nobody_plays_alone(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "4", "--seats", "2", "--bots", "caller")
    out = played(call, log, "f\naway\n\nback\n\nf\nq\n", *words).out
    assert "a hand needs two players" in out
    assert "--- hand 2" in out.partition("You are back")[2]


def test_a_hand_one_was_not_in_is_saved_and_runs(call: Call, tmp_path: Path) -> None:
    words = ("play", "holdem", "--seed", "4", "--hands", "2", "--save", str(tmp_path / "hands"))
    call(*words, typed="away\n\n\n\n")
    (file,) = (tmp_path / "hands").iterdir()
    with_me, without = (run(text) for text in split_hands(file.read_text()))
    assert (with_me.names[0], without.names[0]) == ("You", "")


# ---- chips -----------------------------------------------------------------------------------


def test_chips_are_added_between_hands_by_the_law_of_the_house(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "4", "--book", "mohegan")
    out = played(call, log, "add 50\nf\nadd 50\nadd 0\nadd lots\n\nf\nq\n", *words).out
    assert "Refused: chips are added between hands (mohegan/general.6b, mohegan/buy-in.12)." in out
    assert "You add 50." in out
    assert "Refused: how many chips?\n" in out
    assert "Refused: " in out.partition("add lots")[2]


def test_the_broke_choose_how_much_to_buy_again(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "2", "--seats", "2", "--bots", "caller")
    out = played(call, log, "a\nrebuy 300\n\nf\nq\n", *words).out
    assert "You are out of chips: Enter buys 200, or type rebuy and how much" in out
    assert "You add 300." in out
    assert "you have 29" in out.partition("You add 300.")[2]


def test_a_stack_that_the_house_does_not_take_is_said_at_the_door(call: Call) -> None:
    answer = call("play", "stud", "--book", "pechanga", "--stack", "5", typed="f\n")
    assert (answer.code, answer.out) == (2, "")
    assert "--stack 5: a full buy-in is at least" in answer.err
    assert "(pechanga/" in answer.err


# ---- reports ---------------------------------------------------------------------------------


def test_a_report_is_ruled_by_the_book_and_the_choice_is_asked(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "4", "--book", "mohegan")
    out = played(call, log, "report something-else\nx\n1\nf\nq\n", *words).out
    assert "1  play-on: The hand goes on as it stands." in out
    assert "Ruling: The hand goes on as it stands." in out
    assert "  by mohegan/general.1" in out
    told = call("table", "show", str(log), "--hand", "1").out
    assert "Ruled on something-else" in told


def test_a_report_says_what_the_ruling_depends_on(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "4", "--book", "mohegan")
    typed = "report\nreport string-raise\nreport sting-raise\nf\nq\n"
    out = played(call, log, typed, *words).out
    assert "  string-raise: Without a word, chips were put in and then more." in out
    assert "  premature-turn: " not in out  # there is no flop yet
    assert "The ruling depends on first (Which chips went in with the first motion?)" in out
    assert "Perhaps: string-raise" in out


def test_a_hand_that_is_mended_goes_on_and_is_only_in_the_log(
    call: Call, log: Path, tmp_path: Path
) -> None:
    words = ("play", "holdem", "--seed", "4", "--book", "mohegan", "--save", str(tmp_path / "h"))
    typed = "report premature-flop\nc\n" + "f\nc\n" * 9
    answer = call(*words, "--hands", "1", "--log", str(log), typed=typed)
    assert "Ruling: the flop is taken back and dealt again\n  by mohegan/" in answer.out
    assert "That was the last hand." in answer.out
    assert "Mended by the floor, and so only in a log (--log FILE): hand 1" in answer.out
    assert not (tmp_path / "h").exists()
    assert call("table", "check", str(log)).code == 0


def test_a_hand_that_is_void_is_dealt_again(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "4", "--book", "mohegan", "--hands", "1")
    out = played(call, log, "report duplicate-card\nvoid\n" + "f\nc\n\n" * 9, *words).out
    assert "Ruling: " in out
    assert "Hand 1 is taken back" in out
    deals = [part.partition("You are dealt ")[2][:5] for part in out.split("--- hand 1")[1:]]
    assert len(set(deals)) == 2  # other cards
    assert "That was the last hand." in out


# ---- the log ---------------------------------------------------------------------------------


def test_the_log_can_be_begun_at_the_table_and_has_all_that_was_before(
    call: Call, log: Path
) -> None:
    out = call(
        "play", "stud", "--no-save", "--seed", "4", typed=f"f\nc\nlog {log}\n\nf\nc\nlog\nq\n"
    ).out
    assert f"The log is in {log}" in out
    assert call("table", "check", str(log)).code == 0
    assert call("table", "show", str(log)).out.startswith("hand 1,")


def test_a_log_is_not_written_over(call: Call, log: Path) -> None:
    log.write_text("something else")
    answer = call("play", "holdem", "--log", str(log), typed="f\n")
    assert answer.code == 2
    assert log.read_text() == "something else"


def test_a_log_of_bots_can_be_gone_on_with_and_one_of_a_person_cannot(
    call: Call, log: Path, tmp_path: Path
) -> None:
    assert call("play", "--auto", "--hands", "3", "--seed", "5", "--log", str(log)).code == 0
    assert call("table", "run", "--resume", str(log), "--hands", "2", "--quiet").code == 0
    mine = tmp_path / "mine.log"
    played(call, mine, "f\nq\n", "holdem", "--seed", "4")
    assert (
        "does not say how its session is played" in call("table", "run", "--resume", str(mine)).err
    )


def test_a_deck_that_is_to_be_counted_does_not_stop_the_game(call: Call, log: Path) -> None:
    words = ("holdem", "--seed", "4", "--book", "mohegan")
    out = played(call, log, "report card-off-table: seat 1, nth 1\nf\nf\nq\n", *words).out
    assert "beside the hand: count the deck" in out
    assert "--- hand 2" in out
