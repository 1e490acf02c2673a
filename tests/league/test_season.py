"""A season is the fold of its log; its standings are exact, however its results came in."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.floor.senders import Role, player, staff
from shuffleup.hand.setup import SetupError
from shuffleup.law.ruling import Reason
from shuffleup.league import Season, act, new_season, replay, standings
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.results.result_commands import (
    CorrectResult,
    DeductPoints,
    GiveBonus,
    RecordResult,
)
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.state import copy
from shuffleup.log.codec import decode_all, encode_all

DIRECTOR = staff(Role.DIRECTOR)
NAMES = ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal")


def season(**terms: object) -> Season:
    made = new_season(SeasonTerms("2026", quorum=2, **terms))  # type: ignore[arg-type]
    for name in NAMES:
        assert act(made, AddMember(name), DIRECTOR).ok
    return made


def ended(*places: str | tuple[str, ...], **other: object) -> SeasonResult:
    groups = tuple(one if isinstance(one, tuple) else (one,) for one in places)
    return SeasonResult("2026-01-09", "Hub", groups, **other)  # type: ignore[arg-type]


def points(of: Season) -> dict[str, Fraction]:
    return {line.player: line.points for line in standings(of)}


@st.composite
def results(draw: st.DrawFn) -> SeasonResult:
    """Somebody wins; some of the others share places."""
    first, *others = draw(st.permutations(NAMES).map(lambda one: one[: 2 + len(one) // 2]))
    groups: list[tuple[str, ...]] = [(first,)]
    for name in others:
        if len(groups) > 1 and draw(st.booleans()):
            groups[-1] = (*groups[-1], name)
        else:
            groups.append((name,))
    return ended(*groups)


# ---- properties ------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.lists(results(), min_size=1, max_size=5), st.randoms(use_true_random=False))
def test_standings_do_not_depend_on_the_order_in_which_results_arrive(
    played: list[SeasonResult], chance: object
) -> None:
    one, other = season(best=2), season(best=2)
    numbered = list(enumerate(played, 1))
    mixed = numbered[:]
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    for event, result in numbered:
        assert act(one, RecordResult(event, result), DIRECTOR).ok
    for event, result in mixed:
        assert act(other, RecordResult(event, result), DIRECTOR).ok
    assert standings(one) == standings(other)


@settings(max_examples=25, deadline=None)
@given(st.lists(results(), min_size=2, max_size=4), results(), st.integers(0, 3))
def test_a_corrected_season_stands_like_one_that_was_right_from_the_start(
    played: list[SeasonResult], wrong: SeasonResult, at: int
) -> None:
    at %= len(played)
    right, corrected = season(), season()
    for event, result in enumerate(played):
        assert act(right, RecordResult(event + 1, result), DIRECTOR).ok
        first = wrong if event == at else result
        assert act(corrected, RecordResult(event + 1, first), DIRECTOR).ok
    if wrong != played[at]:
        put_right = CorrectResult(at + 1, played[at], "read from the wrong sheet")
        assert act(corrected, put_right, DIRECTOR).ok
    assert standings(corrected) == standings(right)


@settings(max_examples=25, deadline=None)
@given(st.lists(results(), min_size=1, max_size=4))
def test_ties_leave_the_sum_of_points_as_it_is_and_the_log_is_the_season(
    played: list[SeasonResult],
) -> None:
    made = season()
    for event, result in enumerate(played, 1):
        assert act(made, RecordResult(event, result), DIRECTOR).ok
    fields = [len(result.players) for result in played]
    assert sum(points(made).values()) == sum(n * (n + 1) // 2 for n in fields)
    assert replay(decode_all(encode_all(made.log))) == made


# ---- by hand ---------------------------------------------------------------------------------


def test_who_shares_places_has_the_mean_of_what_they_are_worth() -> None:
    made = season()
    act(made, RecordResult(1, ended("Ann", ("Bob", "Cy"), "Dan")), DIRECTOR)
    assert points(made) == {"Ann": 4, "Bob": Fraction(5, 2), "Cy": Fraction(5, 2), "Dan": 1}
    assert [(line.place, line.player) for line in standings(made)] == [
        (1, "Ann"), (2, "Bob"), (2, "Cy"), (4, "Dan"),
    ]  # fmt: skip


def test_only_the_best_results_count_and_the_others_are_still_told() -> None:
    made = season(best=1)
    act(made, RecordResult(1, ended("Ann", "Bob", "Cy")), DIRECTOR)
    act(made, RecordResult(2, ended("Bob", "Ann")), DIRECTOR)
    ann = next(line for line in standings(made) if line.player == "Ann")
    assert ann.points == 3
    assert [(one.event, one.counted) for one in ann.results] == [(1, True), (2, False)]


def test_too_few_players_make_no_event_of_the_season() -> None:
    made = new_season(SeasonTerms("2026"))
    for name in NAMES:
        act(made, AddMember(name), DIRECTOR)
    act(made, RecordResult(1, ended(*NAMES[:6])), DIRECTOR)  # the book asks for seven
    assert standings(made) == []
    act(made, RecordResult(2, ended(*NAMES[:7])), DIRECTOR)
    assert points(made)["Ann"] == 7


def test_guests_take_places_and_no_points_unless_the_season_says_so() -> None:
    for guests_score, expected in ((False, {"Ann": 2}), (True, {"Zoe": 3, "Ann": 2, "Yan": 1})):
        made = season(guests_score=guests_score)
        for name in ("Zoe", "Yan"):
            act(made, AddGuest(name), DIRECTOR)
        act(made, RecordResult(1, ended("Zoe", "Ann", "Yan")), DIRECTOR)
        assert points(made) == expected


def test_bonuses_and_deductions_have_a_reason_and_count_beside_the_best() -> None:
    made = season(best=1)
    act(made, RecordResult(1, ended("Ann", "Bob")), DIRECTOR)
    assert act(made, GiveBonus("Bob", Fraction(3, 2), "brought the chairs", 1), DIRECTOR).ok
    assert act(made, DeductPoints("Ann", Fraction(1), "left early"), DIRECTOR).ok
    assert points(made) == {"Bob": Fraction(5, 2), "Ann": 1}


def test_equal_points_are_one_place_and_better_finishes_are_named_first() -> None:
    made = season()
    act(made, RecordResult(1, ended("Bob", "Cy", "Ann", "Dan")), DIRECTOR)  # 4 3 2 1
    act(made, RecordResult(2, ended("Dan", "Ann", "Cy")), DIRECTOR)  # 3 2 1
    assert [(line.place, line.player) for line in standings(made)] == [
        (1, "Dan"), (1, "Bob"), (1, "Ann"), (1, "Cy"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (RecordResult(1, ended("Bob", "Ann")), Reason.RESULT_IS_IN),
        (RecordResult(2, ended("Zed", "Ann")), Reason.NOBODY_OF_THAT_NAME),
        (RecordResult(2, ended("Ann", "Ann")), Reason.NAME_TAKEN),
        (RecordResult(2, ended(("Ann", "Bob"), "Cy")), Reason.NOT_PLAYED_OUT),
        (RecordResult(2, ended("Ann", "Bob", agreed=True)), Reason.NOT_PLAYED_OUT),
        (RecordResult(2, SeasonResult("2026-13-01", "Hub", (("Ann",),))), Reason.NOT_A_COMMAND),
        (RecordResult(2, SeasonResult("2026-01-09", "Pub", (("Ann",),))), Reason.NO_SUCH_TABLE),
        (RecordResult(2, ended("Ann", "Bob", entrants=1)), Reason.MORE_THAN_THERE_IS),
        (RecordResult(2, ended("Ann", paid=(("Bob", 5),))), Reason.NOT_SEATED),
        (RecordResult(2, ended("Ann", paid=(("Ann", -5),))), Reason.NOT_A_COMMAND),
        (RecordResult(0, ended("Ann", "Bob")), Reason.NO_SUCH_GAME),
        (CorrectResult(2, ended("Ann", "Bob"), "typo"), Reason.NO_SUCH_GAME),
        (CorrectResult(1, ended("Bob", "Ann"), " "), Reason.NOT_A_COMMAND),
        (GiveBonus("Ann", Fraction(1), ""), Reason.NOT_A_COMMAND),
        (GiveBonus("Ann", Fraction(0), "none"), Reason.NOT_A_WHOLE_AMOUNT),
        (AddMember("Ann"), Reason.NAME_TAKEN),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason_and_changes_nothing(
    command: SeasonCommand, reason: Reason
) -> None:
    made = season(venues=("Hub",))
    act(made, RecordResult(1, ended("Ann", "Bob")), DIRECTOR)
    before = copy(made)
    refusal = act(made, command, DIRECTOR).refusal
    assert refusal is not None
    assert refusal.reason is reason
    assert made == before


def test_a_player_does_not_keep_the_books_of_the_league() -> None:
    made = season()
    refusal = act(made, RecordResult(1, ended("Ann", "Bob")), player("Ann")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_PART


def test_there_is_no_season_without_a_name_or_a_formula() -> None:
    for terms in (
        SeasonTerms(""),
        SeasonTerms("2026", "place +"),
        SeasonTerms("2026", cap=5, quorum=6),
    ):
        with pytest.raises(SetupError):
            new_season(terms)
