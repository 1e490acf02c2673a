"""Who may send which command of a room: one list, asked before anything else.

A player speaks for themselves alone; the work of the house is done by those whose work it is.
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason
from shuffleup.room.cage import cage_desk
from shuffleup.room.commands import TellTime
from shuffleup.room.lists import waiting_lists
from shuffleup.room.openings import opening_games
from shuffleup.room.people import coming_in
from shuffleup.room.promotions import promotion_family
from shuffleup.room.roles import Allowed
from shuffleup.room.rulings import RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.table.edge import is_name

MAY: Final[Allowed] = {
    TellTime: frozenset(Role),
    **coming_in.MAY,
    **opening_games.MAY,
    **waiting_lists.MAY,
    **cage_desk.MAY,
    **promotion_family.MAY,
}


def unauthorised(room: Room, command: object, by: object) -> RoomRuling | None:
    """Why this sender may not send this command; None if they may, or if it is no command."""
    if not isinstance(by, Sender) or type(by.role) is not Role or not is_name(by.id):
        says = f"a command comes with its sender's id and role, not {said(by)}"
        return malformed(Reason.NOT_A_SENDER, says)
    roles = MAY.get(type(command))
    if roles is None or (by.role in roles and by.role is not Role.PLAYER):
        return None
    if by.role not in roles:
        return malformed(Reason.NOT_YOUR_PART, f"that is not for a {by.role.value} to do")
    player: object = getattr(command, "player", by.id)
    if player == by.id:
        return None
    return malformed(Reason.NOT_YOUR_PART, "a player speaks for themselves")
