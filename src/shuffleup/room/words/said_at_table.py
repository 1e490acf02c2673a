"""What is said at one of a room's tables: ``at 2: Eli folds``, ``at 2: 3 hands pass``.

The words are the table's own; the room puts them to it. Hands that pass are folded around.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import DEALER, Sender, player
from shuffleup.hand import commands as h
from shuffleup.outside_text import counted, quoted
from shuffleup.room.act import act
from shuffleup.room.commands import AtTheTable
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.table.commands import AnyTableCommand, NextHand, ReportHand
from shuffleup.table.state import seated
from shuffleup.table.words.speech import spoken
from shuffleup.table.words.table_words import PASSING

AT_TABLE: Final = re.compile(r"at ([^\s:]+): (\S.*)")
MOST_PASSING: Final = 1000


def at_table(room: Room, number: str, words: str) -> RoomRuling:
    """Do what was said at a table; ValueError if it is refused."""
    if number not in room.tables:
        raise ValueError(f"there is no table {quoted(number)}")
    passing = PASSING.fullmatch(words)
    if passing is None:
        told = spoken(room.tables[number], words)
        return [done(room, number, one.command, one.by) for one in told][-1]
    hands = counted(passing[1])
    if not 0 < hands <= MOST_PASSING:
        raise ValueError(f"{hands:,} hands do not pass at once")
    for _ in range(hands):
        ruling = one_hand(room, number)
    return ruling


def one_hand(room: Room, number: str) -> RoomRuling:
    """A hand in which everybody folds, or of which a dealer tells; the answer is to all of it."""
    if room.tables[number].by_hand:
        return done(room, number, ReportHand(), DEALER)
    ruling = done(room, number, NextHand(seed=room.version), DEALER)
    while (hand := room.tables[number].hand) is not None and not hand.over:
        who = player(seated(room.tables[number], hand.actor).player)
        folded = act(room, AtTheTable(number, h.Fold(hand.actor)), who)
        if folded.refusal is not None:
            folded = done(room, number, h.BringIn(hand.actor), who)
        ruling = replace(ruling, grounds=(*ruling.grounds, *folded.grounds))
    return ruling


def done(room: Room, number: str, command: AnyTableCommand, by: Sender) -> RoomRuling:
    ruling = act(room, AtTheTable(number, command), by)
    if ruling.refusal is not None:
        raise ValueError(str(ruling.refusal))
    return ruling
