"""Dealers of an event: the room's, taken from its line and put back there.

Who deals where stands in the room's record of downs, the table under the event's name
(``friday/3``): so nobody deals in two places, pushes are due as everywhere, and the event keeps
nothing of it. A table that is gone, or an event that is over, gives its dealer back by itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.games import game
from shuffleup.law.points.room.staff import StaffLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.staff.staff_events import CameIntoBox, JoinedLine, LeftBox
from shuffleup.tournament.beside.dealer_commands import SendDealer
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.events import InRoom
from shuffleup.tournament.events_due import EventDue
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament


def box(event: Tournament, table: str) -> str:
    """The name of a table of the event in the room's record of dealers."""
    return f"{event.name}/{table}"


def dealer_of(event: Tournament, table: str) -> str:
    down = event.room.downs.get(box(event, table))
    return down.dealer if down is not None else ""


def judge_send_dealer(event: Tournament, command: SendDealer) -> EventRuling:
    """From the line to a table, where they can deal its game; whoever deals there is relieved."""
    room, why = event.room, command.why or "sent by the director"
    if command.table not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.table}")
    if command.who not in room.line:
        return malformed(Reason.NOT_ASKED_FOR, f"{command.who} does not stand in line")
    played, known = event.tables[command.table].game, room.staff[command.who].games
    if known and played.key not in known and room.rules.staff.only_known_games:
        says = f"{command.who} does not deal {game(played.key).title}"
        return refuse(Reason.NOBODY_TO_DEAL, says, StaffLaw.only_known_games)
    trial, number = EventTrial(event), box(event, command.table)
    old = dealer_of(event, command.table)
    if old:
        relieved = f"relieved at table {number}"
        trial.events += [
            InRoom(LeftBox(number, old, relieved)), InRoom(JoinedLine(old, relieved)),
        ]  # fmt: skip
    trial.events.append(InRoom(CameIntoBox(number, command.who, why)))
    return trial.ruling()


def nothing_to_deal(event: Tournament) -> Iterator[EventDue]:
    """Dealers whose table is gone stand in line again."""
    for number, down in event.room.downs.items():
        name, _, table = number.rpartition("/")
        if name == event.name and (event.over or table not in event.tables):
            why = f"no game at table {number}"
            events = (
                InRoom(LeftBox(number, down.dealer, why)), InRoom(JoinedLine(down.dealer, why)),
            )  # fmt: skip
            yield EventDue(event.room.now, events)


MAY: MayDirect = {SendDealer: STAFF}
JUDGES: EventJudges = {SendDealer: judge_send_dealer}
DUE = (nothing_to_deal,)
