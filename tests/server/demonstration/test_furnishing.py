"""A demonstration is furnished once, gone on with, and begun again; nobody's house is touched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.served_house import quick_settings

from shuffleup.room.state import Room
from shuffleup.server.demonstration.demo_accounts import STAFF
from shuffleup.server.demonstration.demo_events import (
    ENTER,
    MEMBERS,
    PLAYED,
    STARTS_IN,
    events_of_demonstration,
    set_times_anew,
)
from shuffleup.server.demonstration.demo_room import GAMES, LIVE, LIVE_TABLE, MANAGER, put
from shuffleup.server.demonstration.house_to_show import Demonstration
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.season_place import SeasonPlace
from shuffleup.server.identity.identity_desk import open_identity
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.settings import SettingsError
from shuffleup.table.state import taken_seats
from shuffleup.tournament.entries.entry_commands import CancelEvent

BOTS = 20


def shown(
    folder: Path, do: Callable[[RunningHouse], None], *, fresh: bool = False
) -> Demonstration:
    """A demonstration that is opened, looked at, and closed."""
    demonstration = Demonstration(folder)
    demonstration.prepare(fresh=fresh)

    async def open_and_close() -> None:
        settings = quick_settings(folder, bots=BOTS, bot_think_milliseconds=60_000)
        desk = open_identity(settings)
        demonstration.make_accounts(desk)
        running = RunningHouse(settings, desk)
        await running.start()
        demonstration.furnish(running)
        try:
            do(running)
        finally:
            await running.stop()
            desk.close()

    asyncio.run(open_and_close())
    return demonstration


def room_of(running: RunningHouse) -> Room:
    place = running.house.places["room"]
    assert isinstance(place, RoomPlace)
    return place.room


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Demonstration]:
    folder = tmp_path_factory.mktemp("demonstration")
    return folder, shown(folder, lambda running: None)


def test_there_are_games_of_every_kind_with_bots_and_open_seats(
    furnished: tuple[Path, Demonstration],
) -> None:
    def do(running: RunningHouse) -> None:
        room = room_of(running)
        assert [room.tables[one.table].game.key for one in GAMES] == [
            "holdem", "holdem", "holdem", "omaha-eight", "stud", "triple-draw", "holdem",
        ]  # fmt: skip
        assert room.tables["7"].house.rotation
        for _ in range(5):
            list(running.bots.seats.look())
        for one in GAMES:
            seats = taken_seats(room.tables[one.table])
            assert 2 <= len(seats) <= room.tables[one.table].n - 2
            assert all(running.bots.are(seat.player) for _, seat in seats)

    shown(furnished[0], do)


def test_a_live_table_is_dealt_by_hand_and_people_wait_for_it(
    furnished: tuple[Path, Demonstration],
) -> None:
    def do(running: RunningHouse) -> None:
        room = room_of(running)
        table = room.tables[LIVE_TABLE]
        assert table.by_hand
        assert table.hands
        assert all(seat is not None and seat.stack for seat in table.seats)
        assert len(room.listings[LIVE].waiting) == 3
        names = running.desk.names.names(one.player for one in room.listings[LIVE].waiting)
        assert set(names.values()) == {"Vern", "Trudy", "Hank"}

    shown(furnished[0], do)


def test_a_tournament_is_about_to_start_and_counts_in_a_season_with_results(
    furnished: tuple[Path, Demonstration],
) -> None:
    def do(running: RunningHouse) -> None:
        house = running.house
        ((id, place),) = events_of_demonstration(house).items()
        assert 0 < house.register[id].starts - house.now() <= STARTS_IN
        assert len(place.event.entrants) == ENTER
        season = house.places[house.register[id].season]
        assert isinstance(season, SeasonPlace)
        assert len(season.season.results) == PLAYED
        assert len(season.season.members) == MEMBERS

    shown(furnished[0], do)


def test_passwords_are_told_once_and_an_event_that_is_over_is_announced_again(
    furnished: tuple[Path, Demonstration],
) -> None:
    folder, first = furnished
    assert [(one.name, one.role) for one in first.logins] == list(STAFF)
    assert len({one.password for one in first.logins}) == len(STAFF)

    def do(running: RunningHouse) -> None:
        house, bots = running.house, list(running.bots.bots)
        before = set(events_of_demonstration(house))
        set_times_anew(house, bots, at_start=False)
        assert set(events_of_demonstration(house)) == before
        (id,) = before
        put(house, CancelEvent("no dealers"), MANAGER, place=id)
        set_times_anew(house, bots, at_start=False)
        (new,) = set(events_of_demonstration(house)) - before
        assert house.register[new].starts > house.now()

    again = shown(folder, do)
    assert again.logins == []


def test_a_house_of_somebodys_own_is_neither_furnished_nor_cleared(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"somebody's own")
    with pytest.raises(SettingsError, match="holds a house of its own"):
        Demonstration(tmp_path).prepare(fresh=True)
    assert (tmp_path / "house.db").read_bytes() == b"somebody's own"


def test_fresh_begins_again_and_leaves_what_is_not_the_houses(tmp_path: Path) -> None:
    demonstration = Demonstration(tmp_path)
    demonstration.prepare(fresh=False)
    for name in ("house.db", "log.db", "log.db-wal", "hands.db", "house.snapshot", "mine.txt"):
        (tmp_path / name).write_text("x")
    (tmp_path / "houses" / "elm@1").mkdir(parents=True)
    demonstration.prepare(fresh=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["demonstration.txt", "mine.txt"]


def test_fresh_leaves_nothing_of_a_house_that_was_open(tmp_path: Path) -> None:
    shown(tmp_path, lambda running: None)
    assert (tmp_path / "log.db").exists()
    Demonstration(tmp_path).prepare(fresh=True)
    assert [path.name for path in tmp_path.iterdir()] == ["demonstration.txt"]
