"""Whose work something in an event is; each family says in ``MAY`` who may send its commands."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role

MayDirect = dict[type, frozenset[Role]]

DIRECTORS: Final = frozenset({Role.DIRECTOR, Role.SUPERVISOR, Role.MANAGER})
STAFF: Final = DIRECTORS | {Role.FLOOR}
DESK: Final = STAFF | {Role.BOARD, Role.CAGE}
CLOCKS: Final = frozenset(Role) - {Role.PLAYER}
OWN: Final = DESK | {Role.PLAYER}  # a player for themselves, the desk for anybody
