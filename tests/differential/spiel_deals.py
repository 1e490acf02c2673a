"""Random hold'em deals that OpenSpiel's universal_poker can play too, and the rules made alike.

It knows blinds and stacks, and nothing of antes, straddles or newcomers' posts. It takes a blind
without looking whether the chips are there: a small blind is given to it as what was posted, and
the big blind always has more than the blind.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from tests.differential.deals import NO_CAP, POKERKIT_RULES, Deal, random_stacks, two_blinds
from tests.differential.variants import LIMIT, VARIANTS, Variant

from shuffleup.hand import Forced
from shuffleup.hand.setup import seats_after
from shuffleup.law import Rules

HOLDEM = tuple(v for v in VARIANTS if v.name in ("no-limit holdem", "limit holdem"))
MOST_CHIPS = 4000  # it lists every amount a raise may have, one by one


@dataclass(frozen=True)
class SpielDeal(Deal):
    """``blind_is_bet``: in limit the big blind is the first of the bets that the cap allows."""

    blind_is_bet: bool = False

    @property
    def rules(self) -> Rules:
        return POKERKIT_RULES.but(
            limit_raise_cap=self.cap - 1, big_blind_is_opening_bet=self.blind_is_bet
        )

    @property
    def blinds(self) -> tuple[int, ...]:
        """What each posts, in OpenSpiel's order."""
        return tuple(min(self.due(seat, Forced.BLIND), self.stacks[seat]) for seat in self.order)

    def cap_on(self, street: int) -> int:
        """Bets and raises players may make on a street."""
        return self.cap - (street == 0 and self.blind_is_bet)


def random_deal(variant: Variant, seed: str) -> SpielDeal:
    rng = random.Random(f"openspiel {seed}")
    bet = rng.choice((2, 3, 5, 10, 20))
    players = rng.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10))
    seats = players + rng.choice((0, 0, 0, 1, 2))
    taken = sorted(rng.sample(range(seats), players))
    chips = [min(stack, MOST_CHIPS) for stack in random_stacks(rng, players, bet)]
    stacks = [0] * seats
    for seat, stack in zip(taken, chips, strict=True):
        stacks[seat] = stack
    button = rng.randrange(seats) if rng.random() < 0.1 else rng.choice(taken)
    posts = two_blinds(rng, seats_after(button, tuple(stacks)), bet)
    big = posts[-1].seat
    stacks[big] = max(stacks[big], bet + rng.randint(1, 3 * bet))
    limit = variant.structure is LIMIT
    return SpielDeal(
        variant, seed, tuple(stacks), button, bet,
        bet * rng.choice((2, 2, 2, 1, 3)) if limit else bet,
        0, 0, 0, tuple(posts), rng.choice((4, 4, 4, 3, 5, NO_CAP)),
        blind_is_bet=limit and rng.random() < 0.5,
    )  # fmt: skip
