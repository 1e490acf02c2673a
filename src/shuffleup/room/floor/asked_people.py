"""Who may play at all: asked without a room."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, Facts
from shuffleup.floor.senders import FLOOR
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.room.floor.room_kinds import DOOR, asked
from shuffleup.room.floor.small_room import (
    ANN,
    MANAGER,
    answer,
    does,
    full,
    game_of,
    here,
    of_ann,
    open_seat,
    passes,
    stack,
    stand,
)
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_commands import Join, SeatPlayer
from shuffleup.room.people.people_commands import Arrive, BarPlayer, Suspend
from shuffleup.room.people.person_record import PROMOTIONS
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims.claim_commands import KeepApart
from shuffleup.room.state import Room


@asked(
    "too-young-or-without-papers",
    DOOR,
    "Somebody wants to play whose age or identity is in doubt.",
    Fact("age", COUNT, "How old are they?", also=(17, 18, 20, 21, 30)),
    Fact("papers", YES, "Have they shown valid papers?", default=True),
)
def too_young_or_without_papers(room: Room, facts: Facts) -> RoomRuling:
    of_ann(room, Arrive(ANN, facts.count("age"), facts.yes("papers")))
    of_ann(room, Join(ANN, game_of(room)))
    return answer("they may play", SeatingLaw.minimum_age, SeatingLaw.id_required)


@asked(
    "barred-player",
    DOOR,
    "Somebody whom management has refused the room wants to play.",
    Fact("over", YES, "Was it for a time that is over?", default=False),
)
def barred_player(room: Room, facts: Facts) -> RoomRuling:
    here(room, ANN)
    bar = BarPlayer(ANN, "conduct", room.now + 60 * MINUTE if facts.yes("over") else None)
    ruling = does(room, bar, MANAGER)
    passes(room, 60)
    of_ann(room, Join(ANN, game_of(room)))
    return answer("they may play again: the bar is over", *ruling.grounds)


@asked(
    "kept-apart",
    DOOR,
    "Two players whom the house does not want in one game want to play in one.",
)
def two_kept_apart(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room, but=1))
    of_ann(room, Arrive(ANN))
    does(room, KeepApart(ANN, "Bob"), MANAGER)
    sits = SeatPlayer(ANN, "1", open_seat(room, "1"), stack(room, "1"))
    does(room, sits, FLOOR)
    return answer("they may play in one game", SeatingLaw.same_game_ban)


@asked(
    "player-suspended",
    DOOR,
    "The house wants to send a player away for a while for how they behaved.",
    Fact("for", ONE_OF, "For what?", ("abuse", "stalling"), default="abuse"),
    Fact("from", ONE_OF, "From what?", ("the-room", "promotions"), default="the-room"),
)
def player_suspended(room: Room, facts: Facts) -> RoomRuling:
    here(room, ANN)
    scope = "" if facts.one_of("from") == "the-room" else PROMOTIONS
    ruling = does(room, Suspend(ANN, facts.one_of("for"), 60, scope), MANAGER)
    return answer("the player may be suspended", *ruling.grounds)
