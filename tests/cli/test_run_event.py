"""``shuffleup tournament run``: an event to its winner, the same for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call

from shuffleup.cli.tournament.directing.event_files import kept_event
from shuffleup.sim.lane_hands import has_numba
from shuffleup.tournament.endings.going_out import playing

KEYS = ["entrants", "tables", "hands", "seconds", "winner", "pool", "paid", "moves", "engine"]


@pytest.mark.parametrize("book", ["tournament", "rpl", "pechanga-t"])
def test_an_event_is_played_to_its_winner_and_everything_is_paid(call: Call, book: str) -> None:
    words = ("tournament", "run", "--entrants", "20", "--book", book, "--seed", "7", "--json")
    told = call(*words).json()
    assert list(told) == KEYS
    assert told["entrants"] == 20
    assert told["tables"] == 3
    assert told["pool"] == told["paid"] == 2000
    assert told["moves"] > 0
    again = call(*words).json()
    assert {**again, "seconds": 0} == {**told, "seconds": 0}


def test_in_a_pipe_only_the_end_is_told(call: Call) -> None:
    answer = call("tournament", "run", "--entrants", "4", "--seed", "7", "--pace", "turbo")
    assert answer.code == 0
    assert "wins: 4 entrants at 1 table" in answer.out
    assert answer.err == ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--entrants", "1"), "--entrants is 2 or more"),
        (("--entrants", "1000000"), "at most"),
        (("--hours", "0"), "--hours is 1 or more"),
        (("--hours", "1000"), "hours"),
        (("--pace", "slow"), "slow"),
    ],
)
def test_what_cannot_be_played_is_said(call: Call, words: tuple[str, ...], why: str) -> None:
    answer = call("tournament", "run", *words)
    assert answer.code == 2
    assert why in answer.err


def test_the_log_of_a_run_is_an_event_like_that_of_a_desk(call: Call, tmp_path: Path) -> None:
    log = tmp_path / "bots.log"
    words = ("--entrants", "11", "--pace", "turbo", "--seed", "7", "--log", str(log))
    told = call("tournament", "run", *words, "--json").json()
    assert "everything is as it should be" in call("tournament", "check", str(log)).out
    event = kept_event(log).state
    assert event.over
    assert playing(event) == [told["winner"]]
    assert sum(one.amount for one in event.prizes.paid) == told["paid"]
    again = call("tournament", "run", *words)
    assert again.code == 2
    assert "bots.log" in again.err


@pytest.mark.skipif(not has_numba(), reason="the lane needs numba")
def test_the_log_of_a_run_in_the_lane_is_the_same_to_the_byte(call: Call, tmp_path: Path) -> None:
    words = ("--entrants", "11", "--pace", "turbo", "--seed", "7", "--bots", "random,tight-table")
    logs, told = [], []
    for engine in ("hand", "lane"):
        logs.append(tmp_path / f"{engine}.log")
        more = ("--engine", engine, "--log", str(logs[-1]), "--json")
        told.append(call("tournament", "run", *words, *more).json() | {"seconds": 0})
    assert told[1] == told[0] | {"engine": "lane"}
    assert logs[0].read_bytes() == logs[1].read_bytes()
    assert "everything is as it should be" in call("tournament", "check", str(logs[1])).out
    shown = call("tournament", "run", *words, "--engine", "lane").out
    assert "seconds, played in the lane." in shown
