"""The room's log in a file: read back it is the same room, and whatever was changed is found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scripts.golden_room import seen_in
from tests.log.forging import bodies, write_bodies
from tests.room.test_room import EVENING

from shuffleup.floor.senders import FLOOR, Role, staff
from shuffleup.law.notation import Statement
from shuffleup.log import FORMAT, FileLog, LogFileError, MemoryLog, StaleError, header
from shuffleup.room.act import act
from shuffleup.room.keeping.deeds import Deed, Meanwhile
from shuffleup.room.keeping.room_audit import audit_room
from shuffleup.room.keeping.room_log import (
    ROOM,
    RoomKeeper,
    RoomLogError,
    batch_of,
    drain,
    read_room,
    stream_of,
)
from shuffleup.room.new_room import new_room
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import RoomScene, read_listing, run

GOLDEN = Path(__file__).parent / "golden"


def kept(path: Path, text: str = EVENING) -> Room:
    """An evening in a file, a batch for each statement."""
    log = FileLog(path, ROOM)

    def watch(scene: RoomScene, statement: Statement) -> None:
        events = drain(scene.room)
        if events:
            deed = Deed("floor", "floor", statement.words)
            log.append_batch(batch_of(events, scene.room.now, deed))

    return run(text, watch=watch).room


# ---- there and back --------------------------------------------------------------------------


def test_a_room_is_read_back_from_its_file(tmp_path: Path) -> None:
    room = kept(tmp_path / "room.log")
    log = FileLog(tmp_path / "room.log", ROOM)
    assert read_room(log) == room
    assert set(log.versions) == {"room", "table/1"}
    assert log.eras("table/1")


def test_events_of_two_tables_keep_their_order_in_a_batch(tmp_path: Path) -> None:
    moves = """
    room: 2026-11-13 UTC
    game 1/2: holdem no-limit 1/2, seats 4
    table 1: 1/2, Ann 200, Bob 200, Cy 200, -
    table 2: 1/2, Dan 200, -, -, -
    [19:00] Ann signs for table 2
    floor: Ann changes to seat 4 of 2
    """
    room = kept(tmp_path / "room.log", moves)
    again = read_room(FileLog(tmp_path / "room.log", ROOM))
    assert again.sessions["Ann"] == room.sessions["Ann"]
    assert again == room


def test_a_table_may_be_called_what_no_stream_can_be(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "room.log", ROOM)
    keeper = RoomKeeper(log, new_room())
    for command in (
        ListGame("1/2", read_listing(["holdem no-limit 1/2"])),
        OpenTable("Fenster links, ü", "1/2"),
        OpenTable("-", "1/2"),
    ):
        assert act(keeper.room, command, staff(Role.MANAGER)).ok
        keeper.keep()
    assert read_room(FileLog(log.path, ROOM)) == keeper.room
    assert stream_of("7") == "table/7"


# ---- keeping ---------------------------------------------------------------------------------


def test_a_command_is_one_line_and_the_rest_of_the_file_is_not_touched(tmp_path: Path) -> None:
    kept(tmp_path / "room.log")
    before = (tmp_path / "room.log").read_bytes()
    keeper = RoomKeeper.of(FileLog(tmp_path / "room.log", ROOM))
    assert act(keeper.room, Arrive("Gus"), FLOOR).ok
    keeper.keep(Deed("floor", "floor", "Gus arrives"))
    after = (tmp_path / "room.log").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 1


def test_of_two_desks_the_second_is_refused_and_nothing_of_it_is_written(tmp_path: Path) -> None:
    kept(tmp_path / "room.log")
    one, two = (RoomKeeper.of(FileLog(tmp_path / "room.log", ROOM)) for _ in range(2))
    act(one.room, Arrive("Gus"), FLOOR)
    one.keep()
    act(two.room, Arrive("Hal"), FLOOR)
    with pytest.raises(StaleError):
        two.keep()
    assert "Hal" not in read_room(FileLog(tmp_path / "room.log", ROOM)).people


def test_what_nobody_did_is_not_written() -> None:
    keeper = RoomKeeper(MemoryLog(ROOM), new_room())
    keeper.keep()
    keeper.keep(Deed("floor", "floor", "nothing"))
    assert keeper.versions == {ROOM: 1}


# ---- what is wrong is found ------------------------------------------------------------------


def test_a_flipped_bit_is_found_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "room.log"
    kept(path)
    text = bytearray(path.read_bytes())
    third = text.index(b"\n", text.index(b"\n") + 1) + 60
    text[third] ^= 1
    path.write_bytes(bytes(text))
    with pytest.raises(LogFileError, match="line 3"):
        FileLog(path, ROOM)


def test_lines_cut_off_are_missed(tmp_path: Path) -> None:
    path = tmp_path / "room.log"
    kept(path)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    with pytest.raises(LogFileError, match="lines are missing"):
        FileLog(path, ROOM)


def forged(folder: Path, was: str, now: str) -> FileLog:
    """The evening with something else in it, and a chain that fits."""
    kept(folder / "room.log")
    lines = bodies(folder / "room.log")
    changed = [line.replace(was, now) for line in lines]
    assert changed != lines
    return FileLog(write_bodies(folder / "forged.log", changed), ROOM)


def test_a_field_nobody_knows_is_found(tmp_path: Path) -> None:
    log = forged(tmp_path, '"listing":"1/2","player":"Eli"', '"listing":"1/2","x":1,"player":"Eli"')
    with pytest.raises(LogFileError, match=r"line \d+.*x"):
        read_room(log)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"room.NameCalled":{"listing":"1/2"', '"room.NameCalled":{"listing":"5/5"'),
        ('{"table.Left":{"seat":3', '{"table.Left":{"seat":1000000000'),
        ('"room.Meanwhile":{"table":"1","count":1', '"room.Meanwhile":{"table":"1","count":7'),
        ('"room.Meanwhile":{"table":"1","count":1', '"room.Meanwhile":{"table":"9","count":1'),
        ('"room.Meanwhile":{"table":"1","count":1', '"room.Meanwhile":{"table":"1","count":-1'),
    ],
)
def test_what_cannot_have_been_is_found_with_its_line(tmp_path: Path, was: str, now: str) -> None:
    with pytest.raises(RoomLogError, match=r"line \d+"):
        read_room(forged(tmp_path, was, now))


def test_a_log_of_something_else_is_no_rooms() -> None:
    log = MemoryLog(ROOM)
    log.append_batch(batch_of([*new_room().log] * 2, 0))
    with pytest.raises(RoomLogError, match="second time"):
        read_room(log)
    with pytest.raises(RoomLogError, match="empty"):
        read_room(MemoryLog(ROOM))
    other = MemoryLog(ROOM)
    other.append([Meanwhile("1", 0)])
    with pytest.raises(RoomLogError, match="opens"):
        read_room(other)


# ---- for years -------------------------------------------------------------------------------


def test_the_golden_room_is_read_as_it_was_and_written_to_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_for_years = FileLog(GOLDEN / "room.log", ROOM)
    seen = json.loads((GOLDEN / "room.json").read_text("utf-8"))
    assert json.loads(json.dumps(seen_in(read_room(kept_for_years)))) == seen
    engines = {era.engine for name in kept_for_years.versions for era in kept_for_years.eras(name)}
    formats = {era.format for name in kept_for_years.versions for era in kept_for_years.eras(name)}
    if formats != {FORMAT}:
        pytest.skip("an old format is read, and no longer written")
    monkeypatch.setattr(header, "__version__", engines.pop())
    again = FileLog(tmp_path / "again.log", ROOM)
    again.append_batches(list(kept_for_years.batches()))
    assert again.path.read_bytes() == kept_for_years.path.read_bytes()


def test_the_golden_room_is_judged_again_without_a_fault() -> None:
    assert list(audit_room(FileLog(GOLDEN / "room.log", ROOM))) == []


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"room.TimeTold":{"now":', '"room.TimeTold":{"now":9'),
        ('"room.TimeTold":{"now":', '"room.TimeTold":{"now":-'),
        ('"zone":"America/New_York"', '"zone":"Mars/Olympus"'),
    ],
)
def test_a_time_that_cannot_be_is_found(tmp_path: Path, was: str, now: str) -> None:
    with pytest.raises(RoomLogError, match=r"line \d+: .*time"):
        read_room(forged(tmp_path, was, now))
