"""A player the action went past: in time to claim the turn, or too late, and what is left then.

``right_is_lost`` counts what was done behind as the book does; ``passed_over`` is the ruling when
it is too much. Below that the seat simply has its turn, and those behind acted out of turn.
"""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ACTS, COUNT, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import GROUNDS as SUBSTANTIAL
from shuffleup.floor.substantial import Act, substantial
from shuffleup.floor.turns.acts_before_turn import (
    check_betting,
    check_in_hand,
    facing_bet,
    owes,
    played,
)
from shuffleup.hand import Hand, apply, copy
from shuffleup.hand.events import Checked
from shuffleup.hand.repairs.primitives import Killed, Limited, TurnGiven
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.law.points.floor.turns import LeftWith, NextCard, Skipped, TurnLaw
from shuffleup.law.ruling import Choice, Ruling

DEALER_FACTS = (
    Fact(
        "called-at",
        COUNT,
        "How many of them had acted when somebody spoke up, if not all?",
        unsaid="all of them",
    ),
    Fact("dealing", YES, "Were the starting cards still being dealt?", default=False),
    Fact("burned", YES, "Had the dealer burned a card?"),
    Fact("dealer-erred", YES, "Did the dealer let it go on, or push the action past the player?"),
    Fact("had-time", YES, "Did the player skipped have reasonable time to speak up?"),
    Fact("next-card", YES, "Has a card of the next round been dealt?"),
)
GROUNDS = ("skipped-player", TurnLaw.skipped_player_threshold, "speaking-up")


class Bypass:
    """A hand, the seat passed over, what was done behind it, and the hand with that done."""

    def __init__(self, hand: Hand, seat: int, acts: tuple[Act, ...]) -> None:
        if any(act.seat == seat for act in acts):
            raise FactError(f"seat {seat + 1} is the one passed over")
        self.hand, self.seat, self.acts = hand, seat, acts
        self.events, self.after = played(hand, acts)


