"""Hands of draw games read: what is made, or what would be kept and drawn to."""

from __future__ import annotations

from shuffleup.bots.discards import draws_left, four_to_something, keep, low_rank
from shuffleup.cards import JOKER
from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS, Ranking, category
from shuffleup.strength.scale import ALL_RANKS, LOW_TOP, MAIN_SHIFT, PAIR, STRAIGHT

Cards = tuple[int, ...]


def draw_key(sheet: Sheet, street: int, cards: Cards) -> int:
    """Any draw game."""
    kind = RANKINGS[sheet.wins[0]]
    left = draws_left(sheet, street)
    if kind.name == "badugi":
        return badugi_key(cards)
    if kind.low:
        return low_draw_key(sheet, kind, cards, left)
    return high_draw_key(kind, cards, left)


def high_draw_key(kind: Ranking, cards: Cards, left: int) -> int:
    """The category, its main rank, and four to something while a draw is to come."""
    value = kind.value(cards)
    made = category(value)
    if made >= STRAIGHT:
        return made << 8
    main = (value >> MAIN_SHIFT & ALL_RANKS or value & ALL_RANKS).bit_length() - 1
    if made > PAIR:
        main = main // 3
    four = 1 if left and made <= PAIR and four_to_something(cards) else 0
    kicker = (value & ALL_RANKS).bit_length() - 1 >= 11 and made == PAIR and not left
    return made << 8 | main << 4 | four << 1 | (1 if kicker else 0)


def low_draw_key(sheet: Sheet, kind: Ranking, cards: Cards, left: int) -> int:
    """The cards to be drawn, and the two highest ranks that are kept; pairs and worse last."""
    kept = keep(sheet, cards, left) if left else cards
    missing = len(cards) - len(kept)
    if not missing and category(LOW_TOP - kind.value(cards)):
        return 7 << 8 | min(15, category(LOW_TOP - kind.value(cards)))
    ranks = sorted((low_rank(card, kind.ace_low) for card in kept if card != JOKER), reverse=True)
    top = ranks[0] if ranks else 0
    second = ranks[1] if len(ranks) > 1 else 0
    return missing << 8 | top << 4 | second


def badugi_key(cards: Cards) -> int:
    """How many cards are missing, and the two highest that count."""
    best = RANKINGS["badugi"].best(cards)
    ranks = sorted((low_rank(card, True) for card in best), reverse=True)
    second = ranks[1] if len(ranks) > 1 else 0
    return 4 - len(best) << 8 | ranks[0] << 4 | second
