"""Folds out of order: with nothing to call, before the turn, or by letting the cards go."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import Act
from shuffleup.floor.turns.acts_before_turn import (
    PENALTY,
    check_betting,
    check_in_hand,
    facing_bet,
    fold_now,
)
from shuffleup.floor.turns.out_of_turn import DELIBERATE, REPEATED, early
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.points.floor.turns import ReleaseInBetting, TurnLaw, Unbet, UnbetSanction
from shuffleup.law.ruling import Ruling

EARLY_DISCARD = "early-discard"
SANCTIONS = {
    UnbetSanction.MAY_BE_PENALISED: PENALTY,
    UnbetSanction.OFFENCE: "an offence: a warning or worse",
    UnbetSanction.ETIQUETTE: "poor etiquette",
}


@kind(
    "irregular-fold", "out of turn",
    "A player folded with nothing to call or before the turn, or let go of the cards.",
    Fact("seat", SEAT, "Who?"),
    Fact("how", ONE_OF, "What was done?", values=("said-fold", "let-go-of-cards")),
    Fact("forward", YES, "Did the cards go forward, face down?", default=True),
    Fact("over-line", YES, "Did they cross the betting line?"),
    Fact("made-another-act", YES, "Did somebody act because of it?"),
    DELIBERATE, REPEATED, known=TOLD,
)  # fmt: skip
def irregular_fold(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    check_betting(hand)
    check_in_hand(hand, seat)
    if facts.one_of("how") == "let-go-of-cards":
        ruling = released(hand, seat, facts)
    elif seat != hand.actor:
        ruling = early(hand, Act(seat, "fold"), facts)
    elif facing_bet(hand, seat):
        return folds_to_a_bet(hand, seat)
    else:
        ruling = unbet(hand, seat, facts)
    return with_sanction(hand, seat, ruling)


def folds_to_a_bet(hand: Hand, seat: int) -> HandRuling:
    """The ordinary case: said in turn, facing a bet, it cannot be taken back."""
    return Ruling(fold_now(hand, seat), grounds=("fold-facing-a-bet",), says="the hand is dead")


def unbet(hand: Hand, seat: int, facts: Facts) -> HandRuling:
    """A fold said in turn with nothing to call."""
    rule = hand.rules.turns.fold_without_bet
    grounds = (TurnLaw.fold_without_bet,)
    if rule is Unbet.BINDING or (rule is Unbet.IF_INDUCES and facts.yes("made-another-act")):
        return Ruling(fold_now(hand, seat), grounds=grounds, says="the fold stands")
    return Ruling(grounds=grounds, says="no fold: the player is still to act")


def released(hand: Hand, seat: int, facts: Facts) -> HandRuling:
    """Cards let go: whether they are dead, in turn or not."""
    law = hand.rules.turns
    short = facts.has("over-line") and not facts.yes("over-line")
    line = (TurnLaw.face_down_release_over_line,) if short else ()
    grounds = (TurnLaw.face_down_release_during_betting, *line)
    alive: HandRuling = Ruling(grounds=grounds, says="the cards go back: the hand is live")
    if not facts.yes("forward"):
        return alive
    rule = law.face_down_release_during_betting
    counts = (
        rule is ReleaseInBetting.DEAD
        or facing_bet(hand, seat)
        or (rule is ReleaseInBetting.IF_INDUCES and facts.yes("made-another-act"))
    )
    if not counts or (law.face_down_release_over_line and not facts.yes("over-line")):
        return alive
    return Ruling(fold_now(hand, seat), grounds=grounds, says="the hand is dead")


def with_sanction(hand: Hand, seat: int, ruling: HandRuling) -> HandRuling:
    """A fold that stands though it was out of order is an offence in its own right."""
    bet, in_turn = facing_bet(hand, seat), seat == hand.actor
    if not ruling.events or (in_turn and bet):
        return ruling
    sanction = hand.rules.turns.fold_without_bet_sanction
    why: list[str] = [TurnLaw.fold_without_bet_sanction]
    if sanction is not UnbetSanction.MAY_BE_PENALISED:  # it speaks of a fold to no bet alone
        offence = sanction is UnbetSanction.OFFENCE
        why = ([] if bet else why) + ([EARLY_DISCARD] if offence and not in_turn else [])
    if not why:
        return ruling
    grounds = (*ruling.grounds, *why)
    notes = tuple(dict.fromkeys((*ruling.notes, SANCTIONS[sanction])))
    return replace(ruling, notes=notes, grounds=grounds)
