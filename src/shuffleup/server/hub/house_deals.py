"""What nobody says over the wire of a table at which the house deals: the hand of somebody else, a
card that does not lie face up, and what the house's own record refutes.

A floor person may play, and the host of a private game nearly always does. The judge of a table
takes the word of whoever deals there; here that is the house itself, which sends its commands by
another way. That nobody else deals is refused by the place (``house_places.cards_of_house``).
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.room.absence.absence_commands import GoToDinner, StepAway
from shuffleup.server.floor_calls.what_can_be import cannot_be
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.table import commands as c
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import GoAway
from shuffleup.table.state import Table
from shuffleup.table.who_may_send import OF_A_HAND

ITS_OWN_PLAYER: Final = Refusal(Reason.NOT_YOUR_HAND, "a hand is played by its own player alone")
PLAYS_IT: Final = Refusal(
    Reason.NOT_YOUR_HAND, "they have a live hand: whoever plays it says that they are away"
)
AWAY: Final = (GoAway, StepAway, GoToDinner)
# What a player puts up or agrees to: nobody does it for them.
THEIR_OWN: Final = (
    *OF_A_HAND, c.Chop, c.SplitPot, c.Straddle, c.KillPot, c.RefuseKill, c.PassChips, c.PostFor,
    c.CallGame,
)  # fmt: skip


def is_the_houses(
    place: HousePlace, table: Table | None, command: object, by: Sender
) -> Refusal | None:
    """Why a command is not put to the table at all; None if it is for the judge to say."""
    if isinstance(command, AWAY):
        named = table if isinstance(command, GoAway) else place.tables.get(command.table)
        return PLAYS_IT if named is not None and is_sent_off(named, command, by) else None
    if table is None:
        return None
    if not table.by_hand and isinstance(command, THEIR_OWN) and by.role is not Role.PLAYER:
        return ITS_OWN_PLAYER
    return cannot_be(place, table, command) if isinstance(command, Report) else None


def is_sent_off(table: Table, command: GoAway | StepAway | GoToDinner, by: Sender) -> bool:
    """Whether somebody else says that a player is away who has a live hand: it would be folded.
    The house sees for itself who is not there, and gives them their time."""
    hand, n = table.hand, table.n
    at = command.seat if isinstance(command, GoAway) else seat_of(table, command.player)
    if table.by_hand or hand is None or at is None or not 0 <= at < n or not hand.live >> at & 1:
        return False
    seat = table.seats[at]
    return seat is not None and seat.player != by.id
