"""A hand whose lines have all been read is made ready for the lane: ``close_hand``.

It is whole or has a fault; amounts become chips, and the lists of antes and blinds become posts, as
``history_setup`` has them.
"""

from __future__ import annotations

from shuffleup.equity.tables import Longs
from shuffleup.histories.bulk import told_columns as at
from shuffleup.histories.bulk.told_columns import PhhWords, kernels_of_phh
from shuffleup.lane.kernels.columns import (
    MOST_SEATS,
    POST_ANTE,
    POST_BLIND,
    POST_DEAD,
    POST_ENTRY,
    POST_STRADDLE,
)
from shuffleup.lane.kernels.playing import told_hands as told


@kernels_of_phh.part
def close_hand(words: PhhWords, h: Longs, moves: Longs, posts: Longs) -> None:
    """All lines of a hand are read: it is checked and made ready."""
    if not h[at.FAULT] and (h[at.VARIANT] < 0 or not is_whole(words, h)):
        h[at.FAULT] = 1
    if not h[at.FAULT]:
        in_chips(h, moves)
        players = h[told.PLAYERS]
        if players == 2 and h[at.BLINDS_OF_FILE] > h[at.BLINDS_OF_FILE + 1] > 0:
            h[at.FAULT] = 1  # it can be meant in several ways
        else:
            put_terms(h)
            put_posts(h, posts)


@kernels_of_phh.part
def is_whole(words: PhhWords, h: Longs) -> bool:
    """Whether everything is there that a hand needs, and of the right length and sign."""
    players, seen = h[at.LISTED + at.KEY_STACKS], h[at.KEYS_SEEN]
    h[told.PLAYERS] = players
    in_limit = words.in_limit[h[at.VARIANT]]
    bets = 1 << at.KEY_SMALL_BET | 1 << at.KEY_BIG_BET if in_limit else 1 << at.KEY_MIN_BET
    all_bets = 1 << at.KEY_SMALL_BET | 1 << at.KEY_BIG_BET | 1 << at.KEY_MIN_BET
    needed = bets | 1 << at.KEY_STACKS | 1 << at.KEY_ANTES | 1 << at.KEY_BLINDS
    needed |= 1 << at.KEY_ACTIONS | 1 << at.KEY_VARIANT
    if seen & needed != needed or seen & all_bets != bets or players < 2:
        return False
    for key in range(at.LISTS):
        if seen >> key & 1 and h[at.LISTED + key] != players:
            return False
    size = words.hand_sizes[h[at.VARIANT]]
    for seat in range(MOST_SEATS):
        least = 1 if seat < players else 0
        if h[told.TOLD_STACKS + seat] < least or h[at.ANTES + seat] < 0:
            return False
        if h[at.FINISHING + seat] < 0 or h[at.WINNINGS + seat] < 0:
            return False
        if not is_usual_hand(h, seat, size, players):
            return False
    return h[told.MOVES] > 0


@kernels_of_phh.part
def is_usual_hand(h: Longs, seat: int, size: int, players: int) -> bool:
    """Cards of players alone, none too many, and no part of a hand shown."""
    if seat >= players:
        return h[at.HOLES_TOLD + seat] == 0 and h[told.SHOWS + seat] == told.NOT_TOLD
    shows_all = h[told.SHOWS + seat] != told.SHOWS_CARDS or h[at.CARDS_SHOWN + seat] == size
    return shows_all and h[at.HOLES_TOLD + seat] <= size


@kernels_of_phh.part
def in_chips(h: Longs, moves: Longs) -> None:
    """Hundredths become chips: cents where a fraction or a currency says so."""
    h[at.SCALE] = 100 if h[at.FRACTION] or h[at.CENTS] else 1
    if h[at.SCALE] == 100:
        return
    h[at.SMALL] //= 100
    h[at.BIG] //= 100
    for seat in range(MOST_SEATS):
        h[told.TOLD_STACKS + seat] //= 100
        h[at.ANTES + seat] //= 100
        h[at.BLINDS_OF_FILE + seat] //= 100
        h[at.FINISHING + seat] //= 100
    for move in range(h[told.FIRST_MOVE], h[told.FIRST_MOVE] + h[told.MOVES]):
        moves[move, 2] //= 100


@kernels_of_phh.part
def put_terms(h: Longs) -> None:
    """What the hand is played for, as ``history_setup.terms_of`` has it."""
    first, second = h[at.BLINDS_OF_FILE], h[at.BLINDS_OF_FILE + 1]
    h[at.FIRST_BLIND], h[at.SECOND_BLIND] = max(first, 0), max(second, 0)
    for seat in range(h[told.PLAYERS]):
        h[at.MOST_ANTE] = max(h[at.MOST_ANTE], h[at.ANTES + seat])


@kernels_of_phh.part
def put_posts(h: Longs, posts: Longs) -> None:
    """Antes, then blinds and straddles from the smallest up, as ``history_setup.posts_of``;
    heads-up the lists are the other way round."""
    players = h[told.PLAYERS]
    h[told.ON_BUTTON] = players - 1
    ante = POST_DEAD if has_dead_antes(h) else POST_ANTE
    row = 0
    for place in range(players):
        if h[at.ANTES + place]:
            put_post(posts, row, seat_of(place, players), h[at.ANTES + place], ante)
            row += 1
    straddled = h[at.BLINDS_OF_FILE] != 0 or h[at.BLINDS_OF_FILE + 1] != 0
    done = 0
    for _ in range(players):
        least = -1
        for place in range(players):
            amount = abs(h[at.BLINDS_OF_FILE + place])
            if amount == 0 or done >> place & 1:
                continue
            if least < 0 or amount < abs(h[at.BLINDS_OF_FILE + least]):
                least = place
        if least < 0:
            break
        done |= 1 << least
        amount = h[at.BLINDS_OF_FILE + least]
        kind = POST_STRADDLE if straddled and least > 1 else POST_BLIND
        kind = POST_ENTRY if amount < 0 else kind
        put_post(posts, row, seat_of(least, players), abs(amount), kind)
        row += 1


@kernels_of_phh.part
def put_post(posts: Longs, row: int, seat: int, amount: int, kind: int) -> None:
    posts[row, 0], posts[row, 1], posts[row, 2] = seat, amount, kind


@kernels_of_phh.part
def seat_of(place: int, players: int) -> int:
    return 1 - place if players == 2 else place


@kernels_of_phh.part
def has_dead_antes(h: Longs) -> bool:
    """As ``history_setup.has_dead_antes``."""
    ante = h[at.ANTES]
    for seat in range(h[told.PLAYERS]):
        if h[at.ANTES + seat] != ante or h[told.TOLD_STACKS + seat] < ante:
            return not h[at.TRIMMED]
    return False
