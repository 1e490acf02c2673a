"""A fold that closes a round brings the next street at once: it can still be taken back."""

from __future__ import annotations

import pytest
from tests.floor.stud_tables import (
    NAMES,
    THIRD,
    check,
    done,
    passively,
    play_out,
    refused,
    ruled,
    table,
)

from shuffleup.cards import UNKNOWN, parse
from shuffleup.floor import Report, carry_out, report
from shuffleup.hand import Call, Fold, Hand, RaiseTo, act
from shuffleup.hand.events import Reshuffled
from shuffleup.hand.repairs.primitives import Exposed
from shuffleup.hand.state import BETTING, seats_in
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


# ---- when the deck has run short -------------------------------------------------------------

EIGHT = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


def short_stud(
    book: str, players: int, folders: int, seed: int, *, one_less: bool = False
) -> tuple[Hand, int]:
    """On sixth street the last players fold, and too few cards are left for those who stay; with
    ``one_less`` one player has folded on fifth."""
    names = ", ".join(f"{name} 500" for name in EIGHT[:players])
    opening = f"stud limit 10/20 ante 1 bring-in 3; button {EIGHT[players - 1]}; seed {seed}"
    hand = table(book, f"{opening}\nseats: {names}")
    while hand.street < 2:
        passively(hand)
    if one_less:
        act(hand, RaiseTo(hand.actor, 20))  # whoever folds to no bet is dealt cards to the end
        act(hand, Fold(hand.actor))
    while hand.street < 3:
        passively(hand)
    while hand.owing.bit_count() > folders:
        passively(hand)
    seat = -1
    while hand.street == 3:
        seat = hand.actor
        act(hand, Fold(seat))
    return hand, seat


def taken_back(hand: Hand, seat: int, book: str, **facts: object) -> None:
    why = "thought-pot-won" if book == "mohegan" else "false-information"
    told = {"seat": seat, "identifiable": "fully", "why": why, **facts}
    ruling = report(hand, Report("hand-in-the-muck", told, "7"))
    assert ruling.ok, ruling.refusal
    carry_out(hand, ruling.events or ruling.options[0].events)
    check(hand)


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "common"])
@pytest.mark.parametrize(("players", "folders"), [(8, 1), (8, 3), (8, 4), (7, 1), (7, 2), (7, 3)])
def test_a_fold_that_brings_mixed_cards_or_a_common_card_is_taken_back(
    book: str, players: int, folders: int
) -> None:
    for seed in range(6):
        hand, seat = short_stud(book, players, folders, seed, one_less=players == 8 and seed > 3)
        taken_back(hand, seat, book)
        assert hand.actor == seat
        assert hand.street == 3
        assert not hand.board
        assert {len(hand.hole[at]) for at in seats_in(hand.live)} == {6}
        play_out(hand)


def test_what_was_tried_are_all_three_ways_out_of_a_short_deck() -> None:
    ways = set()
    for players, folders in ((8, 1), (8, 3), (8, 4), (7, 1), (7, 2), (7, 3)):
        hand, _ = short_stud("pechanga", players, folders, 0)
        mixed = any(isinstance(event, Reshuffled) for event in hand.log)
        ways.add((mixed, bool(hand.board)))
    hand, _ = short_stud("pechanga", 8, 1, 4, one_less=True)
    ways.add((any(isinstance(event, Reshuffled) for event in hand.log), bool(hand.board)))
    assert ways >= {(True, True), (True, False), (False, True)}


def test_the_common_card_that_came_early_may_not_come_again() -> None:
    again = set()
    for seed in range(12):
        hand, seat = short_stud("pechanga", 8, 3, seed)
        first = hand.board
        taken_back(hand, seat, "pechanga")
        act(hand, Fold(seat))
        assert len(hand.board) == 1
        again.add(hand.board == first)
    assert again == {True, False}


def test_a_last_card_that_was_seen_before_the_fold_was_taken_back_is_kept() -> None:
    hand, seat = short_stud("pechanga", 7, 3, 0)
    viewer = next(at for at in range(7) if hand.live >> at & 1)
    card = hand.hole[viewer][-1]
    taken_back(hand, seat, "pechanga", seen=(viewer,))
    assert hand.hole[viewer][-1] == card
    assert len(hand.hole[viewer]) == 7
    play_out(hand)


def test_everyone_has_seen_the_common_card_that_came_early() -> None:
    hand, seat = short_stud("pechanga", 8, 3, 0)
    first = hand.board
    taken_back(hand, seat, "pechanga")
    assert [event.cards for event in hand.log if isinstance(event, Exposed)] == [first]


def test_a_dealer_outside_names_the_flop_that_came_early_and_everyone_has_seen_it() -> None:
    hand = table(
        "pechanga",
        """
        holdem limit 10/20 blinds 5/10
        seats: Ann 500, Bob 500, Cy 500
        Ann has KhQs; Bob has 9h8s; Cy has Td6d; board 2c7hJs
        Cy raises to 20; Ann calls; Bob folds
        ! hand-in-the-muck: seat Bob, identifiable fully, why false-information
        floor: give-back
        """,
    )
    assert hand.actor == 1
    assert not hand.board
    shown = [event.cards for event in hand.log if isinstance(event, Exposed)]
    assert shown == [parse("2c7hJs")]
