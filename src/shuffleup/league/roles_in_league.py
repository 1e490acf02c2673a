"""Whose work something in a league is; each family says in ``MAY`` who may send its commands."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role

MayKeep = dict[type, frozenset[Role]]

KEEPERS: Final = frozenset({Role.DIRECTOR, Role.SUPERVISOR, Role.MANAGER})
DESK: Final = KEEPERS | {Role.FLOOR, Role.BOARD, Role.CAGE}
OWN: Final = DESK | {Role.PLAYER}  # a player for themselves, the desk for anybody
