"""``shuffleup table check``: replay a log, count its chips, derive its deals and pots again."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from msgspec import to_builtins

from shuffleup.bots.table_session.tally import SessionTally
from shuffleup.cli.options import Json
from shuffleup.cli.output import UsageError, aside, counted, people, print_json
from shuffleup.cli.table.keeping import lines_of, old_log
from shuffleup.cli.table.run import counting
from shuffleup.table.audit import Fault, audit

MOST = 20  # faults that are shown


def check_command(log: Path, /, *, as_json: Json = False) -> int:
    """Replay a table's log and audit it; exit code 0 when all of it holds, 1 when not.

    Chips must be conserved by every event; button, blinds, cards, pots and kills must come out of
    the log's own rules as it has them.

    Parameters
    ----------
    log
        A log that `shuffleup table run` has kept.
    """
    kept, tally = old_log(log), SessionTally()
    if not kept.version:
        raise UsageError(f"{log}: the log is empty")
    events = chain.from_iterable(counting(lines_of(kept), tally))
    with aside().status("replaying …"):
        faults = list(audit(events))
    if as_json:
        print_json(
            {
                "ok": not faults,
                "hands": tally.hands,
                "events": kept.version,
                "faults": [to_builtins(fault) for fault in faults],
            }
        )
    else:
        tell(faults, tally.hands, kept.version)
    return 1 if faults else 0


def tell(faults: list[Fault], hands: int, events: int) -> None:
    console = people()
    for fault in faults[:MOST]:
        says = f"hand {fault.hand}, event {fault.event}: {fault.says}"
        console.print(says, style="red", markup=False, soft_wrap=True)
    if len(faults) > MOST:
        console.print(f"and {len(faults) - MOST} more", style="red")
    found = "every chip and every pot as it should be" if not faults else f"{len(faults)} faults"
    console.print(f"{counted(hands, 'hand')}, {counted(events, 'event')}: {found}.")
