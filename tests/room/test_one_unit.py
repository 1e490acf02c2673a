"""One unit in a room: games of cents and of dollars beside each other, and sums that add up."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from shuffleup.floor.senders import DEALER, Role, player, staff
from shuffleup.hand.commands import RaiseTo
from shuffleup.hand.setup import Stakes, limit, no_limit
from shuffleup.hand.words.setup_words import read_stakes, show_stakes
from shuffleup.law.ruling import Reason
from shuffleup.log import FileLog
from shuffleup.room.act import act
from shuffleup.room.apply import apply, opened, replay
from shuffleup.room.cage.ledger import CAGE_CASH, OUTSIDE, of_table
from shuffleup.room.commands import AtTheTable
from shuffleup.room.keeping.room_log import ROOM, batch_of, read_room
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.one_unit import in_chips
from shuffleup.room.openings.opening_commands import ListGame
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run, spoken
from shuffleup.table.act import act as table_act
from shuffleup.table.commands import Designate, NextHand
from shuffleup.table.house import House, Stage
from shuffleup.table.state import seated

BESIDE = """
room: 2026-11-13 UTC, in cents
game 1/2: holdem no-limit 1/2, seats 4, buy-in 40-200
game quarters: holdem no-limit 0.25/0.50, seats 4, buy-in 20-50
here: Ann, Bob
table 1: 1/2
table 2: quarters
"""


def evening(*lines: str, opening: str = BESIDE) -> Room:
    """A room of cents with a table of dollars and one of quarters."""
    return run(opening + "\n".join(lines)).room


def refusal_of(room: Room, listing: Listing) -> str:
    ruling = act(room, ListGame("another", listing), staff(Role.MANAGER))
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.CANNOT_BE_DEALT
    return ruling.refusal.says


def test_a_game_of_dollars_is_written_in_the_cents_of_its_room() -> None:
    room = evening()
    dollars, cents = room.listings["1/2"], room.listings["quarters"]
    assert show_stakes(dollars.stakes) == "no-limit 100/200 chip 100 dollar 100"
    assert show_stakes(cents.stakes) == "no-limit 25/50 dollar 100"
    assert dollars.house.buy_in == (4000, 20000)
    assert cents.house.buy_in == (2000, 5000)


def test_wagers_of_a_game_of_dollars_are_made_in_dollars() -> None:
    room = run(BESIDE.replace("table 1: 1/2", "table 1: 1/2, Cy 4000, Di 4000")).room
    table = room.tables["1"]
    began = table_act(table, NextHand(seed="a"), DEALER)
    assert began.refusal is None, began.refusal
    hand = table.hand
    assert hand is not None
    who = player(seated(table, hand.actor).player)
    for to, taken in ((437, False), (400, True)):
        ruling = table_act(table, RaiseTo(hand.actor, to), who)
        assert (ruling.refusal is None) is taken, ruling.refusal
    assert room.listings["quarters"].house.wagers_in == 0


def test_a_player_moves_from_quarters_to_dollars_and_the_day_balances() -> None:
    room = evening(
        "floor: Ann sits down at 2 in seat 1 with 3725",
        "Ann leaves table 2",
        "x floor: Ann sits down at 1 in seat 1 with 4025 (not-a-whole-amount)",
        "floor: Ann sits down at 1 in seat 1 with 4000",
    )
    assert room.accounts[of_table("2")] == 0
    assert room.accounts[of_table("1")] == 4000
    assert room.accounts[CAGE_CASH] == -room.accounts[OUTSIDE] == 4000
    assert replay(room.log) == room


def test_a_room_of_cents_is_read_back_from_its_log(tmp_path: Path) -> None:
    room = evening("floor: Ann sits down at 2 in seat 1 with 3725")
    log = FileLog(tmp_path / "room.log", ROOM)
    log.append_batch(batch_of(room.log, room.now))
    assert read_room(log) == room


def test_a_room_of_dollars_has_no_game_in_cents_and_says_why() -> None:
    room = run("room: 2026-11-13 UTC\ngame 1/2: holdem no-limit 1/2").room
    assert "chips of a dollar" in refusal_of(
        room, Listing("holdem", read_stakes(["no-limit", "0.25/0.50"]))
    )
    assert "another" not in room.listings


def test_a_mix_is_played_in_one_chip() -> None:
    quarters = read_stakes(["no-limit", "0.25/0.50"])
    stages = Stage("holdem", quarters), Stage("holdem", no_limit(1, 2))
    mixed = Listing("holdem", quarters, house=House(rotation=stages))
    assert "same chips" in refusal_of(evening(), mixed)


@pytest.mark.parametrize("kind", ["rotation", "choice"])
@pytest.mark.parametrize("players", ["", ", Cy 4000, Di 4000"])
def test_no_table_of_a_room_is_designated_games_in_other_chips(kind: str, players: str) -> None:
    room = run(BESIDE.replace("table 1: 1/2", f"table 1: 1/2{players}")).room
    dollars = tuple(Stage(key, no_limit(1, 2)) for key in ("holdem", "omaha"))
    house = replace(room.tables["1"].house, **{kind: dollars})
    ruling = act(room, AtTheTable("1", Designate(house)), staff(Role.FLOOR))
    assert ruling.refusal is not None
    assert "a cent" in ruling.refusal.says
    assert room.tables["1"].stakes.dollar == 100


@pytest.mark.parametrize("typed", ["0.25/0.50", "0,25/0,50", "$0.25/$0.50"])
def test_stakes_in_cents_are_read_with_a_point_or_a_comma(typed: str) -> None:
    assert read_stakes(["no-limit", typed]) == read_stakes(["no-limit", "25/50", "dollar", "100"])


def test_a_thousand_has_its_comma_and_no_cents() -> None:
    assert read_stakes(["no-limit", "1,000/2,000"]) == no_limit(1000, 2000)


def test_the_first_game_says_in_what_a_room_counts() -> None:
    cents, dollars = "game q: holdem no-limit 0,25/0,50", "game 1/2: holdem limit 1/2 blinds 1/1"
    room = run(f"room: 2026-11-13 UTC\n{cents}\n{dollars}").room
    assert {one.stakes.dollar for one in room.listings.values()} == {100}


# ---- whatever the numbers --------------------------------------------------------------------

SUMS = st.integers(1, 10**6)


@given(st.tuples(SUMS, SUMS).map(sorted), SUMS, SUMS, st.sampled_from([1, 10, 100, 1000]))
def test_a_game_in_finer_chips_and_back_is_the_same(
    blinds: list[int], drop: int, cap: int, finer: int
) -> None:
    game = Listing("holdem", no_limit(*blinds), house=House(buy_in=(cap, 2 * cap), drop=drop))
    there = in_chips(game, finer)
    assert there.stakes.dollar == finer
    assert in_chips(there, 1) == game


@given(SUMS, st.sampled_from([2, 4, 10, 100]))
def test_what_does_not_divide_is_refused_and_never_rounded(bet: int, dollar: int) -> None:
    game = Listing(
        "holdem",
        Stakes(limit(1, 2).structure, bet * dollar, bet * dollar, (1,), chip=dollar, dollar=dollar),
    )
    with pytest.raises(ValueError, match="not paid"):
        in_chips(game, 1)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["Ann", "Bob"]), st.sampled_from(["1", "2"]), st.integers(1900, 20100)
        ),
        max_size=12,
    )
)
def test_the_ledger_adds_up_after_every_event_wherever_people_move(
    moves: list[tuple[str, str, int]],
) -> None:
    room = evening()
    for name, table, amount in moves:
        for words in (
            f"{name} leaves table {'2' if table == '1' else '1'}",
            f"floor: {name} sits down at {table} in seat {1 if name == 'Ann' else 2} with {amount}",
        ):
            act(room, *spoken(room, words))
    seen = opened(room.log[0])
    for event in room.log[1:]:
        apply(seen, event)
        assert not sum(seen.accounts.values())
    assert seen == room
    for number, table in room.tables.items():
        assert room.accounts.get(of_table(number), 0) == sum(
            one.stack for one in table.seats if one
        )
