"""``StateKeeper``: a state and the log it is the fold of; what was done is in the log before
anybody is told."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from shuffleup.log.protocol import Batch, Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.kept_streams import KeptStreams

E = TypeVar("E")


class Remembering(Protocol[E]):
    """A state that remembers its last events, and counts them all."""

    log: list[E]
    version: int


S = TypeVar("S", bound=Remembering)  # type: ignore[type-arg]  # of whatever events


class StateKeeper(Generic[S, E]):
    """A state that is kept in a log."""

    streams: KeptStreams[E]

    def __init__(self, log: Log, state: S, *, whole: bool = False) -> None:
        """``whole``: the state remembers what is in the log already, so that it can be undone."""
        self.log, self.state, self.whole = log, state, whole
        self.versions = log.versions
        self.batches: list[Batch] = []  # not yet written
        self.told = state.version - len(state.log) if not whole else state.version

    def now(self) -> int:
        """What time it is in the state."""
        raise NotImplementedError

    def gather(self) -> None:
        """Whatever has happened and is not in the state's own log yet comes into it."""

    def tidy(self) -> None:
        """What was put by need not be remembered. What was not stays: after an undoing that is
        refused, the time that was told for it has still to be written with what comes next."""
        untold = self.state.version - self.told
        del self.state.log[: len(self.state.log) - untold]

    def forget(self) -> None:
        """What is in the log need not be remembered any longer; what is not yet put by is."""
        self.whole = False
        self.tidy()

    def put_by(self, deed: Deed | None = None) -> list[E]:
        """What has happened since the last time is a batch of its own, to be written with the
        next."""
        self.gather()
        events = events_since(self.state, self.told)
        self.told = self.state.version
        if not self.whole:
            self.tidy()
        if events:
            self.batches.append(self.streams.batch_of(events, self.now(), deed))
        return events

    def keep(self, deed: Deed | None = None) -> list[E]:
        """Write what has happened, each batch whole or not at all; StaleError if somebody else has
        written meanwhile, and then nothing of it is in the log."""
        events = self.put_by(deed)
        batches, self.batches = self.batches, []
        for batch in batches:
            self.versions = self.log.append_batch(batch, self.versions)
        return events

    def back_to(self, state: S) -> None:
        """It is as if nothing had happened since."""
        self.state, self.batches, self.told = state, [], state.version


def events_since(state: Remembering[E], version: int) -> list[E]:
    """The events after a version, which the state has to remember."""
    wanted = state.version - version
    assert wanted <= len(state.log), "a batch would be cut short"
    return state.log[len(state.log) - wanted :]
