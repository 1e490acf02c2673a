"""Random busts under every book, each followed by what is due at the tables: they stay even, nobody
has two seats, no chip is lost, and everybody gets a hand whom the book gives one."""

from __future__ import annotations

import random

import pytest

from shuffleup.floor.senders import Role, staff
from shuffleup.law import Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.room.new_room import new_room
from shuffleup.table.state import Table, between, taken_seats
from shuffleup.tournament import Tournament, act
from shuffleup.tournament.apply import replay
from shuffleup.tournament.event_seats.final_size import fewer_at
from shuffleup.tournament.event_seats.seat_commands import SettleTables
from shuffleup.tournament.event_seats.settling_tables import steps_due
from shuffleup.tournament.state import COMPARED
from shuffleup.tournament.words.event_transcript import run
from shuffleup.tournament.words.hands_in_event import fold_around, told_at_table

DIRECTOR = staff(Role.DIRECTOR)


def a_field(rules: Rules, tables: int, seats: int, dice: random.Random) -> Tournament:
    """So many tables, full but for a seat here and there, with any stacks."""
    lines = ["event: 2026-11-13 UTC", f"terms: holdem no-limit, stack 5000, seats {seats}"]
    lines.append("levels: 25/50 for 20, 50/100 for 20")
    for number in range(1, tables + 1):
        names = [f"P{number}-{at}" for at in range(seats - dice.randrange(2))]
        held = ", ".join(f"{name} {dice.randrange(10, 200) * 25}" for name in names)
        lines.append(f"table {number}: {held}")
    return run("\n".join(lines), rules).event


def settle(event: Tournament, dice: random.Random) -> None:
    ruling = act(event, SettleTables(dice.randrange(1000)), DIRECTOR)
    if ruling.refusal is not None:
        assert ruling.refusal.reason is Reason.NOT_ASKED_FOR, ruling.refusal
    check_tables(event)


def check_tables(event: Tournament) -> None:
    counts = [len(taken_seats(table)) for table in event.tables.values()]
    assert steps_due(event) == []
    assert max(counts) - min(counts) < event.rules.table_balance.difference
    assert len(counts) == 1 or sum(counts) > fewer_at(event, len(counts))
    people = [seat.player for table in event.tables.values() for _, seat in taken_seats(table)]
    assert len(people) == len(set(people))
    assert sum(chips_of(table) for table in event.tables.values()) == event.issued
    for number, left in event.open_seats.items():
        assert all(event.tables[number].seats[at] is None for at in left)
    for player, card in event.seat_cards.items():
        held = event.tables[card.table].seats[card.seat]
        assert held is not None
        assert held.player == player


def passed_over(table: Table) -> int:
    """Seats where the book gives no hand to whoever has just come."""
    small, big = table.places.small, table.places.big
    if table.rules.event_seating.dealt_in_between or table.button.planned or min(small, big) < 0:
        return 0
    return between(table, small, big)


def a_hand(event: Tournament, number: str) -> None:
    table = event.tables[number]
    may_miss = passed_over(table)
    told_at_table(event, f"at {number}: next hand")
    table = event.tables[number]
    for at, seat in taken_seats(table):
        assert table.deal.dealt >> at & 1 or may_miss >> at & 1, (number, at, seat.player)
    fold_around(event, number)


def bust(event: Tournament, dice: random.Random) -> None:
    """At some table the smaller of two stacks goes to the other."""
    number = dice.choice(
        [one for one, table in event.tables.items() if len(taken_seats(table)) > 1]
    )
    two = dice.sample([seat for _, seat in taken_seats(event.tables[number])], 2)
    less, more = sorted(two, key=lambda seat: seat.stack)
    told_at_table(event, f"all-in at {number}: {more.player} beats {less.player}")


@pytest.mark.parametrize("book", ["tournament", "pechanga-t", "rpl", "common"])
@pytest.mark.parametrize(("tables", "seats"), [(2, 9), (4, 4), (6, 3)])
def test_tables_stay_even_to_the_end(book: str, tables: int, seats: int) -> None:
    dice = random.Random(f"{book} {tables} {seats}")
    event = a_field(resolve(rulebook(book)), tables, seats, dice)
    start = event.room.now
    settle(event, dice)
    while not event.over:
        for number in list(event.tables):
            if dice.randrange(2):
                a_hand(event, number)
        if event.over or not event.tables:
            break
        settle(event, dice)
        bust(event, dice)
        if not event.over:
            settle(event, dice)
    again = replay(event.log, new_room(rules=event.rules, zone=event.room.zone, now=start))
    for name in COMPARED:
        if name != "room":
            assert getattr(again, name) == getattr(event, name), name


def test_nine_sit_at_a_final_table_of_stud_where_people_deal_and_eight_dealt_here() -> None:
    opening = """
    event: 2026-11-13 UTC
    terms: stud limit, stack 5000, seats 8TERMS
    levels: 100/200 ante 25 bring-in 50 for 20
    table 1: Ann 5000, Bob 5000, Cy 5000, Dan 5000, Eve 5000
    table 2: Fay 5000, Gus 5000, Hal 5000, Ida 5000
    """
    by_hand = opening.replace("TERMS", ", by hand") + "settle the tables by 1\n= 9 players at final"
    run(by_hand)
    run(opening.replace("TERMS", "") + "= due: nothing")
