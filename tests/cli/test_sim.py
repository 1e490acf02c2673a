"""``sim``: the sums are right and do not depend on how the work is shared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.calling import Call

from shuffleup.games import names
from shuffleup.sim.many_hands import CHUNK

TIMES = ("seconds", "hands_per_second", "jobs")


def sums(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in TIMES}


@pytest.mark.parametrize("key", names())
def test_what_some_win_others_lose(call: Call, key: str) -> None:
    report = call("sim", key, "--hands", "20", "--seed", "1", "--json").json()
    assert report["hands"] == 20
    assert report["actions"] > 20
    assert sum(bot["net"] for bot in report["bots"]) + report["carried"] == 0
    assert all(bot["net"] == bot["won"] - bot["lost"] for bot in report["bots"])
    assert max(bot["biggest_pot"] for bot in report["bots"]) <= report["biggest_pot"]


def test_the_sums_do_not_depend_on_the_number_of_processes(call: Call) -> None:
    words = (
        "sim",
        "holdem",
        "--hands",
        str(2 * CHUNK + 7),
        "--seed",
        "s",
        "--bots",
        "random,tight",
        "--seats",
        "2",
    )
    alone = call(*words, "--jobs", "1", "--json").json()
    shared = call(*words, "--jobs", "2", "--json").json()
    assert sums(alone) == sums(shared)
    assert shared["jobs"] == 2


@pytest.mark.slow
def test_neither_do_those_of_hands_in_which_things_go_wrong(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shuffleup.cli.floor.mishap_sim.CHUNK", 6)
    words = ("floor", "sim", "--hands", "20", "--seed", "1", "--json")
    assert call(*words, "--jobs", "2").json() == call(*words, "--jobs", "1").json()


def test_another_seed_gives_other_sums(call: Call) -> None:
    one, two = (call("sim", "--hands", "50", "--seed", s, "--json").json() for s in "ab")
    assert sums(one)["bots"] != sums(two)["bots"]


def test_stakes_stack_rules_and_bots_are_followed(call: Call) -> None:
    report = call(
        "sim", "razz", "--hands", "30", "--seed", "1", "--json",
        "--stakes", "limit 10/20 ante 2 bring-in 5", "--stack", "300",
        "--bots", "raiser,raiser,caller", "--seats", "3", "--rules", "limit-raise-cap 1",
    ).json()  # fmt: skip
    assert report["stakes"] == "limit 10/20 ante 2 bring-in 5"
    assert [bot["bot"] for bot in report["bots"]] == ["raiser", "raiser", "caller"]
    # an ante, and two bets a round: 2 + 20 + 20 + 40 + 40 + 40 each
    assert report["biggest_pot"] == 3 * 162


def test_there_are_six_seats_unless_you_say(call: Call) -> None:
    words = ("sim", "--hands", "5", "--bots", "caller", "--json")
    assert len(call(*words).json()["bots"]) == 6
    assert len(call(*words, "--seats", "3").json()["bots"]) == 3


def test_people_get_a_table_with_the_winner_first(call: Call) -> None:
    out = call("sim", "--hands", "200", "--seed", "1", "--bots", "random,tight", "--seats", "2").out
    rows = [line.split()[0] for line in out.splitlines() if line.startswith(("tight", "random"))]
    assert rows == ["tight", "random"]
    assert "Every chip is accounted for." in out


# ---- the league ------------------------------------------------------------------------------

LEAGUE = ("sim", "--league", "--hands", "120", "--seed", "1")


def test_a_league_adds_up_bots_of_a_name_and_says_how_sure_it_is(call: Call) -> None:
    report = call(*LEAGUE, "--bots", "tight,tight,caller", "--seats", "6", "--json").json()
    assert report["league"] is True
    assert [(bot["bot"], bot["hands"]) for bot in report["bots"]] == [
        ("tight", 4 * 120), ("caller", 2 * 120),
    ]  # fmt: skip
    assert sum(bot["net"] for bot in report["bots"]) == 0
    for bot in report["bots"]:
        assert bot["interval"] > 0
        assert bot["units_per_100"] == pytest.approx(bot["net_per_100"] / report["unit"], abs=0.01)
        assert 0 <= bot["pfr"] <= bot["vpip"] <= 100
    assert report["bots"][1]["vpip"] > 80
    assert report["bots"][1]["pfr"] == report["bots"][1]["aggression"] == 0


def test_every_deal_of_a_league_is_played_from_every_seat_so_equal_bots_win_nothing(
    call: Call,
) -> None:
    for bot in call(*LEAGUE, "--bots", "caller", "--json").json()["bots"]:
        assert bot["net"] == bot["interval"] == 0


def test_a_league_plays_whole_rounds(call: Call) -> None:
    words = ("sim", "--league", "--hands", "100", "--seed", "1", "--seats", "6", "--json")
    assert call(*words).json()["hands"] == 102


def test_people_get_a_league_table_with_the_winner_first(call: Call) -> None:
    out = call(*LEAGUE, "--bots", "random,tight", "--seats", "2").out
    rows = [line.split()[0] for line in out.splitlines() if line.startswith(("tight", "random"))]
    assert rows == ["tight", "random"]
    assert "95 % interval" in out
    assert "VPIP" in out


def test_a_game_of_cents_is_added_up_in_money(call: Call) -> None:
    words = ("sim", "holdem", "--stakes", "0.25/0.50", "--hands", "60", "--seed", "1")
    scores = call(*words, "--json").json()["bots"]
    told = call(*words).out
    assert "stacks of 50\n" in told
    rows = [line.split() for line in told.splitlines()[3 : 3 + len(scores)]]
    for column, key in ((1, "net"), (-1, "biggest_pot")):
        chips = [round(100 * float(row[column].replace(",", ""))) for row in rows]
        assert sorted(chips) == sorted(score[key] for score in scores)


def test_a_session_of_cents_is_reported_in_money(call: Call, tmp_path: Path) -> None:
    log = str(tmp_path / "t.log")
    words = ("table", "run", "--stakes", "0.25/0.50", "--hands", "40", "--seed", "1", "--quiet")
    sums = call(*words, "--json").json()
    told = call(*words, "--log", log).out
    for player in sums["players"]:
        row = next(line.split() for line in told.splitlines() if line.startswith(player["player"]))
        assert float(row[-1].replace(",", "")) * 100 == pytest.approx(player["net"])
    assert f"Chips: {sums['chips']['in'] / 100:.2f} in" in told
    dropped = call(*words, "--drop", "1", "--json").json()["chips"]["collected"]["drop"]
    assert 2_000 < dropped <= 4_000  # a drop of 1 is a hundred cents, as a stack of 50 is 5,000
    hand = call("table", "show", log, "--hand", "1").out
    assert "Dealt in: Ann 50, Bob 50" in hand
    assert "sits down in seat 1 with 50" in hand


# ---- the lane ----------------------------------------------------------------------------------

LANE_BOTS = ("--bots", "tight-table,random,caller", "--seats", "3", "--seed", "1")


def test_the_lane_plays_by_itself_where_it_can_to_the_same_sums(call: Call) -> None:
    pytest.importorskip("numba")
    words = ("sim", "--hands", "3000", *LANE_BOTS)
    by_lane = call(*words, "--json").json()
    by_hand = call(*words, "--engine", "hand", "--jobs", "1", "--json").json()
    assert (by_lane["engine"], by_hand["engine"]) == ("lane", "hand")
    del by_lane["engine"], by_hand["engine"]
    assert sums(by_lane) == sums(by_hand)
    assert "played in the lane" in call(*words).out
    assert "in the lane" not in call("sim", "--hands", "30", *LANE_BOTS).out


def test_what_the_lane_cannot_play_is_refused_by_name_and_played_by_hand_unasked(
    call: Call,
) -> None:
    words = ("sim", "--hands", "20", "--bots", "tight,caller", "--seats", "2", "--seed", "1")
    refused = call(*words, "--engine", "lane")
    assert refused.code == 2
    assert "--engine lane: the lane has no tight" in refused.err
    assert call(*words, "--json").json()["engine"] == "hand"


def test_a_table_of_ones_own_plays(call: Call, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[[bet]]\ndo = { call = 100 }\n")
    words = ("sim", "--hands", "60", "--seats", "2", "--seed", "1", "--json", "--bots")
    by_table = call(*words, str(mine)).json()
    assert [bot["bot"] for bot in by_table["bots"]] == [str(mine)] * 2
    caller = call(*words, "caller").json()
    nets = [[bot["net"] for bot in report["bots"]] for report in (by_table, caller)]
    assert nets[0] == nets[1]
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[[bet]]\ndo = { call = 99 }\n")
    assert "the weights add up to 99, not 100" in call(*words, str(wrong)).err
