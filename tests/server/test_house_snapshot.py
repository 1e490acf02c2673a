"""A house that opens from its snapshot is the house its log tells of; a snapshot that is not good
is not used."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.served_house import LONG, ServedHouse, quick_settings, served
from tests.server.small_house import InlineWriter, names

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.hand.setup import no_limit
from shuffleup.log.head import Head, LogPoint
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server import house_snapshot
from shuffleup.server.demonstration.demo_events import announce_event, furnish_season
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_snapshot import SNAPSHOT, HouseSnapshot, program, read_snapshot
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.identity.identity_desk import open_identity
from shuffleup.server.running_house import RunningHouse
from shuffleup.table.house import House

BOARD, MANAGER = staff(Role.BOARD), staff(Role.MANAGER)
PEOPLE = [f"p{letter * 10}" for letter in "abcdefghijklmnop"]
TABLE = ("room", "1")


def in_house(house: ServedHouse, coroutine: object) -> None:
    asyncio.run_coroutine_threadsafe(coroutine, house.loop).result(LONG)  # type: ignore[arg-type]


async def furnish(house: PokerHouse) -> None:
    """A table with three people, a season, and an event that people have entered."""
    listing = Listing("holdem", no_limit(1, 2), 6, House(buy_in=(40, 400)))
    commands = [ListGame("1/2", listing), OpenTable("1", "1/2")]
    commands += [Arrive(who) for who in PEOPLE[:3]]  # type: ignore[list-item]
    for command in commands:
        assert house.perform(Errand("room", MANAGER, command)).kept is not None
    for seat, who in enumerate(PEOPLE[:3]):
        errand = Errand("room", BOARD, SeatPlayer(who, "1", seat, 200))
        assert house.perform(errand).kept is not None
    furnish_season(house, PEOPLE)
    announce_event(house, PEOPLE)


async def play(running: RunningHouse, acts: int) -> None:
    """So many acts at the table, as quickly as the dealer deals."""
    table = running.house.places["room"].tables["1"]
    while acts:
        hand = table.hand
        may = options(hand) if hand is not None else None
        if hand is None or may is None:
            await asyncio.sleep(0.01)
            continue
        who = table.seats[hand.actor]
        assert who is not None
        kind = h.Show if may.show else h.Check if may.check else h.Call if may.call else h.Fold
        seen = running.hub.watches[TABLE].version
        by, command = player(who.player), kind(hand.actor)
        running.house.perform(Errand("room", by, command, table="1", seen=seen))
        acts -= 1
    await running.kept()


def as_the_log_has_it(running: RunningHouse) -> tuple[PokerHouse, Switchboard]:
    """The same house read from its log alone."""
    house = PokerHouse(running.log, InlineWriter(running.log), running.house.now)
    hub = Switchboard(house, names)
    house.load()
    hub.load()
    return house, hub


async def compare(running: RunningHouse) -> None:
    running.house.all_told()
    await running.kept()
    house, hub = as_the_log_has_it(running)
    assert house.places.keys() == running.house.places.keys()
    assert {one.kind for one in house.places.values()} == {"room", "event", "season"}
    for id, place in house.places.items():
        now = running.house.places[id]
        if isinstance(place, RoomPlace) and isinstance(now, RoomPlace):
            assert now.room == place.room
            assert now.acts.acts == place.acts.acts
            assert now.acts.acts
        elif isinstance(place, EventPlace) and isinstance(now, EventPlace):
            assert now.event == place.event
            assert vars(now.diary) == vars(place.diary)
        assert now.version == place.version
    for where, watch in hub.watches.items():
        now_watch = running.hub.watches[where]
        assert now_watch.version == watch.version
        assert now_watch.rail.table == watch.rail.table
        assert now_watch.rail.seating.moves == watch.rail.seating.moves
        few = list(now_watch.recent)
        assert few == list(watch.recent)[-len(few) :]
    assert hub.watches.keys() == running.hub.watches.keys()
    assert running.hub.last_at[TABLE] == hub.last_at[TABLE]


def opened_by(house: ServedHouse) -> HouseSnapshot | None:
    running = house.running
    return read_snapshot(running.settings.folder, running.seal, running.log)


def test_a_house_goes_on_from_its_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as house:
        in_house(house, furnish(house.running.house))
        in_house(house, play(house.running, 40))
        before = house.running.shuffler.roots(*TABLE)
    read: list[int] = []
    loads = PokerHouse.load

    def load(self: PokerHouse, known: object = {}, *at: LogPoint) -> None:
        read.append(len(known))  # type: ignore[arg-type]
        loads(self, known, *at)  # type: ignore[arg-type]

    monkeypatch.setattr(PokerHouse, "load", load)
    with served(tmp_path) as house:
        assert read == [2]  # the room and the event were known, and only the rest was read
        assert house.running.shuffler.roots(*TABLE) == before
        in_house(house, compare(house.running))
        in_house(house, play(house.running, 25))
        in_house(house, compare(house.running))
        table = house.running.house.places["room"].tables["1"]
        assert table.hands > 3
    monkeypatch.undo()
    with served(tmp_path) as house:  # and once more, from the second snapshot
        in_house(house, compare(house.running))


def test_what_happened_after_the_snapshot_is_read_from_the_log(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        in_house(house, furnish(house.running.house))
    kept = (tmp_path / SNAPSHOT).read_bytes()
    with served(tmp_path) as house:
        in_house(house, play(house.running, 30))
        decks = house.running.shuffler.roots(*TABLE)
    (tmp_path / SNAPSHOT).write_bytes(kept)  # as after a crash: none was written since
    with served(tmp_path) as house:
        assert house.running.shuffler.roots(*TABLE) == decks
        in_house(house, compare(house.running))


def test_a_snapshot_that_is_not_good_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick_settings(tmp_path)
    with served(tmp_path) as house:
        in_house(house, furnish(house.running.house))
    running = RunningHouse(settings, open_identity(settings))
    read = lambda: read_snapshot(tmp_path, running.seal, running.log)  # noqa: E731
    good = read()
    assert good is not None
    assert good.program == program()
    kept = bytearray((tmp_path / SNAPSHOT).read_bytes())
    house_snapshot.write_snapshot(
        tmp_path, running.seal,
        replace(good, point=LogPoint(Head(good.point.head.lines, "0" * 64), good.point.versions)),
    )  # fmt: skip
    assert read() is None  # of another log
    house_snapshot.write_snapshot(tmp_path, running.seal, replace(good, program="another"))
    assert read() is None
    kept[len(kept) // 2] ^= 1
    (tmp_path / SNAPSHOT).write_bytes(kept)
    assert read() is None  # not as it was sealed
    (tmp_path / SNAPSHOT).write_bytes(b"")
    assert read() is None
    (tmp_path / SNAPSHOT).unlink()
    assert read() is None
    running.writer.close()
    running.log.close()


def test_a_house_knows_which_program_it_is_before_its_files_can_change(tmp_path: Path) -> None:
    program.cache_clear()
    with served(tmp_path):
        assert program.cache_info().currsize == 1, "and not only when it closes"


@pytest.mark.parametrize("error", [OSError(28, "full"), RecursionError(), MemoryError()])
def test_a_house_closes_and_opens_though_no_snapshot_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    closed: list[bool] = []

    def fails(*_: object, **__: object) -> bytes:
        raise error

    with served(tmp_path) as house:
        in_house(house, furnish(house.running.house))
        monkeypatch.setattr(house_snapshot.pickle, "dumps", fails)
        close = house.running.log.close
        monkeypatch.setattr(house.running.log, "close", lambda: closed.append(close() is None))
    assert not (tmp_path / SNAPSHOT).exists()
    assert closed == [True], "it has closed to the end"
    monkeypatch.undo()
    with served(tmp_path) as house:
        in_house(house, compare(house.running))
