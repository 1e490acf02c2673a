"""What holds in every season: its money adds up to nothing, its log folds to it, what is refused
changes nothing, and standings and qualifiers are those of a second, plainer count.

Checked in every case of the league's law and in seasons of random commands.
"""

from __future__ import annotations

import os
import random
from fractions import Fraction

import pytest

from shuffleup.cases.citations import without_citations
from shuffleup.cases.clauses import whole_law
from shuffleup.cases.runner import home
from shuffleup.floor.senders import Role, player, staff
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, resolve, rulebook
from shuffleup.league import Season, act, new_season, replay, standings
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.nights import night_commands as n
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason, DeclineSeat
from shuffleup.league.qualifying.who_qualifies import finalists, qualifiers
from shuffleup.league.results import result_commands as r
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.state import copy
from shuffleup.league.words.season_transcript import (
    SeasonScene,
    run_statements,
    speaks_of_a_season,
)
from shuffleup.log.codec import decode_all, encode_all

CASES = [
    (f"{id_}: {case.name}", case, home(case, clause.under))
    for id_, clause in whole_law().items()
    for case in clause.cases
    if speaks_of_a_season(parse(case.play))
]
WALKS = int(os.environ.get("SEASON_WALKS", "6"))
STEPS = 60
NAMES = [f"P{at}" for at in range(1, 13)]
DIRECTOR = staff(Role.DIRECTOR)


# ---- a second opinion ------------------------------------------------------------------------


def counted_again(season: Season) -> dict[str, Fraction]:
    """Points of linear seasons by adding up: for every player behind one in a field a point, and
    one for playing; shared places share."""
    law = season.rules.season_events
    least = season.terms.quorum or law.minimum_players
    found: dict[str, list[Fraction]] = {}
    for result in season.results.values():
        field = result.entrants or sum(len(group) for group in result.places)
        if result.kind is not SeasonEventKind.SEASON or field < least:
            continue
        ahead = 0
        for group in result.places:
            behind = [field - ahead - at for at in range(len(group))]
            for name in group:
                if season.members[name].guest and not season.terms.guests_score:
                    continue
                found.setdefault(name, []).append(Fraction(sum(behind), len(group)))
            ahead += len(group)
    best = season.terms.best or 10**6
    totals = {name: sum(sorted(had)[-best:], Fraction(0)) for name, had in found.items()}
    for one in season.adjustments:
        totals[one.player] = totals.get(one.player, Fraction(0)) + one.points
    return totals


def check_season(season: Season) -> None:
    assert sum(season.accounts.values()) == 0
    assert all(amount >= 0 for name, amount in season.accounts.items() if name != "outside")
    places = {(one.table, one.seat) for one in season.final_seats.values()}
    assert len(places) == len(season.final_seats)
    due = [one.player for one in qualifiers(season)]
    assert len(due) == len(set(due))
    if season.closed:
        assert season.offers == {one.player: one.by for one in qualifiers(season)}
    assert all(
        season.answers.get(name) is not False or name not in due for name in finalists(season)
    )
    if season.terms.formula == "linear":
        assert {line.player: line.points for line in standings(season)} == counted_again(season)


# ---- every case --------------------------------------------------------------------------------


@pytest.mark.parametrize(("case", "book"), [one[1:] for one in CASES], ids=[c[0] for c in CASES])
def test_money_and_log_tell_of_every_case_what_is_so(case: Case, book: Rulebook) -> None:
    def watch(scene: SeasonScene, statement: Statement) -> None:
        check_season(scene.season)

    season = run_statements(without_citations(parse(case.play)), resolve(book), watch).season
    assert replay(decode_all(encode_all(season.log))) == season


# ---- random seasons ----------------------------------------------------------------------------


def some_result(dice: random.Random) -> SeasonResult:
    names = dice.sample(NAMES, dice.randint(1, 9))
    groups: list[tuple[str, ...]] = []
    for name in names:
        if groups and dice.random() < 0.15:
            groups[-1] = (*groups[-1], name)
        else:
            groups.append((name,))
    kind = dice.choice([SeasonEventKind.SEASON] * 8 + list(SeasonEventKind))
    entrants = dice.choice((0, 0, 0, 7, 31))
    return SeasonResult(
        "2026-01-09", "", tuple(groups), entrants, pool=dice.randint(0, 9), kind=kind
    )


def some_command(dice: random.Random) -> SeasonCommand:
    name, event, few = dice.choice(NAMES), dice.randint(0, 9), dice.randint(0, 3)
    cards = tuple(dice.sample(range(52), 7))
    made: list[SeasonCommand] = [
        AddMember(name),
        AddGuest(name),
        *[r.RecordResult(event, some_result(dice)) for _ in range(6)],
        r.CorrectResult(event, some_result(dice), dice.choice(("", "mixed up"))),
        r.GiveBonus(name, Fraction(few, 2), "chairs", 0),
        r.DeductPoints(name, Fraction(few), "late", event),
        r.Publish(dice.choice(("blinds", "payouts")), "the page"),
        r.AnnounceEvent(event, "2026-01-09", "", dice.choice(list(SeasonEventKind))),
        CloseSeason(),
        *[AcceptSeat(dice.choice(NAMES)) for _ in range(6)],
        DeclineSeat(name),
        SeatFinal(event),
        SeatInFinal(name, few, event),
        n.FundBestHand(event, few),
        n.ShowBestHand(name, event, cards[:2], cards[2 : 4 + few], dice.random() < 0.8),
        n.PayBestHand(event),
        n.TakeBountyChips(name, event, few, 10),
        n.PlayBountyChip(name, event),
        n.AwardSeatPrize(name, "WSOP", few),
    ]
    return dice.choice(made)


@pytest.mark.parametrize("walk", range(WALKS))
def test_seasons_of_random_commands_hold(walk: int) -> None:
    dice = random.Random(walk)
    rules = resolve(rulebook(dice.choice(("rpl", "common", "mohegan"))))
    season = new_season(
        SeasonTerms("2026", best=dice.choice((0, 2)), quorum=dice.choice((0, 2))), rules=rules
    )
    for name in NAMES[:10]:
        assert act(season, AddMember(name), DIRECTOR).ok
    for _ in range(STEPS):
        command, before = some_command(dice), copy(season)
        by = player(NAMES[0]) if dice.random() < 0.1 else DIRECTOR
        ruling = act(season, command, by)
        if ruling.refusal is not None:
            assert season == before
            assert ruling.refusal.reason.malformed or ruling.refusal.grounds
        check_season(season)
    assert replay(decode_all(encode_all(season.log))) == season
