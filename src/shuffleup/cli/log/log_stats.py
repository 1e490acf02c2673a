"""``shuffleup log stats``: how much a log holds, of what, since when."""

from __future__ import annotations

from collections import Counter

from shuffleup.cli.log.where_logs_are import DamagedLogError, reading
from shuffleup.cli.output import UsageError, print_json, say
from shuffleup.cli.shared_options import Json
from shuffleup.log import FileLog
from shuffleup.log.databases.database_log import DatabaseLog


def stats_command(data: str, /, *, as_json: Json = False) -> int:
    """Count what a log holds: batches, events, streams, bytes, the engines that wrote it.

    Parameters
    ----------
    data
        A house's data folder, its database, a URL of PostgreSQL, or a log file.
    """
    try:
        with reading(data) as log:
            found = stats_of(log)
    except DamagedLogError as error:
        raise UsageError(str(error)) from error
    if as_json:
        print_json(found)
        return 0
    for name, value in found.items():
        say(f"{name:<8} {in_words(value)}")
    return 0


def stats_of(log: DatabaseLog | FileLog) -> dict[str, object]:
    """By name a number, or numbers by name."""
    versions, places = log.versions, Counter[str]()
    for stream, events in versions.items():
        places[stream.partition("/")[0]] += events
    engines = {era.engine for stream in versions for era in log.eras(stream)}
    return {
        "batches": log.head.lines,
        "events": sum(versions.values()),
        "streams": len(versions),
        "bytes": size_of(log),
        "of": dict(sorted(places.items())),
        "engines": sorted(engines),
        "head": log.head.digest,
    }


def size_of(log: DatabaseLog | FileLog) -> int:
    if isinstance(log, FileLog):
        return log.path.stat().st_size
    with log.store.reading() as rows:
        return log.store.size(rows)


def in_words(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {number:,}" for name, number in value.items())
    if isinstance(value, list):
        return ", ".join(value)
    return f"{value:,}" if isinstance(value, int) else str(value)
