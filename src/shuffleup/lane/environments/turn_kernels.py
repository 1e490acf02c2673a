"""The loops over many tables: choices made, opponents' turns, hands that are over dealt anew."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.environments.choice_menu import Masks, amount_of, kind_of, write_menu
from shuffleup.lane.environments.env_compiler import env_entry, env_inlined
from shuffleup.lane.environments.kept_hands import KeptHands, keep_hand, note_done
from shuffleup.lane.environments.seen_row import see
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_choices import carry_out
from shuffleup.lane.kernels.lane_play import to_next_decision
from shuffleup.lane.kernels.lane_posts import begin_hand
from shuffleup.lane.kernels.mixing import shuffle
from shuffleup.lane.kernels.playing.bot_strategies import bot_choice

Flags = npt.NDArray[np.bool_]

NO_CHOICE = -1  # nobody chooses at this table now
OUTSIDE = -1  # sits in a seat whose choices come from outside, in place of a strategy
NOT_ASKED = -1  # in place of a kind: no compiled opponent has the turn
SEAT_TO_ACT = -1  # a viewer: at each table whoever is asked


@env_entry
def first_wrong(masks: Masks, choices: Longs, everywhere: bool) -> int:
    """The first table whose choice is not on its menu, -1 if there is none. ``NO_CHOICE`` is one
    only where not ``everywhere`` somebody has to choose."""
    for table in range(len(choices)):
        made = choices[table]
        if made == NO_CHOICE and not everywhere:
            continue
        if not 0 <= made < masks.shape[1] or masks[table, made] == 0:
            return table
    return -1


@env_entry
def step_all(
    g: Longs, w: Ints, numbers: Longs, cards: Cards, sets: int, choices: Longs, players: Longs,
    t: Longs, stacks: Longs, posts: Longs, dealing: bool, over: Flags, won: Longs, hand_size: int,
    board_size: int, looking: bool, seen: Longs, masks: Masks, seats: Longs, kept: KeptHands,
) -> None:  # fmt: skip
    """What was chosen, then on until a player from outside is asked or the hand is over; it is paid
    then and, while ``dealing``, the next one begun. Who is ``looking`` sees each table while it is
    still at hand. Each part of the lane is called in one place: the compiler writes it out wherever
    it is called."""
    for table in range(len(numbers)):
        s, c = numbers[table], cards[table]
        over[table] = False
        for seat in range(len(stacks)):
            won[table, seat] = 0
        kind, amount = NOT_ASKED, 0
        if choices[table] != NO_CHOICE:
            kind, amount = kind_of(s, sets, choices[table]), amount_of(s, sets, choices[table])
        elif s[at.ACTOR] >= 0:
            kind, amount = of_compiled(g, w, s, c, players, t)
        while kind >= 0 or s[at.OVER]:
            if kind >= 0:
                if len(kept.done):
                    note_done(kept, table, kind, amount)
                carry_out(g, s, c, kind, amount)
            else:
                over[table] = True
                pay(s, won[table])
                if not dealing:
                    break
                if len(kept.done):
                    keep_hand(kept, table, s, c)
                set_up(s, stacks)
                shuffle(g, s, c)
                begin_hand(g, s, posts, 0)
            to_next_decision(g, w, s, c)
            kind, amount = of_compiled(g, w, s, c, players, t)
        if looking:
            see_table(g, s, c, hand_size, board_size, SEAT_TO_ACT, sets, seen[table], masks[table])
            seats[table] = s[at.ACTOR]


@env_inlined
def of_compiled(g: Longs, w: Ints, s: Longs, c: Cards, players: Longs, t: Longs) -> tuple[int, int]:
    """What a compiled opponent does, ``NOT_ASKED`` where another is asked or nobody."""
    seat = s[at.ACTOR]
    if seat < 0 or players[seat] == OUTSIDE:
        return NOT_ASKED, 0
    return bot_choice(g, w, s, c, players[seat], t)


@env_inlined
def pay(s: Longs, won: Longs) -> None:
    for seat in range(len(won)):
        won[seat] += s[at.STACKS + seat] - s[at.STARTED_WITH + seat]


@env_inlined
def set_up(s: Longs, stacks: Longs) -> None:
    """The next hand has the same stacks again, and the button one seat on; a pot that nobody opened
    is still there (``CARRIED``)."""
    for seat in range(len(stacks)):
        s[at.STACKS + seat] = stacks[seat]
    s[at.BUTTON] = (s[at.BUTTON] + 1) % len(stacks)


@env_entry
def see_tables(
    g: Longs, numbers: Longs, cards: Cards, hand_size: int, board_size: int, viewer: int,
    sets: int, seen: Longs, masks: Masks, seats: Longs,
) -> None:  # fmt: skip
    """The row of the seat asked at each table, or of one viewer at all; and what is on the menu."""
    for table in range(len(numbers)):
        s, c = numbers[table], cards[table]
        see_table(g, s, c, hand_size, board_size, viewer, sets, seen[table], masks[table])
        seats[table] = s[at.ACTOR]


@env_inlined
def see_table(
    g: Longs, s: Longs, c: Cards, hand_size: int, board_size: int, viewer: int, sets: int,
    seen: Longs, mask: Masks,
) -> None:  # fmt: skip
    seat = max(0, s[at.ACTOR]) if viewer == SEAT_TO_ACT else viewer
    see(s, c, seat, hand_size, board_size, seen)
    if s[at.ACTOR] == seat:
        write_menu(g, s, sets, mask)
    else:
        for number in range(len(mask)):
            mask[number] = 0
