"""The usual stakes and stacks of a game, for those who name none."""

from __future__ import annotations

from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand.setup import Stakes

BIG_BLINDS = 100
BIG_BETS = 50


def default_stakes(sheet: Sheet, structure: Structure) -> Stakes:
    """Small stakes in whole chips: 1/2 with blinds, ante 1 where there are none."""
    fixed = structure is Structure.LIMIT
    spread = structure is Structure.SPREAD
    if sheet.opening is Opening.BRING_IN:
        if spread:
            return Stakes(structure, 1, 5, ante=1, bring_in=1)
        return Stakes(structure, 4, 8 if fixed else 4, ante=1, bring_in=2)
    most = 4 if fixed else 10 if spread else 2
    if sheet.opening is Opening.OPENERS:
        return Stakes(structure, 2, most, ante=1)
    return Stakes(structure, 2, most, (1, 2))


def default_stack(stakes: Stakes) -> int:
    """A hundred big blinds, or fifty big bets in limit."""
    if stakes.structure in (Structure.LIMIT, Structure.SPREAD):
        return BIG_BETS * stakes.big_bet
    return BIG_BLINDS * stakes.small_bet
