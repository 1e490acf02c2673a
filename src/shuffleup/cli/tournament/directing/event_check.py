"""``shuffleup tournament check``: an event's log done again, ledger, chips and seats looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shuffleup.cli.desks.log_check import LogCheck, check_log
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.event_files import FAMILY
from shuffleup.tournament.event_log.event_audit import audit_event
from shuffleup.tournament.event_log.kept_event import EVENT
from shuffleup.tournament.events import EventOpened

OF_AN_EVENT: Final = LogCheck(EVENT, FAMILY, audit_event, EventOpened)


def check_command(log: Path, /, *, as_json: Json = False) -> int:
    """Check an event's log from end to end; exit code 0 when all of it holds, 1 with the first
    fault.

    The chain, the events and the rules of the book it names; everything that was said judged again;
    after every line the ledger balanced, the chips on the tables those that were issued, nobody in
    two seats.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    return check_log(log, OF_AN_EVENT, as_json)
