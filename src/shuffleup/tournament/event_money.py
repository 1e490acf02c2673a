"""The money of an event, as entries of the room's ledger.

``event/NAME/pool/cash`` is what is to be won, ``…/fee/cash`` the house's, ``…/service/cash`` for
those who work at it, ``…/bounties/cash`` what is on heads, ``…/seat of ANN/cash`` the worth of a
seat Ann has won; ``outside/cash`` is what people carry in and out. Every entry adds up to nothing,
so the whole does.
"""

from __future__ import annotations

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import OUTSIDE, balance, moved
from shuffleup.tournament.event_terms.terms_of_event import Price
from shuffleup.tournament.state import Tournament


def parts_of(event: Tournament, price: Price) -> tuple[tuple[str, int], ...]:
    """Where the money of a price goes."""
    return (
        (event.account("pool"), price.prize),
        (event.account("fee"), price.fee),
        (event.account("service"), price.service),
        (event.account("bounties"), price.bounty),
    )


def paid_in(event: Tournament, player: str, price: Price, why: str) -> Entered | None:
    """A player pays; None where nothing is paid."""
    moves = tuple((OUTSIDE, to, amount) for to, amount in parts_of(event, price) if amount)
    return moved(*moves, why=why, player=player) if moves else None


def paid_back(event: Tournament, player: str, price: Price, why: str) -> Entered | None:
    """A player has the money back: a counter-entry, nothing is erased."""
    moves = tuple((to, OUTSIDE, amount) for to, amount in parts_of(event, price) if amount)
    return moved(*moves, why=why, player=player) if moves else None


def whole_pool(event: Tournament) -> int:
    """All that is to be won, and what of it was paid already."""
    return balance(event.room, event.account("pool")) + sum(one.amount for one in event.prizes.paid)


def prize_paid(event: Tournament, player: str, amount: int, why: str) -> Entered:
    """A player is paid out of the pool; a seat of another event waits for them, and is no cash."""
    seat = event.terms.prizes.seat
    won = seat if seat and amount >= seat else 0
    parts = ((seat_account(event.name, player), won), (OUTSIDE, amount - won))
    moves = tuple((event.account("pool"), to, part) for to, part in parts if part)
    return moved(*moves, why="seat" if won else why, player=player)


def seat_account(satellite: str, player: str) -> str:
    """Where the worth of a seat lies that somebody has won in a satellite and not taken yet."""
    return f"event/{satellite}/seat of {player}/cash"
