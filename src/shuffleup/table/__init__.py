"""A table: seats, button and blinds from hand to hand, under a book.

The same verbs as a hand: ``act`` puts a command to the table, ``judge``, ``apply`` and ``proceed``
are its three parts, ``replay`` folds a log. Commands and events stand in modules of those names; a
command comes with its ``Sender``.
"""

from shuffleup.floor.senders import Role, Sender
from shuffleup.table import commands, events
from shuffleup.table.act import act
from shuffleup.table.apply import apply, drain, replay
from shuffleup.table.house import House, Stage
from shuffleup.table.judge import judge
from shuffleup.table.new_table import new_table
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.stream import Follower, Stream, encode_stream, stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import (
    Cage,
    Dealer,
    Floor,
    Player,
    Spectator,
    Viewer,
    ViewError,
)

__all__ = [
    "Cage", "Dealer", "Floor", "Follower", "House", "Player", "Role", "Sender", "Spectator",
    "Stage", "Stream", "Table", "ViewError", "Viewer", "act", "apply", "commands", "copy", "drain",
    "encode_stream", "encode_view", "events", "judge", "new_table", "proceed", "replay", "stream",
    "view",
]  # fmt: skip
