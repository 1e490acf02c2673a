"""Side pots, read off what each seat paid.

Walk the distinct amounts of the contestants upward; each layer is a pot among those who paid it and
did not fold. A hand mucked at the showdown gives up its pots but does not change what they are.
Dead money, and what a folded hand paid beyond every contestant, goes along; what the house took is
off the main pot, and off the next one only when that is used up.
"""

from __future__ import annotations

from shuffleup.hand.state import Hand, mask_of, seats_in


def pots(hand: Hand) -> list[tuple[int, list[int]]]:
    """(amount, seats in the contest for it), the main pot first."""
    live = contestants(hand)
    paid = hand.paid
    levels = sorted({paid[seat] for seat in live})
    if len(levels) == 1:
        return [(sum(paid) + hand.dead, live)]
    layers: list[tuple[int, list[int]]] = []
    below = 0
    for level in levels:
        amount = sum([min(p, level) - min(p, below) for p in paid])
        layers.append((amount, [seat for seat in live if paid[seat] >= level]))
        below = level
    over = sum([p - below for p in paid if p > below])
    layers = _with_dead(layers, hand.dead + hand.dropped, over)
    return _without_drop(layers, hand.dropped) if hand.dropped else layers


def contestants(hand: Hand) -> list[int]:
    """The seats that reached the showdown, or may still reach it."""
    return list(seats_in(hand.live | mask_of(hand.mucked)))


def _with_dead(
    layers: list[tuple[int, list[int]]], dead: int, over: int
) -> list[tuple[int, list[int]]]:
    amount, among = layers[0]
    layers[0] = (amount + dead, among)
    amount, among = layers[-1]
    layers[-1] = (amount + over, among)
    return [layer for layer in layers if layer[0]]


def _without_drop(layers: list[tuple[int, list[int]]], dropped: int) -> list[tuple[int, list[int]]]:
    left: list[tuple[int, list[int]]] = []
    for amount, among in layers:
        taken = min(amount, dropped)
        dropped -= taken
        if amount > taken:
            left.append((amount - taken, among))
    return left


def uncalled(hand: Hand) -> tuple[int, int]:
    """(seat, amount) of a bet no one matched, amount 0 if there is none. What a folded hand has put
    in stays in the pot."""
    paid = hand.paid
    most = max(paid)
    if paid.count(most) > 1:
        return (-1, 0)
    seat = paid.index(most)
    if not hand.live >> seat & 1:
        return (-1, 0)
    second = max([p for s, p in enumerate(paid) if s != seat])
    return (seat, most - second)
