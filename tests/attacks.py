"""``make attack``: every attack, from the hand to the season, on logs and parsers, in full length.

Each is a program of its own that ends with a line of what it found and with 0 if that is nothing;
the tests run the same attacks for a few seconds. ``--to`` writes the lines of every attack that
held to a page of docs, beside those of attacks run before, with the commit at which it began;
``--share 100`` runs a hundredth of everything, ``--only NAME`` one of them, ``--only fuzz`` all
parsers, ``--only fuzz-phh`` one.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from msgspec import Struct

HEAD: Final = """# Attacks

What is tried against hand, table, room, event, season, log and parsers, and what came of it. `make
attack` runs all of it again; the tests run the same attacks for a few seconds each. The seeds are
fixed, so what is found once is found again. Only what held is written down here, each with its
command, how much was tried, what was found (nothing) and the commit it was run at: what has changed
since then has not been through it.
"""


class Attack(Struct, frozen=True):
    """A program, how often it tries, and what it tries."""

    name: str
    module: str
    times: int
    what: str
    more: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        return " ".join([self.module, "{times}", *self.more])


ATTACKS: Final = (
    Attack(
        "anything",
        "tests.table.anything",
        200_000,
        "All commands a table knows, the rare ones too, by anybody, under every book and button: a "
        "shadow that reads only the log stays equal, every chip is accounted for, nothing raises.",
    ),
    Attack(
        "garbage",
        "tests.table.garbage",
        600_000,
        "Commands with anything in their fields and anybody as sender: an answer in words, the "
        "table unchanged, views that can be given.",
    ),
    Attack(
        "layers",
        "tests.properties.layer_garbage",
        600_000,
        "The same to a room, an event and a season, and of the right types too; what is accepted "
        "is carried out, and what follows can be kept and told.",
    ),
    Attack(
        "forgeries",
        "tests.log.forgeries",
        10_000,
        "One field of a log forged and the chain made good again: found by `table check`, or "
        "without meaning, or something that only those who were there can tell.",
    ),
    Attack(
        "flipped-bits",
        "tests.log.flipped_bits",
        10_000,
        "One bit of a log flipped, or the file cut: found, and of a cut only the end is lost.",
    ),
    Attack(
        "permuted",
        "tests.properties.permuted",
        200,
        "Sessions that differ in unseen cards alone: every view, stream, refusal, ruling and error "
        "of every command, for every role, the same to the byte.",
    ),
    Attack(
        "floods",
        "tests.server.flooding",
        4,
        "A house at 1,024 files with eight tables of six, flooded by a process at nice 19 on the "
        "other core with so many times what once hurt: acts keep a p99 below 100 ms or 2.5 times "
        "the quiet house's, memory grows by less than 100 MB, the log by less than 1 MB, and "
        "newcomers from other addresses come in. Times are of one machine and one hour.",
    ),
    Attack(
        "restarts",
        "tests.server.restarts",
        50,
        "A house served from an older copy, moved, beside its copy, killed, and stopped for longer "
        "than a turn, on SQLite and PostgreSQL: no card that was seen comes again, nobody loses "
        "time.",
    ),
)
FUZZ: Final = "fuzz"
PROGRESS: Final = re.compile(r"[\d,]+(?:/| of )[\d,]+")
NOT_HERE: Final = "Not here"
BY_HAND: Final = ("Found on a running house, and mended",)  # sections that no program writes
INPUTS: Final = 200_000
PARSED: Final = (
    "Mutated inputs to a parser of outside text: an answer, or its own error, short, printable and "
    "with its line."
)


def attacks() -> tuple[Attack, ...]:
    """All of them; every parser is one of its own, so that they can be run one by one."""
    from tests.fuzz.every_parser import PARSERS

    parsers = (
        Attack(f"{FUZZ}-{name}", "tests.fuzz", INPUTS, PARSED, ("--parser", name))
        for name in PARSERS
    )
    return (*ATTACKS, *parsers)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    every = attacks()
    names = [FUZZ, *(one.name for one in every)]
    asked.add_argument("--only", action="append", choices=names, metavar="NAME")
    asked.add_argument("--share", type=int, default=1, help="a hundredth of everything: 100")
    asked.add_argument("--to", type=Path, help="the page to write")
    said = asked.parse_args()
    bad = 0
    for one in every:
        if said.only and not {one.name, one.name.partition("-")[0]} & set(said.only):
            continue
        times, commit = max(1, one.times // said.share), head()
        code, lines = run(one, times)
        bad |= code
        if said.to:
            told = "" if code else section(one, times, lines, commit)
            keep(said.to, one.name, told, [each.name for each in every])
    return bad


def keep(page: Path, name: str, told: str, order: list[str]) -> None:
    """The page with this attack's section anew, or without it where something was found; it ends
    with those that have none."""
    before = page.read_text("utf-8") if page.exists() else ""
    sections = {part.partition("\n")[0]: f"## {part}" for part in before.split("\n## ")[1:]}
    sections[name] = told
    parts = [sections[one].rstrip("\n") + "\n" for one in [*BY_HAND, *order] if sections.get(one)]
    missing = ", ".join(one for one in order if not sections.get(one))
    if missing:
        parts.append(
            f"## {NOT_HERE}\n\nNot run to the end, or not since something was found:\n{missing}.\n"
        )
    page.write_text("\n".join([HEAD, *parts]), "utf-8")


def run(one: Attack, times: int) -> tuple[int, str]:
    """Its exit code and what it told on its standard output; its progress is seen at once."""
    print(f"\n== {one.name}: {times:,}", file=sys.stderr, flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", one.module, str(times), *one.more],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    print(done.stdout, end="", flush=True)
    minutes = (time.monotonic() - began) / 60
    print(
        f"{one.name}: {'held' if not done.returncode else 'BROKEN'}, {minutes:.1f} minutes",
        flush=True,
    )
    return done.returncode, done.stdout


def head() -> str:
    """The commit that is run, as it stands now: by the end there may be another."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], stdout=subprocess.PIPE, text=True, check=False
    )
    return done.stdout.strip() or "no commit"


def section(one: Attack, times: int, lines: str, commit: str) -> str:
    where = f"`python -m {one.command.format(times=times)}` at {commit}"
    lines = "\n".join(line for line in lines.splitlines() if not PROGRESS.match(line))
    return f"## {one.name}\n\n{one.what}\n\n{where}\n\n```\n{lines.strip()}\n```\n"


if __name__ == "__main__":
    sys.exit(main())
