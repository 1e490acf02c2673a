"""A hand of an event that is taken back whole: whoever went out in it comes back.

The table takes back its chips and its button (``table.deal.hand_taken_back``). What the end of the
hand brought for the event (busts and bounties, the winner, a round of hands, a penalty that was a
hand shorter) is undone before that like an act, facet by facet: ``what_followed`` finds it in the
log. It is refused when something rests on it: prizes paid, a deal, a player who has moved.
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.undo.undone_tables import UntouchableError
from shuffleup.table import events as e
from shuffleup.table.commands import Decide
from shuffleup.table.deal.afterwards import where_now
from shuffleup.table.deal.hand_taken_back import to_give_back
from shuffleup.table.state import Table
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.endings.end_events import EventWon, WentOut
from shuffleup.tournament.endings.going_out import after_hand
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.entries.entry_events import BountyTaken, WentBroke
from shuffleup.tournament.event_clock.clock_events import RoundBegan
from shuffleup.tournament.event_conduct.penalty_events import PenaltyHandMissed
from shuffleup.tournament.event_seats.seat_events import SeatOpened
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.event_undo.acts_of_event import EventAct
from shuffleup.tournament.event_undo.facets import carried_on, own_copy
from shuffleup.tournament.event_undo.taking_back import NO_LOG, put_right, without_act
from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.events import InRoom, OnTable
from shuffleup.tournament.rulings import EventRuling, malformed
from shuffleup.tournament.state import Tournament

FOLLOWS: Final = (  # what the end of a hand brings for an event
    WentOut, WentBroke, SeatOpened, EventWon, BountyTaken, RoundBegan, PenaltyHandMissed,
)  # fmt: skip
FOLLOWS_THERE: Final = (e.Left, e.CameBack)
TAKEN_BACK_THERE: Final = (e.LegsUp, e.KillDue, e.GameChanged, e.ChoiceGiven)
FOR_ALL_TABLES: Final = (e.PutOnHold, e.LetGoOn)


def take_back_hand(event: Tournament, command: OnTheTable, by: Sender) -> EventRuling | None:
    """What comes of a report or a decision by which the last hand of a table is taken back; None
    where none is."""
    if not isinstance(command.command, Report | Decide):
        return None
    if event.tables[command.table].hand is not None or not takes_back(event, command, by):
        return None
    refused = stands(event)
    if refused is not None:
        return refused
    undone = without_what_followed(event, command.table)
    if undone.refusal is not None:
        return undone
    then = carried_on(own_copy(event), undone.events, frozenset(event.tables))
    away = elsewhere(then.tables[command.table])
    if away:
        says = f"the hand cannot be taken back: {', '.join(away)} left that table since"
        return malformed(Reason.STAYS_DONE, says)
    trial = EventTrial(then)
    trial.put(command.table, command.command, by)
    after_hand(trial, command.table)  # somebody whose chips are withheld may have none left
    pay_bounties(trial)
    ruling = trial.ruling()
    if ruling.refusal is not None:
        return ruling
    return Ruling((*undone.events, *ruling.events), grounds=ruling.grounds, says=ruling.says)


def takes_back(event: Tournament, command: OnTheTable, by: Sender) -> bool:
    trial = EventTrial(event)
    trial.put(command.table, command.command, by)
    told = [one.event for one in trial.events if isinstance(one, OnTable)]
    return any(isinstance(one, e.HandVoided) for one in told)


def stands(event: Tournament) -> EventRuling | None:
    """Why no hand is taken back any more, whatever the table says; None if one may be."""
    deal = event.prizes.deal
    if event.cancelled:
        return malformed(Reason.STAYS_DONE, "the event was called off")
    if event.bags:
        return malformed(Reason.STAYS_DONE, "the chips are bagged")
    if event.prizes.paid or (deal is not None and deal.made):
        return malformed(Reason.STAYS_DONE, "prizes were paid, or a deal on them was made")
    return None


def elsewhere(table: Table) -> list[str]:
    """Who won or lost chips in the last hand of a table, and sits there no more."""
    assert table.last is not None
    due = to_give_back(table.last)
    return [
        stood.player
        for at, stood in enumerate(table.before.seats)
        if stood is not None and due[at] and where_now(table, at) is None
    ]


# ---- what followed ---------------------------------------------------------------------------


def without_what_followed(event: Tournament, number: str) -> EventRuling:
    """The events that undo what the end of the hand brought for the event."""
    if len(event.log) != event.version:
        return malformed(Reason.STAYS_DONE, NO_LOG)
    start, end = what_followed(event, number)
    if start == end:
        return Ruling()
    what = f"hand {event.tables[number].hands} of table {number}"
    note = ActNoted("", Role.DIRECTOR, "hand", what, end - start)
    act = EventAct(end + 1, start, note, what, end + 1)
    try:
        it = without_act(event, act)
    except UntouchableError as error:
        return malformed(Reason.STAYS_DONE, f"{what} cannot be taken back: {error}")
    if it.clashing or it.short:
        says = f"{what} cannot be taken back: something came later and rests on it"
        return malformed(Reason.RESTS_ON_IT, says)
    return put_right(event, it, ActTakenBack(0, what))


def what_followed(event: Tournament, number: str) -> tuple[int, int]:
    """From where to where in the log stands what the end of a table's last hand brought."""
    ends = [at for at, told in enumerate(event.log) if is_at(told, number, (e.HandEnded,))]
    if not ends:
        return 0, 0
    start = ends[-1] + 1
    while start < len(event.log) and is_at(event.log[start], number, TAKEN_BACK_THERE):
        start += 1
    end = start
    while end < len(event.log) and is_of_it(event, event.log[end], number):
        end += 1
    return start, end


def is_at(told: object, number: str, kinds: tuple[type, ...]) -> bool:
    """Whether one of these events happened at that table."""
    return isinstance(told, OnTable) and told.table == number and isinstance(told.event, kinds)


def is_of_it(event: Tournament, told: object, number: str) -> bool:
    if isinstance(told, OnTable):
        return is_at(told, number, FOLLOWS_THERE) or isinstance(told.event, FOR_ALL_TABLES)
    if isinstance(told, InRoom):
        entry = told.event
        bounties = event.account("bounties")
        return isinstance(entry, Entered) and bounties in dict(entry.lines)
    return isinstance(told, FOLLOWS)
