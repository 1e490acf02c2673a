"""What players were noted or penalised for at this table, and what it makes of the next time.

The record is read off the rulings in the table's log: ``noted(event)`` is what a ``Ruled`` adds to
it, ``with_record`` answers from it what a report leaves out: whether the like has happened before,
and what it cost. Whoever reports may still tell more than the table knows.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.facts import Answers
from shuffleup.floor.ruling_record import Ruled
from shuffleup.law.points.floor.penalties import PenaltyLaw
from shuffleup.law.points.floor.turns import TurnLaw

EARLY = "acting-out-of-turn"
OUT_OF_TURN = ("out-of-turn", "irregular-fold")  # reports that are of that offence by themselves
WRITTEN_DOWN = (PenaltyLaw.etiquette_penalty_needs_repetition, TurnLaw.out_of_turn_sanction)
NONE = "no-penalty"


class Offence(Struct, frozen=True):
    """What a player did, and what it cost; nothing where it was only written down."""

    player: str
    offence: str
    cost: str = ""


def noted(event: Ruled) -> Offence | None:
    """What a ruling puts on a player's record; None if nothing."""
    facts = dict(event.facts)
    if event.kind == "out-of-turn":
        return Offence(facts["seat"], EARLY)
    if event.kind != "penalty" or event.chosen == NONE:
        return None
    if not event.chosen and not any(point in event.grounds for point in WRITTEN_DOWN):
        return None
    return Offence(facts["seat"], facts["offence"], event.chosen)


def with_record(record: tuple[Offence, ...], player: str, kind: str, facts: Answers) -> Answers:
    """The facts of a report, with what the table knows of the player where nothing was told."""
    offence = EARLY if kind in OUT_OF_TURN else str(facts.get("offence", ""))
    before = [one for one in record if (one.player, one.offence) == (player, offence)]
    known: dict[str, bool | str] = {"repeated": True} if before else {}
    costs = [one.cost for one in before if one.cost]
    if kind == "penalty" and costs:
        known["last"] = costs[-1]
    return {**known, **facts}


def say_record(record: tuple[Offence, ...], player: str) -> str:
    """``stalling warning``: each thing in turn, with what it cost."""
    parts = [f"{one.offence} {one.cost or 'noted'}" for one in record if one.player == player]
    return ", ".join(parts) or "nothing"
