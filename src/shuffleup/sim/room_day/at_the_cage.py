"""The cage of a simulated day: stocked at first, boxes counted every shift, closed at night."""

from __future__ import annotations

from typing import Final

from shuffleup.cards import parse
from shuffleup.hand.drops import PROMOTION
from shuffleup.room.absence.absence_commands import CollectHeld
from shuffleup.room.cage import cage_commands as c
from shuffleup.room.cage.cage_desk import FEES
from shuffleup.room.cage.ledger import CAGE_CASH, CAGE_CHIPS, balance, of_table, of_tray
from shuffleup.room.instants import HOUR, MINUTE
from shuffleup.room.openings.opening_commands import ListGame
from shuffleup.room.promotions.promotion_commands import FundPool, PostPromotion
from shuffleup.room.promotions.promotion_records import Terms
from shuffleup.sim.room_day.running_day import CAGE, MANAGER, RoomDay

BANK: Final = 2_000_000
FUND: Final = 20_000
SHIFT: Final = 4 * HOUR
JACKPOT: Final = "bad beat"
EVENING: Final = 18 * 60  # the minute of the day at which it is posted anew


def opens_the_room(day: RoomDay) -> None:
    """Chips and money, the games on the board, the jackpot posted."""
    day.do(c.StockCage(BANK, BANK, second=MANAGER.id), CAGE)
    for name, game in day.games.items():
        day.do(ListGame(name, game.listing), MANAGER)
    day.do(FundPool(FUND, second="cage"), MANAGER)
    aces, quads = parse("AsAhAdKsKh"), parse("2s2h2d2c3s")
    games = tuple(name for name, game in day.games.items() if game.listing.game == "holdem")
    terms = Terms(
        tuple(aces), tuple(quads), games=games, policy="jackpot", rules="at the desk",
        posting=EVENING, part=80,
    )  # fmt: skip
    day.do(PostPromotion(JACKPOT, FUND // 2, terms), MANAGER)
    day.later(SHIFT, ends_shift)


def ends_shift(day: RoomDay) -> None:
    """The boxes of all tables are counted."""
    if day.closing:
        return
    for number in day.room.tables:
        counts_box(day, number)
    day.later(SHIFT, ends_shift)


def counts_box(day: RoomDay, number: str) -> None:
    """A box as it is; now and then a chip has gone astray."""
    room = day.room
    collected = room.tables[number].collected
    due = {
        purse: collected.get(purse, 0) - room.counted.get((number, purse), 0)
        for purse in (*FEES, PROMOTION)
    }
    fee, pool = sum(due[purse] for purse in FEES), due[PROMOTION]
    if fee > 1 and day.chance(2):
        fee -= 1
    if fee or pool:
        day.do(c.CountDrop(number, fee, pool, second=MANAGER.id), CAGE)
    if room.spreads[number].closed:
        tray = balance(room, of_tray(number))
        if tray:
            day.do(c.Credit(number, tray), CAGE)
        assert not balance(room, of_table(number)), number


def closes_the_day(day: RoomDay) -> None:
    """Whatever is held is paid out, and the cage is counted by two."""
    for account, amount in tuple(day.room.accounts.items()):
        if account.startswith("held/") and amount:
            day.do(CollectHeld(account.partition("/")[2]), CAGE)
    chips, cash = balance(day.room, CAGE_CHIPS), balance(day.room, CAGE_CASH)
    day.do(c.DailyClose(chips, cash, second=MANAGER.id), CAGE)


LAST_HANDS: Final = 10 * MINUTE  # before the end of the day
