"""``judge(event, command, by)`` reads the tournament and answers with a Ruling; it changes nothing.

Whether its sender may send it is looked at first, then whether every field holds what it can; then
the judge of its family.
"""

from __future__ import annotations

from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.games import game
from shuffleup.hand.echoes import said
from shuffleup.law.points.table.table_chips import TableChipLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.instants import LATEST
from shuffleup.table.by_hand.by_hand_commands import ReportHand
from shuffleup.table.commands import (
    AddChips,
    AskForSeat,
    BuyWithCash,
    ChangeSeat,
    Deliver,
    HaveComing,
    HoldSeat,
    LayCash,
    Leave,
    LeaveInPot,
    LockUp,
    NextHand,
    PassChips,
    PlayBehind,
    PlayGame,
    Sit,
    TakeOff,
)
from shuffleup.table.edge import is_sender, unfit_fields
from shuffleup.tournament import commands as c
from shuffleup.tournament.beside import event_dealers
from shuffleup.tournament.beside.one_seat import beside_cash
from shuffleup.tournament.bracket import heads_up_matches
from shuffleup.tournament.endings import paying_prizes, prize_deals, told_busts
from shuffleup.tournament.endings.end_events import EventWon
from shuffleup.tournament.endings.short_for_ante import nobody_to_play
from shuffleup.tournament.entries import (
    absent_entrants,
    late_seats,
    out_and_in_again,
    pool_money,
    rebuying,
    registering,
    won_seats,
)
from shuffleup.tournament.entries.entry_commands import BuyAddOn, Unregister
from shuffleup.tournament.entries.rebuying import last_call
from shuffleup.tournament.event_chips import colouring_up, counting_stacks
from shuffleup.tournament.event_clock import changing_levels, rounds_of_hands, running_clock
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_clock.running_clock import in_a_break, level_of
from shuffleup.tournament.event_conduct import sanctions
from shuffleup.tournament.event_conduct.serving_penalties import sent_away, stays_away
from shuffleup.tournament.event_seats import seat_family
from shuffleup.tournament.event_seats.halting import must_wait
from shuffleup.tournament.event_seats.whose_seat import changes_by_themselves
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.event_undo import taking_back
from shuffleup.tournament.event_undo.hand_aftermath import take_back_hand
from shuffleup.tournament.event_undo.whose_undo import not_theirs_to_undo_in_event
from shuffleup.tournament.flights import merging_flights
from shuffleup.tournament.hands_over import hand_over, has_ended
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.who_directs import nobody, not_theirs
from shuffleup.wrong_fields import plain_name

DIRECTORS_OWN = (Sit, LockUp, Leave, PlayGame)  # entries, seats and levels are the director's
FROM_OUTSIDE = (  # chips come into an event by its own rules alone
    AddChips, LayCash, BuyWithCash, PlayBehind, HaveComing, Deliver, TakeOff, PassChips, LeaveInPot,
)  # fmt: skip
OTHER_SEATS = (AskForSeat, ChangeSeat, HoldSeat)
NOT_THEIRS = (*DIRECTORS_OWN, *OTHER_SEATS)


def judge(event: Tournament, command: c.EventCommand, by: Sender) -> EventRuling:
    """What this command of this sender does under the law of this event, or why it does nothing."""
    if type(command) is c.OnTheTable:
        return on_the_table(event, command, by)
    family = JUDGES.get(type(command))
    if event.over and type(command) in WHILE_IT_LASTS:
        return malformed(Reason.HAND_IS_OVER, "the event is over")
    if family is None:
        says = f"{type(command).__name__} is not something one can do in a tournament"
        return malformed(Reason.NOT_A_COMMAND, says)
    refused = not_theirs(command, by)
    if refused is not None:
        return refused
    unfit = unfit_fields(command)
    if unfit:
        value: object = getattr(command, unfit[0])
        says = f"{plain_name(unfit[0])}: {said(value)} is nothing of the kind"
        return malformed(Reason.NOT_A_COMMAND, says)
    refused = not_theirs_to_undo_in_event(event, command, by)
    return refused or beside_cash(event, family(event, command))


def on_the_table(event: Tournament, command: c.OnTheTable, by: Sender) -> EventRuling:
    """What a table rules on by itself, and what follows for the event when a hand is over."""
    before = before_the_table(event, command, by)
    return tried_there(before, command, by) if isinstance(before, EventTrial) else before


def tried_there(trial: EventTrial, command: c.OnTheTable, by: Sender) -> EventRuling:
    """A command put to its table after what came before it."""
    trial.put(command.table, command.command, by)
    if trial.refusal is None:
        hand_over(trial, command.table, ended=has_ended(trial, command.table))
    return trial.ruling()


