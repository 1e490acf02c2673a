"""``play --auto``: bots in every seat; a line for each hand, or the whole story of it."""

from __future__ import annotations

from time import sleep

from rich.console import Console

from shuffleup.cli.amounts import amount, signed
from shuffleup.cli.describe import table_title
from shuffleup.cli.faces import Faces
from shuffleup.cli.output import print_json
from shuffleup.cli.play.saving import Keeper
from shuffleup.cli.play.session_record import SessionRecord
from shuffleup.cli.play.story import Story
from shuffleup.cli.table.session_report import in_front
from shuffleup.hand import Hand
from shuffleup.hand.view import SPECTATOR, view
from shuffleup.sim.session import TableSession
from shuffleup.table.blinds.in_turn import names_of


class Auto:
    """Hands nobody but bots plays, told as a spectator saw them."""

    def __init__(
        self, session: TableSession, record: SessionRecord, console: Console, keeper: Keeper,
        *, story: bool, as_json: bool,
    ) -> None:  # fmt: skip
        self.session, self.record, self.table = session, record, session.table
        self.console, self.keeper = console, keeper
        self.story, self.as_json = story, as_json
        self.faces = Faces(console)

    def play(self, hands: int, delay: float) -> None:
        if not self.as_json:
            self.console.print(table_title(self.table.game, self.table.stakes), style="bold")
        self.record.take()
        try:
            for _ in range(hands):
                self.record.end_line()
                self.one_hand()
                sleep(delay)
        finally:
            self.record.end_line()
        if not self.as_json:
            self.tell_stacks()

    def one_hand(self) -> None:
        names = names_of(self.table)
        self.session.one_hand()
        hand = self.table.last
        assert hand is not None
        self.keeper.add(hand, self.table.hands, names)
        told = Story(hand.game, names, SPECTATOR, self.faces)
        told.hear(view(hand, SPECTATOR).events)
        news = self.record.take()
        if self.as_json:
            print_json(self.as_object(hand, told, names), indent=None)
        else:
            self.tell(told, news)

    def tell(self, told: Story, news: list[str]) -> None:
        number = self.table.hands
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
        tally, dollar = self.record.tally, self.table.stakes.dollar
        stacks = ", ".join(
            f"{name} {amount(stack, dollar)} ({signed(tally.net(name, stack), dollar)})"
            for name, stack in in_front(self.table).items()
        )
        self.console.print(f"\nStacks: {stacks}", markup=False, soft_wrap=True)

    def as_object(self, hand: Hand, told: Story, names: list[str]) -> dict[str, object]:
        return {
            "hand": self.table.hands,
            "game": hand.game.key,
            "button": names[hand.setup.button],
            "results": told.results,
            "won": {name: told.won[seat] for seat, name in enumerate(names) if told.won[seat]},
            "stacks": {name: hand.stacks[seat] for seat, name in enumerate(names) if name},
            "carried": hand.carried,
        }
