"""Entries of the ledger: every one adds up to nothing, in chips and in money, so the whole does.

Chips and money are kept apart. Chips: ``cage/chips``, ``house/chips`` (from where the cage was
stocked), ``table/7`` (all that is on a table: stacks, pots, what was collected), ``tray/7``,
``kept/Ann``, ``drop/house``, ``fund/pool``, ``prizes``. Money: all that end with ``/cash``;
``outside/cash`` is what people carry in and out. Every chip is somewhere: the chips of all accounts
add up to nothing after every event, and so does the money.
"""

from __future__ import annotations

from typing import Final

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.rulings import RoomApplies
from shuffleup.room.state import Room

CAGE_CHIPS: Final = "cage/chips"
CAGE_CASH: Final = "cage/cash"
OUTSIDE: Final = "outside/cash"
HOUSE_CHIPS: Final = "house/chips"
HOUSE_CASH: Final = "house/cash"
HOUSE_DROP: Final = "drop/house"
POOL: Final = "fund/pool"
PRIZES: Final = "prizes"
SHORT_CHIPS: Final = "short/chips"  # what counts found missing, below 0 found over
SHORT_CASH: Final = "short/cash"
CALLED: Final = {
    CAGE_CHIPS: "the chips of the cage", CAGE_CASH: "the cash of the cage",
    POOL: "the players' pool", PRIZES: "the prizes", HOUSE_DROP: "the drop of the house",
    HOUSE_CHIPS: "the chips of the house", HOUSE_CASH: "the cash of the house",
    SHORT_CHIPS: "what chips are short", SHORT_CASH: "what cash is short",
}  # fmt: skip
OF_PLACES: Final = {
    "table": "table", "tray": "the tray of table", "box": "the box of table",
    "kept": "what is kept for", "held": "what is held for",
}  # fmt: skip
OF_CHIPS: Final = frozenset({"table", "tray", "under", "kept", "held"})  # and then whose


def of_table(number: str) -> str:
    """The account of all that is on a table."""
    return f"table/{number}"


def of_tray(number: str) -> str:
    """The chips a table sells from."""
    return f"tray/{number}"


def of_box(number: str) -> str:
    """The money that chips were sold for at a table."""
    return f"box/{number}/cash"


def kept_for(player: str) -> str:
    """Chips the cage keeps for somebody, like those of a player who was picked up."""
    return f"kept/{player}"


def balance(room: Room, account: str) -> int:
    return room.accounts.get(account, 0)


def in_words(account: str) -> str:
    """An account as a cashier would call it."""
    kind, _, whose = account.partition("/")
    if kind in OF_PLACES:
        return f"{OF_PLACES[kind]} {whose.removesuffix('/cash')}"
    return CALLED.get(account, account)


def moved(*moves: tuple[str, str, int], why: str, player: str = "") -> Entered:
    """An entry of amounts that go from one account to another."""
    lines: dict[str, int] = {}
    for source, to, amount in moves:
        lines[source] = lines.get(source, 0) - amount
        lines[to] = lines.get(to, 0) + amount
    return Entered(tuple(line for line in lines.items() if line[1]), why, player)


def bought(player: str, table: str, amount: int, why: str = "buy-in") -> Entered:
    """A player pays the cage, and the chips are on the table."""
    chips, cash = (CAGE_CHIPS, of_table(table), amount), (OUTSIDE, CAGE_CASH, amount)
    return moved(chips, cash, why=why, player=player)


def cashed(player: str, table: str, amount: int, why: str = "cash-out") -> Entered:
    """A player takes chips to the cage, and is paid."""
    chips, cash = (of_table(table), CAGE_CHIPS, amount), (CAGE_CASH, OUTSIDE, amount)
    return moved(chips, cash, why=why, player=player)


def paid_out(player: str, account: str, amount: int, why: str) -> Entered:
    """Chips of some account go back to the cage, and a player has the money."""
    chips, cash = (account, CAGE_CHIPS, amount), (CAGE_CASH, OUTSIDE, amount)
    return moved(chips, cash, why=why, player=player)


def is_money(account: str) -> bool:
    """Whether an account is of money. One that is called by a table or a person is of chips, though
    they be called cash."""
    return account.endswith("/cash") and account.partition("/")[0] not in OF_CHIPS


def enter(room: Room, event: Entered) -> None:
    for money in (True, False):
        assert not sum(amount for one, amount in event.lines if is_money(one) is money), event
    for account, amount in event.lines:
        room.accounts[account] = room.accounts.get(account, 0) + amount


APPLY: RoomApplies = {Entered: enter}
