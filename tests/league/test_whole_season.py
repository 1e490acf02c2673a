"""A season that bots play: exact, the same by its seed, and its final is seated by the book."""

from __future__ import annotations

import pytest

from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.league import replay, standings
from shuffleup.league.final.final_seating import places_by_standing
from shuffleup.league.nights.season_money import FINAL_POOL, held
from shuffleup.league.results.result_record import SeasonEventKind
from shuffleup.log.codec import decode_all, encode_all
from shuffleup.sim.season_run import SeasonPlan, SeasonReport, run_season

RPL = resolve(rulebook("rpl"))
SMALL = SeasonPlan(members=15, events=4, fewest=11, most=14, stack=600, hours=1, seed="small")


def check(report: SeasonReport, plan: SeasonPlan) -> None:
    """What every season of bots must come to."""
    season = report.season
    assert sum(season.accounts.values()) == 0
    assert replay(decode_all(encode_all(season.log))) == season
    results = season.results.values()
    for result in results:
        assert len(result.players) == result.field
        assert sum(amount for _, amount in result.paid) == result.pool
        assert sum(count for _, count in result.bounties) <= result.field - 1
    paid_best = sum(amount for name, amount in season.accounts.items() if name[:5] == "paid/")
    assert paid_best == sum(season.results[number].field for number in season.best_hands)
    kinds = [result.kind for result in results]
    assert kinds.count(SeasonEventKind.SEASON) == plan.events
    assert kinds[-1] is SeasonEventKind.FINAL
    assert report.player_of_the_year == standings(season)[0].player
    assert set(report.finalists) == set(season.results[max(season.results)].players)


def test_a_small_season_is_exact_and_seated_by_standing() -> None:
    report = run_season(SMALL, RPL)
    check(report, SMALL)
    season = report.season
    by_table = [(one.table, one.seat) for one in season.final_seats.values() if not one.why]
    assert by_table == places_by_standing(season)[: len(by_table)]
    assert SeasonEventKind.LAST_CHANCE in [one.kind for one in season.results.values()]
    assert held(season, FINAL_POOL) > 0
    assert season.best_hands
    paying = [name for name in report.finalists if season.offers.get(name)]
    assert report.final_pool == SMALL.prize * len(paying) + held(season, FINAL_POOL)
    assert report.champion in report.finalists


def test_the_same_seed_is_the_same_season() -> None:
    tiny = SeasonPlan(members=9, events=2, fewest=7, most=8, stack=500, hours=1, seed=4)
    one, other = run_season(tiny, RPL), run_season(tiny, RPL)
    assert encode_all(one.season.log) == encode_all(other.season.log)


@pytest.mark.slow
def test_a_season_of_twenty_events_is_exact() -> None:
    plan = SeasonPlan(seed="long")
    check(run_season(plan, RPL), plan)