def before_the_table(
    event: Tournament, command: c.OnTheTable, by: Sender
) -> EventTrial | EventRuling:
    """What the event has to say before a command is put to its table: what happens first, or all
    that comes of it."""
    if not is_sender(by):
        return nobody(by)
    if type(command.table) is not str or command.table not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {said(command.table)}")
    if isinstance(command.command, DIRECTORS_OWN):
        return malformed(Reason.NOT_YOUR_PART, "the director sees to seats and levels")
    if isinstance(command.command, FROM_OUTSIDE):
        return other_chips(event, command)
    if isinstance(command.command, OTHER_SEATS):
        refused = changes_by_themselves(event)
        if refused is not None:
            return refused
    refused = stays_away(event, command.table, command.command)
    if refused is not None:
        return refused
    taken_back = take_back_hand(event, command, by)
    if taken_back is not None:
        return taken_back
    trial = EventTrial(event)
    if type(command.command) in (NextHand, ReportHand):
        return before_the_hand(trial, command.table)
    return trial


def before_the_hand(trial: EventTrial, number: str) -> EventTrial | EventRuling:
    """Why no hand begins at a table now; else what happens before one does, or in its place."""
    event = trial.event
    refused = not_now(event) or must_wait(event, number)
    if refused is not None:
        return refused
    last_call(trial, number)
    if any(isinstance(told, EventWon) for told in trial.events):
        return trial.ruling()  # nobody is left to play with
    bring_level(trial, number)
    sent_away(trial, number)
    if nobody_to_play(trial, number):
        return trial.ruling()
    return trial


def other_chips(event: Tournament, command: c.OnTheTable) -> EventRuling:
    """Chips that are not the event's: they never play, and may not lie on its tables either."""
    if not getattr(command.command, "foreign", False):
        return malformed(Reason.NOT_YOUR_PART, "the director sees to chips")
    if not event.rules.table_chips.foreign_chips:
        says = "only tournament chips may be on the table"
        return refuse(Reason.CHIPS_NOT_TAKEN, says, TableChipLaw.foreign_chips)
    return Ruling()


def not_now(event: Tournament) -> EventRuling | None:
    """Why no hand begins now; None if one may."""
    if event.over:
        return malformed(Reason.HAND_IS_OVER, "the event is over")
    if not event.clock.begun:
        return malformed(Reason.TIME_GOES_ON, "play has not begun")
    if hands_wait(event):
        return refuse(Reason.NOT_YET, "it is the break", "levels-and-breaks")
    return None


def hands_wait(event: Tournament) -> bool:
    """No hand begins in a break; taken out of play by itself where that is proved."""
    return in_a_break(event)


def bring_level(trial: EventTrial, number: str) -> None:
    """A new level governs the hand that begins now; the one that was on kept its own."""
    event, table = trial.event, trial.known(number)
    level = level_of(event)
    sheet = game(level.game or event.terms.game)
    if level.stakes is not None and (table.stakes, table.game) != (level.stakes, sheet):
        trial.put(number, PlayGame(sheet, level.stakes), staff(Role.DIRECTOR))
        trial.grounds.append("level-from-next-hand")


def judge_time(event: Tournament, command: PassTime) -> EventRuling:
    """Time goes on; what is due by then is ``proceed``'s."""
    if not event.room.now <= command.instant <= LATEST:
        return malformed(Reason.TIME_GOES_ON, "time does not go back")
    return Ruling()


JUDGES: EventJudges = {
    PassTime: judge_time,
    **registering.JUDGES,
    **late_seats.JUDGES,
    **won_seats.JUDGES,
    **absent_entrants.JUDGES,
    **rebuying.JUDGES,
    **out_and_in_again.JUDGES,
    **pool_money.JUDGES,
    **running_clock.JUDGES,
    **seat_family.JUDGES,
    **sanctions.JUDGES,
    **colouring_up.JUDGES,
    **counting_stacks.JUDGES,
    **changing_levels.JUDGES,
    **rounds_of_hands.JUDGES,
    **told_busts.JUDGES,
    **paying_prizes.JUDGES,
    **prize_deals.JUDGES,
    **taking_back.JUDGES,
    **event_dealers.JUDGES,
    **merging_flights.JUDGES,
    **heads_up_matches.JUDGES,
}
WHILE_IT_LASTS = frozenset(  # what can be done until somebody has won
    command
    for family in (
        registering, late_seats, absent_entrants, rebuying, out_and_in_again, running_clock,
        seat_family, sanctions, colouring_up, counting_stacks, changing_levels,
        rounds_of_hands, told_busts,
    )
    for command in family.JUDGES
) - {Unregister} | {BuyAddOn}  # fmt: skip
