"""Stud with eight players: the deck runs out before the last card."""

from __future__ import annotations

import pytest
from tests.hand.deciding import decides, play
from tests.hand.stacked import stacked

from shuffleup.cards import parse
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Fold,
    Hand,
    RaiseTo,
    act,
    options,
)
from shuffleup.hand.events import Burned, Reshuffled
from shuffleup.strength import high

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
TEXT = f"""
stud limit 10/20 ante 1 bring-in 3
seats: {", ".join(f"{name} 500" for name in NAMES)}
"""
# Up cards only. Ann leads with ace-king; Bob shows a five and a six, and so do the burns.
UP = [
    "AhKd9c3s", "5h6hTd2s", "QhJd8c4s", "QdTc7h3h", "Jc9d8h2d", "Qs9h7c4d", "JsTh8d3d", "Kh7d4h2h",
]  # fmt: skip
LEFT_OVER = "5c5d6c6d"  # three burns, and the one card left in the deck for seventh street
DECK = stacked("stud", ["????" + up for up in UP], burns=LEFT_OVER)


def do(hand: Hand, command: object) -> None:
    ruling = act(hand, command)
    assert ruling.ok, ruling.refusal


def check_on(hand: Hand, street: int) -> Hand:
    """Everybody calls the bring-in and then checks, up to this street."""
    while hand.street < street:
        may = options(hand)
        kind = BringIn if may.bring_in else Check if may.check else Call
        do(hand, kind(hand.actor))
    return hand


def all_fold_but(hand: Hand, *staying: int) -> None:
    """The first to act bets; those who stay call and all others fold."""
    do(hand, RaiseTo(hand.actor, options(hand).least_to))
    street = hand.street
    while hand.street == street:
        do(hand, Call(hand.actor) if hand.actor in staying else Fold(hand.actor))


def eight(*rules: str) -> Hand:
    return play(TEXT, *rules, deck=DECK).hand


def burns_after_mixing(hand: Hand) -> int:
    kinds = [type(event) for event in hand.log]
    return kinds[kinds.index(Reshuffled) :].count(Burned)


@decides("stud-common-card")
def test_eight_players_on_seventh_street_share_one_card() -> None:
    """pechanga/26.13c, mohegan/stud-general.3a, rpl/g.common-card: 1 card and 3 burns for 8."""
    hand = check_on(eight(), 4)
    assert hand.boards[0] != ()
    assert hand.boards[0][0] in parse(LEFT_OVER)
    assert [len(cards) for cards in hand.hole] == [6] * 8
    without = check_on(eight("stud-common-card no"), 4)
    assert without.boards[0] == ()


@decides("stud-common-card-opener")
def test_whoever_is_high_with_the_common_card_acts_first() -> None:
    """pechanga/26.13d: any of the four cards pairs Bob; on sixth street Ann was high."""
    assert check_on(eight(), 4).actor == 1
    assert check_on(eight("stud-common-card-opener high-on-sixth-street"), 4).actor == 0


def test_the_common_card_plays_in_every_hand() -> None:
    """pechanga/26.13c: seven cards each; the best of them wins 8 times 4."""
    hand = check_on(eight(), 4)
    values = [high(own + hand.boards[0]) for own in hand.hole]
    while not hand.over:
        do(hand, Check(hand.actor))
    assert hand.stacks == [496 + 32 * (value == max(values)) for value in values]


@decides("stud-shortage-burn")
def test_the_burns_are_mixed_with_the_last_card_and_one_is_burned_if_there_are_enough() -> None:
    """pechanga/26.13a against mohegan/stud-general.3a: 4 cards for 3 players."""
    for rule, burned in (("if-enough-cards", 1), ("never", 0)):
        hand = check_on(eight(f"stud-shortage-burn {rule}"), 3)
        all_fold_but(hand, 0, 1, 2)
        last = [hand.hole[seat][6] for seat in (0, 1, 2)]
        assert set(last) < set(parse(LEFT_OVER))
        assert burns_after_mixing(hand) == burned
        assert hand.up[0] == parse(UP[0]), "the last card is dealt down"


def test_no_card_is_burned_when_all_are_needed() -> None:
    """pechanga/26.13b: 4 cards for 4 players."""
    hand = check_on(eight("stud-shortage-burn if-enough-cards"), 3)
    all_fold_but(hand, 0, 1, 2, 3)
    last = [hand.hole[seat][6] for seat in range(4)]
    assert set(last) == set(parse(LEFT_OVER))
    assert burns_after_mixing(hand) == 0


def test_all_cards_but_the_last_are_dealt_before_the_burns_are_mixed() -> None:
    """pechanga/26.13a: six stay from fourth street; five cards are left for the last one.

    One is burned and three are dealt; the last and four burns make five for the other three.
    """
    hand = check_on(eight(), 1)
    all_fold_but(hand, 0, 1, 2, 3, 4, 5)
    deck = hand.deck
    check_on(hand, 4)
    assert [hand.hole[seat][6] for seat in range(3)] == list(deck[48:51])
    mixed = {deck[at] for at in (24, 33, 40, 47, 51)}
    assert {hand.hole[seat][6] for seat in (3, 4, 5)} < mixed
    assert burns_after_mixing(hand) == 1


@pytest.mark.parametrize("seats", range(2, 8))
def test_up_to_seven_players_always_get_seven_cards(seats: int) -> None:
    text = TEXT.replace("".join(f", {name} 500" for name in NAMES[seats:]), "") + "seed plenty"
    hand = check_on(play(text).hand, 4)
    own = {len(cards) + len(hand.boards[0]) for cards in hand.hole}
    assert own == {7}


@decides("stud-shortage-mix")
def test_cards_taken_out_are_mixed_in_where_the_house_says_so() -> None:
    """pechanga/26.13a against mohegan/stud-general.3a: a boxed card, and three burns for four."""
    text = """
        stud limit 10/20 ante 1 bring-in 3; seed 5
        seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500, Fay 500, Gus 500, Hal 500
        ! boxed-card: place hand, seat Ann, card 4c
        Eve brings it in; Fay calls; Gus calls; Hal calls; Ann calls; Bob calls; Cy calls; Dee calls
        Bob checks; Cy checks; Dee checks; Eve checks; Fay checks; Gus checks; Hal checks
        Ann checks
        Ann checks; Bob checks; Cy checks; Dee checks; Eve checks; Fay checks; Gus checks
        Hal checks
        Dee bets 20; Eve folds; Fay folds; Gus folds; Hal folds; Ann calls; Bob calls; Cy calls
        = street seventh street
        """
    play(text + "= board Kh", "stud-shortage-mix burn-cards")
    play(text + "= board", "stud-shortage-mix burn-and-removed-cards")
