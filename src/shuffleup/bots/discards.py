"""Which cards to keep for a draw: pairs for high, low cards for low, different suits for badugi."""

from __future__ import annotations

from itertools import combinations

from shuffleup.cards import JOKER, RANKS
from shuffleup.games import Sheet
from shuffleup.strength import RANKINGS, category
from shuffleup.strength.scale import STRAIGHT

Cards = tuple[int, ...]
ACE, QUEEN = RANKS.index("A"), RANKS.index("Q")
# Low ranks as `low_rank` counts them: an eight is 7 whether the ace is low (0) or high (13).
EIGHT, TEN = 7, 9


def draws_left(sheet: Sheet, street: int) -> int:
    """Draws to come after the betting round of this street."""
    return sum(1 for later in sheet.streets[street + 1 :] if later.draw)


def keep(sheet: Sheet, cards: Cards, draws: int) -> Cards:
    """The cards worth keeping with so many draws to come, this one among them."""
    kind = RANKINGS[sheet.wins[0]]
    if kind.name == "badugi":
        return keep_badugi(cards, draws)
    if kind.low:
        return keep_low(cards, draws, ace_low=kind.ace_low)
    return keep_high(cards, kind.value(cards))


# ---- high draw -------------------------------------------------------------------------------


def keep_high(cards: Cards, value: int) -> Cards:
    """A made hand, else pairs and better, else four to a flush or straight, else the high cards."""
    if category(value) >= STRAIGHT:
        return cards
    ranks = [card >> 2 for card in cards if card != JOKER]
    grouped = tuple(card for card in cards if card == JOKER or ranks.count(card >> 2) > 1)
    if len(grouped) > 1:
        return grouped
    four = four_to_something(cards)
    if four:
        return four
    high = sorted((card for card in cards if card >> 2 >= QUEEN), reverse=True)[:2]
    return tuple(high) or (max(cards),)


def four_to_something(cards: Cards) -> Cards:
    for four in combinations(cards, 4):
        if len({card & 3 for card in four}) == 1 and JOKER not in four:
            return four
    for four in combinations(cards, 4):
        ranks = sorted({card >> 2 for card in four})
        if len(ranks) == 4 and ranks[3] - ranks[0] == 3 and ranks[3] < ACE:
            return four
    return ()


# ---- lowball ---------------------------------------------------------------------------------


def low_rank(card: int, ace_low: bool) -> int:
    """Lower is better: 1 for a deuce, the ace 0 or 13, the joker below them all."""
    if card == JOKER:
        return -1
    return (card // 4 + 1) % 13 if ace_low else card // 4 + 1


def keep_low(cards: Cards, draws: int, *, ace_low: bool) -> Cards:
    """One of each low rank; a rough hand is patted only when no draw comes after this one."""
    by_rank = {low_rank(card, ace_low): card for card in cards}
    roughest = TEN if draws <= 1 else EIGHT
    if len(by_rank) == len(cards) and max(by_rank) <= roughest:
        top = by_rank[max(by_rank)]
        spoiled = not ace_low and is_spoiled(cards)
        return tuple(card for card in cards if card != top) if spoiled else cards
    return tuple(card for rank, card in by_rank.items() if rank <= EIGHT)


def is_spoiled(cards: Cards) -> bool:
    """Deuce-to-seven: five low cards that make a straight or a flush after all."""
    return category(RANKINGS["high"].value(cards)) >= STRAIGHT and ACE not in {
        c >> 2 for c in cards
    }


def keep_badugi(cards: Cards, draws: int) -> Cards:
    """The best badugi in the hand, without its high cards while there are draws to come."""
    best = RANKINGS["badugi"].best(cards)
    if len(best) == 4 and (draws <= 1 or max(low_rank(card, True) for card in best) <= TEN):
        return best
    low = tuple(card for card in best if low_rank(card, True) <= EIGHT)
    return low or best[-1:]
