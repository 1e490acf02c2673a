"""What an act is called: "bust of Ann", "move of Bob", "level 4"; and the note on it in the log.

Play itself (a hand dealt here, a bet, a ruling of the floor at a table) leaves no note: a hand is
put right by the floor's own repairs.
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Sender
from shuffleup.room.undo.desk_acts import KEYED_AT_TABLE
from shuffleup.room.undo.later_things import name_in_words
from shuffleup.table.state import taken_seats
from shuffleup.tournament.beside.dealer_commands import SendDealer
from shuffleup.tournament.bracket.bracket_commands import DrawMatches
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings import end_commands as end
from shuffleup.tournament.entries import entry_commands as entry
from shuffleup.tournament.event_chips import race_commands as race
from shuffleup.tournament.event_chips.count_commands import CountStacks
from shuffleup.tournament.event_clock import clock_commands as clock
from shuffleup.tournament.event_clock.changing_levels import break_minutes
from shuffleup.tournament.event_conduct import penalty_commands as penalty
from shuffleup.tournament.event_seats import seat_commands as seat
from shuffleup.tournament.event_seats.breaking_tables import FINAL
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_terms.level_numbers import level_called
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.event_undo.undo_act_events import ActNoted
from shuffleup.tournament.flights import flight_commands as flight
from shuffleup.tournament.state import Tournament

NAMES: Final[dict[type, str]] = {
    entry.Register: "registration of {player}",
    entry.EnterBySeat: "registration of {player}",
    entry.Unregister: "withdrawal of {player}",
    entry.CloseRegistration: "end of registration",
    entry.SeatEntrant: "seat of {player}",
    entry.PlaceStack: "unsold stack at table {table}",
    entry.RemoveStack: "removal of an unsold stack at table {table}",
    entry.NoteAbsent: "absence of {player}",
    entry.AskForStack: "wish of {player} to leave the stack",
    entry.TakeOwnSeat: "arrival of {player}",
    entry.RemoveAbsent: "removal of the stack of {player}",
    entry.AnnounceRebuy: "announced re-buy of {player}",
    entry.Rebuy: "re-buy of {player}",
    entry.BustAndRebuy: "re-buy of {player}",
    entry.DeclineRebuy: "declined re-buy of {player}",
    entry.BuyAddOn: "add-on of {player}",
    entry.TakeFromPool: "{amount} out of the pool",
    entry.MakeUpGuarantee: "overlay",
    entry.CancelEvent: "cancellation",
    entry.AlterTerms: "change of the terms",
    clock.StartPlay: "start of play",
    clock.PauseClock: "pause",
    clock.ResumeClock: "end of the pause",
    clock.ChangeMinutes: "change of {minutes} minutes",
    clock.GoToBreak: "break",
    clock.TakeBreak: "break of {minutes} minutes",
    clock.ChangeLevels: "change of the levels",
    clock.HandForHand: "hand for hand",
    clock.NextRound: "round of hands",
    seat.DrawSeats: "draw for seats",
    seat.AssignSeat: "seat of {player}",
    seat.PassSeat: "seat passed to {other}",
    seat.SitWrongly: "wrong seat of {player}",
    seat.PutRight: "right seat of {player}",
    seat.MoveTo: "move of {player}",
    seat.Balance: "balancing",
    seat.BreakTable: "breaking of table {table}",
    seat.Redraw: "redraw",
    seat.HaltTable: "halt of table {table}",
    seat.LetPlayOn: "playing on of table {table}",
    seat.SettleTables: "settling of the tables",
    end.BustOut: "bust of {player}",
    end.SetPrizes: "prizes set",
    end.PayPrizes: "prizes paid",
    end.ProposeDeal: "proposal of a deal",
    end.AgreeToDeal: "agreement of {player}",
    end.DeclineDeal: "refusal of {player}",
    end.CarryOutDeal: "deal",
    end.RuleOnPrivateDeal: "claim of {player}",
    penalty.WarnEntrant: "warning of {player}",
    penalty.PenaliseEntrant: "penalty of {player}",
    penalty.ForfeitChips: "forfeit of {player}",
    penalty.DisqualifyEntrant: "disqualification of {player}",
    race.AnnounceColourUp: "announcement that {chip} leaves",
    race.RaceOff: "race of {chip}",
    race.TurnInChips: "chips turned in by {player}",
    DrawMatches: "draw of the matches",
    flight.EndFlight: "end of the flight",
    flight.TakeOverFlight: "merging of {flight}",
    UndoAct: "undo",
    RedoAct: "redo",
}


def name_of_act(event: Tournament, command: EventCommand) -> str:
    """What people call it, so that it can be undone by that name."""
    if isinstance(command, OnTheTable):
        return at_a_table(event, command)
    if isinstance(command, end.BustAtOnce):
        return f"bust of {', '.join(one.player for one in command.busts)}"
    if isinstance(command, CountStacks):
        return f"count of {counted_in_words(event, command)}"
    if isinstance(command, clock.GoToLevel):
        return level_called(event.levels, command.level - 1)
    fields = {name: getattr(command, name) for name in command.__struct_fields__}
    if isinstance(command, clock.TakeBreak):
        fields["minutes"] = break_minutes(event, command)
    known = NAMES.get(type(command))
    if known is not None:
        return known.format(**fields)
    return f"{name_in_words(command)} of {fields['player']}".removesuffix(" of ")


def counted_in_words(event: Tournament, command: CountStacks) -> str:
    """``table 3``, if it is all of one; else by the names."""
    names = [one.player for one in command.stacks]
    at = where_is(event, names[0])
    here = {seat.player for _, seat in taken_seats(event.tables[at[0]])} if at else set()
    whole = at is not None and len(names) > 1 and here == set(names)
    if at is None or not whole:
        return ", ".join(names)
    return "the final table" if at[0] == FINAL else f"table {at[0]}"


def at_a_table(event: Tournament, command: OnTheTable) -> str:
    """``count chips of Ann``, ``report hand at table 2``."""
    said = name_in_words(command.command)
    at: object = getattr(command.command, "seat", None)
    seats = dict(taken_seats(event.tables[command.table])) if command.table in event.tables else {}
    if isinstance(at, int) and at in seats:
        return f"{said} of {seats[at].player}"
    return f"{said} at table {command.table}"


def note_on(event: Tournament, command: EventCommand, by: Sender, start: int) -> ActNoted | None:
    """The note on a command that was done, whose events begin after ``start``; None for play, and
    where nothing came of it."""
    events = event.version - start
    if not events:
        return None
    if isinstance(command, SendDealer):  # pushed on, not undone
        return None
    if isinstance(command, OnTheTable) and type(command.command) not in KEYED_AT_TABLE:
        return None
    kind = command.command if isinstance(command, OnTheTable) else command
    return ActNoted(by.id, by.role, type(kind).__name__, name_of_act(event, command), events)
