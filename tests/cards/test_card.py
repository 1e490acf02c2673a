"""Cards as ints and as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.cards import (
    CARD,
    DECKS,
    JOKER,
    RANK_NAMES,
    SHORT,
    STANDARD,
    SUIT_NAMES,
    TEXT,
    UNKNOWN,
    WITH_JOKER,
    parse,
    rank,
    show,
    suit,
)


@given(st.lists(st.integers(0, UNKNOWN)))
def test_parsing_what_was_shown_gives_the_same_cards(cards: list[int]) -> None:
    assert parse(show(cards)) == tuple(cards)


@given(st.lists(st.sampled_from(TEXT)))
def test_showing_what_was_parsed_gives_the_same_text(texts: list[str]) -> None:
    assert show(parse(" ".join(texts))) == "".join(texts)


@pytest.mark.parametrize("text", ["AsKh", "As Kh", "As, Kh", "asKH", " As Kh "])
def test_spaces_commas_and_case_do_not_matter(text: str) -> None:
    assert parse(text) == (51, 46)


def test_a_ten_may_be_written_with_two_digits() -> None:
    assert parse("10h Td") == parse("ThTd")


@pytest.mark.parametrize("text", ["A", "AsK", "1s", "Ax", "sA", "As-K"])
def test_what_is_not_a_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        parse(text)


def test_integer_order_is_high_card_by_suit() -> None:
    clubs_to_spades = parse("2c 2d 2h 2s 3c As")
    assert list(clubs_to_spades) == sorted(clubs_to_spades)
    assert show([max(parse("Kc Kd Ks Kh"))]) == "Ks"
    assert show([min(parse("2d 3c 2c"))]) == "2c"


def test_every_card_is_its_rank_and_its_suit() -> None:
    for card in STANDARD:
        assert rank(card) * 4 + suit(card) == card == CARD[TEXT[card]]
    assert (RANK_NAMES[rank(CARD["As"])], SUIT_NAMES[suit(CARD["As"])]) == ("ace", "spades")
    assert (RANK_NAMES[rank(CARD["2c"])], SUIT_NAMES[suit(CARD["2c"])]) == ("deuce", "clubs")


def test_the_joker_and_the_unknown_card_have_texts_of_their_own() -> None:
    assert parse("Jk ??") == (JOKER, UNKNOWN)
    assert show([JOKER, UNKNOWN]) == "Jk??"


def test_the_decks_have_52_53_and_36_cards() -> None:
    assert {name: len(deck) for name, deck in DECKS.items()} == {
        "standard": 52,
        "joker": 53,
        "short": 36,
    }
    assert show([min(SHORT)]) == "6c"
    assert JOKER in WITH_JOKER
    assert JOKER not in STANDARD
