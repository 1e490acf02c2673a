"""Nobody who is in the hand rules on it alone: it waits for somebody who is not, or all agree, or
the book is followed; and everybody at the table is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps

from tests.server.floor_calls.around_a_table import DECK, PEOPLE, TABLE, AroundTable, on_a_hand
from tests.server.small_house import InlineWriter, must

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.senders import DEALER, Role
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.hand.state import SHOWING
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.floor_calls.calling_floor import A_TURN, CALLS, LONGEST_WAIT
from shuffleup.server.floor_calls.waiting_records import (
    AGREED,
    BY_THE_BOOK,
    LIES,
    RULED,
    RulingAsked,
    RulingEnded,
)
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.commands import Decide, NextHand, Report, Withdraw
from shuffleup.table.viewing.rail import version_of

ALL_IN = Report("wager", {"seat": "1", "said": "all-in", "alone": "yes"})
ASKS_ANOTHER = Report("something-else", {"consulted": "yes"})  # the supervisor alone decides
Story = Callable[[], Coroutine[None, None, None]]


def in_a_loop(story: Story) -> Callable[[], None]:
    @wraps(story)
    def told() -> None:
        asyncio.run(story())

    return told


def of_actor(table: AroundTable) -> Report:
    """That whoever is to act has said all-in."""
    hand = table.table.hand
    assert hand is not None
    return Report("wager", {"seat": str(hand.actor + 1), "said": "all-in", "alone": "yes"})


def showing() -> PokerHouse:
    """Everybody has called and checked to the showdown, at which players are asked to show."""
    house = on_a_hand(dealt=False)
    must(house, NextHand(deck=DECK, ask_show=True), DEALER, "1")
    table = house.places["room"].tables["1"]
    while table.hand is not None and table.hand.phase != SHOWING:
        at, hand = table.hand.actor, table.hand
        must(house, h.Call(at) if hand.bets[at] < hand.bet else h.Check(at), DEALER, "1")
    return house


def left_open(table: AroundTable) -> Report:
    """That somebody acted before their turn: the book leaves it to the floor."""
    hand = table.table.hand
    assert hand is not None
    return Report("out-of-turn", {"seat": str((hand.actor + 1) % 3 + 1), "action": "fold"})


@in_a_loop
async def test_what_a_host_in_the_hand_reports_waits_and_nothing_has_happened() -> None:
    room = AroundTable()
    before = version_of(room.table)
    assert isinstance(room.does("ann", of_actor(room), Role.FLOOR), Done)
    assert version_of(room.table) == before
    case = room.case()
    assert case is not None
    assert case.by == "ann"
    assert case.ruling is not None
    assert set(case.ruling.people) == set(PEOPLE)
    assert (case.ruling.agreed, case.ruling.left, case.ruling.of) == (["ann"], A_TURN, A_TURN)
    assert case.ruling.says
    assert case.ruling.clauses
    assert room.told.stands_still(TABLE)
    hand = room.table.hand
    assert hand is not None
    refused = room.does(PEOPLE[hand.actor], h.Fold(hand.actor))
    assert isinstance(refused, Refused)
    assert refused.reason == "floor-decides"


@in_a_loop
async def test_it_is_done_when_all_who_are_in_it_agree_and_all_are_told_with_the_clause() -> None:
    room = AroundTable()
    room.does("ann", of_actor(room), Role.FLOOR)
    actor = room.table.hand.actor if room.table.hand else -1
    assert room.asks("bob", "agree") == Done(f"k{room.sent}")
    assert room.case() is not None
    assert isinstance(room.asks("cy", "agree"), Done)
    assert room.case() is None
    hand = room.table.hand
    assert hand is not None
    assert hand.stacks[actor] == 0
    (told,) = room.heard("bob")
    assert told.kind == AGREED
    assert told.says
    assert told.clauses


@in_a_loop
async def test_without_agreement_play_goes_on_as_it_lies_after_a_turn_and_that_is_noted() -> None:
    room = AroundTable()
    before = version_of(room.table)
    room.does("ann", of_actor(room), Role.FLOOR)
    room.asks("bob", "object")
    room.passes(A_TURN - 1)
    assert room.case() is not None
    room.passes(1)
    assert room.case() is None
    assert version_of(room.table) == before
    assert not room.told.stands_still(TABLE)
    (told,) = room.heard("cy")
    assert told.kind == LIES
    ended = [one for one in room.house.log.read(0, CALLS) if isinstance(one, RulingEnded)]
    assert [one.how for one in ended] == [LIES]


@in_a_loop
async def test_somebody_of_the_floor_who_is_not_in_the_hand_rules() -> None:
    room = AroundTable()
    room.comes("flo", Role.FLOOR)
    room.does("ann", of_actor(room), Role.FLOOR)
    assert isinstance(room.asks("flo", "agree"), Done)
    assert room.case() is None
    (told,) = room.heard("bob")
    assert (told.kind, told.who) == (RULED, "Flo")


@in_a_loop
async def test_the_floor_that_is_not_in_the_hand_may_say_no() -> None:
    room = AroundTable()
    before = version_of(room.table)
    room.comes("flo", Role.FLOOR)
    room.does("ann", of_actor(room), Role.FLOOR)
    assert isinstance(room.asks("flo", "object"), Done)
    assert (room.case(), version_of(room.table)) == (None, before)
    (told,) = room.heard("ann")
    assert (told.kind, told.who) == (LIES, "Flo")


@in_a_loop
async def test_a_spectator_neither_agrees_nor_objects_and_is_told_nothing_of_it() -> None:
    room = AroundTable()
    room.comes("sam")
    room.does("ann", of_actor(room), Role.FLOOR)
    shown = room.frames("sam")
    for what in ("agree", "object"):
        assert isinstance(room.asks("sam", what), Refused)
    assert all(one.case is None or one.case.ruling is None for one in shown)
    room.a_turn_passes()
    assert room.heard("sam") == []


@in_a_loop
async def test_a_host_in_the_hand_takes_back_nobodys_action() -> None:
    room = AroundTable()
    hand = room.table.hand
    assert hand is not None
    at = hand.actor
    assert isinstance(room.does(PEOPLE[at], h.RaiseTo(at, 20)), Done)
    room.does("ann", Withdraw("mine was better"), Role.FLOOR)
    room.a_turn_passes()
    assert room.table.hand is not None
    assert room.table.hand.bet == 20


@in_a_loop
async def test_a_question_that_only_the_host_in_the_hand_could_decide_has_an_end() -> None:
    room = AroundTable()
    room.comes("dan", Role.DEALER)
    assert isinstance(room.does("dan", left_open(room), Role.DEALER), Done)
    assert room.table.question
    wish = room.does("ann", Decide("let-go", "I win"), Role.FLOOR)
    assert isinstance(wish, Done), "it waits like any other"
    assert room.table.question
    room.a_turn_passes()
    assert not room.table.question
    assert [one.kind for one in room.heard("bob")] == [LIES]
    assert room.table.hand is not None


@in_a_loop
async def test_a_question_waits_for_a_floor_that_is_there() -> None:
    room = AroundTable()
    room.comes("flo", Role.FLOOR)
    room.does("flo", left_open(room), Role.FLOOR)
    room.passes(100 * A_TURN)
    assert room.table.question
    assert isinstance(room.does("flo", Decide("let-go"), Role.FLOOR), Done)


@in_a_loop
async def test_a_question_for_somebody_who_is_not_there_waits_no_longer_than_a_call() -> None:
    room = AroundTable()
    room.comes("flo", Role.FLOOR)
    room.does("flo", ASKS_ANOTHER, Role.FLOOR)
    room.passes(2_000)
    room.a_turn_passes()
    assert room.table.question, "the floor is there, and may fetch the supervisor"
    room.passes(LONGEST_WAIT)
    assert not room.table.question


@in_a_loop
async def test_all_who_are_in_it_may_agree_on_one_of_the_choices() -> None:
    room = AroundTable()
    room.comes("dan", Role.DEALER)
    room.does("dan", left_open(room), Role.DEALER)
    room.passes(2_000)
    assert isinstance(room.asks("bob", "agree", "burn-the-deck"), Refused)
    for who in PEOPLE:
        assert isinstance(room.asks(who, "agree", "let-go"), Done)
    assert not room.table.question
    assert [one.kind for one in room.heard("bob")] == [AGREED]


@in_a_loop
async def test_what_the_record_shows_is_ruled_by_the_book_when_nobody_comes() -> None:
    room = AroundTable()
    counted = Report("deck-counted", {"cards": "52"})
    room.does("ann", counted, Role.FLOOR)
    case = room.case()
    assert case is not None
    assert case.ruling is not None
    assert case.ruling.proven
    room.a_turn_passes()
    (told,) = room.heard("bob")
    assert told.kind == BY_THE_BOOK


@in_a_loop
async def test_what_the_record_shows_in_part_is_no_ruling_by_the_book() -> None:
    """Ann has mucked, as the record shows; that her hand could be told apart only she says."""
    room = AroundTable(showing())
    while room.table.hand is not None:
        may = options(room.table.hand)
        assert may is not None
        room.does(
            PEOPLE[may.seat], h.Muck(may.seat) if may.seat == 0 and may.muck else h.Show(may.seat)
        )
    had = [seat.stack for seat in room.table.seats if seat is not None]
    told = {"seat": "1", "muck": "no", "misread": "yes", "identifiable": "yes", "cards": "AsKs"}
    room.does("ann", Report("discard-at-showdown", told), Role.FLOOR)
    room.a_turn_passes()
    assert [seat.stack for seat in room.table.seats if seat is not None] == had


@in_a_loop
async def test_after_the_hand_the_same_holds_for_those_who_were_in_it() -> None:
    room = AroundTable()
    while room.table.hand is not None:
        at = room.table.hand.actor
        room.does(PEOPLE[at], h.Fold(at))
    room.does("ann", Report("pot-disputed", {"by": "1"}), Role.FLOOR)
    assert room.case() is not None


@in_a_loop
async def test_a_host_who_is_out_of_the_hand_rules_at_once() -> None:
    room = AroundTable()
    room.comes("zoe", Role.FLOOR)
    actor = room.table.hand.actor if room.table.hand else -1
    assert isinstance(room.does("zoe", of_actor(room), Role.FLOOR), Done)
    assert room.table.hand is not None
    assert room.table.hand.stacks[actor] == 0
    (told,) = room.heard("bob")
    assert (told.kind, told.who) == (RULED, "Zoe")


@in_a_loop
async def test_it_survives_a_restart_with_what_was_said_to_it() -> None:
    log = MemoryLog()
    room = AroundTable(on_a_hand(log))
    room.does("ann", of_actor(room), Role.FLOOR)
    room.asks("bob", "agree")
    again = PokerHouse(log, InlineWriter(log), room.house.now)
    again.load()
    later = AroundTable(again)
    later.calls.load()
    later.porter.rulings.load()
    case = later.case()
    assert case is not None
    assert case.ruling is not None
    assert case.ruling.agreed == ["ann", "bob"]
    later.asks("cy", "agree")
    assert later.case() is None
    assert isinstance(again.places["room"], RoomPlace)


@in_a_loop
async def test_a_report_sent_again_is_asked_once() -> None:
    room = AroundTable()
    wish = of_actor(room)
    room.does("ann", wish, Role.FLOOR)
    room.sent -= 1
    assert isinstance(room.does("ann", wish, Role.FLOOR), Done)
    asked = [one for one in room.house.log.read(0, CALLS) if isinstance(one, RulingAsked)]
    assert len(asked) == 1


# ---- how often, and at whose cost ------------------------------------------------------------


@in_a_loop
async def test_a_report_that_is_refused_stops_nothing() -> None:
    room = AroundTable()
    for wish in (Report("duplicate-card"), Report("wager", {"seat": "9"}), Report("no-such")):
        assert isinstance(room.does("ann", wish, Role.FLOOR), Refused)
        assert not room.told.stands_still(TABLE)
    assert CALLS not in room.house.log.versions


@in_a_loop
async def test_nobody_stops_play_more_than_twice_an_hour_where_no_floor_is_there() -> None:
    room = AroundTable()
    for _ in range(2):
        assert isinstance(room.asks("bob", "floor", "he looked at me"), Done)
        room.passes(A_TURN - 1)
        assert room.told.stands_still(TABLE)
        room.passes(1)
        assert not room.told.stands_still(TABLE), "a turn's time and no more"
        room.passes(60_000)
    assert isinstance(room.asks("bob", "floor", "again"), Refused)
    assert isinstance(room.asks("cy", "floor", "mine"), Done)
    room.passes(60 * 60_000)
    assert isinstance(room.asks("bob", "floor", "an hour later"), Done)


@in_a_loop
async def test_reports_that_wait_count_as_stops_too() -> None:
    room = AroundTable()
    for _ in range(2):
        assert isinstance(room.does("ann", of_actor(room), Role.FLOOR), Done)
        room.a_turn_passes()
    assert isinstance(room.does("ann", of_actor(room), Role.FLOOR), Refused)
    assert not room.told.stands_still(TABLE)


@in_a_loop
async def test_with_a_floor_there_a_call_waits_for_it() -> None:
    room = AroundTable()
    room.comes("flo", Role.FLOOR)
    room.asks("bob", "floor", "he looked at me")
    room.passes(2 * A_TURN)
    assert room.told.stands_still(TABLE)
    assert isinstance(room.asks("ann", "answer", "nonsense"), Refused), "ann is in the hand"
    assert isinstance(room.asks("flo", "answer", "I saw it"), Done)


# ---- real cards among friends ----------------------------------------------------------------


def by_hand() -> AroundTable:
    room = AroundTable(dealt=False)
    room.table.by_hand = True
    return room


TWO_WANT_A_SEAT = Report("seat-disputed", {"place": "5", "one": "2", "other": "3"})


@in_a_loop
async def test_with_real_cards_the_host_rules_unless_somebody_objects() -> None:
    room = by_hand()
    assert isinstance(room.does("ann", TWO_WANT_A_SEAT, Role.FLOOR), Done)
    case = room.case()
    assert case is not None
    assert case.ruling is not None
    assert case.ruling.silence
    room.a_turn_passes()
    assert room.table.seats[4] is not None
    assert [one.kind for one in room.heard("bob")] == ["unopposed"]


@in_a_loop
async def test_with_real_cards_an_objection_makes_it_a_matter_of_agreement() -> None:
    room = by_hand()
    room.does("ann", TWO_WANT_A_SEAT, Role.FLOOR)
    assert isinstance(room.asks("cy", "object"), Done)
    room.a_turn_passes()
    assert room.table.seats[4] is None
    assert [one.kind for one in room.heard("bob")] == [LIES]
