"""Fewer chips than the call: ``undercall_of`` is the ruling on them, which other judges use too."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import CHIPS, YES, Fact, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import acts_of_round
from shuffleup.floor.wagers.put_right import (
    FAMILY,
    calls,
    leaves_or_completes,
    said,
    short_of_call,
    to_act,
)
from shuffleup.hand import Hand
from shuffleup.hand import events as e
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.wager_answers import TinyChip, Undercall
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.ruling import Choice, Ruling


@kind(
    "undercall",
    FAMILY,
    "Without a word, a player put in less than the call.",
    Fact("chips", CHIPS, "How much was put in?"),
    Fact("tiny", YES, "Was it tiny against the bet?", default=False),
    Fact("showed", YES, "Has the bettor already shown the hand?", default=False),
    known=REFUTED,
)
def undercall(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = to_act(hand)
    chips = short_of_call(hand, seat, facts.chips("chips"))
    if facts.yes("showed") and undercall_law(hand)[1] is not Undercall.FLOOR:
        return shown_to(hand, seat, chips)
    if facts.yes("tiny"):
        return tiny_chip(hand, seat, chips)
    return undercall_of(hand, seat, chips)


def shown_to(hand: Hand, seat: int, chips: int) -> HandRuling:
    """The bettor took the chips for a call and showed: whole all the same, or as far as it went."""
    grounds = (WagerLaw.short_call_corrected_after_show,)
    if hand.rules.wagers.short_call_corrected_after_show:
        return full_call(hand, seat, grounds)
    return Ruling(
        (e.Called(seat, chips),), grounds=grounds, says=f"a call of {chips:,} and no more"
    )


def tiny_chip(hand: Hand, seat: int, chips: int) -> HandRuling:
    law = hand.rules.wagers
    what = law.tiny_chip_call
    penalised = law.tiny_chip_penalised
    grounds = (WagerLaw.tiny_chip_call, *((WagerLaw.tiny_chip_penalised,) if penalised else ()))
    notes = ("a penalty is possible",) if penalised else ()
    if what is TinyChip.RETURNED:
        return Ruling(grounds=grounds, says="the chips go back", notes=notes)
    if what is TinyChip.FULL_CALL:
        return replace(full_call(hand, seat, grounds), notes=notes)
    options = call_or_leave(hand, seat, chips)
    return Ruling(grounds=grounds, options=options, says="chips tiny against the bet", notes=notes)


def undercall_of(hand: Hand, seat: int, chips: int) -> HandRuling:
    """Chips short of the call: the whole call, or they stay in, as the situation has it."""
    point, what = undercall_law(hand)
    grounds = (point, *as_opening_bet(hand))
    if what is Undercall.FULL_CALL:
        return full_call(hand, seat, grounds)
    if what is Undercall.FORFEIT_OR_COMPLETE:
        events = leaves_or_completes(seat, chips)
        return Ruling(events, grounds=grounds, says="the chips stay in: fold or complete the call")
    return Ruling(grounds=grounds, options=call_or_leave(hand, seat, chips), says="an undercall")


def undercall_law(hand: Hand) -> tuple[str, Undercall]:
    law = hand.rules.wagers
    if hand.live.bit_count() == 2:
        return WagerLaw.undercall_heads_up, law.undercall_heads_up
    if facing_opening_bet(hand):
        return WagerLaw.undercall_facing_opening_bet, law.undercall_facing_opening_bet
    return WagerLaw.undercall_otherwise, law.undercall_otherwise


def facing_opening_bet(hand: Hand) -> bool:
    """Nobody has raised: the bet is the round's first, or the big blind where that counts."""
    if hand.street == 0:
        return not raises(hand) and hand.rules.betting.big_blind_is_opening_bet
    return raises(hand) == 1


def as_opening_bet(hand: Hand) -> tuple[str, ...]:
    """That the big blind is the opening bet, where it makes a difference."""
    law = hand.rules.wagers
    to_blind = hand.street == 0 and hand.live.bit_count() > 2 and not raises(hand)
    differs = law.undercall_facing_opening_bet is not law.undercall_otherwise
    return (BettingLaw.big_blind_is_opening_bet,) if to_blind and differs else ()


def raises(hand: Hand) -> int:
    """Bets and raises of this round; a blind or a bring-in does not count."""
    return sum(act.action == "raise" for act in acts_of_round(hand))


def full_call(hand: Hand, seat: int, grounds: tuple[str, ...]) -> HandRuling:
    call = calls(hand, seat)
    return Ruling((call,), grounds=grounds, says=said(hand, call))


def call_or_leave(hand: Hand, seat: int, chips: int) -> tuple[HandChoice, ...]:
    """All that the floor can rule on an undercall; the chips stay in either way."""
    return (
        Choice("full-call", "It is a full call.", (calls(hand, seat),)),
        Choice(
            "leave-or-complete",
            "The chips stay in: the player folds or makes the call whole.",
            leaves_or_completes(seat, chips),
        ),
    )
