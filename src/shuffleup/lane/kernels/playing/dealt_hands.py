"""One hand that was dealt elsewhere, played to its end by players who keep their dice from hand to
hand: ``play_dealt``. What they did is written down, for whoever carries it out.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_entry
from shuffleup.lane.kernels.playing.counted_hands import M_ACTIONS, to_the_end

# How a hand was dealt, in a row: three numbers, then a column for each seat, then posts of three.
D_BUTTON, D_CARRIED, D_POSTS, D_STACKS = range(4)
D_STRATEGIES = D_STACKS + at.MOST_SEATS
D_FIRST_POST = D_STRATEGIES + at.MOST_SEATS
MOST_POSTS = 4 * at.MOST_SEATS  # an ante, a blind or two, what somebody owes: each may have all
DEALT_COLUMNS = D_FIRST_POST + 3 * MOST_POSTS


@lane_entry
def play_dealt(
    g: Longs, w: Ints, s: Longs, c: Cards, dealt: Longs, posts: Longs, t: Longs, dice: Longs,
    marks: Longs,
) -> int:  # fmt: skip
    """Play the hand of the row ``dealt``, whose deck lies in ``c`` already; ``dice`` are those of
    each seat, and go on. Gives the number of actions, which stand in ``marks`` as far as there is
    room."""
    s[at.BUTTON] = dealt[D_BUTTON]
    s[at.CARRIED] = dealt[D_CARRIED]
    for seat in range(s[at.SEATS]):
        s[at.STACKS + seat] = dealt[D_STACKS + seat]
    for post in range(MOST_POSTS):
        made = post < dealt[D_POSTS]
        for part in range(3):
            posts[0, post, part] = dealt[D_FIRST_POST + 3 * post + part] if made else 0
    to_the_end(g, w, s, c, posts, dealt[D_STRATEGIES:D_FIRST_POST], t, dice, marks)
    return int(marks[M_ACTIONS])
