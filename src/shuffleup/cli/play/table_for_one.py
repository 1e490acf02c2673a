"""A session at one table: hand after hand, chips carried on, the button going round.

``Table`` is what does not change, ``Seats`` what does. ``Session`` lets one person play against
bots; the person's screen is drawn from ``view`` and never from the hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.bots import BOTS, Bot, RefusedError, act
from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.describe import table_title
from shuffleup.cli.faces import Faces
from shuffleup.cli.play.answers import UnclearError, read
from shuffleup.cli.play.display import Display, LeaveError
from shuffleup.cli.play.help import help_text
from shuffleup.cli.play.saving import Keeper
from shuffleup.cli.play.scene import Scene
from shuffleup.cli.play.story import Story
from shuffleup.games import Sheet
from shuffleup.hand import Hand, Stakes, new_hand, proceed
from shuffleup.hand.view import view

ME = 0
HELP = ("?", "h", "help")
QUIT = ("q", "quit", "exit")


class Table(Struct, frozen=True):
    """What is played, by whom, with what; the seed decides every card."""

    sheet: Sheet
    stakes: Stakes
    names: Sequence[str]
    bots: Sequence[str]  # by seat; "" is a person's
    stack: int
    seed: str
    house: HouseLaw
    ask_show: bool = False

    @property
    def title(self) -> str:
        return table_title(self.sheet, self.stakes)


class Seats:
    """The chips in front of each seat from hand to hand, and the button."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stacks = [table.stack] * len(table.names)
        self.bought = list(self.stacks)
        self.button = len(self.stacks) - 1
        self.carried = 0
        self.number = 0
        self.bots: dict[int, Bot] = {
            seat: BOTS[name](f"{table.seed}/bot {seat}")
            for seat, name in enumerate(table.bots)
            if name
        }

    def deal(self) -> Hand:
        """The next hand; the button moves to the next seat."""
        table, self.number = self.table, self.number + 1
        self.button = (self.button + 1) % len(self.stacks)
        return new_hand(
            table.sheet, table.stakes, self.stacks, self.button,
            seed=f"{table.seed}/{self.number}", rules=table.house.rules,
            carried=self.carried, ask_show=table.ask_show, rulebook=table.house.digest,
        )  # fmt: skip

    def settle(self, hand: Hand) -> list[str]:
        """Chips back to the seats; whoever has none buys in again, and that is said."""
        self.stacks, self.carried = list(hand.stacks), hand.carried
        broke = [seat for seat, stack in enumerate(self.stacks) if not stack]
        for seat in broke:
            self.stacks[seat] = self.table.stack
            self.bought[seat] += self.table.stack
        names = ", ".join(self.table.names[seat] for seat in broke)
        return [f"Out of chips, buying in again for {self.table.stack:,}: {names}"] if broke else []

    def net(self, seat: int) -> int:
        return self.stacks[seat] - self.bought[seat]


class Session:
    """One person against bots."""

    def __init__(self, seats: Seats, display: Display, faces: Faces, keeper: Keeper) -> None:
        self.seats, self.table = seats, seats.table
        self.display, self.faces, self.keeper = display, faces, keeper
        self.seen = 0

    def play(self, hands: int | None) -> str:
        """Play until someone has had enough; says how it ended."""
        try:
            if trouble := self.keeper.look_ahead():
                self.display.page(trouble)
            while hands is None or self.seats.number < hands:
                self.one_hand(last=self.seats.number + 1 == hands)
        except LeaveError as leave:
            return leave.how
        except KeyboardInterrupt:
            return "interrupt"
        return "done"

    def one_hand(self, last: bool) -> None:
        hand = self.seats.deal()
        story = Story(self.table.sheet, self.table.names, ME, self.faces)
        self.seen = 0
        try:
            proceed(hand)
            self.look(hand, story)
            while not hand.over:
                if hand.actor == ME:
                    self.my_turn(hand, story)
                else:
                    bot = self.seats.bots[hand.actor]
                    act(hand, bot.decide(view(hand, hand.actor, hand.version)))
                self.look(hand, story)
        finally:
            self.keeper.add(hand, self.seats.number)
            news = self.seats.settle(hand)
        self.between(self.scene(hand, story), news, last)

    def scene(self, hand: Hand, story: Story) -> Scene:
        """What the person may see now; the story hears what has happened since."""
        seen = view(hand, ME, self.seen)
        self.seen = seen.version
        story.hear(seen.events)
        table = self.table
        return Scene(
            seen, story, table.sheet, table.names, table.title, self.seats.number, self.faces
        )

    def look(self, hand: Hand, story: Story) -> None:
        scene = self.scene(hand, story)
        if not hand.over and hand.actor != ME:
            self.display.show(scene)

    def my_turn(self, hand: Hand, story: Story) -> None:
        """Ask until the answer is lawful; every refusal is explained."""
        problem = ""
        while True:
            scene = self.scene(hand, story)
            line = self.answer(self.display.ask(scene, problem))
            problem = ""
            if line is None:
                continue
            try:
                act(hand, read(line, scene.view))
                return
            except UnclearError as unclear:
                problem = str(unclear)
            except RefusedError as refused:
                law = self.table.house.clauses(refused.refusal.grounds, hand.game.key)
                problem = f"Refused: {refused.refusal.says}{law}."

    def answer(self, line: str) -> str | None:
        """The line typed; None when it asked for help, and no return when it says goodbye."""
        if line.lower() in QUIT:
            raise LeaveError("quit")
        if line.lower() in HELP:
            self.display.page(help_text(self.table.sheet, self.table.stakes))
            return None
        return line

    def between(self, scene: Scene, news: list[str], last: bool) -> None:
        while self.answer(self.display.pause(scene, news, last)) is None:
            continue
