"""Who does the pieces of a long run: one process in turn, several side by side, or a cluster
(``cli.ray_crew``).

``crew.share(work, pieces)`` tells what came of every piece, with its number, as they come. Pieces
are begun in order, and of several that fail the first is told, as if all had been done in turn: so
whoever adds up or sorts what comes gets the same from every crew.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")

AHEAD: Final = 4  # pieces begun for each place, so that nobody waits for the next one


class CrewError(OSError):
    """A crew that cannot go on, and why; nothing is wrong with the work."""


class Crew(Protocol):
    """Whoever shares the pieces of some work."""

    @property
    def places(self) -> int:
        """How many pieces are done at the same time."""
        ...

    def share(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece]
    ) -> Iterator[tuple[int, Done]]:
        """The number of a piece and what came of it, in any order."""
        ...


def crew_of(jobs: int) -> Crew:
    """So many processes of this machine; one is the one we are in."""
    return SideBySide(jobs) if jobs > 1 else Alone()


class Alone:
    """This process, one piece after another."""

    places = 1

    def share(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece]
    ) -> Iterator[tuple[int, Done]]:
        return enumerate(map(work, pieces))


class SideBySide:
    """Processes of this machine."""

    def __init__(self, places: int) -> None:
        self.places = places

    def share(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece]
    ) -> Iterator[tuple[int, Done]]:
        spawning = get_context("spawn")
        with ProcessPoolExecutor(self.places, spawning, initializer=end_silently) as pool:
            try:
                yield from as_they_come(lambda piece: pool.submit(work, piece), pieces, self.places)
            except BrokenProcessPool as error:
                says = "a process ended before its work was done; was it killed for its memory?"
                raise CrewError(says) from error
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def end_silently() -> None:
    """Ctrl-C ends whatever is under way, however long it would take; the process that was called
    tells of it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def as_they_come(
    begin: Callable[[Piece], Future[Done]], pieces: Iterable[Piece], places: int
) -> Iterator[tuple[int, Done]]:
    """Begin pieces in order, a few ahead for each place, and tell of each that is done."""
    under_way: dict[Future[Done], int] = {}
    for number, piece in enumerate(pieces):
        if len(under_way) >= AHEAD * places:
            yield from finished(under_way)
        under_way[begin(piece)] = number
    while under_way:
        yield from finished(under_way)


def finished(under_way: dict[Future[Done], int]) -> Iterator[tuple[int, Done]]:
    """Whatever is done by now, one at least; the error of the first piece that has one."""
    for piece in wait(under_way, return_when=FIRST_COMPLETED).done:
        if piece.exception() is not None:
            raise_first(under_way, under_way[piece])
        yield under_way.pop(piece), piece.result()


def raise_first(under_way: dict[Future[Done], int], failed: int) -> None:
    """Pieces before the one that failed have all begun: the first of them to fail is told."""
    for number, piece in sorted((number, piece) for piece, number in under_way.items()):
        if number <= failed:
            piece.result()
