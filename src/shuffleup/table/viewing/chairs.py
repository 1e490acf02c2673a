"""The seats as those around a table see them: ``chairs`` for everybody, ``accounts`` for the floor,
``trays`` and ``purses`` for the cage. No card is in any of them."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from shuffleup.hand.drops import taken
from shuffleup.hand.setup import Post
from shuffleup.table.blinds.account import Account, EntryChoice, Standing
from shuffleup.table.blinds.entry import owed_posts
from shuffleup.table.blinds.in_turn import has_blinds
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.seats.seat_records import Presence
from shuffleup.table.state import Seat, Table, taken_seats

Purses = tuple[tuple[str, int], ...]


class InFront(Struct, frozen=True):
    """Chips in front of a player, and those bought that are not there yet."""

    stack: int
    behind: int  # of those coming, how many play meanwhile
    coming: int


class Chair(Struct, frozen=True):
    """A seat with a player, as everybody at the table knows it."""

    seat: int
    player: str
    stack: int
    behind: int
    coming: int
    standing: Standing
    entry: EntryChoice
    here: bool
    sits_out: bool
    owes_big: bool
    owes_small: bool
    owed: tuple[Post, ...]  # what is posted for that, at the stakes of now
    barred: int
    waits: int
    racked: bool
    busted: bool
    uncounted: bool  # dealt by hand: nobody knows the stack before it is counted


class PlayerAccount(Struct, frozen=True):
    """Where a player stands with the blinds and the game, as the floor has to know it."""

    seat: int
    player: str
    since: int
    short_buys: int
    presence: Presence
    account: Account
    paid: int


class Tray(Struct, frozen=True):
    """A player's chips and money, as the cage counts them."""

    seat: int
    player: str
    stack: int
    behind: int
    coming: int
    cash: int  # of the stack, money that is not chips
    bought: int  # in the hand being played: in play when it is over
    piles: tuple[Pile, ...]  # by denomination, where that is known
    uncounted: bool  # dealt by hand: the stack is only what was bought since the last hand


def chips_of(table: Table, at: int, seat: Seat) -> InFront:
    """What a player has now: while a hand is played, less what went into its pot."""
    hand = table.hand
    if hand is None or not hand.setup.stacks[at]:
        return InFront(seat.stack, seat.chips.behind, seat.chips.coming)
    stack = seat.stack + hand.stacks[at] - hand.setup.stacks[at]
    idle = max(
        0, seat.stack + seat.chips.behind - hand.setup.stacks[at]
    )  # does not play in this hand
    short = max(0, idle - stack)  # chips that are still coming went into the pot
    return InFront(stack + short, seat.chips.behind - short, seat.chips.coming - short)


def chairs(table: Table) -> tuple[Chair | None, ...]:
    """Every seat, None for an open one."""
    return tuple(chair(table, at, seat) if seat else None for at, seat in enumerate(table.seats))


def chair(table: Table, at: int, seat: Seat) -> Chair:
    chips, account, presence = chips_of(table, at, seat), seat.account, seat.presence
    return Chair(
        at, seat.player, chips.stack, chips.behind, chips.coming, account.standing, account.entry,
        presence.here, presence.sits_out, account.owes_big, account.owes_small,
        tuple(owed_posts(table, at, seat)) if account.owes and has_blinds(table) else (),
        presence.barred, account.waits, seat.chips.racked, seat.chips.busted,
        is_uncounted(table, at),
    )  # fmt: skip


def accounts(table: Table) -> tuple[PlayerAccount, ...]:
    return tuple(
        PlayerAccount(at, s.player, s.since, s.short_buys, s.presence, s.account, s.paid)
        for at, s in taken_seats(table)
    )


def trays(table: Table) -> tuple[Tray, ...]:
    return tuple(tray(table, at, seat) for at, seat in taken_seats(table))


def tray(table: Table, at: int, seat: Seat) -> Tray:
    chips = chips_of(table, at, seat)
    counted = chips.stack == seat.stack  # else its piles are no longer those
    return Tray(
        at, seat.player, chips.stack, chips.behind, chips.coming,
        min(seat.chips.cash, chips.stack), seat.chips.bought,
        seat.chips.piles if counted else (), is_uncounted(table, at),
    )  # fmt: skip


def purses(table: Table) -> Purses:
    """What the house has taken, of the hand being played too."""
    found = Counter(table.collected)
    if table.hand is not None and table.hand.dropped:
        found += taken(table.hand)
    return tuple(sorted(found.items()))


def open_seats(table: Table) -> tuple[int, ...]:
    """Seats anybody may be sent to: empty, and neither claimed nor offered."""
    kept = {at for at, _ in (*table.claims.held, *table.claims.offered)}
    return tuple(at for at, seat in enumerate(table.seats) if seat is None and at not in kept)
