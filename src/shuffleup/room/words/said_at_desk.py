"""What is said at the desk, and who says it: ``meant(room, words, by)``.

A sentence may name its speaker (``manager: bar Bob for stealing``); whoever else stands at the desk
says what names nobody. At a table everybody speaks for themselves (``at 1: Ann folds``), as the
table's own words have it.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.outside_text import quoted
from shuffleup.room.commands import AtTheTable, RoomCommand
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import named_speaker
from shuffleup.room.words.said_at_table import AT_TABLE
from shuffleup.table.words.speech import spoken as spoken_at_table

Wanted = list[tuple[RoomCommand, Sender]]
UNREADABLE = (ValueError, LookupError)  # what readers of words raise


def meant(room: Room, words: str, by: Sender) -> Wanted:
    """The commands of a sentence and who sends them; one of ``UNREADABLE`` if it means nothing."""
    there = AT_TABLE.fullmatch(words)
    if there is not None:
        if there[1] not in room.tables:
            raise ValueError(f"there is no table {quoted(there[1])}")
        said_there = spoken_at_table(room.tables[there[1]], there[2])
        return [(AtTheTable(there[1], one.command), one.by) for one in said_there]
    said, speaker = named_speaker(room, words)
    return [(said, speaker or by)]
