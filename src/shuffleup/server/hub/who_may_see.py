"""Whose a place is: who may see it, and in which roles somebody may act there.

The room, events and seasons are open to all; a private game to its host, to whoever was let in by
its link, and to those who work in the house. Whom its host has taken out of it sees the hand they
are in, and then no more. A host is floor, cage, board, director and manager of
their own game, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.room.people.who_may_play import is_barred
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub.connections import Guest
from shuffleup.server.identity.sent_away import GAME_IS_OVER, TAKEN_OUT, SentAway
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.chips.in_play import is_in_hand

HOSTS: Final = frozenset(
    {Role.PLAYER, Role.FLOOR, Role.CAGE, Role.BOARD, Role.DIRECTOR, Role.MANAGER}
)
PLAYERS: Final = frozenset({Role.PLAYER})


class Doors:
    """The doors of a house. ``let_in`` says whether somebody was let into a private place."""

    def __init__(self, house: PokerHouse, let_in: Callable[[str, str], bool]) -> None:
        self.house, self.let_in = house, let_in

    def may_see(self, who: Guest, place: str) -> bool:
        opened = self.house.register.get(place)
        if opened is None:
            return False
        if not opened.hidden or opened.host == who.id or who.roles - PLAYERS:
            return True
        return self.let_in(place, who.id) and not self.is_kept_out(place, who.id)

    def is_kept_out(self, place: str, who: str) -> bool:
        """Whether somebody was taken out of a private game, and has got up from its tables."""
        found = self.house.places.get(place)
        if not isinstance(found, RoomPlace) or not is_barred(found.room, who):
            return False
        return all(seat_of(table, who) is None for table in found.tables.values())

    def holds_cards(self, who: str) -> bool:
        """Whether somebody was dealt into a hand that is on: folded cards too are for nobody else
        who plays in it."""
        tables = (table for one in self.house.places.values() for table in one.tables.values())
        return any(
            is_in_hand(table, at) for table in tables if (at := seat_of(table, who)) is not None
        )

    def may_come(self, place: str, people: Sequence[str]) -> SentAway | None:
        """Why whoever has a code of a place does not come in, being or having been these."""
        found = self.house.places.get(place)
        if found is None:
            return GAME_IS_OVER
        if isinstance(found, RoomPlace) and any(is_barred(found.room, one) for one in people):
            return TAKEN_OUT
        return None

    def roles_in(self, who: Guest, place: str) -> frozenset[Role]:
        """The roles in which somebody may act in a place; a player always."""
        opened = self.house.register.get(place)
        if opened is not None and opened.host == who.id:
            return HOSTS | who.roles
        if opened is not None and opened.kind == "game":
            return PLAYERS | (who.roles & {Role.MANAGER, Role.SURVEILLANCE})
        return PLAYERS | who.roles
