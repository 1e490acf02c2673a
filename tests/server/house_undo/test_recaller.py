"""An undoing is judged like any command, and nobody waits while its past is read."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.hiring import wait_for
from tests.server.hub.test_house_deals import porter_of
from tests.server.served_house import served
from tests.server.small_house import BOARD, connected, must, received, small_house

from shuffleup.client.messages import Do, Done, Ping, Pong, Refused, Say
from shuffleup.floor.senders import Role
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.keeping.room_log import read_room
from shuffleup.room.people.people_commands import Arrive, GoHome
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.house_undo import recaller, undo_past
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.sockets import SocketDoor
from shuffleup.server.settings import ServerSettings

LAST = "undo the last act because it was another Zoe"


class Desk:
    """A small house with Mo the manager at its desk, and Kim of the floor."""

    def __init__(self) -> None:
        self.house = small_house(MemoryLog())
        self.porter = porter_of(self.house)
        self.mo, self.kim = connected("mo", Role.MANAGER), connected("kim", Role.FLOOR)
        for line in (self.mo, self.kim):
            self.porter.hub.come(line)

    @property
    def place(self) -> RoomPlace:
        found = self.house.places["room"]
        assert isinstance(found, RoomPlace)
        return found

    def says(self, line: Connection, words: str, role: str) -> asyncio.Task[None] | None:
        return self.porter.receive(line, msgspec.json.encode(Say(words, "room", words, role)))

    def replies(self, line: Connection) -> list[Done | Refused | Pong]:
        self.porter.hub.flush()
        return [one for one in received(line) if isinstance(one, Done | Refused | Pong)]

    def is_its_log(self) -> bool:
        """Whether the room is what its log tells, to the number of its events."""
        place = self.place
        self.house.all_told()
        return read_room(place.log) == place.room and not place.room.log and not place.room.past


def told(story: Callable[[Desk], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story(Desk())

    asyncio.run(whole())


class SlowPast:
    """Reading that takes until it is let go on, and where it was done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on, self.threads = threading.Event(), list[int]()
        real = recaller.past_of

        def slowly(*asked: Any) -> Any:
            self.threads.append(threading.get_ident())
            assert self.goes_on.wait(30)
            return real(*asked)

        monkeypatch.setattr(recaller, "past_of", slowly)


def test_others_go_on_meanwhile_and_what_stood_when_it_was_asked_for_is_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = SlowPast(monkeypatch)

    async def story(desk: Desk) -> None:
        must(desk.house, Arrive("zoe"), BOARD)
        undoing = desk.says(desk.mo, LAST, "manager")
        assert undoing is not None
        await asyncio.sleep(0.05)
        assert slow.threads not in ([], [threading.get_ident()]), "not in the event loop"
        assert desk.says(desk.kim, "Eve arrives", "floor") is None
        (answer,) = desk.replies(desk.kim)
        assert isinstance(answer, Done), "nobody waits for the undoing of another"
        assert desk.replies(desk.mo) == []
        slow.goes_on.set()
        await undoing
        (answer,) = desk.replies(desk.mo)
        assert isinstance(answer, Done), answer
        assert "zoe" not in desk.place.room.people, "not the last by now, but the last then"
        assert desk.place.room.people["Eve"].here
        assert desk.is_its_log()

    told(story)


def test_what_the_sender_says_next_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowPast(monkeypatch)

    class Wire:
        def __init__(self) -> None:
            self.said = [Say("k", "room", LAST, "manager"), Ping(7)]

        async def receive_data(self, mode: str) -> str:
            if not self.said:
                raise RuntimeError
            return msgspec.json.encode(self.said.pop(0)).decode()

    async def story(desk: Desk) -> None:
        must(desk.house, Arrive("zoe"), BOARD)
        door = SocketDoor(ServerSettings(), desk.porter.hub, desk.porter)
        wire: Any = Wire()
        ears = asyncio.create_task(door.listen(wire, desk.mo))
        await asyncio.sleep(0.05)
        assert desk.replies(desk.mo) == []
        slow.goes_on.set()
        await ears
        assert [type(one) for one in desk.replies(desk.mo)] == [Done, Pong]

    told(story)


def test_two_undoings_take_two_acts_one_after_the_other() -> None:
    async def story(desk: Desk) -> None:
        for who in ("zoe", "eve"):
            must(desk.house, Arrive(who), BOARD)
        later = [desk.says(desk.mo, f"{LAST}{'!' * at}", "manager") for at in range(2)]
        await asyncio.gather(*(one for one in later if one is not None))
        assert [type(one) for one in desk.replies(desk.mo)] == [Done, Done]
        assert not {"zoe", "eve"} & set(desk.place.room.people)
        assert desk.is_its_log()

    told(story)


