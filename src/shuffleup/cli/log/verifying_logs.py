"""``shuffleup log verify``: the chain and every event of a log, from the first to the last."""

from __future__ import annotations

from msgspec import to_builtins

from shuffleup.cli.log.where_logs_are import DamagedLogError, reading
from shuffleup.cli.output import counted, people, print_complaint, print_json
from shuffleup.cli.shared_options import Json
from shuffleup.log import FileLog
from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.verifying import Verified, verify, verify_file


def verify_command(data: str, /, *, as_json: Json = False) -> int:
    """Walk a log from end to end; exit code 0 when it is as it was written, 1 with the first fault.

    The chain, every event, and in a database the index and the head. A house may go on meanwhile.
    Hidden cards are opened if the house's key is beside the log; without it only their chain is
    checked.

    Parameters
    ----------
    data
        A house's data folder, its database, a URL of PostgreSQL, or a log file.
    """
    try:
        with reading(data) as log:
            found = verified(log)
    except DamagedLogError as error:
        if as_json:
            print_json({"ok": False, "fault": str(error)})
        else:
            print_complaint(str(error))
        return 1
    if as_json:
        print_json({"ok": True, **to_builtins(found)})
        return 0
    size = f"{counted(found.head.lines, 'batch').replace('batchs', 'batches')}, "
    size += f"{counted(found.events, 'event')} in {counted(found.streams, 'stream')}"
    says = f"{size}: all as it was written."
    people().print(f"{says} Head: {found.head.digest or 'none'}", markup=False, soft_wrap=True)
    if found.sealed:
        unread = f"{found.sealed:,} hold hidden cards, and the key is not beside the log"
        people().print(f"Their chain alone was checked: {unread}.", markup=False, soft_wrap=True)
    return 0


def verified(log: DatabaseLog | FileLog) -> Verified:
    return verify(log) if isinstance(log, DatabaseLog) else verify_file(log)
