"""Opening a game, changing and closing it: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import FLOOR, Role, player, staff
from shuffleup.law.points.room.openings import OpeningLaw
from shuffleup.room.apply import apply
from shuffleup.room.events import AtTable
from shuffleup.room.floor.room_kinds import OPENINGS, asked
from shuffleup.room.floor.small_room import (
    ANN,
    BOARD,
    LIST,
    MANAGER,
    OTHERS,
    answer,
    called,
    designated,
    does,
    full,
    game_of,
    here,
    listing_of,
    seats_of,
    sit,
    some_of,
    stack,
    stand,
    waits,
)
from shuffleup.room.lists.list_commands import TakeSeat
from shuffleup.room.lists.list_events import CallEnded, LeftList
from shuffleup.room.lists.waiting_lists import name_on, place_of
from shuffleup.room.openings import opening_commands as c
from shuffleup.room.openings.opening_events import CameToNewGame
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims.claim_commands import SettleSeat
from shuffleup.room.state import Room
from shuffleup.table.events import Paid, WentAway

WHO = ("player", "floor", "supervisor", "manager")
TIME = 5  # chips a player pays at a collection


@asked(
    "too-few-came",
    OPENINGS,
    "A new game was called, and fewer players came than were called.",
    Fact("came", COUNT, "How many came to the table?", also=(4, 5, 6, 7, 8)),
)
def too_few_came(room: Room, facts: Facts) -> RoomRuling:
    came, everyone = facts.count("came"), full(room)
    if came > len(everyone):
        raise FactError(f"came: {len(everyone)} were called")
    stand(room, "1", new=True)
    waits(room, *everyone, LIST[0])
    for at, name in enumerate(everyone):
        called(room, name, "1", at)
        if at < came:
            comes(room, name, at)
    ruling = does(room, c.CallOff("1"), MANAGER)
    listing = listing_of(room)
    missing = everyone[came:]
    kept = [name for name in missing if place_of(listing, name) is not None]
    first = ["whoever came is first on the list again"] if came else []
    behind = "keep their places" if kept else "are off the list"
    others = [f"those who did not come {behind}"] if missing else []
    return answer(f"the game need not start: {', '.join([*first, *others])}", *ruling.grounds)


def comes(room: Room, name: str, at: int) -> None:
    """Somebody who was called sits down in a new game."""
    waiting = name_on(listing_of(room), name)
    assert waiting is not None
    sit(room, "1", at, name)
    for event in (
        CameToNewGame("1", waiting),
        CallEnded(game_of(room), name),
        LeftList(game_of(room), name, True),
    ):
        apply(room, event)


@asked(
    "players-over",
    OPENINGS,
    "A new game is to start with more players than it has seats.",
    Fact("over", COUNT, "How many above the normal number?", default=1),
)
def players_over(room: Room, facts: Facts) -> RoomRuling:
    over = facts.count("over")
    if not over:
        raise FactError("over: that is the normal number")
    ruling = does(room, c.OpenTable("1", game_of(room), over=over), MANAGER)
    says = f"it may start with {seats_of(room) + over}; as players quit, their seats are removed"
    return answer(says, *some_of(ruling, OpeningLaw.games_opened_by, "game-sign"))


@asked(
    "seat-in-a-new-game",
    OPENINGS,
    "Two players want the same seat of a new game.",
    Fact("together", YES, "Did they reach it together?", default=True),
)
def seat_in_a_new_game(room: Room, facts: Facts) -> RoomRuling:
    """Ann is higher on the list; Bob is there first unless they are there together."""
    stand(room, "1", new=True)
    waits(room, ANN, "Bob")
    called(room, ANN, "1", 0)
    called(room, "Bob", "1", 1)
    if facts.yes("together"):
        wanted = SettleSeat(game_of(room), "1", 2, ANN, "Bob")
        ruling = does(room, wanted, BOARD)
        return answer("whoever is higher on the list has the seat", *ruling.grounds)
    takes = TakeSeat("Bob", game_of(room), stack(room, "1"), 2)
    ruling = does(room, takes, player("Bob"))
    return answer(
        "whoever is there first has the seat, though the other is higher on the list",
        *(name for name in ruling.grounds if name == OpeningLaw.seat_choice),
    )


@asked(
    "change-of-game",
    OPENINGS,
    "The players of a table are asked to play another game or limit.",
    Fact("objections", COUNT, "How many of them object?", default=0),
    Fact("away", YES, "Is a player away from the table?", default=False),
)
def change_of_game(room: Room, facts: Facts) -> RoomRuling:
    objections, names = facts.count("objections"), OTHERS[:6]
    if objections > len(names):
        raise FactError(f"objections: {len(names)} play there")
    designated(room, listing_of(room), "another")
    stand(room, "1", *names)
    if facts.yes("away"):
        apply(room, AtTable("1", WentAway(5)))
    ruling = does(room, c.ChangeGame("1", "another", names[:objections]), FLOOR)
    return answer("the game is changed", *ruling.grounds, OpeningLaw.change_needs_everyone_there)


@asked(
    "private-game",
    OPENINGS,
    "Some players want their game to be private.",
    Fact("players", COUNT, "How many are they?", default=6, also=(4, 5, 9)),
)
def private_game(room: Room, facts: Facts) -> RoomRuling:
    players = facts.count("players")
    if players < 2:
        raise FactError("players: it takes two to play")
    listing = listing_of(room)
    designated(room, replace(listing, house=replace(listing.house, time=TIME)))
    stand(room, "1", *OTHERS[:players])
    private = does(room, c.MakePrivate("1"), MANAGER)
    rent = does(room, c.CollectRent("1"), FLOOR)
    paid = sum(
        one.event.amount
        for one in rent.events
        if isinstance(one, AtTable) and isinstance(one.event, Paid)
    )
    as_many = "all its seats" if paid > players * TIME else f"its {players} players"
    says = f"it may be: nobody is called to it, and time is collected for {as_many}"
    return answer(says, *private.grounds, *rent.grounds)


@asked(
    "who-opens-games",
    OPENINGS,
    "Somebody wants to open a game, or to close one.",
    Fact("what", ONE_OF, "What do they want?", ("open", "close"), default="open"),
    Fact("who", ONE_OF, "Who wants it?", WHO),
)
def who_opens_games(room: Room, facts: Facts) -> RoomRuling:
    who, opens = facts.one_of("who"), facts.one_of("what") == "open"
    here(room, ANN)
    by = player(ANN) if who == "player" else staff(Role(who))
    if not opens:
        stand(room, "1", *OTHERS[:3])
    wanted = c.OpenTable("1", game_of(room)) if opens else c.CloseTable("1")
    ruling = does(room, wanted, by)
    says = f"the {who} may {'open' if opens else 'close'} it"
    alone = () if opens else (OpeningLaw.closed_by_manager_alone,)
    return answer(says, *some_of(ruling, "game-sign"), *alone)
