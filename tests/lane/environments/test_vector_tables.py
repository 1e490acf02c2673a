"""Many tables stepped together: what a seat sees is what ``view`` lets it see, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: no lane to test")
pytest.importorskip("numba", reason="numba is not installed: no lane to test")

from tests.lane.environments.seen_by_hand import command_of, row_of_view  # noqa: E402
from tests.lane.environments.some_tables import GAMES, any_choice, tables_of  # noqa: E402

from shuffleup.cards import UNKNOWN  # noqa: E402
from shuffleup.hand import act, limit, new_hand, no_limit, proceed  # noqa: E402
from shuffleup.lane import LaneError, lane_game  # noqa: E402
from shuffleup.lane.environments import VectorTables  # noqa: E402
from shuffleup.lane.environments import seen_row as row  # noqa: E402
from shuffleup.lane.environments.choice_menu import (  # noqa: E402
    CHECK_OR_CALL,
    FOLD,
    RAISE_LEAST,
    choice_name,
)
from shuffleup.lane.environments.learner_tables import LearnerTables  # noqa: E402
from shuffleup.lane.environments.vector_tables import NO_CHOICE  # noqa: E402
from shuffleup.lane.kernels import columns as at  # noqa: E402


def hand_at(tables: VectorTables, table: int):  # type: ignore[no-untyped-def]
    """The same hand for ``hand``, from the same deck."""
    s, c = tables.tables.numbers[table], tables.tables.cards[table]
    sheet = tables.game.sheet
    deck = tuple(int(card) for card in c[at.DECK : at.DECK + len(sheet.cards)])
    hand = new_hand(
        sheet, tables.game.stakes, [int(chips) for chips in tables.stacks],
        button=int(s[at.BUTTON]), deck=deck, rules=tables.game.rules,
    )  # fmt: skip
    proceed(hand)
    return hand


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_is_what_its_view_allows(name: str) -> None:
    dice = random.Random(name)
    tables = tables_of(name)
    asked = tables.reset(seed=name)
    hands = [hand_at(tables, table) for table in range(len(tables))]
    ended = 0
    while ended < 8:
        for table, hand in enumerate(hands):
            seat = int(asked.seat[table])
            assert asked.seen[table].tolist() == row_of_view(hand, seat, tables.row)
        others = tables.look(viewer=1)[0]
        assert [seen.tolist() for seen in others] == [row_of_view(h, 1, tables.row) for h in hands]
        choices = [any_choice(mask, dice) for mask in asked.mask]
        for hand, seen, choice in zip(hands, asked.seen, choices, strict=True):
            assert act(hand, command_of(hand, seen, choice, tables.sets)).refusal is None
        asked = tables.step(choices)
        for table, hand in enumerate(hands):
            assert hand.over == asked.over[table]
            if hand.over:
                won = [ours - first for ours, first in zip(hand.stacks, tables.stacks, strict=True)]
                assert asked.won[table].tolist() == won
                hands[table] = hand_at(tables, table)
                ended += 1


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_of_a_hand_a_seat_sees_no_card_that_its_view_does_not(name: str) -> None:
    """Hands that are shown down are not among those it sees: the lane plays no showing."""
    dice, tables = random.Random(name), tables_of(name, count=1)
    for trial in range(10):
        tables.reset(seed=f"{name}/{trial}")
        hand = hand_at(tables, 0)
        while not hand.over:
            seen, mask, _ = tables.look()
            choice = any_choice(mask[0], dice)
            assert act(hand, command_of(hand, seen[0], choice, tables.sets)).refusal is None
            tables.go_on(tables.checked([choice]), dealing=False)
        for viewer in range(3):
            seen = tables.look(viewer)[0][0]
            view = np.array(row_of_view(hand, viewer, tables.row))
            assert seen[row.OVER] == 1
            assert (tables.row.board(seen) == tables.row.board(view)).all()
            for seat in range(3):
                ours, theirs = tables.row.of_seat(seen, seat), tables.row.of_seat(view, seat)
                assert ours[row.STACK] == theirs[row.STACK]
                told, open_there = tables.row.cards_of(seen, seat), tables.row.cards_of(view, seat)
                assert ((told == open_there) | (told == UNKNOWN)).all()


def test_the_same_seed_deals_the_same_hands_and_another_one_others() -> None:
    def story(seed: int) -> bytes:
        tables, dice = tables_of("holdem", count=4), random.Random(1)
        asked, told = tables.reset(seed=seed), b""
        for _ in range(60):
            told += asked.seen.tobytes()
            asked = tables.step([any_choice(mask, dice) for mask in asked.mask])
        return told

    assert story(5) == story(5) != story(6)


def test_a_seed_is_the_same_where_the_tables_are_made_and_where_they_are_reset() -> None:
    holdem = lane_game("holdem", no_limit(1, 2))
    made = VectorTables(holdem, 4, 3, 200, seed=7).reset()
    again = VectorTables(holdem, 4, 3, 200).reset(seed=7)
    assert (made.seen == again.seen).all()
    # Before that nothing is dealt, and so there is nothing to look at.
    tables = VectorTables(holdem, 1, 3, 200, recorded=True)
    assert not tables.look()[1].any()
    with pytest.raises(LaneError, match="table 0: no hand has been dealt"):
        tables.hand(0)


def test_an_opponent_has_the_dice_of_the_seed_too() -> None:
    holdem = lane_game("holdem", no_limit(1, 2))

    def first_throw(made_with: int, reset_with: int | None) -> float:
        thrown: list[float] = []

        def opponent(seen: Any, mask: Any, dice: Any) -> Any:
            thrown.append(dice.random())
            return np.full(len(mask), CHECK_OR_CALL)

        tables = LearnerTables(holdem, 1, 2, opponents=opponent, seed=made_with)
        tables.reset(reset_with)
        tables.step([CHECK_OR_CALL])
        return thrown[0]

    assert first_throw(7, None) == first_throw(8, 7) != first_throw(8, None)


def test_chips_are_neither_made_nor_lost_and_hands_follow_one_another() -> None:
    tables, dice = tables_of("holdem", count=5, seats=6), random.Random(2)
    asked, hands, buttons = tables.reset(seed=1), 0, set()
    for _ in range(300):
        stepped = tables.step([any_choice(mask, dice) for mask in asked.mask])
        assert (stepped.won.sum(axis=1) == 0).all()
        assert (stepped.mask.sum(axis=1) > 0).all()
        hands += stepped.over.sum()
        buttons |= set(stepped.seen[:, row.BUTTON].tolist())
        asked = stepped
    assert hands > 50
    assert buttons == set(range(6))


def test_a_pot_that_nobody_opens_is_played_for_in_the_next_hand() -> None:
    stakes = limit(2, 4, ante=1)
    tables, dice = VectorTables(lane_game("jacks-or-better", stakes), 20, 3, 60), random.Random(4)
    asked, total, carried = tables.reset(seed=1), np.zeros(20, np.int64), 0
    for _ in range(200):
        asked = tables.step([any_choice(mask, dice) for mask in asked.mask])
        total += asked.won.sum(axis=1)
        left = tables.tables.numbers[:, at.DEAD]
        assert (total == -left).all()  # what is missing lies in the pot
        carried += int((left > 0).sum())
    assert carried > 20


def test_a_choice_that_is_not_on_the_menu_is_named_and_nothing_is_done() -> None:
    tables = tables_of("stud", count=2)
    asked = tables.reset(seed=3)
    assert not asked.mask[1, FOLD]  # the bring-in is forced
    before = tables.tables.numbers.tobytes()
    with pytest.raises(LaneError, match=rf"table 1: seat {asked.seat[1] + 1} cannot fold now"):
        tables.step([RAISE_LEAST, FOLD])
    with pytest.raises(LaneError, match=r"table 0: 6 is not on the menu of 0 to 5"):
        tables.step([6, 1])
    with pytest.raises(LaneError, match=r"table 1: -3 is not on the menu"):
        tables.step([1, -3])
    with pytest.raises(LaneError, match=r"table 1: -1 is not on the menu"):
        tables.step([1, NO_CHOICE])
    assert tables.tables.numbers.tobytes() == before


@pytest.mark.parametrize(
    ("choices", "why"),
    [([1], r"shape \(1,\) does not fit \(2,\)"), ([1.0, 1.0], "whole numbers, not float64"),
     ([[1, 1]], r"shape \(1, 2\) does not fit"), ([True, True], "whole numbers, not bool"),
     ([[1], [1, 1]], "rows of different lengths"), ([None, 1], "whole numbers, not object"),
     (np.full(2, 2**64 - 1, np.uint64), "18446744073709551615 is more than 64 bits hold")],
)  # fmt: skip
def test_choices_of_another_shape_or_kind_are_refused(choices: list[object], why: str) -> None:
    tables = tables_of("holdem", count=2)
    tables.reset(seed=3)
    with pytest.raises(LaneError, match=why):
        tables.step(choices)  # type: ignore[arg-type]


def test_who_looks_does_not_change_the_menu_of_the_seat_to_act() -> None:
    tables = tables_of("holdem", count=2)
    with pytest.raises(LaneError, match="table 0: no hand has been dealt: reset deals one"):
        tables.step([CHECK_OR_CALL, CHECK_OR_CALL])
    asked = tables.reset(seed=3)
    assert not tables.look(viewer=(int(asked.seat[0]) + 1) % 3)[1].any()
    tables.step([CHECK_OR_CALL, CHECK_OR_CALL])
    for viewer in (3, -2, 1.0, None):
        with pytest.raises(LaneError, match="viewer: a seat from 0 to 2, not"):
            tables.look(viewer)  # type: ignore[arg-type]


def test_stacks_with_which_nobody_would_ever_be_asked_are_refused() -> None:
    holdem = lane_game("holdem", no_limit(1, 2))
    with pytest.raises(LaneError, match="everybody is all-in before anybody is asked"):
        VectorTables(holdem, 1, 2, 1).reset(seed=1)
    assert VectorTables(holdem, 1, 2, 2).reset(seed=1).mask.any()
    assert tables_of("holdem", seats=2, stacks=1).reset(seed=1).mask.any()  # how often to run it


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_what_a_step_takes_and_nothing_else(name: str) -> None:
    """Each choice at each of some decisions: a 1 is done, a 0 refused, and then nothing is done."""
    dice, tables = random.Random(name), tables_of(name, count=1)
    asked = tables.reset(seed=name)
    for _ in range(30):
        numbers, cards = tables.tables.numbers.copy(), tables.tables.cards.copy()
        for choice in range(tables.choices):
            if asked.mask[0, choice]:
                assert tables.step([choice]).mask.any()
            else:
                with pytest.raises(LaneError, match="cannot"):
                    tables.step([choice])
                assert (tables.tables.numbers == numbers).all()
            tables.tables.numbers[:], tables.tables.cards[:] = numbers, cards
            tables.look()
        asked = tables.step([any_choice(asked.mask[0], dice)])


def test_every_choice_has_a_name() -> None:
    tables = tables_of("triple-draw")
    names = [choice_name(tables.game, choice) for choice in range(tables.choices)]
    assert names[:3] == ["fold", "check or call", "raise least"]
    assert names[6 + 5] == "discard 0b101"
    assert len(set(names)) == tables.choices


def test_a_seat_or_a_board_that_a_row_does_not_have_is_refused() -> None:
    tables = tables_of("holdem", count=2)
    seen, shape = tables.reset(seed=1).seen, tables.row
    for seat in (3, -1, True, 1.0):
        with pytest.raises(LaneError, match="seat: from 0 to 2, not"):
            shape.cards_of(seen, seat)  # type: ignore[arg-type]
    with pytest.raises(LaneError, match="run: from 0 to 1, not 2"):
        shape.board(seen, 2)
    assert shape.board(seen, np.int64(1)).shape == (2, 5)


def test_the_cards_of_whoever_sees_a_row_are_found_in_all_rows_at_once() -> None:
    tables = tables_of("stud", count=8)
    asked = tables.reset(seed=2)
    assert len(set(asked.seat.tolist())) > 1
    own = tables.row.own_cards(asked.seen)
    for seen, seat, cards in zip(asked.seen, asked.seat.tolist(), own, strict=True):
        assert (cards == tables.row.cards_of(seen, seat)).all()
        assert (tables.row.own_cards(seen) == cards).all()
        assert UNKNOWN not in cards
