"""Streams of one log in the order of things: what stands in several is read as it happened.

``KeptStreams`` says which stream is the main one and what stands elsewhere; there a ``Meanwhile``
says where the events of another stream come in between. ``batch_of`` and ``in_order`` are each
other's inverse.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import blake2b
from itertools import groupby, islice
from typing import Final, Generic, TypeVar

from shuffleup.log.protocol import Batch
from shuffleup.outside_text import sentence
from shuffleup.room.keeping.deeds import Deed, Meanwhile

TABLES: Final = "table/"
PLAIN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
E = TypeVar("E")


class KeptLogError(ValueError):
    """A log that can be read and is not one of these, or says what cannot have been: in a sentence,
    however long the names are that it has."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


def stream_of(table: str) -> str:
    """The stream of a table: by its number, or by a digest of what no stream can be called."""
    if PLAIN.fullmatch(table):
        return f"{TABLES}{table}"
    return f"{TABLES}-{blake2b(table.encode(), digest_size=16).hexdigest()}"


class KeptStreams(Generic[E]):
    """How the events of something that has tables stand in the streams of a log."""

    def __init__(
        self,
        main: str,
        split: Callable[[E], tuple[str, object] | None],
        join: Callable[[str, object], E],
        name: Callable[[str], str] = stream_of,
    ) -> None:
        """``split``: whose an event is that stands elsewhere, and what is kept of it there, and
        ``join`` the way back; ``name``: the stream of whoever that is."""
        self.main, self.split, self.join, self.name = main, split, join, name

    def batch_of(self, events: Iterable[E], at: int, deed: Deed | None = None) -> Batch:
        """What happened, in its order, as one batch over streams."""
        own: list[object] = [deed] if deed is not None else []
        streams: dict[str, list[object]] = {self.main: own}
        parts = ((self.split(event), event) for event in events)
        for whose, run in groupby(parts, key=lambda part: part[0] and part[0][0]):
            if whose is None:
                own += [event for _, event in run]
                continue
            told = [part[1] for part, _ in run if part is not None]
            streams.setdefault(self.name(whose), []).extend(told)
            own.append(Meanwhile(whose, len(told)))
        if own and isinstance(own[-1], Meanwhile) and PLAIN.fullmatch(own[-1].table):
            own.pop()  # what is left of a table's events comes last
        return Batch({name: told for name, told in streams.items() if told}, at)

    def in_order(self, batch: Batch) -> Iterator[E]:
        """The events of a batch in the order in which they happened."""
        rest = {name: iter(events) for name, events in batch.events.items() if name != self.main}
        for record in batch.events.get(self.main, ()):
            if isinstance(record, Meanwhile):
                yield from self.next_of(rest, record)
            elif not isinstance(record, Deed):
                yield record  # type: ignore[misc]  # whatever it is: whoever applies it knows
        for name, events in rest.items():
            yield from (self.join(name.removeprefix(TABLES), one) for one in events)

    def next_of(self, rest: Mapping[str, Iterator[object]], told: Meanwhile) -> Iterator[E]:
        events = list(islice(rest.get(self.name(told.table), iter(())), max(0, told.count)))
        if len(events) != told.count:
            says = f"{told.count} events of table {told.table} are told of and not there"
            raise KeptLogError(says)
        yield from (self.join(told.table, one) for one in events)

    def deeds_in(self, batch: Batch) -> list[Deed]:
        """Who did what in a batch."""
        return [one for one in batch.events.get(self.main, ()) if isinstance(one, Deed)]
