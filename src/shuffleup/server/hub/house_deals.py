"""What nobody says over the wire of a table at which the house deals: the hand of somebody else, a
card that does not lie face up.

A floor person may play, and the host of a private game nearly always does. The judge of a table
takes the word of whoever deals there; here that is the house itself, which sends its commands by
another way. That nobody else deals is refused by the place (``house_places.cards_of_house``).
"""

from __future__ import annotations

from typing import Final

from shuffleup.floor.facts import FactError
from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.server.floor_calls.open_cards import HIDDEN_CARD, check_open
from shuffleup.table.floor.table_reports import heard
from shuffleup.table.state import Table
from shuffleup.table.who_may_send import OF_A_HAND

ITS_OWN_PLAYER: Final = Refusal(Reason.NOT_YOUR_HAND, "a hand is played by its own player alone")
NOT_SEEN: Final = Refusal(Reason.NOT_A_REPORT, HIDDEN_CARD)


def is_the_houses(table: Table, command: object, by: Sender) -> Refusal | None:
    """Why a command is not put to the table at all; None if it is for the judge to say."""
    if table.by_hand:
        return None
    if isinstance(command, OF_A_HAND) and by.role is not Role.PLAYER:
        return ITS_OWN_PLAYER
    if isinstance(command, Report) and names_hidden(table, command):
        return NOT_SEEN
    return None


def names_hidden(table: Table, report: Report) -> bool:
    """Whether a report that can be read names a card that lies face down."""
    try:
        told = heard(table, report)
    except FactError:
        return False
    try:
        check_open(table, told.kind, told.facts)
    except FactError:
        return True
    return False
