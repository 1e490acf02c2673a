"""Coming back to a game soon after leaving it: with what one left with, no less and no more."""

from __future__ import annotations

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.money_off import MoneyOffLaw, ReturnAmount
from shuffleup.law.ruling import Reason
from shuffleup.room.absence.absence_events import LeftGame
from shuffleup.room.absence.absence_records import NEVER_YET, LeftHow
from shuffleup.room.absence.attendance import absence_of
from shuffleup.room.events import AtTable
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomRuling, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.chips.buying_in import limits
from shuffleup.table.commands import Sit
from shuffleup.table.events import ChipsAdded


def stack_to_bring(room: Room, player: str, listing: str) -> int:
    """What a player has to come back with; 0 if any buy-in will do."""
    departure, law = room.departures.get((player, listing)), room.rules.money_off
    if departure is None or law.return_amount is not ReturnAmount.AMOUNT_REMOVED:
        return 0
    return departure.amount if room.now - departure.at <= law.return_window * MINUTE else 0


def another_stack(room: Room, player: str, listing: str, amount: int) -> RoomRuling | None:
    """Why a player may not sit down with this; None if they may."""
    due = stack_to_bring(room, player, listing)
    if not due or amount == due:
        return None
    says = f"{player} left {listing} with {due} and comes back with as much"
    reason = Reason.TOO_FEW_CHIPS if amount < due else Reason.TOO_MANY_CHIPS
    return refuse(reason, says, MoneyOffLaw.return_amount, MoneyOffLaw.return_window)


def sit_with(trial: Trial, number: str, at: int, player: str, amount: int) -> None:
    """A player sits down. What they must bring back they may, though it is more than a newcomer
    may buy in for."""
    listing = trial.room.stands[number].listing
    most = limits(trial.room.tables[number])[1]
    above = max(0, amount - most) if most is not None else 0
    if not stack_to_bring(trial.room, player, listing):
        above = 0
    trial.put(number, Sit(at, player, amount - above), staff(Role.FLOOR))
    if above and trial.refusal is None:
        trial.events.append(AtTable(number, ChipsAdded(at, above)))


def left_with(
    room: Room, player: str, number: str, how: LeftHow, amount: int, back: int = NEVER_YET
) -> LeftGame:
    """A player has left a game, with what was on the table and what was taken along before."""
    along = absence_of(room, number, player).along
    return LeftGame(player, room.stands[number].listing, how, amount + along, back)
