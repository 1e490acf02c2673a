"""Hands that somebody else recorded, played in the lane: ``play_told`` does many of them.

A told hand has its stacks, posts and button, what was done, and the cards that are known: each
seat's, the board's, those that were shown in the end. Every action is judged. A hand is played only
where all of it is as plain as it can be; whatever is not (an action out of turn or refused, cards
twice, a showdown of which only ``hand`` could say who won) is left alone, for ``hand`` to say what
is wrong.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_choices import run_it, take
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_entry, lane_inlined
from shuffleup.lane.kernels.lane_dealing import burn_due, street_of
from shuffleup.lane.kernels.lane_play import advance, betting_is_over, to_next_decision
from shuffleup.lane.kernels.lane_posts import begin_hand
from shuffleup.lane.kernels.pot_shares import give_back_uncalled
from shuffleup.lane.kernels.seat_turns import next_seat

# What stands where in the numbers of a told hand; the last two have a column for each seat.
PLAYERS, ON_BUTTON, FIRST_MOVE, MOVES, TOLD_BOARD, PLAYED = range(6)
TOLD_STACKS: Final = 6
SHOWS: Final = TOLD_STACKS + at.MOST_SEATS
TOLD_COLUMNS: Final = SHOWS + at.MOST_SEATS

# And in its cards, -1 for one that is not known.
TOLD_HOLES: Final = 0
TOLD_SHOWN: Final = TOLD_HOLES + at.MOST_SEATS * at.MOST_HELD
BOARD_CARDS: Final = TOLD_SHOWN + at.MOST_SEATS * at.MOST_HELD
TOLD_CARDS: Final = BOARD_CARDS + at.MOST_BOARD

CHECK_OR_CALL: Final = 100  # a kind of move, beside those of ``columns``
# What is told of a seat at the showdown; of its cards by ``SHOWS_CARDS`` all are known.
NOT_TOLD, MUCKS, SHOWS_HOLE, HIDES, SHOWS_CARDS = range(5)


@lane_entry
def play_told(
    games: Longs, which: Longs, w: Ints, told: Longs, cards: Cards, moves: Longs, posts: Longs,
    s: Longs, c: Cards, ends: Longs,
) -> None:  # fmt: skip
    """Play each hand whose game is one of ``games`` (``which`` is -1 where it is none); where that
    went well, ``PLAYED`` is 1 and its row of ``ends`` has the stacks. ``s``, ``c``: a table."""
    for place in range(len(told)):
        if which[place] >= 0:
            t, g = told[place], games[which[place]]
            if is_played(g, w, t, cards[place], moves, posts, place, s, c):
                t[PLAYED] = 1
                for seat in range(t[PLAYERS]):
                    ends[place, seat] = s[at.STACKS + seat]


@lane_compiled
def is_played(
    g: Longs, w: Ints, t: Longs, k: Cards, moves: Longs, posts: Longs, place: int, s: Longs,
    c: Cards,
) -> bool:  # fmt: skip
    """Whether a hand goes as it is told, from its posts to its end."""
    if t[MOVES] == 0 or not lay_deck(g, t, k, c):
        return False
    s[at.SEATS], s[at.BUTTON], s[at.CARRIED] = t[PLAYERS], t[ON_BUTTON], 0
    for seat in range(t[PLAYERS]):
        s[at.STACKS + seat] = t[TOLD_STACKS + seat]
    begin_hand(g, s, posts, place)
    if not s[at.ABLE] >> moves[t[FIRST_MOVE], 0] & 1:
        return False  # a check of theirs is passed over, even if what they posted comes back
    for move in range(t[FIRST_MOVE], t[FIRST_MOVE] + t[MOVES]):
        to_next_decision(g, w, s, c)
        seat, kind = moves[move, 0], moves[move, 1]
        if s[at.ACTOR] != seat or s[at.PHASE] != at.BETTING:
            return False
        if kind == CHECK_OR_CALL:
            kind = at.CALL if s[at.BET] > s[at.BETS + seat] else at.CHECK
        if take(g, s, c, kind, moves[move, 2]):
            return False
    return s[at.ACTOR] < 0 and ends_as_told(g, w, t, k, s, c)


@lane_inlined
def ends_as_told(g: Longs, w: Ints, t: Longs, k: Cards, s: Longs, c: Cards) -> bool:
    """All moves are made: the rest of the board and the showdown, if there is one."""
    give_back_uncalled(s)
    live = s[at.LIVE]
    if live & (live - 1) == 0:
        if t[TOLD_BOARD] != s[at.ON_BOARDS]:
            return False
    else:
        betting_to_come = s[at.STREET] + 1 < g[at.GAME_STREETS] and not betting_is_over(s)
        if betting_to_come or t[TOLD_BOARD] != board_size(g) or not shown_as_told(g, t, k, s, c):
            return False
    while not s[at.OVER]:
        advance(g, w, s, c)
        if s[at.ACTOR] >= 0:
            if s[at.PHASE] != at.RUNNING:
                return False
            run_it(s, s[at.ACTOR], 1)  # a record knows no second board
    return True


@lane_inlined
def board_size(g: Longs) -> int:
    count = 0
    for street in range(g[at.GAME_STREETS]):
        count += street_of(g, street, at.ST_BOARD)
    return count


@lane_compiled
def lay_deck(g: Longs, t: Longs, k: Cards, c: Cards) -> bool:
    """The known cards where the dealer will come upon them, any card elsewhere; False if one is
    there twice, or half a hand is known."""
    seen, place, told = 0, at.DECK, 0
    everybody = (1 << t[PLAYERS]) - 1
    for street in range(g[at.GAME_STREETS]):
        place += burn_due(g, street)
        seat = t[ON_BUTTON]
        for dealt in range(street_of(g, street, at.ST_DOWN) * t[PLAYERS]):
            seat = next_seat(everybody, seat)
            card = int(k[TOLD_HOLES + seat * at.MOST_HELD + dealt // t[PLAYERS]])
            if (card < 0) != (k[TOLD_HOLES + seat * at.MOST_HELD] < 0):
                return False
            if card >= 0:
                if seen >> card & 1:
                    return False
                seen |= 1 << card
            c[place] = max(0, card)
            place += 1
        for _ in range(street_of(g, street, at.ST_BOARD)):
            card = int(k[BOARD_CARDS + told])
            if told < t[TOLD_BOARD]:
                if card < 0 or seen >> card & 1:
                    return False
                seen |= 1 << card
            c[place] = max(0, card)
            place += 1
            told += 1
    return t[TOLD_BOARD] <= told


@lane_compiled
def shown_as_told(g: Longs, t: Longs, k: Cards, s: Longs, c: Cards) -> bool:
    """Hands that are known lie on the table, the others are out of it if one that is in for as much
    beats them, and a pot that is theirs too stays a pot; False where that cannot be said."""
    known = 0
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1:
            if t[SHOWS + seat] == MUCKS or t[SHOWS + seat] == HIDES:
                if g[law.ALL_IN_FACE_UP] and s[at.LIVE] & ~s[at.ABLE]:
                    return False  # it may lie open already
            elif k[TOLD_HOLES + seat * at.MOST_HELD] >= 0:
                if not shows_what_it_holds(g, t, k, seat):
                    return False
                known |= 1 << seat
            elif t[SHOWS + seat] == SHOWS_CARDS:
                if not laid_open(g, t, k, c, seat):
                    return False
                known |= 1 << seat
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] & ~known & 1 << seat and not is_beaten(s, known, seat):
            return False
    s[at.LIVE] &= known
    return True


@lane_inlined
def is_beaten(s: Longs, known: int, seat: int) -> bool:
    """By a hand that is in for as much. Where several may share the pots, it is in for just as
    much: otherwise what both paid would be two pots, and here the odd chips of one."""
    one = known & (known - 1) == 0
    for other in range(s[at.SEATS]):
        if known >> other & 1:
            more = s[at.PAID + other] - s[at.PAID + seat]
            if more == 0 or (more > 0 and one):
                return True
    return False


@lane_inlined
def shows_what_it_holds(g: Longs, t: Longs, k: Cards, seat: int) -> bool:
    """Whether a hand that was known is also the one that is shown."""
    if t[SHOWS + seat] != SHOWS_CARDS:
        return True
    held = shown = 0
    for place in range(g[at.HAND_SIZE]):
        held |= 1 << int(k[TOLD_HOLES + seat * at.MOST_HELD + place])
        card = int(k[TOLD_SHOWN + seat * at.MOST_HELD + place])
        if card < 0:
            return False
        shown |= 1 << card
    return held == shown


@lane_inlined
def laid_open(g: Longs, t: Longs, k: Cards, c: Cards, seat: int) -> bool:
    """A hand nobody knew is shown: whole, and with no card that lies elsewhere."""
    for place in range(g[at.HAND_SIZE]):
        card = k[TOLD_SHOWN + seat * at.MOST_HELD + place]
        if card < 0 or lies_elsewhere(g, t, k, seat, place, card):
            return False
        c[at.HOLES + seat * at.MOST_HELD + place] = card
    return True


@lane_compiled
def lies_elsewhere(g: Longs, t: Longs, k: Cards, seat: int, place: int, card: np.int8) -> bool:
    """On the board, in a hand that is known, or in one that somebody shows."""
    own = seat * at.MOST_HELD + place
    for other in range(t[PLAYERS] * at.MOST_HELD):
        shown = t[SHOWS + other // at.MOST_HELD] == SHOWS_CARDS
        hole = k[TOLD_HOLES + other // at.MOST_HELD * at.MOST_HELD] >= 0
        if k[TOLD_HOLES + other] == card:
            return True
        if shown and not hole and other != own and k[TOLD_SHOWN + other] == card:
            return True
    board = 0
    while board < t[TOLD_BOARD] and k[BOARD_CARDS + board] != card:
        board += 1
    return board < t[TOLD_BOARD]
