"""The decision somebody faces, and what can be made of it: the last step of every reading.

``spot(hand, facts)`` is what the hand knows. ``called``, ``wagered`` and the like turn a reading
into a ruling through the hand's own judge, so that nothing unlawful comes of it; chips beyond what
the action takes never leave the stack.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.facts import FactError, Facts, MissingFactError
from shuffleup.games import Structure
from shuffleup.hand import BringIn, Call, Check, Command, Hand, RaiseTo, judge, replay
from shuffleup.hand.betting import raise_limits, why_closed
from shuffleup.hand.events import BroughtIn, Opened, Raised
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Limited
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import BETTING, BRINGING_IN
from shuffleup.law.points import ChipLaw
from shuffleup.law.ruling import Ruling


class BettingSpot(Struct, frozen=True):
    """What the player to act faces."""

    hand: Hand
    seat: int
    own: int  # chips of this round already in
    bet: int  # the total to match: a bet, a blind, or the bring-in that is due
    call: int  # what it takes to match it, or all there is
    least: int  # totals a wager may be, both 0 where raising is closed
    most: int
    full: int  # the total of a full raise, whatever the stack

    @property
    def law(self) -> ChipLaw:
        return self.hand.rules.chips

    @property
    def structure(self) -> Structure:
        return self.hand.structure

    @property
    def everything(self) -> int:
        """The total if all chips go in."""
        return self.own + self.hand.stacks[self.seat]

    @property
    def on_own_blind(self) -> bool:
        """Whether chips now would be added to the player's own blind."""
        acted = (self.hand.acted | self.hand.checked) >> self.seat & 1
        return self.hand.street == 0 and self.own > 0 and not acted


def spot(hand: Hand, facts: Facts) -> BettingSpot:
    """What the seat of a report faces; it must be its turn to bet."""
    if hand.actor < 0 or hand.phase not in (BETTING, BRINGING_IN):
        raise FactError("nobody is asked to bet now")
    seat = facts.seat() if facts.has("seat") else hand.actor
    if seat != hand.actor:
        raise FactError(f"it is the turn of seat {hand.actor + 1}: this was out of turn")
    least, most = raise_limits(hand)
    own = hand.bets[seat]
    bet = hand.stakes.bring_in if hand.phase == BRINGING_IN else hand.bet
    call = max(0, min(bet - own, hand.stacks[seat]))
    return BettingSpot(hand, seat, own, bet, call, least, most, hand.base + hand.step)


def chips_of(spot: BettingSpot, facts: Facts, name: str = "chips") -> tuple[int, ...]:
    """The chips put in, none if none; nobody puts in more than there is."""
    pile = facts.pile(name)
    stack = spot.hand.stacks[spot.seat]
    if sum(pile) > stack:
        raise FactError(f"chips: {sum(pile):,} is more than the {stack:,} in front of the player")
    return pile


def needed_chips(spot: BettingSpot, facts: Facts) -> tuple[int, ...]:
    """The chips put in, where nothing can be said without them."""
    pile = chips_of(spot, facts)
    if not pile:
        raise MissingFactError("chips")
    return pile


# ---- sizes -----------------------------------------------------------------------------------


def fitted(spot: BettingSpot, to: int) -> int:
    """The lawful wager nearest to this total; halfway in fixed limit it is the smaller."""
    if spot.structure is Structure.LIMIT:
        return spot.least if to - spot.least <= spot.most - to else spot.most
    return min(max(to, spot.least), spot.most)


def last_wager(spot: BettingSpot) -> int:
    """By how much the last bet or raise went up; a blind or a bring-in as it is."""
    hand = spot.hand
    events = standing(hand)
    start = max(at for at, event in enumerate(events) if isinstance(event, Opened))
    raises = [event.to for event in events[start:] if isinstance(event, Raised)]
    brought = [event.amount for event in events[start:] if isinstance(event, BroughtIn)]
    if not raises:
        return spot.bet
    before = [opening_bet(hand, events[start]), *brought, *raises][-2]
    return raises[-1] - before


def opening_bet(hand: Hand, opened: object) -> int:
    """The bet there was when the round opened: the blinds, on the first one."""
    if hand.street:
        return 0
    at = max(at for at, event in enumerate(hand.log) if event is opened)
    return replay(hand.log[: at + 1]).bet


# ---- rulings ---------------------------------------------------------------------------------


def nothing(says: str, *grounds: str) -> HandRuling:
    """It counts for nothing: the player is still to act."""
    return Ruling(grounds=grounds, says=f"nothing was done: {says}")


def acted(spot: BettingSpot, command: Command, says: str, *grounds: str) -> HandRuling:
    """A command of the player's, if the hand takes it; otherwise it counts for nothing."""
    ruling = judge(spot.hand, command)
    if ruling.refusal:
        return nothing(ruling.refusal.says, *(ruling.refusal.grounds or grounds))
    return Ruling(ruling.events, grounds=grounds, says=says)


def called(spot: BettingSpot, *grounds: str) -> HandRuling:
    """A call, a check where there is nothing to call, or the bring-in."""
    seat = spot.seat
    if spot.hand.phase == BRINGING_IN:
        return acted(spot, BringIn(seat), f"the bring-in of {spot.call:,}", *grounds)
    if not spot.call:
        return acted(spot, Check(seat), "a check", *grounds)
    return acted(spot, Call(seat), f"a call of {spot.call:,}", *grounds)


def wagered(spot: BettingSpot, to: int, *grounds: str) -> HandRuling:
    """A bet or raise to the lawful total nearest to this; a call where raising is closed."""
    if not spot.least:
        return called(spot, *grounds, *why_closed(spot.hand)[2])
    to = fitted(spot, to)
    return acted(spot, RaiseTo(spot.seat, to), f"a {wager_word(spot)} {to:,}", *grounds)


def wager_word(spot: BettingSpot) -> str:
    return "raise to" if spot.bet else "bet of"


def must(spot: BettingSpot, may: tuple[str, ...], says: str, *grounds: str) -> HandRuling:
    """The player stays to act, and only this is left; a bring-in is asked for no second time."""
    if spot.hand.phase == BRINGING_IN:
        return wagered(spot, spot.least, *grounds)
    return Ruling((Limited(spot.seat, may),), grounds=grounds, says=says)
