"""What a player wants done with their seat is kept by the house until its time comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from msgspec.structs import replace
from tests.server.floor_calls.around_a_table import PEOPLE, TABLE, AroundTable, answer, on_a_hand
from tests.server.small_house import must, small_house

from shuffleup.client.messages import Done, Refused, SeatWish, Wish
from shuffleup.floor.senders import DEALER
from shuffleup.hand import commands as h
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.hub.too_many_wishes import Wishes
from shuffleup.server.settings import ServerSettings
from shuffleup.server.wishes.seat_wishes import BY_HAND, SeatWishes
from shuffleup.server.wishes.wish_records import WISHES
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import NextHand


def in_a_loop(story: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @wraps(story)
    def told() -> None:
        asyncio.run(story())

    return told


class Wishing(AroundTable):
    """People around a table whose wishes are kept."""

    def __init__(self, log: MemoryLog | None = None, **more: Any) -> None:
        super().__init__(on_a_hand(log), **more)
        self.wishes = SeatWishes(self.house, self.hub.show_again)
        self.hub.wish, self.porter.asks.wishes = self.wishes.of, self.wishes.wish

    def wants(self, who: str, **what: Any) -> Done | Refused:
        self.sent += 1
        return answer(self.says(who, Wish(f"w{self.sent}", *TABLE, **what)))

    def of(self, who: str) -> SeatWish:
        return self.wishes.of(TABLE, self.table, who)

    def ends_the_hand(self) -> None:
        while self.table.hand is not None:
            at = self.table.hand.actor
            reply = self.does(self.table.seats[at].player, h.Fold(at))  # type: ignore[union-attr]
            assert isinstance(reply, Done), reply
        self.wishes.see_to(TABLE, self.table)

    def deals(self) -> None:
        self.wishes.before_the_deal(TABLE, self.table)
        outcome = self.house.perform(Errand("room", DEALER, NextHand("seed"), table="1"))
        assert isinstance(outcome.reply, Done), outcome.reply

    def sits_out(self, who: str) -> bool:
        return any(
            seat.presence.sits_out for seat in self.table.seats if seat and seat.player == who
        )

    @property
    def written(self) -> int:
        return self.house.versions.get(WISHES, 0)


@in_a_loop
async def test_who_wishes_to_leave_gets_up_when_the_hand_is_over() -> None:
    room = Wishing()
    assert isinstance(room.wants("bob", leave=True), Done)
    room.wishes.see_to(TABLE, room.table)
    assert seat_of(room.table, "bob") is not None
    room.ends_the_hand()
    assert seat_of(room.table, "bob") is None


@in_a_loop
async def test_a_wish_taken_back_is_not_done() -> None:
    room = Wishing()
    room.wants("bob", leave=True)
    room.wants("bob", leave=False)
    room.ends_the_hand()
    assert seat_of(room.table, "bob") is not None


@in_a_loop
async def test_a_wish_that_changes_nothing_is_no_event() -> None:
    room = Wishing()
    version = room.table.version
    for _ in range(5):
        room.wants("bob", leave=True)
    assert (room.written, room.table.version) == (1, version)


@in_a_loop
async def test_a_wish_is_shown_to_whom_it_is_and_to_nobody_else() -> None:
    room = Wishing()
    room.frames("cy")
    room.wants("bob", leave=True)
    assert room.frames("cy") == []
    room.hub.show_again(TABLE)
    room.hub.flush()
    assert [frame.wish for frame in room.frames("bob")] == [SeatWish(leave=True)]
    assert [frame.wish for frame in room.frames("cy")] == [SeatWish()]


@in_a_loop
async def test_wishes_outlive_the_house() -> None:
    log = MemoryLog()
    room = Wishing(log)
    room.wants("bob", leave=True, chips=300)
    later = SeatWishes(room.house, lambda where, who: None)
    later.load()
    assert later.of(TABLE, room.table, "bob") == SeatWish(leave=True, chips=300)


@in_a_loop
async def test_who_wishes_to_sit_out_at_the_blind_plays_until_it_comes() -> None:
    room, played = Wishing(), 0
    room.wants("bob", blind=True)
    while not room.sits_out("bob"):
        played += 1
        room.ends_the_hand()
        room.deals()
    hand = room.table.hand
    assert 0 < played <= 3
    assert hand is not None
    assert hand.setup.stacks[1] == 0
    assert room.of("bob") == SeatWish()


@in_a_loop
async def test_whoever_is_left_alone_waits_and_the_blind_does_not_come_to_them() -> None:
    room = Wishing()
    for who in PEOPLE:
        room.wants(who, blind=True)
    room.ends_the_hand()
    room.wishes.before_the_deal(TABLE, room.table)
    (left,) = [who for who in PEOPLE if not room.sits_out(who)]
    assert room.of(left) == SeatWish(blind=True)


@in_a_loop
async def test_chips_wished_for_are_there_for_the_next_hand_and_no_more_than_them() -> None:
    room = Wishing()
    assert isinstance(room.wants("bob", chips=250), Done)
    room.ends_the_hand()
    at = seat_of(room.table, "bob")
    assert at is not None
    assert room.table.seats[at].stack == 250  # type: ignore[union-attr]
    assert room.of("bob") == SeatWish()


@in_a_loop
async def test_more_chips_than_the_book_lets_anybody_have_are_refused_with_the_clause() -> None:
    reply = Wishing().wants("bob", chips=401)
    assert isinstance(reply, Refused)
    assert "400" in reply.says
    assert reply.clauses


@in_a_loop
async def test_who_gets_up_and_sits_down_again_has_no_old_wish() -> None:
    room = Wishing()
    room.wants("bob", blind=True)
    at = seat_of(room.table, "bob")
    assert at is not None
    room.table.seats[at].since += 7  # type: ignore[union-attr]
    assert room.of("bob") == SeatWish()


@in_a_loop
async def test_a_wish_ends_with_its_sitting_in_the_log_too() -> None:
    log = MemoryLog()
    room = Wishing(log)
    room.wants("bob", blind=True)
    room.ends_the_hand()
    must(room.house, LeaveTable("bob", "1"))
    later = SeatWishes(room.house, lambda where, who: None)
    later.load()
    assert not room.wishes.kept
    assert not later.kept, "or they would buy chips at a table opened anew under its number"


@in_a_loop
async def test_what_is_done_of_a_wish_is_written_once() -> None:
    room = Wishing()
    room.wants("bob", leave=True)
    room.ends_the_hand()
    assert seat_of(room.table, "bob") is None
    assert room.written == 2


@in_a_loop
async def test_chips_wished_for_are_filled_up_with_whole_ones() -> None:
    room = Wishing()
    room.table.stakes = replace(room.table.stakes, chip=100)
    room.wants("bob", chips=370)
    room.ends_the_hand()
    at = seat_of(room.table, "bob")
    assert at is not None
    assert room.table.seats[at].stack // 100 == 3  # type: ignore[union-attr]


@in_a_loop
async def test_whoever_wishes_again_and_again_is_told_to_wait() -> None:
    room = Wishing()
    room.porter.wishes = Wishes(ServerSettings(wishes_a_minute=2))
    for leave in (True, False):
        assert isinstance(room.wants("bob", leave=leave), Done)
    refused = room.wants("bob", leave=True)
    assert isinstance(refused, Refused)
    assert (refused.reason, room.written) == ("too-often", 2)


@in_a_loop
async def test_where_people_deal_nobody_keeps_a_wish_that_nobody_sees_to() -> None:
    room = Wishing()
    room.table.by_hand = True
    refused = room.wants("bob", leave=True)
    assert isinstance(refused, Refused)
    assert (refused.says, room.written) == (BY_HAND, 0)


@in_a_loop
async def test_who_does_not_sit_there_has_no_wishes_there() -> None:
    room = Wishing()
    room.comes("dee")
    assert isinstance(room.wants("dee", leave=True), Refused)
    assert room.written == 0
    assert small_house().versions.get(WISHES) is None
