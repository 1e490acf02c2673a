"""A league season as a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Sender
from shuffleup.law.ruling import Reason
from shuffleup.league.act import act
from shuffleup.league.results.result_events import ResultCorrected
from shuffleup.league.season_keeping.season_log import SEASON, read_season
from shuffleup.league.state import Season
from shuffleup.league.words.season_patterns import SeasonTold
from shuffleup.league.words.words_of_season import command as command_in_words
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.server.house_places.house_place import HousePlace, Kept, PlaceVerdict, refused
from shuffleup.server.house_places.spoken_commands import OF_SEASONS
from shuffleup.table.state import Table

SEASON_KINDS: Final = frozenset(OF_SEASONS.values())


class CorrectionNoted(Struct, frozen=True):
    """That a result was corrected, when and why."""

    event: int
    at: int
    why: str


def corrections_in(log: Log) -> list[CorrectionNoted]:
    """Every correction in the log of a season, in order."""
    return [
        one
        for batch in log.batches()
        for one in corrections_among(batch.events.get(SEASON, ()), batch.at or 0)
    ]


def corrections_among(events: Sequence[object], at: int) -> list[CorrectionNoted]:
    return [
        CorrectionNoted(one.event, at, one.why)
        for one in events
        if isinstance(one, ResultCorrected)
    ]


class SeasonPlace(HousePlace):
    """A season and its log."""

    kind = "season"

    def __init__(self, id: str, log: Log, season: Season | None = None) -> None:
        super().__init__(id, log)
        self.season = season if season is not None else read_season(log)
        self.corrected = [] if season is not None else corrections_in(log)

    @property
    def version(self) -> int:
        return self.season.version

    @property
    def rulebook(self) -> str:
        return self.season.rulebook

    @property
    def tables(self) -> dict[str, Table]:
        return {}

    def is_due(self, now: int) -> bool:
        return False

    def tell_time(self, now: int) -> tuple[str, ...]:
        return ()

    def act(self, command: object, by: Sender, table: str) -> PlaceVerdict:
        if type(command) not in SEASON_KINDS:
            says = f"{type(command).__name__} is not something one can do in a season"
            return refused(Reason.NOT_A_COMMAND, says)
        ruling = act(self.season, command, by)  # type: ignore[arg-type]  # it is one of these
        return PlaceVerdict(ruling.grounds, ruling.refusal, ruling.says)

    def meant(self, words: str, by: Sender) -> list[tuple[object, str]]:
        day, _, rest = words.partition(" ")  # 2026-11-16 …: the day that is spoken of
        dated = day[:1].isdigit() and day.count("-") == 2
        said = SeasonTold(self.season, day if dated else "")
        return [(command_in_words(said, rest if dated else words), "")]

    def take(self, deed: Deed | None, at: int) -> Kept:
        events, self.season.log = self.season.log, []
        if not events:
            return Kept([], [], False)
        self.corrected += corrections_among(events, at)
        told: list[object] = [deed, *events] if deed is not None else [*events]
        return Kept([Batch({SEASON: told}, at)], [], True)

    def reload(self, *, whole: bool = False) -> None:
        self.season, self.corrected = read_season(self.log), corrections_in(self.log)

    def forget(self) -> None:
        self.season.log.clear()
