"""Rooms with tables dealt by hand: what is told of their hands, and chips that are counted where a
rule needs them."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.room.test_every_case import check_ledger

from shuffleup.floor.senders import DEALER, FLOOR, player
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.notation import Statement
from shuffleup.law.points.room.absence import AbsenceLaw, PickedUpBy
from shuffleup.law.points.room.jackpots import JackpotLaw
from shuffleup.law.points.room.must_moves import MustMoveLaw
from shuffleup.room import act
from shuffleup.room.apply import replay
from shuffleup.room.commands import AfterCount, AtTheTable, TellTime
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import RoomScene, run
from shuffleup.table.commands import CountChips, ReportHand
from shuffleup.table.state import taken_seats

EVENING = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 6, buy-in 100-300, drop 4, promotion 1
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90, Eve 200, -, by hand
table 2: 1/2, Gus 200, Hal 300, Ida 200, -, -, -, by hand
here: Kim
at 1: hand played, drop 4, promotion 1
at 2: hand played, drop 4, promotion 1
"""


def tell(text: str, rules: Rules = DEFAULT) -> Room:
    def watch(scene: RoomScene, statement: Statement) -> None:
        check_ledger(scene.room)

    room = run(EVENING + text, rules, watch).room
    assert replay(room.log) == room
    return room


def test_nobody_knows_a_stack_after_a_hand_and_the_table_knows_them_together() -> None:
    tell("""
= Ann is not counted at 1
= not counted at 1: 835
= account table/1 is 840
count Ann 230 at 1
= Ann has 230 at 1
= not counted at 1: 605
""")


NEEDS_A_COUNT: Final = {
    "leaving": "Ann leaves table 1",
    "cashing out": "Ann cashes out of 1",
    "picking up": "Ann picks up at table 1 for 20 minutes",
    "verifying": "count 100 of Ann at table 1",
    "missing chips": "10 of Ann is missing at table 1",
    "buying": "Ann buys 50 at 1",
    "closing": "manager: close table 1",
    "breaking": "table 1 breaks",
    "changing tables": "Ann goes to table 2 with 200",
    "a like table": "floor: Ann changes to seat 5 of 2",
}


@pytest.mark.parametrize("words", NEEDS_A_COUNT.values(), ids=NEEDS_A_COUNT)
def test_what_needs_a_stack_asks_for_a_count(words: str) -> None:
    speaks = "supervisor: " if words.startswith("count 1") else ""
    room = tell(f"x {speaks}{words} (not-counted)")
    assert room == tell("")


def test_the_house_counts_what_is_cashed_and_not_the_player() -> None:
    tell("""
x Ann cashes out of 1 with 500 (not-your-part)
cage: Ann cashes out of 1 with 230
= Ann is up from 1
= account table/1 is 610
""")


def test_a_player_who_must_move_goes_with_what_is_counted() -> None:
    tell("""
table 2 feeds table 1
= told to move in 1/2: Gus
x Gus moves up (not-counted)
counted Gus 260: Gus moves up
= Gus has 260 at 1
= account table/2 is 440
""")


def test_who_has_to_be_gone_before_the_next_hand_goes_as_soon_as_they_are_counted() -> None:
    tell(
        """
table 2 feeds table 1
= told to move in 1/2: Gus
at 2: hand played
= Gus sits at 2
count Gus 260 at 2
at 2: hand played
= Gus sits at 1
""",
        DEFAULT.but(**{MustMoveLaw.finish_blinds: False}),
    )


def test_a_time_that_ran_out_takes_the_chips_when_they_are_counted() -> None:
    rules = DEFAULT.but(**{AbsenceLaw.picked_up_by: PickedUpBy.MINUTES, AbsenceLaw.after: 20})
    tell(
        """
[19:00] Ann steps away from table 1
a dealer comes to table 1
= lobby 1: Ann
= [19:40] Ann sits at 1
count Ann 230 at 1
= Ann is up from 1
= Ann has 230 held
""",
        rules,
    )


def test_a_game_breaks_when_everybody_is_counted() -> None:
    tell("""
x counted Gus 260: table 2 breaks: Gus 2c, Hal Kh, Ida As (not-counted)
counted Gus 260, Hal 205, Ida 230: table 2 breaks: Gus 2c, Hal Kh, Ida As
= seats coming from 2: Ida
= account table/2 is 235
drop of 2 counted: 4 and 1 for the pool
Ida chooses seat 6 of table 1
= account table/2 is 0
= Ida has 230 at 1
""")


# ---- hands that are told of ------------------------------------------------------------------


