"""Players of the lane that do what the bots of the same name do, choice for choice.

``bot_choice`` is asked with a strategy: the two of ``strategies``; ``CALLER`` and ``ANYTHING``,
which are ``bots.CallingStation`` (where no cards are thrown away) and ``bots.RandomBot``; and from
``FIRST_TABLE`` on the tables of ``t``, a row each. Given the same dice they choose as the bots do.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_entry
from shuffleup.lane.kernels.mixing import dice_below
from shuffleup.lane.kernels.playing.strategies import STRATEGY_NAMES, choice, drawn
from shuffleup.lane.kernels.playing.table_strategies import table_bet, table_throw

CALLER, ANYTHING, FIRST_TABLE = range(len(STRATEGY_NAMES), len(STRATEGY_NAMES) + 3)
BOT_NAMES = (*STRATEGY_NAMES, "caller", "anything")
OF_BETS, FOLDS_BELOW, PASSES_BELOW = 1000, 150, 650


@lane_compiled
def bot_choice(g: Longs, w: Ints, s: Longs, c: Cards, strategy: int, t: Longs) -> tuple[int, int]:
    """The kind and the amount of what the seat to act does by a strategy."""
    if strategy < CALLER:
        return choice(s, drawn(s, strategy))
    if s[at.DISCARD_MOST] >= 0:
        if strategy >= FIRST_TABLE:
            return table_throw(g, w, s, c, t[strategy - FIRST_TABLE])
        return (
            any_cards(s) if strategy == ANYTHING else (at.DISCARD, (1 << s[at.DISCARD_LEAST]) - 1)
        )
    if s[at.MAY_RUN]:
        if strategy == ANYTHING:
            return at.RUN_IT, 1 + dice_below(s, at.CHOICE_DICE, s[at.MAY_RUN])
        return at.RUN_IT, 1
    if strategy == CALLER:
        return bot_passive(s)
    if strategy == ANYTHING:
        return any_bet(g, s)
    kind, amount = table_bet(g, w, s, c, t[strategy - FIRST_TABLE])
    return bot_passive(s) if kind < 0 else (kind, amount)


@lane_compiled
def bot_passive(s: Longs) -> tuple[int, int]:
    """``bots.routine.passive``: no more than one must put in to stay."""
    if s[at.BRING_IN_COST]:
        return at.BRING_IN, 0
    if s[at.MAY_CHECK]:
        return at.CHECK, 0
    if s[at.CALL_COST]:
        return at.CALL, 0
    return (at.FOLD, 0) if s[at.MAY_FOLD] else (at.RAISE_TO, int(s[at.LEAST_TO]))


@lane_compiled
def any_bet(g: Longs, s: Longs) -> tuple[int, int]:
    """Anything lawful: half the time no more than one must, to any amount otherwise."""
    roll = dice_below(s, at.CHOICE_DICE, OF_BETS)
    if roll < FOLDS_BELOW and s[at.MAY_FOLD] and not s[at.MAY_CHECK]:
        return at.FOLD, 0
    if roll < PASSES_BELOW or not s[at.MOST_TO]:
        return bot_passive(s)
    least, most = s[at.LEAST_TO], s[at.MOST_TO]
    which = dice_below(s, at.CHOICE_DICE, 2 if g[at.STRUCTURE] == at.LIMIT else 3)
    if which == 2:
        return at.RAISE_TO, least + dice_below(s, at.CHOICE_DICE, most - least + 1)
    return at.RAISE_TO, int(most if which else least)


@lane_compiled
def any_cards(s: Longs) -> tuple[int, int]:
    """Any number of cards, and any of them."""
    held = s[at.HELD + s[at.ACTOR]]
    least, most = s[at.DISCARD_LEAST], min(s[at.DISCARD_MOST], held)
    count = least + dice_below(s, at.CHOICE_DICE, most - least + 1)
    away = 0
    for taken in range(count):
        # The cards not thrown away yet, in the order they were received: one of them.
        left = dice_below(s, at.CHOICE_DICE, held - taken)
        for place in range(held):
            if not away >> place & 1:
                if left == 0:
                    away |= 1 << place
                    break
                left -= 1
    return at.DISCARD, away


@lane_entry
def bot_choices(
    g: Longs, w: Ints, numbers: Longs, cards: Cards, strategies: Longs, t: Longs, kinds: Longs,
    amounts: Longs,
) -> None:  # fmt: skip
    """What the seat to act does at each table, by the strategy of its seat; nothing where a hand is
    over."""
    for table in range(len(numbers)):
        s = numbers[table]
        kinds[table] = -1
        amounts[table] = 0
        if s[at.ACTOR] >= 0:
            made = bot_choice(g, w, s, cards[table], strategies[s[at.ACTOR]], t)
            kinds[table], amounts[table] = made
