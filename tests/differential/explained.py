"""Where PokerKit differs by a rule of its own, and exactly when: see DIFFERENCES.md.

Each question is answered by a small model written from the rules, with one switch per quirk; the
chips paid and the hand values it works on are read off our hand, so those are checked by the final
stacks alone. All switches off must be what we do; the smallest set of switches that gives
what PokerKit does names the difference. If no set does, or we differ from the plain model, the
difference is unexplained.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

from shuffleup.games import Structure
from shuffleup.hand import Hand, replay
from shuffleup.hand import events as e
from shuffleup.hand.showdown import Values
from shuffleup.hand.state import seats_in

CAP_COUNTS_SHORT = "cap-counts-short-all-ins"
FIRST_IS_FULL = "first-wager-is-full"
FORGETS = "adding-up-forgotten"
RAISE_QUIRKS = (CAP_COUNTS_SHORT, FIRST_IS_FULL, FORGETS)

ODD_CHIPS = "odd-chips-to-one"
LOW_BY_POSITION = "stud-low-odd-chip-by-position"
POTS_MERGED = "pots-merged-before-splitting"
SIDE_POT_LOW = "side-pot-low-half-to-all"
AWARD_QUIRKS = (ODD_CHIPS, LOW_BY_POSITION, POTS_MERGED, SIDE_POT_LOW)

COVERED_ASKED = "covered-player-asked"
COVERING_POSTER = "covering-poster-asked"
BRING_IN_DECLINED = "bring-in-declined"

Answer = TypeVar("Answer")
Quirks = frozenset[str]


def explain(
    model: Callable[[Quirks], Answer], quirks: Sequence[str], ours: Answer, theirs: Answer
) -> tuple[str, ...]:
    """The fewest quirks that turn our answer into theirs; none if that cannot be."""
    if model(frozenset()) != ours:
        return ()
    for size in range(1, len(quirks) + 1):
        for some in combinations(quirks, size):
            if model(frozenset(some)) == theirs:
                return some
    return ()


# ---- may the seat to act raise? --------------------------------------------------------------


def may_raise(hand: Hand, cap: int, quirks: Quirks) -> bool:
    """Whether the betting is open to the seat to act, read off the events of the round."""
    seat, bet = hand.actor, hand.bet
    if hand.bets[seat] + hand.stacks[seat] <= bet:
        return False
    others = [s for s in seats_in(hand.live) if s != seat and hand.bets[s] + hand.stacks[s] > bet]
    full, acted, short_run, wagers = betting_so_far(hand, quirks)
    if not others or (hand.structure is Structure.LIMIT and wagers >= cap):
        return False
    if seat not in acted:
        return True
    if FORGETS in quirks and 0 < short_run < full:
        return False
    return bet - acted[seat] >= full


def betting_so_far(hand: Hand, quirks: Quirks) -> tuple[int, dict[int, int], int, int]:
    """(a full raise, who acted since the last one and at what bet, short all-ins since, wagers)."""
    events = this_round(hand)
    bet = max(posted_bets(hand).values(), default=0) if hand.street == 0 else 0
    full = 0 if FIRST_IS_FULL in quirks else first_full_bet(hand, bet)
    acted: dict[int, int] = {}
    base, short_run, wagers = bet, 0, 0
    for event in events:
        if isinstance(event, e.BroughtIn):
            bet = event.amount
            base = bet if FIRST_IS_FULL in quirks else 0
            acted[event.seat] = bet
        elif isinstance(event, e.Called):
            acted[event.seat] = bet
        elif isinstance(event, e.Raised):
            size = event.to - base
            is_full = size >= full
            wagers += is_full or CAP_COUNTS_SHORT in quirks
            short_run = 0 if is_full else short_run + size
            if short_run >= full:
                short_run = 0
            if is_full:
                full, acted = size, {}
            bet = base = event.to
            acted[event.seat] = bet
    return full, acted, short_run, wagers


def this_round(hand: Hand) -> list[e.Event]:
    last = max(i for i, event in enumerate(hand.log) if isinstance(event, e.Opened))
    return hand.log[last + 1 :]


def posted_bets(hand: Hand) -> dict[int, int]:
    bets: dict[int, int] = {}
    for event in hand.log:
        if isinstance(event, e.Posted) and event.kind.value not in ("ante", "dead"):
            bets[event.seat] = bets.get(event.seat, 0) + event.amount
    return bets


def first_full_bet(hand: Hand, posted: int) -> int:
    if hand.structure is Structure.LIMIT:
        big = hand.game.streets[hand.street].big_bet
        return hand.stakes.big_bet if big else hand.stakes.small_bet
    return max(hand.stakes.small_bet, posted)


def is_covering_poster(hand: Hand) -> bool:
    """First round, and nobody has as much in all as the seat to act has posted already."""
    own = hand.bets[hand.actor]
    others = [s for s in seats_in(hand.live) if s != hand.actor]
    return hand.street == 0 and all(hand.bets[s] + hand.stacks[s] <= own for s in others)


def card_owner_is_all_in(hand: Hand) -> bool:
    """Third street in stud: the low card (in razz the high one, aces low) has no chips left."""
    seats = seats_in(hand.live)
    if hand.game.key == "razz":
        owner = max(seats, key=lambda seat: (hand.up[seat][0] + 4) % 52)
    else:
        owner = min(seats, key=lambda seat: hand.up[seat][0])
    return not hand.stacks[owner]


# ---- who gets which chips? -------------------------------------------------------------------


class Showdown:
    """A hand as it stood when the betting was over, and what each live hand is worth."""

    def __init__(self, log: Sequence[e.Event], order: tuple[int, ...]) -> None:
        end = next(i for i, x in enumerate(log) if isinstance(x, e.Shown | e.Mucked | e.Awarded))
        self.hand = replay(log[:end])
        self.ways = Values(self.hand).by_run[0]
        self.order = order
        self.live = [seat for seat in order if self.hand.live >> seat & 1]

    def stacks(self, quirks: Quirks) -> list[int]:
        """Every stack when the pots are paid."""
        stacks = list(self.hand.stacks)
        for amount, among in self.pots(quirks):
            for seat, chips in self.shares(amount, among, quirks):
                stacks[seat] += chips
        return stacks

    def pots(self, quirks: Quirks) -> list[tuple[int, list[int]]]:
        """(amount, who can win it): a layer for each amount that a live hand paid."""
        paid = self.hand.paid
        layers: list[tuple[int, list[int]]] = []
        below, carry = 0, self.hand.dead
        for level in sorted({paid[seat] for seat in self.live}):
            among = [seat for seat in self.live if paid[seat] >= level]
            layers.append((carry + sum(min(p, level) - min(p, below) for p in paid), among))
            below, carry = level, 0
        if POTS_MERGED in quirks:
            return self.merged(layers)
        return [layer for layer in layers if layer[0]]

    def merged(self, layers: list[tuple[int, list[int]]]) -> list[tuple[int, list[int]]]:
        """Layers between the same hands, when those that win nothing at all have been killed."""
        alive = {s for _, among in layers for way in self.ways for s in best(among, way)}
        made: list[tuple[int, list[int]]] = []
        for amount, among in layers:
            left = [seat for seat in among if seat in alive]
            if made and made[-1][1] == left:
                amount += made.pop()[0]
            if amount:
                made.append((amount, left))
        return made

    def shares(self, amount: int, among: list[int], quirks: Quirks) -> list[tuple[int, int]]:
        winners = [best(among, way) for way in self.ways]
        if len(winners) == 1:
            return self.split(amount, winners[0], 0, quirks)
        high, low = winners
        if not low and SIDE_POT_LOW in quirks and best(self.live, self.ways[1]):
            killed = POTS_MERGED not in quirks and self.killed()
            low = [seat for seat in among if not killed or seat not in killed]
        if not low:
            return self.split(amount, high, 0, quirks)
        half = amount // 2
        return self.split(amount - half, high, 0, quirks) + self.split(half, low, 1, quirks)

    def killed(self) -> set[int]:
        pots = self.pots(frozenset())
        return set(self.live) - {s for _, a in pots for way in self.ways for s in best(a, way)}

    def split(
        self, amount: int, seats: list[int], way: int, quirks: Quirks
    ) -> list[tuple[int, int]]:
        share, odd = divmod(amount, len(seats))
        order = list(seats)
        if self.goes_by_card(way) and LOW_BY_POSITION not in quirks:
            order.sort(key=self.lowest_card)
        if ODD_CHIPS in quirks:
            return [(seat, share + (odd if seat == order[0] else 0)) for seat in order]
        return [(seat, share + (place < odd)) for place, seat in enumerate(order)]

    def goes_by_card(self, way: int) -> bool:
        return self.hand.game.stud and self.hand.game.wins[way] != "high"

    def lowest_card(self, seat: int) -> int:
        return min((card + 4) % 52 for card in self.hand.hole[seat])


def best(among: list[int], way: dict[int, int]) -> list[int]:
    """Who ties for the best value; nobody if nobody qualifies."""
    top = max(way[seat] for seat in among)
    return [seat for seat in among if way[seat] == top] if top else []
