"""Whose work it is by the book: what a clause gives to management or to a supervisor is refused to
anybody else with that clause; the rest is simply somebody else's work."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role, Sender
from shuffleup.law.points.room.devices import DeviceLaw
from shuffleup.law.points.room.openings import OpeningLaw
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.devices.device_commands import AllowDevices, RestrictDevices
from shuffleup.room.openings.opening_commands import MakePrivate
from shuffleup.room.people.people_commands import BarPlayer, LiftBar
from shuffleup.room.promotions.promotion_commands import Disqualify
from shuffleup.room.rulings import RoomRuling, malformed, refuse
from shuffleup.room.seat_claims.claim_commands import (
    KeepApart,
    LetTogether,
    PlayOver,
    ReleaseSeat,
    ReserveSeat,
)

WHOSE: Final[dict[type, str]] = {
    BarPlayer: "service-refused",
    LiftBar: "service-refused",
    KeepApart: SeatingLaw.same_game_ban,
    LetTogether: SeatingLaw.same_game_ban,
    ReserveSeat: "seat-reserved",
    ReleaseSeat: "seat-reserved",
    MakePrivate: OpeningLaw.may_be_private,
    Disqualify: PromotionLaw.disqualification,
    RestrictDevices: DeviceLaw.restriction,
    AllowDevices: DeviceLaw.restriction,
    PlayOver: SeatingLaw.play_over_consent,
}


def not_their_work(command: object, by: Sender, roles: frozenset[Role]) -> RoomRuling:
    """Why somebody of this role does not do this here."""
    point = WHOSE.get(type(command))
    if point is None:
        return malformed(Reason.NOT_YOUR_PART, f"that is not for a {by.role.value} to do")
    whose = " or ".join(sorted(role.value for role in roles))
    says = f"that is for the {whose} to do, not for a {by.role.value}"
    return refuse(Reason.NOT_YOUR_WORK, says, point)
