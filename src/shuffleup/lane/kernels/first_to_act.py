"""Who acts first: left of the blinds, the bring-in card, the high board, left of the button."""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.raising import acting_last
from shuffleup.lane.kernels.seat_turns import lowest_seat, next_seat, seats_of
from shuffleup.lane.kernels.worth import ACE_RANK, shown_value
from shuffleup.law.points.hand.betting import FirstRound, LaterRounds
from shuffleup.law.points.hand.stud import (
    BoardTie,
    BringInCard,
    CommonCardOpener,
    LaterStud,
    LowCardAllIn,
    SuitOrder,
)

FIRST_BY_BLINDS = law.code(FirstRound.LEFT_OF_BLINDS)
LATER_BY_BLINDS = law.code(LaterRounds.LEFT_OF_BLINDS)
LEFT_OF_DEALER = law.code(LaterStud.LEFT_OF_DEALER)
NEXT_LEFT = law.code(LowCardAllIn.NEXT_LEFT)
LOWEST_CARD = law.code(BringInCard.LOWEST_CARD_BY_SUIT)
SPADES_HIGH = law.code(SuitOrder.SPADES_HIGH)
BY_SUIT = law.code(BoardTie.BY_SUIT)
WITH_COMMON_CARD = law.code(CommonCardOpener.HIGH_WITH_COMMON_CARD)
ACE_DOWN = 52  # what an ace counts less when it is low


@lane_compiled
def first_to_act(g: Longs, w: Ints, s: Longs, c: Cards, street: int) -> int:
    """The seat that opens a betting round, -1 if no betting is possible."""
    able = s[at.LIVE] & s[at.ABLE]
    if able & (able - 1) == 0 and (street or not faces_a_post(s, able)):
        return -1
    if not g[at.STUD]:
        return first_by_button(g, s, street, able)
    if street == 0 and g[at.OPENING] == at.BY_BRING_IN:
        return bring_in_seat(g, s, c)
    if g[law.STUD_LATER_ROUNDS] == LEFT_OF_DEALER:
        return next_seat(able, s[at.BUTTON])
    return next_seat(able, board_leader(g, w, s, c) - 1)


@lane_inlined
def first_by_button(g: Longs, s: Longs, street: int, able: int) -> int:
    first = able
    if street == 0:
        by_blinds = g[law.FIRST_ROUND_OPENS] == FIRST_BY_BLINDS
        first = able & ~acting_last(g, s)
    else:
        by_blinds = g[law.LATER_ROUNDS_OPEN] == LATER_BY_BLINDS
    return next_seat(first if first else able, s[at.LAST_BLIND] if by_blinds else s[at.BUTTON])


@lane_inlined
def faces_a_post(s: Longs, able: int) -> bool:
    """Only one seat has chips: it still decides if someone's blind is above its own."""
    if able == 0:
        return False
    seat = lowest_seat(able)
    for other in range(s[at.SEATS]):
        if s[at.LIVE] >> other & 1 and s[at.BETS + other] > s[at.BETS + seat]:
            return True
    return False


@lane_compiled
def bring_in_seat(g: Longs, s: Longs, c: Cards) -> int:
    """The seat to bring it in; a card whose owner is all-in passes the duty on."""
    able = s[at.LIVE] & s[at.ABLE]
    seat = marked_card_seat(g, s, c, s[at.LIVE])
    if able >> seat & 1:
        return seat
    if g[law.LOW_CARD_ALL_IN] == NEXT_LEFT:
        return next_seat(able, seat)
    return marked_card_seat(g, s, c, able)


@lane_compiled
def marked_card_seat(g: Longs, s: Longs, c: Cards, among: int) -> int:
    """The seat whose up card must bring it in: the lowest (or highest), ties broken by suit."""
    lowest = g[at.BRING_IN_RULE] == LOWEST_CARD
    ace_high = g[law.BRING_IN_ACE_HIGH] != 0 or g[at.WAYS] == 1
    ace_low = g[at.BRING_IN_ACE_LOW] != 0 or not ace_high
    best, chosen = 0, -1
    seat = s[at.BUTTON]
    for _ in range(seats_of(among)):
        seat = next_seat(among, seat)
        weight = card_weight(g, first_up(s, c, seat), ace_low)
        if chosen < 0 or (weight < best if lowest else weight > best):
            best, chosen = weight, seat
    return chosen


@lane_compiled
def first_up(s: Longs, c: Cards, seat: int) -> int:
    for place in range(s[at.HELD + seat]):
        if s[at.UP + seat] >> place & 1:
            return int(c[at.HOLES + seat * at.MOST_HELD + place])
    return 0


@lane_compiled
def card_weight(g: Longs, card: int, ace_low: bool) -> int:
    """How a single card compares: by rank, then spades, hearts, diamonds, clubs."""
    weight = card + 0
    if g[law.SUIT_ORDER] != SPADES_HIGH:
        weight &= ~3
    return weight - ACE_DOWN if ace_low and card >> 2 == ACE_RANK else weight


@lane_compiled
def board_leader(g: Longs, w: Ints, s: Longs, c: Cards) -> int:
    """The seat whose exposed cards lead: high board, or low board where only the low wins."""
    shared = s[at.ON_BOARDS] if g[law.COMMON_CARD_OPENER] == WITH_COMMON_CARD else 0
    best, tied, leader = -1, 0, -1
    seat = s[at.BUTTON]
    for _ in range(seats_of(s[at.LIVE])):
        seat = next_seat(s[at.LIVE], seat)
        shows = shown_value(g, w, s, c, seat, shared)
        if shows > best:
            best, tied, leader = shows, 0, seat
        if shows == best:
            tied |= 1 << seat
    if g[law.BOARD_TIE] == BY_SUIT and tied & (tied - 1):
        return highest_up(g, s, c, tied)
    return leader


@lane_compiled
def highest_up(g: Longs, s: Longs, c: Cards, among: int) -> int:
    """The seat with the highest card face up, suits breaking ties."""
    best, chosen = -2, -1
    seat = s[at.BUTTON]
    for _ in range(seats_of(among)):
        seat = next_seat(among, seat)
        weight = -1
        for place in range(s[at.HELD + seat]):
            if s[at.UP + seat] >> place & 1:
                card = int(c[at.HOLES + seat * at.MOST_HELD + place])
                weight = max(weight, card_weight(g, card, False))
        if weight > best:
            best, chosen = weight, seat
    return chosen
