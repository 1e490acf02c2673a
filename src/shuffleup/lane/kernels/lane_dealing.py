"""The dealer's work in arrays: burns, cards to players, the board, exchanges, a deck run out.

``deal_street`` and ``deal_draw`` are those of ``hand.dealing`` for a deck that is known.
"""

from __future__ import annotations

from shuffleup.equity.tables import Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.mixing import reshuffle
from shuffleup.lane.kernels.seat_turns import next_seat, seats_of
from shuffleup.law.points.hand.stud import ShortageBurn

ALWAYS_BURN = law.code(ShortageBurn.ALWAYS)
NEVER_BURN = law.code(ShortageBurn.NEVER)


@lane_inlined
def street_of(g: Longs, street: int, column: int) -> int:
    return g[at.STREET_TABLE + street * at.STREET_COLUMNS + column]


@lane_inlined
def cards_left(s: Longs) -> int:
    return s[at.STUB_SIZE] - s[at.TOP]


@lane_inlined
def top_card(s: Longs, c: Cards) -> int:
    """Take the next card."""
    card = int(c[(at.STUB if s[at.RESHUFFLED] else at.DECK) + s[at.TOP]])
    s[at.TOP] += 1
    return card


@lane_inlined
def give(s: Longs, c: Cards, seat: int, card: int, up: int) -> None:
    held = s[at.HELD + seat]
    c[at.HOLES + seat * at.MOST_HELD + held] = card
    s[at.HELD + seat] = held + 1
    if up:
        s[at.UP + seat] |= 1 << held


@lane_inlined
def burn_due(g: Longs, street: int) -> int:
    return g[law.BURN_BEFORE_EACH_ROUND] & street_of(g, street, at.ST_BURN)


@lane_inlined
def burn(s: Longs, c: Cards) -> None:
    c[at.BURNS + s[at.BURNED]] = top_card(s, c)
    s[at.BURNED] += 1
    s[at.VERSION] += 1


@lane_inlined
def to_board(s: Longs, c: Cards, run: int, count: int) -> None:
    for _ in range(count):
        c[at.BOARDS + run * at.MOST_BOARD + s[at.ON_BOARDS + run]] = top_card(s, c)
        s[at.ON_BOARDS + run] += 1
    s[at.VERSION] += 1


@lane_inlined
def deal_around(s: Longs, c: Cards, count: int, up: int) -> None:
    """Cards one at a time to each hand, clockwise from the left of the button."""
    if count == 0:
        return
    seats = s[at.LIVE] | s[at.STILL_DEALT]
    cards = count * seats_of(seats)
    place = (at.STUB if s[at.RESHUFFLED] else at.DECK) + s[at.TOP]
    seat = s[at.BUTTON]
    for _ in range(cards):
        seat = next_seat(seats, seat)
        give(s, c, seat, int(c[place]), up)
        place += 1
    s[at.TOP] += cards
    s[at.VERSION] += cards
    s[at.SHOWN] &= ~seats


@lane_compiled
def deal_street(g: Longs, s: Longs, c: Cards) -> None:
    """Deal the next street."""
    street = s[at.STREET] + 1
    down, up = street_of(g, street, at.ST_DOWN), street_of(g, street, at.ST_UP)
    board = street_of(g, street, at.ST_BOARD)
    if s[at.RUNS] > 1:
        deal_runs(g, s, c, street)
        return
    if g[at.STUD]:
        players = seats_of(s[at.LIVE] | s[at.STILL_DEALT])
        if cards_left(s) < players * (down + up) + board + burn_due(g, street):
            deal_short_stud(g, s, c, street)
            return
    if burn_due(g, street):
        burn(s, c)
    deal_around(s, c, down, 0)
    deal_around(s, c, up, 1)
    if board:
        to_board(s, c, 0, board)


@lane_compiled
def deal_runs(g: Longs, s: Longs, c: Cards, first: int) -> None:
    """The rest of the board, once for each run; cards of one run do not come back."""
    for run in range(s[at.RUNS]):
        if run:
            for place in range(s[at.SPLIT_AT]):
                c[at.BOARDS + run * at.MOST_BOARD + place] = c[at.BOARDS + place]
            s[at.ON_BOARDS + run] = s[at.SPLIT_AT]
        for street in range(first, g[at.GAME_STREETS]):
            if burn_due(g, street):
                burn(s, c)
            to_board(s, c, run, street_of(g, street, at.ST_BOARD))


# ---- running out of cards --------------------------------------------------------------------


@lane_compiled
def stub_and_burns(g: Longs, s: Longs, c: Cards) -> None:
    """Stud: what is left is mixed with the burns."""
    count = 0
    start = at.STUB if s[at.RESHUFFLED] else at.DECK
    for place in range(s[at.TOP], s[at.STUB_SIZE]):
        c[at.MIXED + count] = c[start + place]
        count += 1
    for place in range(s[at.BURNED]):
        c[at.MIXED + count] = c[at.BURNS + place]
        count += 1
    s[at.BURNED] = 0
    reshuffle(g, s, c, count)


