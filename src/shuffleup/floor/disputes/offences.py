"""What an offence costs: the penalties a book knows, heavier when it is done again.

``penalties(hand)`` is the ladder of the book in force, the lightest first; the kind ``penalty``
says which of its rungs the floor may choose for an offence. They are served beside the hand, so a
choice moves no chip; only one that starts at once costs the hand that is being played.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.floor.dead_hands.exposing import DELIBERATE, WINNER_TAKE_ALL, may_show
from shuffleup.floor.dead_hands.killing import is_live
from shuffleup.floor.disputes.awards import first_award
from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import no_clause
from shuffleup.hand import Hand, replay
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.hand.state import RUNNING, SHOWING
from shuffleup.law.points.floor.chips import ChipLaw
from shuffleup.law.points.floor.dead_hands import DeadHandLaw, PenaltyStarts
from shuffleup.law.points.floor.penalties import MissedHands, PenaltyLaw
from shuffleup.law.points.floor.turns import EarlySanction, TurnLaw, UnbetSanction
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.procedures import enforced
from shuffleup.law.ruling import Choice, Ruling

# Each offence is a procedure too, so that the clause against it is cited and can be proved.
GRAVE = ("soft-play", "abuse", "disruption", "cheating")
LESSER = (
    "exposing-cards", "card-off-table", "two-to-a-hand", "reading-a-hand", "revealing-a-hand",
    "discussing-hands", "advice-or-criticism", "leaving-the-table",
)  # fmt: skip
IN_SOME_BOOKS = ("fold-out-of-order", "tiny-chip", "betting-the-pot")  # where a book calls them so
IN_EVENTS = ("dodging-blinds",)  # penalised whenever it was one
ETIQUETTE = (
    "acting-out-of-turn", "splashing", "early-discard", "agreed-checking", "telling-to-show",
    "stalling", "chip-stacking", "unfair-influence", "concealing-cards", "hiding-chips",
    "wild-discards", "post-mortem", "line-angle",
)  # fmt: skip
DISCLOSURE = ("exposing-cards", "discussing-hands")
ROUNDS = ("one-round", "two-rounds", "three-rounds", "four-rounds")
LADDER = (
    "warning", "missed-hand", "missed-hands", *ROUNDS, "suspension", "disqualification",
    "exclusion",
)  # fmt: skip
PENALTY_GROUNDS = (
    PenaltyLaw.warning, PenaltyLaw.missed_hands, PenaltyLaw.rounds, PenaltyLaw.suspension,
    PenaltyLaw.disqualification, PenaltyLaw.exclusion,
)  # fmt: skip


def penalties(hand: Hand, offence: str = "") -> list[HandChoice]:
    """What the book in force lets an offence cost, the lightest first."""
    law = hand.rules.penalties
    bars = law.exclusion and (offence not in DISCLOSURE or law.disclosure_may_bar)
    missed = law.missed_hands
    players = sum(stack > 0 for stack in hand.setup.stacks)
    rounds = [
        (ROUNDS[n], f"{(n + 1) * players} hands are missed.", True) for n in range(law.rounds)
    ]
    rungs = [
        ("warning", "A warning.", law.warning),
        ("missed-hand", "One hand is missed.", missed is not MissedHands.NONE),
        ("missed-hands", "Some hands are missed.", missed is MissedHands.SEVERAL),
        *rounds,
        ("suspension", "Suspended from play for a time.", law.suspension),
        ("disqualification", "Out of the event.", law.disqualification),
        ("exclusion", "Barred from the room.", bars),
    ]
    return [Choice(name, says) for name, says, there in rungs if there]


@kind(
    "penalty", "penalties", "A player did something that may cost a penalty.",
    Fact("seat", SEAT, "Who?"),
    Fact("offence", ONE_OF, "What was it?",
         (*GRAVE, *LESSER, *IN_SOME_BOOKS, *IN_EVENTS, *ETIQUETTE)),
    Fact("repeated", YES, "Has it happened before?", default=False),
    Fact("last", ONE_OF, "What was the heaviest penalty for the like before?",
         ("none", *LADDER), "none"),
    DELIBERATE, WINNER_TAKE_ALL,
    Fact("in-play", YES, "Was it in a pot of three or more, before the betting was complete?"),
    known=TOLD,
)  # fmt: skip
def penalty(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, offence = facts.seat(), facts.one_of("offence")
    if not enforced(offence):
        return no_clause(hand.rules)
    condition, met = offends(hand, facts, offence, seat)
    if not met:
        return Ruling(grounds=(offence, condition), says="no offence here")
    why: str = PenaltyLaw.grave_offence_must_cost if offence in GRAVE else ""
    must = offence in GRAVE and hand.rules.penalties.grave_offence_must_cost
    must = must or offence in IN_EVENTS
    if offence == "fold-out-of-order":
        must = hand.rules.turns.fold_without_bet_sanction is UnbetSanction.OFFENCE
    if offence in ETIQUETTE:
        why, must = needs_repetition(hand, offence)
        if must and not facts.yes("repeated"):
            says, notes = "no penalty yet", ("write it down",)
            return Ruling(grounds=(offence, why), says=says, notes=notes)
        must = must and hand.rules.penalties.etiquette_penalty_needs_repetition
    behind = tuple(name for name in dict.fromkeys((offence, why, condition)) if name)
    return ladder_from(hand, facts, must, behind)


def offends(hand: Hand, facts: Facts, offence: str, seat: int) -> tuple[str, bool]:
    """(the point with what more the book asks of an offence, whether it is so here)."""
    law = hand.rules.penalties
    if offence == "exposing-cards":
        return shows_unlawfully(hand, facts)
    if offence == "acting-out-of-turn":
        intent = hand.rules.turns.out_of_turn_sanction is EarlySanction.DELIBERATE
        return TurnLaw.out_of_turn_sanction, not intent or facts.yes("deliberate")
    if offence == "leaving-the-table":
        penalised = hand.rules.dead_hands.leaving_live_hand_penalised
        return DeadHandLaw.leaving_live_hand_penalised, penalised and hand.phase != RUNNING
    if offence == "dodging-blinds":
        needs = law.dodging_needs_intent
        return PenaltyLaw.dodging_needs_intent, not needs or facts.yes("deliberate")
    if offence in CALLED_SO:
        point, is_so = CALLED_SO[offence]
        return point, is_so(hand)
    if offence == "splashing" and law.splashing_needs_intent:
        return PenaltyLaw.splashing_needs_intent, facts.yes("deliberate")
    if offence == "agreed-checking" and law.agreed_checking_needs_all_in:
        return PenaltyLaw.agreed_checking_needs_all_in, third_is_all_in(hand, seat)
    if offence == "revealing-a-hand" and law.revealing_needs_multihanded_pot:
        return PenaltyLaw.revealing_needs_multihanded_pot, multihanded(hand, facts)
    return "", True


# What is an offence only where the book calls it one.
CALLED_SO: dict[str, tuple[str, Callable[[Hand], bool]]] = {
    "fold-out-of-order": (
        TurnLaw.fold_without_bet_sanction,
        lambda hand: hand.rules.turns.fold_without_bet_sanction is not UnbetSanction.ETIQUETTE,
    ),
    "tiny-chip": (
        WagerLaw.tiny_chip_penalised, lambda hand: hand.rules.wagers.tiny_chip_penalised,
    ),
    "betting-the-pot": (
        ChipLaw.bet_the_pot_penalised, lambda hand: hand.rules.chips.bet_the_pot_penalised,
    ),
}  # fmt: skip


def shows_unlawfully(hand: Hand, facts: Facts) -> tuple[str, bool]:
    if not hand.rules.dead_hands.exposing_penalty:
        return DeadHandLaw.exposing_penalty, False
    if may_show(hand, facts):
        return DeadHandLaw.last_two_may_show, False
    intent = hand.rules.dead_hands.exposing_needs_intent
    return DeadHandLaw.exposing_needs_intent, not intent or facts.yes("deliberate")


def third_is_all_in(hand: Hand, seat: int) -> bool:
    """Whether a third player, besides the offender and whoever agreed, has nothing left to bet."""
    at = first_award(hand)
    then = replay(hand.log[:at]) if hand.over and at >= 0 else hand
    return bool(then.live & ~then.able & ~(1 << seat)) and then.live.bit_count() > 2


def multihanded(hand: Hand, facts: Facts) -> bool:
    """Whether more than two are in it; once the betting is over only the floor knows how it was."""
    if hand.over or hand.phase in (RUNNING, SHOWING):
        return facts.yes("in-play")
    return hand.live.bit_count() > 2


def needs_repetition(hand: Hand, offence: str) -> tuple[str, bool]:
    """(the point, whether it is penalised only when it happens again)."""
    if offence == "acting-out-of-turn":
        sanction = hand.rules.turns.out_of_turn_sanction
        return TurnLaw.out_of_turn_sanction, sanction is EarlySanction.REPEATED
    point = PenaltyLaw.etiquette_penalty_needs_repetition
    return point, hand.rules.penalties.etiquette_penalty_needs_repetition


def ladder_from(hand: Hand, facts: Facts, must: bool, why: tuple[str, ...]) -> HandRuling:
    """The rungs that are left: above the last one where the book lets penalties escalate."""
    offence = facts.one_of("offence")
    rungs = penalties(hand, offence)
    barring = offence in DISCLOSURE and hand.rules.penalties.exclusion
    bars = (PenaltyLaw.disclosure_may_bar,) if barring else ()
    grounds = (*why, *PENALTY_GROUNDS, *bars)
    if hand.rules.penalties.escalates and facts.one_of("last") != "none":
        last = LADDER.index(facts.one_of("last"))
        rungs = [rung for rung in rungs if LADDER.index(rung.name) > last] or rungs[-1:]
        grounds = (*grounds, PenaltyLaw.escalates)
    if offence == "exposing-cards":
        rungs = [served_from(hand, facts.seat(), rung) for rung in rungs]
        grounds = (*grounds, DeadHandLaw.penalty_for_exposing_starts)
    nothing: tuple[HandChoice, ...] = () if must else (Choice("no-penalty", "No penalty."),)
    return Ruling(options=(*nothing, *rungs), grounds=grounds, says="a penalty is possible")


def served_from(hand: Hand, seat: int, rung: HandChoice) -> HandChoice:
    """A penalty for exposing cards that starts at once takes the player out of this hand."""
    starts = hand.rules.dead_hands.penalty_for_exposing_starts
    if starts is not PenaltyStarts.AT_ONCE or rung.name == "warning":
        return rung
    return replace(rung, events=(Killed(seat),)) if is_live(hand, seat) and not hand.over else rung
