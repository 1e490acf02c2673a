"""Whose a place is: who may see it, and in which roles somebody may act there.

The room, events and seasons are open to all; a private game to its host, to whoever was let in by
its link, and to those who work in the house. A host is floor, cage, board, director and manager of
their own game, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.hub.connections import Guest

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
        return self.let_in(place, who.id)

    def roles_in(self, who: Guest, place: str) -> frozenset[Role]:
        """The roles in which somebody may act in a place; a player always."""
        opened = self.house.register.get(place)
        if opened is not None and opened.host == who.id:
            return HOSTS | who.roles
        if opened is not None and opened.kind == "game":
            return PLAYERS | (who.roles & {Role.MANAGER, Role.SURVEILLANCE})
        return PLAYERS | who.roles
