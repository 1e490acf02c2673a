"""What somebody in the room wants: imperative, with no say in whether it is allowed.

Each family has a module of its own commands; a command comes with its ``Sender``, and
``room.who_may_ask`` says who may send what. Commands of a table are put to it with ``AtTheTable``.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.absence.absence_commands import AbsenceCommand
from shuffleup.room.adoption.book_commands import BookCommand
from shuffleup.room.breaking.break_commands import BreakCommand
from shuffleup.room.cage.cage_commands import CageCommand
from shuffleup.room.devices.device_commands import DeviceCommand
from shuffleup.room.lists.list_commands import ListCommand
from shuffleup.room.must_move.feed_commands import FeedCommand
from shuffleup.room.openings.opening_commands import OpeningCommand
from shuffleup.room.people.people_commands import PeopleCommand
from shuffleup.room.promotions.promotion_commands import PromotionCommand
from shuffleup.room.seat_claims.claim_commands import ClaimCommand
from shuffleup.room.staff.staff_commands import StaffCommand
from shuffleup.room.undo.undo_commands import UndoCommand
from shuffleup.table.commands import AnyTableCommand


class TellTime(Struct, frozen=True):
    """It is now this instant, in milliseconds."""

    instant: int


class AtTheTable(Struct, frozen=True):
    """A command for one of the tables, where the room has no say in it."""

    table: str
    command: AnyTableCommand


class AfterCount(Struct, frozen=True):
    """A command for which chips of players were counted, at tables dealt by hand: who has how
    much."""

    counts: tuple[tuple[str, int], ...]
    command: RoomCommand


RoomCommand = (
    TellTime
    | AtTheTable
    | AfterCount
    | PeopleCommand
    | OpeningCommand
    | ListCommand
    | ClaimCommand
    | AbsenceCommand
    | FeedCommand
    | BreakCommand
    | CageCommand
    | PromotionCommand
    | StaffCommand
    | UndoCommand
    | DeviceCommand
    | BookCommand
)
