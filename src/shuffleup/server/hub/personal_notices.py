"""``notice_to``: something for one person alone, at whatever they have open."""

from __future__ import annotations

from shuffleup.client.messages import ENCODER, Notice
from shuffleup.server.hub.switchboard import Switchboard


def notice_to(hub: Switchboard, who: str, notice: Notice) -> None:
    if hub.here.get(who):
        frame = ENCODER.encode(notice)
        theirs = [(one, frame) for one in hub.connections if one.who.id == who]
        hub.queue(hub.house.last_submitted, theirs)
