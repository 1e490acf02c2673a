"""A table at which one person plays against bots: seats, button, blinds and chips by the book.

``open_for_one`` seats everybody; after that it is a session like any other, but that nobody decides
for the person: ``turn`` is called when it is their turn, and their seat is theirs to look after.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from shuffleup.bots import Bot, factory
from shuffleup.cli.amounts import amount
from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.output import UsageError
from shuffleup.floor.senders import DEALER, player
from shuffleup.hand import Hand
from shuffleup.sim.session.crowd import bot_of
from shuffleup.sim.session.session_plan import SessionPlan
from shuffleup.sim.session.table_session import TableSession
from shuffleup.table import Player, Table, act, apply, commands, judge, view
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.events import Noted
from shuffleup.table.viewing.chairs import Chair
from shuffleup.table.viewing.pictures import PlayerView

PLAY = "play"  # how the log calls such a session: no bot can take it up


class TableForOne(TableSession):
    """A person and bots, hand after hand."""

    def __init__(
        self,
        table: Table,
        plan: SessionPlan,
        person: str,
        bots: Mapping[str, str],
        *,
        ask_show: bool = False,
    ) -> None:
        super().__init__(table, plan)
        self.person, self.bots, self.ask_show = person, bots, ask_show
        self.turn: Callable[[], None] = lambda: None
        self.void = 0  # hands that were taken back: their cards do not come again

    def open(self) -> None:
        """Everyone sits down, the person first, and the button is found."""
        bots = ",".join(f"{name} {bot}" for name, bot in self.bots.items())
        apply(self.table, Noted(PLAY, (("seed", self.plan.seed), ("bots", bots))))
        for at, name in enumerate((self.person, *self.bots)):
            act(self.table, commands.Sit(at, name, self.plan.stack), player(name))
        self.find_button()

    @property
    def me(self) -> int:
        """Where the person sits."""
        at = seat_of(self.table, self.person)
        assert at is not None
        return at

    def seen(self) -> PlayerView:
        """All the person may know."""
        seen = view(self.table, Player(self.person))
        assert isinstance(seen, PlayerView)
        return seen

    def chair(self) -> Chair:
        """How the person stands with the table."""
        chair = self.seen().felt.chairs[self.me]
        assert chair is not None
        return chair

    # ---- a hand ----------------------------------------------------------------------------

    def next_hand(self, number: int) -> commands.NextHand:
        again = f"/void {self.void}" if self.void else ""
        return commands.NextHand(f"{self.plan.seed}/{number}{again}", ask_show=self.ask_show)

    def decided(self, hand: Hand, bots: dict[int, Bot]) -> commands.AnyTableCommand | None:
        """A bot's command; the person acts by themselves."""
        if hand.actor != self.me:
            return super().decided(hand, bots)
        self.turn()
        return None

    def bot(self, who: str, number: int) -> Bot:
        name = self.bots.get(who) or bot_of(who, self.plan.bots)
        return factory(name)(f"{self.plan.seed}/{number}/{who}")


def check_stack(table: Table, stack: int, law: HouseLaw) -> None:
    """Chips that the house does not take are said before anybody sits down with them."""
    refusal = judge(table, commands.Sit(0, "Ann", stack), player("Ann")).refusal
    if refusal is not None:
        clauses = law.clauses(refusal.grounds, table.game.key, table.stakes.structure.value)
        chips = amount(stack, table.stakes.dollar)
        raise UsageError(f"--stack {chips}: {refusal.says}{clauses}")


def check_deal(session: TableSession) -> None:
    """A hand that cannot be dealt is said now and not when everybody sits."""
    refusal = judge(session.table, session.next_hand(1), DEALER).refusal
    if refusal is not None:
        raise UsageError(refusal.says)
