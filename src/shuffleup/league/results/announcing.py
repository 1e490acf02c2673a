"""What is made known before an event is held, and the calendar of the season."""

from __future__ import annotations

from typing import Final

from shuffleup.law.points.league.season_events import SeasonEventLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.results.recording import unfit_night
from shuffleup.league.results.result_commands import AnnounceEvent, Publish
from shuffleup.league.results.result_events import EventAnnounced, Published
from shuffleup.league.results.result_record import PlannedEvent
from shuffleup.league.roles_in_league import DESK, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed, refuse
from shuffleup.league.state import Season

BLINDS: Final = "blinds"
PAYOUTS: Final = "payouts"


def judge_publish(season: Season, command: Publish) -> SeasonRuling:
    if not command.what.strip() or not command.where.strip():
        return malformed(Reason.NOT_A_COMMAND, "what is published, and where")
    return Ruling((Published(command.what, command.where),))


def judge_announce(season: Season, command: AnnounceEvent) -> SeasonRuling:
    """An event comes on the calendar; anew, where it is moved to another day or venue."""
    refused = unfit_night(season, command.event, command.day, command.venue)
    if refused is not None:
        return refused
    if command.event in season.results:
        return malformed(Reason.RESULT_IS_IN, f"event {command.event} was played already")
    refused = unpublished(season)
    if refused is not None:
        return refused
    planned = PlannedEvent(command.day, command.venue, command.kind)
    return Ruling((EventAnnounced(command.event, planned),), grounds=to_publish(season))


def to_publish(season: Season) -> tuple[str, ...]:
    """What has to be known before an event is announced, as the points that ask for it."""
    law = season.rules.season_events
    blinds = (SeasonEventLaw.structure_published,) if law.structure_published else ()
    payouts = (SeasonEventLaw.payouts_published,) if law.payouts_published else ()
    return (*blinds, *payouts)


def unpublished(season: Season) -> SeasonRuling | None:
    """Why no event can be announced yet; None if one can."""
    law = season.rules.season_events
    if law.structure_published and BLINDS not in season.published:
        says = "the blinds are published before an event is held"
        return refuse(Reason.RULES_NOT_POSTED, says, SeasonEventLaw.structure_published)
    if law.payouts_published and PAYOUTS not in season.published:
        says = "the payouts are published before an event is held"
        return refuse(Reason.RULES_NOT_POSTED, says, SeasonEventLaw.payouts_published)
    return None


# ---- apply -----------------------------------------------------------------------------------


def published(season: Season, told: Published) -> None:
    season.published[told.what] = told.where


def announced(season: Season, told: EventAnnounced) -> None:
    season.planned[told.event] = told.planned


MAY: MayKeep = {Publish: DESK, AnnounceEvent: DESK}
JUDGES: SeasonJudges = {Publish: judge_publish, AnnounceEvent: judge_announce}
APPLY: SeasonApplies = {Published: published, EventAnnounced: announced}
