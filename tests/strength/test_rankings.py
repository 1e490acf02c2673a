"""Hands read aloud, and the cards that play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strength.plain_hands import deal

from shuffleup.cards import JOKER, SHORT, parse, show
from shuffleup.strength import RANKINGS, best, best_of, omaha_best, open_high, words

READINGS = [
    ("high", "As Ks Qs Js Ts 2d 3d", "royal flush", "AsKsQsJsTs"),
    ("high", "Ks Qs Js Ts 9s 2d 3d", "straight flush, king high", "KsQsJsTs9s"),
    ("high", "As 2s 3s 4s 5s", "straight flush, five high", "5s4s3s2sAs"),
    ("high", "9c 9d 9h 9s 2c Kd", "four nines, king kicker", "9s9h9d9cKd"),
    ("high", "7c 7d 7h 2s 2d", "full house, sevens full of deuces", "7h7d7c2s2d"),
    ("high", "7c 7d 7h 2s 2d 2c Ad", "full house, sevens full of deuces", "7h7d7c2s2d"),
    ("high", "Ah Kh Th 7h 2h 2d 2c", "flush, ace king ten seven deuce", "AhKhTh7h2h"),
    ("high", "Ac 2d 3h 4s 5c Kd Kh", "straight, five high", "5c4s3h2dAc"),
    ("high", "6c 6d 6h Ks Qc 3d 2h", "three sixes, king queen kickers", "6h6d6cKsQc"),
    ("high", "Ks Kd 4h 4c 9s 2d 3d", "two pair, kings and fours, nine kicker", "KsKd4h4c9s"),
    ("high", "6h 6d As Kd 3c 9s 8d", "pair of sixes, ace king nine kickers", "6h6dAsKd9s"),
    ("high", "Ah Kd Tc 7s 2h", "ace high, king ten seven deuce", "AhKdTc7s2h"),
    ("short-high", "As 6d 7h 8c 9s Ts Jd", "straight, jack high", "JdTs9s8c7h"),
    ("short-high", "As 6d 7h 8c 9s", "straight, nine high", "9s8c7h6dAs"),
    ("short-high", "As Ks 9s 7s 6s", "flush, ace king nine seven six", "AsKs9s7s6s"),
    ("short-high", "As Ad 9s 9d 9h", "full house, nines full of aces", "9s9h9dAsAd"),
    ("joker-high", "Ac Ad Ah As Jk", "five aces", "JkAsAhAdAc"),
    ("joker-high", "2s 3d 4h 5c Jk", "straight, six high", "Jk5c4h3d2s"),
    ("joker-high", "5s Jk 4h 3c 2d", "straight, six high", "Jk5s4h3c2d"),
    ("joker-high", "As Qs 9s 4s Jk", "flush, ace king queen nine four", "AsJkQs9s4s"),
    ("joker-high", "Ks Kd 9h 4c Jk", "pair of kings, ace nine four kickers", "KsKdJk9h4c"),
    ("ace-to-five", "As 2s 3s 4s 5s Kd Kh", "5-4-3-2-A low", "5s4s3s2sAs"),
    ("ace-to-five", "As Ad 2c 3d 4h", "pair of aces, four three deuce kickers", "AsAd4h3d2c"),
    ("joker-ace-to-five", "2s 3d 4h Ac Jk", "5-4-3-2-A low", "Jk4h3d2sAc"),
    ("joker-ace-to-five", "2s 3d 8h 7c Jk", "8-7-3-2-A low", "8h7c3d2sJk"),
    ("eight-or-better", "8s 6d 4h 3c As Kd Kh", "8-6-4-3-A low", "8s6d4h3cAs"),
    ("eight-or-better", "9s 6d 4h 3c As Kd Kh", "no low", ""),
    ("deuce-to-seven", "7s 2d 3h 4c 5s", "7-5-4-3-2 low", "7s5s4c3h2d"),
    ("deuce-to-seven", "As 2d 3h 4c 5s", "A-5-4-3-2 low", "As5s4c3h2d"),
    ("deuce-to-seven", "3s 4d 5h 6c 7s", "straight, seven high", "7s6c5h4d3s"),
    ("deuce-to-seven", "3s 3d 5h 6c 7s", "pair of threes, seven six five kickers", "3s3d7s6c5h"),
    ("badugi", "7s 5d 4h Ac", "7-5-4-A badugi", "7s5d4hAc"),
    ("badugi", "6s 4d 2h 2s", "three-card 6-4-2", "6s4d2h"),
    ("badugi", "As 5s 9s Ad", "two-card 5-A", "5sAd"),
    ("badugi", "Ks Kd Kh Kc", "one-card K", "Ks"),
]


@pytest.mark.parametrize(("kind", "cards", "reading", "playing"), READINGS)
def test_hands_read_as_a_dealer_would_say_them(
    kind: str, cards: str, reading: str, playing: str
) -> None:
    assert words(kind, parse(cards)) == reading
    assert RANKINGS[kind].words(RANKINGS[kind].value(parse(cards))) == reading
    assert show(best(kind, parse(cards))) == playing


def hands_for(kind: str) -> list[list[int]]:
    if kind == "badugi":
        return deal(1500, 4, seed=4)
    if kind.startswith("joker"):
        return deal(1500, 5, seed=5, deck=[*range(40, 53), 0, 4, 8]) + deal(500, 5, seed=6)
    return deal(1500, 7, seed=7, deck=SHORT if kind == "short-high" else range(52))


@pytest.mark.parametrize("kind", RANKINGS)
def test_the_cards_that_play_are_worth_what_the_hand_is_worth(kind: str) -> None:
    value = RANKINGS[kind].value
    for hand in hands_for(kind)[:600]:
        playing = best(kind, hand)
        assert set(playing) <= set(hand)
        assert (value(playing) if playing else 0) == value(hand)
        assert len(playing) in ((0, 5) if kind != "badugi" else (1, 2, 3, 4))


@pytest.mark.parametrize("kind", RANKINGS)
def test_different_values_read_differently(kind: str) -> None:
    values = set(map(RANKINGS[kind].value, hands_for(kind)))
    assert len(set(map(RANKINGS[kind].words, values))) == len(values)


def test_the_joker_kinds_take_hands_that_hold_the_joker() -> None:
    assert any(JOKER in hand for hand in hands_for("joker-high"))


def test_open_boards_can_be_read_too() -> None:
    assert RANKINGS["high"].words(open_high(parse("KsKd4c"))) == "pair of kings, four kicker"
    assert RANKINGS["high"].words(open_high(parse("Ks"))) == "king high"
    assert RANKINGS["high"].words(open_high(parse("9s9d9c"))) == "three nines"


def test_in_omaha_two_of_the_hand_must_play() -> None:
    hole, board = parse("As2s3d4d"), parse("KsQsJsTs9s")
    assert show(omaha_best("high", hole, board)) == "AsKsQsJs2s"
    assert show(best_of("high", hole, board, exactly_two=True)) == "AsKsQsJs2s"
    assert show(best_of("high", hole[:2], board, exactly_two=False)) == "AsKsQsJsTs"


def test_a_hand_without_a_low_shows_no_cards_for_low() -> None:
    assert omaha_best("eight-or-better", parse("As2s3d4d"), parse("KsQsJsTs9s")) == ()


@given(st.lists(st.integers(0, 51), min_size=5, max_size=7, unique=True))
def test_showing_the_playing_cards_again_changes_nothing(cards: list[int]) -> None:
    playing = best("high", cards)
    assert best("high", playing) == playing
