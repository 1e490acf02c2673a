"""How long a name or a seat is kept: asked without a room."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, Facts
from shuffleup.floor.senders import player
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.points.room.waiting_lists import WaitingListLaw
from shuffleup.room.floor.asked_lists import ann_called, called_in
from shuffleup.room.floor.room_kinds import KEPT_SEATS, LISTS, asked
from shuffleup.room.floor.small_room import (
    ANN,
    BOARD,
    LIST,
    PLAYED,
    answer,
    called,
    designated,
    does,
    full,
    game_of,
    listing_of,
    of_ann,
    open_seat,
    passes,
    sit,
    stack,
    stand,
    waits,
)
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.call_ins import GROUNDS, held_until
from shuffleup.room.lists.list_records import Signed
from shuffleup.room.lists.waiting_lists import call_of, name_on, place_of
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims.claim_commands import LockSeat
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import PAID_BIG

THINGS = {"chips": "chips", "player-card": "card", "something-else": "phone"}


@asked(
    "call-in-kept",
    LISTS,
    "A player who called in is not there yet: is the name still on the list?",
    Fact("minutes", COUNT, "How many minutes ago was the call?", also=(15, 30, 59, 60, 61, 120)),
    Fact("started", YES, "Had the game started by then?", default=True),
)
def call_in_kept(room: Room, facts: Facts) -> RoomRuling:
    called_in(room)
    if facts.yes("started"):
        stand(room, "1", *full(room))
    ruling = passes(room, facts.count("minutes"))
    waiting = name_on(listing_of(room), ANN)
    if waiting is None:
        return answer("the time is over, and the name is off the list", *ruling.grounds)
    if waiting.how is Signed.IN_PERSON:
        says = "the time is over: from now on the name is called like any other"
        return answer(says, *ruling.grounds)
    until = held_until(room, game_of(room), waiting)
    if until is None:
        says = "the name is kept: its time runs from the start of the game"
        return answer(says, WaitingListLaw.call_in_hold_from)
    left = (until - room.now) // MINUTE
    return answer(f"the name is kept: minutes left {left}", *GROUNDS[:2])


@asked(
    "seat-locked-up",
    KEPT_SEATS,
    "A player who was called puts something down to keep the seat.",
    Fact("thing", ONE_OF, "What lies there?", tuple(THINGS), default="chips"),
    Fact("for-another", YES, "Did somebody else put it there?", default=False),
    Fact("minutes", COUNT, "How many minutes ago?", also=(5, 10, 15, 20, 30)),
)
def seat_locked_up(room: Room, facts: Facts) -> RoomRuling:
    ann_called(room)
    thing = THINGS[facts.one_of("thing")]
    chips = stack(room, "1") if thing == "chips" else 0
    locks = LockSeat(ANN, game_of(room), thing, chips)
    if facts.yes("for-another"):
        locks = LockSeat(LIST[0], game_of(room), thing, chips, ANN)
    ruling = does(room, locks, player(locks.player))
    passes(room, facts.count("minutes"))
    return kept_or_open(room, *ruling.grounds, SeatingLaw.hold)


def kept_or_open(room: Room, *grounds: str) -> RoomRuling:
    """Whether the seat Ann was called to is still hers."""
    if call_of(listing_of(room), ANN) is not None:
        return answer("the seat is still kept", *grounds)
    on_list = place_of(listing_of(room), ANN) is not None
    then = "passed over until the player reports" if on_list else "off the list"
    says = f"the time is over: the seat is open again, and the name is {then}"
    return answer(says, *grounds, WaitingListLaw.no_show)


@asked(
    "paged-and-not-there",
    KEPT_SEATS,
    "A player who was called is paged, and the seat is kept meanwhile.",
    Fact("minutes", COUNT, "How many minutes ago was the page?", also=(5, 10, 15, 20)),
)
def paged_and_not_there(room: Room, facts: Facts) -> RoomRuling:
    ann_called(room)
    ruling = does(room, c.Page(ANN, game_of(room)), BOARD)
    passes(room, facts.count("minutes"))
    return kept_or_open(room, *ruling.grounds)


@asked(
    "seat-in-two-games",
    KEPT_SEATS,
    "A player who has a seat is called to another game and wants to keep that seat too.",
    Fact("playing-off", YES, "Is a blind paid, and the button still to come?", default=False),
    Fact("waited-for", YES, "Does anybody wait for one of the two seats?", default=True),
)
def seat_in_two_games(room: Room, facts: Facts) -> RoomRuling:
    designated(room, listing_of(room), "old game")
    stand(room, "1", *full(room, but=2))
    stand(room, "2", listing="old game")
    playing_off = facts.yes("playing-off")
    sit(room, "2", 0, ANN, paid=PAID_BIG if playing_off else PLAYED)
    waits(room, ANN)
    if facts.yes("waited-for"):
        waits(room, LIST[0])
    called(room, ANN, "1", open_seat(room, "1"))
    by_card = room.rules.seating.marked_by_card
    chips = 0 if by_card else stack(room, "1")
    of_ann(room, LockSeat(ANN, game_of(room), "card" if by_card else "chips", chips))
    point = SeatingLaw.two_seats if playing_off else SeatingLaw.move_after_lock
    says = "both seats may be kept until the blinds are played off"
    return answer(says if playing_off else "it may be kept for as long as any seat", point)
