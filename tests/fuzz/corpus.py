"""Real inputs of every parser: the repo's own cases, sheets, books, hands, logs and examples.

Real hand histories stand in a folder beside the repo and are used where it is there. Inputs are
kept small, so that many of them are read in a second.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from shuffleup.floor.kinds import KINDS
from shuffleup.games import names
from shuffleup.law.loading import shelf
from shuffleup.law.notation import NotationError, parse
from shuffleup.law.rules import POINTS, show_value
from shuffleup.table.mix.mixes import mixes
from shuffleup.table.words.table_transcript import speaks_of_a_table

ROOT = Path(__file__).resolve().parents[2]
PLAY = re.compile(r'play = """\n(.*?)"""', re.DOTALL)
STAKES = (
    "no-limit 1/2", "no-limit 2/4 ante 1", "no-limit 1/2 big-blind-ante 2", "limit 4/8 blinds 2/4",
    "limit 4/8 ante 1 bring-in 2", "spread 1-5 ante 1 bring-in 1", "pot-limit 5/10 chip 5",
    "no-limit minimum 4 blinds 4", "limit 10/20 blinds 5/10 dollar 100", "pot-limit 1/2/4",
)  # fmt: skip


def files(folder: Path, *endings: str) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in endings and file.is_file())


def texts(paths: Sequence[Path], most: int = 6000) -> list[str]:
    read = [path.read_text("utf-8") for path in paths]
    return [text for text in read if len(text) <= most]


@cache
def plays() -> list[str]:
    """The plays of all cases of the books."""
    chapters = files(Path(str(shelf())), ".toml")
    found = [play for path in chapters for play in PLAY.findall(path.read_text("utf-8"))]
    return [play for play in found if len(play) <= 1200]


def is_of_a_table(play: str) -> bool:
    try:
        return speaks_of_a_table(parse(play))
    except NotationError:
        return False


@cache
def hands() -> list[str]:
    return [play for play in plays() if not is_of_a_table(play)]


@cache
def tables() -> list[str]:
    return [*(play for play in plays() if is_of_a_table(play)), *LONG_TABLES]


LONG_TABLES = (
    "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, -; button Ann\n2 hands pass\n"
    "99 hands pass\n= button Cy\n",
    "holdem limit 4/8 blinds 2/4\ntable: kill, drop 1, buy-in 40-200\nseats: Ann 25x4+1x3, Bob 90\n"
    "button 2\n[19:30] next hand\neveryone folds\nAnn is away\n",
)


@cache
def rooms() -> list[str]:
    return [play for play in plays() if play.lstrip().startswith("room:")]


@cache
def events() -> list[str]:
    return [play for play in plays() if play.lstrip().startswith("event:")]


@cache
def seasons() -> list[str]:
    return [play for play in plays() if play.lstrip().startswith("season:")]


@cache
def statements() -> list[str]:
    """What players, dealers and the floor say, one at a time."""
    words = {statement.words for play in plays() for statement in parse(play)}
    reports = {f"! {words}" for words in report_words()}
    return sorted(words) + sorted(reports) + SAID * 20


SAID = [
    f"{who} {does}"
    for who in ("Ann", "Bob", "Cy", "Dee", "seat 1")
    for does in ("folds", "calls", "checks", "raises to 12", "bets 4", "is all-in", "is away")
] + ["next hand", "Eve sits 5 with 100", "Ann adds 25x2+1x3", "time is collected"]


@cache
def report_words() -> list[str]:
    marked = {s.words for play in plays() for s in parse(play) if s.mark == "!"}
    return sorted(marked) + sorted(KINDS)


@cache
def histories() -> list[str]:
    real = ROOT.parent / "shared" / "phh"
    own = files(ROOT / "tests" / "histories" / "data", ".phh", ".phhs")
    return texts(own) + (texts(files(real, ".phh", ".phhs"), 3000) if real.is_dir() else [])


@cache
def sheets() -> list[str]:
    return texts(files(ROOT / "src" / "shuffleup" / "games", ".toml"))


@cache
def houses() -> list[str]:
    """A house of a few rules, so that it is read quickly."""
    whole = (Path(str(shelf())) / "corner-club.toml").read_text("utf-8")
    head, *rules = re.split(r"(?m)^(?=\[\[rule\]\])", whole)
    few = [head + "".join(rules[at : at + 2]) for at in range(max(1, len(rules) - 1))]
    return [re.sub(r'extends = ".*?"', 'extends = "common"', text) for text in few]


@cache
def case_files() -> list[str]:
    made = [
        f'[[case]]\nname = "{at}"\nbook = "common"\nrule = "common/moving-button"\n'
        f'play = """\n{play}"""\n'
        for at, play in enumerate(plays()[:40])
    ]
    return [*made, made[0] + made[1]]


@cache
def ranges() -> list[str]:
    return [
        "TT+, AJs+, KQo, A2s-A5s, AsKd, QQ@0.5", "22-66", "random", "76s-T9s", "AK", "AJo+ 22+",
        "AsAh", "As", "Kd Kc", "22-22-22", "A2s-A5s@.25;QQ@1", "As Kd, 10h9h",
    ]  # fmt: skip


@cache
def cards() -> list[str]:
    return ["AsKs", "As Ks", "10h", "??", "Jk", "2c,3d,4h", "asKD", "2h7dTs", "", "AsKsQsJsTs9s8s"]


@cache
def points() -> list[str]:
    """``limit-raise-cap 4``: every point and its default."""
    return [f"{point} {show_value(point.default)}" for point in POINTS.values()]


@cache
def designations() -> list[str]:
    said = [s.words[7:] for play in tables() for s in parse(play) if s.words.startswith("table: ")]
    return sorted(set(said)) + [f"rotation {name} 4/8 for 8 hands" for name in mixes()]


@cache
def arguments() -> list[str]:
    return [*names(), "Hold'em", "nlh", "tight,loose", "Ann", "six", *STAKES, *points()[:30]]


@cache
def questions() -> list[str]:
    return [
        '{"kind": "premature-flop", "book": "rpl"}',
        '{"kind": "premature-turn", "game": "omaha", "facts": {"card": "7d"}}',
        '{"kind": "string-raise", "facts": {"seat": 2, "said": ["a", 1], "yes": true}}',
    ]


@cache
def log_lines() -> list[str]:
    """The bodies of lines; the digest before them would refuse every change at once."""
    lines = []
    for path in files(ROOT / "tests" / "log" / "golden", ".log"):
        lines += [line.partition(" ")[2] for line in path.read_text("utf-8").splitlines()[1:8]]
    return [line for line in lines if len(line) < 6000]
