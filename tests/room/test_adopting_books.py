"""The house adopts another book: from when, at which table, and what the log says of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.floor.senders import DEALER, Role, player, staff
from shuffleup.hand.commands import Fold
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.room.act import act
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.adoption.book_events import BookAdopted
from shuffleup.room.apply import replay
from shuffleup.room.commands import AtTheTable
from shuffleup.room.events import AtTable
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_audit import audit_room
from shuffleup.room.keeping.room_log import ROOM, RoomKeeper, read_room
from shuffleup.room.state import Room, copy
from shuffleup.room.words.book_words import adopting
from shuffleup.room.words.room_transcript import run
from shuffleup.room.words.said_at_desk import meant
from shuffleup.table.commands import NextHand
from shuffleup.table.events import Began, BookChanged

TWO_TABLES = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 9
table 1: 1/2, Ann 200, Bob 200
table 2: 1/2, Cy 200, Dan 200
"""
OWN = 'title = "Elm Street"\nabout = "A kitchen table."\nextends = "mohegan"\n'
MANAGER = staff(Role.MANAGER)
MOHEGAN, PECHANGA = rulebook("mohegan"), rulebook("pechanga")


@pytest.fixture
def room() -> Room:
    """Two tables under Mohegan's rules; a hand is on at the first."""
    found = run(TWO_TABLES, resolve(MOHEGAN)).room
    assert act(found, adopting(MOHEGAN), MANAGER).ok
    deal(found)
    return found


def deal(room: Room, seed: str = "seed") -> None:
    assert act(room, AtTheTable("1", NextHand(seed)), DEALER).ok
    assert room.tables["1"].hand is not None


def fold(room: Room) -> None:
    """Whoever is to act folds, and the hand is over."""
    table = room.tables["1"]
    assert table.hand is not None
    at = table.hand.actor
    seat = table.seats[at]
    assert seat is not None
    assert act(room, AtTheTable("1", Fold(at)), player(seat.player)).ok
    assert room.tables["1"].hand is None


def books(room: Room) -> list[str]:
    laws = (room.rulebook, *(table.rulebook for table in room.tables.values()))
    return [law.partition("@")[0] for law in laws]


def test_a_table_takes_the_book_when_its_hand_is_over(room: Room) -> None:
    ruling = act(room, adopting(PECHANGA), MANAGER)
    assert (ruling.ok, ruling.says) == (True, "from the next hand at table 1")
    assert books(room) == ["pechanga", "mohegan", "pechanga"]
    hand = room.tables["1"].hand
    assert hand is not None
    assert hand.rules == resolve(MOHEGAN), "a hand is played to its end by the book it began under"
    fold(room)
    assert books(room) == ["pechanga"] * 3
    deal(room, "next")
    hand = room.tables["1"].hand
    assert hand is not None
    assert hand.rules == resolve(PECHANGA)


def test_the_log_has_both_books_and_replays_to_the_same_room(room: Room) -> None:
    act(room, adopting(PECHANGA), MANAGER)
    fold(room)
    deal(room, "next")
    told = [one.event if isinstance(one, AtTable) else one for one in room.log]
    marks = [type(one) for one in told if isinstance(one, BookAdopted | BookChanged | Began)]
    assert marks[-4:] == [BookAdopted, BookChanged, BookChanged, Began]
    assert replay(room.log) == room


def test_only_a_manager_adopts_a_book(room: Room) -> None:
    before = copy(room)
    for role in Role:
        if role is not Role.MANAGER:
            by = player("Ann") if role is Role.PLAYER else staff(role)
            assert act(room, adopting(PECHANGA), by).refusal is not None
    assert room == before


def test_the_book_that_is_in_force_is_not_adopted_again(room: Room) -> None:
    refusal = act(room, adopting(MOHEGAN), MANAGER).refusal
    assert refusal is not None
    assert refusal.says == "the house goes by 'mohegan' already"
    assert act(room, AdoptBook(resolve(MOHEGAN), ""), MANAGER).refusal is not None


def test_a_book_that_forbids_what_a_table_plays_is_not_adopted(room: Room) -> None:
    three_blinds = replace(room.tables["2"].stakes, blinds=(1, 1, 2))
    room.tables["2"].stakes = three_blinds
    before = copy(room)
    refusal = act(room, adopting(rulebook("corner-club")), MANAGER).refusal
    assert refusal is not None
    assert refusal.says == "table 2: a button game has a small and a big blind"
    assert refusal.grounds == (ButtonLaw.game_blind_structures,)
    assert room == before


def test_words_name_a_book_that_ships_and_open_no_file(room: Room, tmp_path: Path) -> None:
    ((command, _),) = meant(room, "the house adopts pechanga", MANAGER)
    assert command == adopting(PECHANGA)
    (tmp_path / "house.toml").write_text(OWN)
    for name in (str(tmp_path / "house.toml"), "../house.toml", "nowhere"):
        with pytest.raises(ValueError, match="no book is called"):
            meant(room, f"the house adopts {name}", MANAGER)


# ---- in a log --------------------------------------------------------------------------------


def kept(path: Path, *said: tuple[str, AdoptBook]) -> FileLog:
    """A room that adopts books, with a hand before, between and after; in a file."""
    room = run(TWO_TABLES, resolve(MOHEGAN)).room
    log = FileLog(path, ROOM)
    keeper = RoomKeeper(log, room)
    keeper.keep(Deed("max", "manager", "the room opens"))
    for words, command in said:
        assert act(room, command, MANAGER).ok
        keeper.keep(Deed(MANAGER.id, "manager", words))
    return log


def test_a_log_with_an_adopted_book_is_sound(tmp_path: Path) -> None:
    log = kept(tmp_path / "room.log", ("the house adopts pechanga", adopting(PECHANGA)))
    assert list(audit_room(log)) == []
    assert read_room(log).rulebook == digest(PECHANGA)


def test_a_house_of_ones_own_is_adopted_by_its_line_and_checked(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(OWN)
    own = rulebook(tmp_path / "house.toml")
    log = kept(tmp_path / "room.log", (f"the house adopts {digest(own)}", adopting(own)))
    assert list(audit_room(log)) == []
    assert read_room(log).rulebook == digest(own)


@pytest.mark.parametrize("words", ["the house adopts rpl", "the house adopts elm@12", "nothing"])
def test_a_deed_that_says_another_book_is_found(tmp_path: Path, words: str) -> None:
    log = kept(tmp_path / "room.log", (words, adopting(PECHANGA)))
    assert [fault.line for fault in audit_room(log)] == [2]


def test_rules_that_are_not_the_adopted_books_are_found(tmp_path: Path) -> None:
    forged = AdoptBook(resolve(MOHEGAN), digest(PECHANGA))
    log = kept(tmp_path / "room.log", ("the house adopts pechanga", forged))
    assert [fault.line for fault in audit_room(log)] == [2]
