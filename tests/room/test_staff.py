"""The register of staff and the push: what cases cannot say of them."""

from __future__ import annotations

import pytest

from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room import act
from shuffleup.room.apply import replay
from shuffleup.room.cage.cage_commands import Fill
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_commands import CallNext, Join
from shuffleup.room.openings.opening_commands import CloseTable
from shuffleup.room.staff import staff_commands as c
from shuffleup.room.staff import staff_events as e
from shuffleup.room.state import Room, copy
from shuffleup.room.undo.desk_acts import desk_acts
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.words.room_transcript import run
from shuffleup.room.words.said_at_desk import meant
from shuffleup.table.commands import NextHand

ROOM = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 4
game omaha: omaha pot-limit 1/2, seats 4
table 1: 1/2, Ann 200, Bob 200
table 2: omaha, Cy 200, Dee 200
table 3: 1/2, Eve 200, Flo 200, by hand
here: Gus
"""
HIRED = """
manager: hire Max as manager, floor
manager Max: hire Pat as cage
manager Max: hire Sam as cage, board
manager Max: hire Dot as dealer for holdem
manager Max: hire Eli as dealer
manager Max: hire Fay as dealer for holdem
manager Max: hire Hal as dealer
"""
ON_SHIFT = "".join(f"floor Max: {name} starts the shift\n" for name in ("Dot", "Eli", "Fay", "Hal"))
MAX = Sender("Max", Role.FLOOR)
MANAGER = Sender("Max", Role.MANAGER)


def dealers(room: Room) -> dict[str, str]:
    return {number: down.dealer for number, down in room.downs.items()}


def reason(room: Room, command: RoomCommand, by: Sender) -> str:
    """Why something is refused, which leaves the room as it was; nothing if it is done."""
    before = copy(room)
    refusal = act(room, command, by).refusal
    assert refusal is None or room == before
    return "" if refusal is None else refusal.reason.code


# ---- the register ----------------------------------------------------------------------------


def test_a_room_without_a_register_takes_everybody_at_their_word() -> None:
    room = run(ROOM).room
    assert not reason(room, Fill("1", 100), Sender("anybody", Role.CAGE))


@pytest.mark.parametrize(
    ("command", "by", "why"),
    [
        (CallNext("1/2"), staff(Role.BOARD), "not-on-the-staff"),
        (CallNext("1/2"), Sender("Pat", Role.BOARD), "not-on-the-staff"),
        (Fill("1", 100), Sender("Sam", Role.CAGE), ""),
        (Join("Gus", "omaha"), player("Gus"), "seats-are-open"),
        (AtTheTable("1", NextHand(seed=1)), DEALER, "not-on-the-staff"),
        (AtTheTable("1", NextHand(seed=1)), Sender("Dot", Role.DEALER), ""),
        (TellTime(2_000_000_000_000), staff(Role.FLOOR), ""),
        (c.Hire("Gus", (Role.DEALER,)), Sender("Dot", Role.DEALER), "not-your-part"),
        (c.Hire("Gus", (Role.PLAYER,)), MANAGER, "not-an-option"),
        (c.Hire("Gus", ()), MANAGER, "not-an-option"),
        (c.Hire("Max", (Role.FLOOR,)), MANAGER, "not-an-option"),
        (c.LetGo("Max", "no"), MANAGER, "not-an-option"),
        (c.LetGo("Zoe", "no"), MANAGER, "nobody-of-that-name"),
        (c.StartShift("Zoe"), MAX, "nobody-of-that-name"),
        (c.EndShift("Dot"), MAX, "not-asked-for"),
        (c.PutInBox("Dot", "9"), MAX, "no-such-table"),
        (c.PutInBox("Dot", "1"), MAX, "not-asked-for"),
        (c.PushDealers(), MAX, "nobody-of-that-name"),
        (c.PushDealers("9"), MAX, "no-such-table"),
        (c.EndBreak("Dot"), MAX, "not-asked-for"),
        (c.SendOnBreak("Dot"), MAX, "not-asked-for"),
        (c.Hire("x" * 10_000, (Role.DEALER,)), MANAGER, "not-a-command"),
    ],
)
def test_whoever_speaks_as_staff_is_on_the_register_with_that_work(
    command: RoomCommand, by: Sender, why: str
) -> None:
    assert reason(run(ROOM + HIRED).room, command, by) == why


def test_the_first_on_the_register_is_a_manager() -> None:
    manager = staff(Role.MANAGER)
    assert reason(run(ROOM).room, c.Hire("Dot", (Role.DEALER,)), manager) == "not-an-option"
    assert not reason(run(ROOM).room, c.Hire("Max", (Role.MANAGER,)), manager)


def test_the_second_who_signs_is_somebody_else_on_the_register() -> None:
    room, cage = run(ROOM + HIRED).room, Sender("Pat", Role.CAGE)
    assert reason(room, Fill("1", 9000, second="Zoe"), cage) == "not-on-the-staff"
    assert reason(room, Fill("1", 9000, second="Pat"), cage) == "second-person"
    assert not reason(room, Fill("1", 9000, second="Sam"), cage)


# ---- the push --------------------------------------------------------------------------------


def test_everybody_goes_one_table_on_to_a_game_they_can_deal() -> None:
    room = run(ROOM + HIRED + ON_SHIFT).room
    assert act(room, c.PushDealers(), MAX).ok
    assert dealers(room) == {"1": "Dot", "2": "Eli", "3": "Fay"}
    assert room.line == ("Hal",)
    ruling = act(room, c.PushDealers(), MAX)
    assert ruling.refusal is None
    # Dot does not deal omaha and nobody is left in line: Eli stays, and so does Fay
    assert dealers(room) == {"1": "Hal", "2": "Eli", "3": "Fay"}
    assert room.line == ("Dot",)
    said = [(one.table, one.why) for one in ruling.events if isinstance(one, e.StayedInBox)]
    assert said == [("2", "nobody in line can deal omaha"), ("3", "nobody in line can deal holdem")]
    whys = [one.why for one in ruling.events if isinstance(one, e.JoinedLine)]
    assert whys == ["cannot deal omaha"]


def test_a_dealer_who_comes_into_the_box_sees_who_is_away_and_changes_the_deck() -> None:
    mohegan = resolve(rulebook("mohegan"))
    room = run(ROOM + HIRED + "Ann steps away from table 1\n" + ON_SHIFT, mohegan).room
    setups = room.tables["1"].decks.setup
    assert act(room, c.PushDealers("1"), MAX).ok
    assert room.tables["1"].decks.setup == setups + 1
    assert room.absences["Ann"].lobby == room.now


def test_a_dealer_whose_game_closes_stands_in_line_again() -> None:
    room = run(ROOM + HIRED + ON_SHIFT + "floor Max: push").room
    assert act(room, CloseTable("1"), MANAGER).ok
    assert dealers(room) == {"2": "Eli", "3": "Fay"}
    assert room.line == ("Hal", "Dot")


def test_who_goes_off_shift_or_is_let_go_deals_nowhere() -> None:
    room = run(ROOM + HIRED + ON_SHIFT + "floor Max: push").room
    assert act(room, c.EndShift("Dot"), MAX).ok
    assert act(room, c.LetGo("Eli", "moved away"), MANAGER).ok
    assert dealers(room) == {"3": "Fay"}
    assert room.line == ("Hal",)
    assert "Eli" not in room.staff


def test_one_step_of_three_hours_is_a_hundred_and_eighty_of_a_minute() -> None:
    text = ROOM + HIRED + ON_SHIFT + "floor Max: push\nfloor Max: send Hal on a break"
    one, many = run(text).room, run(text).room
    start = one.now
    act(one, TellTime(start + 180 * MINUTE), MAX)
    for minute in range(181):
        act(many, TellTime(start + minute * MINUTE), MAX)
    assert {name: getattr(one, name) for name in ("staff", "line", "downs")} == {
        name: getattr(many, name) for name in ("staff", "line", "downs")
    }
    assert all(down.told for down in one.downs.values())
    assert one.line == ("Hal",)
    assert replay(many.log) == many


def test_at_the_desk_a_sentence_names_role_and_person() -> None:
    room, desk = run(ROOM + HIRED).room, staff(Role.BOARD)
    said = {"floor Max: push": MAX, "manager: push": staff(Role.MANAGER), "push": desk}
    assert [meant(room, words, desk) for words in said] == [
        [(c.PushDealers(), by)] for by in said.values()
    ]


def test_no_undoing_leaves_a_register_that_nobody_could_change() -> None:
    """The last manager, and whoever was let go before them: either could lock everybody out."""
    room = run(ROOM + HIRED.partition("manager Max: hire Sam")[0]).room
    hired = next(one.number for one in desk_acts(room) if one.note.player == "Max")
    assert reason(room, Undo(hired, "only a try"), MANAGER) == "not-an-option"
    assert act(room, c.LetGo("Pat", "moved away"), MANAGER).ok
    gone = room.version
    assert act(room, Undo(hired, "only a try"), MANAGER).ok, "without a register all are free again"
    assert not room.staff
    assert reason(room, Undo(gone, "she stays"), MANAGER) == "not-an-option"
