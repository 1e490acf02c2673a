"""Side pots, read off what each seat paid.

Walk the distinct amounts of the live hands upward; each layer is a pot among those who paid it and
can still win. Dead money, and what a folded hand paid beyond every live one, goes along.
"""

from __future__ import annotations

from shuffleup.hand.state import Hand, seats_in


def pots(hand: Hand) -> list[tuple[int, list[int]]]:
    """(amount, seats that can win it), the main pot first."""
    live = list(seats_in(hand.live))
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
    return _with_dead(layers, hand.dead, over)


def _with_dead(
    layers: list[tuple[int, list[int]]], dead: int, over: int
) -> list[tuple[int, list[int]]]:
    amount, among = layers[0]
    layers[0] = (amount + dead, among)
    amount, among = layers[-1]
    layers[-1] = (amount + over, among)
    return [layer for layer in layers if layer[0]]


def uncalled(hand: Hand) -> tuple[int, int]:
    """(seat, amount) of a bet no one matched, amount 0 if there is none."""
    paid = hand.paid
    most = max(paid)
    if paid.count(most) > 1:
        return (-1, 0)
    seat = paid.index(most)
    second = max([p for s, p in enumerate(paid) if s != seat])
    return (seat, most - second)
