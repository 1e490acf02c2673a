"""Why chips were pushed this way: which hand won, how it was read, how the pot was shared."""

from __future__ import annotations

from shuffleup.cards import JOKER
from shuffleup.hand.events import Awarded
from shuffleup.hand.grounds.opening_grounds import differs, other_suits
from shuffleup.hand.pots import pots
from shuffleup.hand.shares import best_seats, odd_chip_order, ways_to_win
from shuffleup.hand.showdown import Values, awards, merged
from shuffleup.hand.state import Hand, copy
from shuffleup.law.points.hand.hi_lo import HighLowLaw
from shuffleup.law.points.hand.odd_chips import OddChipLaw, TwoWay
from shuffleup.law.points.hand.stud import StudLaw
from shuffleup.strength import RANKINGS, best_of, category, high
from shuffleup.strength.scale import ACE, ALL_RANKS, FIVE, STRAIGHT, STRAIGHT_FLUSH, TRIPS

Grounds = tuple[str, ...]
WHEEL = 1 << 3  # the five, on top of a straight
HANDS = (
    "card-ranks", "one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house",
    "four-of-a-kind", "straight-flush", "joker",
)  # fmt: skip


def awarded(before: Hand, event: Awarded) -> Grounds:
    """The last hand left, or the best one shown, and how it came to this many chips."""
    hand = before_awards(before)
    values = Values(hand) if hand.live & (hand.live - 1) else None
    layers = pots(hand)
    if values and not hand.rules.odd_chips.side_pots_split_separately:
        layers = merged(hand, layers, values)
    several = ("side-pots",) if len(layers) > 1 else ()
    live = [seat for seat in layers[event.pot][1] if hand.live >> seat & 1]
    if values is None or len(live) < 2:
        return ("last-hand-wins", *several)
    winners = [best_seats(live, way) for way in values.by_run[event.run]]
    runs = ("run-it",) if len(hand.boards) > 1 else ()
    return (
        "showdown",
        *read(hand, event, values.by_run[event.run], winners),
        *shared(hand, event, values, winners),
        *several,
        *runs,
    )


def before_awards(hand: Hand) -> Hand:
    """The table before the first chip was pushed."""
    other = copy(hand)
    for event in reversed(hand.log):
        if not isinstance(event, Awarded):
            break
        other.stacks[event.seat] -= event.amount
        other.dead += event.amount
    return other


# ---- reading the hand ------------------------------------------------------------------------


def read(
    hand: Hand, event: Awarded, values: list[dict[int, int]], winners: list[list[int]]
) -> Grounds:
    """Which cards play, and what made them better."""
    found: list[str] = []
    for way in (event.way,) if event.way >= 0 else range(len(values)):
        found += read_one_way(hand, event, way, values[way])
    if len(winners) < 2:
        return tuple(found)
    plain = hand.game.wins[1] == "ace-to-five"  # whether a low qualifies decides on both halves
    found.append(
        HighLowLaw.low_qualifier_plain_stud_high_low if plain else HighLowLaw.low_qualifier
    )
    if not winners[1]:
        found.append(HighLowLaw.no_low_high_scoops)
    elif all(event.seat in seats for seats in winners):
        found += both_ways(hand, event)
    return tuple(found)


def read_one_way(hand: Hand, event: Awarded, way: int, values: dict[int, int]) -> Grounds:
    name = ways_to_win(hand)[way]
    if hand.game.two_from_hand:
        choice: Grounds = ("two-from-hand",)
    else:
        many = len(hand.hole[event.seat] + hand.boards[event.run]) > 5
        choice = ("best-five",) if many else ()
    joker = ("joker",) if JOKER in hand.hole[event.seat] else ()
    if name in ("high", "joker-high"):
        return (*choice, *high_grounds(values, event.seat), *joker)
    if not RANKINGS[name].ace_low:
        return (*choice, "card-ranks")
    straight = name != "badugi" and not joker and looks_high(playing(hand, event, way))
    return (*choice, "low-card-ranks", *(("low-ignores-straights",) if straight else ()), *joker)


