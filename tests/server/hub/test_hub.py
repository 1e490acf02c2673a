"""The hub: frames leave in the order of the log, when they are kept, and hold no hidden card."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest
from tests.server.small_house import (
    Clock,
    InlineWriter,
    connected,
    deal,
    names,
    plain,
    received,
    seat,
    small_house,
    tables_in,
)

from shuffleup.client.messages import (
    CallFor,
    Do,
    Done,
    Gone,
    Refused,
    Say,
    TableFrame,
    Unwatch,
    Watch,
)
from shuffleup.floor.senders import Role
from shuffleup.hand.commands import Call
from shuffleup.log.protocol import Batch
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.server.floor_calls.calling_floor import LONGEST_WAIT, FloorCalls
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.connections import TOO_SLOW, Connection
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import MOST_WATCHED, Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors

PEOPLE = ("ann", "bob", "cy")


class Lobby:
    """A house with three at a table, and somebody at each socket."""

    def __init__(self) -> None:
        self.house = small_house()
        seat(self.house, PEOPLE)
        self.hub = Switchboard(self.house, names)
        self.hub.load()
        places = PlaceWatches(self.house, self.hub)
        doors = Doors(self.house, lambda place, who: False)
        self.calls = FloorCalls(self.house, self.hub.show_again)
        chat = ChatRooms(self.hub)
        self.porter = Porter(self.house, self.hub, places, chat, doors, self.calls)
        deal(self.house)

    def come(self, who: str, *roles: Role) -> Connection:
        connection = connected(who, *roles)
        self.hub.come(connection)
        return connection

    def watch(self, connection: Connection, role: str = "player", after: int | None = None) -> None:
        message = Watch("room", "1", role, after)
        self.porter.receive(connection, msgspec.json.encode(message))

    def do(self, connection: Connection, command: object, key: str = "k") -> None:
        seen = self.house.version_at(self.house.places["room"], "1")
        record = msgspec.Raw(write_command(command).encode())
        message = Do(key, "room", record, "1", "player", seen)
        self.porter.receive(connection, msgspec.json.encode(message))

    @property
    def turn(self) -> tuple[int, str]:
        table = self.house.places["room"].tables["1"]
        assert table.hand is not None
        found = table.seats[table.hand.actor]
        assert found is not None
        return table.hand.actor, found.player


def run(story: Callable[[Lobby], Any]) -> None:
    """A story, told in an event loop."""

    async def told() -> None:
        lobby = Lobby()
        later = story(lobby)
        if later is not None:
            await later
        await asyncio.sleep(0)

    asyncio.run(told())


def hands_in(frame: TableFrame) -> list[list[int]]:
    ((_, seen),) = plain(frame.view).items()
    hand: Any = seen["hand"]
    return list(hand["hands"]) if hand else []


def test_a_player_sees_the_own_cards_and_nobody_elses() -> None:
    def story(lobby: Lobby) -> None:
        ann = lobby.come("ann")
        lobby.watch(ann)
        lobby.hub.flush()
        (frame,) = tables_in(received(ann))
        mine, *others = hands_in(frame)[:3]
        assert 53 not in mine
        assert all(card == 53 for hand in others for card in hand)
        assert frame.names == {who: who.capitalize() for who in PEOPLE}

    run(story)


def test_the_rail_is_told_of_a_hand_when_it_is_over() -> None:
    def story(lobby: Lobby) -> None:
        watcher = lobby.come("zoe")
        lobby.watch(watcher)
        lobby.hub.flush()
        (frame,) = tables_in(received(watcher))
        assert "table.SpectatorView" in plain(frame.view)
        assert not hands_in(frame)
        at, who = lobby.turn
        lobby.do(lobby.come(who), Call(at))
        lobby.hub.flush()
        assert not tables_in(received(watcher))

    run(story)


def test_everybody_at_the_table_is_told_and_then_the_answer_comes() -> None:
    def story(lobby: Lobby) -> None:
        lines = {who: lobby.come(who) for who in PEOPLE}
        for line in lines.values():
            lobby.watch(line)
        lobby.hub.flush()
        for line in lines.values():
            received(line)
        at, who = lobby.turn
        lobby.do(lines[who], Call(at))
        lobby.hub.flush()
        told = {one: received(line) for one, line in lines.items()}
        assert [type(one) for one in told[who]] == [TableFrame, Done]
        assert all(isinstance(told[one][0], TableFrame) for one in PEOPLE)
        told_to_all = {bytes(one.events) for lines in told.values() for one in tables_in(lines)}
        (events,) = told_to_all  # a call holds no card: everybody is told the same
        assert {"hand.Called": {"seat": at, "amount": 2}} in msgspec.json.decode(events)

    run(story)


class SlowWriter(InlineWriter):
    """Writes when it is told to."""

    def __init__(self, house: PokerHouse) -> None:
        super().__init__(house.log)
        self.waiting: list[tuple[Future[dict[str, int]], Batch, Any]] = []

    def submit(self, batch: Batch, expected: Any) -> Future[dict[str, int]]:
        done: Future[dict[str, int]] = Future()
        self.waiting.append((done, batch, expected))
        return done

    def write(self) -> None:
        for done, batch, expected in self.waiting:
            done.set_result(self.log.append_batch(batch, expected))
        self.waiting.clear()

    def fail(self) -> None:
        for done, _, _ in self.waiting:
            done.set_exception(OSError("no space left"))
        self.waiting.clear()


def test_nothing_is_told_before_it_is_kept() -> None:
    def story(lobby: Lobby) -> None:
        at, who = lobby.turn
        line = lobby.come(who)
        lobby.watch(line)
        lobby.hub.flush()
        received(line)
        writer = SlowWriter(lobby.house)
        lobby.house.writer = writer
        lobby.do(line, Call(at))
        lobby.hub.flush()
        assert received(line) == []
        writer.write()
        lobby.hub.flush()
        assert [type(one) for one in received(line)] == [TableFrame, Done]

    run(story)


def test_what_could_not_be_written_is_refused_and_everybody_sees_the_table_as_it_was() -> None:
    def story(lobby: Lobby) -> None:
        at, who = lobby.turn
        line = lobby.come(who)
        lobby.watch(line)
        lobby.hub.flush()
        (before,) = tables_in(received(line))
        writer = SlowWriter(lobby.house)
        lobby.house.writer = writer
        lobby.do(line, Call(at))
        writer.fail()
        lobby.hub.flush()
        lobby.hub.flush()
        refused, again = received(line)
        assert isinstance(refused, Refused)
        assert refused.reason == "not-kept"
        assert isinstance(again, TableFrame)
        assert again.view == before.view
        assert lobby.turn == (at, who)

    run(story)


def test_whoever_comes_back_is_told_what_happened_since() -> None:
    def story(lobby: Lobby) -> None:
        ann = lobby.come("ann")
        lobby.watch(ann)
        lobby.hub.flush()
        (first,) = tables_in(received(ann))
        lobby.hub.go(ann)
        at, who = lobby.turn
        lobby.do(lobby.come(who), Call(at))
        back = lobby.come("ann")
        lobby.watch(back, after=first.version)
        lobby.hub.flush()
        (frame,) = tables_in(received(back))
        assert frame.after == first.version
        assert len(msgspec.json.decode(frame.events)) == frame.version - first.version > 0

    run(story)


def test_whoever_reads_too_slowly_is_cut_off() -> None:
    connection = connected("ann")
    for _ in range(connection.most_frames + 1):
        connection.send(b"x")
    assert connection.closing is not None
    assert connection.closing[0] == TOO_SLOW


def test_staffs_views_are_for_staff() -> None:
    def story(lobby: Lobby) -> None:
        ann, kim = lobby.come("ann"), lobby.come("kim", Role.FLOOR)
        for line in (ann, kim):
            lobby.watch(line, role="floor")
        lobby.hub.flush()
        assert [type(one) for one in received(ann)] == [Gone]
        (frame,) = tables_in(received(kim))
        assert "table.FloorView" in plain(frame.view)

    run(story)


def sent(lobby: Lobby, connection: Connection, words: str, role: str) -> asyncio.Task[None] | None:
    message = Say(f"say {words}"[:60], "room", words, role)
    return lobby.porter.receive(connection, msgspec.json.encode(message))


def says(lobby: Lobby, connection: Connection, words: str, role: str = "floor") -> Done | Refused:
    assert sent(lobby, connection, words, role) is None
    return replied(lobby, connection)


def replied(lobby: Lobby, connection: Connection) -> Done | Refused:
    lobby.hub.flush()
    (reply,) = [one for one in received(connection) if isinstance(one, Done | Refused)]
    return reply


def test_staff_speak_in_names_and_what_they_did_can_be_undone() -> None:
    async def story(lobby: Lobby) -> None:
        kim = lobby.come("kim", Role.FLOOR, Role.MANAGER)
        room = lobby.house.places["room"]
        assert isinstance(room, RoomPlace)
        first = says(lobby, kim, "manager: bar Bob for stealing", "manager")
        assert isinstance(first, Done), first
        assert "bob" in room.room.bars
        later = sent(lobby, kim, "undo the last act because it was a mistake", "manager")
        assert later is not None
        await later
        undone = replied(lobby, kim)
        assert isinstance(undone, Done), undone
        assert "bob" not in room.room.bars
        assert not room.keeper.whole

    run(story)


def test_nobody_speaks_for_another_by_naming_them() -> None:
    """A sentence may name its speaker; over the wire whoever says it is its sender."""

    def story(lobby: Lobby) -> None:
        kim = lobby.come("kim", Role.FLOOR)
        refused = says(lobby, kim, "manager: bar Bob for stealing")
        assert isinstance(refused, Refused)
        assert isinstance(says(lobby, lobby.come("ann"), "Bob joins 1/2", "player"), Refused)

    run(story)


def test_a_player_calls_the_floor_and_the_floor_answers() -> None:
    def story(lobby: Lobby) -> None:
        ann, kim, zoe = lobby.come("ann"), lobby.come("kim", Role.FLOOR), lobby.come("zoe")
        lobby.watch(ann)
        lobby.hub.flush()
        received(ann)

        def call(line: Connection, what: str, about: str = "a card was exposed") -> object:
            message = CallFor(f"{line.who.id} {what}", "room", "1", what, about)
            lobby.porter.receive(line, msgspec.json.encode(message))
            lobby.hub.flush()
            return received(line)[-1]

        assert isinstance(call(zoe, "floor"), Refused)  # who does not sit here
        assert isinstance(call(ann, "answer"), Refused)
        assert isinstance(call(ann, "floor"), Done)
        assert lobby.calls.holds(("room", "1"))
        again = FloorCalls(lobby.house, lambda where: None)
        again.load()
        assert again.open == lobby.calls.open  # it is in the log
        assert isinstance(call(kim, "answer", "the hand goes on"), Done)
        assert not lobby.calls.holds(("room", "1"))
        assert isinstance(call(kim, "answer"), Refused)

    run(story)


def test_a_dealer_goes_on_with_what_they_had_stopped_and_with_nothing_else() -> None:
    def story(lobby: Lobby) -> None:
        ann, dee = lobby.come("ann"), lobby.come("dee", Role.DEALER)
        for line in (ann, dee):
            lobby.watch(line)

        def call(line: Connection, what: str) -> object:
            message = CallFor(f"{line.who.id} {what}", "room", "1", what, "a card was exposed")
            lobby.porter.receive(line, msgspec.json.encode(message))
            lobby.hub.flush()
            return received(line)[-1]

        assert isinstance(call(dee, "floor"), Done)
        assert isinstance(call(ann, "answer"), Refused)
        assert isinstance(call(dee, "answer"), Done)
        assert not lobby.calls.holds(("room", "1"))
        assert isinstance(call(ann, "floor"), Done)
        assert isinstance(call(dee, "answer"), Refused)  # a player's is the floor's to answer
        assert isinstance(call(ann, "answer"), Refused)  # and no player's own

    run(story)


def test_a_case_nobody_answers_ends_by_itself() -> None:
    def story(lobby: Lobby) -> None:
        clock = lobby.house.now
        assert isinstance(clock, Clock)
        assert lobby.calls.call(("room", "1"), "ann", "where is everybody?") == ""
        clock.now += LONGEST_WAIT - 1
        list(lobby.calls.look())
        assert lobby.calls.holds(("room", "1"))
        clock.now += 1
        list(lobby.calls.look())
        assert not lobby.calls.holds(("room", "1"))

    run(story)


def test_one_key_of_two_people_at_the_board_is_two_keys() -> None:
    def story(lobby: Lobby) -> None:
        for who, at in (("dee", 3), ("eve", 4)):
            line = lobby.come(who)
            record = msgspec.Raw(write_command(SeatPlayer(who, "1", at, 200)).encode())
            message = Do("the same", "room", record)
            lobby.porter.receive(line, msgspec.json.encode(message))
            lobby.hub.flush()
            assert isinstance(received(line)[-1], Done)
        seats = lobby.house.places["room"].tables["1"].seats
        assert [seat.player for seat in seats[3:5] if seat] == ["dee", "eve"]

    run(story)


def test_a_fault_of_our_own_is_refused_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def story(lobby: Lobby) -> None:
        at, who = lobby.turn
        line = lobby.come(who)
        place = lobby.house.places["room"]
        before = place.version

        def broken(command: object, by: object, table: str) -> None:
            place.tables["1"].hands += 7  # half done
            raise RuntimeError("the ace of spades")

        monkeypatch.setattr(place, "act", broken)
        lobby.do(line, Call(at), key="a")
        lobby.hub.flush()
        refused = received(line)[-1]
        assert isinstance(refused, Refused)
        assert "ace" not in refused.says
        monkeypatch.undo()
        assert (place.tables["1"].hands, place.version) == (1, before)
        lobby.do(line, Call(at), key="b")
        lobby.hub.flush()
        assert isinstance(received(line)[-1], Done)

    run(story)


def test_what_is_watched_is_counted_by_what_it_is() -> None:
    """Watched again it counts once, and what was never watched cannot be given up for it."""

    def story(lobby: Lobby) -> None:
        ann = lobby.come("ann")
        for _ in range(MOST_WATCHED + 5):
            lobby.watch(ann)
        lobby.hub.flush()
        assert not any(isinstance(one, Gone) for one in received(ann))
        ann.watching.update(("room", f"x{at}") for at in range(MOST_WATCHED - 1))
        for wish in (Unwatch("room", "never"), Watch("room", "", "player")):
            lobby.porter.receive(ann, msgspec.json.encode(wish))
        lobby.hub.flush()
        assert [type(one) for one in received(ann)] == [Gone]
        lobby.hub.gone(("room", "1"), "it is closed")
        lobby.porter.receive(ann, msgspec.json.encode(Watch("room", "", "player")))
        lobby.hub.flush()
        assert Gone not in {type(one) for one in received(ann)}

    run(story)
