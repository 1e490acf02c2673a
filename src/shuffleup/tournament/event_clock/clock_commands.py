"""What the director does with the clock."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.event_terms.level_record import Level


class StartPlay(Struct, frozen=True):
    """The first level begins."""


class PauseClock(Struct, frozen=True):
    """The clock stands."""


class ResumeClock(Struct, frozen=True):
    """The clock goes on."""


class GoToLevel(Struct, frozen=True):
    """Back or forward to the beginning of a level, counted from 1, breaks included."""

    level: int


class ChangeMinutes(Struct, frozen=True):
    """Minutes more in this level, or less."""

    minutes: int
    less: bool = False


class GoToBreak(Struct, frozen=True):
    """The next break of the structure begins now; the levels before it are skipped."""


class TakeBreak(Struct, frozen=True):
    """A break is put in here, and the level goes on after it; 0 minutes: as long as usual."""

    minutes: int = 0


class ChangeLevels(Struct, frozen=True):
    """Other levels from now on; those that were played, and the one that is, stay."""

    levels: tuple[Level, ...]  # all of them, the first first


class HandForHand(Struct, frozen=True):
    """Every table plays one hand and waits for the others; or no longer."""

    on: bool = True


class NextRound(Struct, frozen=True):
    """All tables that people deal have finished their hand."""


class PassTime(Struct, frozen=True):
    """It is now this instant, in milliseconds."""

    instant: int


ClockCommand = (
    StartPlay | PauseClock | ResumeClock | GoToLevel | ChangeMinutes | GoToBreak | TakeBreak
    | ChangeLevels | HandForHand | NextRound | PassTime
)  # fmt: skip
