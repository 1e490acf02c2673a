"""Names on a list and names that are called: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import player
from shuffleup.hand.setup import Stakes
from shuffleup.law.points.room.waiting_lists import WaitingListLaw
from shuffleup.room.floor.room_kinds import LISTS, asked
from shuffleup.room.floor.small_room import (
    ANN,
    BOARD,
    LIST,
    OTHERS,
    answer,
    called,
    designated,
    does,
    full,
    game_of,
    here,
    listing_of,
    of_ann,
    open_seat,
    some_of,
    stand,
    wait,
    waits,
)
from shuffleup.room.lists import list_commands as c
from shuffleup.room.lists.list_records import Waiting
from shuffleup.room.lists.waiting_lists import place_of
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room


def on_the_list(room: Room, listing: str = "") -> str:
    """Where Ann stands: ``first on the list``, ``at the end of the list``, ``off the list``."""
    names = room.listings[listing or game_of(room)]
    at = place_of(names, ANN)
    if at is None:
        return "off the list"
    if at < 2:
        return f"{('first', 'second')[at]} on the list"
    if at == len(names.waiting) - 1:
        return "at the end of the list"
    return f"number {at + 1} on the list"


# ---- being on it -------------------------------------------------------------------------------


@asked(
    "listed-with-open-seats",
    LISTS,
    "A player wants to be on the list of a game that has an open seat.",
)
def listed_with_open_seats(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room, but=1))
    here(room, ANN)
    of_ann(room, c.Join(ANN, game_of(room)))
    return answer(f"the name is {on_the_list(room)}", WaitingListLaw.with_open_seats)


@asked("places-traded", LISTS, "Two players want to trade their places on a list.")
def places_traded(room: Room, facts: Facts) -> RoomRuling:
    waits(room, ANN, "Bob")
    ruling = of_ann(room, c.SwapPlaces(ANN, "Bob", game_of(room)))
    return answer("they may trade places", *ruling.grounds)


@asked(
    "seat-asked-for-on-the-list",
    LISTS,
    "A player on the list asks for a certain seat.",
    Fact("higher", YES, "Is it a game with a higher buy-in?", default=False),
    Fact("by-phone", YES, "Was the name called in?", default=False),
    Fact("handicap", YES, "Does a handicap need that seat?", default=False),
)
def seat_asked_for(room: Room, facts: Facts) -> RoomRuling:
    higher, by_phone = facts.yes("higher"), facts.yes("by-phone")
    designated(room, replace(listing_of(room), higher=higher))
    stand(room, "1", *full(room))
    of_ann(room, Arrive(ANN, handicap=facts.yes("handicap")))
    ruling = of_ann(room, c.Join(ANN, game_of(room), by_phone, table="1", seat=2))
    says = "that seat is kept for the player when it is open and the name comes up"
    return answer(says, *some_of(ruling, WaitingListLaw.by_phone))


@asked(
    "on-several-lists",
    LISTS,
    "A player who is on the lists of two limits is called to one of the games.",
    Fact("called-to", ONE_OF, "To which of them?", ("higher", "lower"), default="higher"),
    Fact("stays", YES, "Did the player ask to stay on the other list?", default=False),
)
def on_several_lists(room: Room, facts: Facts) -> RoomRuling:
    to_higher, game = facts.one_of("called-to") == "higher", game_of(room)
    listing = listing_of(room)
    designated(room, replace(listing, stakes=doubled(listing.stakes)), "higher")
    calls, other = ("higher", game) if to_higher else (game, "higher")
    stand(room, "1", *OTHERS[:5], listing=calls)
    here(room, ANN)
    wait(room, Waiting(ANN, room.now), calls)
    wait(room, Waiting(ANN, room.now, stays=facts.yes("stays")), other)
    does(room, c.CallNext(calls), BOARD)
    stays = place_of(room.listings[other], ANN) is not None
    says = "the name stays on" if stays else "the name goes off"
    limit = "lower" if to_higher else "higher"
    return answer(f"{says} the list of the {limit} game", WaitingListLaw.lower_cleared_on_call)


def doubled(stakes: Stakes) -> Stakes:
    """The same game for twice as much."""
    return replace(
        stakes,
        blinds=tuple(2 * blind for blind in stakes.blinds),
        ante=2 * stakes.ante,
        bring_in=2 * stakes.bring_in,
        small_bet=2 * stakes.small_bet,
        big_bet=2 * stakes.big_bet,
    )


# ---- being called ------------------------------------------------------------------------------


def ann_called(room: Room, *, rolls: int = 0) -> None:
    """A game with an open seat, to which Ann was called; others wait."""
    stand(room, "1", *full(room, but=1))
    here(room, ANN)
    wait(room, Waiting(ANN, room.now, rolls=rolls))
    waits(room, *LIST[:3])
    called(room, ANN, "1", open_seat(room, "1"))


@asked(
    "called-and-no-answer",
    LISTS,
    "A name is called for a seat, and nobody answers.",
    Fact("unheard", YES, "Does the player say the call was not heard?", default=False),
)
def called_and_no_answer(room: Room, facts: Facts) -> RoomRuling:
    ann_called(room)
    ruling = does(room, c.NoAnswer(ANN, game_of(room)), BOARD)
    if facts.yes("unheard"):
        ruling = of_ann(room, c.ClaimCall(ANN, game_of(room)))
        return answer(f"the house makes it good: {on_the_list(room)}", *ruling.grounds)
    kept = place_of(listing_of(room), ANN) is not None
    passed = "passed over until the player reports" if kept else "taken off the list"
    return answer(f"the name is {passed}", *ruling.grounds)


@asked(
    "rolled-to-the-bottom",
    LISTS,
    "A player who is called wants to be moved to the end of the list instead.",
    Fact("times", COUNT, "How often was the name rolled before?", default=0),
)
def rolled_to_the_bottom(room: Room, facts: Facts) -> RoomRuling:
    ann_called(room, rolls=facts.count("times"))
    ruling = of_ann(room, c.Roll(ANN, game_of(room)))
    return answer(f"the name is rolled: {on_the_list(room)}", *ruling.grounds)


@asked(
    "seat-declined",
    LISTS,
    "A player who is called does not want the seat, and wants to keep the place on the list.",
    Fact("new", YES, "Is it a new game that has yet to be established?", default=True),
    Fact("players", COUNT, "How many play there already?", default=4, also=(4, 5, 6, 7)),
)
def seat_declined(room: Room, facts: Facts) -> RoomRuling:
    new = facts.yes("new")
    players = facts.count("players") if new else 5
    stand(room, "1", *OTHERS[:players], new=new)
    waits(room, ANN, *LIST[:3])
    called(room, ANN, "1", open_seat(room, "1"))
    ruling = of_ann(room, c.Decline(ANN, game_of(room)))
    kept = place_of(listing_of(room), ANN) is not None
    says = "the place is kept" if kept else "the place is lost: the name goes off the list"
    return answer(says, *ruling.grounds)


@asked(
    "newcomer-of-two-games",
    LISTS,
    "Two tables of a game have an open seat, and the next name wants the one with more players.",
)
def newcomer_of_two_games(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room, but=1))
    stand(room, "2", *LIST[:4])
    waits(room, ANN)
    does(room, c.CallNext(game_of(room), "1"), BOARD)
    says = "the player may choose: seats are not called to the shortest game first"
    return answer(says, WaitingListLaw.newcomer_goes_to)


# ---- by telephone ------------------------------------------------------------------------------


@asked(
    "names-called-in",
    LISTS,
    "Somebody telephones to put names on a list.",
    Fact("names", COUNT, "How many names, their own among them?", default=1),
    Fact("taken", YES, "Does the house take call-ins for this game?", default=True),
)
def names_called_in(room: Room, facts: Facts) -> RoomRuling:
    names = (ANN, *OTHERS)[: facts.count("names")]
    if not names:
        raise FactError("names: then nobody is on the list")
    designated(room, replace(listing_of(room), by_phone=facts.yes("taken")))
    grounds: list[str] = []
    for name in names:
        wanted = c.Join(name, game_of(room), True, ANN if len(names) > 1 else "")
        grounds += does(room, wanted, BOARD).grounds
    count = "the name goes" if len(names) == 1 else f"all {len(names)} names go"
    return answer(f"{count} on the list", *grounds)


def called_in(room: Room) -> None:
    """Ann has telephoned, where the house takes it; others are in the room and wait behind."""
    does(room, c.Join(ANN, game_of(room), True), player(ANN))
    waits(room, *LIST[:3])


@asked(
    "call-in-not-there",
    LISTS,
    "A name that was called in comes up, and the player is not there yet.",
)
def call_in_not_there(room: Room, facts: Facts) -> RoomRuling:
    called_in(room)
    stand(room, "1", *full(room, but=1))
    does(room, c.CallNext(game_of(room)), BOARD)
    says = f"the next name is called; the call-in is {on_the_list(room)}"
    return answer(says, WaitingListLaw.call_in_called_absent)


@asked(
    "call-in-calls-again",
    LISTS,
    "Somebody who called in telephones again after the game has started.",
)
def call_in_calls_again(room: Room, facts: Facts) -> RoomRuling:
    called_in(room)
    stand(room, "1", *full(room))
    ruling = does(room, c.Refresh(ANN, game_of(room)), BOARD)
    return answer(f"the name is {on_the_list(room)}", *ruling.grounds)
