"""``sim``: the sums are right and do not depend on how the work is shared."""

from __future__ import annotations

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


def test_another_seed_gives_other_sums(call: Call) -> None:
    one, two = (call("sim", "--hands", "50", "--seed", s, "--json").json() for s in "ab")
    assert sums(one)["bots"] != sums(two)["bots"]


def test_stakes_stack_rules_and_bots_are_followed(call: Call) -> None:
    report = call(
        "sim", "razz", "--hands", "30", "--seed", "1", "--json",
        "--stakes", "limit 10/20 ante 2 bring-in 5", "--stack", "300",
        "--bots", "maniac,maniac,caller", "--seats", "3", "--rules", "limit-raise-cap 1",
    ).json()  # fmt: skip
    assert report["stakes"] == "limit 10/20 ante 2 bring-in 5"
    assert [bot["bot"] for bot in report["bots"]] == ["maniac", "maniac", "caller"]
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
