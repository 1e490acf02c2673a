"""A season's log: what somebody did is one batch, their deed first, then what came of it.

``read_season`` folds a log; ``SeasonKeeper`` is a season that is kept in one. Several commands may
be one deed, as when a file of results is imported: all of them are kept, or none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from shuffleup.floor.senders import Sender
from shuffleup.league.act import act
from shuffleup.league.apply import apply, opened
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.events import SeasonEvent, SeasonOpened
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.season_terms.terms_of_season import season_fault
from shuffleup.league.state import Season
from shuffleup.league.state import copy as copy_season
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.kept_streams import KeptLogError
from shuffleup.table.audit import BROKEN

SEASON: Final = "season"  # the stream of a season's events


class SeasonLogError(KeptLogError):
    """A log that can be read and is not a season's, or says what cannot have been."""


# ---- folding ---------------------------------------------------------------------------------


def events_in(batch: Batch) -> Iterator[SeasonEvent]:
    """What happened in a batch, without the deed."""
    for record in batch.events.get(SEASON, ()):
        if not isinstance(record, Deed):
            yield record  # type: ignore[misc]  # whatever it is: whoever applies it knows


def deed_in(batch: Batch) -> Deed:
    """Who did it, in which words; nobody where the log does not say."""
    deeds = [one for one in batch.events.get(SEASON, ()) if isinstance(one, Deed)]
    return deeds[0] if deeds else Deed("", "", "")


def read_season(log: Log, lines: int | None = None) -> Season:
    """The season a log tells of, after all of it or the first so many lines."""
    season: Season | None = None
    for number, batch in enumerate(islice(log.batches(), lines), 1):
        season = season_after(season, batch, number)
        season.log.clear()
    if season is None:
        raise SeasonLogError("the log is empty")
    return season


def season_after(season: Season | None, batch: Batch, number: int) -> Season:
    """The season after one more batch; ``number`` says which, from 1."""
    try:
        for told in events_in(batch):
            season = written(season, told)
    except SeasonLogError as error:
        raise SeasonLogError(f"line {number}: {error}") from error
    except BROKEN as error:
        says = "what it tells cannot follow what went before"
        raise SeasonLogError(f"line {number}: {says}") from error
    if season is None:
        raise SeasonLogError(f"line {number}: a season's log begins with a season that opens")
    return season


def written(season: Season | None, told: SeasonEvent) -> Season:
    if season is None:
        if not isinstance(told, SeasonOpened):
            raise SeasonLogError("a season's log begins with a season that opens")
        fault = season_fault(told.terms)
        if fault:
            raise SeasonLogError(fault)
        return opened(told)
    if isinstance(told, SeasonOpened):
        raise SeasonLogError("the season opens for a second time")
    apply(season, told)
    return season


# ---- keeping ---------------------------------------------------------------------------------


class SeasonKeeper:
    """A season and its log: what was done is in the log before anybody is told."""

    def __init__(self, log: Log, season: Season) -> None:
        self.log, self.season = log, season
        self.versions = log.versions

    @classmethod
    def of(cls, log: Log) -> SeasonKeeper:
        """The season of a log that is there."""
        return cls(log, read_season(log))

    def tried(
        self, commands: Sequence[SeasonCommand], by: Sender
    ) -> tuple[Season, list[SeasonRuling]]:
        """The season as it would be; the rulings end with the first refusal, if there is one."""
        season, rulings = copy_season(self.season), []
        for command in commands:
            rulings.append(act(season, command, by))
            if rulings[-1].refusal is not None:
                break
        return season, rulings

    def keep(self, season: Season, deed: Deed, at: int | None = None) -> list[object]:
        """What has happened since is written; StaleError if somebody else has written meanwhile,
        and then nothing of it is in the log."""
        events, season.log = season.log, []
        self.versions = self.log.append_batch(Batch({SEASON: [deed, *events]}, at), self.versions)
        self.season = season
        return events


def begin_log(log: Log, season: Season, deed: Deed, at: int | None = None) -> SeasonKeeper:
    """The first line of a log: the season opens."""
    keeper = SeasonKeeper(log, season)
    keeper.keep(season, deed, at)
    return keeper
