"""What an offence at the table costs."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class MissedHands(Enum):
    NONE = "none"
    ONE = "one"
    SEVERAL = "one-or-more"


class PenaltyLaw(Group):
    warning: Point[bool] = point("penalty-warning", True, "May an offender be warned?")
    missed_hands: Point[MissedHands] = point(
        "penalty-missed-hands",
        MissedHands.SEVERAL,
        "How many single hands may an offender be made to miss?",
    )
    rounds: Point[int] = point(
        "penalty-rounds",
        4,
        "How many rounds may an offender be made to miss?",
        unit="rounds",
        least=0,
        most=4,
    )
    suspension: Point[bool] = point(
        "penalty-suspension", False, "May an offender be suspended from play?"
    )
    disqualification: Point[bool] = point(
        "penalty-disqualification", True, "May an offender be disqualified?"
    )
    exclusion: Point[bool] = point(
        "penalty-exclusion", False, "May an offender be barred from the room?"
    )
    disclosure_may_bar: Point[bool] = point(
        "disclosure-may-bar",
        True,
        "Where offenders may be barred, also for showing cards or discussing hands in play?",
    )
    agreed_checking_needs_all_in: Point[bool] = point(
        "agreed-checking-needs-all-in",
        False,
        "Is agreeing to check a hand down an offence only while a third player is all-in?",
    )
    splashing_needs_intent: Point[bool] = point(
        "splashing-needs-intent",
        False,
        "Is splashing the pot an offence only if it was done on purpose?",
    )
    dodging_needs_intent: Point[bool] = point(
        "dodging-blinds-needs-intent",
        True,
        "Is dodging a blind an offence only if it was done on purpose?",
    )
    revealing_needs_multihanded_pot: Point[bool] = point(
        "revealing-needs-multihanded-pot",
        False,
        "Is revealing a hand an offence only in a multihanded pot, while there is betting?",
    )
    escalates: Point[bool] = point("penalty-escalates", True, "Does a repeated offence cost more?")
    grave_offence_must_cost: Point[bool] = point(
        "grave-offence-must-cost",
        True,
        "Must soft play, abuse, disruption and cheating be penalised?",
    )
    etiquette_penalty_needs_repetition: Point[bool] = point(
        "etiquette-penalty-needs-repetition",
        True,
        "Is a breach of etiquette penalised only when it is repeated?",
    )
    miscall_penalty: Point[bool] = point(
        "miscall-penalty", True, "May a deliberate miscall be penalised?"
    )
    miscall_forfeits_pot: Point[bool] = point(
        "miscall-forfeits-pot", False, "May a deliberate miscall cost the pot?"
    )
    miscall_expulsion: Point[bool] = point(
        "miscall-expulsion", False, "May a deliberate miscall cost the seat?"
    )
