"""Playing by program: ``sit_down`` takes an open seat, ``turns`` gives every decision to be made.

Both work on a ``HouseClient`` that is logged in; what is decided is sent with ``client.do``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from shuffleup.client.house_client import HouseClient, HouseError
from shuffleup.client.messages import Done, HouseMessage, TableFrame
from shuffleup.hand.view import View
from shuffleup.room.lists.list_commands import SeatPlayer
from shuffleup.table.commands import ComeBack
from shuffleup.table.viewing.pictures import CageView, PlayerView

AN_HOUR: Final = 3600.0  # seconds to wait for one's turn


async def sit_down(client: HouseClient, table: str, amount: int, place: str = "room") -> int:
    """Take the first open seat of a table with a buy-in; where that is, counted from 0."""
    await client.watch(place, table)
    seen = client.view(table, place)
    if isinstance(seen, PlayerView) and seen.seat >= 0:
        return seen.seat
    refused = "every seat is taken"
    for at in () if isinstance(seen, CageView) else seen.felt.open_seats:
        answer = await client.do(SeatPlayer(client.id, table, at, amount), place=place)
        if isinstance(answer, Done):
            return at
        refused = answer.says
    raise HouseError(refused)


async def turns(client: HouseClient, table: str, place: str = "room") -> AsyncIterator[View]:
    """The hand as we see it, each time that we are to act in it; once for each decision.

    Whoever was timed out sits out: here they say that they are back. It ends when we have no chips
    or no seat any more: nobody would ever be asked again.
    """
    decided, sat = (-1, -1), False
    while True:
        seen = client.view(table, place)
        mine = seen if isinstance(seen, PlayerView) and seen.seat >= 0 else None
        hand = mine.hand if mine is not None else None
        if mine is not None and hand is not None and hand.options is not None:
            decision = (mine.felt.hands, hand.version)
            if decision != decided:
                decided = decision
                yield hand
                continue
        if sat and (mine is None or is_broke(mine)):
            return
        sat = sat or mine is not None
        if mine is not None and hand is None and sits_out(mine):
            await client.do(ComeBack(mine.seat), table, place=place)
        await client.until(lambda one: one if is_of(one, place, table) else None, AN_HOUR)


def sits_out(seen: PlayerView) -> bool:
    mine = seen.felt.chairs[seen.seat]
    return mine is not None and (mine.sits_out or not mine.here)


def is_broke(seen: PlayerView) -> bool:
    """Whether we have no chip, be it on its way, and no cards that could win one."""
    mine, hand = seen.felt.chairs[seen.seat], seen.hand
    plays = hand is not None and seen.seat in hand.live
    return not plays and mine is not None and not (mine.stack or mine.behind or mine.coming)


def is_of(message: HouseMessage, place: str, table: str) -> bool:
    return isinstance(message, TableFrame) and (message.place, message.table) == (place, table)
