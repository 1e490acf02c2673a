"""Who may send which command of a room: one list, asked before anything else.

A player speaks for themselves alone; the work of the house is done by those whose work it is.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason
from shuffleup.room.absence import absence_rules
from shuffleup.room.adoption import adopting
from shuffleup.room.breaking import breaking_up, seats_after_break
from shuffleup.room.cage import cage_desk
from shuffleup.room.commands import TellTime
from shuffleup.room.devices import device_rules
from shuffleup.room.lists import calling_names, taking_seats, waiting_lists
from shuffleup.room.must_move import feeding, moving_up
from shuffleup.room.openings import opening_games, running_games, signs_and_fees
from shuffleup.room.people import coming_in, warning_and_barring
from shuffleup.room.promotions import promotion_family
from shuffleup.room.roles import CLOCKS, Allowed
from shuffleup.room.rulings import RoomLaw, RoomRuling, malformed
from shuffleup.room.seat_claims import changing_tables, kept_apart, locking_up, playing_over
from shuffleup.room.staff import on_the_register, pushing_dealers
from shuffleup.room.staff.on_the_register import not_on_register
from shuffleup.room.state import Room
from shuffleup.room.undo import undoing
from shuffleup.room.whose_work import not_their_work
from shuffleup.table.edge import is_sender, unfit_fields

MAY: Final[Allowed] = {
    TellTime: CLOCKS,
    **coming_in.MAY,
    **opening_games.MAY,
    **waiting_lists.MAY,
    **cage_desk.MAY,
    **promotion_family.MAY,
    **absence_rules.MAY,
    **feeding.MAY,
    **moving_up.MAY,
    **breaking_up.MAY,
    **seats_after_break.MAY,
    **calling_names.MAY,
    **taking_seats.MAY,
    **warning_and_barring.MAY,
    **kept_apart.MAY,
    **locking_up.MAY,
    **changing_tables.MAY,
    **playing_over.MAY,
    **running_games.MAY,
    **signs_and_fees.MAY,
    **on_the_register.MAY,
    **pushing_dealers.MAY,
    **undoing.MAY,
    **device_rules.MAY,
    **adopting.MAY,
}
BY_LAW: Final[RoomLaw] = {  # whose it is by the book
    **opening_games.BY_LAW,
    **running_games.BY_LAW,
    **taking_seats.BY_LAW,
    **changing_tables.BY_LAW,
    **cage_desk.BY_LAW,
    **undoing.BY_LAW,
}


def is_fit(command: object) -> bool:
    """Whether every field holds what it can: a law reads them, and has nothing to say of others."""
    return isinstance(command, Struct) and not unfit_fields(command)


def nobody(by: object) -> RoomRuling:
    """Something that is no sender at all."""
    says = f"a command comes with its sender's id and role, not {said(by)}"
    return malformed(Reason.NOT_A_SENDER, says)


def unauthorised(room: Room, command: object, by: object) -> RoomRuling | None:
    """Why this sender may not send this command; None if they may, or if it is no command."""
    if not is_sender(by):
        return nobody(by)
    stranger = None if isinstance(command, TellTime) else not_on_register(room, by)
    if stranger is not None:  # a clock may tell the time, whoever reads it out
        return stranger
    roles = MAY.get(type(command))
    law = BY_LAW.get(type(command))
    if roles is not None and by.role in roles and law is not None and is_fit(command):
        refused = law(room, command, by)
        if refused is not None:
            return refused
    if roles is None or (by.role in roles and by.role is not Role.PLAYER):
        return None
    if by.role not in roles:
        return not_their_work(command, by, roles)
    player: object = getattr(command, "player", by.id)
    if player == by.id:
        return None
    return malformed(Reason.NOT_YOUR_PART, "a player speaks for themselves")
