"""``judge(room, command, by)`` reads the room and answers with a Ruling; it changes nothing.

Whether its sender may send it is looked at first (``room.who_may_ask``), then whether every field
holds what it can; then the judge of its family.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room import commands as c
from shuffleup.room.cage import cage_desk
from shuffleup.room.cage.on_tables import colour_up, entries
from shuffleup.room.cage.signing import signed
from shuffleup.room.events import AtTable
from shuffleup.room.lists import waiting_lists
from shuffleup.room.openings import opening_games
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.people import coming_in
from shuffleup.room.promotions import promotion_family
from shuffleup.room.promotions.postings import too_large
from shuffleup.room.rulings import RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.room.who_may_ask import unauthorised
from shuffleup.table.commands import Designate
from shuffleup.table.edge import unfit_fields

LATEST = 1 << 53  # milliseconds: far beyond any calendar


def judge(room: Room, command: c.RoomCommand, by: Sender) -> RoomRuling:
    """What this command of this sender does under the law of this room, or why it does nothing."""
    if type(command) is c.AtTheTable:
        return at_the_table(room, command, by)
    family = JUDGES.get(type(command))
    if family is None:
        says = f"{type(command).__name__} is not something one can do in a room"
        return malformed(Reason.NOT_A_COMMAND, says)
    refused = unauthorised(room, command, by)
    if refused is not None:
        return refused
    unfit = unfit_fields(command)
    if unfit:
        value: object = getattr(command, unfit[0])
        says = f"{unfit[0]}: {said(value)} is nothing of the kind"
        return malformed(Reason.NOT_A_COMMAND, says)
    return signed(room, command, family(room, command), by)


def at_the_table(room: Room, command: c.AtTheTable, by: Sender) -> RoomRuling:
    """What a table rules on by itself."""
    if command.table not in room.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {said(command.table)}")
    refused = not_designated(room, command)
    if refused is not None:
        return refused
    trial, before = Trial(room), room.tables[command.table]
    trial.put(command.table, command.command, by)
    for event in [one for one in trial.events if isinstance(one, AtTable)]:
        trial.note(*colour_up(command.table, before, event))
    after = trial.table(command.table)
    trial.note(*entries(command.table, before, after, command.command, by))
    return signed(room, command, trial.ruling(), by)


def not_designated(room: Room, command: c.AtTheTable) -> RoomRuling | None:
    """What the house may not designate for a table: more for the promotions than the book lets."""
    wanted = command.command
    if not isinstance(wanted, Designate) or unfit_fields(wanted):
        return None
    return too_large(room, wanted.house.promotion, room.tables[command.table].stakes.dollar)


def judge_time(room: Room, command: c.TellTime) -> RoomRuling:
    if not room.now <= command.instant <= LATEST:
        return malformed(Reason.TIME_GOES_ON, "time does not go back")
    return Ruling((TimeTold(command.instant),) if command.instant > room.now else ())


JUDGES: RoomJudges = {
    c.TellTime: judge_time,
    **coming_in.JUDGES,
    **opening_games.JUDGES,
    **waiting_lists.JUDGES,
    **cage_desk.JUDGES,
    **promotion_family.JUDGES,
}
