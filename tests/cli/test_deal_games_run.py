"""``deal``, ``games`` and ``run``."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.cards import parse
from shuffleup.games import games, names

GOOD = """\
holdem no-limit 1/2
seats: Ann 100, Bob 100
seed 7
Bob raises to 6
x Ann raises to 7
Ann folds
= Bob 102
"""
FALSE = GOOD.replace("= Bob 102", "= Bob 103")


@pytest.mark.parametrize("key", names())
def test_a_hand_of_every_game_is_dealt_to_its_end(call: Call, key: str) -> None:
    dealt = call("deal", key, "--seed", "7", "--json").json()
    assert sum(player["net"] for player in dealt["players"]) + dealt["carried"] == 0
    assert sum(award["amount"] for award in dealt["awards"]) + dealt["carried"] > 0
    cards = [card for player in dealt["players"] for card in parse(player["cards"])]
    assert len(set(cards)) == len(cards)
    assert all(award["hand"] for award in dealt["awards"])
    told = call("deal", key, "--seed", "7").out
    assert " wins " in told or "Nobody opened" in told
    assert all(player["hand"] in told for player in dealt["players"])


def test_the_same_seed_deals_the_same_cards_and_none_deals_others(call: Call) -> None:
    assert call("deal", "--seed", "a").out == call("deal", "--seed", "a").out
    assert call("deal", "--seed", "a").out != call("deal", "--seed", "b").out
    assert call("deal", "--json").json()["seed"] != call("deal", "--json").json()["seed"]


def test_a_scoop_is_told_as_one_win_and_a_split_as_two(call: Call) -> None:
    told = {seed: call("deal", "omaha8", "--seed", str(seed)).out for seed in range(1, 8)}
    both = [out for out in told.values() if "for high" in out]
    assert both
    assert all("for low" in out for out in both)
    assert any(" with " in out and "for high" not in out for out in told.values())


def test_games_are_listed_with_all_a_player_asks_for(call: Call) -> None:
    listed = call("games", "--json").json()
    assert [one["key"] for one in listed] == list(names())
    assert set(listed[0]) == {"key", "title", "structures", "max_seats", "wins", "about"}
    lines = call("games").out.splitlines()
    assert len(lines) == len(games())
    for sheet, line in zip(games(), lines, strict=True):
        assert line.startswith(sheet.key)
        assert sheet.title in line
        assert sheet.structures[0].value in line


@pytest.mark.parametrize(
    "words",
    ["deal", "games", "sim --hands 600 --jobs 2", "play --auto", "play --no-save --hands 1"],
)
def test_a_sheet_of_ones_own_is_a_game_like_any_other(
    call: Call, tmp_path: Path, words: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('title = "My Omaha"\nlike = "omaha"\n')
    name, *options = words.split()
    answer = call(name, str(file), *options, typed="f\n" * 9)
    assert answer.code == 0, answer.err
    assert "My Omaha" in answer.out


def test_a_transcript_that_holds_is_ok(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "good.txt"
    file.write_text(GOOD)
    answer = call("run", str(file))
    assert answer.code == 0
    assert answer.out == f"ok    {file}: 1 hand\n"


def test_a_false_line_is_named_in_a_file_of_several_hands(call: Call, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(f"# hand 1\n{GOOD}\n# hand 2\n{GOOD}")
    bad.write_text(f"# hand 1\n{GOOD}\n# hand 2\n{FALSE}")
    answer = call("run", str(good), str(bad))
    assert answer.code == 1
    first, second = answer.out.splitlines()
    assert first.endswith("good.txt: 2 hands")
    assert "bad.txt:17: not so: Bob 103" in second
    told = call("run", str(bad), "--json")
    assert told.code == 1
    assert '"line": 17' in told.out


def test_a_file_without_a_hand_is_not_ok(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("# nothing here\n")
    answer = call("run", str(file))
    assert (answer.code, "there is no hand in it" in answer.out) == (1, True)
