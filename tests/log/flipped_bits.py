"""Files that were damaged: one bit flipped, or cut off somewhere, in logs of tables, of a game that
somebody played, and of rulings, and in the head beside them.

``flip(kept, dice)`` and ``cut(kept, dice)`` damage a file and say what became of it. Whatever is
flipped must be *found*, by reading or by the audit, or the log must still say the very same. A file
cut off without a head has lost only its last lines; with its head beside it that is found.
``python -m tests.log.flipped_bits N`` makes N flips and N cuts, always the same ones; the exit code
is 1 if one went unnoticed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct
from tests.log.forgeries import GOLDEN_LOGS

from shuffleup.cli import main as shuffleup
from shuffleup.cli.table.table_log import TABLE
from shuffleup.floor.precedents import keep
from shuffleup.floor.ruling_record import Ruled
from shuffleup.log import Batch, FileLog, LogFileError
from shuffleup.log.head import head_path, write_head
from shuffleup.table.apply import table_events
from shuffleup.table.audit_book import BookAudit, audited

FOUND, SAME, PREFIX, UNNOTICED = "found", "the same", "only the end lost", "UNNOTICED"


class KeptLog(Struct, frozen=True):
    """A log as it should be, where to put a damaged copy, and what it tells."""

    path: Path
    text: bytes
    head: bytes
    told: tuple[Batch, ...]


Damage = Callable[[KeptLog, Random], str]


def kept_logs(folder: Path) -> list[KeptLog]:
    """Tables under several books, a game that was played, and rulings; each with its head."""
    return [kept(path, folder) for path in (*GOLDEN_LOGS, play_log(folder), ruling_log(folder))]


def play_log(folder: Path) -> Path:
    """What `play --log` keeps."""
    path = folder / "play.log"
    with redirect_stdout(StringIO()):
        words = ("play", "--auto", "--hands", "5", "--seed", "5", "--no-save", "--log", str(path))
        assert shuffleup(words) == 0
    return path


def ruling_log(folder: Path) -> Path:
    """What `floor ask --log` keeps."""
    log = FileLog(folder / "rulings.log", "floor")
    for number in range(20):
        facts = (("card", "8h"), ("seen", "yes"))
        ruling = Ruled("boxed-card", facts, f"ruling {number}", ("boxed-card",), by="Flo", why="so")
        keep(log, ruling)
    return log.path


def kept(source: Path, folder: Path) -> KeptLog:
    path = folder / f"damaged-{source.name}"
    path.write_bytes(source.read_bytes())
    log = FileLog(path)
    write_head(path, log.head)
    return KeptLog(path, path.read_bytes(), head_path(path).read_bytes(), tuple(log.batches()))


# ---- damage ----------------------------------------------------------------------------------


def flip(kept: KeptLog, dice: Random) -> str:
    """One bit of the log, or now and then of its head."""
    text, head = bytearray(kept.text), bytearray(kept.head)
    damaged = head if dice.random() < 0.05 else text
    damaged[dice.randrange(len(damaged))] ^= 1 << dice.randrange(8)
    put(kept, bytes(text), bytes(head))
    tells = told(kept.path)
    if tells is None:
        return FOUND
    return SAME if tells == kept.told else UNNOTICED


def cut(kept: KeptLog, dice: Random) -> str:
    """Cut off anywhere: found with the head; without it, a beginning of what there was."""
    size = dice.randrange(len(kept.text))
    put(kept, kept.text[:size], kept.head)
    if told(kept.path) is not None:
        return UNNOTICED
    head_path(kept.path).unlink()
    whole_lines = kept.text[:size].count(b"\n")
    return PREFIX if told(kept.path) == kept.told[:whole_lines] else UNNOTICED


def put(kept: KeptLog, text: bytes, head: bytes) -> None:
    kept.path.write_bytes(text)
    head_path(kept.path).write_bytes(head)


def told(path: Path) -> tuple[Batch, ...] | None:
    """What a log tells, line by line; None where it cannot be read or has a fault."""
    try:
        log = FileLog(path)
        batches = tuple(log.batches())
    except LogFileError:
        return None
    events = [event for batch in batches for event in batch.events.get(TABLE, ())]
    if events and next(audited(table_events(events), BookAudit(log.eras(TABLE))), None):
        return None
    return batches


# ---- running ---------------------------------------------------------------------------------


def attack(logs: Sequence[KeptLog], damage: Damage, count: int, *, tell: bool) -> Counter[str]:
    """So many damages of the logs in turn, and what became of them."""
    dice, became = Random(f"{damage.__name__} bits"), Counter[str]()
    for number in range(count):
        found = damage(logs[number % len(logs)], dice)
        became[found] += 1
        if tell and (number + 1) % 1000 == 0:
            says = f"{damage.__name__}: {number + 1:,} of {count:,}: {dict(became)}"
            print(says, file=sys.stderr, flush=True)
    return became


def main(count: int) -> int:
    with TemporaryDirectory() as folder:
        logs = kept_logs(Path(folder))
        flipped = attack(logs, flip, count, tell=True)
        cuts = attack(logs, cut, count, tell=True)
    print(f"{count:,} flipped bits in {len(logs)} logs: {in_words(flipped)}")
    print(f"{count:,} cut files: {in_words(cuts)}")
    return 1 if flipped[UNNOTICED] or cuts[UNNOTICED] else 0


def in_words(became: Counter[str]) -> str:
    return ", ".join(f"{number:,} {name}" for name, number in became.most_common())


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
