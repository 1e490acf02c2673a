"""The cage: every chip and every dollar is on an account, whatever happens."""

from __future__ import annotations

from random import Random

import pytest

from shuffleup.cards import parse
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand import commands as h
from shuffleup.room import act
from shuffleup.room.apply import replay
from shuffleup.room.cage import cage_commands as c
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import (
    CAGE_CASH,
    CAGE_CHIPS,
    POOL,
    PRIZES,
    balance,
    is_money,
    of_table,
)
from shuffleup.room.cage.on_tables import chips_of, on_table
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.instants import HOUR
from shuffleup.room.lists.list_commands import LeaveTable, SeatPlayer
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.promotions import promotion_commands as p
from shuffleup.room.promotions.hand_evidence import ASKED
from shuffleup.room.promotions.promotion_records import Terms
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run
from shuffleup.table import commands as t

ROOM = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 6, drop 2, promotion 1
game 2/5: holdem no-limit 2/5, seats 4, time 6
table 1: 1/2, Ann 200, Bob 150, Cy 200, Dee 90
table 2: 2/5, Eve 500, Flo 400
table 3: 1/2, Gus 200, Hal 200, by hand
"""
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ivy")
CAGE = Sender("Pat", Role.CAGE)
FULL, QUADS = parse("AcAdAhTsTc"), parse("2c2d2h2s3c")


def balanced(room: Room) -> None:
    """Cage, stacks, pots, drop and funds are what they were; an account is what lies there."""
    for money in (True, False):
        assert not sum(held for name, held in room.accounts.items() if is_money(name) is money)
    assert balance(room, PRIZES) == sum(prize.amount for prize in room.prizes)
    assert balance(room, POOL) >= 0
    for number in room.tables:
        assert balance(room, of_table(number)) == on_table(room, number)
        assert balance(room, of_table(number)) >= 0
        assert room.tables[number].adrift >= 0


def some_command(room: Room, dice: Random) -> tuple[RoomCommand, Sender]:
    """Anything that moves chips, lawful or not."""
    number, who = dice.choice("1123"), dice.choice(NAMES)
    at, amount = dice.randrange(6), dice.choice((0, 1, 3, 40, 100, 250))
    hand = room.tables[number].hand
    if hand is not None and dice.random() < 0.7:
        kind = dice.choice((h.Fold, h.Check, h.Call))
        return AtTheTable(number, kind(hand.actor)), DEALER
    of_table_ = (
        t.NextHand(seed=dice.randrange(10**6)), t.AddChips(at, amount), t.HaveComing(at, amount),
        t.Deliver(at), t.PlayBehind(at, amount), t.TakeOff(at, amount), t.Leave(at),
        t.Sit(at, who, amount), t.LockUp(at, who, amount), t.CollectTime(), t.GoAway(at),
        t.LayCash(at, amount), t.BuyWithCash(at, amount), t.LeaveInPot(amount),
    )  # fmt: skip
    wants = (
        c.StockCage(amount, amount), c.Buy(who, number, amount), c.Buy(who, number, amount, True),
        c.Cash(who, number, amount if number == "3" else 0), c.Fill(number, amount),
        c.Credit(number, amount), c.CountDrop(number, dice.randrange(9), dice.randrange(4)),
        c.DailyClose(dice.randrange(4000), dice.randrange(4000)), LeaveTable(who, number),
        c.CashKept(who, amount),
    )  # fmt: skip
    if number == "3" and dice.random() < 0.4:
        return AtTheTable("3", some_report(room, dice, at, amount)), staff(Role.FLOOR)
    if dice.random() < 0.2:
        return some_promotion(room, dice, amount), Sender("Max", Role.MANAGER)
    if number != "3" and dice.random() < 0.7:
        return AtTheTable(number, dice.choice(of_table_)), staff(Role.FLOOR)
    return dice.choice(wants), CAGE


def some_report(room: Room, dice: Random, at: int, amount: int) -> t.TableCommand:
    """What is told of the table dealt by hand."""
    return dice.choice(
        (
            t.ReportHand(drop=dice.randrange(4), promotion=dice.randrange(2)), t.ReportHand(),
            t.CountChips(at, amount), t.CountChips(at, room.tables["3"].adrift),
            t.ReportDrop(dice.randrange(3), dice.randrange(2)), t.AddChips(at, amount),
            t.GoAway(at), t.ComeBack(at), t.NextHand(seed=1), t.LeaveInPot(amount),
        )
    )  # fmt: skip


def some_promotion(room: Room, dice: Random, amount: int) -> RoomCommand:
    """Money into the pool, posted, won, claimed, lapsed or void."""
    loser, winner, other = dice.sample(NAMES[:8], 3)
    yes = tuple((name, "yes") for name in ASKED)
    shares = dice.choice(((50, 25, 25, 0), (40, 20, 20, 20)))
    terms = Terms(FULL, QUADS, shares, policy="P", rules="R", posting=600, claim_days=1)
    return dice.choice(
        (
            p.FundPool(amount), p.PostPromotion("bad-beat", amount, terms),
            p.AdjustPosted("bad-beat", amount), p.VoidJackpot("bad-beat", "incorrect-deck"),
            p.HitJackpot("bad-beat", "3", loser, winner, (other,), yes),
            p.ClaimPrize(loser, "bad-beat"), TellTime(room.now + dice.randrange(9) * HOUR),
            p.CancelPromotion("bad-beat"), p.Disqualify(other, "bad-beat"),
        )
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_cage_stacks_pots_drop_and_funds_stay_what_they_were(seed: int) -> None:
    room, dice, done = run(ROOM).room, Random(seed), 0
    for _ in range(600):
        command, by = some_command(room, dice)
        done += act(room, command, by).refusal is None
        balanced(room)
    assert done > 60
    assert replay(room.log) == room


def test_every_entry_says_why_and_who_made_it() -> None:
    room = run(ROOM).room
    act(room, c.Buy("Ann", "1", 40), player("Ann"))
    act(room, c.Fill("1", 9000, second="Sam"), CAGE)
    entries = [event for event in room.log if isinstance(event, Entered) and event.by]
    assert [(one.why, one.player, one.by, one.second) for one in entries] == [
        ("rebuy", "Ann", "Ann", ""),
        ("fill", "", "Pat", "Sam"),
    ]


def test_a_large_amount_needs_somebody_else_beside_the_sender() -> None:
    room = run(ROOM).room
    for second in ("", "Pat"):
        refusal = act(room, c.Fill("1", 5000, second=second), CAGE).refusal
        assert refusal is not None
        assert refusal.reason.code == "second-person"
    assert balance(room, "tray/1") == 0
    assert act(room, c.Fill("1", 5000, second="Sam"), CAGE).ok


def test_the_close_enters_what_was_counted_over_or_short() -> None:
    room = run(ROOM + "cage is stocked with 3000").room
    chips, cash = balance(room, CAGE_CHIPS), balance(room, CAGE_CASH)
    act(room, c.DailyClose(chips - 5, cash + 2), CAGE)
    assert (balance(room, CAGE_CHIPS), balance(room, CAGE_CASH)) == (chips - 5, cash + 2)
    assert room.closed[-1][1:] == (-5, 2)
    balanced(room)


def test_what_a_table_collected_is_counted_into_the_house_and_the_pool() -> None:
    hand = "hand at 1: Ann AcAd, Bob 8s8h, board AsAh8d8c2s\n"
    room = run(ROOM + hand + "drop of 1 counted: 2 and 1 for the pool").room
    assert (balance(room, "drop/house"), balance(room, "fund/pool")) == (2, 1)
    assert chips_of(room.tables["1"]) == balance(room, of_table("1")) + 3
    balanced(room)


@pytest.mark.parametrize("name", ["cash", "x/cash"])
def test_chips_are_chips_whatever_a_table_or_a_person_is_called(name: str) -> None:
    room = run(ROOM).room
    for command in (
        OpenTable(name, "1/2"), Arrive(name), SeatPlayer(name, name, 1, 200),
        c.Fill(name, 100, second="Sam"), c.Buy(name, name, 50, tray=True), c.CountDrop(name, 0),
        LeaveTable(name, name),
    ):  # fmt: skip
        ruling = act(room, command, Sender("Mo", Role.MANAGER))
        assert ruling.ok, ruling.refusal
        balanced(room)
    for kind in ("table", "tray", "under", "kept", "held"):
        assert not is_money(f"{kind}/{name}")
    assert is_money(f"box/{name}/cash")


@pytest.mark.parametrize(
    "command",
    [
        c.Buy("Ann", "9", 10), c.Buy("Zoe", "1", 10), c.Buy("Ann", "1", -5), c.Buy("Ann", "1", 0),
        c.Fill("1", 0), c.Credit("1", 10), c.CashKept("Ann", 10), c.Cash("Gus", "3", 10**6),
        c.Cash("Ann", "1", 17), c.CountDrop("3", 10**6), c.Buy("Ann", "1", 10, True),
        c.StockCage(0, 0), c.Buy("x" * 10_000, "1", 10),
    ],
)  # fmt: skip
def test_what_makes_no_sense_at_the_cage_changes_nothing(command: RoomCommand) -> None:
    room = run(ROOM).room
    ruling = act(room, command, CAGE)
    assert ruling.refusal is not None
    assert ruling.refusal.reason.malformed
    assert room == run(ROOM).room
