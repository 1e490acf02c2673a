"""What a deal says beside its hand: money to the last chip, names, the hero, the time, the drop."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.histories.test_telling import play

from shuffleup.hand import Call, Check, Fold, Hand, RaiseTo, new_hand, no_limit
from shuffleup.hand.events import Awarded
from shuffleup.histories.export import ExportedDeal, ExportError, writes
from shuffleup.histories.export.exported_deal import hero_of, moment_of, money_of, names_of
from shuffleup.histories.export.exported_shares import in_proportion, shares


def folded() -> Hand:
    """Three seats, the middle one empty: seat 3 has the button and folds; 3 chips in the pot."""
    hand = new_hand("holdem", no_limit(1, 2), (100, 0, 100), 2, seed=1)
    return play(hand, RaiseTo(2, 6), Call(0), Check(0), RaiseTo(2, 4), Fold(0))


@pytest.mark.parametrize(
    ("unit", "chips", "said"),
    [
        (1, 150, "$150"),
        (100, 150, "$1.50"),
        (100, 200, "$2"),
        (100, 5, "$0.05"),
        (10, 5, "$0.50"),
        (4, 3, "$0.75"),
        (1000, 1, "$0.001"),
    ],
)
def test_chips_are_said_as_money_exactly(unit: int, chips: int, said: str) -> None:
    assert money_of(ExportedDeal(folded(), currency="$", unit=unit)).said(chips) == said


def test_a_unit_without_exact_decimals_is_refused() -> None:
    with pytest.raises(ExportError, match="3 chips to one cannot be written"):
        writes(ExportedDeal(folded(), unit=3))


def test_without_a_unit_the_stakes_say_how_many_chips_are_a_dollar() -> None:
    assert money_of(ExportedDeal(folded())).said(150) == "150"


def test_seats_without_a_name_are_numbered() -> None:
    assert names_of(ExportedDeal(folded(), ("Ann", "", ""))) == ["Ann", "Player 2", "Player 3"]


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("Ann", "Bob"), "2 names for 3 seats"),
        (("Ann", "", "Ann"), "two players have one name"),
        (("Ann", "", "Cy\nAnn: folds"), "has to fit on a line"),
        ((" Ann", "", "Cy"), "has to fit on a line"),
    ],
)
def test_names_that_cannot_be_told_apart_or_break_a_line_are_refused(
    names: tuple[str, ...], why: str
) -> None:
    with pytest.raises(ExportError, match=why):
        writes(ExportedDeal(folded(), names))


def test_the_hero_is_a_seat_or_a_name_or_nobody() -> None:
    deal = ExportedDeal(folded(), ("Ann", "Bob", "Cy"))
    assert [hero_of(deal, hero) for hero in (None, 2, "Ann", "Zoe", "Bob", 1)] == [
        -1, 2, 0, -1, -1, -1,
    ]  # fmt: skip
    with pytest.raises(ExportError, match="one of 3 seats, not 3"):
        hero_of(deal, 3)


@pytest.mark.parametrize(
    "when",
    ["yesterday", "2026-13-01T00:00:00Z", "2026-01-31T24:00:00", "2026-01-31T20:15:00+02:00"],
)
def test_a_time_that_is_not_utc_or_no_time_is_refused(when: str) -> None:
    with pytest.raises(ExportError, match="is no"):
        moment_of(ExportedDeal(folded(), when=when))


def test_the_drop_comes_off_the_pot_and_not_off_the_bet_nobody_called() -> None:
    text = writes(ExportedDeal(folded(), ("Ann", "", "Cy"), drop=1, currency="$"))
    assert "Uncalled bet ($4) returned to Cy\nCy collected $11 from pot" in text
    assert "Total pot $12 | Rake $1\n" in text
    assert "Seat 3: Cy (button) (small blind) collected ($11)\n" in text


@pytest.mark.parametrize(
    ("drop", "by_seat", "why"),
    [
        (13, (), "a drop of 13 chips out of a pot of 12"),
        (-1, (), "a drop of -1"),
        (2, (0, 0, 1), "is not 2 chips by seat"),
        (2, (2, 0, 0), "more than was won"),
    ],
)
def test_a_drop_that_cannot_be_is_refused(drop: int, by_seat: tuple[int, ...], why: str) -> None:
    with pytest.raises(ExportError, match=why):
        writes(ExportedDeal(folded(), drop=drop, drop_from=by_seat))


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=9), st.integers(0, 100))
def test_a_drop_is_divided_to_the_last_chip_and_nobody_pays_more_than_he_won(
    won: list[int], percent: int
) -> None:
    drop = sum(won) * percent // 100
    parts = in_proportion(drop, won)
    assert sum(parts) == drop
    assert all(0 <= part <= most for part, most in zip(parts, won, strict=True))


def test_what_a_seat_pays_comes_off_its_first_pots() -> None:
    deal = ExportedDeal(folded(), drop=7, drop_from=(0, 0, 7))
    awards = [Awarded(2, 5, 0), Awarded(2, 4, 1)]
    assert [(share.won, share.kept) for share in shares(deal, awards)] == [(5, 5), (4, 2)]
