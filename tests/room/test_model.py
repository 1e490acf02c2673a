"""Evenings at random under every book, judged by a model of the room that was written from scratch;
and rules of lists and ledger changed on purpose, each of which that model finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from tests.room.room_walk import BOOKS, walk

from shuffleup.cases.mutants.swapping import Swap, always, put_in
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.room import judge as rulings_of_room
from shuffleup.room.absence import held_chips
from shuffleup.room.cage import cage_desk, ledger
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.lists import calling_names, taking_seats, void_calls, waiting_lists
from shuffleup.room.lists.list_events import Joined, LeftList, NameMarked
from shuffleup.room.lists.list_records import Listing, Waiting
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.room.people import who_may_play
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.seat_claims import kept_apart
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.state import Table

STEPS = 250
TRIES = 60  # evenings in which a mutant has to be found


@pytest.mark.parametrize("book", BOOKS)
def test_an_evening_at_random_is_as_a_second_opinion_has_it(book: str) -> None:
    rules = resolve(rulebook(book))
    for number in range(4):
        evening = walk(rules, f"{book}/{number}", STEPS)
        assert len(evening.room.log) > 100


# ---- rules changed on purpose ----------------------------------------------------------------


def second_is_called(room: Room, listing: Listing) -> Iterator[Waiting]:
    names = list(NAMES_TO_CALL(room, listing))
    return iter(names[1:] or names)


def elsewhere(judge: Callable[..., RoomRuling], place: int) -> Callable[..., RoomRuling]:
    """Whoever goes on a list goes to this place of it."""

    def mutant(room: Room, command: Any) -> RoomRuling:
        ruling = judge(room, command)
        events = [replace(e, place=place) if isinstance(e, Joined) else e for e in ruling.events]
        return replace(ruling, events=tuple(events))

    return mutant


def forgets_rolls(room: Room, command: Any) -> RoomRuling:
    ruling = JUDGE_ROLL(room, command)
    events = [
        replace(e, waiting=replace(e.waiting, rolls=0)) if isinstance(e, Joined) else e
        for e in ruling.events
    ]
    return replace(ruling, events=tuple(events))


def another_leaves(room: Room, command: Any) -> RoomRuling:
    names = room.listings[command.listing].waiting if command.listing in room.listings else ()
    if not names:
        return JUDGE_LEAVE(room, command)
    return Ruling((LeftList(command.listing, names[0].player),))


def half_an_entry(room: Room, event: Entered) -> None:
    for account, amount in event.lines[:-1]:
        room.accounts[account] = room.accounts.get(account, 0) + amount


def paid_double(player: str, table: str, amount: int, why: str = "cash-out") -> Entered:
    entry = CASHED(player, table, amount, why)
    lines = [(name, sum_ * 2 if name.endswith("/cash") else sum_) for name, sum_ in entry.lines]
    return replace(entry, lines=tuple(lines))


def paid_and_kept(player: str, amount: int) -> Entered:
    chips = (("house/chips", -amount), ("cage/chips", amount))
    return Entered((*chips, ("cage/cash", -amount), ("outside/cash", amount)), "cash-out", player)


def bought_anew(room: Room, player: str, table: str, amount: int) -> Entered:
    return ledger.bought(player, table, amount)  # what the cage holds is forgotten


def one_chip_less(room: Room, player: str, table: str, amount: int) -> Entered:
    return BROUGHT(room, player, table, max(0, amount - 1))


def is_not_passed(room: Room, name: str, player: str) -> tuple[object, ...]:
    events = ENDED(room, name, player)
    return tuple(
        replace(e, waiting=replace(e.waiting, passed=False)) if isinstance(e, NameMarked) else e
        for e in events
    )


def called_or_not(room: Room, name: str, player: str = "") -> list[tuple[str, int]]:
    return [
        (number, at)
        for number in waiting_lists.tables_of(room, name)
        for at, seat in enumerate(room.tables[number].seats)
        if seat is None
    ]


def at_any_time(room: Room, command: Any) -> RoomRuling:
    return Ruling((TimeTold(command.instant),))


def without_chips(room: Room, name: str, player: str) -> tuple[object, ...]:
    return tuple(event for event in VOIDED(room, name, player) if not isinstance(event, Entered))


def not_noted(room: Room, event: Any) -> None:
    """A count, or a name that leaves, of which nothing is written."""


def the_table_itself(trial: Trial, number: str) -> Table:
    return trial.room.tables[number]


NAMES_TO_CALL, ENDED = calling_names.names_to_call, calling_names.ended_unanswered
JUDGE_ROLL, JUDGE_JOIN = calling_names.judge_roll, waiting_lists.judge_join
JUDGE_LEAVE, VOIDED = waiting_lists.judge_leave_list, void_calls.voided
CASHED, BROUGHT = ledger.cashed, held_chips.brought


MUTANTS: dict[str, Swap] = {
    "the second name is called": Swap(NAMES_TO_CALL, second_is_called),
    "a roll goes to the front": Swap(JUDGE_ROLL, elsewhere(JUDGE_ROLL, 0)),
    "a newcomer goes to the top": Swap(JUDGE_JOIN, elsewhere(JUDGE_JOIN, 0)),
    "rolls are not counted": Swap(JUDGE_ROLL, forgets_rolls),
    "another name leaves the list": Swap(JUDGE_LEAVE, another_leaves),
    "a name stays that left": Swap(waiting_lists.left, not_noted),
    "who did not answer is called again": Swap(ENDED, is_not_passed),
    "a call-in is called who is not here": Swap(calling_names.is_away_call_in, always(False)),
    "everybody is here": Swap(waiting_lists.is_here, always(True)),
    "a seat is called to two": Swap(waiting_lists.open_seats, called_or_not),
    "whoever comes sits before the list": Swap(
        taking_seats.first_waiting, lambda room, listing, player: player
    ),
    "bars are not looked at": Swap(who_may_play.is_barred, always(False)),
    "two seats for one": Swap(taking_seats.has_seats_enough, always(None)),
    "kept apart, and together": Swap(kept_apart.is_kept_apart, always("")),
    "an entry loses its other half": Swap(ledger.enter, half_an_entry),
    "a cash-out is paid twice": Swap(CASHED, paid_double),
    "held chips are paid and kept": Swap(held_chips.paid_out, paid_and_kept),
    "held chips are not brought back": Swap(BROUGHT, bought_anew),
    "a buy-in is a chip short in the ledger": Swap(BROUGHT, one_chip_less),
    "a counted drop is counted again": Swap(cage_desk.count_drop, not_noted),
    "chips that kept a seat are forgotten": Swap(VOIDED, without_chips),
    "time goes back": Swap(rulings_of_room.__globals__["judge_time"], at_any_time),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_changed_rule_of_lists_or_ledger_is_found(name: str) -> None:
    with put_in([MUTANTS[name]]):
        assert is_found(), f"nothing noticed that {name}"


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trial, "table", the_table_itself)
    assert is_found()


def is_found() -> bool:
    """Whether one of some evenings goes wrong."""
    rules = {book: resolve(rulebook(book)) for book in ("mohegan", "pechanga")}
    for number in range(TRIES):
        for book, law in rules.items():
            try:
                walk(law, f"{book}/{number}", STEPS)
            except (AssertionError, KeyError):
                return True
    return False
