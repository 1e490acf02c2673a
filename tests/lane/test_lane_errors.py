"""What the lane cannot do it says, by name, and then nothing has been done."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from shuffleup.cards import parse
from shuffleup.games import Opening, SheetError, Street, Structure, game
from shuffleup.hand import Stakes, limit, no_limit, pot_limit, spread
from shuffleup.lane import NO_ACTION, LaneError, LaneTables, lane_game, whole_hands
from shuffleup.lane.given_hands import given_hand
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.whole_hands import LaneSession
from shuffleup.law import DEFAULT

HOLDEM = lane_game("holdem", no_limit(1, 2))


def two_tables() -> LaneTables:
    tables = LaneTables(HOLDEM, 2, 3, seed=1)
    tables.deal(200)
    return tables


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(SheetError, match="no such game"):
        lane_game("snap", no_limit(1, 2))


@pytest.mark.parametrize("sheet", [None, 5, b"holdem"])
def test_what_is_no_game_at_all(sheet: object) -> None:
    with pytest.raises(LaneError, match="a game is its name or a Sheet"):
        lane_game(sheet, no_limit(1, 2))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"max_seats": 12}, "at most 10 seats"),
        ({"streets": (Street("all", down=2), Street("flop", board=8))}, "at most 7 cards on the"),
        ({"streets": ()}, "a game has streets"),
        ({"wins": ("luck",)}, "'luck' is not one of high"),
        ({"streets": (Street("all", down=6),)}, "10 players need 60 cards of 52"),
        ({"deck": "tarot"}, "deck: 'tarot' is not one of standard"),
        ({"streets": (Street("all", down=3), Street("flop", down=-1, board=5))}, "street 2: down"),
        ({"streets": (Street("all", down=2.5), Street("flop", board=5))}, "street 1: down of 2.5"),  # type: ignore[arg-type]
        ({"streets": (Street("all", down=2), Street("flop", discard=5))}, "5 of 2 cards leaves"),
        ({"bring_in": "luck", "opening": Opening.BRING_IN}, "bring_in: is one of"),
    ],
)
def test_a_sheet_made_in_code_that_the_lane_cannot_deal(more: dict[str, Any], says: str) -> None:
    with pytest.raises(LaneError, match=says):
        lane_game(replace(game("holdem"), **more), no_limit(1, 2))


def test_a_draw_that_a_deck_has_no_cards_for_is_refused_and_not_dealt_for_ever() -> None:
    streets = Street("deal", down=7), Street("draw", draw=5)
    sheet = replace(game("five-card-draw"), max_seats=10, streets=streets)
    with pytest.raises(LaneError, match="10 players need 70 cards and the deck has 52"):
        lane_game(sheet, no_limit(1, 2))


def test_chips_and_laws_whose_sums_would_not_fit() -> None:
    with pytest.raises(LaneError, match="the lane counts bets of up to"):
        lane_game("holdem", no_limit(2**61, 2**62))
    with pytest.raises(LaneError, match="cannot play pot-limit-open-cap of"):
        lane_game("omaha", pot_limit(1, 2), DEFAULT.but(pot_limit_open_cap=Fraction(2**62)))
    with pytest.raises(LaneError, match="last_two: yes or no, not 'no'"):
        lane_game("holdem", no_limit(1, 2), last_two="no")  # type: ignore[arg-type]
    deep = LaneSession(HOLDEM, 1 << 48, ("calling",) * 2)
    with pytest.raises(LaneError, match="their sums have no room"):
        deep.play(1 << 20)
    with pytest.raises(LaneError, match="their sums have no room"):
        deep.play(1 << 70)


@pytest.mark.parametrize("seed", [None, 1.5, [1], object(), True])
def test_a_seed_is_a_number_or_text(seed: Any) -> None:
    with pytest.raises(LaneError, match="seed: a whole number, text or bytes, not"):
        LaneTables(HOLDEM, 1, 2, seed)


def test_a_number_of_numpys_is_the_same_seed() -> None:
    theirs, ours = LaneTables(HOLDEM, 2, 2, np.int64(7)), LaneTables(HOLDEM, 2, 2, 7)  # type: ignore[arg-type]
    assert (theirs.numbers == ours.numbers).all()
    with pytest.raises(LaneError, match="4300 digits"):
        LaneTables(HOLDEM, 1, 2, 10**5000)


def test_a_structure_the_game_is_not_played_in() -> None:
    with pytest.raises(LaneError, match="Short-deck hold'em is not played spread"):
        lane_game("short-deck", spread(1, 5, (1, 2)))


def test_stakes_that_make_no_game() -> None:
    with pytest.raises(LaneError, match="needs a bring-in"):
        lane_game("stud", limit(2, 4, ante=1))
    by_hand = Stakes("no-limit", 2, 2, (1, 2)), Stakes(Structure.NO_LIMIT, 2, 2, 1)  # type: ignore[arg-type]
    for stakes in ("2/4", *by_hand):
        with pytest.raises(LaneError, match="stakes are made by"):
            lane_game("holdem", stakes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "count", "says"), [(11, 1, "2 to 10 players"), (2, 0, "at least one table")]
)
def test_tables_that_cannot_be(seats: int, count: int, says: str) -> None:
    with pytest.raises(LaneError, match=says):
        LaneTables(HOLDEM, count, seats)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"stacks": [100, 100]}, r"stacks: shape \(2,\) does not fit \(2, 3\)"),
        ({"stacks": 1.5}, "stacks: whole numbers, not float64"),
        ({"stacks": [5, 0, 0]}, "two players with chips"),
        ({"stacks": -1}, "from 0 to"),
        ({"stacks": 9, "buttons": 3}, "seats are 0 to 2"),
        ({"stacks": 9, "decks": np.zeros((2, 52), int)}, "not the 52 cards of Hold'em"),
        ({"stacks": 9, "which": [2]}, "tables are 0 to 1"),
        ({"stacks": 9, "which": [1, 1]}, "named twice"),
        ({"stacks": 9, "posts": [[[7, 1, 1]]] * 2}, "rows are seat, amount, kind"),
        ({"stacks": 9, "carried": -5}, "a carried pot"),
        ({"stacks": 9, "carried": 2**63 - 1}, "a carried pot is .* from 0 to"),
        ({"stacks": True}, "stacks: whole numbers, not bool"),
        ({"stacks": np.uint64(2**64 - 1)}, "18446744073709551615 is more than 64 bits hold"),
        ({"stacks": [[9, 9, 9], [9, 9]]}, "stacks: rows of different lengths"),
        ({"stacks": 9, "buttons": [True, False]}, "buttons: whole numbers, not bool"),
        ({"stacks": 9, "which": np.array([True])}, r"a mask has shape \(2,\), not \(1,\)"),
        ({"stacks": 9, "which": True}, r"a mask has shape \(2,\), not \(\)"),
        ({"stacks": 9, "posts": [[0, 5, 1]]}, "for each table rows of seat, amount, kind"),
        ({"stacks": 9, "posts": [[[1]]] * 2}, "for each table rows of seat, amount, kind"),
        ({"stacks": 9, "posts": 5}, "for each table rows of seat, amount, kind"),
        ({"stacks": 9, "posts": [[[0, 5, 1]], []]}, "posts: rows of different lengths"),
    ],
)
def test_a_deal_that_cannot_be_made_changes_nothing(more: dict[str, object], says: str) -> None:
    tables = two_tables()
    before = tables.numbers.copy(), tables.cards.copy()
    with pytest.raises(LaneError, match=says):
        tables.deal(**more)  # type: ignore[arg-type]
    assert (tables.numbers == before[0]).all()
    assert (tables.cards == before[1]).all()


@pytest.mark.parametrize(
    ("kind", "amount", "says"),
    [
        (at.CHECK, 0, "table 1: there is a bet to call"),
        (at.RAISE_TO, 3, "raise to 3: the least is 4, the most 200"),
        (at.RAISE_TO, 201, "the most 200"),
        (at.DISCARD, 1, "not the time to discard"),
        (at.BRING_IN, 0, "not the time to bring in"),
        (at.RUN_IT, 1, "not the time to run it"),
        (9, 0, "9 is not a kind of action"),
        (NO_ACTION, 0, "-1 is not a kind of action"),
        (2**63, 0, "kinds: whole numbers, not float64"),  # what numpy makes of such a row
        (at.RAISE_TO, 2**70, "amounts: whole numbers, not object"),
    ],
)
def test_an_unlawful_action_is_done_at_no_table(kind: int, amount: int, says: str) -> None:
    tables = two_tables()
    before = tables.numbers.copy()
    with pytest.raises(LaneError, match=says):
        tables.act([at.CALL, kind], [0, amount])
    assert (tables.numbers == before).all()


def test_fixed_limit_has_two_sizes_and_a_hand_that_is_over_no_action() -> None:
    tables = LaneTables(lane_game("holdem", limit(2, 4, (1, 2))), 1, 2, seed=1)
    tables.deal(200)
    with pytest.raises(LaneError, match="the least is 4, the most 4"):
        tables.act(at.RAISE_TO, 5)
    tables.act(at.FOLD)
    assert tables.over.all()
    with pytest.raises(LaneError, match="the hand is over"):
        tables.act(at.CALL)
    tables.act(NO_ACTION)


def test_a_discard_names_cards_of_the_hand() -> None:
    tables = LaneTables(lane_game("triple-draw", limit(2, 4, (1, 2))), 1, 2, seed=1)
    tables.deal(200)
    tables.act(at.CALL)
    tables.act(at.CHECK)
    with pytest.raises(LaneError, match="0 to 5 cards of the 5 held"):
        tables.act(at.DISCARD, 1 << 5)


def test_a_strategy_that_is_not_there() -> None:
    with pytest.raises(LaneError, match="'bluffing' is not one of calling, random"):
        LaneSession(HOLDEM, 200, ("random", "bluffing"))
    with pytest.raises(LaneError, match=r"array\(\[1, 2\]\) is not one of calling, random"):
        LaneSession(HOLDEM, 200, ("random", np.array([1, 2])))  # type: ignore[arg-type]


@pytest.mark.parametrize("players", ["random", 2, None])
def test_players_are_one_for_each_seat(players: Any) -> None:
    with pytest.raises(LaneError, match="players: one for each seat, not"):
        LaneSession(HOLDEM, 200, players)
    with pytest.raises(LaneError, match="a game of the lane is made by lane_game, not str"):
        LaneSession("holdem", 200, ("tight-table",) * 2)  # type: ignore[arg-type]


def test_a_session_plays_at_tables_of_its_own_game_and_size() -> None:
    """With more seats than it has stacks the kernel would read and write beside its arrays."""
    session = LaneSession(HOLDEM, 200, ("random",) * 2)
    omaha = lane_game("omaha", pot_limit(1, 2))
    for tables in (LaneTables(HOLDEM, 1, 3), LaneTables(omaha, 1, 2), None):
        with pytest.raises(LaneError, match="tables of Hold'em with 2 seats"):
            session.play_at(tables, 5)  # type: ignore[arg-type]
    again = lane_game("holdem", no_limit(1, 2))
    assert session.play_at(LaneTables(again, 1, 2), 5) == session.play(5)


def test_many_hands_are_played_some_at_a_time_so_that_they_can_be_broken_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In compiled code nobody hears Ctrl-C. How many at a time makes no difference to the hands."""
    aces, jacks = parse("AsAh"), lane_game("jacks-or-better", limit(2, 4, ante=1))
    sessions = [LaneSession(jacks, 60, (how,) * 3) for how in ("random", "tight-table")]
    plays = [partial(session.play, 50, seed=1) for session in sessions]
    against = LaneSession(HOLDEM, 200, ("caller", "random"))
    given = partial(given_hand, against, aces, hands=50, seed=1)
    at_once = [play() for play in plays], given()
    monkeypatch.setattr(whole_hands, "AT_ONCE", 7)
    assert [*whole_hands.by_parts(50)] == [7] * 7 + [1]
    assert ([play() for play in plays], given()) == at_once
