"""Who won what, hand by hand: ``Winnings`` adds up the hands of a log by player and by hour.

What a hand gave or took is the difference between the stack it ended with and the one it began
with, so that chips bought or taken away between hands are no winnings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from shuffleup.cli.table.hand_times import HandTimes
from shuffleup.cli.table.hands import PlayedHand


class Winnings:
    """The sums of a log; ``stacks`` are those after each hand, for whoever draws them."""

    def __init__(self, played: Iterable[PlayedHand], times: HandTimes) -> None:
        self.times = times
        self.hands: Counter[str] = Counter()
        self.minutes: Counter[str] = Counter()
        self.net: Counter[str] = Counter()
        self.by_hour: dict[int, Counter[str]] = {}
        self.hands_by_hour: Counter[int] = Counter()
        self.house_by_hour: Counter[int] = Counter()
        self.stacks: dict[str, list[tuple[int, int]]] = {}  # (hand, stack) each
        for one in played:
            if one.hand.over:
                self.add(one)

    def add(self, one: PlayedHand) -> None:
        hand, hour = one.hand, self.times.hour(one.number)
        won = self.by_hour.setdefault(hour, Counter())
        self.hands_by_hour[hour] += 1
        self.house_by_hour[hour] += hand.dropped
        for seat, before in enumerate(hand.setup.stacks):
            if not before:
                continue
            name, net = one.names[seat], hand.stacks[seat] - before
            self.hands[name] += 1
            self.minutes[name] += self.times.length(one.number)
            self.net[name] += net
            won[name] += net
            told = self.stacks.setdefault(name, [(one.number - 1, before)])
            told.append((one.number, hand.stacks[seat]))

    def players(self) -> list[str]:
        """The biggest winner first."""
        return sorted(self.hands, key=lambda name: (-self.net[name], name))

    def per_hour(self, name: str) -> float:
        return 60 * self.net[name] / self.minutes[name] if self.minutes[name] else 0.0
