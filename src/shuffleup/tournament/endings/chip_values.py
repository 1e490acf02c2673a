"""What stacks are worth in money: ICM by a sum over subsets, sampled where the field is too large,
and the plain chip chop. Integers and fixed point alone; shares add up to the money exactly.

ICM: the chance to finish first is the share of the chips, to finish second the share of what is
left without the first, and so on. ``fair_values`` sums over the sets of players who may have taken
the first places. Its fixed point has ``BITS`` bits: every division rounds down by less than one in
the last of them, there are fewer than 2**25 divisions for 20 players, and each error counts at most
once towards a value below 2**53; so the error is below 2**(25+53-BITS) of a unit.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import isqrt
from typing import Final

from msgspec import Struct

from shuffleup.cards import Seed, seed_bytes

BITS: Final = 128
MOST_EXACT: Final = 20
SAMPLES: Final = 20_000


class StackValues(Struct, frozen=True):
    """What each stack is worth, in units, and by how much it may be wrong: 0 where it is not
    sampled."""

    values: tuple[int, ...]
    error: int = 0


def stack_values(stacks: tuple[int, ...], prizes: tuple[int, ...], seed: Seed = 0) -> StackValues:
    """The money for which these stacks play, divided by what they are worth."""
    prizes = prizes[: len(stacks)]
    if len(stacks) <= MOST_EXACT:
        return StackValues(to_units(fair_values(stacks, prizes), sum(prizes)))
    return sampled(stacks, prizes, seed)


def fair_values(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[int]:
    """Each player's expectation in fixed point, ``BITS`` bits behind the point."""
    count, total = len(stacks), sum(stacks)
    values = [0] * count
    level = {0: (1 << BITS, total)}  # the sets of those placed so far: chance, chips of the others
    for prize in prizes:
        following: dict[int, tuple[int, int]] = {}
        for mask, (chance, left) in level.items():
            for at in range(count):
                if mask >> at & 1:
                    continue
                next_here = chance * stacks[at] // left
                values[at] += next_here * prize
                taken = mask | 1 << at
                before, rest = following.get(taken, (0, left - stacks[at]))
                following[taken] = (before + next_here, rest)
        level = following
    return values


def to_units(values: list[int], money: int) -> tuple[int, ...]:
    """Fixed point to whole units that add up to the money: rounded down, and what is left goes to
    those with the largest remainders, the first named of equals."""
    units = [value >> BITS for value in values]
    order = sorted(range(len(values)), key=lambda at: (-(values[at] - (units[at] << BITS)), at))
    for at in order[: money - sum(units)]:
        units[at] += 1
    return tuple(units)


def by_first_principles(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[Fraction]:
    """The same expectation by adding up every order of finish: for a few players, and for proof."""
    values = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks)), min(len(prizes), len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for at in order:
            chance *= Fraction(stacks[at], left)
            left -= stacks[at]
        for place, at in enumerate(order):
            values[at] += chance * prizes[place]
    return values


# ---- too many for the sum --------------------------------------------------------------------


def sampled(stacks: tuple[int, ...], prizes: tuple[int, ...], seed: Seed) -> StackValues:
    """Finishes drawn at random by the same chances; the error is two standard errors, rounded
    up."""
    draws = DrawnNumbers(seed)
    sums, squares = [0] * len(stacks), [0] * len(stacks)
    for _ in range(SAMPLES):
        for at, prize in zip(one_finish(stacks, len(prizes), draws), prizes, strict=False):
            sums[at] += prize
            squares[at] += prize * prize
    values = [(won << BITS) // SAMPLES for won in sums]
    spread = max(square * SAMPLES - won * won for won, square in zip(sums, squares, strict=True))
    error = isqrt(4 * spread // (SAMPLES * SAMPLES * SAMPLES)) + 1
    return StackValues(to_units(values, sum(prizes)), error)


class DrawnNumbers:
    """Whole numbers below a bound, from a seed: the same on every machine."""

    def __init__(self, seed: Seed) -> None:
        self.state = int.from_bytes(seed_bytes(seed), "big") | 1

    def below(self, bound: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 128)
        return (self.state >> 64) * bound >> 64


def one_finish(stacks: tuple[int, ...], places: int, draws: DrawnNumbers) -> list[int]:
    """Who takes the first places, once."""
    left = list(range(len(stacks)))
    order, chips = [], sum(stacks)
    for _ in range(min(places, len(stacks))):
        at = draws.below(chips)
        for who in left:
            at -= stacks[who]
            if at < 0:
                break
        order.append(who)
        left.remove(who)
        chips -= stacks[who]
    return order


# ---- the plain way ---------------------------------------------------------------------------


def chip_chop(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody has the least prize that is left, and the rest goes by chips."""
    prizes = (*prizes, *(0,) * len(stacks))[: len(stacks)]
    least, total = min(prizes), sum(stacks)
    free = sum(prizes) - least * len(stacks)
    values = [((least << BITS) + (free * stack << BITS) // total) for stack in stacks]
    return to_units(values, sum(prizes))
