"""``shuffleup table check``: replay a log, count its chips, judge all that happened again."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from shuffleup.cli.output import UsageError, counted, people, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.cli.table.auditing import AuditOfLog, audit_of, place_of
from shuffleup.cli.table.table_log import old_log
from shuffleup.log import FileLog

MOST = 20  # faults that are shown


def check_command(log: Path, /, *, as_json: Json = False) -> int:
    """Replay a table's log and audit it; exit code 0 when all of it holds, 1 when not.

    Chips must be conserved by every event; what players and the floor did must be lawful by the
    rules then in force, and button, blinds, cards, pots and kills must come out of them as the log
    has them. The rules themselves must be those of the book the log names, where it is at hand.

    Parameters
    ----------
    log
        A log that `shuffleup table run` has kept.
    """
    kept = old_log(log)
    if not kept.version:
        raise UsageError(f"{log}: the log is empty")
    audit = audit_of(kept)
    if as_json:
        print_json(
            {
                "ok": not audit.faults,
                "hands": audit.hands,
                "events": kept.version,
                "format": kept.eras()[-1].format,
                "engines": [era.engine for era in kept.eras()],
                "head": to_builtins(kept.head),
                "faults": [to_builtins(fault) for fault in audit.faults],
                "uncompared": list(audit.uncompared),
            }
        )
    else:
        tell(audit, kept)
    return 1 if audit.faults else 0


def tell(audit: AuditOfLog, log: FileLog) -> None:
    console, events, faults = people(), log.version, audit.faults
    for fault in faults[:MOST]:
        says = f"{place_of(fault)}: {fault.says}"
        console.print(says, style="red", markup=False, soft_wrap=True)
    if len(faults) > MOST:
        console.print(f"and {len(faults) - MOST} more", style="red")
    found = counted(len(faults), "fault") if faults else "every chip and every pot as it should be"
    written = f"written by engine {', then '.join(era.engine for era in log.eras())}"
    what = f"{counted(audit.hands, 'hand')}, {counted(events, 'event')}, {written}"
    console.print(f"{what}: {found}.", markup=False, soft_wrap=True)
    for why in audit.uncompared:
        console.print(f"not compared: {why}", style="yellow", markup=False, soft_wrap=True)
