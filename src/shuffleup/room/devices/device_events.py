"""What was decided about devices."""

from __future__ import annotations

from msgspec import Struct


class DevicesRestricted(Struct, frozen=True, gc=False):
    """No devices at a table, or none for one of its players."""

    table: str
    who: str
    cause: str


class DevicesAllowed(Struct, frozen=True, gc=False):
    """Devices may be used there again."""

    table: str
    who: str


DeviceEvent = DevicesRestricted | DevicesAllowed