def high_grounds(values: dict[int, int], seat: int) -> Grounds:
    """The kind of hand that won; the ranks of cards too, where another had the same kind."""
    value = values[seat]
    kind, top = category(value), value & ALL_RANKS
    straight = kind in (STRAIGHT, STRAIGHT_FLUSH)
    name = "royal-flush" if kind == STRAIGHT_FLUSH and top == ACE else HANDS[kind]
    wheel = ("ace-low-straight",) if straight and top == WHEEL else ()
    ranks = any(other != value and category(other) == kind for other in values.values())
    return (name, *wheel, *(("card-ranks",) if ranks and kind != FIVE else ()))


def looks_high(cards: tuple[int, ...]) -> bool:
    """A low of five ranks that is a straight or a flush as well."""
    return category(high(cards)) > TRIPS


def playing(hand: Hand, event: Awarded, way: int) -> tuple[int, ...]:
    hole, board = hand.hole[event.seat], hand.boards[event.run]
    return best_of(ways_to_win(hand)[way], hole, board, hand.game.two_from_hand)


def both_ways(hand: Hand, event: Awarded) -> Grounds:
    """A hand that wins high and low: with other cards, or with an ace that counts both ways."""
    fives = [set(playing(hand, event, way)) for way in (0, 1)]
    other = ("each-way-its-own-five",) if fives[0] != fives[1] else ()
    ace = all(any(card >> 2 == 12 for card in five) for five in fives)
    return (*other, *(("ace-both-ways",) if ace else ()))


# ---- sharing the pot -------------------------------------------------------------------------


def shared(hand: Hand, event: Awarded, values: Values, winners: list[list[int]]) -> Grounds:
    """Ties, the two halves, and the odd chip."""
    given = [a for a in awards(hand, values) if (a.pot, a.run) == (event.pot, event.run)]
    tied = winners[max(event.way, 0)]
    found: list[str] = []
    if two_way_matters(hand, event):
        found.append(OddChipLaw.identical_two_way_hands)
    if event.way >= 0 and len(winners) > 1 and winners[1]:
        found.append("high-low-halves")
        halves = [sum(a.amount for a in given if a.way == way) for way in (0, 1)]
        if halves[event.way] > halves[1 - event.way]:
            found.append(OddChipLaw.high_low)
    if len(tied) > 1:
        found.append("split-ties")
        amounts = [a.amount for a in given if a.way == event.way]
        least = min(amounts) if len(amounts) == len(tied) else 0
        if event.amount > least:
            found += odd_chip(hand, event, tied)
        found += one_chip_each(hand, event)
        if len(pots(hand)) > 1:
            found.append(OddChipLaw.side_pots_split_separately)
    return tuple(found)


def two_way_matters(hand: Hand, event: Awarded) -> bool:
    """Whether hands that tie both ways would share otherwise by the other way to split."""
    if len(hand.game.wins) < 2:
        return False
    own = hand.rules.odd_chips.identical_two_way_hands
    other = next(way for way in TwoWay if way is not own)
    return differs(hand, lambda table: won(table, event), identical_two_way_hands=other)


def one_chip_each(hand: Hand, event: Awarded) -> Grounds:
    """Whether a seat has, or has not, the odd chips of both halves."""
    other = not hand.rules.odd_chips.one_per_player
    matters = differs(hand, lambda table: won(table, event), odd_chips_one_per_player=other)
    return (OddChipLaw.one_per_player,) if matters else ()


def won(hand: Hand, event: Awarded) -> int:
    """All that a seat wins of one pot on one board."""
    place = (event.seat, event.pot, event.run)
    return sum(a.amount for a in awards(hand) if (a.seat, a.pot, a.run) == place)


def odd_chip(hand: Hand, event: Awarded, tied: list[int]) -> Grounds:
    """The points that gave this seat the chip that does not divide."""
    found = ["odd-chip-broken-down"]
    if not hand.game.stud:
        found.append(OddChipLaw.button_games)
    else:
        low = RANKINGS[ways_to_win(hand)[max(event.way, 0)]].low
        found += [OddChipLaw.stud_low if low else OddChipLaw.stud_high, OddChipLaw.stud_cards]

    def order(table: Hand) -> list[int]:
        return odd_chip_order(table, tied, event.way)

    if differs(hand, order, suit_order=other_suits(hand)):
        found.append(StudLaw.suit_order)
    return tuple(found)
