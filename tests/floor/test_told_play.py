"""Stakes, seats and play of one's own: what is told in a line is the hand that is asked about."""

from __future__ import annotations

import pytest

from shuffleup.floor.asking.own_table import read_own_table
from shuffleup.floor.asking.possible import scenes_for
from shuffleup.floor.asking.scenes import scene, scenes_of
from shuffleup.floor.asking.subjects import SUBJECTS
from shuffleup.floor.asking.told_play import PlayError, told_play
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.kinds import Need
from shuffleup.games import game, games
from shuffleup.hand import pot_total
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.irregularities import KINDS
from shuffleup.law.rules import DEFAULT


def played(text: str, stakes: str = "", seats: str = "", key: str = "holdem") -> Played:
    return run(told_play(text, game(key), read_own_table(stakes, seats)))


def to_act(at: Played) -> str:
    return at.names[at.hand.actor]


def test_bob_bets_40_into_65() -> None:
    for stakes in ("", "1/2", "5/10"):
        at = played("Bob bets 40 into 65", stakes)
        assert (at.hand.bet, pot_total(at.hand)) == (40, 105)
        assert at.hand.street == 1
        assert to_act(at) != "Bob"
        assert not at.hand.setup.carried  # raised and called before, as it happens


@pytest.mark.parametrize("pot", range(20, 61))
def test_any_pot_can_be_told(pot: int) -> None:
    assert pot_total(played(f"Bob bets 8 into {pot}").hand) == pot + 8
    at = played(f"on fourth street Bob bets 4 into {pot}", key="stud")
    assert pot_total(at.hand) == pot + 4


def test_a_street_and_several_deeds() -> None:
    at = played("on the turn Bob bets $40, Cy raises to 1,200", "5/10")
    assert at.hand.street == 2
    assert at.hand.bet == 1200
    assert to_act(at) == "Dee"
    assert pot_total(played("Bob bets 400 into 650", "100/200").hand) == 1050
    assert played("before the flop: Cy makes it 12").hand.bet == 12


def test_players_of_ones_own_take_seats() -> None:
    at = played("Tom bets 40 into 65 and Jim calls")
    assert {"Tom", "Jim"} <= set(at.names)
    assert at.hand.bets[at.names.index("Jim")] == 40
    at = played("Lou bets 20 into 48", "4/8", "Tom 300, Jim 250, Lou 800; button Jim")
    assert at.names == ["Tom", "Jim", "Lou"]
    assert at.hand.setup.stacks == (300, 250, 800)
    assert at.names[at.hand.setup.button] == "Jim"


@pytest.mark.parametrize(
    ("text", "seats", "why"),
    [
        ("Ann bets", "", "how much"),
        ("Zed bets 10", "Tom, Jim", "nobody at the table is called Zed"),
        ("Bob bets 40 into 5", "", "more than 5 in the pot"),
        ("Bob sneezes", "", "is not clear"),
        ("Bob bets 8, Bob bets 8", "", "not the turn of Bob"),
        ("Bob bets 1 into 65", "", "cannot be done"),
    ],
)
def test_what_cannot_be_told_says_why(text: str, seats: str, why: str) -> None:
    with pytest.raises(PlayError, match=why):
        played(text, seats=seats)


@pytest.mark.parametrize(
    ("stakes", "seats", "why"),
    [
        ("ten", "", "stakes read like 5/10"),
        ("0/0", "", "stakes read like 5/10"),
        ("", "Ann", "2 to 10 players"),
        ("", "Ann, Ann", "two players are called Ann"),
        ("", "Ann, Bob; button Cy", "nobody's who sits there"),
        ("5/10 weather 3", "", "'weather' is no part of stakes"),
    ],
)
def test_a_table_that_cannot_be_says_why(stakes: str, seats: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_own_table(stakes, seats)


@pytest.mark.parametrize("count", [2, 3, 6, 7])
@pytest.mark.parametrize("key", ["holdem", "stud", "five-card-draw"])
def test_every_scene_is_staged_with_as_many_as_there_are(key: str, count: int) -> None:
    names = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus"][:count]
    own = read_own_table("10/20", ", ".join(names))
    for name in scenes_of(game(key)):
        at = run(scene(name, key, own))
        assert at.names == names
        assert at.hand.stakes.small_bet in (10, 20)


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_tables_are_staged_at_stakes_of_ones_own(sheet) -> None:  # type: ignore[no-untyped-def]
    assert KINDS  # the table's are there too
    subject = SUBJECTS[Need.TABLE]
    own = read_own_table("10/20", "Tom 900, Jim 800")
    name = subject.scenes(sheet)[-1]
    at = subject.read(subject.scene(name, sheet, own), DEFAULT)
    assert at.names[:2] == ["Tom", "Jim"]
    assert at.of.stakes.small_bet in (10, 20)


def test_scenes_are_offered_at_a_table_of_ones_own() -> None:
    own = read_own_table("100/200", "Tom 9000, Jim 8000, Lou 700")
    assert "on the flop, facing a bet" in scenes_for("string-raise", game("holdem"), own=own)
