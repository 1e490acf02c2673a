"""Reading PHH: money to whole chips, and every mistake with its place."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.games import Structure
from shuffleup.histories import (
    History,
    PhhError,
    parse_phh,
    parse_phhs,
    read_file,
    replay_history,
    write_phh,
)
from shuffleup.histories.money import money, show_money, whole_chips
from shuffleup.histories.writing import toml

DATA = Path(__file__).parent / "data"

FIELDS = {
    "variant": "'NT'",
    "antes": "[0, 0]",
    "blinds_or_straddles": "[1, 2]",
    "min_bet": "2",
    "starting_stacks": "[100, 100]",
    "actions": "['d dh p1 ????', 'd dh p2 ????', 'p2 f']",
}


def text_of(**changes: str | None) -> str:
    """A hand as text, some of its fields otherwise, or not there (None)."""
    fields = {**FIELDS, **changes}
    return "".join(f"{name} = {value}\n" for name, value in fields.items() if value is not None)


def why_not(**changes: str | None) -> str:
    with pytest.raises(PhhError) as refused:
        parse_phh(text_of(**changes))
    return refused.value.why


# ---- money -----------------------------------------------------------------------------------


def test_whole_amounts_are_chips_as_they_stand() -> None:
    history = parse_phh(text_of())
    assert (history.scale, history.starting_stacks) == (1, (100, 100))


def test_amounts_with_cents_make_a_chip_of_each_cent() -> None:
    history = parse_phh(text_of(starting_stacks="[100.5, 99.75]"))
    assert (history.scale, history.starting_stacks, history.min_bet) == (100, (10050, 9975), 200)


def test_an_amount_in_an_action_counts_too() -> None:
    actions = "['d dh p1 ????', 'd dh p2 ????', 'p2 cbr 4.125', 'p1 f']"
    assert parse_phh(text_of(actions=actions)).scale == 1000


def test_dollars_are_split_to_the_cent_even_if_all_amounts_are_whole() -> None:
    split = "['d dh p1 AsKs', 'd dh p2 AhKh', 'p2 cbr 3', 'p1 cc', 'd db 2c2d2h', 'p1 cc', \
'p2 cc', 'd db 7c', 'p1 cc', 'p2 cc', 'd db 7d', 'p1 cc', 'p2 cc']"
    three = dict.fromkeys(["antes"], "[0, 0, 0]") | {
        "blinds_or_straddles": "[1, 2, 0]",
        "starting_stacks": "[100, 100, 100]",
        "actions": split.replace("p2", "p3").replace("p1", "p2").replace("'p3 cbr 3'", ADDED),
    }
    tokens = parse_phh(text_of(**three))
    dollars = parse_phh(text_of(**three, currency_symbol="'$'"))
    assert replay_history(tokens).final_money == [99, 101, 100]
    assert replay_history(dollars).final_money == [99, Decimal("100.50"), Decimal("100.50")]


ADDED = "'p3 cc', 'p1 f'"


@given(st.lists(st.decimals(-(10**9), 10**9, places=4), min_size=1))
def test_money_to_chips_and_back_is_the_same_money(amounts: list[Decimal]) -> None:
    scale, chips = whole_chips(amounts)
    assert [money(count, scale) for count in chips] == amounts
    assert [Decimal(show_money(count, scale)) for count in chips] == amounts


def test_money_is_shown_as_a_file_would_write_it() -> None:
    assert show_money(2070, 100) == "20.70"
    assert show_money(5000, 100) == "50"
    assert show_money(-5, 100) == "-0.05"
    assert show_money(7, 1) == "7"


def test_a_number_too_large_to_be_money_is_refused() -> None:
    assert why_not(min_bet="1e400000") == "1E+400000 is not an amount of money"


# ---- fields ----------------------------------------------------------------------------------


def test_fields_find_their_places_and_the_rest_is_metadata() -> None:
    history = parse_phh(
        text_of(venue="'Home'", time="21:05:00", players="['Ann', 'Bob']", seats="[3, 1]", _x="[1]")
    )
    assert history.structure is Structure.NO_LIMIT
    assert history.game.key == "holdem"
    assert (history.players, history.seats) == (("Ann", "Bob"), (3, 1))
    assert set(history.metadata) == {"venue", "time", "_x"}


def test_an_unknown_stack_stays_unknown() -> None:
    history = parse_phh(text_of(starting_stacks="[inf, 100]"))
    assert history.starting_stacks == (None, 100)
    replayed = replay_history(history)
    assert replayed.final_money == [None, 99]
    assert "starting_stacks = [inf, 100]" in write_phh(history)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"variant": None}, "variant: is missing"),
        ({"antes": None}, "antes: is missing"),
        ({"min_bet": None}, "min_bet: is missing"),
        ({"actions": None}, "actions: is missing"),
        ({"blinds_or_straddles": None}, "blinds_or_straddles: is missing"),
        ({"antes": "[0]"}, "antes: has 1 entries for 2 players"),
        ({"antes": "[0, -1]"}, "antes: -1 is below 0"),
        ({"antes": "[0, 'x']"}, "antes: 'x' is not an amount"),
        ({"antes": "[0, true]"}, "antes: True is not an amount"),
        ({"antes": "[0, inf]"}, "antes: Infinity is not an amount"),
        ({"antes": "0"}, "antes: is not a list"),
        ({"min_bet": "0"}, "min_bet: 0 should be above 0"),
        ({"min_bet": "'2'"}, "min_bet: '2' is not an amount"),
        ({"min_bet": "nan"}, "min_bet: Decimal('NaN') is not an amount"),
        ({"starting_stacks": "[100, 0]"}, "starting_stacks: p2 has no chips"),
        ({"starting_stacks": "[100, -5]"}, "starting_stacks: -5 is below 0"),
        ({"starting_stacks": "[100]"}, "starting_stacks: a hand has 2 to 10 players, not 1"),
        ({"actions": "[1]"}, "actions: is not a list of strings"),
        ({"players": "['Ann']"}, "players: has 1 entries for 2 players"),
        ({"seats": "[1.5, 2]"}, "seats: is not a list of whole numbers"),
        ({"seats": "[1]"}, "seats: has 1 entries for 2 players"),
        ({"ante_trimming_status": "1"}, "ante_trimming_status: 1 is neither true nor false"),
    ],
)
def test_a_field_that_is_wrong_is_named_with_the_reason(
    changes: dict[str, str | None], why: str
) -> None:
    assert why_not(**changes) == why


def test_an_unknown_variant_is_told_which_there_are() -> None:
    assert why_not(variant="'PT'") == (
        "variant: 'PT' is not one of F2L3D, F7S, F7S/8, FB, FO/8, FR, FT, N2L1D, NS, NT, PO"
    )


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("p1", "says who acts but not what is done"),
        ("p1 raises", "'raises' is not one of f, cc, cbr, pb, sd, sm"),
        ("q1 f", "'q1' is neither the dealer, d, nor a player, like p1"),
        ("p0 f", "'p0' is neither the dealer, d, nor a player, like p1"),
        ("p1 f now", "nothing comes after 'f'"),
        ("p1 cbr", "a bet or raise names one amount, as in 'p1 cbr 50'"),
        ("p1 cbr ten", "'ten' is not an amount"),
        ("p1 cbr inf", "'inf' is not an amount"),
        ("p1 cbr -5", "'-5' is not an amount"),
        ("p1 sm As Ks", "a showdown names its cards in one word, as in 'p1 sm AsKs'"),
        ("p1 sd 2c 3c", "a draw names its discards in one word, as in 'p1 sd 2c7d'"),
        ("d dh p1 AsK", "'K' is not a card, like As, or ??"),
        ("d dh p1 As?s", "'?s' is not a card, like As, or ??"),
        ("d dh p1 Jk", "'Jk' is not a card, like As, or ??"),
        ("d db", "the dealer deals as in 'd dh p1 AsKs' or 'd db 7h8h9h'"),
    ],
)
def test_an_action_that_is_none_is_named_with_its_place(action: str, why: str) -> None:
    assert why_not(actions=f"['d dh p1 ????', '{action}']") == f"action 2 {action!r}: {why}"


# ---- files -----------------------------------------------------------------------------------


def test_a_text_that_is_not_toml_says_where() -> None:
    (error,) = read_file(DATA / "broken" / "not-toml.phh")
    assert isinstance(error, PhhError)
    assert error.why == "is not TOML: unclosed array (at line 3, column 1)"


def test_one_broken_hand_of_a_file_does_not_hide_the_others() -> None:
    first, second, third = read_file(DATA / "broken" / "one-of-three.phhs")
    assert isinstance(first, History)
    assert str(second).endswith("hand 2: is not TOML: unclosed array (at line 13, column 1)")
    assert isinstance(third, History)


def test_one_wrong_hand_of_a_file_does_not_hide_the_others() -> None:
    text = f"[1]\n{text_of(variant=None)}\n[2]\n{text_of()}"
    wrong, right = parse_phhs(text, "some.phhs")
    assert str(wrong) == "some.phhs hand 1: variant: is missing"
    assert isinstance(right, History)
    assert right.number == 2


def test_a_file_that_is_not_there_or_not_text_is_one_error(tmp_path: Path) -> None:
    (missing,) = read_file(tmp_path / "none.phh")
    assert "cannot be read" in str(missing)
    (tmp_path / "picture.phh").write_bytes(b"\x89PNG\xff\xfe")
    (picture,) = read_file(tmp_path / "picture.phh")
    assert "is not UTF-8 text" in str(picture)
    (tmp_path / "empty.phh").write_text("")
    (empty,) = read_file(tmp_path / "empty.phh")
    assert "variant: is missing" in str(empty)


def test_line_ends_and_a_mark_at_the_start_do_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "windows.phh"
    file.write_bytes(b"\xef\xbb\xbf" + text_of().replace("\n", "\r\n").encode())
    (hand,) = read_file(file)
    assert isinstance(hand, History)


def test_a_nest_of_lists_is_refused_like_any_other_mistake() -> None:
    assert "is not TOML" in why_not(antes="[" * 5000)


@given(st.text(max_size=60))
def test_no_text_does_more_than_be_refused(text: str) -> None:
    for hand in parse_phhs(text):
        assert isinstance(hand, PhhError)


@given(st.text(), st.integers(), st.booleans(), st.lists(st.text(max_size=5)))
def test_what_is_written_as_toml_is_read_as_the_same(
    text: str, number: int, truth: bool, many: list[str]
) -> None:
    about = {"text": text, "number": number, "truth": truth, "many": many, "inner": {text: 1}}
    fields = {name: toml(value) for name, value in about.items()}
    assert parse_phh(text_of(**fields)).metadata == about
