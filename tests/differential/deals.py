"""Random deals: seats, stacks from one chip to 2**40, and every kind of forced bet."""

from __future__ import annotations

import random
from dataclasses import dataclass
from fractions import Fraction

from tests.differential.variants import LIMIT, Variant

from shuffleup.cards import shuffled
from shuffleup.games import game
from shuffleup.hand import Forced, Hand, Post, Stakes, new_hand
from shuffleup.hand.setup import seats_after
from shuffleup.law import Rules
from shuffleup.law.points.hand.odd_chips import OddChipStudHigh, TwoWay
from shuffleup.law.points.hand.raises import CapLifted
from shuffleup.law.points.hand.stud import OpenPair

# Every point on which PokerKit has a way of its own that a house could choose too.
POKERKIT_RULES = Rules().but(
    short_blind_lowers_bring_in=True,
    big_blind_is_opening_bet=False,
    limit_cap_lifted_when=CapLifted.NEVER,
    short_all_in_reopens_limit=Fraction(1),
    limit_short_all_in_may_be_completed=False,
    short_all_in_bars_checker=False,
    stud_open_pair_option=OpenPair.NOBODY,
    odd_chip_stud_high=OddChipStudHigh.FIRST_LEFT_OF_DEALER,
    identical_two_way_hands=TwoWay.HALF_BY_HALF,
)
NO_CAP = 90


@dataclass(frozen=True)
class Deal:
    """One hand before it is played, and the seed of everything that happens in it."""

    variant: Variant
    seed: str
    stacks: tuple[int, ...]  # by seat, 0 for an empty one
    button: int
    small_bet: int
    big_bet: int
    bring_in: int
    ante: int
    dead_ante: int  # paid by the big blind for the table
    posts: tuple[Post, ...]
    cap: int  # bets and raises of a limit round

    @property
    def order(self) -> tuple[int, ...]:
        """Our seats in PokerKit's order, from the left of the button."""
        return seats_after(self.button, self.stacks)

    @property
    def players(self) -> int:
        return len(self.order)

    @property
    def rules(self) -> Rules:
        straddles = sum(post.kind is Forced.STRADDLE for post in self.posts)
        return POKERKIT_RULES.but(
            limit_raise_cap=self.cap - 1, straddle_limit_cap_bets=self.cap + straddles
        )

    def start(self, rules: Rules) -> Hand:
        sheet = game(self.variant.key)
        stakes = Stakes(
            self.variant.structure, self.small_bet, self.big_bet,
            () if self.variant.stud else (self.small_bet,), self.ante, bring_in=self.bring_in,
        )  # fmt: skip
        return new_hand(
            sheet, stakes, self.stacks, self.button,
            deck=shuffled(sheet.cards, self.seed), posts=self.posts, rules=rules,
        )  # fmt: skip

    def due(self, seat: int, *kinds: Forced) -> int:
        return sum(post.amount for post in self.posts if post.seat == seat and post.kind in kinds)

    def first_minimum(self) -> int:
        """The least raise of the first round in no-limit and pot-limit: a straddle doubles it."""
        live = (Forced.BLIND, Forced.STRADDLE, Forced.ENTRY)
        paid = [
            min(self.due(s, *live), self.stacks[s] - self.due(s, Forced.ANTE, Forced.DEAD))
            for s in self.order
        ]
        return max(self.small_bet, *paid)


def random_deal(variant: Variant, seed: str) -> Deal:
    rng = random.Random(seed)
    bet = rng.choice((2, 3, 5, 10, 20, 100))
    players = min(rng.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10)), game(variant.key).max_seats)
    seats = players + rng.choice((0, 0, 0, 1, 2))
    stacks = [0] * seats
    for seat, stack in zip(
        rng.sample(range(seats), players), random_stacks(rng, players, bet), strict=True
    ):
        stacks[seat] = stack
    taken = [seat for seat in range(seats) if stacks[seat]]
    button = rng.randrange(seats) if rng.random() < 0.1 else rng.choice(taken)
    order = seats_after(button, tuple(stacks))
    ante = rng.randint(1, bet) if rng.random() < (0.8 if variant.stud else 0.3) else 0
    dead = 0
    if variant.stud:
        posts = antes(order, ante)
    elif not ante and rng.random() < 0.15:
        dead = rng.randint(1, 2 * bet)
        blinds = two_blinds(rng, order, bet)
        posts = [Post(blinds[-1].seat, dead, Forced.DEAD), *blinds]
    else:
        posts = antes(order, ante) + random_blinds(rng, order, bet, ante)
    return Deal(
        variant, seed, tuple(stacks), button, bet,
        bet * rng.choice((2, 2, 2, 1, 3)) if variant.structure is LIMIT else bet,
        rng.randint(1, bet - 1), ante, dead, tuple(posts),
        rng.choice((4, 4, 4, 3, 5, NO_CAP)),
    )  # fmt: skip


def random_stacks(rng: random.Random, players: int, bet: int) -> list[int]:
    """Equal stacks, or any mix of tiny, short, medium, deep and huge ones."""
    kinds = {
        "tiny": lambda: rng.randint(1, 2 * bet),
        "short": lambda: rng.randint(1, 10 * bet),
        "medium": lambda: rng.randint(10 * bet, 40 * bet),
        "deep": lambda: rng.randint(50 * bet, 300 * bet),
        "huge": lambda: 2**40 + rng.randint(0, 1000),
    }
    style = rng.choice(("mix", "mix", "tiny", "short", "short", "medium", "deep", "equal"))
    if style == "equal":
        return [kinds[rng.choice(("short", "medium", "deep", "huge"))]()] * players
    if style == "mix":
        return [kinds[rng.choice(tuple(kinds))]() for _ in range(players)]
    return [kinds[style]() for _ in range(players)]


def antes(order: tuple[int, ...], ante: int) -> list[Post]:
    return [Post(seat, ante, Forced.ANTE) for seat in order if ante]


def two_blinds(rng: random.Random, order: tuple[int, ...], bet: int) -> list[Post]:
    small, big = (order[1], order[0]) if len(order) == 2 else order[:2]
    half = rng.choice((bet // 2, bet // 2, 1, bet))
    return [Post(small, half, Forced.BLIND), Post(big, bet, Forced.BLIND)]


def random_blinds(rng: random.Random, order: tuple[int, ...], bet: int, ante: int) -> list[Post]:
    """Two blinds, and perhaps straddles or posts of newcomers; with antes the button's alone."""
    style = rng.random()
    if ante and style < 0.2:
        return []
    if ante and style < 0.4:
        return [Post(order[-1], bet, Forced.BLIND)]
    posts = two_blinds(rng, order, bet)
    spare = list(order[2:])
    if spare and style > 0.8:
        for step in range(rng.randint(1, min(3, len(spare)))):
            posts.append(Post(spare.pop(0), bet << (step + 1), Forced.STRADDLE))
    elif len(order) > 2 and not ante and style > 0.7:
        seats = rng.sample(spare, rng.randint(1, len(spare)))
        posts += [Post(seat, bet, Forced.ENTRY) for seat in order if seat in seats]
    return posts
