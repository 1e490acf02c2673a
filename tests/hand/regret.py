"""Counterfactual regret on the tree of a small two-player game, and the best answer to a strategy.

A node is ``Choice`` or the first player's win. ``solve`` gives an average strategy near to an
equilibrium, ``value`` what it is worth to the first player, ``best_answer`` the most that a player
can get against it.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """A decision: whose, what that player knows, and what follows from each thing to do."""

    player: int
    knows: str
    after: tuple[Node, ...]


Node = Choice | float
Deals = list[tuple[float, Node]]  # each way the cards can fall, with its chance
Strategy = dict[str, list[float]]


def solve(deals: Deals, rounds: int) -> Strategy:
    """Regret matching⁺, the players in turn, later rounds weighing more."""
    regrets: Strategy = {}
    averages: Strategy = {}
    for turn in range(rounds):
        for player in (0, 1):
            gains: dict[str, list[float]] = defaultdict(list)
            for chance, root in deals:
                _walk(root, player, (chance, chance), turn + 1, regrets, averages, gains)
            for knows, gained in gains.items():
                held = regrets.setdefault(knows, [0.0] * len(gained))
                regrets[knows] = [max(0.0, r + g) for r, g in zip(held, gained, strict=True)]
    return {knows: _shares(weights) for knows, weights in averages.items()}


def _walk(
    node: Node, player: int, reach: tuple[float, float], weight: int,
    regrets: Strategy, averages: Strategy, gains: dict[str, list[float]],
) -> float:  # fmt: skip
    """What the node is worth to the player; ``reach``: the chance that each of the two, cards
    included, comes here."""
    if not isinstance(node, Choice):
        return node if player == 0 else -node
    count = len(node.after)
    mix = _shares(regrets.get(node.knows, [0.0] * count))
    worth = []
    for share, after in zip(mix, node.after, strict=True):
        mine, other = reach
        on = (mine * share, other) if node.player == player else (mine, other * share)
        worth.append(_walk(after, player, on, weight, regrets, averages, gains))
    total = sum(share * w for share, w in zip(mix, worth, strict=True))
    if node.player == player:
        gained = gains[node.knows] or [0.0] * count
        gains[node.knows] = [g + reach[1] * (w - total) for g, w in zip(gained, worth, strict=True)]
        held = averages.setdefault(node.knows, [0.0] * count)
        averages[node.knows] = [
            a + weight * reach[0] * share for a, share in zip(held, mix, strict=True)
        ]
    return total


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [w / total for w in weights] if total > 0 else [1 / len(weights)] * len(weights)


def value(deals: Deals, strategy: Strategy) -> float:
    """What the first player wins a hand when both play it."""
    return sum(chance * _value(root, strategy) for chance, root in deals)


def _value(node: Node, strategy: Strategy) -> float:
    if not isinstance(node, Choice):
        return node
    mix = strategy[node.knows]
    return sum(
        share * _value(after, strategy) for share, after in zip(mix, node.after, strict=True)
    )


def best_answer(deals: Deals, strategy: Strategy, player: int) -> float:
    """The most this player can win a hand against the strategy."""
    return _best(deals, strategy, player)


def _best(nodes: Deals, strategy: Strategy, player: int) -> float:
    """The best from these nodes on, the player choosing the same wherever the same is known."""
    total, left = 0.0, list(nodes)
    asked: dict[str, list[tuple[float, Choice]]] = defaultdict(list)
    while left:
        reach, node = left.pop()
        if not isinstance(node, Choice):
            total += reach * (node if player == 0 else -node)
        elif node.player == player:
            asked[node.knows].append((reach, node))
        else:
            mix = strategy[node.knows]
            left += [(reach * share, on) for share, on in zip(mix, node.after, strict=True)]
    for group in asked.values():
        total += max(
            _best([(reach, node.after[at]) for reach, node in group], strategy, player)
            for at in range(len(group[0][1].after))
        )
    return total
