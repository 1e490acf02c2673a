"""The menu of choices: each a number, the same in every game, so that an agent can learn them.

``FOLD``, ``CHECK_OR_CALL`` (or bring in), four raises (``RAISE_LEAST``, ``RAISE_HALF`` the pot,
``RAISE_POT``, ``RAISE_MOST``), then one for each set of cards to throw away, as bits of their
places, and one for each number of runs, in games that have such choices. A raise that would be the
same as another, or less than the least or more than the most, is not on the menu of that moment.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shuffleup.equity.tables import Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.environments.env_compiler import env_inlined
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.seat_turns import seats_of
from shuffleup.lane.lane_game import LaneGame

FOLD, CHECK_OR_CALL, RAISE_LEAST, RAISE_HALF, RAISE_POT, RAISE_MOST, FIRST_DISCARD = range(7)
Masks = npt.NDArray[np.int8]


def discards(game: LaneGame) -> int:
    """How many sets of cards there are to throw away, 0 in games without it."""
    asked = any(street.draw or street.discard for street in game.sheet.streets)
    return 1 << game.sheet.hand_size if asked else 0


def runs(game: LaneGame) -> int:
    """How often the rest can be dealt at most, 0 where nobody is asked."""
    most = int(game.row[law.RUN_IT_MAXIMUM])
    return most if most > 1 and game.sheet.has_board else 0


def menu_size(game: LaneGame) -> int:
    return FIRST_DISCARD + discards(game) + runs(game)


def choice_name(game: LaneGame, choice: int) -> str:
    """A choice as one would say it."""
    if 0 <= choice < FIRST_DISCARD:
        return NAMES[choice]
    cards = choice - FIRST_DISCARD
    if 0 <= cards < discards(game):
        return f"discard {cards:#b}"
    times = cards - discards(game) + 1
    return f"run it {times} times" if 1 <= times <= runs(game) else f"{choice}"


NAMES = (
    "fold",
    "check or call",
    "raise least",
    "raise half the pot",
    "raise the pot",
    "raise most",
)


@env_inlined
def kind_of(s: Longs, sets: int, choice: int) -> int:
    """What kind of action a choice is now."""
    if choice == FOLD:
        return at.FOLD
    if choice == CHECK_OR_CALL:
        if s[at.BRING_IN_COST]:
            return at.BRING_IN
        return at.CALL if s[at.CALL_COST] else at.CHECK
    if choice < FIRST_DISCARD:
        return at.RAISE_TO
    return at.DISCARD if choice - FIRST_DISCARD < sets else at.RUN_IT


@env_inlined
def amount_of(s: Longs, sets: int, choice: int) -> int:
    """The amount that goes with it: a total, the cards thrown away, how many runs."""
    if choice >= FIRST_DISCARD:
        cards = choice - FIRST_DISCARD
        return cards if cards < sets else cards - sets + 1
    if choice == RAISE_LEAST:
        return int(s[at.LEAST_TO])
    if choice == RAISE_MOST:
        return int(s[at.MOST_TO])
    return raise_by_pot(s, choice) if choice > RAISE_LEAST else 0


@env_inlined
def raise_by_pot(s: Longs, choice: int) -> int:
    """The total of a raise by half the pot or all of it, the call counted in."""
    over = s[at.POT] + s[at.CALL_COST]
    return int(s[at.BET] + (over // 2 if choice == RAISE_HALF else over))


@env_inlined
def write_menu(g: Longs, s: Longs, sets: int, mask: Masks) -> None:
    """1 for each choice the seat to act has."""
    least, most = s[at.LEAST_TO], s[at.MOST_TO]
    between = least > 0 and g[at.STRUCTURE] != at.LIMIT
    mask[FOLD] = s[at.MAY_FOLD] != 0
    mask[CHECK_OR_CALL] = s[at.MAY_CHECK] + s[at.CALL_COST] + s[at.BRING_IN_COST] > 0
    mask[RAISE_LEAST] = least > 0
    mask[RAISE_HALF] = between and least < raise_by_pot(s, RAISE_HALF) < most
    mask[RAISE_POT] = between and least < raise_by_pot(s, RAISE_POT) < most
    mask[RAISE_MOST] = most > least
    if len(mask) == FIRST_DISCARD:
        return
    held = s[at.HELD + s[at.ACTOR]]
    for cards in range(sets):
        count = seats_of(cards) if cards < 1 << held else -1
        asked = s[at.DISCARD_MOST] >= 0
        fits = s[at.DISCARD_LEAST] <= count <= s[at.DISCARD_MOST]
        mask[FIRST_DISCARD + cards] = asked and fits
    for times in range(1, len(mask) - FIRST_DISCARD - sets + 1):
        mask[FIRST_DISCARD + sets + times - 1] = times <= s[at.MAY_RUN]
