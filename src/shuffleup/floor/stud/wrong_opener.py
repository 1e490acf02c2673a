"""Stud opened by the wrong player: put right if possible, or it stands once others followed."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ACTS, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.stud.street_dealt import acted, check_betting
from shuffleup.floor.substantial import Act
from shuffleup.hand import BringIn, Call, Check, Fold, Hand, RaiseTo, apply, judge
from shuffleup.hand.commands import Command
from shuffleup.hand.repairs.primitives import TurnGiven
from shuffleup.hand.rulings import HandChoice, HandEvent, HandEvents, HandRuling
from shuffleup.hand.state import BRINGING_IN, copy
from shuffleup.law.points.floor.stud_errors import StudErrorLaw, WrongBringIn
from shuffleup.law.ruling import Choice, Ruling


@kind(
    "stud-wrong-bring-in",
    "stud",
    "The wrong stud player was called low, or high, and acted first.",
    Fact("actions", ACTS, "What was done, beginning with the player who wrongly acted first?"),
    known=REFUTED,
)
def stud_wrong_bring_in(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_betting(hand)
    if acted(hand):
        raise FactError("the round was opened by the right player")
    acts = facts.acts("actions")
    if not acts:
        raise FactError("nobody has acted")
    if acts[0].seat == hand.actor:
        raise FactError(f"seat {acts[0].seat + 1} is the one to open")
    stands, behind = as_played(hand, acts), len(acts) - 1
    law = hand.rules.stud_errors
    if law.wrong_bring_in is WrongBringIn.STANDS_AFTER_FOLLOWERS:
        grounds = (StudErrorLaw.wrong_bring_in, StudErrorLaw.wrong_opener_followers)
        if behind >= law.wrong_opener_followers:
            return Ruling(stands, grounds=grounds, says="the action is established and stands")
        notes = ("what was done is action out of turn",)
        return Ruling(grounds=grounds, says=PUT_RIGHT, notes=notes)
    if not behind:
        return Ruling(grounds=(StudErrorLaw.wrong_bring_in,), says=PUT_RIGHT)
    options: tuple[HandChoice, ...] = (
        Choice("put-right", "The chips come back and the proper player opens."),
        Choice("stands", "It cannot be put right any more and stands.", stands),
    )
    says = "it is put right if that is possible"
    return Ruling(
        grounds=(StudErrorLaw.wrong_bring_in,), options=options, default="put-right", says=says
    )


PUT_RIGHT = "the chips come back and the proper player opens"


def as_played(hand: Hand, acts: Sequence[Act]) -> HandEvents:
    """What was done as events, as if the first of them had been the proper opener."""
    events: list[HandEvent] = [TurnGiven(acts[0].seat)]
    trial = copy(hand)
    apply(trial, events[0])
    for act in acts:
        if trial.actor != act.seat:
            raise FactError(f"seat {act.seat + 1} was not the next to act")
        ruling = judge(trial, command_for(trial, act))
        if ruling.refusal:
            raise FactError(ruling.refusal.says)
        for event in ruling.events:
            apply(trial, event)
        events += ruling.events
    return tuple(events)


def command_for(hand: Hand, act: Act) -> Command:
    """An action of the report as a command; a bet of the forced amount is the bring-in."""
    if act.action == "fold":
        return Fold(act.seat)
    if act.action == "check":
        return Check(act.seat)
    bringing_in = hand.phase == BRINGING_IN and act.to in (0, hand.stakes.bring_in)
    if bringing_in:
        return BringIn(act.seat)
    return RaiseTo(act.seat, act.to) if act.action == "raise" else Call(act.seat)
