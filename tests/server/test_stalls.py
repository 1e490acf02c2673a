"""A house that stood still for a while: what arrived meanwhile counts, and nobody loses time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.house_marks.restored_houses import PEOPLE, do, opened, play_to, table_of
from tests.server.restarts import Ground, stopped
from tests.server.small_house import BOARD, START, Clock, must, names, seat, small_house

from shuffleup.client.messages import TurnLeft
from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand import commands as h
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.lists.list_commands import Join, LeaveTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.server.dealer.absent_players import AbsentPlayers, Patience
from shuffleup.server.dealer.house_board import HouseBoard
from shuffleup.server.dealer.turn_clock import LEAST
from shuffleup.server.floor_calls.calling_floor import LONGEST_WAIT, FloorCalls
from shuffleup.server.house_clock import HouseClock, wall_milliseconds
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.register import HouseStood
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.standing_times import STALLS, StandingTimes
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.time_given_back import on_record
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.table.state import taken_seats
from shuffleup.tournament.entries.entry_commands import Register

WHERE = ("room", "1")
LEVELS = "25/50 for 60, 50/100 for 60"
MINUTE = 60_000


# ---- the clock -------------------------------------------------------------------------------


def test_the_clock_stands_until_what_came_was_read_and_the_time_was_given_back() -> None:
    wall, told = Clock(), list[tuple[int, int]]()
    clock = HouseClock(wall)
    clock.stood.append(lambda since, until: told.append((since, until)))
    clock.watch()
    wall.now += 900
    assert clock() == START + 900
    wall.now += 20_000
    assert clock() == START + 900
    assert clock.stands
    wall.now += 5_000  # as long as nobody has given it back
    assert clock() == START + 900
    clock.go_on()
    assert told == [(START + 900, START + 25_900)]
    assert clock() == wall.now


def test_what_arrived_is_done_before_the_clock_goes_on() -> None:
    wall, done = Clock(), list[int]()
    clock = HouseClock(wall)

    async def story() -> None:
        watching = asyncio.create_task(clock.run())
        await asyncio.sleep(0)
        wall.now += 20_000

        async def arrives(passes: int) -> None:
            for _ in range(passes):
                await asyncio.sleep(0)
            done.append(clock())

        arriving = asyncio.create_task(arrives(6))
        told = asyncio.Event()
        clock.stood.append(lambda since, until: told.set())
        await asyncio.wait_for(told.wait(), 10)
        await arriving
        watching.cancel()

    asyncio.run(story())
    assert done == [START]


def test_time_that_overlaps_is_counted_once() -> None:
    times = StandingTimes()
    for since, until in ((100, 200), (150, 250), (400, 500)):
        stood = times.of(since, until)
        assert stood is not None
        times.times.append(stood)
    assert [times.ran(0, at) for at in (100, 250, 300, 450, 600)] == [100, 100, 150, 250, 350]
    assert times.ran(220, 450) == 150
    assert times.of(300, 450) is None


# ---- a table ---------------------------------------------------------------------------------


def test_whoever_is_to_act_has_what_was_left_and_is_not_folded(tmp_path: Path) -> None:
    wall = Clock()

    async def story() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks", turn_seconds=8) as running:
            await play_to(running, 1, acts=1)
            running.clock.wall = wall
            running.clock.watch()
            running.clocks.running.clear()
            running.dealer.is_here = lambda who: True
            running.dealer.look_at(WHERE)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            hand = table_of(running).hand
            assert hand is not None
            told, version = running.clocks.told(WHERE), hand.version
            assert told == TurnLeft(hand.actor, 8_000, 8_000)
            wall.now += 20_000
            timer = running.dealer.timers[WHERE]
            timer._run()  # as the loop runs all timers at once when it goes on
            running.dealer.time_is_up(WHERE)  # and if it were asked all the same
            running.house.tick(running.house.now())
            assert hand.version == version
            async with asyncio.timeout(30):
                while running.clock.stands:
                    await asyncio.sleep(0.01)
            assert hand.version == version
            assert running.clocks.told(WHERE) == told
            assert WHERE in running.dealer.timers
            await running.kept()
            assert running.log.read(0, STALLS) == [HouseStood(START, START + 20_000)]
            do(running, h.Fold(hand.actor))

    asyncio.run(story())


def test_after_a_stall_in_the_last_moment_of_a_turn_there_is_another_one(tmp_path: Path) -> None:
    wall = Clock()

    async def story() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks", turn_seconds=8) as running:
            await play_to(running, 1, acts=1)
            running.clock.wall = wall
            running.clock.watch()
            running.clocks.running.clear()
            hand = table_of(running).hand
            assert hand is not None
            running.clocks.ask(WHERE, hand)
            for _ in range(9):
                wall.now += 880
                assert running.clock() == wall.now
            wall.now += 20_000
            running.clock.go_on()
            told = running.clocks.told(WHERE)
            assert told is not None
            assert told.left == LEAST

    asyncio.run(story())


def test_no_hand_is_dealt_while_the_clock_stands(tmp_path: Path) -> None:
    wall = Clock()

    async def story() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            running.clock.wall = wall
            running.clock.watch()
            wall.now += 5_000
            running.dealer.in_time(WHERE, running.dealer.deal, 0)
            assert table_of(running).hand is None
            running.clock.go_on()
            await play_to(running, 1)  # it is dealt when the time has been given back

    asyncio.run(story())


def test_a_level_has_as_much_left_after_a_stall(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            place = await playing_event(running)
            wall = Clock(running.house.now())
            running.clock.wall = wall
            running.clock.watch()
            ends = place.event.clock.ends
            wall.now += 20_000
            running.house.tick(running.house.now())
            running.clock.go_on()
            assert place.event.clock.ends == ends + 20_000
            await running.kept()
            read = EventPlace(place.id, running.house.under(place.id))
            assert read.event.clock == place.event.clock

    asyncio.run(story())


async def playing_event(running: RunningHouse) -> EventPlace:
    """A sit-and-go that has begun."""
    terms = AnnouncedEvent(terms="stack 500, seats 3, sit-and-go, cap 3, price 10", levels=LEVELS)
    wanted = EventWanted("Sunday Special", "pechanga-t", terms)
    director = staff(Role.DIRECTOR)
    place = running.house.places[announce(running.house, wanted, director)]
    assert isinstance(place, EventPlace)
    for who in PEOPLE:
        running.house.perform(Errand(place.id, director, Register(who)))
    async with asyncio.timeout(60):
        while not place.event.clock.runs:
            await asyncio.sleep(0.01)
    return place


def test_a_call_for_the_floor_is_open_after_an_hour_in_which_the_house_was_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Clock(wall_milliseconds())
    monkeypatch.setattr("shuffleup.server.running_house.HouseClock", lambda: HouseClock(wall))

    async def story() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            running.calls.call(WHERE, "ann", "a dispute")
            alive = wall.now
        wall.now += 60 * MINUTE
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            list(running.calls.look())
            assert WHERE in running.calls.open
            await running.kept()
            assert running.log.read(0, STALLS) == [HouseStood(alive, wall.now)]

    asyncio.run(story())


# ---- everybody else who waits ----------------------------------------------------------------


class Still:
    """A small house that can stand still, and is read again from its log."""

    def __init__(self, *people: str) -> None:
        self.log = MemoryLog()
        self.house: PokerHouse = small_house(self.log)
        seat(self.house, people or ("ann", "bob"))

    def stood(self, milliseconds: int) -> None:
        assert isinstance(self.house.now, Clock)
        since = self.house.now.now
        self.house.now.now += milliseconds
        on_record(self.house, since, self.house.now.now)

    def called(self) -> list[str]:
        """Who was called to a seat."""
        place = self.house.places["room"]
        assert isinstance(place, RoomPlace)
        return [one.player for one in place.room.listings["1/2"].calls]

    def ran(self, milliseconds: int) -> None:
        assert isinstance(self.house.now, Clock)
        self.house.now.now += milliseconds
        self.house.tick(self.house.now())


def test_a_call_for_the_floor_waits_no_longer_because_the_house_stood_still() -> None:
    still = Still()
    calls = FloorCalls(still.house, lambda where: None)
    calls.call(WHERE, "ann", "a dispute")
    still.ran(LONGEST_WAIT - MINUTE)
    still.stood(LONGEST_WAIT)
    still.house.recover()  # the log tells it again
    calls.load()
    list(calls.look())
    assert WHERE in calls.open
    still.ran(MINUTE)
    list(calls.look())
    assert WHERE not in calls.open


def test_a_seat_that_was_called_is_kept_for_as_long_as_was_said() -> None:
    still = Still("ann", "bob", "cid", "dot", "eve", "fay")
    house, hub = still.house, Switchboard(still.house, names)
    hub.load()
    board = HouseBoard(house, hub, lambda who: False, 90_000)
    for who in ("gus", "hal"):
        must(house, Arrive(who), BOARD)
        must(house, Join(who, "1/2"), player(who))
    must(house, LeaveTable("fay", "1"), BOARD)
    list(board.look())
    assert still.called() == ["gus"]
    still.ran(80_000)
    still.stood(600_000)
    house.load()  # the log tells it again
    list(board.look())
    assert still.called() == ["gus"]
    still.ran(10_000)
    list(board.look())
    assert still.called() == ["hal"]


def test_nobody_counts_as_away_or_loses_a_seat_because_the_house_stood_still() -> None:
    still = Still()
    here = {"bob"}
    absent = AbsentPlayers(still.house, lambda who: who in here, Patience())
    list(absent.look())
    still.ran(MINUTE)
    still.stood(10 * MINUTE)
    list(absent.look())
    table = still.house.places["room"].tables["1"]
    assert all(one.presence.here for _, one in taken_seats(table))
    still.ran(MINUTE)
    list(absent.look())
    assert [one.player for _, one in taken_seats(table) if not one.presence.here] == ["ann"]
    for _ in range(3):  # an hour away, of which the house stood for three
        still.stood(60 * MINUTE)
        list(absent.look())
    assert len(list(taken_seats(table))) == 2


def test_a_house_that_has_nobody_waiting_writes_nothing_into_its_rooms() -> None:
    still = Still()
    version = still.house.places["room"].version
    still.stood(5_000)
    assert still.house.places["room"].version == version
    assert still.log.read(0, STALLS) == [HouseStood(START, START + 5_000)]


# ---- a process -------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_call_that_came_while_the_process_stood_still_counts(tmp_path: Path) -> None:
    """Stopped for twice the time of a turn; the call was sent in time, half a second into it."""
    asyncio.run(stopped(Ground(tmp_path, Random(1), tmp_path)))
