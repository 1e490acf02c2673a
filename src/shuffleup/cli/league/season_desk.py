"""The organiser's desk: commands judged on a copy of the season, kept whole or not at all.

What is refused, or would give somebody points that cannot be worked out, leaves the log as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec import Struct

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.desks.desk_answers import NONSENSE, REFUSED
from shuffleup.cli.league.season_files import formula_faults, kept_season, season_faults
from shuffleup.cli.output import UsageError, print_complaint, print_json
from shuffleup.cli.room.desk_time import wall_clock
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.loading import SHIPPED
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Refusal
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.explaining.season_changes import StandingChange, changes
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season
from shuffleup.room.keeping.deeds import Deed
from shuffleup.table.edge import is_name

ORGANISER: Final = "organiser"
By = Annotated[str, Parameter(help="Who does it: the name that stands in the log.")]


class DeskDone(Struct, frozen=True):
    """What came of some commands: the season then, what changed; or which of them was refused."""

    season: Season
    changed: tuple[StandingChange, ...] = ()
    grounds: tuple[str, ...] = ()
    refusal: Refusal | None = None
    at: int = 0  # which of the commands was refused, from 0


class SeasonDesk:
    """A season, its log, and the book it goes by."""

    def __init__(self, path: Path) -> None:
        self.path, self.keeper = path, kept_season(path)
        season = self.keeper.season
        name = season.rulebook.partition("@")[0]
        book = rulebook(name) if name in SHIPPED else None  # as a room does: one, and not all
        self.law = HouseLaw(season.rules, book, season.rulebook)

    @property
    def season(self) -> Season:
        return self.keeper.season

    def tried(self, commands: Sequence[SeasonCommand], by: str = ORGANISER) -> DeskDone:
        """What would come of it; nothing is written."""
        season, rulings = self.keeper.tried(commands, sender(by))
        refusal = rulings[-1].refusal if rulings else None
        if refusal is not None:
            return DeskDone(season, refusal=refusal, at=len(rulings) - 1)
        grounds = tuple(dict.fromkeys(one for ruling in rulings for one in ruling.grounds))
        with formula_faults():
            changed = changes(standings(self.season), standings(season))
        return DeskDone(season, tuple(changed), grounds)

    def do(self, commands: Sequence[SeasonCommand], words: str, by: str = ORGANISER) -> DeskDone:
        """Do all of it and keep it; or say what is refused, and then nothing happened."""
        done = self.tried(commands, by)
        if done.refusal is None:
            deed = Deed(by, Role.DIRECTOR.value, words, done.grounds)
            with season_faults(self.path):
                self.keeper.keep(done.season, deed, wall_clock())
        return done

    def clauses(self, grounds: tuple[str, ...]) -> str:
        """The clauses behind something, in brackets; the points where there is no book."""
        if self.law.book is None:
            return f" ({', '.join(dict.fromkeys(grounds))})" if grounds else ""
        return self.law.clauses(grounds)

    def clause_ids(self, grounds: tuple[str, ...]) -> list[str]:
        book = self.law.book
        return [rule.id for rule in cite(book, grounds)] if book is not None else list(grounds)


def sender(by: str) -> Sender:
    if not is_name(by):
        raise UsageError("--by: a name is 1 to 64 letters to read")
    return Sender(by, Role.DIRECTOR)


def refused(desk: SeasonDesk, refusal: Refusal, where: str = "", *, as_json: bool = False) -> int:
    """Say why not; the exit code. ``where`` is a line of a file, or an event."""
    at = f"{where}: " if where else ""
    if as_json:
        print_json({
            "ok": False, "reason": refusal.reason.code, "says": f"{at}{refusal.says}",
            "clauses": desk.clause_ids(refusal.grounds),
        })  # fmt: skip
    else:
        word = "not done" if refusal.reason.malformed else "refused"
        law = desk.clauses(refusal.grounds)
        print_complaint(f"shuffleup league: {word}: {at}{refusal.says}{law}")
    return NONSENSE if refusal.reason.malformed else REFUSED
