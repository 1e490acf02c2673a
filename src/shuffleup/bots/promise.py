"""How good a hand looks to its own player, in any game: ``promise(view)``, 0 to 100.

A rule of thumb, not a chance of winning: 50 is a hand to play against one other, 70 one to raise
with, 90 one that seldom loses. It reads the viewer's own cards, the board and what others show.
"""

from __future__ import annotations

from itertools import combinations

from shuffleup.bots.discards import draws_left, keep, low_rank
from shuffleup.bots.low_hands import (
    badugi_promise,
    eight_promise,
    low_draw_promise,
    stud_low_promise,
)
from shuffleup.bots.starting import starting_eight, starting_high
from shuffleup.cards import JOKER, UNKNOWN
from shuffleup.games import Sheet
from shuffleup.hand.view import View
from shuffleup.strength import RANKINGS, category, high
from shuffleup.strength.scale import PAIR, STRAIGHT, TRIPS, TWO_PAIR

Cards = tuple[int, ...]

# By category from two pair up: in a hand of one's own, on a board, with Omaha's many hole cards.
OWN = {TWO_PAIR: 68, TRIPS: 80, STRAIGHT: 90, 5: 93, 6: 97}
ON_BOARD = {TWO_PAIR: 66, TRIPS: 76, STRAIGHT: 84, 5: 90, 6: 96}
IN_OMAHA = {TWO_PAIR: 48, TRIPS: 62, STRAIGHT: 72, 5: 80, 6: 92}
BEATEN_IN_SIGHT = 25


def promise(view: View) -> int:
    """How good the viewer's hand looks now."""
    sheet, cards, board = view.game, view.hands[view.viewer], view.boards[0]
    scores = sorted(_for_way(view, sheet, way, cards, board) for way in sheet.wins)
    best = scores[-1]
    if len(scores) > 1:  # half a pot is half as good; a hand going both ways is worth most
        best = (3 * best + 2 * scores[0]) // 4
    return max(0, min(100, best))


def _for_way(view: View, sheet: Sheet, way: str, cards: Cards, board: Cards) -> int:
    kind = RANKINGS[way]
    if kind.low:
        return _low(view, sheet, way, cards, board)
    if sheet.has_board:
        if not board:
            return starting_high(sheet, cards)
        return board_promise(sheet, way, cards, board)
    if sheet.draws:
        left = draws_left(sheet, view.street)
        return draw_promise(kind.value(cards), cards, left)
    score = stud_promise(cards + board)
    return score - BEATEN_IN_SIGHT if is_beaten_in_sight(view, cards + board) else score


def _low(view: View, sheet: Sheet, way: str, cards: Cards, board: Cards) -> int:
    if sheet.has_board:
        return eight_promise(sheet, cards, board) if board else starting_eight(cards)
    if not sheet.draws:
        return stud_low_promise(cards + board)
    left = draws_left(sheet, view.street)
    missing = len(cards) - len(keep(sheet, cards, left)) if left else 0
    if way == "badugi":
        return badugi_promise(cards, left)
    ranks = [low_rank(card, RANKINGS[way].ace_low) for card in cards]
    return low_draw_promise(ranks, RANKINGS[way].value(cards), missing, left)


# ---- on a board ------------------------------------------------------------------------------


def board_promise(sheet: Sheet, way: str, cards: Cards, board: Cards) -> int:
    """What the hand makes beyond what the board gives everyone, and what it may still make."""
    kind = RANKINGS[way]
    if sheet.two_from_hand:
        value = max(
            kind.value((*two, *three))
            for two in combinations(cards, 2)
            for three in combinations(board, 3)
        )
    else:
        value = kind.value(cards + board)
    made, shared = category(value), category(kind.value(board))
    to_come = 5 - len(board)
    bonus = draw_bonus(sheet, cards, board) * to_come // 2 if made < STRAIGHT else 0
    if made <= shared:
        over = sum(1 for card in cards if card >> 2 > max(board) >> 2)
        return 12 + 6 * min(over, 2) + bonus
    if made == PAIR or (made == TWO_PAIR and shared == PAIR):
        return pair_promise(cards, board) - (10 if sheet.two_from_hand else 0) + bonus
    return (IN_OMAHA if sheet.two_from_hand else ON_BOARD)[min(made, 6)] + bonus // 2


def pair_promise(cards: Cards, board: Cards) -> int:
    """An overpair, top pair, or less."""
    ranks = [card >> 2 for card in board]
    mine = [card >> 2 for card in cards]
    paired = max((r for r in mine if r in ranks or mine.count(r) > 1), default=0)
    higher = len({rank for rank in ranks if rank > paired})
    if not higher:
        return 64 if paired not in ranks else 58
    return 44 if higher == 1 else 32


def draw_bonus(sheet: Sheet, cards: Cards, board: Cards) -> int:
    """Something for four to a flush or to a straight."""
    least = 2 if sheet.two_from_hand else 1
    flush = any(
        own >= least and own + on_board == 4
        for own, on_board in ((_suited(cards, s), _suited(board, s)) for s in range(4))
    )
    return (16 if flush else 0) + 6 * min(2, straight_draws(cards + board))


def _suited(cards: Cards, suit: int) -> int:
    return sum(1 for card in cards if card & 3 == suit)


def straight_draws(cards: Cards) -> int:
    """In how many ways these ranks are one short of a straight."""
    bits = 0
    for card in cards:
        bits |= 2 << (card >> 2)
    bits |= bits >> 13 & 1  # the ace below the deuce
    return sum(1 for low in range(10) if (bits >> low & 31).bit_count() == 4)


# ---- cards of one's own ----------------------------------------------------------------------


def draw_promise(value: int, cards: Cards, left: int) -> int:
    """Five cards, before the draw or after it."""
    made = category(value)
    if made > PAIR:
        return OWN[min(made, 6)] + (6 if left else 0)
    if made == PAIR:
        ranks = [card >> 2 for card in cards if card != JOKER]
        paired = max(rank for rank in ranks if ranks.count(rank) > 1 or JOKER in cards)
        return (30 if left else 24) + 3 * paired
    suits = [card & 3 for card in cards if card != JOKER]
    return 36 if left and max(map(suits.count, suits)) == 4 else 14


def stud_promise(cards: Cards) -> int:
    """Three to seven cards; the more there are, the more a hand must be."""
    made, count = category(high(cards)), len(cards)
    suits = [card & 3 for card in cards]
    flush = max(map(suits.count, suits)) == (3 if count == 3 else 4) and count < 7
    if made > PAIR:
        return min(99, OWN[min(made, 6)] + 4 * max(0, 6 - count))
    ranks = sorted(card >> 2 for card in cards)
    bonus = (20 if count < 6 else 10) if flush else 0
    if made == PAIR:
        paired = max(rank for rank in ranks if ranks.count(rank) > 1)
        return 48 - 4 * (count - 3) + 2 * paired + bonus // 2
    run = 14 if count == 3 and ranks[2] - ranks[0] == 2 else 0
    return 14 + ranks[-1] + ranks[-2] // 2 - 3 * (count - 3) + bonus + run


def is_beaten_in_sight(view: View, cards: Cards) -> bool:
    """Whether some opponent's open cards alone beat all of mine."""
    mine = high(cards)
    others = (view.hands[seat] for seat in view.live if seat != view.viewer)
    seen = (tuple(card for card in hand if card != UNKNOWN) for hand in others)
    return any(high(cards) > mine for cards in seen if cards)
