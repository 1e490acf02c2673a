"""Auditing a log: everything in it is done again, and what must always hold is looked at.

``LogAuditor.faults`` yields what is wrong. What somebody said is put to the judge again, in the
same words and by the same sender, and must bring the same events; what happened by itself must have
been due. It ends at the first line that cannot be followed. Whoever knows the state
(``room_audit``) says how a thing is said again, and what has to hold after every line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from shuffleup.log.protocol import Batch, Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.kept_streams import KeptLogError, KeptStreams
from shuffleup.room.keeping.state_keeper import S, events_since
from shuffleup.table.audit import BROKEN

E = TypeVar("E")


class LogFault(Struct, frozen=True):
    """Something a log says that cannot be; ``line`` counts from 1."""

    line: int
    says: str


class LogAuditor(Generic[S, E]):
    """Follows a log from its beginning, line by line."""

    streams: KeptStreams[E]

    def __init__(self, log: Log) -> None:
        self.log = log

    # ---- what it has to be told --------------------------------------------------------------

    def after(self, state: S | None, batch: Batch, number: int) -> S:
        """The state after one more line; KeptLogError where there is none."""
        raise NotImplementedError

    def whole(self, lines: int) -> S:
        """The state after so many lines, with all it has to remember."""
        raise NotImplementedError

    def is_undoing(self, event: E) -> bool:
        """Whether something is undone by it: then the state has to remember all of it."""
        raise NotImplementedError

    def is_opening(self, event: E) -> bool:
        """Whether the log begins with it: there is no state yet to which it could be said."""
        raise NotImplementedError

    def pass_time(self, state: S, events: Sequence[E]) -> None:
        """Let it be the time that these were told at, and happen what is due."""
        raise NotImplementedError

    def said_again(self, state: S, deed: Deed, events: Sequence[E]) -> str:
        """Put a deed to the judge again; why it is refused, if it is."""
        raise NotImplementedError

    def in_words(self, state: S, event: E) -> str:
        raise NotImplementedError

    def wrong_in(self, state: S) -> str:
        """What does not hold in a state; nothing where all of it does."""
        raise NotImplementedError

    def gather(self, state: S) -> None:
        """Whatever has happened and is not in the state's own log yet comes into it."""

    def tidy(self, state: S) -> None:
        state.log.clear()

    # ---- line by line ------------------------------------------------------------------------

    def faults(self, judged: Callable[[int], bool] = lambda _: True) -> Iterator[LogFault]:
        """The faults of the log. ``judged`` says of a line whether it is put to the judge again:
        what another engine wrote is believed."""
        state: S | None = None
        for number, batch in enumerate(self.log.batches(), 1):
            try:
                state, says = self.line(state, batch, number, judged(number))
            except KeptLogError as error:
                yield LogFault(number, str(error).removeprefix(f"line {number}: "))
                return
            except BROKEN:
                yield LogFault(number, "what it tells cannot follow what went before")
                return
            self.tidy(state)
            says = says or self.wrong_in(state)
            if says:
                yield LogFault(number, says)
                return
        if state is None:
            yield LogFault(1, "the log is empty")

    def line(self, state: S | None, batch: Batch, number: int, judged: bool) -> tuple[S, str]:
        """The state after one line, and what is wrong with it."""
        if state is not None and any(map(self.is_undoing, self.streams.in_order(batch))):
            state = self.whole(number - 1)
        says = None if state is None or not judged else self.done_again(state, batch)
        if state is None or says is None:
            return self.after(state, batch, number), ""
        return state, says

    def done_again(self, state: S, batch: Batch) -> str | None:
        """Do what a line tells of again: what is wrong with it, nothing if it comes out the same;
        None where there is nothing to put to the judge, and nothing was done."""
        events, version = list(self.streams.in_order(batch)), state.version
        deeds = self.streams.deeds_in(batch)
        if len(deeds) != 1:
            return None
        (deed,) = deeds
        if not deed.words:
            self.pass_time(state, events)
        elif events and self.is_opening(events[0]):
            return None
        else:
            self.pass_time(state, events)
            why = self.said_again(state, deed, events)
            if why:
                return f"{deed.words!r}, said by {deed.by}, cannot be: {why}"
        self.gather(state)
        return self.compared(state, events_since(state, version), events)

    def compared(self, state: S, should: Sequence[E], has: Sequence[E]) -> str:
        """Where the log is not what comes of it; nothing where it is."""
        for due, event in zip(should, has, strict=False):
            if due != event:
                told, by_law = self.in_words(state, event), self.in_words(state, due)
                return f"the log has: {told}; by the law: {by_law}"
        if len(has) > len(should):
            return f"nothing that was done leads to this: {self.in_words(state, has[len(should)])}"
        if len(should) > len(has):
            return f"it is not in the log: {self.in_words(state, should[len(has)])}"
        return ""