def test_an_undoing_that_comes_again_before_it_is_answered_has_the_same_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever lost the line and sends it once more; by then its act does not stand any more."""
    slow = SlowPast(monkeypatch)

    async def story(desk: Desk) -> None:
        must(desk.house, Arrive("zoe"), BOARD)
        words = f"undo act {desk.place.version} because it was another Zoe"
        again = connected("mo", Role.MANAGER)
        desk.porter.hub.come(again)
        later = [desk.says(line, words, "manager") for line in (desk.mo, again, desk.mo)]
        slow.goes_on.set()
        await asyncio.gather(*(one for one in later if one is not None))
        desk.says(again, words, "manager")
        answers = [*desk.replies(desk.mo), *desk.replies(again)]
        assert isinstance(answers[0], Done)
        assert answers == [answers[0]] * 4
        assert desk.is_its_log()

    told(story)


@pytest.mark.parametrize(
    "words",
    ["undo whatever that was", "Zoe is barred because of an undo that she asked for"],
)
def test_a_sentence_that_undoes_nothing_is_no_reason_to_read_in_the_event_loop(
    monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    async def story(desk: Desk) -> None:
        must(desk.house, Arrive("zoe"), BOARD)
        monkeypatch.setattr(desk.house, "read_whole", lambda place: pytest.fail("in the loop"))
        later = desk.says(desk.mo, words, "manager")
        assert later is not None
        await later
        assert len(desk.replies(desk.mo)) == 1
        assert not desk.place.recalled
        assert desk.is_its_log()

    told(story)


def test_a_fault_of_our_own_is_a_refusal_and_no_lost_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def falls_over(*_: object) -> None:
        raise KeyError("whatever")

    async def story(desk: Desk) -> None:
        must(desk.house, Arrive("zoe"), BOARD)
        monkeypatch.setattr(recaller, "past_of", falls_over)
        later = desk.says(desk.mo, LAST, "manager")
        assert later is not None
        await later
        (answer,) = desk.replies(desk.mo)
        assert isinstance(answer, Refused)
        assert desk.is_its_log()

    told(story)


def test_a_refused_undoing_leaves_room_and_log_counting_alike() -> None:
    """Time that was told and not yet written is not forgotten with what was recalled."""

    async def story(desk: Desk) -> None:
        must(desk.house, Arrive("zoe"), BOARD)
        must(desk.house, GoHome("zoe"), BOARD)
        clock: Any = desk.house.now
        clock.now += 5_000
        later = desk.says(desk.mo, "undo act 1 because", "manager")
        for words in (f"undo arrive of zoe because {'x' * 9}", "undo act 3 because of that"):
            clock.now += 5_000
            later = desk.says(desk.mo, words, "manager")
            assert later is not None
            await later
        assert {type(one) for one in desk.replies(desk.mo)} == {Refused}
        must(desk.house, Arrive("eve"), BOARD)
        assert desk.is_its_log()

    told(story)


def test_whose_part_it_is_not_costs_no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowPast(monkeypatch)

    async def story(desk: Desk) -> None:
        ann = connected("ann", Role.PLAYER)
        desk.porter.hub.come(ann)
        wish = Do("k", "room", msgspec.Raw(write_command(Undo(0, "me")).encode()), role="player")
        assert desk.porter.receive(ann, msgspec.json.encode(wish)) is None
        (answer,) = desk.replies(ann)
        assert isinstance(answer, Refused)
        assert slow.threads == []

    told(story)


@pytest.mark.slow
def test_a_long_log_is_read_by_a_process_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def here(*_: object) -> None:
        raise AssertionError("the house itself reads no long log")

    with served(tmp_path) as house:
        running = house.running
        running.porter.recaller.short = 0
        monkeypatch.setattr(undo_past, "read_room", here)

        async def undone() -> list[Any]:
            for who in ("zoe", "eve"):
                running.house.perform(Errand("room", BOARD, Arrive(who)))
            line = connected("mo", Role.MANAGER)
            running.hub.come(line)
            for words in ("undo arrive of zoe because", "undo the last act because"):
                message = Say(words, "room", f"{words} it was another", "manager")
                later = running.porter.receive(line, msgspec.json.encode(message))
                assert later is not None
                await later
            await running.kept()
            running.hub.flush()
            return [one for one in received(line) if isinstance(one, Done | Refused)]

        answers = wait_for(house, undone)
        assert [type(one) for one in answers] == [Done, Done], answers
        place = running.house.places["room"]
        assert isinstance(place, RoomPlace)
        assert not {"zoe", "eve"} & set(place.room.people)
