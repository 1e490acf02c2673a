"""A fold that closes a round brings the next street at once: it can still be taken back."""

from __future__ import annotations

import pytest
from tests.floor.stud_tables import NAMES, THIRD, done, passively, play_out, refused, ruled, table

from shuffleup.cards import UNKNOWN, parse
from shuffleup.hand import Call, Fold, Hand, act
from shuffleup.hand.state import BETTING
from shuffleup.law.rulebook import cite, rulebook

GAMES = {
    "holdem": "holdem limit 10/20 blinds 5/10",
    "omaha-eight": "omaha-eight limit 10/20 blinds 5/10",
    "pineapple": "pineapple limit 10/20 blinds 5/10",
    "stud": "stud limit 10/20 ante 1 bring-in 3",
    "razz": "razz limit 10/20 ante 1 bring-in 3",
    "stud-eight": "stud-eight limit 10/20 ante 1 bring-in 3",
    "five-card-draw": "five-card-draw limit 10/20 blinds 5/10",
    "triple-draw": "triple-draw limit 10/20 blinds 5/10",
}
OPTIONS = {"mohegan": "", "pechanga": "give-back", "tournament": "give-back"}


def closed_by_a_fold(book: str, game: str, street: int) -> tuple[Hand, int] | None:
    """Everybody calls and checks up to this street, and its last player folds; with that player."""
    hand = table(book, f"{GAMES[game]}; button Dee; seed 5\nseats: " + seats())
    while hand.street < street or hand.phase != BETTING:
        if hand.over:
            return None
        passively(hand)
    while hand.owing & (hand.owing - 1):
        passively(hand)
    seat = hand.actor
    return (hand, seat) if act(hand, Fold(seat)).ok and not hand.over else None


def seats() -> str:
    return ", ".join(f"{name} 500" for name in NAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("book", OPTIONS)
def test_in_every_game_and_on_every_street_the_hand_comes_back_and_plays_on(
    book: str, game: str
) -> None:
    tried = 0
    for street in range(5):
        closed = closed_by_a_fold(book, game, street)
        if closed is None:
            continue
        hand, seat = closed
        why = "thought-pot-won" if book == "mohegan" else "false-information"
        words = f"hand-in-the-muck: seat {NAMES[seat]}, identifiable fully, why {why}"
        done(hand, words, OPTIONS[book])
        assert hand.live >> seat & 1
        assert hand.actor == seat
        play_out(hand)
        tried += 1
    assert tried


def test_after_somebody_has_acted_on_the_new_cards_it_is_too_late() -> None:
    closed = closed_by_a_fold("mohegan", "stud", 0)
    assert closed is not None
    hand, seat = closed
    passively(hand)
    words = f"hand-in-the-muck: seat {NAMES[seat]}, identifiable fully, why thought-pot-won"
    assert "gave up no hand" in refused(hand, words)


def test_the_ruling_cites_what_the_book_does_with_the_early_cards() -> None:
    hand = table("mohegan", THIRD)
    passively(hand)
    while hand.owing & (hand.owing - 1):
        act(hand, Call(hand.actor))
    seat = hand.actor
    act(hand, Fold(seat))
    words = f"hand-in-the-muck: seat {NAMES[seat]}, identifiable fully, why thought-pot-won"
    cited = {rule.id for rule in cite(rulebook("mohegan"), ruled(hand, words).grounds)}
    assert "mohegan/stud-general.5" in cited


def test_a_dealer_outside_names_the_cards_that_came_early_and_they_are_out() -> None:
    hand = table(
        "pechanga",
        """
        stud limit 10/20 ante 1 bring-in 3; button Cy
        seats: Ann 500, Bob 500, Cy 500
        Ann has KhQsJd3c; Bob has 9h8s7d; Cy has Td6d4d4c
        Cy brings it in; Ann calls; Bob folds
        ! hand-in-the-muck: seat Bob, identifiable fully, why false-information
        floor: give-back
        """,
    )
    assert hand.actor == 1
    assert [len(cards) for cards in hand.hole] == [3, 3, 3]
    out = {card for card in hand.mends.aside if card != UNKNOWN}
    assert out == set(parse("3c4c"))
