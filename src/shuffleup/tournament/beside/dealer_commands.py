"""What is wanted with the dealers of an event, who are the room's."""

from __future__ import annotations

from msgspec import Struct


class SendDealer(Struct, frozen=True):
    """A dealer who stands in the room's line deals at a table of the event."""

    who: str
    table: str
    why: str = ""


DealerCommand = SendDealer