def test_blinds_are_missed_by_the_hands_that_are_told_of() -> None:
    hands = "at 1: hand played\n" * 5
    tell(
        f"""
Cy steps away from table 1
{hands}x pick up Cy at table 1 (not-yet)
x Cy misses the blind at table 1 (not-a-command)
{hands}{hands}= may: counted Cy 200: pick up Cy at table 1
""",
        DEFAULT.but(
            **{
                AbsenceLaw.picked_up_by: PickedUpBy.MISSED_BLINDS,
                AbsenceLaw.missed_blinds_holdem: 3,
            }
        ),
    )


def test_a_share_in_a_jackpot_is_for_those_who_had_hands() -> None:
    yes = ", ".join(
        f"{name} yes" for name in (
            "live-raked-game", "collected", "players", "qualifying-hands", "hole-cards", "deck",
            "all-tabled",
        )
    )  # fmt: skip
    text = f"""
manager: pool gets 1000
manager: post bad-beat at 1000: beaten AcAdAhTsTc, by 2c2d2h2s3c, shares 50/25/25, policy P, rules R
floor: Kim sits down at 1 in seat 6 with 200
x floor: bad-beat is hit at 1: loser Ann, winner Bob, others Cy Kim, {yes} (no-jackpot)
floor: bad-beat is hit at 1: loser Ann, winner Bob, {yes}
= prize of Ann is 500
= prize of Bob is 250
= prize of Cy is 84
= prize of Kim is 0
x floor: bad-beat is hit at 1: loser Ann, winner Bob, {yes} (name-taken)
at 1: hand played
= may: floor: bad-beat is hit at 1: loser Ann, winner Bob, {yes}
"""
    tell(text, DEFAULT.but(**{JackpotLaw.hands_dealt_before: 1}))


def test_no_more_is_dropped_for_promotions_than_the_book_lets() -> None:
    rules = DEFAULT.but(**{JackpotLaw.drop_maximum: 1})
    tell("x at 1: hand played, promotion 2 (too-much-dropped)", rules)


def test_the_box_is_counted_and_what_was_not_told_came_out_of_pots() -> None:
    tell("""
drop of 1 counted: 24 and 3 for the pool
= account drop/house is 24
= account fund/pool is 3
= account table/1 is 813
= not counted at 1: 813
""")


def test_who_goes_before_the_first_report_is_away_all_the_same() -> None:
    room = tell("at 1: hand played, without Ann, button Cy")
    assert room.absences["Ann"].table == "1"


# ---- bad input -------------------------------------------------------------------------------

BAD: Final[list[Any]] = [
    AfterCount((("Zoe", 10),), LeaveTable("Zoe", "1")),
    AfterCount((("Ann", -1),), LeaveTable("Ann", "1")),
    AfterCount((("Ann", 10**9),), LeaveTable("Ann", "1")),
    AfterCount((("Ann", 100),), LeaveTable("Ann", "2")),
    AfterCount((("Ann", "1"),), LeaveTable("Ann", "1")),  # type: ignore[arg-type]
    AfterCount("Ann", LeaveTable("Ann", "1")),  # type: ignore[arg-type]
    AfterCount((("Ann", 100),), TellTime(10**15)),
    AfterCount((("Ann", 100),), AfterCount((), LeaveTable("Ann", "1"))),
    AfterCount((("Ann", 100),), "Ann leaves"),  # type: ignore[arg-type]
    AtTheTable("9", CountChips(0, 10)),
    AtTheTable("1", CountChips(5, 10)),
    AtTheTable("1", ReportHand(drop=10**6)),
    AtTheTable("1", ReportHand(without=(5,))),
]


@pytest.mark.parametrize("command", BAD, ids=range(len(BAD)))
def test_what_makes_no_sense_changes_nothing(command: Any) -> None:
    room, before = tell(""), tell("")
    refused = act(room, command, FLOOR).refusal
    assert refused is not None
    assert refused.reason.malformed
    assert room == before


def test_a_dealer_counts_and_lets_somebody_go_and_no_player_does() -> None:
    room = tell("")
    count = AfterCount((("Ann", 100),), LeaveTable("Ann", "1"))
    refused = act(room, count, player("Ann")).refusal
    assert refused is not None
    assert refused.reason.code == "not-your-part"
    assert room == tell("")
    assert act(room, count, DEALER).ok
    assert all(seat.player != "Ann" for _, seat in taken_seats(room.tables["1"]))


def test_a_dealer_tells_of_a_hand_in_one_sentence() -> None:
    room = tell("hand played at 1: button 2, without Ann, drop 4\nhand played at 2")
    assert room.tables["1"].hands == room.tables["2"].hands == 2
    assert room.tables["1"].places.button == 1
    assert room.tables["1"].collected == {"drop": 8, "promotion": 1}


def test_closing_a_table_names_everybody_who_is_not_counted() -> None:
    scene = run(EVENING + "x manager: close table 2 (not-counted)")
    refusal = scene.tried.refusal if scene.tried is not None else None
    assert refusal is not None
    assert refusal.says == "count first what lies in front of Gus, Hal, Ida at table 2"
