"""Gestures, and words that are no betting terms: at the risk of whoever uses them.

What can mean one lawful action is that action; where it can mean several, the floor decides which,
or that it meant nothing.
"""

from __future__ import annotations

from itertools import combinations

from shuffleup.floor.chips.decision import BettingSpot, acted, nothing
from shuffleup.floor.facts import Facts
from shuffleup.hand import Call, Check, Command, Fold, RaiseTo
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.law.points.floor.chips import ChipLaw, RapFacingBet, UnofficialTerms
from shuffleup.law.ruling import Choice, Ruling

ACTIONS = ("fold", "check", "call", "raise", "all-in")
MEANINGS = (*ACTIONS, *(" or ".join(two) for two in combinations(ACTIONS, 2)))
GESTURES = ("none", "rap", "check-like", "other")


def gestured(spot: BettingSpot, gesture: str, facts: Facts) -> HandRuling:
    """A rap on the table, a motion that looks like a check, or another gesture."""
    law = spot.law
    if gesture == "rap":
        return rapped(spot)
    checked_to = bool(spot.hand.checked) and not spot.call
    if gesture == "check-like" and checked_to and law.any_checklike_motion_is_check:
        return acted(spot, Check(spot.seat), "a check", ChipLaw.any_checklike_motion_is_check)
    return unclear(spot, facts)


def rapped(spot: BettingSpot) -> HandRuling:
    """A check; facing a bet it is not one, and one book can read it as a fold."""
    law, point = spot.law, ChipLaw.table_rap_is_check
    if not law.table_rap_is_check:
        return nothing("a rap on the table does not count", point)
    if not spot.call:
        return acted(spot, Check(spot.seat), "a check", point)
    facing = ChipLaw.rap_facing_bet
    if law.rap_facing_bet is RapFacingBet.NO_ACTION:
        return nothing(f"it is {spot.call:,} to call, and no check", point, facing)
    fold = acted(spot, Fold(spot.seat), "a fold", facing)
    choices: tuple[HandChoice, ...] = (
        Choice("still-to-act", "The rap was no action: the player is still to act."),
        Choice("fold", "The player passed: a fold.", fold.events),
    )
    return Ruling(grounds=(point, facing), options=choices, says="a rap facing a bet")


def unclear(spot: BettingSpot, facts: Facts) -> HandRuling:
    """What unofficial words or gestures are, by what they can mean."""
    law, point = spot.law, ChipLaw.unofficial_terms
    if law.unofficial_terms is UnofficialTerms.VOID or not law.verbal_declaration_binds:
        return nothing("words and gestures that are no betting terms do not count", point)
    meanings = facts.one_of("means").split(" or ")
    readings = {name: reading(spot, name) for name in meanings}
    lawful = {name: ruling for name, ruling in readings.items() if ruling.events}
    if len(lawful) < 2:
        return next(iter(lawful.values()), nothing("it can mean no lawful action", point))
    choices = [Choice(name, f"{one.says}.", one.events) for name, one in lawful.items()]
    still: HandChoice = Choice("nothing", "It meant nothing: the player is still to act.")
    return Ruling(grounds=(point,), options=(*choices, still), says="unclear what was meant")


def reading(spot: BettingSpot, meaning: str) -> HandRuling:
    """One thing it may have meant, if that is lawful; a raise of no named size is the smallest."""
    seat = spot.seat
    over = spot.everything > spot.bet
    commands: dict[str, tuple[Command, str]] = {
        "fold": (Fold(seat), "a fold"),
        "check": (Check(seat), "a check"),
        "call": (Call(seat), f"a call of {spot.call:,}"),
        "raise": (RaiseTo(seat, spot.least), f"a raise to {spot.least:,}"),
        "all-in": (RaiseTo(seat, spot.everything) if over else Call(seat), "all-in"),
    }
    return acted(spot, *commands[meaning], ChipLaw.unofficial_terms)
