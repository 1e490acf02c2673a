"""Acting before the turn: held until it comes, given back, or left to the floor.

What is held is carried out by the hand when the turn comes, if nobody in between has changed the
bet; until then the chips are not in the pot. ``early(hand, act, facts)`` is the ruling on one
action, for every kind that meets with one.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import ACTS, CHIPS, ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import Act
from shuffleup.floor.turns.acts_before_turn import (
    PENALTY,
    check_betting,
    check_in_hand,
    fold_now,
    owes,
    played,
)
from shuffleup.floor.turns.skipped import DEALER_FACTS, Bypass, passed_over, right_is_lost
from shuffleup.games import Structure
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import Bound, Limited
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.turns import ActionBeforeTurn, AfterABet, EarlySanction, TurnLaw
from shuffleup.law.ruling import Choice, Ruling

ACTIONS = ("fold", "check", "call", "bet", "raise", "all-in")
DELIBERATE = Fact("deliberate", YES, "Was it done on purpose?")
REPEATED = Fact("repeated", YES, "Has the player done so before?", default=False)
EARLY = {"raise": ("early-bet",), "call": ("early-call",)}  # books have a clause for each
RAISE_POINTS = (
    TurnLaw.out_of_turn_bet_smaller_intervening_bet, TurnLaw.out_of_turn_bet_larger_intervening_bet,
    TurnLaw.out_of_turn_bettor_may_raise,
)  # fmt: skip


@kind(
    "out-of-turn", "out of turn", "A player acted before the turn came.",
    Fact("seat", SEAT, "Who acted too early?"),
    Fact("action", ONE_OF, "What was done?", values=ACTIONS),
    Fact("to", CHIPS, "To how much in all, this round?"),
    DELIBERATE, REPEATED,
    Fact("behind", ACTS, "What did the players behind do before it was noticed?", default=()),
    *DEALER_FACTS, known=TOLD,
)  # fmt: skip
def out_of_turn(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    check_betting(hand)
    check_in_hand(hand, seat)
    if seat == hand.actor:
        raise FactError(f"it is the turn of seat {seat + 1}")
    act = early_act(hand, seat, facts)
    behind = facts.acts("behind")
    if behind:
        bypass = Bypass(hand, hand.actor, (act, *behind))
        if right_is_lost(bypass, facts):
            return passed_over(bypass, facts)
    ruling = early(hand, act, facts)
    return replace(ruling, notes=ruling.notes + (("those behind act again",) if behind else ()))


def early_act(hand: Hand, seat: int, facts: Facts) -> Act:
    """What the seat did, and could have done in turn."""
    action = facts.one_of("action")
    if action in ("bet", "raise"):
        act = Act(seat, "raise", facts.chips("to"))
    elif action == "all-in":
        total = hand.bets[seat] + hand.stacks[seat]
        act = Act(seat, "raise", total) if total > hand.bet else Act(seat, "call")
    else:
        act = Act(seat, action)
    if owes(hand, seat):
        played(hand, (act,))
    return act


def early(hand: Hand, act: Act, facts: Facts) -> HandRuling:
    """The ruling on one action before the turn."""
    law, ruling = hand.rules.turns, bound_or_not(hand, act, facts)
    if not is_punished(law, facts):
        return ruling
    return replace(
        ruling, grounds=(*ruling.grounds, TurnLaw.out_of_turn_sanction), notes=(PENALTY,)
    )


def bound_or_not(hand: Hand, act: Act, facts: Facts) -> HandRuling:
    """Carried out at once, held, or as good as not done."""
    law, seat = hand.rules.turns, act.seat
    if act.action == "fold" and law.out_of_turn_fold_binds:
        grounds: tuple[str, ...] = ("out-of-turn", TurnLaw.out_of_turn_fold_binds)
        return Ruling(fold_now(hand, seat), grounds=grounds, says="the fold stands")
    if not owes(hand, seat):
        says = "nothing: the turn does not come to this seat again"
        return Ruling(grounds=("out-of-turn",), says=says)
    if act.action == "check" and law.out_of_turn_check_bars_raise:
        grounds = ("out-of-turn", TurnLaw.out_of_turn_check_bars_raise)
        events = (Limited(seat, ("fold", "check", "call")),)
        return Ruling(events, grounds=grounds, says="no bet and no raise this turn")
    return held_or_free(hand, act, facts)


def held_or_free(hand: Hand, act: Act, facts: Facts) -> HandRuling:
    """Held to it, free, or as the floor decides."""
    point, rule = binding(hand, act)
    which = EARLY.get(act.action, ())
    if rule is ActionBeforeTurn.NOT_UNLESS_DELIBERATE and not facts.yes("deliberate"):
        says = "it does not bind: every option is open"
        return Ruling(grounds=("out-of-turn", point, *which), says=says)
    grounds = ("out-of-turn", point, *which, *grounds_of_hold(hand, act, rule))
    events = (held(hand, act, rule),)
    if rule is ActionBeforeTurn.BINDS:
        says = "held to it when the turn comes, if the bet is the same"
        return Ruling(events, grounds=grounds, says=says)
    hold = Choice("hold", "Held to it when the turn comes.", events)
    let_go: HandChoice = Choice("let-go", "It does not bind: every option is open.")
    default = "let-go" if rule is ActionBeforeTurn.NOT_UNLESS_DELIBERATE else ""
    says = "it may be held binding"
    return Ruling(grounds=grounds, options=(hold, let_go), default=default, says=says)


def grounds_of_hold(hand: Hand, act: Act, rule: ActionBeforeTurn) -> tuple[str, ...]:
    """What says when a hold ends, and what is left then; of an early raise the floor says it."""
    by_call: tuple[str, ...] = ()
    if act.action == "call" or hand.rules.turns.out_of_turn_released_by_call:
        by_call = (TurnLaw.out_of_turn_released_by_call,)
    if act.action != "raise":
        return by_call
    own = has_rules_of_its_own(hand) and not (hand.bet and rule is ActionBeforeTurn.FLOOR)
    return (*by_call, *(RAISE_POINTS if own else RAISE_POINTS[-1:]))


def has_rules_of_its_own(hand: Hand) -> bool:
    """Whether the points on no-limit are meant; pot-limit is ruled like every other game."""
    return hand.structure is Structure.NO_LIMIT


def binding(hand: Hand, act: Act) -> tuple[str, ActionBeforeTurn]:
    """The point that rules on this action; no-limit has one of its own for bets and calls."""
    law = hand.rules.turns
    bets = act.action == "call" or (act.action == "raise" and not hand.bet)
    if has_rules_of_its_own(hand) and bets:
        return TurnLaw.out_of_turn_binding_no_limit, law.out_of_turn_binding_no_limit
    return TurnLaw.out_of_turn_binding, law.out_of_turn_binding


def held(hand: Hand, act: Act, rule: ActionBeforeTurn) -> Bound:
    """The hold on a seat, with what is left to it if somebody in between bets."""
    law = hand.rules.turns
    no_more: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    if act.action == "raise":
        own = has_rules_of_its_own(hand)
        smaller = own and law.out_of_turn_bet_smaller_intervening_bet is AfterABet.CALL_OR_RAISE
        larger = own and law.out_of_turn_bet_larger_intervening_bet is AfterABet.CALL_OR_RAISE
        no_more, more = left(law, smaller or rule is ActionBeforeTurn.FLOOR), left(law, larger)
    if act.action == "fold" and rule is ActionBeforeTurn.FLOOR:
        no_more = more = ("fold",)  # the same action, whatever was bet in between
    by_call = law.out_of_turn_released_by_call
    return Bound(act.seat, act.action, act.to, hand.bet, by_call, no_more, more)


def left(law: TurnLaw, chips_stay: bool) -> tuple[str, ...]:
    """What an early bettor may do after a bet in between; nothing named is everything."""
    may: tuple[str, ...] = ("call",) if chips_stay else ("fold", "call")
    if law.out_of_turn_bettor_may_raise:
        may += ("raise",)
    return () if len(may) == 3 else may


def is_punished(law: TurnLaw, facts: Facts) -> bool:
    """Whether a penalty may follow; asked only what the book asks."""
    rule = law.out_of_turn_sanction
    if rule is EarlySanction.DELIBERATE:
        return facts.yes("deliberate")
    return rule is EarlySanction.ANY or facts.yes("repeated")
