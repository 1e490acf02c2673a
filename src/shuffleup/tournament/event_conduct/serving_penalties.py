"""A penalty as it is served: away from the table, one hand after the other.

The seat goes away before a hand begins and not in the middle of one; a hand that is taken back and
dealt again is one hand, for only a hand that is over counts.
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.tournament.event_conduct import EventConductLaw
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import AnyTableCommand, ComeBack, GoAway
from shuffleup.table.events import SatOut
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_conduct.penalty_events import PenaltyHandMissed
from shuffleup.tournament.event_conduct.penalty_record import FOR_GOOD, PenaltyLeft
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.rulings import EventRuling, refuse
from shuffleup.tournament.state import Tournament

DIRECTOR: Final = staff(Role.DIRECTOR)
SERVED_AWAY: Final = "penalty-served-away"


def sent_away(trial: EventTrial, number: str) -> None:
    """Whoever is on a penalty is away when the hand begins; dealt in all the same, or not."""
    event = trial.event
    if not event.penalties:
        return
    for at, seat in taken_seats(trial.table(number)):
        if not is_on_penalty(event, seat.player):
            continue
        trial.grounds += [SERVED_AWAY, EventConductLaw.penalised_player_dealt_in]
        if event.rules.event_conduct.penalised_player_dealt_in:
            trial.put(number, GoAway(at), DIRECTOR)
        elif not seat.presence.sits_out:
            trial.tell(number, SatOut(at))


def is_on_penalty(event: Tournament, player: str) -> bool:
    return player in event.penalties


def count_missed(trial: EventTrial, number: str) -> None:
    """One hand less to miss for those who missed the hand that is over; the last one ends it."""
    event, table = trial.event, trial.known(number)
    if not event.penalties or table.hand is not None or table.last is None:
        return
    for at, seat in taken_seats(table):
        left = event.penalties.get(seat.player)
        missed = not seat.presence.here or seat.presence.sits_out
        if left is None or left.hands == FOR_GOOD or not missed:
            continue
        left = after_one(left, table.places.button == at)
        trial.note(PenaltyHandMissed(seat.player, left.hands, left.rounds))
        if not (left.hands or left.rounds):
            trial.put(number, ComeBack(at), DIRECTOR)


def after_one(left: PenaltyLeft, round_over: bool) -> PenaltyLeft:
    """What is left when another hand was missed."""
    if left.hands:
        return PenaltyLeft(left.hands - 1)
    return PenaltyLeft(0, left.rounds - 1 if round_over else left.rounds)


def stays_away(event: Tournament, number: str, command: AnyTableCommand) -> EventRuling | None:
    """Why somebody does not come back to the table now; None if nothing is in the way."""
    if type(command) is not ComeBack or not 0 <= command.seat < event.tables[number].n:
        return None
    seat = event.tables[number].seats[command.seat]
    if seat is None or not is_on_penalty(event, seat.player):
        return None
    return refuse(Reason.NOT_YET, f"{seat.player} has hands to miss", SERVED_AWAY)
