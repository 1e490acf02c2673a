"""The parsers of the desks: spreadsheets, structures, formulas, exported events and seasons.

Registered among the others of ``tests.fuzz.parsers``.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tests.fuzz import corpus
from tests.fuzz.registering import Told, parser

from shuffleup.cli.output import UsageError
from shuffleup.cli.tournament.directing.event_desk import open_event_desk
from shuffleup.cli.tournament.paper.event_exports import LOG_KIND, log_in, players_in, whole_log
from shuffleup.hand.setup import SetupError
from shuffleup.league.importing.csv_results import CsvError, read_results
from shuffleup.league.scoring.formula_scoring import first_fault, formula_fault, points_alone
from shuffleup.league.scoring.formula_tree import FormulaError
from shuffleup.league.scoring.played_place import PlayedPlace
from shuffleup.league.scoring.usual_formulas import USUAL
from shuffleup.league.season_keeping.season_log import SEASON, read_season, season_after
from shuffleup.league.state import copy as copy_season
from shuffleup.log import Batch, FileLog
from shuffleup.log.codec import CodecError
from shuffleup.log.lines import read_batch
from shuffleup.log.upcasting import FORMAT
from shuffleup.room.keeping.kept_streams import KeptLogError
from shuffleup.room.keeping.room_log import ROOM, read_room
from shuffleup.room.keeping.room_log import after as room_after
from shuffleup.room.state import copy as copy_room
from shuffleup.tournament.event_log.kept_event import EVENT, event_after, read_event
from shuffleup.tournament.event_terms.structure_file import (
    EventStructure,
    read_structure,
    write_structure,
)
from shuffleup.tournament.event_terms.structure_maker import StructurePlan, make_structure
from shuffleup.tournament.event_terms.terms_of_event import EventTerms
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.state import copy as copy_event

FILE = Path("some.csv")
LARGE = PlayedPlace(7, 10_000, 0, 900, 12, 2**53, 99, 2**53, 2**53)


@cache
def spreadsheets() -> list[str]:
    """Results as people keep them."""
    head = "event,day,place,player"
    return [
        f"{head}\n1,2026-01-09,1,Ann\n1,2026-01-09,2,Bob\n1,2026-01-09,3,Cy\n",
        f"{head};prize\n".replace(",", ";") + "1;2026-01-09;1;Ann;1,250\n1;2026-01-09;1;Bob;0\n",
        f"{head},venue,prize,bounties,rebuys,entrants,buyin,pool,kind\n"
        "2,2026-01-16,1,Ann Lee,Hub,40,1,0,12,20,240,final\n"
        '2,2026-01-16,2,"Bob, Jr",Hub,20,0,2,12,20,240,final\n',
    ]


@parser("csv-results", spreadsheets, CsvError)
def csv_results(text: str) -> object:
    return read_results(text)


def names_of_players() -> list[str]:
    return ["Ann\nBob\nCy\n", "number,player,paid\n1,Ann Lee,60\n2,Bob,60\n", "name;x\nAnn;1\n"]


@parser("csv-players", names_of_players, UsageError)
def csv_players(text: str) -> object:
    return players_in(FILE, text)


@cache
def structures() -> list[str]:
    plans = (StructurePlan(20, 5000, 3), StructurePlan(9, 1500, 1, game="horse"))
    made = [
        EventStructure(EventTerms(one.game, one.stack, chips=one.chips), make_structure(one)[:5])
        for one in plans
    ]
    return [write_structure(one) for one in made]


@parser("structure", structures, SetupError)
def structure(text: str) -> object:
    found = read_structure(text)
    assert read_structure(write_structure(found)) == found
    return new_tournament("event", found.terms, found.levels)


def formulas() -> list[str]:
    own = ["2 ^ 10 * place", "if(place <= 3, 10, cases(place = 4: 5, 1))", "sqrt(prize / pool)"]
    return [*(one.text for one in USUAL.values()), *own]


@parser("formula", formulas, FormulaError)
def formula(text: str) -> object:
    """Read, and worked out for small fields and for the largest there may be."""
    fault = formula_fault(text) or first_fault(text, range(1, 5))
    if fault:
        return Told([fault])
    points_alone.cache_clear()
    return points_alone(text, LARGE, 7)


@cache
def exported() -> tuple[str, list[str]]:
    """How an event that was exported begins, with its law, and some of what follows."""
    path = corpus.ROOT / "tests" / "tournament" / "golden" / "dealt.log"
    first, *rest = json.loads(whole_log(open_event_desk(path)))["batches"]
    begins = json.dumps({"kind": LOG_KIND, "batches": [first]}).removesuffix("]}")
    return begins, [json.dumps(rest[:count])[1:-1] for count in (1, 3, 6)]


@parser("event-import", lambda: exported()[1], UsageError, own_words=False)
def event_import(text: str) -> object:
    return log_in(FILE, f"{exported()[0]}, {text}]}}")


# ---- logs: a line that follows others --------------------------------------------------------


class Kept(NamedTuple):
    """A golden log half read: what it has come to, and the lines that follow, as they stand."""

    state: Any
    lines: list[str]
    read: int


@cache
def half_of(path: str, streams: Any, read: Any) -> Kept:
    """Read to its half; the lines are without the digest before each."""
    file = corpus.ROOT / "tests" / path
    bodies = [line.partition(" ")[2] for line in file.read_text("utf-8").splitlines()]
    half = len(bodies) // 2
    return Kept(read(FileLog(file, streams), lines=half), bodies[half : half + 6], half)


def the_room() -> Kept:
    return half_of("room/golden/room.log", ROOM, read_room)


def the_event() -> Kept:
    return half_of("tournament/golden/dealt.log", EVENT, read_event)


def the_season() -> Kept:
    return half_of("league/golden/season.log", SEASON, read_season)


def batch_of(text: str) -> Batch:
    return read_batch(text.encode("utf-8", "surrogatepass"), lambda stream: FORMAT, {})


@parser("room-log", lambda: the_room().lines, CodecError, KeptLogError, own_words=False)
def room_log(text: str) -> object:
    kept = the_room()
    return room_after(copy_room(kept.state), batch_of(text), kept.read + 1)


@parser("event-log", lambda: the_event().lines, CodecError, KeptLogError, own_words=False)
def event_log(text: str) -> object:
    kept = the_event()
    return event_after(copy_event(kept.state), batch_of(text), kept.read + 1)


@parser("season-log", lambda: the_season().lines, CodecError, KeptLogError, own_words=False)
def season_log(text: str) -> object:
    kept = the_season()
    return season_after(copy_season(kept.state), batch_of(text), kept.read + 1)
