"""Sets of roles: whose work something is. Each family says in ``MAY`` who may send its commands."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role

Allowed = dict[type, frozenset[Role]]

MANAGEMENT: Final = frozenset({Role.SUPERVISOR, Role.MANAGER})
HOUSE: Final = frozenset({Role.FLOOR, Role.SUPERVISOR, Role.MANAGER})
DESK: Final = HOUSE | {Role.BOARD}
CLOCKS: Final = frozenset(Role) - {Role.PLAYER}  # whoever reads the time out; no player ends a wait
OWN: Final = DESK | {Role.PLAYER}  # a player for themselves, the desk for anybody
ANYBODY: Final = OWN  # asked by anybody: the book says whose it is to decide
