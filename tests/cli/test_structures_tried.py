"""``shuffleup tournament structure`` makes one and writes it, ``tournament try`` plays it or says
why it cannot be played."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.cli.tournament import event_options
from shuffleup.sim.event_run.tried_structure import spread_of
from shuffleup.sim.lane_hands import has_numba
from shuffleup.tournament.event_terms.structure_file import read_structure
from shuffleup.tournament.event_terms.structure_maker import Pace, StructurePlan, make_structure

SMALL = {
    "structure": 1,
    "players": 4,
    "terms": {"game": "holdem", "stack": 500, "price": {"prize": 10}, "chips": [5, 25]},
    "levels": [
        {"minutes": 5, "stakes": "5/10"},
        {"minutes": 5, "remove": [5]},
        {"minutes": 5, "stakes": "50/100"},
    ],
}


def changed(tmp_path: Path, **change: object) -> str:
    file = tmp_path / "own.json"
    file.write_text(json.dumps(SMALL | change), "utf-8")
    return str(file)


def terms(**change: object) -> dict[str, object]:
    usual = SMALL["terms"]
    assert isinstance(usual, dict)
    return {**usual, **change}


def test_a_structure_is_shown_and_written_for_the_next_command(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "sunday.json"
    words = ("--players", "60", "--stack", "10000", "--hours", "5", "--pace", "deep")
    answer = call("tournament", "structure", *words, "--to", str(file))
    assert answer.code == 0
    assert "60 players with 10,000: about 4:54 hours" in answer.out
    made = read_structure(file.read_text("utf-8"))
    assert made.levels == make_structure(StructurePlan(60, 10_000, 5, pace=Pace.DEEP))
    assert made.players == 60
    again = call("tournament", "structure", str(file), "--json")
    assert again.out == file.read_text("utf-8")


def test_fewer_players_are_expected_from_level_to_level(call: Call) -> None:
    answer = call("tournament", "structure", "--players", "100")
    rows = [line.split() for line in answer.out.splitlines() if "/" in line]
    left = [int(row[4]) for row in rows if len(row) > 5]
    assert left[0] == 100
    assert left[1] < 90
    assert all(more >= fewer for more, fewer in pairwise(left))
    assert left[-1] < 5


def test_a_structure_is_tried_by_playing_it(call: Call, tmp_path: Path) -> None:
    words = ("tournament", "try", changed(tmp_path), "--times", "3", "--seed", "7")
    told = call(*words, "--json").json()
    assert (told["entrants"], told["times"]) == (4, 3)
    for what in ("minutes", "hands", "final_table"):
        assert 0 < told[what]["low"] <= told[what]["median"] <= told[what]["high"]
    assert told["final_table"]["median"] == 50  # all at one table, with 50 big blinds
    assert call(*words, "--json").json() == told
    shown = call(*words)
    assert "3 events of 4 entrants" in shown.out
    assert "big blinds at the final table" in shown.out


def test_what_is_tried_does_not_depend_on_how_the_events_are_shared(
    call: Call, tmp_path: Path
) -> None:
    words = ("tournament", "try", changed(tmp_path), "--times", "6", "--seed", "7", "--json")
    alone = call(*words, "--jobs", "1").json()
    assert call(*words, "--jobs", "2").json() == alone
    assert alone["hands"]["low"] < alone["hands"]["high"]  # the events differ


def test_what_cannot_be_played_is_refused_by_other_processes_too(
    call: Call, tmp_path: Path
) -> None:
    words = ("tournament", "try", changed(tmp_path, terms=terms(stack=501)), "--times", "4")
    assert call(*words, "--jobs", "2") == call(*words, "--jobs", "1")


def test_so_is_one_that_is_made_of_options(call: Call) -> None:
    words = ("--entrants", "3", "--pace", "turbo", "--times", "1", "--game", "razz", "--json")
    assert call("tournament", "try", *words).json()["times"] == 1


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"levels": [{"minutes": 0, "stakes": "5/10"}]}, "level 1 lasts no time"),
        ({"levels": [{"minutes": 5, "stakes": "10/5"}]}, "10 comes before one of 5"),
        ({"levels": [{"minutes": 5, "stakes": "1/2"}]}, "1 cannot be paid with chips of 5"),
        ({"levels": [{"minutes": 5}]}, "one level at least"),
        ({"levels": [{"minutes": 5, "stakes": "five"}]}, "level 1: 'five' is no way to bet"),
        ({"levels": [{"minutes": 5, "stakes": "5/10", "game": "whist"}]}, "whist"),
        ({"terms": terms(prizes={"shares": [5000, 3000]})}, "80 %, not to 100 %"),
        ({"terms": terms(prizes={"amounts": [30, 20]})}, "add up to 50, and 4 entrants pay in 40"),
        ({"terms": terms(stack=0)}, "everybody begins with chips"),
        ({"terms": terms(game="triple-draw")}, "is for 6 players, and a table has 9"),
        ({"terms": terms(chips=[0, 25])}, "chips are worth something"),
        ({"terms": terms(stack=501)}, "501 cannot be made of these chips"),
        ({"terms": terms(re_entries=-1)}, "less than nothing"),
        ({"terms": terms(seats=1)}, "2 to 10 seats"),
        ({"terms": terms(game="whist")}, "whist"),
        ({"structure": 7}, "not a structure"),
    ],
)
def test_nonsense_is_refused_with_the_reason(
    call: Call, tmp_path: Path, change: dict[str, object], why: str
) -> None:
    answer = call("tournament", "try", changed(tmp_path, **change), "--times", "1")
    assert answer.code == 2
    assert why in answer.err
    assert "own.json" in answer.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("try", "--times", "0"), "--times is 1 or more"),
        (("try", "--entrants", "1"), "--entrants is 2 or more"),
        (("try", "nowhere.json"), "nowhere.json"),
        (("try", "--game", "whist"), "--game: no game is called 'whist'"),
        (("try", "own.json", "--stack", "100"), "--stack: the structure's file says that already"),
        (("structure", "--hours", "0"), "--hours is 1 or more"),
        (("structure", "--stack", "10"), "cannot be played with chips of 25"),
        (("structure", "--players", "1"), "--players is 2 or more"),
        (("structure", "--to", "no/such/folder.json"), "no/such/folder.json"),
    ],
)
def test_wrong_words_are_refused_too(call: Call, words: tuple[str, ...], why: str) -> None:
    answer = call("tournament", *words)
    assert answer.code == 2
    assert why in answer.err


def test_named_bots_play_and_others_do_otherwise(call: Call, tmp_path: Path) -> None:
    words = ("tournament", "try", changed(tmp_path), "--times", "4", "--seed", "7", "--json")
    usual = call(*words).json()
    assert usual["engine"] == "hand"
    callers = call(*words, "--bots", "caller").json()
    assert callers["hands"] != usual["hands"]
    assert call(*words, "--bots", "maniac, tight").json()["times"] == 4


def test_the_usual_bots_named_are_those_nobody_named(call: Call) -> None:
    words = (
        "tournament",
        "try",
        "--entrants",
        "7",
        "--pace",
        "turbo",
        "--times",
        "2",
        "--seed",
        "3",
    )
    named = ("--bots", "tight,loose,station,nit,maniac")
    assert call(*words, *named, "--json").json() == call(*words, "--json").json()


@pytest.mark.slow
@pytest.mark.skipif(not has_numba(), reason="the lane needs numba")
@pytest.mark.parametrize("bots", ["tight-table,loose-table", "random,caller"])
def test_what_comes_of_it_is_the_same_in_the_lane(call: Call, tmp_path: Path, bots: str) -> None:
    words = ("tournament", "try", changed(tmp_path), "--times", "4", "--seed", "7", "--bots", bots)
    by_hand = call(*words, "--engine", "hand", "--json").json()
    for jobs in ("1", "2"):
        by_lane = call(*words, "--engine", "lane", "--jobs", jobs, "--json").json()
        assert by_lane == by_hand | {"engine": "lane"}
    assert by_hand["engine"] == call(*words, "--json").json()["engine"] == "hand"  # too few
    shown = call(*words, "--engine", "lane", "--jobs", "1")
    assert "4 events of 4 entrants, played in the lane" in shown.out
    assert "in the lane" not in call(*words, "--jobs", "1").out


@pytest.mark.skipif(not has_numba(), reason="the lane needs numba")
def test_the_lane_is_taken_where_it_can_and_pays(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_options, "WORTH_THE_LANE", 8)
    words = ("tournament", "try", changed(tmp_path), "--seed", "7", "--jobs", "1", "--json")
    assert call(*words, "--times", "2", "--bots", "random").json()["engine"] == "lane"
    assert call(*words, "--times", "1", "--bots", "random").json()["engine"] == "hand"
    assert call(*words, "--times", "2", "--bots", "random,tight").json()["engine"] == "hand"
    assert call(*words, "--times", "2").json()["engine"] == "hand"


@pytest.mark.skipif(not has_numba(), reason="the lane needs numba")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--bots", "tight"), "--engine lane: the lane has no tight; it has caller, random"),
        ((), "--engine lane: the lane has no tight"),
        (
            ("--bots", "caller", "--game", "badugi"),
            "--engine lane: in Badugi the caller reads what it throws away; the lane does not",
        ),
    ],
)
@pytest.mark.parametrize("command", ["try", "run"])
def test_what_the_lane_cannot_play_is_refused_by_name(
    call: Call, command: str, words: tuple[str, ...], why: str
) -> None:
    answer = call("tournament", command, "--entrants", "4", "--engine", "lane", *words)
    assert answer.code == 2
    assert why in answer.err


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("tihgt", "--bots: no bot is called 'tihgt'; did you mean tight?"),
        ("nowhere.toml", "--bots: nowhere.toml"),
        ("tight,loose,nit", "3 bots are named and there is room for 2"),
    ],
)
@pytest.mark.parametrize("command", ["try", "run"])
def test_bots_there_are_none_of_are_refused(call: Call, command: str, bots: str, why: str) -> None:
    answer = call("tournament", command, "--entrants", "2", "--bots", bots)
    assert answer.code == 2
    assert why in answer.err


def test_a_spread_is_made_of_numbers_that_there_were() -> None:
    ten = spread_of(range(1, 11))
    assert (ten.low, ten.median, ten.high) == (1, 5, 10)
    many = spread_of(range(101))
    assert (many.low, many.median, many.high) == (10, 50, 90)
    one = spread_of([7])
    assert (one.low, one.median, one.high) == (7, 7, 7)
