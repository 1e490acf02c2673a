"""In which roles a command is put where its sender leaves that open: the strongest that may.

``speakers(…)`` are the senders somebody can be, the strongest first, as far as the list of roles
and commands lets each say it at all. The book decides some of it further (who opens a game, who
rules on an offence): whoever judges refuses, and the next is asked (``PokerHouse.done``).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from shuffleup.floor.senders import Role, Sender
from shuffleup.server.identity.role_matrix import may_say

ANY: Final = ""  # a role that is left to the house
STRENGTH: Final = (
    Role.MANAGER, Role.SUPERVISOR, Role.DIRECTOR, Role.FLOOR, Role.CAGE, Role.BOARD, Role.DEALER,
    Role.SURVEILLANCE,
)  # fmt: skip


def speakers(who: str, roles: Collection[Role], command: object) -> tuple[Sender, ...]:
    """Whoever works here speaks as staff; what nobody of the staff says, a player does, and what
    none of their roles may say is refused to the strongest. A command that is None is a sentence
    nobody could read: its judge says why."""
    mine = [Sender(who, role) for role in STRENGTH if role in roles]
    if command is None:
        return tuple(mine) or (Sender(who, Role.PLAYER),)
    may = [one for one in mine if may_say(one.role, command)]
    if may or (mine and not may_say(Role.PLAYER, command)):
        return tuple(may or mine[:1])
    return (Sender(who, Role.PLAYER),)
