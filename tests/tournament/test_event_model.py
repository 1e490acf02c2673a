"""Events directed at random under every book, judged by a model that was written from scratch; and
rules of an event changed on purpose, each of which that model finds. All of them, and more events,
with `make event-model`."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.tournament.event_walk import BOOKS, walk

from shuffleup.cases.mutants.swapping import Swap, always, put_in
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.table.state import Table
from shuffleup.tournament import judge as judge_event
from shuffleup.tournament.endings import (
    going_out,
    paying_prizes,
    prize_deals,
    prize_list,
    told_busts,
)
from shuffleup.tournament.entries import (
    bounties,
    buying_again,
    late_seats,
    pool_money,
    rebuying,
    registering,
)
from shuffleup.tournament.entries.entry_commands import Rebuy
from shuffleup.tournament.event_chips import colouring_up, racing_chips
from shuffleup.tournament.event_chips.race_events import RaceEntry
from shuffleup.tournament.event_clock import changing_levels, running_clock
from shuffleup.tournament.event_clock.clock_events import LevelBegan
from shuffleup.tournament.event_conduct import sanctions, serving_penalties
from shuffleup.tournament.event_conduct.penalty_record import PenaltyLeft
from shuffleup.tournament.event_money import paid_in, prize_paid
from shuffleup.tournament.event_seats import (
    balancing,
    seat_draw,
    settling_tables,
)
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.events import InRoom
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

STEPS = 110
TRIES = 40  # events in which a mutant has to be found


@pytest.mark.parametrize("book", BOOKS)
def test_an_event_directed_at_random_is_as_a_second_opinion_has_it(book: str) -> None:
    rules = resolve(rulebook(book))
    for number in range(3):
        at = walk(rules, f"{book}/{number}", STEPS)
        assert len(at.event.log) > 50


# ---- rules changed on purpose ------------------------------------------------------------------


def told_otherwise(usual: Callable[..., Any], **changes: Any) -> Callable[..., Any]:
    """The same, but for some fields of what is answered."""

    def mutant(*args: Any, **kwargs: Any) -> Any:
        return replace(usual(*args, **kwargs), **changes)

    return mutant


def a_chip_less(
    trial: EventTrial, name: str, number: str, seat: int, chips: int, why: str = ""
) -> None:
    SIT_DOWN(trial, name, number, seat, chips - 1, why)


def twice(event: Tournament, player: str, amount: int, why: str) -> object:
    entry = PRIZE_PAID(event, player, amount, why)
    return replace(entry, lines=tuple((name, 2 * sum_) for name, sum_ in entry.lines))


def free_rebuy(event: Tournament, command: Rebuy) -> EventRuling:
    ruling = JUDGE_REBUY(event, command)
    events = tuple(one for one in ruling.events if not isinstance(one, InRoom))
    return replace(ruling, events=events)


def half_paid(event: Tournament, player: str, price: Any, why: str) -> object:
    entry = PAID_IN(event, player, price, why)
    if entry is None:
        return None
    lines = tuple((name, sum_) for name, sum_ in entry.lines if "fee" not in name)
    return replace(entry, lines=lines)


def first_is_last(
    table: Table, rules: Any, chip: int, into: int, seed: Any
) -> tuple[RaceEntry, ...]:
    return tuple(replace(one, gets=2 * into) for one in RACE(table, rules, chip, into, seed))


def odd_ones_stay(
    table: Table, rules: Any, chip: int, into: int, seed: Any
) -> tuple[RaceEntry, ...]:
    return tuple(replace(one, gets=one.odd) for one in RACE(table, rules, chip, into, seed))


def at_any_time(event: Tournament, command: Any) -> EventRuling:
    return Ruling()


def early(event: Tournament, level: int, at: int) -> LevelBegan:
    told = BEGAN(event, level, at)
    return replace(told, ends=told.ends - 60_000) if told.ends else told


def two_at_once(left: PenaltyLeft, round_over: bool) -> PenaltyLeft:
    return PenaltyLeft(0) if left.hands else AFTER_ONE(left, round_over)


def seat_by_seat(event: Tournament, player: str) -> tuple[str, int] | None:
    """Everybody is where the first one is."""
    return next(((number, 0) for number in event.tables), None)


def last_one(moves: Any, source: str, short: str) -> int:
    return [at for at, seat in enumerate(moves.look(source).seats) if seat is not None][-1]


def shortest_gives(moves: Any) -> tuple[list[str], str]:
    givers, short = UNEVEN(moves)
    return ([short], givers[0]) if givers else ([], "")


def paid_as_told(terms: Any, pool: int, entries: int) -> tuple[int, ...]:
    prizes = PRIZE_LIST(terms, pool, entries)
    return (*prizes[:-1], prizes[-1] + 1) if prizes else ()


def upside_down(terms: Any, pool: int, entries: int) -> tuple[int, ...]:
    return tuple(reversed(PRIZE_LIST(terms, pool, entries)))


def not_written(event: Tournament, told: Any) -> None:
    """Something happens of which nothing is written."""


def head_stays(event: Tournament, told: Any) -> None:
    if told.onto:
        event.heads[told.by] = event.heads.get(told.by, 0) + told.onto


def before_all(out: Any, rules: Any) -> tuple[int, int]:
    return -out.round, 0


SIT_DOWN, PRIZE_PAID, PAID_IN = seat_draw.sit_down, prize_paid, paid_in
JUDGE_REBUY, RACE, BEGAN = rebuying.judge_rebuy, racing_chips.race, running_clock.began
AFTER_ONE, UNEVEN, PRIZE_LIST = serving_penalties.after_one, balancing.uneven, prize_list.prize_list


MUTANTS: dict[str, Swap] = {
    "a stack is a chip short": Swap(SIT_DOWN, a_chip_less),
    "a prize is paid twice over": Swap(PRIZE_PAID, twice),
    "a re-buy costs nothing": Swap(JUDGE_REBUY, free_rebuy),
    "the fee is lost on the way": Swap(PAID_IN, half_paid),
    "everybody may enter twice": Swap(registering.cannot_enter, always(None)),
    "registration never closes": Swap(registering.registration_open, always(True)),
    "a race makes chips": Swap(RACE, first_is_last),
    "odd chips stay": Swap(RACE, odd_ones_stay),
    "what a race changes is not written": Swap(colouring_up.raced, not_written),
    "time goes back": Swap(judge_event.__globals__["judge_time"], at_any_time),
    "a level ends a minute early": Swap(BEGAN, early),
    "levels of no time": Swap(changing_levels.levels_fault, always("")),
    "a penalty is over after a hand": Swap(AFTER_ONE, two_at_once),
    "forfeited chips stay in the count": Swap(sanctions.forfeited, not_written),
    "somebody else moves": Swap(balancing.chosen_mover, last_one),
    "the short table gives": Swap(UNEVEN, shortest_gives),
    "tables are never uneven": Swap(settling_tables.balance_step, always(None)),
    "prizes are more than the pool": Swap(PRIZE_LIST, paid_as_told),
    "the last place has the first prize": Swap(PRIZE_LIST, upside_down),
    "prizes that were paid are forgotten": Swap(paying_prizes.paid, not_written),
    "a deal without everybody": Swap(prize_deals.wanting, always([])),
    "a head is won and stays": Swap(bounties.taken, head_stays),
    "who is out first is before the others": Swap(going_out.rank, before_all),
    "somebody unknown can be out": Swap(told_busts.cannot_be, always(None)),
    "a pool is taken twice": Swap(pool_money.refunds, always([])),
    "a re-buy is a chip more": Swap(buying_again.rebuy_chips, always(1001)),
    "an unsold stack is free": Swap(late_seats.placed, not_written),
    "who is out keeps the seat": Swap(going_out.leave_seat, always(None)),
}


LONG = {  # found in the tenth event or later
    "a penalty is over after a hand", "a pool is taken twice", "a head is won and stays",
    "prizes that were paid are forgotten", "a prize is paid twice over", "a re-buy is a chip more",
    "a re-buy costs nothing", "a deal without everybody",
}  # fmt: skip
NAMES = [name for name in MUTANTS if "EVENT_MODEL" in os.environ or name not in LONG]


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_rule_of_an_event_is_found(name: str) -> None:
    with put_in([MUTANTS[name]]):
        assert is_found(), f"nothing noticed that {name}"


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EventTrial, "table", lambda trial, number: trial.event.tables[number])
    assert is_found()


def is_found() -> bool:
    """Whether one of some events goes wrong."""
    rules = {book: resolve(rulebook(book)) for book in ("rpl", "tournament")}
    for number in range(TRIES):
        for book, law in rules.items():
            try:
                walk(law, f"{book}/{number}", STEPS)
            except (AssertionError, LookupError, ValueError):
                return True
    return False
