"""``apply(season, told)`` writes one event and cannot fail."""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.league.events import SeasonEvent, SeasonOpened
from shuffleup.league.final import final_seating
from shuffleup.league.members import membership
from shuffleup.league.nights import best_hands, bounty_chips, season_money, seat_prizes
from shuffleup.league.qualifying import answering
from shuffleup.league.results import adjusting, announcing, recording
from shuffleup.league.rulings import SeasonApplies
from shuffleup.league.state import Season


def apply(season: Season, told: SeasonEvent) -> None:
    """Write one event."""
    APPLY[type(told)](season, told)
    season.log.append(told)
    season.version += 1


def opened(told: SeasonOpened) -> Season:
    """A season as its first event says."""
    season = Season(told.terms, told.rules, told.rulebook)
    season.log.append(told)
    season.version = 1
    return season


def replay(events: Iterable[object]) -> Season:
    """The season a log tells of."""
    first, *rest = events
    assert isinstance(first, SeasonOpened), first
    season = opened(first)
    for told in rest:
        apply(season, told)  # type: ignore[arg-type]  # a log has nothing else
    return season


APPLY: SeasonApplies = {
    **membership.APPLY,
    **announcing.APPLY,
    **recording.APPLY,
    **adjusting.APPLY,
    **answering.APPLY,
    **final_seating.APPLY,
    **best_hands.APPLY,
    **bounty_chips.APPLY,
    **seat_prizes.APPLY,
    **season_money.APPLY,
}
