"""``EventDue``: something that happens by itself in a tournament at an instant."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from shuffleup.tournament.events import AnyEventEvent
from shuffleup.tournament.state import Tournament


class EventDue(Struct, frozen=True):
    """Something that happens at an instant, and by which points."""

    at: int
    events: tuple[AnyEventEvent, ...]
    grounds: tuple[str, ...] = ()


EventDeadlines = Callable[[Tournament], Iterator[EventDue]]
