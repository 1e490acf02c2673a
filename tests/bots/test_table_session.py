"""Sessions of bots at a table: lawful, the same from the same seed, taken up anywhere."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask

from shuffleup.floor.senders import DEALER
from shuffleup.games import game, names
from shuffleup.hand import Fold, no_limit
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.sim.session import (
    Change,
    SessionError,
    SessionPlan,
    SessionTally,
    TableSession,
    open_session,
    resumed,
)
from shuffleup.sim.session.session_plan import noted, plan_in
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, drain, replay
from shuffleup.table.audit import audit, chips_of
from shuffleup.table.house import House
from shuffleup.table.mix.mixes import designated
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, copy, taken_seats

LIVELY = SessionPlan("a seed", comings=300)


def a_table(book: str = "mohegan", key: str = "holdem", seats: int = 6, **house: Any) -> Table:
    law, sheet = rulebook(book), game(key)
    stakes = default_stakes(sheet, sheet.structures[0])
    seats = min(seats, sheet.max_seats)
    return new_table(
        sheet, stakes, seats, rules=resolve(law), rulebook=digest(law), house=House(**house)
    )


def played(table: Table, plan: SessionPlan, hands: int) -> tuple[TableSession, list[Any]]:
    session = open_session(table, plan)
    events = session.take()
    for _ in range(hands):
        session.one_hand()
        events += session.take()
    return session, events


def sound(session: TableSession, events: list[Any]) -> None:
    """The log tells of the table, holds what its rules lead to, and no chip is lost."""
    assert replay(events) == session.table
    assert list(audit(events)) == []
    tally = SessionTally()
    tally.count(events)
    assert tally.hands == session.table.hands
    assert sum(tally.bought.values()) - sum(tally.took.values()) == chips_of(session.table)


# ---- every book, every game ------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("key", ["holdem", "stud", "triple-draw", "jacks-or-better"])
def test_a_lively_table_runs_under_every_book(book: str, key: str) -> None:
    sound(*played(a_table(book, key), LIVELY, 25))


@pytest.mark.parametrize("key", names())
def test_every_game_is_played(key: str) -> None:
    book = BOOKS[names().index(key) % len(BOOKS)]
    for fast in (False, True):
        sound(*played(a_table(book, key), SessionPlan("s", comings=200, fast=fast), 6))


@pytest.mark.parametrize("mix", ["horse", "8-game", "dealers-choice"])
def test_a_mix_goes_through_its_games(mix: str) -> None:
    house = designated(mix, 4, 8, hands=3)
    first = (house.rotation or house.choice)[0]
    law = rulebook("rpl")
    table = new_table(first.game, first.stakes, 6, rules=resolve(law), house=house)
    session, events = played(table, LIVELY, 40)
    sound(session, events)
    games = {event.game.key for event in events if isinstance(event, e.GameChanged)}
    assert len(games) >= 5


def test_drops_kills_and_time_are_part_of_it() -> None:
    limit = game("holdem")
    stakes = default_stakes(limit, limit.structures[-1])
    law = rulebook("pechanga")
    house = House(drop=1, kill="full")
    table = new_table(limit, stakes, 6, rules=resolve(law), house=house)
    session, events = played(table, LIVELY, 60)
    sound(session, events)
    assert table.collected["drop"] > 40
    assert any(isinstance(event, e.KillDue) for event in events)
    timed, more = played(a_table(time=2), LIVELY, 31)
    sound(timed, more)
    assert timed.table.collected["time"] > 10


def test_the_button_is_drawn_for_where_the_book_says_so() -> None:
    for book in BOOKS:
        _, events = played(a_table(book), LIVELY, 1)
        kinds = [type(event) for event in events]
        by_card = resolve(rulebook(book)).button.first_button.value == "high-card-draw"
        assert (e.Drawn in kinds) is by_card
        if by_card:
            assert kinds.index(e.Drawn) < kinds.index(e.Placed)


def test_at_a_steady_table_nobody_comes_or_goes() -> None:
    session, events = played(a_table(), SessionPlan("s", comings=0), 60)
    sound(session, events)
    restless = (e.Left, e.WentAway, e.SeatChanged, e.Straddled, e.SatOut)
    assert not any(isinstance(event, restless) for event in events)
    assert sum(isinstance(event, e.Seated) for event in events) == 6
    began = [event for event in events if isinstance(event, e.Began)]
    assert all(min(event.stacks) > 0 for event in began)


def test_people_do_all_there_is_to_do() -> None:
    _, events = played(a_table("pechanga"), SessionPlan("v", comings=400, fast=True), 400)
    done = {type(event) for event in events}
    wanted = {
        e.Left, e.WentAway, e.CameBack, e.SatOut, e.SeatAsked, e.SeatChanged, e.EntryChosen,
        e.ChipsAdded, e.Straddled, e.Reckoned, e.Planned,
    }  # fmt: skip
    assert wanted <= done, wanted - done


def test_what_the_law_refuses_is_counted_by_its_reason() -> None:
    session, _ = played(a_table("rpl"), LIVELY, 80)
    assert session.refused["not-in-this-house"] > 0


# ---- the same seed ---------------------------------------------------------------------------


@pytest.mark.parametrize("fast", [False, True])
def test_the_same_seed_gives_the_same_session(fast: bool) -> None:
    plan = SessionPlan("s", comings=150, fast=fast)
    _, one = played(a_table(), plan, 15)
    _, again = played(a_table(), plan, 15)
    _, other = played(a_table(), SessionPlan("t", comings=150, fast=fast), 15)
    assert one == again != other


def goes_on_the_same(events: list[Any], cut: int, hands: int) -> None:
    session = resumed([events[:cut]])
    more = session.take()
    while session.table.hands < hands:
        session.one_hand()
        more += session.take()
    assert events[:cut] + more == events
    assert replay(events) == session.table


@pytest.mark.parametrize("fast", [False, True])
def test_a_session_is_taken_up_anywhere_and_goes_on_as_it_would_have(fast: bool) -> None:
    _, events = played(a_table("pechanga"), SessionPlan("s", comings=250, fast=fast), 12)
    for cut in range(2, len(events), 23):
        goes_on_the_same(events, cut, 12)


def test_a_mix_is_taken_up_in_the_middle_of_a_hand() -> None:
    house = designated("horse", 4, 8, hands=2)
    first = house.rotation[0]
    table = new_table(first.game, first.stakes, 5, rules=resolve(rulebook("rpl")), house=house)
    _, events = played(table, LIVELY, 12)
    for cut in (200, 401, 702):
        goes_on_the_same(events, cut, 12)


def test_a_log_that_somebody_else_played_on_is_taken_as_it_stands() -> None:
    _, events = played(a_table(), LIVELY, 3)
    last = max(at for at, event in enumerate(events) if isinstance(event, e.Began))
    cut = next(at for at in range(last, len(events)) if type(events[at]).__name__ == "Opened")
    table = replay(events[: cut + 1])
    drain(table)
    assert table.hand is not None
    for event in ask(table, Fold(table.hand.actor)).events:
        apply(table, event)
    other = events[: cut + 1] + drain(table)
    session = resumed([other])
    more = session.take()
    assert session.table.hands == 3
    assert session.table.hand is None
    assert replay(other + more) == session.table


def test_a_log_in_which_the_floor_has_to_decide_is_not_played_on() -> None:
    session = open_session(a_table(), LIVELY)
    session.deal()
    apply(session.table, e.Questioned("string-raise: seat Ann", ("call", "raise")))
    with pytest.raises(SessionError, match=r"the floor has yet to decide on hand 1$"):
        resumed([session.take()])


def test_a_log_without_a_session_cannot_be_taken_up() -> None:
    table = a_table()
    with pytest.raises(SessionError, match="how its session is played"):
        resumed([drain(table)])
    with pytest.raises(SessionError, match="does not begin with a table that opens"):
        resumed([])


def test_the_plan_is_written_and_read_back() -> None:
    changes = (Change(5, book="rpl"), Change(9, stakes="no-limit 2/4"))
    plan = SessionPlan("x y", ("tight", "random"), 300, 50, True, changes)
    assert plan_in([noted(plan)]) == plan
    assert plan_in([]) is None


# ---- changes ---------------------------------------------------------------------------------


def test_book_and_stakes_change_between_hands_as_events() -> None:
    changes = (Change(3, book="rpl"), Change(5, stakes="no-limit 2/4"))
    session, events = played(a_table(), SessionPlan("s", comings=0, changes=changes), 8)
    sound(session, events)
    assert session.table.rulebook == digest(rulebook("rpl"))
    assert session.table.stakes == no_limit(2, 4)
    for kind, after in ((e.BookChanged, 3), (e.GameChanged, 5)):
        at = next(at for at, event in enumerate(events) if isinstance(event, kind))
        ended = [event.number for event in events[:at] if isinstance(event, e.HandEnded)]
        begun = [event.number for event in events[:at] if isinstance(event, e.Began)]
        assert ended[-1] == begun[-1] == after
    goes_on_the_same(events, len(events) // 2, 8)


def test_in_a_hand_neither_book_nor_stakes_can_be_changed() -> None:
    session = open_session(a_table(), LIVELY)
    session.deal()
    table = session.table
    before = copy(table)
    law = rulebook("rpl")
    for command in (
        c.PlayBy(resolve(law), digest(law)),
        c.PlayGame(game("omaha"), no_limit(2, 4)),
        c.Designate(House(drop=3)),
    ):
        refusal = ask(table, command).refusal
        assert refusal is not None
        assert refusal.reason is Reason.HAND_IS_ON
    assert table == before


def test_a_change_the_law_refuses_stops_the_session_with_a_sentence() -> None:
    plan = SessionPlan("s", comings=0, changes=(Change(1, stakes="no-limit 1/1/2"),))
    session = open_session(a_table("mohegan"), plan)
    with pytest.raises(SessionError, match="after hand 1: a button game has"):
        session.one_hand()


@pytest.mark.parametrize("key", ["holdem", "stud"])
def test_where_absent_players_are_dealt_in_and_nobody_is_there_the_pot_goes_to_one(
    key: str,
) -> None:
    session = open_session(a_table("tournament", key, 4), SessionPlan("s", comings=0))
    before = chips_of(session.table)
    for at in range(4):
        session.do(c.GoAway(at), DEALER)
    session.deal()
    session.play()
    assert session.table.hand is None
    assert chips_of(session.table) == before
    sound(session, session.take())


def test_everyone_is_fetched_when_too_few_are_left() -> None:
    session = open_session(a_table(seats=3), SessionPlan("s", comings=0))
    session.one_hand()
    for at, _ in taken_seats(session.table):
        session.do(c.GoAway(at), DEALER)
    session.one_hand()
    assert session.table.hands == 2
