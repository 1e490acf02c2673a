"""Coming back to a game soon after leaving it: with what one left with, no less and no more."""

from __future__ import annotations

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.money_off import MoneyOffLaw, ReturnAmount
from shuffleup.law.ruling import Reason
from shuffleup.room.absence.absence_events import LeftGame
from shuffleup.room.absence.absence_records import NEVER_YET, LeftHow
from shuffleup.room.absence.attendance import absence_of
from shuffleup.room.instants import MINUTE
from shuffleup.room.rulings import RoomRuling, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.commands import Sit


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
    """A player sits down. What they must bring back they may, though it is more or less than a
    newcomer may buy in for."""
    again = stack_to_bring(trial.room, player, trial.room.stands[number].listing)
    came = Arrival.TRANSFER if again else Arrival.LIST
    trial.put(number, Sit(at, player, amount, came), staff(Role.FLOOR))


def left_with(
    room: Room, player: str, number: str, how: LeftHow, amount: int, back: int = NEVER_YET
) -> LeftGame:
    """A player has left a game, with what was on the table and what was taken along before."""
    along = absence_of(room, number, player).along
    return LeftGame(player, room.stands[number].listing, how, amount + along, back)
