"""The command ``shuffleup replay``: what it prints, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shuffleup.cli import main

DATA = Path(__file__).parent / "data"
BROKEN = DATA / "broken"


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main(["replay", *map(str, words)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def objects(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_hand_is_a_line_with_its_final_stacks(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, DATA / "heads-up-cents.phh")
    assert code == 0
    assert "heads-up-cents.phh hand 1: 11.90 7.95 (as recorded)" in out


def test_a_folder_is_searched_and_everything_is_summed_up(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, DATA, "--json")
    *hands, last = objects(out)
    assert code == 1
    assert last == {
        "summary": {"hands": len(hands), "ok": 19, "failed": 3, "mismatched": 1, "raked": 0},
        "engine": "hand",
    }
    assert {tuple(hand) for hand in hands} == {
        ("source", "hand", "ok", "final_stacks", "expected", "error", "rake", "remarks")
    }


def test_json_has_numbers_in_the_files_money(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, DATA / "two-hands.phhs", "--json")
    assert '"final_stacks": [99.50, 100.50, 100], "expected": [99.50, 100.50, 100]' in out
    first, second, _ = objects(out)
    assert (first["hand"], first["ok"], first["error"]) == (1, True, None)
    assert (second["hand"], second["final_stacks"]) == (2, [104, 99, 97])


def test_a_broken_hand_is_reported_and_the_rest_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, BROKEN / "one-of-three.phhs", BROKEN / "not-toml.phh", "--json")
    first, second, third, unread, last = objects(out)
    assert code == 1
    assert first["ok"]
    assert second["error"] == "is not TOML: unclosed array (at line 13, column 1)"
    assert str(third["error"]).startswith("action 4 'p1 cbr 3': Refused")
    assert (unread["hand"], unread["final_stacks"]) == (1, None)
    assert last["summary"] == {"hands": 4, "ok": 1, "failed": 3, "mismatched": 0, "raked": 0}


def test_other_stacks_than_recorded_are_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, BROKEN / "other-stacks.phh")
    assert code == 1
    assert "differs" in out
    assert "101 99, recorded 102 98" in out


def test_a_hand_that_is_not_over_is_said_to_be_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = (BROKEN / "other-stacks.phh").read_text()
    (tmp_path / "short.phh").write_text(told.replace(", 'p2 f'", ""))
    code, out, _ = run(capsys, tmp_path / "short.phh")
    assert code == 1
    assert "short.phh hand 1: not over: it is the turn of p2" in out


def test_many_hands_are_a_line_per_file_unless_all_are_wanted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = (DATA / "coming-in.phh").read_text().partition("\n")[2]
    text = "".join(f"[{number}]\n{table}\n" for number in range(1, 31))
    file = tmp_path / "thirty.phhs"
    file.write_text(text.replace("100, 103]", "100, 104]", 1))
    code, out, _ = run(capsys, file)
    assert code == 1
    assert "thirty.phhs: 29 of 30 hands" in out
    assert "hand 1: 99 98 100 103, recorded 99 98 100 104" in out
    assert "hand 2:" not in out
    _, out, _ = run(capsys, file, "--verbose")
    assert "hand 30: 99 98 100 103 (as recorded)" in out


def test_a_record_that_stops_says_what_it_waits_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "early.phh"
    text = (DATA / "heads-up-big-blind-ante.phh").read_text()
    file.write_text(text.replace(", 'p2 f'", "").replace("finishing", "_finishing"))
    _, out, _ = run(capsys, file)
    assert "96 99 (no stacks recorded; not over: it is the turn of p2)" in out


def test_a_hand_is_watched_to_its_end_when_nobody_is_at_the_keyboard(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "--watch", f"{DATA / 'two-hands.phhs'}#2")
    assert code == 0
    assert "hand 2 of 2: step 1 of" in out
    assert "Bob raises to 8" in out
    assert "with the stacks the file names" in out


def test_watching_goes_on_with_enter_and_ends_with_q(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["", "q"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    code, out, _ = run(capsys, "--watch", DATA / "straddle.phh")
    assert code == 0
    assert "step 2 of" in out
    assert "step 3 of" not in out


def test_watching_says_where_a_hand_fails(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--watch", f"{BROKEN / 'one-of-three.phhs'}#3")
    assert code == 1
    assert "The replay fails here: action 4" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name a file or a folder"),
        (("--watch", "a.phh", "b.phh"), "watch one hand at a time"),
        (("--watch", f"{DATA / 'stud.phh'}#2"), "there is no hand 2; it has 1"),
        (("--watch", f"{BROKEN / 'not-toml.phh'}"), "is not TOML"),
    ],
)
def test_a_wrong_argument_is_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert said in err


def test_a_folder_without_hands_is_a_wrong_argument(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = run(capsys, tmp_path)
    assert code == 2
    assert "there is no .phh or .phhs file in it" in err
