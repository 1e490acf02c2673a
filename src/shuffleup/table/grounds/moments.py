"""``Moment``: a table just before an event, with what the event may follow from.

Several events come of one command: places, accounts and posts of one deal, a move and its price.
Why they are as they are is read off the table before the first of them, the ``eve``.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.repair_grounds import RepairGrounds
from shuffleup.hand.setup import Post, Stakes
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.law.points.table.table_chips import TableChipLaw
from shuffleup.table.blinds.account import Account
from shuffleup.table.blinds.accounts import blinds_of, reckoned
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.plan import Plan
from shuffleup.table.chips.in_play import playing
from shuffleup.table.deal.next_hand import made_plan, posted
from shuffleup.table.grounds.decisive import Grounds, Otherwise, otherwise
from shuffleup.table.kill.kill_pots import killed_stakes
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, seated

DEALING = (
    ButtonLaw, BoughtButtonLaw, DealtInLaw, KillLaw, MissedBlindLaw, NewPlayerLaw, SeatLaw,
    StraddleLaw, TableChipLaw,
)  # fmt: skip


class AsDealt(Struct, frozen=True):
    """A hand as it would be dealt: where, to whom, for what, and what it does to the accounts."""

    places: Places
    dealt: int
    posts: tuple[Post, ...]
    accounts: dict[int, Account]
    stakes: Stakes | None
    stacks: tuple[int, ...]  # of all who sit there, as far as they play
    buyer: int = NOWHERE

    def posts_of(self, at: int) -> tuple[Post, ...]:
        return tuple(post for post in self.posts if post.seat == at)


def as_dealt(table: Table) -> AsDealt:
    """The next hand of a table."""
    made = made_plan(table)
    accounts = {} if made.ordinary else {one.seat: one.account for one in reckoned(table, made)}
    places, stakes = blinds_of(table, made), killed_stakes(table, made)
    posts, stacks = (
        tuple(made.posts),
        tuple(stack_in_play(table, made, at) for at in range(table.n)),
    )
    return AsDealt(places, made.dealt, posts, accounts, stakes, stacks, made.buyer)


def stack_in_play(table: Table, made: Plan, at: int) -> int:
    seat = table.seats[at]
    return playing(table, seat, posted(made, at)) if seat is not None else 0


class Moment:
    """A table just before an event. ``quick``: only what is read off it at once. What is found by
    deciding every point otherwise is left out, for whoever has no time for that."""

    def __init__(self, table: Table, quick: bool = False) -> None:
        self.table, self.quick = table, quick
        self.eve = table  # before the first event of the same command
        self.first: AnyTableEvent | None = None  # which is this one
        self.rulings = RepairGrounds()
        self.planned: Grounds = ()  # why the places of coming hands were fixed
        self.agreed: Grounds = ()  # why two players end the hand between them
        self._deal: tuple[Table, AsDealt, Otherwise[AsDealt]] | None = None

    def deal(self) -> tuple[AsDealt, Otherwise[AsDealt]]:
        """The hand that begins as it was dealt, and as it would be if a point were decided
        otherwise."""
        if self._deal is None or self._deal[0] is not self.eve:
            others = {} if self.quick else otherwise(self.eve, as_dealt, *DEALING)
            self._deal = self.eve, as_dealt(self.eve), others
        return self._deal[1], self._deal[2]

    def account(self, at: int) -> Account:
        """Where a player stood with the blinds before the deal."""
        return seated(self.eve, at).account
