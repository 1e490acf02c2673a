"""When devices may be kept from a table or a player, and who may not use one now."""

from __future__ import annotations

from typing import Final

from shuffleup.law.points.room.devices import DeviceLaw, DeviceRestriction
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.devices.device_commands import AllowDevices, RestrictDevices, UseDevice
from shuffleup.room.devices.device_events import DevicesAllowed, DevicesRestricted
from shuffleup.room.roles import MANAGEMENT, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.table.blinds.in_turn import seat_of

CAUSES: Final = ("hindered play", "suspected collusion")


def not_there(room: Room, number: str, who: str) -> RoomRuling | None:
    """Why nothing can be said of a table, or of somebody there; None if it can."""
    table = room.tables.get(number)
    if table is None:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {number}")
    if who and seat_of(table, who) is None:
        return malformed(Reason.NOT_SEATED, f"{who} does not sit at table {number}")
    return None


def judge_restrict(room: Room, command: RestrictDevices) -> RoomRuling:
    refused = not_there(room, command.table, command.who)
    if refused is not None:
        return refused
    law = room.rules.devices.restriction
    if law is DeviceRestriction.NEVER:
        says = "devices are nobody's business here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DeviceLaw.restriction)
    if law is DeviceRestriction.FOR_CAUSE and command.cause not in CAUSES:
        says = f"devices are restricted for {' or '.join(CAUSES)} alone"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DeviceLaw.restriction)
    restricted = DevicesRestricted(command.table, command.who, command.cause)
    return Ruling((restricted,), grounds=(DeviceLaw.restriction,))


def judge_allow(room: Room, command: AllowDevices) -> RoomRuling:
    if (command.table, command.who) not in room.no_devices:
        return malformed(Reason.NOT_ASKED_FOR, "devices are not restricted there")
    return Ruling((DevicesAllowed(command.table, command.who),))


def judge_use(room: Room, command: UseDevice) -> RoomRuling:
    """A question for the dealer; a device in use changes nothing in the room."""
    refused = not_there(room, command.table, command.player)
    if refused is not None:
        return refused
    for who in ("", command.player):
        cause = room.no_devices.get((command.table, who))
        if cause is not None:
            says = f"management has restricted devices: {cause}"
            return refuse(Reason.NO_DEVICES, says, DeviceLaw.restriction)
    return Ruling()


MAY: Allowed = {RestrictDevices: MANAGEMENT, AllowDevices: MANAGEMENT, UseDevice: OWN}
JUDGES: RoomJudges = {
    RestrictDevices: judge_restrict,
    AllowDevices: judge_allow,
    UseDevice: judge_use,
}


def restricted(room: Room, event: DevicesRestricted) -> None:
    room.no_devices[event.table, event.who] = event.cause


def allowed(room: Room, event: DevicesAllowed) -> None:
    del room.no_devices[event.table, event.who]


APPLY: RoomApplies = {DevicesRestricted: restricted, DevicesAllowed: allowed}
