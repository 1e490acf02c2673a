"""The hands of a table's log one by one, ``hands_of(lines)``, in memory that does not grow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cli.output import UsageError
from shuffleup.cli.table.saying import Names, said
from shuffleup.games import Opening
from shuffleup.hand import Hand
from shuffleup.log import Era, engine_at
from shuffleup.table import events as e
from shuffleup.table.apply import APPLY, apply, drain, opened
from shuffleup.table.event_limits import check_bounds
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table


class PlayedHand(Struct, frozen=True):
    """One hand of a session, and in words what happened at the table since the last one."""

    number: int
    hand: Hand
    names: tuple[str, ...]
    news: tuple[str, ...]

    @property
    def engine(self) -> str:
        """The engine that dealt it."""
        return self.hand.setup.engine


def first_table(events: Iterator[AnyTableEvent]) -> Table:
    first = next(events, None)
    if not isinstance(first, e.TableOpened):
        raise UsageError("this is not the log of a table: it does not begin with one that opens")
    return opened(first)


def hands_of(
    lines: Iterable[list[AnyTableEvent]], eras: tuple[Era, ...] = ()
) -> Iterator[PlayedHand]:
    """Every hand in its order, the last perhaps not over; ``eras`` say which engine dealt it. One
    that is over is told with what was put right of it before the next."""
    events = (event for line in lines for event in line)
    table, news = first_table(events), list[str]()
    names = Names(table.stakes.dollar)
    ended: PlayedHand | None = None
    for version, event in enumerate(events, start=1):
        check_bounds(table, event, version + 1)
        if ended is not None and isinstance(event, e.Began):
            yield as_put_right(ended, table)
            ended = None
        apply(table, event)
        if isinstance(event, e.Began) and eras and table.hand is not None:
            dealt_by = engine_at(eras, version)
            table.hand.setup = replace(table.hand.setup, engine=dealt_by)
        if type(event) not in APPLY:
            continue
        line = "" if is_frozen(table, event) else said(event, names)
        news += [line] if line else []
        names.hear(event)
        if isinstance(event, e.HandVoided):  # of one that is over, too: it was not played
            ended = None
        if isinstance(event, e.HandEnded):
            drain(table)
            ended, news = played(table, names, news), []
    if ended is not None:
        yield as_put_right(ended, table)
    if table.hand is not None:
        yield played(table, names, news)


def as_put_right(ended: PlayedHand, table: Table) -> PlayedHand:
    """The hand that ended last, with whatever was ruled on it since."""
    return replace(ended, hand=table.last) if table.last is not None else ended


def is_frozen(table: Table, event: AnyTableEvent) -> bool:
    """Whether a button and blinds are only kept for the next game: in stud there are none."""
    return isinstance(event, e.Placed) and table.game.opening is Opening.BRING_IN


def played(table: Table, names: Names, news: list[str]) -> PlayedHand:
    hand = table.hand or table.last
    assert hand is not None
    return PlayedHand(table.hands, hand, names.row(table.n), tuple(news))
