"""Hand for hand: every table plays one hand and waits for the others; whoever goes out in one round
went out at once, at whichever table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shuffleup.floor.senders import Role, staff
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import Hold, Release
from shuffleup.table.state import taken_seats
from shuffleup.tournament.event_clock.clock_commands import HandForHand, NextRound
from shuffleup.tournament.event_clock.clock_events import HandForHandEnded, RoundBegan
from shuffleup.tournament.event_clock.round_record import HandRounds
from shuffleup.tournament.event_seats.halting import must_wait
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament

FLOOR: Final = staff(Role.DIRECTOR)


def judge_hand_for_hand(event: Tournament, command: HandForHand) -> EventRuling:
    """On: every table plays its hand out and waits. Off: all go on as they like."""
    if command.on is (event.rounds is not None):
        says = "hand for hand is played already" if command.on else "nobody plays hand for hand"
        return malformed(Reason.NOT_ASKED_FOR, says)
    if not event.clock.begun or event.over:
        return malformed(Reason.TIME_GOES_ON, "nobody is playing")
    if command.on and len(event.tables) < 2:
        return malformed(Reason.NOT_ASKED_FOR, "there is one table, which waits for no other")
    trial = EventTrial(event)
    if not command.on:
        trial.note(HandForHandEnded())
        let_go(trial)
    elif any(table.hand is not None for table in event.tables.values()):
        trial.note(RoundBegan(0))
        for number, table in event.tables.items():
            if not table.on_hold:
                trial.put(number, Hold(), FLOOR)
    else:
        trial.note(RoundBegan(next_number(event)))
    return trial.ruling("hand-for-hand")


def judge_next_round(event: Tournament, command: NextRound) -> EventRuling:
    """Where people deal, the director says that every table has finished its hand."""
    if event.rounds is None:
        return malformed(Reason.NOT_ASKED_FOR, "nobody plays hand for hand")
    if not event.terms.by_hand:
        return malformed(Reason.DEALT_HERE, "the tables say themselves when they have finished")
    trial = EventTrial(event)
    trial.note(RoundBegan(next_number(event)))
    let_go(trial)
    return trial.ruling("hand-for-hand")


def hand_is_over(trial: EventTrial, number: str) -> None:
    """A table that plays hand for hand waits; when all of them do, the next round begins."""
    event = trial.event
    if event.rounds is None or event.over:
        return
    if not trial.table(number).on_hold:
        trial.put(number, Hold(), FLOOR)
    if all(trial.known(one).on_hold for one in able(trial)) and not hands_on(trial):
        trial.note(RoundBegan(next_number(event)))
        let_go(trial)


def able(trial: EventTrial) -> list[str]:
    """The tables at which a hand can be dealt; one that is halted does not keep the others."""
    event = trial.event
    deal = [one for one in event.tables if len(taken_seats(trial.known(one))) > 1]
    return [one for one in deal if must_wait(event, one) is None]


def hands_on(trial: EventTrial) -> bool:
    return any(trial.known(one).hand is not None for one in trial.event.tables)


def let_go(trial: EventTrial) -> None:
    for number in trial.event.tables:
        if trial.known(number).on_hold:
            trial.put(number, Release(), FLOOR)


def one_is_left(trial: EventTrial, numbers: Sequence[str]) -> None:
    """With one table there are no others to wait for: hand for hand is over."""
    if trial.event.rounds is None or len(numbers) > 1:
        return
    trial.note(HandForHandEnded())
    for number in numbers:
        if trial.known(number).on_hold:
            trial.put(number, Release(), FLOOR)


def next_number(event: Tournament) -> int:
    """Of the next round: after all busts there were."""
    last = event.finishes[-1].round if event.finishes else 0
    return max(last, event.rounds.number if event.rounds else 0) + 1


def this_round(event: Tournament) -> int:
    """The number all busts of the round have that is on; 0 where none is."""
    return event.rounds.number if event.rounds is not None else 0


# ---- apply -----------------------------------------------------------------------------------


def round_began(event: Tournament, told: RoundBegan) -> None:
    event.rounds = HandRounds(told.number)


def ended(event: Tournament, told: HandForHandEnded) -> None:
    event.rounds = None


MAY: MayDirect = {HandForHand: STAFF, NextRound: STAFF}
JUDGES: EventJudges = {HandForHand: judge_hand_for_hand, NextRound: judge_next_round}
APPLY: EventApplies = {RoundBegan: round_began, HandForHandEnded: ended}
