"""``shuffleup tournament show``: what was said to an event and what came of it, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.output import print_json, show_lines
from shuffleup.cli.room.room_show import ShownLine, as_object, in_words, is_about
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.event_desk import (
    EventDesk,
    FollowedEvent,
    open_event_desk,
)
from shuffleup.cli.tournament.directing.event_files import event_faults
from shuffleup.room.keeping.deeds import Deed
from shuffleup.tournament.event_log.kept_event import EVENT_STREAMS


def show_command(
    log: Path,
    /,
    *,
    last: Annotated[int | None, Parameter(help="Only so many lines from the end.")] = None,
    of: Annotated[str | None, Parameter(help="Only what concerns this person.")] = None,
    as_json: Json = False,
) -> int:
    """Tell an event's log: who said what, what came of it, by which clauses.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    desk = open_event_desk(log)
    shown = [one for one in lines_of_log(desk) if of is None or is_about(one, of)]
    shown = shown[-last:] if last else shown
    if as_json:
        for one in shown:
            print_json(as_object(desk, one), indent=None)
        return 0
    show_lines(line for one in shown for line in in_words(desk, one))
    return 0


def lines_of_log(desk: EventDesk) -> Iterator[ShownLine]:
    teller = FollowedEvent()
    with event_faults(desk.path):
        for number, batch in enumerate(desk.keeper.log.batches(), 1):
            deeds = EVENT_STREAMS.deeds_in(batch)
            deed = deeds[0] if deeds else Deed("", "", "")
            part = teller.part(list(EVENT_STREAMS.in_order(batch)), deed.grounds)
            yield ShownLine(number, teller.now, deed, part)
