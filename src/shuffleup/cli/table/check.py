"""``shuffleup table check``: replay a log, count its chips, judge all that happened again."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from msgspec import to_builtins

from shuffleup.cli.output import UsageError, aside, counted, people, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.cli.table.table_log import lines_of, old_log
from shuffleup.cli.table.table_run import counting
from shuffleup.log import FileLog
from shuffleup.sim.session.session_tally import SessionTally
from shuffleup.table.audit import Fault, audit

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
                "format": kept.eras()[-1].format,
                "engines": [era.engine for era in kept.eras()],
                "head": to_builtins(kept.head),
                "faults": [to_builtins(fault) for fault in faults],
            }
        )
    else:
        tell(faults, tally.hands, kept)
    return 1 if faults else 0


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
