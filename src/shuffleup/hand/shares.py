"""Dividing one pot: high and low, ties, and the odd chips.

``divide`` gives (seat, chips, way) for one pot on one board. Chips are split down to the smallest
chip in play; what does not divide goes round in the order the house gives odd chips.
"""

from __future__ import annotations

from shuffleup.hand.order import card_weight
from shuffleup.hand.state import Hand, clockwise
from shuffleup.law.points.hand.hi_lo import LowQualifier
from shuffleup.law.points.hand.odd_chips import (
    OddChipButton,
    OddChipCards,
    OddChipHighLow,
    OddChipStudHigh,
    OddChipStudLow,
    TwoWay,
)
from shuffleup.strength import RANKINGS, best_of

Share = tuple[int, int, int]
BOTH = -1  # the way of a pot that is not split into high and low


def divide(hand: Hand, amount: int, among: list[int], ways: list[dict[int, int]]) -> list[Share]:
    """(seat, chips, way) for one pot."""
    winners = [best_seats(among, way) for way in ways]
    if len(ways) == 1:
        (best,) = winners
        return split(hand, amount, best, 0, 0)[0]
    high, low = winners
    if not low:
        scoops = hand.rules.hi_lo.no_low_high_scoops
        return split(hand, amount if scoops else halves(hand, amount)[0], high, 0, 0)[0]
    even = hand.rules.odd_chips.identical_two_way_hands is TwoWay.SPLIT_EVENLY
    if even and high == low and len(high) > 1:
        return split(hand, amount, high, BOTH, 0)[0]
    for_high, for_low = halves(hand, amount)
    shares, given = split(hand, for_high, high, 0, 0)
    return shares + split(hand, for_low, low, 1, given)[0]


def best_seats(among: list[int], way: dict[int, int]) -> list[int]:
    """The seats that tie for the best value; none if nobody qualifies."""
    best = max([way[seat] for seat in among])
    return [seat for seat in among if way[seat] == best] if best else []


def halves(hand: Hand, amount: int) -> tuple[int, int]:
    """(high, low) halves; the odd chip between them goes where the house says."""
    chip = smallest_chip(hand)
    small = amount // chip // 2 * chip
    if hand.rules.odd_chips.high_low is OddChipHighLow.HIGH_HAND:
        return amount - small, small
    return small, amount - small


def smallest_chip(hand: Hand) -> int:
    """A pot is split down to the smallest chip in play."""
    return hand.stakes.chip


def split(
    hand: Hand, amount: int, seats: list[int], way: int, given: int
) -> tuple[list[Share], int]:
    """Equal parts; odd chips one each in order. ``given`` marks who had one already."""
    if len(seats) == 1:
        return [(seat, amount, way) for seat in seats if amount], given
    chip = smallest_chip(hand)
    share = amount // chip // len(seats) * chip
    odd = amount - share * len(seats)
    if not odd:
        return [(seat, share, way) for seat in seats if share], given
    order = odd_chip_order(hand, seats, way)
    if hand.rules.odd_chips.one_per_player:
        order.sort(key=lambda seat: given >> seat & 1)
    extra = dict.fromkeys(seats, 0)
    for place in range(-(-odd // chip)):
        piece = min(chip, odd - place * chip)
        extra[order[place]] += piece
        given |= 1 << order[place]
    return [(s, share + extra[s], way) for s in seats if share + extra[s]], given


# ---- what wins ---------------------------------------------------------------------------------


def ways_to_win(hand: Hand) -> tuple[str, ...]:
    """The sheet's ways, the low with or without a qualifier as the house has it."""
    wins = hand.game.wins
    if len(wins) == 1:
        return wins
    law = hand.rules.hi_lo
    plain = wins[1] == "ace-to-five"
    qualifier = law.low_qualifier_plain_stud_high_low if plain else law.low_qualifier
    if wins[1] not in ("ace-to-five", "eight-or-better"):
        return wins
    return (wins[0], "eight-or-better" if qualifier is LowQualifier.EIGHT else "ace-to-five")


# ---- who gets the odd chip -------------------------------------------------------------------


def odd_chip_order(hand: Hand, seats: list[int], way: int) -> list[int]:
    """Tied seats, the one to get the first odd chip first."""
    mask = sum(1 << seat for seat in seats)
    from_left = list(clockwise(mask, hand.setup.button))
    law = hand.rules.odd_chips
    if not hand.game.stud:
        if law.button_games is OddChipButton.FIRST_LEFT_OF_BUTTON:
            return from_left
        return by_card(hand, from_left, way, highest=True)
    if not RANKINGS[ways_to_win(hand)[max(way, 0)]].low:
        if law.stud_high is OddChipStudHigh.FIRST_LEFT_OF_DEALER:
            return from_left
        return by_card(hand, from_left, way, highest=True)
    lowest = law.stud_low is OddChipStudLow.LOWEST_CARD_BY_SUIT
    return by_card(hand, from_left, way, highest=not lowest)


def by_card(hand: Hand, seats: list[int], way: int, *, highest: bool) -> list[int]:
    """Seats by their highest (or lowest) card, suits breaking ties; the ace is low for low."""
    ace_low = RANKINGS[ways_to_win(hand)[max(way, 0)]].low

    def deciding(seat: int) -> int:
        cards = odd_chip_cards(hand, seat, way)
        weights = [card_weight(hand, card, ace_low) for card in cards]
        return max(weights) if highest else min(weights)

    return sorted(seats, key=deciding, reverse=highest)


def odd_chip_cards(hand: Hand, seat: int, way: int) -> tuple[int, ...]:
    """All the player's own cards, or in stud, where the house says so, those that play."""
    own = hand.hole[seat]
    all_cards = hand.rules.odd_chips.stud_cards is OddChipCards.ALL_CARDS
    if all_cards or not hand.game.stud:
        return own
    best = best_of(ways_to_win(hand)[max(way, 0)], own, hand.boards[0], hand.game.two_from_hand)
    return tuple(best)
