"""Raises in more than one motion: string raises, raises said first, raises said too late."""

from __future__ import annotations

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import CHIPS, ONE_OF, PILE, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.wagers.motions import events_of, put_in
from shuffleup.floor.wagers.put_right import (
    FAMILY,
    calls,
    facing_bet,
    grounded,
    in_stack,
    makes_it,
    owed,
    said,
    to_act,
)
from shuffleup.games import Structure
from shuffleup.hand import Hand, apply
from shuffleup.hand import events as e
from shuffleup.hand.betting import LIMIT_GAMES, raise_limits
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import copy
from shuffleup.law.points.floor.wager_answers import (
    Complete,
    LateRaise,
    Motions,
    OddFirst,
    OldChips,
    StringCaller,
)
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.ruling import Choice, Ruling

CHIPS_FIRST = Fact("first", PILE, "Which chips went in with the first motion?")


# ---- without a word --------------------------------------------------------------------------


@kind(
    "string-raise",
    FAMILY,
    "Without a word, chips were put in and then more.",
    CHIPS_FIRST,
    Fact("later", PILE, "Which chips were added after?"),
    Fact("withdrawn", YES, "Had the hand begun to come back before they were added?", default=True),
    Fact("called-by", ONE_OF, "Who called it?", ("dealer", "player"), default="dealer"),
    known=REFUTED,
)
def string_raise(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    first, later = facts.pile("first"), facts.pile("later")
    whole = put_in(hand, first + later)
    if not facts.yes("withdrawn") and is_complete_on_withdrawal(hand):
        return grounded(whole, WagerLaw.action_complete_when)
    point = WagerLaw.string_raise if owed(hand, hand.actor) > 0 else "string-bet"
    if may_be_added_to(hand):
        return grounded(whole, point)
    part = grounded(put_in(hand, first), point, WagerLaw.string_raise_called_by)
    by_dealer = hand.rules.wagers.string_raise_called_by is StringCaller.DEALER
    if by_dealer and facts.one_of("called-by") == "player" and events_of(part) != events_of(whole):
        return dealer_decides(part, whole)
    return part


def may_be_added_to(hand: Hand) -> bool:
    """Whether chips added later count with the first, in a bet as in a raise."""
    return hand.rules.wagers.string_raise


def is_complete_on_withdrawal(hand: Hand) -> bool:
    return hand.rules.wagers.action_complete_when is Complete.HAND_WITHDRAWN


def dealer_decides(part: HandRuling, whole: HandRuling) -> HandRuling:
    """A player spoke up; whether it was a string raise is for the dealer to say."""
    options = (
        Choice("string", f"It was one: {part.says}, the rest goes back.", events_of(part)),
        Choice("one-action", f"It was one action: {whole.says}.", events_of(whole)),
    )
    says = "a string raise called by a player"
    return Ruling(grounds=part.grounds, options=options, says=says)


# ---- said first ------------------------------------------------------------------------------


@kind(
    "declared-raise-in-motions",
    FAMILY,
    "'Raise' was said first, and then the chips went in, in one or more motions.",
    Fact("amount", CHIPS, "To which total was it said to be, if one was named?", default=0),
    Fact("first", CHIPS, "How much went in first?"),
    Fact("second", CHIPS, "How much with the next motion?", default=0),
    Fact("more", CHIPS, "How much after that?", default=0),
    Fact("at-rest", YES, "Had the hands come to rest before the last chips?", default=False),
    known=REFUTED,
)
def declared_raise_in_motions(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.wagers
    seat = to_act(hand)
    amount = facts.chips("amount")
    if amount and amount <= hand.bet:
        raise FactError(f"{amount:,} is no raise of {hand.bet:,}")
    if amount and law.declared_amount_any_motions:
        return raised(hand, seat, amount, WagerLaw.declared_amount_any_motions)
    if hand.structure is Structure.LIMIT:
        return raised(hand, seat, 0, *second_trip(hand), "fixed-bet-sizes")
    chips, grounds = counted(hand, seat, facts)
    in_stack(hand, seat, chips)
    return raised(hand, seat, hand.bets[seat] + chips, *grounds)


def counted(hand: Hand, seat: int, facts: Facts) -> tuple[int, tuple[str, ...]]:
    """How much of what was put in is part of the raise, and why."""
    law = hand.rules.wagers
    first, second = facts.chips("first"), facts.chips("second")
    if second_trip(hand):
        return first + second, second_trip(hand)
    grounds: tuple[str, ...] = (WagerLaw.declared_raise_motions,)
    if law.declared_raise_motions is Motions.ONE_CROSSING:
        return first, grounds
    if law.declared_raise_motions is Motions.ANY:
        more = facts.chips("more")
        if not facts.yes("at-rest"):
            return first + second + more, grounds
        return first + (second if more else 0), grounds
    least, _ = raise_limits(hand)
    if first == owed(hand, seat):
        return first + second, grounds
    if hand.bets[seat] + first >= least:
        return first, grounds
    odd = law.declared_raise_odd_first_amount is OddFirst.COMPLETE
    return first + (second if odd else 0), (*grounds, WagerLaw.declared_raise_odd_first_amount)


def second_trip(hand: Hand) -> tuple[str, ...]:
    """The point that lets chips come over the line twice, in a game where it does."""
    allowed = hand.rules.wagers.announced_raise_second_trip
    here = allowed and hand.structure is not Structure.NO_LIMIT
    return (WagerLaw.announced_raise_second_trip,) if here else ()


def raised(hand: Hand, seat: int, to: int, *grounds: str) -> HandRuling:
    """A raise to this, or to the least there is; nobody who said raise may go below it."""
    event = makes_it(hand, seat, to)
    return Ruling((event,), grounds=grounds, says=said(hand, event))


# ---- said too late ---------------------------------------------------------------------------


@kind(
    "late-raise",
    FAMILY,
    "'Raise' was said only when chips were already being cut out over the line.",
    Fact("cut", PILE, "Which chips were over the line by then?"),
    Fact("amount", CHIPS, "Which total was named with it, if any?", default=0),
    known=REFUTED,
)
def late_raise(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.wagers
    seat = to_act(hand)
    facing_bet(hand, seat)
    pile = facts.pile("cut")
    chips = in_stack(hand, seat, sum(pile))
    limit = hand.structure in LIMIT_GAMES
    point = WagerLaw.late_raise_limit if limit else WagerLaw.late_raise_no_limit
    what = law.late_raise_limit if limit else law.late_raise_no_limit
    if what is LateRaise.NOT_ALLOWED:
        return grounded(put_in(hand, pile), point)
    amount = 0 if limit else facts.chips("amount")
    if not amount:
        return raised(hand, seat, 0, point)
    if law.late_raise_capped_by_chips:
        amount = min(amount, hand.bets[seat] + chips)
    return raised(hand, seat, amount, point, WagerLaw.late_raise_capped_by_chips)


# ---- on top of chips of an earlier bet -------------------------------------------------------


@kind(
    "earlier-chips-in-front",
    FAMILY,
    "Facing a raise, silent chips were put on top of an earlier bet that was still in front.",
    Fact("chips", PILE, "Which chips were added?"),
    known=REFUTED,
)
def earlier_chips_in_front(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = to_act(hand)
    facing_bet(hand, seat)
    if not hand.bets[seat]:
        raise FactError(f"seat {seat + 1} has no chips of an earlier bet in front")
    pile = facts.pile("chips")
    in_stack(hand, seat, sum(pile))
    what = hand.rules.wagers.old_bet_chips_count
    point = WagerLaw.old_bet_chips_count
    on_top = put_in(hand, pile)
    if what is OldChips.COUNT:
        return grounded(on_top, point)
    in_place = put_in_place(hand, seat, pile)  # a total for the round, like any raise
    if what is OldChips.IGNORED or events_of(on_top) == in_place.events:
        return grounded(in_place, point)
    options = (
        Choice("on-top", f"With the chips from before: {on_top.says}.", events_of(on_top)),
        Choice("in-place", f"In place of them: {in_place.says}.", events_of(in_place)),
    )
    grounds = (point, *on_top.grounds)
    return Ruling(grounds=grounds, options=options, says="it depends on the chips from before")


def put_in_place(hand: Hand, seat: int, pile: tuple[int, ...]) -> HandRuling:
    """The new chips alone against the whole bet, as if the old ones had been taken back."""
    table = copy(hand)
    apply(table, e.Returned(seat, hand.bets[seat]))
    ruling = put_in(table, pile)
    event = next(iter(events_of(ruling)), None)
    meant = event if isinstance(event, e.Raised) else calls(hand, seat)
    return Ruling((meant,), grounds=ruling.grounds, says=said(hand, meant))
