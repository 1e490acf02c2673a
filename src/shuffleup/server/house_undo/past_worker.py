"""A process that reads the past of one place and ends: what is wanted comes in on stdin, the past
goes out, pickled, to the house that began it and to nobody else."""

from __future__ import annotations

import os
import pickle
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

import shuffleup.irregularities  # so that every kind of report is known
import shuffleup.server.all_records  # noqa: F401  # and every event
from shuffleup.law.ruling import Refusal
from shuffleup.log.open_log import open_log
from shuffleup.log.sealing import Seal
from shuffleup.log.under import Under
from shuffleup.server.child_process import NICER
from shuffleup.server.fair.seal_key import NAME as KEY_FILE
from shuffleup.server.fair.seal_key import kept_key
from shuffleup.server.house_reports.report_worker import limit_oneself
from shuffleup.server.house_undo.undo_past import Past, PastWanted, past_of

PROTOCOL: Final = 5


class PastAsked(Struct, frozen=True):
    """``where``: the database of the log, a path or a URL; ``folder``: where its key lies."""

    where: str
    folder: str
    wanted: PastWanted


def read(asked: PastAsked) -> Past | Refusal | None:
    seal = Seal(kept_key(Path(asked.folder) / KEY_FILE))
    log = open_log(asked.where, seal=seal, read_only=True)
    try:
        return past_of(Under(log, asked.wanted.place), asked.wanted)
    finally:
        log.close()


def main() -> None:
    limit_oneself()
    if hasattr(os, "nice"):
        os.nice(NICER)
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=PastAsked)
    sys.stdout.buffer.write(pickle.dumps(read(asked), PROTOCOL))


if __name__ == "__main__":
    main()
