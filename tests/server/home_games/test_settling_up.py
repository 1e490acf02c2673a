"""Who pays whom at the end of a home game: everybody even, by fewer payments than players."""

from __future__ import annotations

from collections import Counter
from unittest.mock import Mock

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.server.small_house import BOARD, MANAGER, must, seat, small_house

from shuffleup.floor.senders import Role, staff
from shuffleup.room.cage.cage_commands import Buy
from shuffleup.room.lists.list_commands import LeaveTable
from shuffleup.room.people.people_commands import Arrive, BarPlayer
from shuffleup.room.reports.bought_and_cashed import BoughtAndCashed
from shuffleup.room.seat_claims.claim_commands import PlayOver
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.home_games.closing_games import ClosingGames
from shuffleup.server.home_games.settling_up import (
    GameStanding,
    SettlementShown,
    of_one,
    payments,
    settled,
)
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.table.commands import GoAway


def nets(*amounts: int) -> list[GameStanding]:
    return [GameStanding(f"p{at}", 0, 0, 0, net) for at, net in enumerate(amounts)]


@given(st.lists(st.integers(-10_000, 10_000), min_size=1, max_size=9))
def test_after_the_payments_everybody_is_even(won: list[int]) -> None:
    rows = nets(*won, -sum(won))
    left = Counter({row.player: row.net for row in rows})
    paid = payments(rows)
    for one in paid:
        assert one.amount > 0
        left[one.player] += one.amount
        left[one.to] -= one.amount
    assert set(left.values()) <= {0}
    assert len(paid) < len(rows)


def test_the_one_who_lost_pays_the_one_who_won() -> None:
    paid = payments(nets(20, -20, 0))
    assert [(one.player, one.to, one.amount) for one in paid] == [("p1", "p0", 20)]


def test_what_nobody_won_is_paid_by_nobody() -> None:
    """Chips that lie on the table between two hands are nobody's yet."""
    assert [one.amount for one in payments(nets(10, -15))] == [10]


def stands(house: PokerHouse) -> dict[str, tuple[int, int, int, int]]:
    place, books = house.places["room"], BoughtAndCashed()
    assert isinstance(place, RoomPlace)
    for record in house.under("room").read(0, "room"):
        books.see(record)
    rows = settled(books.of, place.room)
    assert sum(row.net for row in rows) == 0
    return {row.player: (row.bought, row.cashed, row.has, row.net) for row in rows}


def test_chips_bought_and_cashed_are_read_off_the_ledger() -> None:
    house = small_house()
    seat(house, ["ann", "bob", "cy"])
    must(house, Buy("ann", "1", 100), staff(Role.CAGE))
    must(house, LeaveTable("bob", "1"), MANAGER)
    assert stands(house) == {
        "ann": (300, 0, 300, 0), "bob": (200, 200, 0, 0), "cy": (200, 0, 200, 0),
    }  # fmt: skip


def test_chips_that_are_kept_for_somebody_are_still_theirs() -> None:
    house = small_house()
    seat(house, ["ann", "bob"])
    must(house, BarPlayer("bob", "asked to go"), MANAGER)
    house.now.now += 1_000  # type: ignore[attr-defined]  # the clock of a test
    house.tick(house.now())
    assert stands(house)["bob"] == (200, 0, 200, 0)


def test_chips_under_a_box_are_those_of_whoever_is_away_and_are_paid_at_the_end() -> None:
    house = small_house(book="pechanga")
    seat(house, ["ann", "bob"])
    must(house, GoAway(1), MANAGER, "1")
    must(house, Arrive("cy"), BOARD)
    must(house, PlayOver("cy", "1", 1, 100), MANAGER)
    assert stands(house)["bob"] == (200, 0, 200, 0)
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    ClosingGames(house, Mock(), Mock()).cash_everybody_out(place, MANAGER.id)
    assert stands(house) == {
        "ann": (200, 200, 0, 0), "bob": (200, 200, 0, 0), "cy": (100, 100, 0, 0),
    }  # fmt: skip
    assert not any(room_chips(place).values())


def test_a_game_that_cannot_be_closed_after_its_hand_is_dealt_again_and_its_host_told_why() -> None:
    house, told = small_house(), Mock()
    seat(house, ["ann", "bob"])
    closing, place = ClosingGames(house, Mock(), Mock()), house.places["room"]
    closing.tell = told
    house.register["room"] = replace(house.register["room"], host=MANAGER.id)
    assert isinstance(place, RoomPlace)
    place.room.accounts["kept/ann"] = 6_000  # more than one person pays alone
    closing.wish("room", MANAGER.id, wanted=True)
    assert place.tables["1"].on_hold
    list(closing.look())
    assert not place.tables["1"].on_hold
    (who, notice), _ = told.call_args
    assert (who, notice.says) == (MANAGER.id, "two people sign for 6,000")


def test_a_game_to_be_closed_closes_when_its_last_hand_has_been_seen_and_after_a_restart() -> None:
    house, shut = small_house(), Mock()
    seat(house, ["ann", "bob"])
    house.register["room"] = replace(house.register["room"], host=MANAGER.id)
    ClosingGames(house, Mock(), Mock()).wish("room", MANAGER.id, wanted=True)
    closing = ClosingGames(house, shut, Mock())  # of a house that has started again
    closing.load()
    closing.playing = lambda where: 1
    list(closing.look())
    shut.assert_not_called()
    closing.playing = lambda where: 0
    list(closing.look())
    shut.assert_called_once_with("room")
    assert not any(house.places["room"].tables["1"].seats)


def room_chips(place: RoomPlace) -> dict[str, int]:
    """What lies on tables or is kept for somebody."""
    kinds = ("table/", "under/", "kept/", "held/")
    return {name: held for name, held in place.room.accounts.items() if name.startswith(kinds)}


def test_what_was_undone_was_never_bought() -> None:
    house = small_house()
    seat(house, ["ann", "bob"])
    must(house, Buy("ann", "1", 100), MANAGER)
    acts = house.places["room"].acts.last_first()  # type: ignore[attr-defined]
    must(house, Undo(acts[0].number, "typed wrongly"), MANAGER)
    assert stands(house)["ann"] == (200, 0, 200, 0)


def test_an_undoing_that_was_undone_counts_where_it_was_counted_first() -> None:
    house = small_house()
    seat(house, ["ann", "bob"])
    place = house.places["room"]
    for wanted, stands_as in (
        (Buy("ann", "1", 100), (300, 0, 300, 0)),
        (LeaveTable("ann", "1"), (300, 300, 0, 0)),
    ):
        before = stands(house)["ann"]
        must(house, wanted, MANAGER)
        for expected in (before, stands_as, before, stands_as):
            must(house, Undo(place.version, "no: the other way"), MANAGER)
            assert stands(house)["ann"] == expected


def test_a_player_is_told_of_themselves_alone() -> None:
    rows = nets(30, -10, -20)
    names = {row.player: row.player.upper() for row in rows}
    whole = SettlementShown("game/x", "Friday", "Ann", False, rows, payments(rows), 5, names)
    mine = of_one(whole, "p1")
    assert [row.player for row in mine.rows] == ["p1"]
    assert [(one.player, one.to, one.amount) for one in mine.payments] == [("p1", "p0", 10)]
    assert (mine.names, mine.unsettled) == ({"p0": "P0", "p1": "P1"}, 0)
