"""The lane against ``hand``, its specification: ``make lane-equal``.

The same decks, stacks, posts and actions go through both, in every game and structure, under every
book and under houses that decide every point at random, with two seats to the most. At every
decision seat, options, cards and the number of events so far must be the same, at the end every
stack and what is carried. ``one_turn(seed, turn)`` compares some hands, or raises ``UnequalError``
with the hand that was played otherwise; ``tests.lane.equality_run`` does it a million times.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from shuffleup.games import Opening, Sheet, Structure, game, names
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Forced,
    Hand,
    Options,
    Post,
    RaiseTo,
    RunIt,
    Stakes,
    act,
    new_hand,
    options,
    proceed,
    usual_posts,
)
from shuffleup.hand.state import PHASE_NAMES
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.lane_game import LaneGame, lane_game
from shuffleup.lane.lane_law import ENCODED
from shuffleup.lane.lane_tables import NO_ACTION, LaneTables
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points import RaiseLaw
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.rules import check_value

BOOKS = ("common", "pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
ANY_HOUSE = "a house at random"
TOGETHER = 64
KINDS = list(Forced)
CAP = RaiseLaw.limit_raise_cap


class UnequalError(AssertionError):
    """A hand that the lane plays otherwise than ``hand``."""


@dataclass(frozen=True)
class Match:
    """One kind of hand to compare."""

    sheet: Sheet
    structure: Structure
    book: str
    seats: int


def matches() -> Iterator[Match]:
    """Every game, structure, book and number of seats."""
    for key in names():
        sheet = game(key)
        for structure in sheet.structures:
            for book in (*BOOKS, ANY_HOUSE):
                for seats in range(2, sheet.max_seats + 1):
                    yield Match(sheet, structure, book, seats)


# ---- the hands -------------------------------------------------------------------------------


def rules_of(book: str, dice: random.Random) -> Rules:
    if book != ANY_HOUSE:
        return resolved(book)
    decided = {p.replace("-", "_"): some_value(p, dice) for p in ENCODED if dice.random() < 0.5}
    return DEFAULT.but(**decided)


@cache
def resolved(book: str) -> Rules:
    return resolve(rulebook(book))


def some_value(point: Any, dice: random.Random) -> object:
    """A value a house could decide on; Any, because points have values of many types."""
    default = point.default
    if isinstance(default, bool):
        return dice.random() < 0.5
    if isinstance(default, Enum):
        return dice.choice(list(type(default)))
    if isinstance(default, Fraction):
        return Fraction(dice.randint(0, 6), 6) if point.most else Fraction(dice.randint(0, 9), 2)
    value = dice.randint(point.least, min(point.most, point.least + 5))
    return check_value(point, value)


def stakes_of(match: Match, dice: random.Random) -> Stakes:
    """Stakes of every shape: odd blinds, antes or none, large chips, more blinds than two."""
    small = dice.choice((2, 4, 5, 10, 20))
    big = small if match.structure in (Structure.NO_LIMIT, Structure.POT_LIMIT) else small * 2
    chip = dice.choice((1, 1, 1, 2, 5))
    dollar = dice.choice((1, 1, 100))
    ante = dice.choice((0, 1, 1, small // 2))
    if match.sheet.opening is Opening.BRING_IN:
        bring_in = dice.choice((1, small // 2, small))
        return Stakes(match.structure, small, big, (), ante, 0, bring_in, chip, dollar)
    if match.sheet.opening is Opening.OPENERS:
        return Stakes(match.structure, small, big, (), max(1, ante), 0, 0, chip, dollar)
    blinds = dice.choice(
        ((small // 2, small), (small // 2, small), (small,), (1, small // 2, small))
    )
    big_blind_ante = dice.choice((0, 0, 0, small))
    return Stakes(
        match.structure, small, big, tuple(sorted(blinds)), 0 if big_blind_ante else ante,
        big_blind_ante, 0, chip, dollar,
    )  # fmt: skip


def stacks_of(seats: int, small: int, dice: random.Random) -> tuple[int, ...]:
    """Odd stacks: some shorter than a blind, some deep, now and then an empty seat."""
    deep = dice.choice((3, 10, 40, 200))
    stacks = [dice.randint(1, small * deep) for _ in range(seats)]
    if seats > 2 and dice.random() < 0.2:
        stacks[dice.randrange(seats)] = 0
    return tuple(stacks)


def posts_of(
    match: Match, stakes: Stakes, stacks: tuple[int, ...], button: int, dice: random.Random
) -> tuple[Post, ...]:
    """The usual posts, and now and then a straddle, a kill or a late entry."""
    posts = usual_posts(match.sheet, stakes, stacks, button)
    if match.sheet.opening is Opening.BLINDS and dice.random() < 0.3:
        kind = dice.choice((Forced.STRADDLE, Forced.KILL, Forced.ENTRY, Forced.DEAD))
        seat = dice.choice([seat for seat, stack in enumerate(stacks) if stack])
        posts += (Post(seat, stakes.small_bet * dice.choice((1, 2)), kind),)
    return posts


@dataclass
class Deal:
    """A hand as both are given it."""

    stacks: tuple[int, ...]
    button: int
    deck: tuple[int, ...]
    posts: tuple[Post, ...]
    carried: int

    def begun(self, lane: LaneGame) -> Hand:
        hand = new_hand(
            lane.sheet, lane.stakes, self.stacks, self.button, deck=self.deck, posts=self.posts,
            rules=lane.rules, carried=self.carried, last_two=lane.last_two,
        )  # fmt: skip
        proceed(hand)
        return hand


def deal_of(match: Match, lane: LaneGame, dice: random.Random) -> Deal:
    stacks = stacks_of(match.seats, lane.stakes.small_bet, dice)
    button = dice.randrange(match.seats)
    deck = dice.sample(match.sheet.cards, len(match.sheet.cards))
    posts = posts_of(match, lane.stakes, stacks, button, dice)
    carried = dice.choice((0, 0, 0, 7))
    return Deal(stacks, button, tuple(deck), posts, carried)


# ---- playing both ----------------------------------------------------------------------------


def choose(hand: Hand, may: Options, dice: random.Random) -> tuple[Command, int, int]:
    """What the seat to act does: the command, and its kind and amount in the lane."""
    seat = may.seat
    if may.discard_most >= 0:
        held = hand.hole[seat]
        count = dice.randint(may.discard_least, may.discard_most)
        places = sorted(dice.sample(range(len(held)), count))
        bits = sum(1 << place for place in places)
        return Discard(seat, tuple(held[place] for place in places)), at.DISCARD, bits
    if may.runs:
        times = dice.randint(1, may.runs)
        return RunIt(seat, times), at.RUN_IT, times
    draw = dice.random()
    if may.least_to and draw < 0.3:
        to = raise_to(may, dice)
        return RaiseTo(seat, to), at.RAISE_TO, to
    if may.fold and draw < 0.4:
        return Fold(seat), at.FOLD, 0
    if may.check:
        return Check(seat), at.CHECK, 0
    if may.call:
        return Call(seat), at.CALL, 0
    return (BringIn(seat), at.BRING_IN, 0) if may.bring_in else (Fold(seat), at.FOLD, 0)


def raise_to(may: Options, dice: random.Random) -> int:
    if may.fixed or dice.random() < 0.6:
        return dice.choice((may.least_to, may.least_to, may.most_to))
    return dice.randint(may.least_to, may.most_to)


def told_by_hand(hand: Hand, may: Options) -> tuple[object, ...]:
    """What must be the same at a decision."""
    return (
        may.seat, may.phase, may.fold, may.check, may.call, may.least_to, may.most_to,
        may.bring_in, may.discard_least, may.discard_most, may.runs,
        hand.version, hand.live, tuple(hand.stacks), hand.hole[may.seat], hand.boards[0],
    )  # fmt: skip


def told_by_lane(s: Sequence[int], c: Sequence[int], seats: int) -> tuple[object, ...]:
    seat = s[at.ACTOR]
    hole = at.HOLES + seat * at.MOST_HELD
    return (
        seat, PHASE_NAMES[s[at.PHASE]], bool(s[at.MAY_FOLD]), bool(s[at.MAY_CHECK]),
        s[at.CALL_COST], s[at.LEAST_TO], s[at.MOST_TO], s[at.BRING_IN_COST], s[at.DISCARD_LEAST],
        s[at.DISCARD_MOST], s[at.MAY_RUN], s[at.VERSION], s[at.LIVE],
        tuple(s[at.STACKS : at.STACKS + seats]), tuple(c[hole : hole + s[at.HELD + seat]]),
        tuple(c[at.BOARDS : at.BOARDS + s[at.ON_BOARDS]]),
    )  # fmt: skip


def compare(match: Match, count: int, dice: random.Random) -> Counter[str]:
    """So many hands of one kind through both; how many hands, decisions, showdowns and reshuffles
    there were."""
    rules = rules_of(match.book, dice)
    last_two = match.seats == 2 and dice.random() < 0.5
    lane = lane_game(match.sheet, stakes_of(match, dice), rules, last_two=last_two)
    deals = [deal_of(match, lane, dice) for _ in range(count)]
    hands = [deal.begun(lane) for deal in deals]
    tables = LaneTables(lane, count, match.seats)
    tables.deal(
        [deal.stacks for deal in deals],
        [deal.button for deal in deals],
        decks=[deal.deck for deal in deals],
        posts=post_rows(deals),
        carried=[deal.carried for deal in deals],
    )
    counts = Counter(hands=count)
    kinds, amounts = np.full(count, NO_ACTION), np.zeros(count, np.int64)
    while not tables.over.all() or not all(hand.over for hand in hands):
        rows, cards = tables.numbers[:, : at.UP].tolist(), tables.cards[:, : at.MUCK].tolist()
        for table, (hand, s, c) in enumerate(zip(hands, rows, cards, strict=True)):
            kinds[table] = NO_ACTION
            may = options(hand)
            if may is None and s[at.OVER]:
                continue
            if (
                may is None
                or s[at.OVER]
                or told_by_hand(hand, may) != told_by_lane(s, c, match.seats)
            ):
                raise UnequalError(report(match, lane, deals[table], hand, s, c))
            command, kinds[table], amounts[table] = choose(hand, may, dice)
            ruling = act(hand, command)
            assert ruling.refusal is None, ruling.refusal
            counts["decisions"] += 1
        tables.act(kinds, amounts)
    for table, hand in enumerate(hands):
        s = tables.numbers[table].tolist()
        if hand.stacks != s[at.STACKS : at.STACKS + match.seats] or hand.carried != s[at.CARRIED]:
            c = tables.cards[table].tolist()
            raise UnequalError(report(match, lane, deals[table], hand, s, c))
        counts["showdowns"] += s[at.LIVE] & s[at.LIVE] - 1 != 0
        counts["reshuffles"] += s[at.RESHUFFLED]
    return counts


def post_rows(deals: Sequence[Deal]) -> list[list[tuple[int, int, int]]]:
    """The posts of all hands, filled up with posts of nothing to rows of equal length."""
    most = max(1, *(len(deal.posts) for deal in deals))
    return [
        [(p.seat, p.amount, KINDS.index(p.kind)) for p in deal.posts]
        + [(0, 0, 0)] * (most - len(deal.posts))
        for deal in deals
    ]


def report(match: Match, lane: LaneGame, deal: Deal, hand: Hand, s: list[int], c: list[int]) -> str:
    """Everything there is to find out why two hands differ."""
    may = options(hand)
    by_hand = told_by_hand(hand, may) if may else "over"
    by_lane = "over" if s[at.OVER] else told_by_lane(s, c, match.seats)
    chips = (hand.stacks, hand.carried, s[at.STACKS : at.STACKS + match.seats], s[at.CARRIED])
    return "\n".join(
        [
            f"{match.sheet.key} {match.structure.value} {match.book}, {match.seats} seats",
            f"{lane.stakes}\n{unusual(lane.rules)}\n{deal}",
            f"hand: {by_hand}\nlane: {by_lane}\nstacks and carried, hand and lane: {chips}",
            *(repr(event) for event in hand.log[2:]),
        ]
    )


def unusual(rules: Rules) -> dict[str, object]:
    """What the law of a hand decides otherwise than the defaults."""
    return {str(p): v for p in ENCODED if (v := rules.decided(p)) != DEFAULT.decided(p)}


@cache
def in_order(seed: int) -> tuple[Match, ...]:
    """All matches, in an order of chance."""
    order = list(matches())
    random.Random(seed).shuffle(order)
    return tuple(order)


def one_turn(seed: int, turn: int, count: int = TOGETHER) -> tuple[Match, Counter[str]]:
    """Some hands of the match whose turn it is: whoever has seed and turn can play them again."""
    order = in_order(seed)
    match = order[turn % len(order)]
    return match, compare(match, count, random.Random(f"{seed}/{turn}"))