@lane_compiled
def deal_short_stud(g: Longs, s: Longs, c: Cards, street: int) -> None:
    """Not enough cards for everyone's last card: mix the burns in, or turn one common card."""
    seats = 0
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1 and s[at.HELD + seat] < g[at.HAND_SIZE]:
            seats |= 1 << seat
    up = 1 if street_of(g, street, at.ST_UP) else 0
    players = seats_of(seats)
    fresh = cards_left(s) + s[at.BURNED] - (g[law.SHORTAGE_BURN] == ALWAYS_BURN)
    if fresh < players and g[law.COMMON_CARD]:
        if cards_left(s) < 2:
            stub_and_burns(g, s, c)
        if burn_due(g, street):
            burn(s, c)
        to_board(s, c, 0, 1)
        return
    if cards_left(s) > 1 and burn_due(g, street):
        burn(s, c)
    direct = max(0, cards_left(s) - 1)
    seat = next_seat(seats, s[at.BUTTON])
    for place in range(players):
        if place == direct:
            mix_for(g, s, c, players - direct)
        if cards_left(s):
            give(s, c, seat, top_card(s, c), up)
        s[at.VERSION] += 1
        s[at.SHOWN] &= ~(1 << seat)
        seat = next_seat(seats, seat)
    if direct >= players:
        mix_for(g, s, c, 0)


@lane_compiled
def mix_for(g: Longs, s: Longs, c: Cards, players: int) -> None:
    """The burns mixed in for so many players, and a burn before their cards if there is one."""
    stub_and_burns(g, s, c)
    if cards_left(s) > players and g[law.SHORTAGE_BURN] != NEVER_BURN:
        burn(s, c)


@lane_compiled
def seat_short_of_cards(g: Longs, s: Longs) -> int:
    """The player who has discarded for the draw and waits for cards, -1 if none."""
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1 and s[at.HELD + seat] < g[at.HAND_SIZE]:
            return seat
    return -1


@lane_compiled
def burn_for_draw(g: Longs, s: Longs, c: Cards) -> None:
    """The burn before a draw; an empty stub takes the discards in first."""
    if cards_left(s) == 0:
        take_discards_in(g, s, c, 0)
    if burn_due(g, s[at.STREET] + 1):
        burn(s, c)


@lane_compiled
def deal_draw(g: Longs, s: Longs, c: Cards, seat: int) -> None:
    """Replace this player's discards; a deck that runs out takes the others' discards in."""
    own = g[at.HAND_SIZE] - s[at.HELD + seat]
    left = cards_left(s)
    if left < own:
        if left:
            give_many(s, c, seat, left)
        take_discards_in(g, s, c, own)
    give_many(s, c, seat, min(g[at.HAND_SIZE] - s[at.HELD + seat], cards_left(s)))
    if s[at.HELD + seat] == g[at.HAND_SIZE]:
        s[at.ACTOR] = next_seat(s[at.OWING], seat)


@lane_compiled
def give_many(s: Longs, c: Cards, seat: int, count: int) -> None:
    for _ in range(count):
        give(s, c, seat, top_card(s, c), 0)
    s[at.SHOWN] &= ~(1 << seat)
    s[at.VERSION] += 1


@lane_compiled
def take_discards_in(g: Longs, s: Longs, c: Cards, own: int) -> None:
    """Folded hands and discards become the stub, but for what the player drawing has just thrown
    away."""
    count = 0
    for seat in range(s[at.SEATS]):
        if not s[at.LIVE] >> seat & 1:
            for place in range(s[at.HELD + seat]):
                c[at.MIXED + count] = c[at.HOLES + seat * at.MOST_HELD + place]
                count += 1
            s[at.HELD + seat] = 0
            s[at.UP + seat] = 0
    back = s[at.MUCKED] - own
    for place in range(back):
        c[at.MIXED + count] = c[at.MUCK + place]
        count += 1
    for place in range(own):
        c[at.MUCK + place] = c[at.MUCK + back + place]
    s[at.MUCKED] = own
    reshuffle(g, s, c, count)


@lane_compiled
def discard(g: Longs, s: Longs, c: Cards, seat: int, places: int) -> None:
    """Throw the cards at these places of the hand away, in the order they were received."""
    s[at.VERSION] += 1
    s[at.OWING] &= ~(1 << seat)
    start, kept = at.HOLES + seat * at.MOST_HELD, 0
    for place in range(s[at.HELD + seat]):
        card = c[start + place]
        if places >> place & 1:
            c[at.MUCK + s[at.MUCKED]] = card
            s[at.MUCKED] += 1
        else:
            c[start + kept] = card
            kept += 1
    s[at.HELD + seat] = kept
    if places and s[at.PHASE] == at.DRAWING:
        s[at.ACTOR] = -1  # the dealer gives this player cards before the next one draws
    else:
        s[at.ACTOR] = next_seat(s[at.OWING], seat)
