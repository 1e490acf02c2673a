"""How a private game stands: who bought for how much, who has what now, and who pays whom.

``settled(sums, room)`` is a row for each player; ``payments(rows)`` the fewest-first way to make
everybody even. During a hand a stack is what it was before the hand. The invariant: what all have
won and lost is what lies on the table and is nobody's (``unsettled``), usually nothing; and after
the payments everybody is even but for that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.words.hand_picture import typed
from shuffleup.room.absence.held_chips import held
from shuffleup.room.cage.ledger import balance, kept_for
from shuffleup.room.reports.bought_and_cashed import BoughtFor
from shuffleup.room.reports.room_report import Cell, RoomReport
from shuffleup.room.state import Room
from shuffleup.table.state import all_chips, taken_seats

COLUMNS: Final = ("player", "bought in", "cashed out", "has now", "plus or minus")


class GameStanding(Struct, frozen=True):
    """How one player stands.

    bought  for how much, all told
    cashed  what they were paid for chips they took off
    has     chips in front of them now, or kept for them
    net     what they are up, below 0 down
    """

    player: str
    bought: int
    cashed: int
    has: int
    net: int


class OwedTo(Struct, frozen=True):
    """Somebody pays somebody."""

    player: str
    to: str
    amount: int


class SettlementShown(Struct, frozen=True):
    """How a game stands, as far as whoever asks may know: a host everything, a player themselves.

    over       the game is closed, and this is how it ended
    unsettled  chips on the table that are nobody's, which nobody can be paid
    dollar     chips to the dollar
    """

    place: str
    title: str
    host: str
    over: bool
    rows: list[GameStanding]
    payments: list[OwedTo]
    unsettled: int
    names: dict[str, str]
    dollar: int = 1


def settled(sums: Mapping[str, BoughtFor], room: Room | None) -> list[GameStanding]:
    """A row for everybody who has bought chips or has any, the best first; without a room, of a
    game that is over, nobody has any."""
    has = chips_now(room) if room is not None else {}
    rows = []
    for player in dict.fromkeys((*sums, *has)):
        one, now = sums.get(player, BoughtFor()), has.get(player, 0)
        if one.bought or one.cashed or now:
            net = one.cashed + now - one.bought
            rows.append(GameStanding(player, one.bought, one.cashed, now, net))
    return sorted(rows, key=lambda row: -row.net)


def chips_now(room: Room) -> dict[str, int]:
    """What everybody has: at tables, under a box there, and kept for them at the cage."""
    found = {who: held(room, who) + balance(room, kept_for(who)) for who in room.people}
    for table in room.tables.values():
        for _, seat in taken_seats(table):
            found[seat.player] = found.get(seat.player, 0) + all_chips(seat)
    for claims in room.seat_claims.values():
        for box in claims.boxes:
            found[box.player] = found.get(box.player, 0) + box.stack
    return found


def payments(rows: Iterable[GameStanding]) -> list[OwedTo]:
    """Whoever lost most pays whoever won most, until all are even: fewer payments than players."""
    left = {row.player: row.net for row in rows}
    found: list[OwedTo] = []
    while left:
        pays, gets = min(left, key=lambda one: left[one]), max(left, key=lambda one: left[one])
        amount = min(-left[pays], left[gets])
        if amount <= 0:  # all even, or what is left over is nobody's to pay
            break
        found.append(OwedTo(pays, gets, amount))
        left[pays] += amount
        left[gets] -= amount
    return found


def of_one(shown: SettlementShown, who: str) -> SettlementShown:
    """What a player is told: how they stand, and what they pay or get."""
    rows = [row for row in shown.rows if row.player == who]
    mine = [one for one in shown.payments if who in (one.player, one.to)]
    people = {who, *(one.player for one in mine), *(one.to for one in mine)}
    names = {id_: name for id_, name in shown.names.items() if id_ in people}
    return replace(shown, rows=rows, payments=mine, unsettled=0, names=names)


def as_report(shown: SettlementShown) -> RoomReport:
    """The rows as a file, in dollars."""

    def sums(*chips: int) -> tuple[Cell, ...]:
        return chips if shown.dollar == 1 else tuple(typed(one, shown.dollar) for one in chips)

    rows: list[tuple[Cell, ...]] = [
        (
            shown.names.get(row.player, row.player),
            *sums(row.bought, row.cashed, row.has, row.net),
        )
        for row in shown.rows
    ]
    return RoomReport(shown.title, COLUMNS, tuple(rows), ("player", "plus or minus"))
