"""An event in the lane: the same cards, the same dice, the same choices, so the same event: every
line of its log and all that it comes to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from shuffleup.floor.senders import DEALER
from shuffleup.hand.setup import Drop, limit, no_limit
from shuffleup.hand.start import new_hand
from shuffleup.lane import LaneError, dealt_here
from shuffleup.law import DEFAULT
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.sim.crews import crew_of
from shuffleup.sim.event_run import EventPlan, structure_of, whole_event
from shuffleup.sim.event_run.event_engine import why_not_in_lane
from shuffleup.sim.event_run.event_lane import EventLane, lane_games
from shuffleup.sim.event_run.tried_structure import try_structure
from shuffleup.sim.event_run.whole_event import EventRun, played
from shuffleup.table.commands import NextHand
from shuffleup.tournament.act import play_out
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.entries.entry_events import AddedOn, BountyTaken, Rebought, Registered
from shuffleup.tournament.event_terms.structure_file import EventStructure
from shuffleup.tournament.event_terms.structure_maker import Pace

TABLES = ("tight-table", "loose-table", "random")
ALL = (*TABLES, "caller")
TURBO = EventPlan(12, 5, Pace.TURBO, bots=ALL)


class Kept:
    """An event and all that was told of it."""

    def __init__(self, plan: EventPlan, book: str) -> None:
        self.told: list[object] = []
        self.run: EventRun = played(
            EventRun(plan, resolve(rulebook(book)), "", lambda log: self.told.extend(log))
        )

    def count(self, kind: type) -> int:
        return sum(isinstance(one, kind) for one in self.told)


def both(plan: EventPlan, book: str) -> Kept:
    """Played in both engines: the same to the last event, and to the dice everybody has left."""
    assert why_not_in_lane(plan, resolve(rulebook(book))) == ""
    by_hand, by_lane = Kept(plan, book), Kept(replace(plan, lane=True), book)
    assert by_hand.told == by_lane.told
    assert by_hand.run.event == by_lane.run.event
    assert by_hand.run.hands == by_lane.run.hands
    assert dice_of(by_hand.run) == dice_of(by_lane.run)
    return by_lane


def dice_of(run: EventRun) -> list[int]:
    lane = EventLane(run.event.rules, run.plan.bots)
    for name, bot in run.bots.items():
        lane.enter(name, 0, bot)
    return [one.dice.state for one in lane.entrants.values()]


def lane_behind(run: EventRun) -> EventLane:
    assert run.lane is not None
    return run.lane


@pytest.mark.parametrize(
    "named",
    ["holdem", "holdem limit", "omaha pot-limit", "omaha-eight", "stud", "razz", "stud-eight"],
)
def test_an_event_is_the_same_in_every_kind_of_game(named: str) -> None:
    seen = both(replace(TURBO, game=named), "tournament")
    assert lane_behind(seen.run).left == 0
    assert lane_behind(seen.run).played > 20


@pytest.mark.parametrize("named", ["triple-draw", "badugi", "five-card-draw", "crazy-pineapple"])
def test_so_it_is_where_cards_are_thrown_away(named: str) -> None:
    seen = both(replace(TURBO, game=named, bots=TABLES, seats=6), "tournament")
    assert lane_behind(seen.run).left == 0


@pytest.mark.parametrize(("mix", "bots"), [("horse", ALL), ("8-game", TABLES)])
def test_so_it_is_in_a_mix(mix: str, bots: tuple[str, ...]) -> None:
    plan = EventPlan(9, 3, bots=bots, game=mix)
    seen = both(plan, "tournament")
    assert lane_behind(seen.run).left == 0
    made = lane_behind(seen.run).games.made
    assert len({key for key, _, _ in made}) > 2


@pytest.mark.parametrize("book", ["tournament", "rpl", "pechanga-t"])
@pytest.mark.parametrize("named", ["holdem", "omaha-eight", "stud"])
def test_so_it_is_under_every_book(book: str, named: str) -> None:
    seen = both(EventPlan(20, 8, bots=ALL, game=named), book)
    assert lane_behind(seen.run).left == 0


@pytest.mark.parametrize(
    ("plan", "kind"),
    [
        (replace(TURBO, rebuys=4, add_on=True), Rebought),
        (replace(TURBO, rebuys=4, add_on=True, seed=9), AddedOn),
        (replace(TURBO, bounty=20, progressive=True), BountyTaken),
        (replace(TURBO, entrants=14, re_entries=1, late=6), Registered),
    ],
)
@pytest.mark.parametrize("book", ["tournament", "pechanga-t"])
def test_so_it_is_in_every_format(plan: EventPlan, kind: type, book: str) -> None:
    assert both(plan, book).count(kind) > (plan.entrants if kind is Registered else 0)


def test_so_it_is_with_many_tables_hand_for_hand_and_antes() -> None:
    seen = both(EventPlan(70, 2, bots=("tight-table", "loose-table")), "tournament")
    assert seen.run.tables == 8
    assert lane_behind(seen.run).left == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("named", ["holdem", "omaha-eight", "horse", "8-game"])
def test_whole_events_are_the_same_from_many_seeds(named: str, seed: int) -> None:
    bots = TABLES if named == "8-game" else ALL
    book = ("tournament", "rpl", "pechanga-t")[seed % 3]
    both(EventPlan(24, seed, bots=bots, game=named), book)


def test_players_of_ones_own_table_are_the_same_too(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[[bet]]\ndo = { fold = 30, call = 40, least = 20, pot = 10 }\n", "utf-8")
    both(replace(TURBO, bots=(str(own), "random")), "tournament")


def test_a_house_that_deals_the_rest_twice_is_the_same() -> None:
    rules = resolve(rulebook("tournament")).but(run_it_maximum=2)
    runs = [played(EventRun(replace(TURBO, lane=lane), rules, "")) for lane in (False, True)]
    assert runs[0].event == runs[1].event
    assert lane_behind(runs[1]).left == 0


# ---- several events of one process ----------------------------------------------------------


def test_events_whose_hands_are_played_by_turns_are_each_their_own() -> None:
    """A hand of the other event is decided between what the lane says and what the table does."""
    one, other = (EventRun(replace(TURBO, seed=seed, lane=True), DEFAULT, "") for seed in (1, 2))
    for run in (one, other):
        run.open()
        run.tries(OnTheTable("1", NextHand("first")), DEALER)
    first, second = (run.event.tables["1"] for run in (one, other))
    choose = lane_behind(one).choices(first)
    assert lane_behind(other).choices(second) is not None
    assert choose is not None
    assert play_out(one.event, "1", choose) is None
    lane_behind(one).check(first)


def test_events_in_several_threads_are_the_same() -> None:
    plans = [replace(TURBO, seed=seed, lane=True) for seed in range(6)]
    alone = [Kept(plan, "tournament").told for plan in plans]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(2) as pool:
            again = list(pool.map(lambda plan: Kept(plan, "tournament").told, plans))
    finally:
        sys.setswitchinterval(usual)
    assert again == alone


# ---- hands that are left to the bots -----------------------------------------------------------


def test_a_law_the_lane_has_not_been_taught_is_left_to_the_bots() -> None:
    rules = DEFAULT.but(no_low_high_scoops=False)
    plan = replace(TURBO, game="omaha-eight")
    assert "no-low-high-scoops" in why_not_in_lane(plan, rules)
    runs = [played(EventRun(replace(plan, lane=lane), rules, "")) for lane in (False, True)]
    assert runs[0].event == runs[1].event
    assert lane_behind(runs[1]).played == 0


@pytest.fixture
def short_of_room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """So few actions are written down that many hands have more."""
    monkeypatch.setattr(dealt_here, "MOST_ACTIONS", 10)
    lane_games.cache_clear()
    yield
    lane_games.cache_clear()


@pytest.mark.usefixtures("short_of_room")
def test_a_hand_too_long_to_be_written_down_is_played_by_the_bots() -> None:
    seen = both(replace(TURBO, entrants=18), "tournament")
    lane = lane_behind(seen.run)
    assert lane.left > 5
    assert lane.played > 5


@pytest.mark.parametrize("every", [2, 3])
def test_bots_and_lane_in_turn_throw_the_same_dice(
    monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    counted = []
    is_odd = dealt_here.is_odd

    def now_and_then(setup: object) -> bool:
        counted.append(setup)
        return len(counted) % every == 0 or is_odd(setup)  # type: ignore[arg-type]

    monkeypatch.setattr(dealt_here, "is_odd", now_and_then)
    assert lane_behind(both(TURBO, "tournament").run).left > 5


@pytest.mark.parametrize(
    "change", [{"last_two": True}, {"ask_show": True}, {"drop": Drop(1)}, {"carried": 1 << 31}]
)
def test_a_hand_with_something_odd_about_it_is_not_for_the_lane(change: dict[str, object]) -> None:
    setup = new_hand("holdem", no_limit(1, 2), [200, 200], seed=1).setup
    assert not dealt_here.is_odd(setup)
    assert dealt_here.is_odd(replace(setup, **change))  # type: ignore[arg-type]


def test_a_hand_that_goes_on_longer_at_its_table_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = dealt_here.DealtHands.play

    def cut_short(*of: Any) -> dealt_here.Done:
        return (play(*of) or [])[:-1]

    monkeypatch.setattr(dealt_here.DealtHands, "play", cut_short)
    with pytest.raises(LaneError, match="do not agree"):
        played(EventRun(replace(TURBO, lane=True), DEFAULT, ""))


def test_a_hand_that_ends_otherwise_at_its_table_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dealt_here.DealtHands, "stacks", lambda self: [0])
    with pytest.raises(LaneError, match="do not agree"):
        played(EventRun(replace(TURBO, lane=True), DEFAULT, ""))


# ---- which engine ------------------------------------------------------------------------------


@pytest.mark.slow
def test_trials_are_the_same_in_both_engines_for_any_number_of_processes() -> None:
    plan, rules = replace(TURBO, entrants=6), resolve(rulebook("tournament"))
    alone = try_structure(plan, 4, rules)
    for jobs in (1, 2):
        again = try_structure(replace(plan, lane=True), 4, rules, crew=crew_of(jobs))
        assert again == alone


def test_without_numba_the_bots_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_event, "has_numba", lambda: False)
    run = EventRun(replace(TURBO, lane=True), DEFAULT, "")
    assert run.lane is None


def with_levels(plan: EventPlan, **change: object) -> EventPlan:
    """The same with its second level changed."""
    made = structure_of(plan)
    levels = (made.levels[0], replace(made.levels[1], **change), *made.levels[2:])  # type: ignore[arg-type]
    return replace(plan, structure=EventStructure(made.terms, levels, plan.entrants))


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (replace(TURBO, bots=("tight", "caller")), "the lane has no tight"),
        (EventPlan(9), "the lane has no"),
        (replace(TURBO, game="8-game"), "the caller reads what it throws away"),
        (
            with_levels(TURBO, game="badugi", stakes=limit(100, 200, (50, 100))),
            "in Badugi the caller reads what it throws away",
        ),
        (with_levels(TURBO, stakes=no_limit(*range(1, 12))), "at most 10 blinds, not 11"),
    ],
)
def test_what_the_lane_cannot_play_is_named(plan: EventPlan, says: str) -> None:
    assert says in why_not_in_lane(plan, DEFAULT)


def test_a_law_it_cannot_play_is_named_where_a_level_is_played_by_it() -> None:
    rules = DEFAULT.but(no_low_high_scoops=False)
    assert why_not_in_lane(TURBO, rules) == ""
    stakes = structure_of(TURBO).levels[1].stakes
    plan = with_levels(TURBO, game="omaha-eight", stakes=stakes)
    assert "no-low-high-scoops" in why_not_in_lane(plan, rules)
