"""How often one person may change what they want of the next hand: to sit out, to come back,
another way in. It costs nobody a chip, and so could be done for ever in everybody's sight."""

from __future__ import annotations

from typing import Final

from shuffleup.client.wish_messages import Wish
from shuffleup.room.absence.absence_commands import SitBack, StepAway
from shuffleup.server.identity.throttling import Rate
from shuffleup.server.settings import ServerSettings
from shuffleup.table.commands import AskForHand, Choose, ComeBack, GoAway, LetPass, SitOut

OF_THE_NEXT_HAND: Final = (
    SitOut, ComeBack, StepAway, SitBack, Choose, GoAway, LetPass, AskForHand, Wish,
)  # fmt: skip


USUAL: Final = ServerSettings()


class Wishes:
    """So many a minute of each person."""

    def __init__(self, settings: ServerSettings = USUAL) -> None:
        self.rate = Rate(settings.wishes_a_minute, 60, settings.remembered_addresses)

    def too_many(self, who: str, command: object, now: int) -> str:
        """Why a command is not done, or a wish not kept; "" if it is."""
        of_another = getattr(command, "player", who) != who  # as staff mark people away
        if of_another or not isinstance(command, OF_THE_NEXT_HAND):
            return ""
        waits = self.rate.take(who, now / 1000)
        if not waits:
            return ""
        seconds = f"{waits} seconds" if waits > 1 else "a second"
        return f"you have changed your mind very often: wait {seconds}"
