"""What every peer is asked to play: the works, the table and the one random policy.

A work is a function `(hands, seed) -> actions`: it plays that many hands from the deal to the
last pot paid and says how many decisions its players took. Blinds, antes and the bring-in are
forced, so they are not counted. The policy, the same for every engine and for us:

    r = random()
    r < FOLD_BELOW and there is something to call   fold
    r < RAISE_BELOW and a raise is legal            raise to the least that is legal
    otherwise                                       check or call

A player who draws throws away the first cards of the hand, as many as `int(6 * random())` says.

No decision depends on the cards, and `random()` is drawn for decisions alone, so engines that
follow the same betting rules take exactly as many actions for the same seed: see `peers.agree`.
Every adapter asks its engine for legality only when `r` makes it matter, and plays the showdown
works from a script without asking at all, so that no engine pays for questions nobody needs.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from typing import TypeAlias

Work: TypeAlias = Callable[[int, int], int]

SEATS = 6
STACK = 200
SMALL_BLIND, BIG_BLIND = 1, 2
SMALL_BET, BIG_BET = 2, 4
ANTE, BRING_IN = 1, 1

FOLD_BELOW = 0.25
RAISE_BELOW = 0.35

# The works of the bench.
NL_SHOWDOWN = "holdem-nl-showdown"
NL_RANDOM = "holdem-nl-random"
LIMIT_SHOWDOWN = "holdem-limit-showdown"
LIMIT_RANDOM = "holdem-limit-random"
O8_SHOWDOWN = "omaha8-pl-showdown"
O8_RANDOM = "omaha8-pl-random"
STUD_SHOWDOWN = "stud-limit-showdown"
STUD_RANDOM = "stud-limit-random"
DRAW_SHOWDOWN = "triple-draw-limit-showdown"
DRAW_RANDOM = "triple-draw-limit-random"

# The nearest thing for engines that lack one of the above.
PLO_SHOWDOWN = "omaha-pl-showdown"
PLO_RANDOM = "omaha-pl-random"
LIMIT_HEADS_UP = "holdem-limit-headsup-random"
NL_HALF_POT = "holdem-nl-halfpot-random"

SENTENCES = {
    NL_SHOWDOWN: "six-handed no-limit hold'em 1/2, stacks 200, six-way checked down",
    NL_RANDOM: "the same table, random actions",
    LIMIT_SHOWDOWN: "six-handed limit hold'em 2/4, stacks 200, six-way checked down",
    LIMIT_RANDOM: "the same table, random actions",
    O8_SHOWDOWN: "six-handed pot-limit Omaha eight-or-better 1/2, stacks 200, checked down",
    O8_RANDOM: "the same table, random actions",
    STUD_SHOWDOWN: "six-handed seven-card stud 2/4, ante 1, bring-in 1, checked down",
    STUD_RANDOM: "the same table, random actions",
    DRAW_SHOWDOWN: "six-handed deuce-to-seven triple draw 2/4, everybody pat and checked down",
    DRAW_RANDOM: "the same table, random actions, any number of cards drawn",
    PLO_SHOWDOWN: "six-handed pot-limit Omaha, high only, checked down",
    PLO_RANDOM: "the same table, random actions",
    LIMIT_HEADS_UP: "heads-up limit hold'em 2/4, random actions",
    NL_HALF_POT: "six-handed no-limit hold'em, random actions, every raise RLCard's half pot",
}


def version_of(distribution: str) -> str:
    """The installed version, or nothing: asked of the metadata, so the package is not imported."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


def run_twenty(works: dict[str, Work]) -> None:
    """Each work plays twenty hands, and the same twenty again for the same seed."""
    for name, work in works.items():
        actions = work(20, 7)
        assert actions >= 20, f"{name}: {actions} actions in twenty hands"
        assert actions == work(20, 7), f"{name}: the same seed played differently"
