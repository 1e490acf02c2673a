"""What real files do that the format does not foresee: blinds turned round, rake, idle checks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.calling import Call, caller

from shuffleup.histories import Replayed, parse_phh, replay_history

pokerkit = pytest.importorskip("pokerkit", reason="PokerKit is not installed: no second reader")

HAND = """variant = 'NT'
ante_trimming_status = true
antes = [{antes}]
blinds_or_straddles = [{blinds}]
min_bet = {big}
starting_stacks = [{stacks}]
actions = [{actions}]
"""
DEALT = "'d dh p1 ????', 'd dh p2 ????'"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    return caller(capsys, monkeypatch)


def text(actions: str, *, blinds: str = "1, 2", stacks: str = "200, 200", more: str = "") -> str:
    antes = ", ".join("0" for _ in stacks.split(","))
    big = max(blinds.split(", "), key=float)
    return HAND.format(antes=antes, blinds=blinds, big=big, stacks=stacks, actions=actions) + more


def replayed(told: str, *, lenient: bool = False) -> Replayed:
    return replay_history(parse_phh(told), lenient)


@pytest.mark.parametrize(
    ("moves", "stacks", "button"),
    [
        ("'p2 cbr 6', 'p1 f'", (198, 202), 1),
        ("'p1 cbr 6', 'p2 f'", (202, 198), 0),
        ("'p1 cc', 'p2 cc', 'd db 2c3c4c', 'p2 cbr 4', 'p1 f'", (198, 202), 0),
        ("'p1 cc', 'p2 cc', 'd db 2c3c4c', 'p1 cbr 4', 'p2 f'", (202, 198), 1),
        ("'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 4', 'p2 f'", (202, 198), 1),
    ],
)
def test_heads_up_the_big_blind_may_stand_first_and_the_moves_tell_whose_it_is(
    moves: str, stacks: tuple[int, ...], button: int
) -> None:
    again = replayed(text(f"{DEALT}, {moves}", blinds="2, 1"))
    assert (again.error, again.final_stacks) == ("", stacks)
    assert again.hand is not None
    assert again.hand.setup.button == button
    assert again.hand.stakes.blinds == (1, 2)


def test_what_pokerkit_makes_of_blinds_turned_round_is_what_we_make_of_it() -> None:
    told = text(f"{DEALT}, 'p1 cbr 6', 'p2 cc', 'd db 2c3c4c', 'p1 cbr 4', 'p2 f'", blinds="2, 1")
    *_, last = pokerkit.HandHistory.loads(told)
    assert tuple(last.stacks) == replayed(told).final_stacks == (206, 194)


def test_heads_up_out_of_turn_in_every_reading_is_refused_as_ever() -> None:
    again = replayed(text(f"{DEALT}, 'p1 cbr 6', 'p1 cc'", blinds="2, 1"))
    assert "action 3 'p1 cbr 6'" in again.error


# ---- rake ------------------------------------------------------------------------------------

SHOWDOWN = (
    "'d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 20', 'p1 cc', 'd db 2c3d4h', 'p1 cc', 'p2 cc', "
    "'d db 9s', 'p1 cc', 'p2 cc', 'd db 8s', 'p1 cc', 'p2 cc', 'p1 sm AsAh', 'p2 sm KsKh'"
)


@pytest.mark.parametrize(
    ("finishing", "rake", "matches"),
    [
        ("220, 180", 0, True),
        ("218, 180", 2, True),
        ("216, 180", 4, True),
        ("215, 180", 0, False),  # more than a tenth of the pot of 40
        ("218, 179", 0, False),  # the loser lacks chips
        ("221, 180", 0, False),  # chips from nowhere
        ("217.50, 180", 250, True),
    ],
)
def test_what_winners_lack_of_a_pot_is_rake_and_no_mismatch(
    finishing: str, rake: int, matches: bool
) -> None:
    again = replayed(text(SHOWDOWN, more=f"finishing_stacks = [{finishing}]\n"))
    assert (again.rake, again.matches) == (rake, matches)


def test_winners_who_share_a_pot_share_the_rake() -> None:
    split = SHOWDOWN.replace("KsKh", "AdAc")
    again = replayed(text(split, more="finishing_stacks = [199, 198]\n"))
    assert (again.rake, again.matches) == (3, True)


def test_the_command_tells_the_rake_and_counts_it(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "raked.phh"
    file.write_text(text(SHOWDOWN, more="finishing_stacks = [218.50, 180]\n"))
    answer = call("replay", str(file), "--json")
    hand, last = map(json.loads, answer.out.splitlines())
    assert (hand["ok"], hand["rake"], hand["final_stacks"]) == (True, 1.5, [220, 180])
    assert last["summary"] == {"hands": 1, "ok": 1, "failed": 0, "mismatched": 0, "raked": 1}
    assert "as recorded after a rake of 1.50" in call("replay", str(file)).out
    assert "after a rake of 1.50" in call("replay", str(file), "--watch").out


# ---- checks that nobody needed, all-ins told as what was called ------------------------------

ALL_IN = (
    "'d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 200', 'p1 cc', 'd db 2c3d4h', {flop}"
    "'d db 9s', {turn}'d db 8s', {river}'p1 sm AsAh', 'p2 sm KsKh'"
)


@pytest.mark.parametrize("stacks", ["200, 200", "300, 200", "200, 300"])
def test_the_checks_of_players_all_in_are_passed_over(stacks: str) -> None:
    told = ALL_IN.format(flop="'p1 cc', 'p2 cc', ", turn="'p1 cc', ", river="'p2 cc', ")
    again = replayed(text(told, stacks=stacks))
    plain = replayed(text(ALL_IN.format(flop="", turn="", river=""), stacks=stacks))
    assert (again.error, again.final_stacks) == ("", plain.final_stacks)
    assert len(again.remarks) == 4
    assert again.remarks[0] == "action 6 'p1 cc': passed over, nothing is left to bet"


def test_a_bet_of_a_player_all_in_is_still_refused() -> None:
    told = ALL_IN.format(flop="'p1 cbr 20', ", turn="", river="")
    assert "action 6 'p1 cbr 20'" in replayed(text(told)).error


EFFECTIVE = (
    "'d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 40', 'p1 cbr 50', 'p2 cc', "
    "'d db 2c3d4h', 'd db 9s', 'd db 8s', 'p1 sm AsAh', 'p2 sm KsKh'"
)


def test_an_all_in_recorded_as_what_the_other_has_is_taken_for_it_when_asked(
    call: Call, tmp_path: Path
) -> None:
    told = text(EFFECTIVE, stacks="200, 50")
    assert "the least is 78" in replayed(told).error
    again = replayed(told, lenient=True)
    assert (again.error, again.final_stacks) == ("", (250, 0))
    assert "'p1 cbr 50': taken as all-in" in again.remarks[0]
    file = tmp_path / "effective.phh"
    file.write_text(told)
    assert call("replay", str(file)).code == 1
    assert call("replay", str(file), "--lenient").code == 0


def test_a_raise_too_small_that_leaves_the_other_chips_is_refused_however_lenient() -> None:
    assert "the least is 78" in replayed(text(EFFECTIVE, stacks="200, 60"), lenient=True).error
