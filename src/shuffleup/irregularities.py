"""Everything that can go wrong, of every layer: whoever wants all kinds imports them from here.

A layer registers its kinds with ``floor.kinds`` and what they are asked of with ``floor.asking``;
this has imported the layers that do, so that what it exports is whole.
"""

from shuffleup.floor.all_kinds import JUDGES as OF_A_HAND
from shuffleup.floor.kinds import KINDS, STAGED, AnyKind, Kind, Need, families, kinds_of
from shuffleup.league.floor import season_subject
from shuffleup.league.floor.all_season_kinds import SEASON_ASKED as OF_A_SEASON
from shuffleup.room.floor import room_subject
from shuffleup.room.floor.all_room_kinds import ROOM_JUDGES as OF_A_ROOM
from shuffleup.table.floor import table_subject
from shuffleup.table.floor.table_reports import JUDGES_OF_KINDS as OF_A_TABLE
from shuffleup.tournament.floor import event_subject
from shuffleup.tournament.floor.all_event_kinds import EVENT_ASKED as OF_AN_EVENT

__all__ = [
    "KINDS", "OF_AN_EVENT", "OF_A_HAND", "OF_A_ROOM", "OF_A_SEASON", "OF_A_TABLE", "STAGED",
    "AnyKind", "Kind", "Need", "event_subject", "families", "kinds_of", "room_subject",
    "season_subject", "table_subject",
]  # fmt: skip
