"""A stack that the ante would take whole, where the book lets nobody be all-in for it.

Where two others are dealt in, it goes into the pot of the hand, and the table sees to that. Where
only one other is left there is no hand: the chips are theirs, and whoever had them is out.
"""

from __future__ import annotations

from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.table.blinds.in_turn import too_short_for_ante
from shuffleup.table.events import ChipsAdded, ChipsRemoved
from shuffleup.table.state import taken_seats
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import crown, leave_seat, next_round
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.event_trial import EventTrial


def nobody_to_play(trial: EventTrial, number: str) -> bool:
    """Whether all but one are too short for the ante; then they are out, and no hand is dealt."""
    table = trial.known(number)
    if not table.stakes.ante or table.rules.dealt_in.all_in_for_ante or table.hand is not None:
        return False
    seats = taken_seats(table)
    short = [(at, seat) for at, seat in seats if too_short_for_ante(table, seat)]
    others = [(at, seat) for at, seat in seats if not too_short_for_ante(table, seat)]
    if not short or len(others) != 1:
        return False
    to, winner = others[0]
    bust = next_round(trial.event)
    for at, seat in short:
        trial.note(WentOut(seat.player, bust, seat.stack, number, (winner.player,)))
        trial.tell(number, ChipsRemoved(at, seat.stack), ChipsAdded(to, seat.stack))
        leave_seat(trial, number, at, seat.player)
    crown(trial, {seat.player for _, seat in short})
    pay_bounties(trial)
    trial.grounds.append(DealtInLaw.all_in_for_ante)
    return True
