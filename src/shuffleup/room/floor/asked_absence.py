"""Players who are away, and their chips: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.floor.senders import FLOOR, Role, player, staff
from shuffleup.law.points.room.money_off import MoneyOffLaw
from shuffleup.room.absence import absence_commands as c
from shuffleup.room.absence.absence_events import BeganMissing, DinnerGranted, SatBack, SteppedAway
from shuffleup.room.absence.dinner_breaks import dinner_ends, dinner_point
from shuffleup.room.absence.third_man import third_man_grounds
from shuffleup.room.apply import apply
from shuffleup.room.events import AtTable
from shuffleup.room.floor.room_kinds import ABSENCE, asked
from shuffleup.room.floor.small_room import (
    ANN,
    DAY,
    LIST,
    OTHERS,
    WEEKEND,
    answer,
    designated,
    does,
    listing_of,
    of_ann,
    on_a,
    passes,
    refusal_of,
    seat_with,
    sit,
    some_of,
    stack,
    stand,
    waits,
)
from shuffleup.room.instants import MINUTE
from shuffleup.room.judge import judge
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.events import Reckoned, WentAway
from shuffleup.table.state import seated

TABLE = "1"
TIME = 5
MOST_AWAY = 5
SUPERVISOR = staff(Role.SUPERVISOR)


def misses(room: Room, name: str, blinds: int) -> None:
    """Somebody who is away has missed so many big blinds in a row."""
    if not blinds:
        return
    at = seat_with(room, TABLE, name)
    account = seated(room.tables[TABLE], at).account
    apply(room, BeganMissing(name, TABLE))
    apply(room, AtTable(TABLE, Reckoned(at, replace(account, owes_big=True, missed=blinds))))


def is_up(room: Room) -> bool:
    return seat_of(room.tables[TABLE], ANN) is None


@asked(
    "away-too-long",
    ABSENCE,
    "A player is away from the table: may the floor pick up the chips and give the seat away?",
    Fact("missed", COUNT, "How many big blinds in a row has the player missed?", default=0),
    Fact("time", YES, "Do the players of this game pay time?", default=False),
    Fact(
        "minutes",
        COUNT,
        "For how many minutes, where time is paid since the last absent button?",
        default=0,
        also=(20, 30, 45, 60),
    ),
)
def away_too_long(room: Room, facts: Facts) -> RoomRuling:
    if facts.yes("time"):
        listing = listing_of(room)
        designated(room, replace(listing, house=replace(listing.house, time=TIME)))
    stand(room, TABLE, ANN, *OTHERS[:5])
    of_ann(room, c.StepAway(ANN, TABLE))
    misses(room, ANN, facts.count("missed"))
    grounds: tuple[str, ...] = ()
    if facts.yes("time"):
        grounds = absent_buttons(room)
    ruling = passes(room, facts.count("minutes"))
    if not is_up(room):
        ruling = does(room, c.PickUp(ANN, TABLE), FLOOR)
    says = "yes: the chips go to the cage, and the seat is open"
    return answer(says, *ruling.grounds, *grounds)


def absent_buttons(room: Room) -> tuple[str, ...]:
    """Dealers come into the box until Ann is in the lobby, where the house has one."""
    grounds: list[str] = []
    for _ in range(room.rules.absence.time_game_buttons):
        grounds += does(room, c.TakeBox(TABLE), staff(Role.FLOOR)).grounds
    return tuple(grounds)


@asked(
    "away-too-often",
    ABSENCE,
    "A player is away again and again, though never for long.",
)
def away_too_often(room: Room, facts: Facts) -> RoomRuling:
    stand(room, TABLE, ANN, *OTHERS[:5])
    of_ann(room, c.StepAway(ANN, TABLE))
    ruling = does(room, c.PickUp(ANN, TABLE, frequent=True), FLOOR)
    return answer("the floor may pick up the chips for that alone", *ruling.grounds)


@asked(
    "third-man-walking",
    ABSENCE,
    "A player leaves the table while others of it are away already.",
    Fact("others", COUNT, "How many others are away?", default=2),
    Fact("missing", YES, "Have all of them missed a blind by now?", default=True),
    Fact("minutes", COUNT, "For how many minutes has the player been away?", also=(5, 10, 15)),
    Fact("waited-for", YES, "Does anybody wait for the game?", default=True),
)
def third_man_walking(room: Room, facts: Facts) -> RoomRuling:
    others = OTHERS[: facts.count("others")]
    if len(others) > MOST_AWAY:
        raise FactError(f"others: at most {MOST_AWAY} of this table")
    stand(room, TABLE, ANN, *OTHERS[:MOST_AWAY])
    if facts.yes("waited-for"):
        waits(room, LIST[0])
    for name in (*others, ANN):
        does(room, c.StepAway(name, TABLE), player(name))
        misses(room, name, int(facts.yes("missing")))
    passes(room, facts.count("minutes"))
    law = third_man_grounds(room)
    if not is_up(room):
        ruling = judge(room, c.PickUp(ANN, TABLE), FLOOR)
        if refusal_of(ruling) is not None or not set(law) & set(ruling.grounds):
            return answer("no third man walking: the seat is kept as for anybody away", *law)
    return answer("third man walking: the player has lost the seat", *law)


@asked(
    "everyone-called-back",
    ABSENCE,
    "A player leaves while others miss blinds, and the floor wants everybody back.",
    Fact("missing", COUNT, "How many others have missed a blind by then?", default=2),
)
def everyone_called_back(room: Room, facts: Facts) -> RoomRuling:
    others = OTHERS[: facts.count("missing")]
    if len(others) > MOST_AWAY:
        raise FactError(f"missing: at most {MOST_AWAY} of this table")
    stand(room, TABLE, ANN, *OTHERS[:MOST_AWAY])
    for name in others:
        does(room, c.StepAway(name, TABLE), player(name))
        misses(room, name, 1)
    of_ann(room, c.StepAway(ANN, TABLE))
    ruling = does(room, c.Recall(TABLE), FLOOR)
    return answer("everyone who is away is asked to return at once", *ruling.grounds)


# ---- dinner ------------------------------------------------------------------------------------


@asked(
    "dinner-asked-for",
    ABSENCE,
    "A player asks for a dinner break.",
    Fact("eating", COUNT, "How many of the table are at dinner?", default=0),
    Fact(
        "played",
        COUNT,
        "How many minutes has the player played since the last dinner break?",
        unsaid="no break yet",
        also=(180, 360, 480),
    ),
    Fact("weekend", YES, "Is it Friday or Saturday?", default=False),
)
def dinner_asked_for(room: Room, facts: Facts) -> RoomRuling:
    room = on_a(room, WEEKEND if facts.yes("weekend") else DAY)
    stand(room, TABLE, ANN, *OTHERS[:5])
    for at, name in enumerate(OTHERS[: facts.count("eating")][:5], 1):
        if room.rules.dinner.keeps_seat:
            eats(room, name, at)
    if facts.has("played"):
        dined(room)
        passes(room, facts.count("played"))
    does(room, c.VerifyStack(ANN, TABLE, stack(room, TABLE)), SUPERVISOR)
    ruling = does(room, c.GoToDinner(ANN, TABLE), FLOOR)
    minutes = (dinner_ends(room, room.now) - room.now) // MINUTE
    kept = "and the seat is kept" if not is_up(room) else "and the seat is not kept"
    return answer(f"{minutes} minutes, {kept}", *ruling.grounds, dinner_point(room, room.now))


def eats(room: Room, name: str, at: int) -> None:
    """Somebody is at dinner, with the seat kept."""
    apply(room, AtTable(TABLE, WentAway(at)))
    apply(room, SteppedAway(name, TABLE))
    apply(room, DinnerGranted(name, dinner_ends(room, room.now)))


def dined(room: Room) -> None:
    """Ann is just back from dinner."""
    for event in (SteppedAway(ANN, TABLE), DinnerGranted(ANN, room.now), SatBack(ANN, TABLE)):
        apply(room, event)


# ---- chips of somebody who is away -------------------------------------------------------------


@asked(
    "money-taken-off-the-table",
    ABSENCE,
    "A player who leaves the table for a while wants to take money along.",
    Fact("dinner", YES, "Is it for an approved dinner break?", default=False),
    Fact("cash", YES, "Is it cash, and no chips?", default=False),
    Fact("counted", YES, "Has a supervisor counted it?", default=False),
)
def money_taken_off(room: Room, facts: Facts) -> RoomRuling:
    listing = listing_of(room)
    cash = facts.yes("cash")
    designated(room, replace(listing, house=replace(listing.house, cash=cash)))
    stand(room, TABLE, *OTHERS[:5])
    amount = stack(room, TABLE)
    sit(room, TABLE, 5, ANN, cash=amount if cash else 0)
    if facts.yes("dinner"):
        apply(room, AtTable(TABLE, WentAway(5)))
        apply(room, SteppedAway(ANN, TABLE))
        apply(room, DinnerGranted(ANN, dinner_ends(room, room.now)))
    else:
        of_ann(room, c.StepAway(ANN, TABLE))
    if facts.yes("counted"):
        does(room, c.VerifyStack(ANN, TABLE, amount), SUPERVISOR)
    ruling = of_ann(room, c.TakeAlong(ANN, TABLE, amount))
    return answer("it may be taken along, and all of it comes back", *ruling.grounds)


@asked(
    "chips-gone-meanwhile",
    ABSENCE,
    "Chips that a player left on the table are not there any more.",
)
def chips_gone_meanwhile(room: Room, facts: Facts) -> RoomRuling:
    stand(room, TABLE, ANN, *OTHERS[:5])
    of_ann(room, c.StepAway(ANN, TABLE))
    had = stack(room, TABLE)
    ruling = does(room, c.FindMissing(ANN, TABLE, had // 2), FLOOR)
    good = seated(room.tables[TABLE], seat_with(room, TABLE, ANN)).stack == had
    says = "the house makes them good" if good else "the house does not answer for them"
    return answer(says, *some_of(ruling), MoneyOffLaw.house_liable)
