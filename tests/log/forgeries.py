"""Forgeries of a log: one field of one record made into something else, the chain made anew.

``forgery(lines, dice)`` gives the lines of a forged log and what was changed; ``verdict`` says what
becomes of it. It is *found* when the log cannot be read or the audit has a fault; it has *no
meaning* when nothing is found, every other event is as it was, and the table at the end is the
same one, so that whatever comes later comes out the same. Anything else is *another story*: as
lawful as the true one, told otherwise by somebody who was there.

``python -m tests.log.forgeries N`` makes so many, of all golden logs in turn, and says what became
of them; the exit code is 1 if one went unnoticed.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from tests.log.forging import bodies, write_bodies

from shuffleup.cli.table.table_log import TABLE
from shuffleup.log import FileLog, LogFileError
from shuffleup.table.apply import replay, table_events
from shuffleup.table.audit_book import BookAudit, audited
from shuffleup.table.state import Table

GOLDEN_LOGS = sorted((Path(__file__).parent / "golden").glob("*.log"))
# What no rule can tell: who it was, with how much they sat down to play no hand, and on what terms
# a table opened as far as they never came to matter. A chain with a key keeps these.
TOLD = {
    ("table.Seated", "player"),
    ("table.Seated", "amount"),
    ("table.TableOpened", "stakes"),
    ("table.TableOpened", "house"),
    ("table.TableOpened", "rulebook"),
    ("table.BookChanged", "rulebook"),
}
Place = tuple[str | int, ...]  # the way to a value through keys and places


class Verdict(Enum):
    FOUND = "found"
    NO_MEANING = "no meaning"
    ANOTHER_STORY = "another story"


class Forgery(Struct, frozen=True):
    """What was changed: the record's kind, its field, and from what to what."""

    kind: str
    field: str
    was: str
    now: str


def forgery(lines: Sequence[str], dice: Random) -> tuple[list[str], Forgery]:
    """The lines with one value changed."""
    while True:
        number = dice.randrange(len(lines))
        batch = json.loads(lines[number])
        records = batch["events"].get(TABLE, [])
        if not records:
            continue
        (kind, record), *_ = dice.choice(records).items()
        places = list(places_in(record, ()))
        if not places:
            continue
        place = dice.choice(places)
        was = value_at(record, place)
        now = otherwise(was, dice)
        if json.dumps(now) == json.dumps(was):
            continue
        put(record, place, now)
        body = json.dumps(batch, separators=(",", ":"), ensure_ascii=False)
        what = Forgery(kind, str(place[0]), json.dumps(was), json.dumps(now))
        return [*lines[:number], body, *lines[number + 1 :]], what


def places_in(value: Any, above: Place) -> Any:
    """Every value of the fields of every record, the lists among them."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in inner:
        place = (*above, key)
        if not isinstance(one, dict):
            yield place
        if isinstance(one, dict | list):
            yield from places_in(one, place)


def value_at(value: Any, place: Place) -> Any:
    for key in place:
        value = value[key]
    return value


def put(value: Any, place: Place, now: Any) -> None:
    value_at(value, place[:-1])[place[-1]] = now


def otherwise(was: Any, dice: Random) -> Any:
    """Another value, mostly one that could be."""
    if isinstance(was, bool):
        return not was
    if isinstance(was, int):
        near = (was + 1, was - 1, was + dice.randrange(2, 12), dice.randrange(10))
        return dice.choice((*near, dice.randrange(53), dice.randrange(400), 10**15))
    if isinstance(was, str):
        return dice.choice((f"{was}x", was[:-1], "", "Zoe", was.swapcase()))
    if isinstance(was, list) and was:
        return changed_list(was, dice)
    return dice.choice((0, 1, [], "", [0]))


def changed_list(was: list[Any], dice: Random) -> list[Any]:
    now, one, other = list(was), dice.randrange(len(was)), dice.randrange(len(was))
    way = dice.randrange(4)
    if way == 0:
        now[one], now[other] = now[other], now[one]
    elif way == 1:
        del now[one]
    elif way == 2:
        now.append(now[one])
    else:
        now[one] = now[other]
    return now


def verdict(path: Path, forged: Sequence[str], true: Table) -> Verdict:
    """What becomes of a forged log, written to a path."""
    write_bodies(path, forged)
    try:
        log = FileLog(path, TABLE)
        events = table_events(log.read())
    except (LogFileError, TypeError):
        return Verdict.FOUND
    if next(audited(events, BookAudit(log.eras())), None) is not None:
        return Verdict.FOUND
    return Verdict.NO_MEANING if replay(events) == true else Verdict.ANOTHER_STORY


def is_unnoticed(became: Verdict, what: Forgery) -> bool:
    """Another story than one that only those who were there can tell."""
    return became is Verdict.ANOTHER_STORY and (what.kind, what.field) not in TOLD


def main(count: int) -> int:
    """So many forgeries, of every golden log in turn, always the same ones."""
    logs = [(path, bodies(path), replay(FileLog(path, TABLE).read())) for path in GOLDEN_LOGS]
    dice = {path: Random(f"forge {path.stem}") for path in GOLDEN_LOGS}
    became: Counter[str] = Counter()
    unnoticed: list[tuple[str, Forgery]] = []
    with TemporaryDirectory() as folder:
        for number in range(count):
            path, lines, true = logs[number % len(logs)]
            forged, what = forgery(lines, dice[path])
            found = verdict(Path(folder) / "forged.log", forged, true)
            became[found.value] += 1
            if is_unnoticed(found, what):
                unnoticed.append((path.stem, what))
                print(f"unnoticed in {path.stem}: {what}", flush=True)
            if (number + 1) % 500 == 0:
                print(f"{number + 1:,} of {count:,}: {dict(became)}", flush=True)
    told = ", ".join(f"{number:,} {name}" for name, number in became.items())
    print(f"{count:,} forgeries of {len(logs)} logs: {told}; {len(unnoticed)} unnoticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
