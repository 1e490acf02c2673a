"""What is said about phones and other devices at the tables."""

from __future__ import annotations

from msgspec import Struct


class RestrictDevices(Struct, frozen=True):
    """No devices at a table, or none for a player of it; ``cause`` is why."""

    table: str
    cause: str  # "hindered play", "suspected collusion", or anything else
    who: str = ""  # everybody there, unless somebody is named


class AllowDevices(Struct, frozen=True):
    """Devices may be used again, at a table or by a player of it."""

    table: str
    who: str = ""


class UseDevice(Struct, frozen=True):
    """A player wants to use a device at the table."""

    player: str
    table: str


DeviceCommand = RestrictDevices | AllowDevices | UseDevice
