"""What an offence at the table costs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class MissedHands(Enum):
    NONE = "none"
    ONE = "one"
    SEVERAL = "one-or-more"


@dataclass(frozen=True, slots=True)
class Penalties:
    penalty_warning: bool = point(True, "May an offender be warned?")
    penalty_missed_hands: MissedHands = point(
        MissedHands.SEVERAL, "How many single hands may an offender be made to miss?"
    )
    penalty_rounds: int = point(
        4, "How many rounds may an offender be made to miss?", unit="rounds", least=0, most=4
    )
    penalty_suspension: bool = point(False, "May an offender be suspended from play?")
    penalty_disqualification: bool = point(True, "May an offender be disqualified?")
    penalty_exclusion: bool = point(False, "May an offender be barred from the room?")
    disclosure_may_bar: bool = point(
        True, "Where offenders may be barred, also for showing cards or discussing hands in play?"
    )
    agreed_checking_needs_all_in: bool = point(
        False, "Is agreeing to check a hand down an offence only while a third player is all-in?"
    )
    splashing_needs_intent: bool = point(
        False, "Is splashing the pot an offence only if it was done on purpose?"
    )
    revealing_needs_multihanded_pot: bool = point(
        False, "Is revealing a hand an offence only in a multihanded pot, while there is betting?"
    )
    penalty_escalates: bool = point(True, "Does a repeated offence cost more?")
    grave_offence_must_cost: bool = point(
        True, "Must soft play, abuse, disruption and cheating be penalised?"
    )
    etiquette_penalty_needs_repetition: bool = point(
        True, "Is a breach of etiquette penalised only when it is repeated?"
    )
    miscall_penalty: bool = point(True, "May a deliberate miscall be penalised?")
    miscall_forfeits_pot: bool = point(False, "May a deliberate miscall cost the pot?")
    miscall_expulsion: bool = point(False, "May a deliberate miscall cost the seat?")