@kind(
    "skipped-player", "out of turn", "The action went past a player who had not acted.",
    Fact("seat", SEAT, "Who was skipped?"),
    Fact("behind", ACTS, "What did the players behind do before anybody spoke up?"),
    *DEALER_FACTS, known=REFUTED,
)  # fmt: skip
def skipped_player(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    check_betting(hand)
    check_in_hand(hand, seat)
    if not owes(hand, seat):
        raise FactError(f"seat {seat + 1} has acted")
    bypass = Bypass(hand, seat, facts.acts("behind"))
    safe = TurnLaw.right_to_act_safe_while_earlier_unacted
    if seat != hand.actor and hand.rules.turns.right_to_act_safe_while_earlier_unacted:
        says = f"seat {hand.actor + 1} acts first; nothing is lost by waiting"
        return Ruling(
            grounds=("skipped-player", safe), says=says, notes=("those behind act again",)
        )
    if not right_is_lost(bypass, facts):
        return keeps_the_turn(bypass, facts)
    return passed_over(bypass, facts)


def keeps_the_turn(bypass: Bypass, facts: Facts) -> HandRuling:
    says = f"seat {bypass.seat + 1} acts, with every option"
    notes = ("those behind act again",)
    return Ruling(grounds=grounds_of(bypass.hand, facts), says=says, notes=notes)


def grounds_of(hand: Hand, facts: Facts) -> tuple[str, ...]:
    """Time to speak up is a reason only where there was none."""
    by_substance = hand.rules.turns.skipped_player_threshold is Skipped.SUBSTANTIAL
    no_time = facts.has("had-time") and not facts.yes("had-time")
    time = (TurnLaw.skipped_player_needs_time,) if no_time else ()
    return (*GROUNDS, *time, *(SUBSTANTIAL if by_substance else ()))


# ---- is it too late? -------------------------------------------------------------------------


def right_is_lost(bypass: Bypass, facts: Facts) -> bool:
    """Whether so much was done behind that the right to act is gone, or may be."""
    law = bypass.hand.rules.turns
    acts = counted(bypass, facts)
    if law.skipped_player_threshold is Skipped.SUBSTANTIAL:
        reached = substantial_with_dealer(bypass.hand, acts, facts)
    else:
        needed = 2 if law.skipped_player_threshold is Skipped.TWO_PLAYERS else 3
        reached = len({act.seat for act in acts}) >= needed
    return reached and (not law.skipped_player_needs_time or facts.yes("had-time"))


def counted(bypass: Bypass, facts: Facts) -> tuple[Act, ...]:
    """What was done before anybody spoke up, and not while the cards still went out."""
    if facts.yes("dealing") and bypass.hand.street > 0:
        raise FactError("the starting cards were dealt long ago")
    return () if facts.yes("dealing") else acts_before_word(bypass, facts)


def acts_before_word(bypass: Bypass, facts: Facts) -> tuple[Act, ...]:
    """What was done behind before attention was called to it, if it was."""
    if not facts.has("called-at"):
        return bypass.acts
    called_at = facts.count("called-at")
    if called_at > len(bypass.acts):
        raise FactError(f"only {len(bypass.acts)} acted behind, not {called_at}")
    return bypass.acts[:called_at]


def substantial_with_dealer(hand: Hand, acts: tuple[Act, ...], facts: Facts) -> bool:
    """Asks about the dealer only where the dealer makes the difference."""
    if substantial(hand, acts):
        return True
    law = hand.rules.substantial
    if not substantial(hand, acts, dealer_burned=True, dealer_erred=True):
        return False
    burned = law.dealer_burn_counts and facts.yes("burned")
    return burned or (law.dealer_error_counts and facts.yes("dealer-erred"))


# ---- what is left ----------------------------------------------------------------------------


def passed_over(bypass: Bypass, facts: Facts) -> HandRuling:
    """The right to act is lost, or the floor says whether it is."""
    hand, seat, law = bypass.hand, bypass.seat, bypass.hand.rules.turns
    grounds = grounds_of(hand, facts)
    if not owes(bypass.after, seat) or not bypass.after.live & (bypass.after.live - 1):
        return Ruling(bypass.events, grounds=grounds, says="what was done behind stands")
    bet = facing_bet(bypass.after, seat)
    dead_by_card = law.skipped_player_next_card is NextCard.DEAD
    if bet and dead_by_card and facts.yes("next-card"):
        says = "dead: a card was dealt and the bet is not called"
        return Ruling(dead(bypass), grounds=(*grounds, TurnLaw.skipped_player_next_card), says=says)
    if bet and facts.has("next-card") and facts.yes("next-card"):
        grounds += (TurnLaw.skipped_player_next_card,)
    grounds += (TurnLaw.skipped_player_left_with,)
    if law.skipped_player_left_with is LeftWith.CHECK_OR_CALL_OR_FOLD:
        limited = call_or_fold(bypass) if bet else checks(bypass)
        says = "what was done behind stands: " + ("call or fold" if bet else "a check")
        return Ruling(limited, grounds=grounds, says=says)
    if law.skipped_player_left_with is LeftWith.FREE:
        says = "what was done behind stands; the floor decides on the hand that was skipped"
        return Ruling(grounds=grounds, options=treatments(bypass, bet), says=says)
    options = (right_kept(bypass), right_lost(bypass, bet))
    return Ruling(grounds=grounds, options=options, says="the right to act may be lost")


def treatments(bypass: Bypass, bet: bool) -> tuple[HandChoice, ...]:
    """Every way to treat the hand, where the book names none and leaves it to the floor."""
    milder: HandChoice = Choice("check", "The hand has checked.", checks(bypass))
    if bet:
        milder = Choice("call-or-fold", "The hand may call or fold.", call_or_fold(bypass))
    killed: HandChoice = Choice("dead-hand", "The hand is dead.", dead(bypass))
    return (right_kept(bypass), milder, killed)


def right_lost(bypass: Bypass, bet: bool) -> HandChoice:
    """A player who may no longer act has checked where there is nothing to call, and is out where
    there is: a book that says only this much names no call."""
    if bet:
        return Choice("dead-hand", "The right to act is lost: the hand is dead.", dead(bypass))
    return Choice("check", "The right to act is lost: the hand has checked.", checks(bypass))


def right_kept(bypass: Bypass) -> HandChoice:
    """Substantial action stands whatever the floor decides; the turn of others does not."""
    if bypass.hand.rules.turns.skipped_player_threshold is Skipped.SUBSTANTIAL:
        events = (*bypass.events, *turn_to(bypass))
        return Choice("all-options", "What was done behind stands; every option is open.", events)
    return Choice("keeps-the-right", "The right to act is kept: it is this player's turn.")


def turn_to(bypass: Bypass) -> HandEvents:
    return () if bypass.after.actor == bypass.seat else (TurnGiven(bypass.seat),)


def call_or_fold(bypass: Bypass) -> HandEvents:
    limit = Limited(bypass.seat, ("fold", "call"))
    return (*bypass.events, *turn_to(bypass), limit)


def checks(bypass: Bypass) -> HandEvents:
    return goes_on(bypass, (*turn_to(bypass), Checked(bypass.seat)))


def dead(bypass: Bypass) -> HandEvents:
    return goes_on(bypass, (Killed(bypass.seat),))


def goes_on(bypass: Bypass, more: HandEvents) -> HandEvents:
    """What was done, these events, and then the turn of whoever still waits in front."""
    after, first = copy(bypass.after), bypass.hand.actor
    for event in more:
        apply(after, event)
    waits = first != bypass.seat and owes(after, first) and after.actor >= 0
    back = (TurnGiven(first),) if waits and after.actor != first else ()
    return (*bypass.events, *more, *back)
