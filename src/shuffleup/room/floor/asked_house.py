"""What the house may do with its games, seats, cage and devices: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import CHIPS, COUNT, ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import FLOOR, Role, staff
from shuffleup.law.points.room.cage import CageLaw
from shuffleup.law.points.room.jackpots import JackpotLaw
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.room.cage.cage_commands import Fill
from shuffleup.room.devices.device_commands import RestrictDevices
from shuffleup.room.devices.device_rules import CAUSES
from shuffleup.room.floor.room_kinds import CAGE, DOOR, KEPT_SEATS, MUST_MOVES, OPENINGS, asked
from shuffleup.room.floor.small_room import (
    ANN,
    EVEN_MORE,
    MANAGER,
    OTHERS,
    answer,
    called,
    designated,
    does,
    full,
    game_of,
    listing_of,
    of_ann,
    open_seat,
    stack,
    stand,
    unlisted,
    waits,
)
from shuffleup.room.lists.list_commands import SeatPlayer, TakeSeat
from shuffleup.room.must_move.feed_commands import GoToTable, InvokeMustMove
from shuffleup.room.openings.opening_commands import ListGame, MoveGame
from shuffleup.room.people.coming_in import has_accepted
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims.claim_commands import ReserveSeat
from shuffleup.room.state import Room

WHY = (*(cause.replace(" ", "-") for cause in CAUSES), "something-else")
MAIN, FEEDER = "1", "2"


@asked("game-moved", OPENINGS, "The house wants to move a game to another place in the room.")
def game_moved(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *OTHERS[:5])
    ruling = does(room, MoveGame("1", "the back"), FLOOR)
    return answer("the house may move it", *ruling.grounds)


@asked(
    "drop-for-promotions",
    OPENINGS,
    "The house wants to drop something out of each pot for the promotions.",
    Fact("dollars", COUNT, "How many dollars of a hand?"),
)
def drop_for_promotions(room: Room, facts: Facts) -> RoomRuling:
    listing = unlisted(room)
    amount = facts.count("dollars") * listing.stakes.dollar
    drops = replace(listing, house=replace(listing.house, promotion=amount))
    does(room, ListGame("with a drop", drops), MANAGER)
    return answer("so much may be dropped", JackpotLaw.drop_maximum)


@asked(
    "seat-kept-by-management",
    KEPT_SEATS,
    "A player wants a seat that management keeps for somebody else.",
)
def seat_kept_by_management(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", new=True)
    does(room, ReserveSeat("Bob", "1", 2), MANAGER)
    of_ann(room, Arrive(ANN))
    waits(room, ANN)
    called(room, ANN, "1", 0)
    of_ann(room, TakeSeat(ANN, game_of(room), stack(room, "1"), 2))
    return answer("the player may have it", "seat-reserved")


# ---- must-move ---------------------------------------------------------------------------------


@asked(
    "second-game-feeds",
    MUST_MOVES,
    "The house wants a second game to feed the first.",
    Fact("alike", YES, "Are they the same game and limit?", default=True),
)
def second_game_feeds(room: Room, facts: Facts) -> RoomRuling:
    designated(room, listing_of(room), "another")
    stand(room, MAIN, *EVEN_MORE[:6])
    stand(room, FEEDER, *OTHERS[:4], listing="" if facts.yes("alike") else "another")
    ruling = does(room, InvokeMustMove(FEEDER, MAIN), FLOOR)
    says = "it may: its players must move to the first game in their turn"
    return answer(says, *(name for name in ruling.grounds if name == "must-move"))


@asked(
    "goes-up-unasked",
    MUST_MOVES,
    "A player of the feeder wants to go to the main game without having been told to.",
)
def goes_up_unasked(room: Room, facts: Facts) -> RoomRuling:
    stand(room, MAIN, *full(room, but=1))
    stand(room, FEEDER, ANN, *EVEN_MORE[:3])
    does(room, InvokeMustMove(FEEDER, MAIN), FLOOR)
    of_ann(room, GoToTable(ANN, MAIN, open_seat(room, MAIN)))
    return answer("the player may go", "main-game-fed")


# ---- people, devices, the cage -----------------------------------------------------------------


@asked(
    "rules-not-signed",
    DOOR,
    "A player says that they never accepted the rules of the house.",
    Fact("seated", YES, "Have they taken a seat?", default=True),
)
def rules_not_signed(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", *full(room, but=1))
    of_ann(room, Arrive(ANN))
    if has_accepted(room, ANN):
        says = "they have: whoever is in the room accepts the rules"
        return answer(says, SeatingLaw.presence_accepts_rules)
    if facts.yes("seated"):
        sits = SeatPlayer(ANN, "1", open_seat(room, "1"), stack(room, "1"))
        does(room, sits, FLOOR)
    if not has_accepted(room, ANN):
        return answer("they have not: being in the room is not enough", *ACCEPTING)
    says = "they have: whoever takes a seat accepts the rules"
    return answer(says, SeatingLaw.sitting_accepts_rules)


ACCEPTING = (SeatingLaw.presence_accepts_rules, SeatingLaw.sitting_accepts_rules)


@asked(
    "devices-kept-away",
    DOOR,
    "Management wants to keep devices from a table or a player.",
    Fact("why", ONE_OF, "Why?", WHY),
)
def devices_kept_away(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", ANN, *OTHERS[:5])
    cause = facts.one_of("why").replace("-", " ")
    ruling = does(room, RestrictDevices("1", cause), MANAGER)
    return answer("management may restrict them", *ruling.grounds)


@asked(
    "large-amount-at-the-cage",
    CAGE,
    "A large amount leaves the cage: may one person sign for it?",
    Fact("amount", CHIPS, "How much?"),
    Fact("second", YES, "Has a second person signed?", default=False),
)
def large_amount_at_the_cage(room: Room, facts: Facts) -> RoomRuling:
    amount = facts.chips("amount")
    if not amount:
        raise FactError("amount: nothing leaves the cage")
    stand(room, "1", *OTHERS[:5])
    second = "second" if facts.yes("second") else ""
    does(room, Fill("1", amount, second=second), staff(Role.CAGE))
    says = "two people have signed" if second else "one person may sign for that"
    return answer(says, CageLaw.two_people_from)
