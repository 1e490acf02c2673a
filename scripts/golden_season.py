"""A small log of a season that every later engine must read: ``python -m scripts.golden_season …``.

Members and a guest, results with a tie, a correction, a bonus, prizes of a night, a seat that is
declined, and the final; ``season.json`` says what it came to. Frozen
and made anew like the golden logs of tables (``scripts.golden_logs``).
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path

from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.league import Season, new_season, standings
from shuffleup.league.season_keeping.season_log import SEASON, begin_log
from shuffleup.league.season_keeping.season_said import said_of
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.log import FileLog
from shuffleup.log.head import head_path
from shuffleup.room.instants import A_DAY, day_of, start_of
from shuffleup.room.keeping.deeds import Deed

DIRECTOR = staff(Role.DIRECTOR)
FIRST_DAY = start_of("2026-01-09", "UTC")
TERMS = SeasonTerms("2026", "round(10 * sqrt(entrants / place), 2)", best=3, venues=("Hub",))
SAID = (
    *(
        f"add member {name}"
        for name in ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida")
    ),
    "add guest Guy",
    "put 40 on the best hand of event 1",
    "Ann shows AsKs on QsJsTs2d3c at event 1",
    "pay the best hand of event 1",
    "event 1 at Hub: Ann, Bob, Cy, Dee, Eve, Fay, Gus, Guy",
    "event 2 at Hub: Bob, Ann, Dee & Cy, Fay, Eve, Hal, Ida",
    "event 3 at Hub: Cy, Dee, Ann, Bob, Eve, Fay",
    "event 4 at Hub: Ann, Hal, Ida, Bob, Cy, Dee, Eve",
    "correct event 2: Bob 60, Ann 30, Cy & Dee, Eve, Fay, Hal, Ida | because misread",
    "give Fay 5/2 points because of the cake",
    "close the season",
    "Bob declines",
    *(f"{name} accepts" for name in ("Ann", "Cy", "Dee", "Eve", "Fay", "Hal", "Ida")),
    "publish blinds at the wall",
    "publish payouts at the wall",
    "announce final 9 at Hub",
    "seat the final",
    "final 9 at Hub: Dee, Ann, Cy, Eve, Fay, Hal, Ida",
)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "season.log"
    for old in (path, head_path(path)):
        old.unlink(missing_ok=True)
    book = rulebook("rpl")
    season = new_season(TERMS, rules=resolve(book), rulebook=digest(book))
    keeper = begin_log(FileLog(path, SEASON), season, Deed("Kim", "director", "open"), FIRST_DAY)
    for number, said in enumerate(SAID):
        at = FIRST_DAY + number * A_DAY
        season, rulings = keeper.tried([said_of(keeper.season, said, day_of(at, "UTC"))], DIRECTOR)
        assert rulings[-1].ok, (said, rulings[-1].refusal)
        keeper.keep(season, Deed("Kim", "director", said, rulings[-1].grounds), at)
    head_path(path).unlink(missing_ok=True)
    found = json.dumps(came_to(keeper.season), indent=1)
    (folder / "season.json").write_text(f"{found}\n", "utf-8")


def came_to(season: Season) -> dict[str, object]:
    """Standings, offers and answers, money."""
    return {
        "standings": [[line.place, line.player, shown(line.points)] for line in standings(season)],
        "offers": {name: by.value for name, by in season.offers.items()},
        "answers": dict(season.answers),
        "accounts": dict(season.accounts),
    }


def shown(points: Fraction) -> str:
    return f"{points.numerator}/{points.denominator}"


if __name__ == "__main__":
    main()
