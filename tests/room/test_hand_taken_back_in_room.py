"""A hand taken back whole at a table of a room: ledger, box, jackpot and the record of the room."""

from __future__ import annotations

from tests.room.test_promotions import HIT, ROOM

from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, staff
from shuffleup.law.ruling import Reason
from shuffleup.room import act
from shuffleup.room.apply import replay
from shuffleup.room.cage.cage_commands import CountDrop
from shuffleup.room.cage.cage_desk import due_of
from shuffleup.room.cage.ledger import POOL, PRIZES, balance, of_table
from shuffleup.room.cage.on_tables import on_table
from shuffleup.room.commands import AtTheTable
from shuffleup.room.promotions.promotion_commands import HitJackpot
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.words.room_transcript import run
from shuffleup.table.by_hand.by_hand_commands import ReportHand
from shuffleup.table.state import taken_seats

FLOOR, CAGE = staff(Role.FLOOR), staff(Role.CAGE)
PLAYED = HIT.partition("\n")[0] + "\n"


def found(room: Room, kind: str = "duplicate-card") -> RoomRuling:
    """A bad deck at table 1, found when the pot was pushed."""
    done = act(room, AtTheTable("1", Report(kind, {})), FLOOR)
    assert replay(room.log) == room
    assert on_table(room, "1") == balance(room, of_table("1"))
    return done


def stacks(room: Room) -> dict[str, int]:
    return {seat.player: seat.stack for _, seat in taken_seats(room.tables["1"])}


def test_every_chip_goes_back_and_the_books_of_the_room_balance() -> None:
    room = run(ROOM + PLAYED).room
    assert sum(room.tables["1"].collected.values()) == 3
    assert found(room).ok
    assert set(stacks(room).values()) == {200}
    assert not room.tables["1"].collected
    assert room.tables["1"].hands == 0


def test_a_drop_that_was_counted_meanwhile_comes_off_the_next_count() -> None:
    room = run(ROOM + PLAYED).room
    assert act(room, CountDrop("1", 2, 1), CAGE).ok
    assert found(room).ok
    assert set(stacks(room).values()) == {200}
    assert sum(amount for _, amount in due_of(room, "1", room.tables["1"])) == -3
    assert sum(balance(room, name) for name in room.accounts) == 0


def test_a_jackpot_it_hit_is_void_with_it() -> None:
    room = run(ROOM + HIT).room
    assert balance(room, PRIZES) == 1007
    assert found(room).ok
    assert (balance(room, PRIZES), balance(room, POOL)) == (0, 1007)
    assert not room.prizes
    hit = room.promotions["bad-beat"]
    assert hit.last is not None
    assert (hit.posted, hit.last.void) == (1007, True)


def test_no_jackpot_is_claimed_for_a_hand_that_was_taken_back() -> None:
    room = run(ROOM + PLAYED).room
    assert found(room).ok
    refusal = act(room, HitJackpot("bad-beat", "1"), FLOOR).refusal
    assert refusal is not None
    assert refusal.says == "the hand was taken back"


def test_an_older_hit_stays() -> None:
    room = run(ROOM + HIT + PLAYED).room
    assert found(room).ok
    assert balance(room, PRIZES) == 1007


def test_the_hand_dealt_again_counts_once_and_its_deck_is_another() -> None:
    room = run(ROOM + PLAYED).room
    before = dict(room.dealt)
    assert found(room).ok
    assert room.dealt["1", "Ann"] == before["1", "Ann"] - 1
    room = run(ROOM + PLAYED).room
    found(room, "deck-short")
    assert room.bad_decks == {"1": 1}
    assert found(room).ok
    assert not room.bad_decks


def test_a_hand_that_people_dealt_is_undone_at_the_desk() -> None:
    room = run(ROOM).room
    assert act(room, AtTheTable("2", ReportHand(button=0)), FLOOR).ok
    table = room.tables["2"]
    was = (table.places, table.deal, table.hands, table.adrift, dict(table.collected))
    assert act(room, AtTheTable("2", ReportHand(drop=2, promotion=1)), FLOOR).ok
    assert (room.tables["2"].places, room.tables["2"].hands) != (was[0], was[2])
    refusal = act(room, AtTheTable("2", Report("duplicate-card", {})), FLOOR).refusal
    assert refusal is not None
    assert refusal.reason is Reason.DEALT_BY_HAND
    undone = act(room, Undo(room.version, why="two kings of spades"), FLOOR)
    assert undone.ok, undone.refusal
    table = room.tables["2"]
    now = (table.places, table.deal, table.hands, table.adrift, table.collected)
    assert now[:4] == was[:4]
    assert not any(table.collected.values())
    assert replay(room.log) == room
