"""``shuffleup table check``: replay a log, count its chips, judge all that happened again."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from msgspec import to_builtins

from shuffleup.cli.output import UsageError, aside, counted, people, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.cli.table.table_log import lines_of, old_log
from shuffleup.log import FileLog
from shuffleup.table.audit import Fault, audit
from shuffleup.table.events import Began, HandVoided
from shuffleup.table.rulings import AnyTableEvent

MOST = 20  # faults that are shown


def check_command(log: Path, /, *, as_json: Json = False) -> int:
    """Replay a table's log and audit it; exit code 0 when all of it holds, 1 when not.

    Chips must be conserved by every event; what players and the floor did must be lawful by the
    rules then in force, and button, blinds, cards, pots and kills must come out of them as the log
    has them.

    Parameters
    ----------
    log
        A log that `shuffleup table run` has kept.
    """
    kept, count = old_log(log), HandCount()
    if not kept.version:
        raise UsageError(f"{log}: the log is empty")
    events = map(count.heard, chain.from_iterable(lines_of(kept)))
    with aside().status("replaying …"):
        faults = list(audit(events))
    if as_json:
        print_json(
            {
                "ok": not faults,
                "hands": count.hands,
                "events": kept.version,
                "format": kept.eras()[-1].format,
                "engines": [era.engine for era in kept.eras()],
                "head": to_builtins(kept.head),
                "faults": [to_builtins(fault) for fault in faults],
            }
        )
    else:
        tell(faults, count.hands, kept)
    return 1 if faults else 0


class HandCount:
    """How many hands a log tells of, as it says itself, whatever else is wrong with it."""

    def __init__(self) -> None:
        self.hands = 0

    def heard(self, event: AnyTableEvent) -> AnyTableEvent:
        if isinstance(event, Began | HandVoided):
            self.hands = event.number - isinstance(event, HandVoided)
        return event


def tell(faults: list[Fault], hands: int, log: FileLog) -> None:
    console, events = people(), log.version
    for fault in faults[:MOST]:
        says = f"hand {fault.hand}, event {fault.event}: {fault.says}"
        console.print(says, style="red", markup=False, soft_wrap=True)
    if len(faults) > MOST:
        console.print(f"and {len(faults) - MOST} more", style="red")
    found = counted(len(faults), "fault") if faults else "every chip and every pot as it should be"
    written = f"written by engine {', then '.join(era.engine for era in log.eras())}"
    what = f"{counted(hands, 'hand')}, {counted(events, 'event')}, {written}"
    console.print(f"{what}: {found}.", markup=False, soft_wrap=True)
