"""Looking on while a session is played: a felt that is redrawn, a bar for a long run, or nothing.

``looking_on`` chooses. A screen is drawn a few times a second; with a delay after every action, so
that a person can follow.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import TYPE_CHECKING, Protocol

from rich.console import Console
from rich.live import Live

from shuffleup.cli.faces import Faces
from shuffleup.cli.hand_lines import pushes, result_lines
from shuffleup.cli.output import aside
from shuffleup.cli.table.saying import Names, said
from shuffleup.cli.table.table_felt import LEAST_WIDTH, felt
from shuffleup.sim.session.table_session import TableSession
from shuffleup.table.apply import gather
from shuffleup.table.events import HandEnded, Noted, Placed, Reckoned, TimeSaid
from shuffleup.table.rulings import AnyTableEvent

if TYPE_CHECKING:
    from rich.progress import Progress

FRAMES_A_SECOND = 12
NEWS = 6  # lines under the felt
BOOKKEEPING = (Reckoned, Placed, TimeSaid, Noted)


class StoppedError(Exception):
    """Somebody has seen enough."""


class Stop:
    """Whether somebody wants the session to end: Ctrl-C, a terminal that was closed, a machine that
    goes down. A second time it is not waited for."""

    SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    def __init__(self) -> None:
        self.asked = False
        self.signal = 0  # by which

    def ask(self, number: int = signal.SIGINT, *_: object) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked, self.signal = True, int(number)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """What is on the table is put in order before the session ends. Whoever started us may
        ignore the others, as a shell does for what runs in the background; a SIGHUP that is ignored
        means nohup, and stays so."""
        before = {}
        try:
            for number in self.SIGNALS:
                if number != signal.SIGHUP or signal.getsignal(number) is not signal.SIG_IGN:
                    before[number] = signal.signal(number, self.ask)
        except ValueError:  # not the main thread: somebody else listens
            yield
            return
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class Watcher(Protocol):
    """Somebody who looks on."""

    def look(self) -> None:
        """Something happened in the hand."""

    def hand_over(self, events: Iterable[AnyTableEvent]) -> None:
        """A hand is over, and these are its events and those after it."""


class Nobody:
    """A session that nobody looks at."""

    def look(self) -> None:
        pass

    def hand_over(self, events: Iterable[AnyTableEvent]) -> None:
        pass


class Onlooker:
    """The felt, redrawn in place."""

    def __init__(self, live: Live, session: TableSession, names: Names, hands: int) -> None:
        self.live, self.session, self.names, self.hands = live, session, names, hands
        self.faces = Faces(live.console)
        self.news: deque[str] = deque(maxlen=NEWS)
        self.delay, self.drawn = 0.0, 0.0
        self.stop = Stop()
        self.keep: Callable[[], None] = lambda: None  # makes safe what is about to be shown

    def look(self) -> None:
        if self.stop.asked:
            raise StoppedError
        if self.delay:
            self.draw()
            self.wait()

    def wait(self) -> None:
        """A pause to look, which ends at once when somebody stops it."""
        until = monotonic() + self.delay
        while (left := until - monotonic()) > 0 and not self.stop.asked:
            sleep(min(left, 1 / FRAMES_A_SECOND))

    def hand_over(self, events: Iterable[AnyTableEvent]) -> None:
        for event in events:
            if isinstance(event, HandEnded):
                self.tell_result()
            elif not isinstance(event, BOOKKEEPING):
                self.tell(said(event, self.names))
            self.names.hear(event)
        if self.delay or monotonic() - self.drawn > 1 / FRAMES_A_SECOND:
            self.keep()
            self.draw()

    def tell(self, line: str) -> None:
        if line:
            self.news.append(line)

    def tell_result(self) -> None:
        """Who won the hand just played, among those who sat there then."""
        hand = self.session.table.last
        if hand is not None:
            names = [self.names.of(at) for at in range(hand.n)]
            for line in result_lines(hand.game, pushes(hand.log), names, hand.tabled, hand.boards):
                self.tell(f"{line} (hand {self.session.table.hands:,})")

    def draw(self) -> None:
        table = self.session.table
        title = f"hand {table.hands:,} of {self.hands:,}"
        width = self.live.console.width
        self.live.update(felt(table, self.faces, width, list(self.news), title), refresh=True)
        self.drawn = monotonic()


class Bar:
    """A bar that grows with the hands."""

    def __init__(self, progress: Progress, hands: int) -> None:
        self.progress = progress
        self.task = progress.add_task("dealing", total=hands)

    def look(self) -> None:
        pass

    def hand_over(self, events: Iterable[AnyTableEvent]) -> None:
        self.progress.advance(self.task)


@contextmanager
def looking_on(
    session: TableSession,
    names: Names,
    hands: int,
    delay: float | None,
    stop: Stop,
    quiet: bool,
    keep: Callable[[], None],
) -> Iterator[Watcher]:
    """Whoever looks on, as the screen and the options allow. ``keep`` is called before a hand that
    is over is shown."""
    console: Console = aside()
    if quiet or not console.is_terminal:
        yield Nobody()
        return
    if console.width < LEAST_WIDTH or console.is_dumb_terminal or session.plan.fast:
        from rich.progress import Progress

        with Progress(console=console, transient=True) as progress:
            yield Bar(progress, hands)
        return
    with Live(console=console, transient=True, auto_refresh=False) as live:
        onlooker = Onlooker(live, session, names, session.table.hands + hands)
        onlooker.delay, onlooker.stop, onlooker.keep = delay or 0.0, stop, keep
        session.watch = onlooker.look
        gather(session.table)
        keep()
        onlooker.draw()
        yield onlooker
