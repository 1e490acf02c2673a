"""What somebody in a tournament wants: imperative, with no say in whether it is allowed.

Each family has a module of its own commands; commands of a table are put to it with ``OnTheTable``.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.table.commands import AnyTableCommand
from shuffleup.tournament.beside.dealer_commands import DealerCommand
from shuffleup.tournament.bracket.bracket_commands import BracketCommand
from shuffleup.tournament.endings.end_commands import EndCommand
from shuffleup.tournament.entries.entry_commands import EntryCommand
from shuffleup.tournament.event_chips.count_commands import CountCommand
from shuffleup.tournament.event_chips.race_commands import RaceCommand
from shuffleup.tournament.event_clock.clock_commands import ClockCommand
from shuffleup.tournament.event_conduct.penalty_commands import PenaltyCommand
from shuffleup.tournament.event_seats.seat_commands import SeatCommand
from shuffleup.tournament.event_undo.undo_act_commands import UndoActCommand
from shuffleup.tournament.flights.flight_commands import FlightCommand


class OnTheTable(Struct, frozen=True):
    """A command for one of the event's tables."""

    table: str
    command: AnyTableCommand


EventCommand = (
    OnTheTable | EntryCommand | ClockCommand | SeatCommand | EndCommand | PenaltyCommand
    | RaceCommand | UndoActCommand | DealerCommand | FlightCommand
    | BracketCommand | CountCommand
)  # fmt: skip
