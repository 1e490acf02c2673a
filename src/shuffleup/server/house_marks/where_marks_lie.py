"""Where a machine keeps its marks, and by what it knows a database."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from shuffleup.log.databases.database_log import DatabaseLog
from shuffleup.log.databases.store import LogDatabaseError
from shuffleup.log.postgres_log import PostgresLog
from shuffleup.server.settings import ServerSettings, SettingsError

OURS: Final = "shuffleup"
# Another cluster has another system identifier; one that goes on from a backup another timeline.
CLUSTER: Final = (
    "SELECT system_identifier::text,"
    " substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) FROM pg_control_system()"
)


def marks_folder(settings: ServerSettings, environ: Mapping[str, str]) -> Path:
    """Outside the folder of the house, which would restore the mark with all else that lies in it:
    as it is set, or where this machine keeps the state of programs."""
    state = environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(settings.marks) if settings.marks else Path(state) / OURS
    if folder.resolve().is_relative_to(settings.folder.resolve()):
        raise SettingsError(
            "marks lie outside the folder of the house, which is restored as a whole"
        )
    return folder


def database_told(log: DatabaseLog) -> str:
    """Which cluster and timeline a house in PostgreSQL is in; "" of a file, or where the server
    does not say."""
    if not isinstance(log, PostgresLog):
        return ""
    try:
        with log.store.reading() as rows:
            ((system, timeline),) = rows.ask(CLUSTER)
    except LogDatabaseError:
        return ""
    return f"{system}/{timeline}"
