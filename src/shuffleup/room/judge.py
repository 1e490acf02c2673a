"""``judge(room, command, by)`` reads the room and answers with a Ruling; it changes nothing.

Whether its sender may send it is looked at first (``room.who_may_ask``), then whether every field
holds what it can; then the judge of its family.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room import commands as c
from shuffleup.room.absence import absence_rules
from shuffleup.room.absence.attendance import noticed
from shuffleup.room.adoption import adopting
from shuffleup.room.breaking import breaking_up, seats_after_break
from shuffleup.room.breaking.seats_after_break import lapsed
from shuffleup.room.cage import cage_desk
from shuffleup.room.cage.on_tables import colour_up, entries
from shuffleup.room.cage.signing import signed
from shuffleup.room.counting.after_count import judge_after_count
from shuffleup.room.devices import device_rules
from shuffleup.room.events import AtTable
from shuffleup.room.instants import LATEST
from shuffleup.room.lists import calling_names, taking_seats, waiting_lists
from shuffleup.room.must_move import feeding, moving_up
from shuffleup.room.must_move.moving_up import before_the_hand
from shuffleup.room.one_unit import changes_its_chips
from shuffleup.room.openings import opening_games, running_games, signs_and_fees
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.people import coming_in, warning_and_barring
from shuffleup.room.promotions import promotion_family
from shuffleup.room.promotions.jackpots import void_with_hand
from shuffleup.room.promotions.postings import too_large
from shuffleup.room.rulings import RoomJudges, RoomRuling, malformed
from shuffleup.room.seat_claims import changing_tables, kept_apart, locking_up, playing_over
from shuffleup.room.staff import on_the_register, pushing_dealers
from shuffleup.room.staff.on_the_register import not_on_register
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.room.undo import undoing
from shuffleup.room.who_may_ask import nobody, unauthorised
from shuffleup.table.commands import Designate, Leave, LockUp, NextHand, ReportHand, Sit
from shuffleup.table.edge import is_sender, unfit_fields
from shuffleup.table.state import copy
from shuffleup.wrong_fields import plain_name

ROOMS_OWN = (Sit, LockUp, Leave)  # lists and ledger go with them


def judge(room: Room, command: c.RoomCommand, by: Sender) -> RoomRuling:
    """What this command of this sender does under the law of this room, or why it does nothing."""
    if type(command) is c.AtTheTable:
        return at_the_table(room, command, by)
    if type(command) is c.AfterCount:
        return judge_after_count(room, command, by, judge) if is_sender(by) else nobody(by)
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
        says = f"{plain_name(unfit[0])}: {said(value)} is nothing of the kind"
        return malformed(Reason.NOT_A_COMMAND, says)
    return signed(room, command, family(room, command), by)


def at_the_table(room: Room, command: c.AtTheTable, by: Sender) -> RoomRuling:
    """What a table rules on by itself."""
    if not is_sender(by):
        return nobody(by)
    if (refused := not_on_register(room, by)) is not None:
        return refused
    if type(command.table) is not str or command.table not in room.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {said(command.table)}")
    if isinstance(command.command, ROOMS_OWN):
        return malformed(Reason.NOT_YOUR_PART, "the room seats people and lets them go")
    refused = not_designated(room, command)
    if refused is not None:
        return refused
    trial = Trial(room)
    grounds: tuple[str, ...] = ()
    if deals(command):
        if command.table in room.breaks:
            says = f"the game of table {command.table} is broken"
            return malformed(Reason.NO_SUCH_GAME, says)
        grounds = (*before_the_hand(trial, command.table), *lapsed(trial, command.table))
    before, start = copy(trial.table(command.table)), len(trial.events)
    trial.put(command.table, command.command, by)
    for event in [one for one in trial.events[start:] if isinstance(one, AtTable)]:
        trial.note(*colour_up(command.table, before, event))
    void_with_hand(trial, command.table)
    after = trial.table(command.table)
    if isinstance(command.command, Designate):
        refused = changes_its_chips(before, after)
        if refused is not None:
            return refused
    trial.note(*entries(command.table, before, after, command.command, by), *noticed(trial))
    return signed(room, command, trial.ruling(*grounds), by)


def deals(command: c.AtTheTable) -> bool:
    """Whether a hand begins at a table: whoever has to be gone by then goes first."""
    return type(command.command) in (NextHand, ReportHand)


def not_designated(room: Room, command: c.AtTheTable) -> RoomRuling | None:
    """What the house may not take at a table: more for the promotions than the book lets."""
    wanted = command.command
    if not isinstance(wanted, Designate | ReportHand) or unfit_fields(wanted):
        return None
    promotion = wanted.house.promotion if isinstance(wanted, Designate) else wanted.promotion
    return too_large(room, promotion, room.tables[command.table].stakes.dollar)


def judge_time(room: Room, command: c.TellTime) -> RoomRuling:
    if not room.now <= command.instant <= LATEST:
        return malformed(Reason.TIME_GOES_ON, "time does not go back")
    return Ruling((TimeTold(command.instant),) if command.instant > room.now else ())


JUDGES: RoomJudges = {
    c.TellTime: judge_time,
    **coming_in.JUDGES,
    **opening_games.JUDGES,
    **waiting_lists.JUDGES,
    **absence_rules.JUDGES,
    **feeding.JUDGES,
    **moving_up.JUDGES,
    **breaking_up.JUDGES,
    **seats_after_break.JUDGES,
    **calling_names.JUDGES,
    **taking_seats.JUDGES,
    **warning_and_barring.JUDGES,
    **kept_apart.JUDGES,
    **locking_up.JUDGES,
    **changing_tables.JUDGES,
    **playing_over.JUDGES,
    **running_games.JUDGES,
    **signs_and_fees.JUDGES,
    **cage_desk.JUDGES,
    **promotion_family.JUDGES,
    **on_the_register.JUDGES,
    **pushing_dealers.JUDGES,
    **undoing.JUDGES,
    **device_rules.JUDGES,
    **adopting.JUDGES,
}
