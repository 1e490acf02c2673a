"""Words about phones and other devices: ``no phones at table 1: hindered play``."""

from __future__ import annotations

from shuffleup.room.devices import device_commands as c
from shuffleup.room.words.patterns import Facts, Verbs, pattern

VERBS: Verbs = [
    (
        pattern("no phones at table TABLE: REST"),
        lambda room, f: c.RestrictDevices(f["table"], f["rest"]),
    ),
    (
        pattern("no phone for NAME at table TABLE: REST"),
        lambda room, f: c.RestrictDevices(f["table"], f["rest"], f["name"]),
    ),
    (pattern("phones again at table TABLE"), lambda room, f: c.AllowDevices(f["table"])),
    (
        pattern("a phone again for NAME at table TABLE"),
        lambda room, f: c.AllowDevices(f["table"], f["name"]),
    ),
    (
        pattern("NAME uses a phone at table TABLE"),
        lambda room, f: c.UseDevice(f["name"], f["table"]),
    ),
]
FACTS: Facts = []
