"""One's own bots by ``module:Class``: found, made, watched; what is wrong with one is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots import my_bots
from tests.cli.calling import Call, caller

from shuffleup.bots import BOTS, BotError, factory, play_hand
from shuffleup.hand import new_hand, no_limit

MINE = "tests.bots.my_bots"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    return caller(capsys, monkeypatch)


def test_a_bot_of_ones_own_plays_with_a_seed_or_without() -> None:
    hand = new_hand("holdem", no_limit(1, 2), [200] * 3, seed=1)
    my_bots.Seeded.seeds = ()
    bots = {seat: factory(f"{MINE}:{name}")(7) for seat, name in enumerate(["Patient", "Seeded"])}
    play_hand(hand, {**bots, 2: BOTS["tight"](1)})
    assert hand.over
    assert my_bots.Seeded.seeds == (7,)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("tihgt", "no bot is called 'tihgt'; did you mean tight"),
        ("no_such_module:Bot", "there is no module no_such_module here"),
        (f"{MINE}:Patent", r"has no class Patent; it has Patient, Seeded, Mute"),
        (f"{MINE}:Spectator", "Spectator does not decide: it needs decide"),
        (f"{MINE}:not_a_class", "not_a_class is not a class"),
        ("my_bot.py:Bot", "write my_bot:Bot, without .py"),
        (":Bot", "is module:Class"),
        (f"{MINE}:", "is module:Class"),
        ("os:system", "system is not a class"),
    ],
)
def test_a_bot_that_cannot_be_used_is_told_with_its_reason(name: str, says: str) -> None:
    with pytest.raises(BotError, match=says):
        factory(name)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Mute", "Mute answered None, which is not a command"),
        ("Clumsy", r"Clumsy failed: KeyError: 'aces' \(.*my_bots.py, line \d+\)"),
    ],
)
def test_a_bot_that_answers_nonsense_is_told_by_its_name(name: str, says: str) -> None:
    hand = new_hand("holdem", no_limit(1, 2), [200, 200], seed=1)
    bot = factory(f"{MINE}:{name}")(1)
    with pytest.raises(BotError, match=says):
        play_hand(hand, {0: bot, 1: bot})


OWN = """
from shuffleup.hand import Check, Fold

class Timid:
    def decide(self, view):
        may = view.options
        if may.show:
            from shuffleup.hand import Show
            return Show(may.seat)
        return Check(may.seat) if may.check else Fold(may.seat)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "timid_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_sim_play_and_table_take_a_bot_from_this_folder(call: Call, here: Path) -> None:
    report = call(
        "sim", "--hands", "6", "--seats", "2", "--bots", "timid_bots:Timid,tight", "--json"
    ).json()
    assert [bot["bot"] for bot in report["bots"]] == ["timid_bots:Timid", "tight"]
    told = call("play", "--auto", "--hands", "2", "--bots", "timid_bots:Timid")
    assert told.code == 0
    ran = call("table", "run", "--hands", "3", "--bots", "timid_bots:Timid,tight", "--json").json()
    assert {player["bot"] for player in ran["players"]} == {"timid_bots:Timid", "tight"}


@pytest.mark.parametrize("command", ["sim", "play --auto", "table run"])
def test_a_missing_bot_is_one_line_and_no_crash(call: Call, command: str) -> None:
    answer = call(*command.split(), "--hands", "2", "--bots", "nowhere_at_all:Bot")
    assert answer.code == 2
    assert "--bots: nowhere_at_all:Bot: there is no module nowhere_at_all here" in answer.err


@pytest.mark.parametrize(
    ("name", "says"), [("Mute", "answered None"), ("Boaster", "the most is 200")]
)
@pytest.mark.parametrize("command", ["sim", "play --auto", "table run"])
def test_a_bots_mistake_in_play_is_one_line_and_no_crash(
    call: Call, command: str, name: str, says: str
) -> None:
    answer = call(*command.split(), "--hands", "2", "--bots", f"{MINE}:{name}")
    assert answer.code == 2
    assert says in answer.err


def test_code_that_a_log_names_runs_only_when_it_is_named_again(call: Call, here: Path) -> None:
    log = here / "own.log"
    bots = ("--bots", "timid_bots:Timid,tight")
    assert call("table", "run", "--hands", "2", "--log", str(log), *bots).code == 0
    refused = call("table", "run", "--hands", "1", "--resume", str(log))
    assert refused.code == 2
    assert "say --bots timid_bots:Timid to run them" in refused.err
    again = ("table", "run", "--hands", "1", "--resume", str(log))
    assert call(*again, "--bots", "timid_bots:Timid").code == 0
