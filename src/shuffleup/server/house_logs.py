"""Logs: a line of JSON for each thing that happens, on stderr, without secrets or hidden cards.

Whatever is logged under a name that holds secrets is dropped before it is written, also inside
other values; what has no plain form is written as its kind alone, so that no state or hand can be
spelled out by mistake.
"""

from __future__ import annotations

import logging
import sys
from typing import Final, TextIO

import structlog
from structlog.typing import EventDict

from shuffleup.server.repeated_lines import RepeatedLines

SECRET_WORDS: Final = (
    "password", "token", "secret", "cookie", "csrf", "code", "authorization", "digest", "device",
    "card", "cards", "deck", "hole", "stub", "seed", "salt", "key", "url", "database",
)  # fmt: skip
DROPPED: Final = "(dropped)"
LONGEST: Final = 500
DEEPEST: Final = 4


def drop_secrets(_: object, __: str, event: EventDict) -> EventDict:
    return {name: DROPPED if is_secret(name) else plain_value(event[name]) for name in event}


def is_secret(name: str) -> bool:
    return any(word in SECRET_WORDS for word in name.casefold().replace("-", "_").split("_"))


def plain_value(value: object, depth: int = 0) -> object:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return value[:LONGEST]
    if depth < DEEPEST and isinstance(value, dict):
        return {
            str(name): DROPPED if is_secret(str(name)) else plain_value(one, depth + 1)
            for name, one in value.items()
        }
    if depth < DEEPEST and isinstance(value, list | tuple):
        return [plain_value(one, depth + 1) for one in value[:50]]
    return f"<{type(value).__name__}>"


def begin_logs(to: TextIO | None = None) -> None:
    """Send everything that is logged, also by libraries, through ``drop_secrets``. Whoever looks on
    at a terminal is told of faults alone: the address and the logins are to stay in sight."""
    stream = to or sys.stderr
    least = logging.WARNING if stream.isatty() else logging.NOTSET
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(least),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            drop_secrets,
            RepeatedLines(),
            structlog.processors.JSONRenderer(ensure_ascii=True),
        ],
        logger_factory=structlog.WriteLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [LibraryLines()]
    root.setLevel(logging.WARNING)


class LibraryLines(logging.Handler):
    """A library's own line: which one, how grave, and of an error its kind alone."""

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        structlog.get_logger().log(
            record.levelno, "library", library=record.name, says=str(record.msg), kind=kind
        )
