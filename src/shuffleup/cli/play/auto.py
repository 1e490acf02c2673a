"""``play --auto``: bots in every seat; a line for each hand, or the whole story of it."""

from __future__ import annotations

from time import sleep
from typing import Any

from rich.console import Console

from shuffleup.bots import act
from shuffleup.cli.faces import Faces
from shuffleup.cli.output import print_json
from shuffleup.cli.play.saving import Keeper
from shuffleup.cli.play.story import Story
from shuffleup.cli.play.table_for_one import Seats
from shuffleup.hand import Hand, proceed
from shuffleup.hand.view import SPECTATOR, view


class Auto:
    """Hands nobody but bots plays, told as a spectator saw them."""

    def __init__(
        self, seats: Seats, console: Console, keeper: Keeper, *, story: bool, as_json: bool
    ) -> None:
        self.seats, self.console, self.keeper = seats, console, keeper
        self.story, self.as_json = story, as_json
        self.faces = Faces(console)

    def play(self, hands: int, delay: float) -> None:
        if not self.as_json:
            self.console.print(self.seats.table.title, style="bold")
        for _ in range(hands):
            self.one_hand(delay)
        if not self.as_json:
            self.tell_stacks()

    def one_hand(self, delay: float) -> None:
        seats = self.seats
        hand = seats.deal()
        proceed(hand)
        while not hand.over:
            seat = hand.actor
            act(hand, seats.bots[seat].decide(view(hand, seat, hand.version)))
        self.keeper.add(hand, seats.number)
        told = Story(seats.table.sheet, seats.table.names, SPECTATOR, self.faces)
        told.hear(view(hand, SPECTATOR).events)
        news = seats.settle(hand)
        if self.as_json:
            print_json(self.as_object(hand, told), indent=None)
        else:
            self.tell(told, news)
        sleep(delay)

    def tell(self, told: Story, news: list[str]) -> None:
        number = self.seats.number
        if self.story:
            self.console.print(f"\n--- hand {number} ---", style="bold")
            for line in told.lines:
                self.console.print(line, soft_wrap=True)
        else:
            results = "; ".join(told.results)
            self.console.print(f"hand {number}: {results}", markup=False, soft_wrap=True)
        for said in news:
            self.console.print(said, markup=False, style="dim", soft_wrap=True)

    def tell_stacks(self) -> None:
        names, seats = self.seats.table.names, self.seats
        stacks = ", ".join(
            f"{name} {seats.stacks[seat]:,} ({seats.net(seat):+,})"
            for seat, name in enumerate(names)
        )
        self.console.print(f"\nStacks: {stacks}", markup=False, soft_wrap=True)

    def as_object(self, hand: Hand, told: Story) -> dict[str, Any]:
        names = self.seats.table.names
        return {
            "hand": self.seats.number,
            "button": names[hand.setup.button],
            "results": told.results,
            "won": {name: told.won[seat] for seat, name in enumerate(names) if told.won[seat]},
            "stacks": dict(zip(names, hand.stacks, strict=True)),
            "carried": hand.carried,
        }
