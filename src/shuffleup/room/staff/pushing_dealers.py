"""Dealers: the line, the push and the breaks.

A push sends the first of the line into the first table, every dealer one table on, and the last one
out. Nobody is sent to a game they cannot deal: then it is the next in line who can; where nobody
can, the dealer stays, and it is said why. When a push is due the floor is told and does it.
"""

from __future__ import annotations

from shuffleup.floor.senders import DEALER
from shuffleup.law.points.room.staff import StaffLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence.absence_commands import TakeBox
from shuffleup.room.absence.attendance import judge_take_box
from shuffleup.room.roles import HOUSE, Allowed
from shuffleup.room.rulings import RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.staff import staff_commands as c
from shuffleup.room.staff import staff_events as e
from shuffleup.room.staff.dealer_line import (
    can_deal,
    dealer_at,
    is_dealt_at,
    is_tired,
    tables_to_deal,
)
from shuffleup.room.staff.on_the_register import is_known
from shuffleup.room.staff.staff_records import NOT_NOW
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.commands import NewSetup
from shuffleup.table.deal.deck_setups import DEALERS

# ---- the push --------------------------------------------------------------------------------


class Rotation:
    """A push being planned: who is still in the line, and what comes of it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.line = list(room.line)
        self.out: list[e.StaffEvent] = []  # first everybody gets up,
        self.into: list[e.CameIntoBox] = []  # then they sit down,
        self.aside: list[e.StaffEvent] = []  # and whoever is left goes to the line or on a break
        self.grounds: list[str] = []

    def from_line(self, number: str) -> tuple[str, str]:
        """Who comes out of the line, and why they; nobody if nobody can deal the game."""
        game = self.room.tables[number].game.key
        for place, who in enumerate(self.line):
            if can_deal(self.room, who, number):
                del self.line[place]
                if place:
                    self.grounds.append(StaffLaw.only_known_games)
                return who, f"first in line who can deal {game}" if place else "first in line"
        return "", ""

    def relieve(self, number: str, by: str, why: str) -> str:
        """Another dealer comes to a table; who dealt there."""
        old = dealer_at(self.room, number)
        if old:
            self.out.append(e.LeftBox(number, old, f"relieved by {by}"))
        self.into.append(e.CameIntoBox(number, by, why))
        return old

    def aside_goes(self, who: str, why: str) -> None:
        """Out of the box: after so many downs on a break, else to the end of the line."""
        law = self.room.rules.staff
        self.grounds.append(StaffLaw.downs_before_break)
        if is_tired(self.room, who):
            downs = f"{law.downs_before_break} downs" if law.downs_before_break > 1 else "a down"
            self.aside.append(e.WentOnBreak(who, f"{downs} dealt"))
        else:
            self.aside.append(e.JoinedLine(who, why))

    def ruling(self) -> RoomRuling:
        """All of it, with what a dealer who comes into the box sees and changes."""
        trial = Trial(self.room)
        trial.note(*self.out, *self.into, *self.aside)
        for came in self.into:
            seen = judge_take_box(self.room, TakeBox(came.table))
            trial.events += seen.events
            self.grounds += seen.grounds
            if self.room.tables[came.table].hand is None:
                trial.put(came.table, NewSetup(DEALERS), DEALER)
        return trial.ruling(*dict.fromkeys(self.grounds))


def judge_push(room: Room, command: c.PushDealers) -> RoomRuling:
    if command.table:
        return push_one(room, command.table)
    rotation = Rotation(room)
    coming, came_from = "", ""  # who has been relieved at the table before
    for number in tables_to_deal(room):
        goes_on = coming and not is_tired(room, coming) and can_deal(room, coming, number)
        if coming and not goes_on:
            rotation.aside_goes(coming, why_not_on(room, coming, number))
        who, why = (coming, f"one table on from {came_from}") if goes_on else ("", "")
        if not who:
            who, why = rotation.from_line(number)
        coming, came_from = "", number
        if who:
            coming = rotation.relieve(number, who, why)
        elif dealer_at(room, number):
            rotation.out.append(stays(room, number))
    if coming:
        rotation.aside_goes(coming, f"relieved at table {came_from}")
    if not rotation.into:
        return nobody(room, "any table")
    return rotation.ruling()


def why_not_on(room: Room, who: str, number: str) -> str:
    if can_deal(room, who, number):
        return "time for a break"
    return f"cannot deal {room.tables[number].game.key}"


def stays(room: Room, number: str) -> e.StayedInBox:
    game = room.tables[number].game.key
    return e.StayedInBox(number, dealer_at(room, number), f"nobody in line can deal {game}")


def nobody(room: Room, where: str) -> RoomRuling:
    if room.line:
        says = f"nobody in line can deal the game of {where}"
        return refuse(Reason.NOBODY_TO_DEAL, says, StaffLaw.only_known_games)
    return malformed(Reason.NOBODY_OF_THAT_NAME, "nobody stands in line")


def push_one(room: Room, number: str) -> RoomRuling:
    """One table gets the first of the line who can deal its game."""
    refused = no_box(room, number)
    if refused is not None:
        return refused
    rotation = Rotation(room)
    who, why = rotation.from_line(number)
    if not who:
        return nobody(room, f"table {number}")
    old = rotation.relieve(number, who, why)
    if old:
        rotation.aside_goes(old, f"relieved at table {number}")
    return rotation.ruling()


def no_box(room: Room, number: str) -> RoomRuling | None:
    if number in room.stands and is_dealt_at(room, number):
        return None
    return malformed(Reason.NO_SUCH_TABLE, f"no game is dealt at table {number}")


# ---- one dealer ------------------------------------------------------------------------------


def judge_put_in_box(room: Room, command: c.PutInBox) -> RoomRuling:
    """A dealer from the line goes where the floor sends them, if they can deal there."""
    refused = no_box(room, command.table) or is_known(room, command.who)
    if refused is None and command.who not in room.line:
        refused = malformed(Reason.NOT_ASKED_FOR, f"{command.who} does not stand in line")
    if refused is not None:
        return refused
    if not can_deal(room, command.who, command.table):
        game = room.tables[command.table].game.key
        says = f"{command.who} does not deal {game}"
        return refuse(Reason.NOBODY_TO_DEAL, says, StaffLaw.only_known_games)
    rotation = Rotation(room)
    old = rotation.relieve(command.table, command.who, command.why or "sent by the floor")
    if old:
        rotation.aside_goes(old, f"relieved at table {command.table}")
    return rotation.ruling()


def judge_break(room: Room, command: c.SendOnBreak) -> RoomRuling:
    who, why = command.who, command.why or "sent by the floor"
    refused = is_known(room, who)
    if refused is not None:
        return refused
    table = next((one for one, down in room.downs.items() if down.dealer == who), "")
    if table:
        return Ruling((e.LeftBox(table, who, why), e.WentOnBreak(who, why)))
    if who not in room.line:
        return malformed(Reason.NOT_ASKED_FOR, f"{who} is neither in the box nor in line")
    return Ruling((e.WentOnBreak(who, why),))


def judge_end_break(room: Room, command: c.EndBreak) -> RoomRuling:
    refused = is_known(room, command.who)
    if refused is None and room.staff[command.who].resting == NOT_NOW:
        refused = malformed(Reason.NOT_ASKED_FOR, f"{command.who} is not on a break")
    return refused or Ruling((e.BreakEnded(command.who, "back before its end"),))


MAY: Allowed = dict.fromkeys((c.PutInBox, c.PushDealers, c.SendOnBreak, c.EndBreak), HOUSE)
JUDGES: RoomJudges = {
    c.PutInBox: judge_put_in_box,
    c.PushDealers: judge_push,
    c.SendOnBreak: judge_break,
    c.EndBreak: judge_end_break,
}
