"""The room around the tables: people, lists, seats, cage and staff, decided by the house's book.

The same verbs as a table: ``act`` puts a command to the room, ``judge``, ``apply`` and ``proceed``
are its parts. A table owns who sits there and the chips on it; the room owns people, lists, claims
on seats, staff and the ledger, and keeps no copy of what a table knows: it asks. Time is told from
outside, and telling it makes everything happen that was due until then, in order of its time.
"""

from shuffleup.room.act import act
from shuffleup.room.apply import apply
from shuffleup.room.judge import judge
from shuffleup.room.new_room import new_room
from shuffleup.room.proceed import proceed
from shuffleup.room.state import Room

__all__ = ["Room", "act", "apply", "judge", "new_room", "proceed"]
