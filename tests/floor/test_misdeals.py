"""Misdeals: by book, in time or too late; bad reports change nothing; chips and cards are kept."""

from __future__ import annotations

import pytest

from shuffleup.floor import Report, report
from shuffleup.floor.floor_transcript import run
from shuffleup.hand import Hand, replay
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.state import pot_total
from shuffleup.law.rulebook import cite, resolve, rulebook

SIX = """
holdem limit 10/20 blinds 5/10; seed 7; button Flo
seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500, Flo 500
"""
STUD = """
stud limit 10/20 ante 1 bring-in 3
seats: Ann 500, Bob 500, Cy 500, Dee 500
posts: Ann ante 1, Bob ante 1, Dee ante 1
Ann has 2c3d4h; Bob has AsAdAh; Cy has KhQh9h; Dee has 7c8c9c
Ann brings it in
"""
WRONG_SEAT = "! first-card-wrong-seat: first Bob"


def played(book: str, text: str) -> Hand:
    hand = run(text, resolve(rulebook(book))).hand
    assert replay(hand.log) == hand
    assert sum(hand.stacks) + pot_total(hand) + hand.carried == sum(hand.setup.stacks)
    if not hand.setup.outside:
        assert sorted(every_card(hand)) == sorted(hand.game.cards)
    return hand


def is_redealt(hand: Hand) -> bool:
    return any(type(event).__name__ == "Redealt" for event in hand.log)


@pytest.mark.parametrize(
    ("book", "actions", "again"),
    [
        ("mohegan", "Cy folds; Dee folds; Eve folds", True),  # folds never count there
        ("pechanga-t", "Cy folds; Dee folds; Eve folds", False),
        ("pechanga-t", "Cy folds; Dee folds", True),
        ("rpl", "Cy folds; Dee folds", False),
        ("tournament", "Cy raises to 20; Dee folds", False),
        ("pechanga-t", "Cy raises to 20; Dee folds", True),
        ("mohegan", "Cy calls; Dee calls", False),
    ],
)
def test_each_book_has_its_own_cut_off(book: str, actions: str, again: bool) -> None:
    assert is_redealt(played(book, f"{SIX}{actions}\n{WRONG_SEAT}")) is again


def test_after_the_first_round_no_book_calls_a_misdeal() -> None:
    text = SIX.replace(", Cy 500, Dee 500, Eve 500", "") + "Flo folds; Ann calls; Bob checks\n"
    for book in ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament"):
        assert not is_redealt(played(book, text + WRONG_SEAT))


def test_a_redeal_keeps_all_but_the_cards_and_plays_to_its_end() -> None:
    before = played("rpl", SIX)
    hand = played("rpl", f"{SIX}Cy raises to 20\n{WRONG_SEAT}")
    assert (hand.actor, hand.stacks, hand.bets) == (before.actor, before.stacks, before.bets)
    assert hand.setup == before.setup
    assert hand.hole != before.hole
    rest = "Cy folds; Dee folds; Eve folds; Flo folds; Ann folds"
    assert played("rpl", f"{SIX}Cy raises to 20\n{WRONG_SEAT}\n{rest}").stacks[1] == 505


def test_another_chance_gives_another_redeal() -> None:
    hand = played("rpl", SIX)
    decks = {
        report(hand, Report("first-card-wrong-seat", {"first": 1}, chance)).events[0].deck
        for chance in ("a", "b", "c")
    }
    assert len(decks) == 3


def test_who_was_away_is_dealt_in_and_killed_again() -> None:
    hand = played("tournament", f"{SIX}{WRONG_SEAT}, absent Eve")
    assert len(hand.hole[4]) == 2
    assert not hand.live >> 4 & 1
    assert hand.hole[5] == played("tournament", f"{SIX}{WRONG_SEAT}").hole[5]


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        ("first-card-wrong-seat: first Ann", "the deal begins left of the button, and so it did"),
        ("first-card-wrong-seat: first Bob, called-at 3", "only 0 have acted, not 3"),
        ("wrong-button: proper Flo", "the button is where it should be"),
        ("extra-card: seats Ann Bob, extra 1", "each of them has at least one card too many"),
        ("too-few-cards: seat Dee, missing 2", "a hand here has 2 cards: 2 cannot be missing"),
        ("card-to-wrong-player: got Dee, due Dee", "it went to the player it was due to"),
        ("wrong-count-found-later: seat Dee, cards 2", "2 is the number of cards it should have"),
        ("missing-ante: known yes, seat Cy", "nobody antes in this game"),
        ("post-missing: seat Bob, what blind, amount 10", "Bob has put in 10 already"),
        ("post-missing: seat Bob, what dead, amount 900", "Bob has 490 behind, not 900"),
        ("misdeal-claim: fouled Ann Bob Cy Dee Eve Flo", "some hand has to be left"),
    ],
)
def test_what_cannot_be_true_is_refused_and_changes_nothing(kind: str, says: str) -> None:
    before = played("mohegan", SIX)
    with pytest.raises(ValueError, match=says):
        played("mohegan", f"{SIX}! {kind}")
    assert played("mohegan", f"{SIX}x ! {kind}") == before


def test_a_folded_hand_has_no_count_and_a_player_who_acted_was_not_left_out() -> None:
    for kind in ("too-few-cards: seat Cy", "extra-card: seats Cy"):
        played("rpl", f"{SIX}Cy folds\nx ! {kind}")
    played("rpl", f"{SIX}Cy calls\nx ! entitled-player-dealt-out: seat Cy")


def test_when_the_hand_is_over_nothing_of_the_deal_is_judged() -> None:
    over = f"{SIX}Cy folds; Dee folds; Eve folds; Flo folds; Ann folds\n"
    for kind in ("misdeal-claim", "wrong-button: proper Ann", "too-few-cards: seat Bob"):
        played("rpl", f"{over}x ! {kind}")


def test_one_surplus_card_goes_back_only_while_nobody_has_acted() -> None:
    assert not is_redealt(played("rpl", f"{SIX}! extra-card: seats Cy"))
    assert is_redealt(played("rpl", f"{SIX}Cy calls\n! extra-card: seats Cy"))
    assert is_redealt(played("rpl", f"{SIX}! extra-card: seats Cy, mixed yes"))


def test_an_empty_seat_is_dealt_a_whole_hand_and_killed_in_mohegan() -> None:
    text = SIX.replace("Dee 500", "Dee 0") + "! unentitled-seat-dealt-in: seat Dee\n"
    hand = played("mohegan", text)
    assert len(hand.hole[3]) == 2
    assert not hand.live >> 3 & 1
    assert is_redealt(played("tournament", text))
    rest = "Cy calls; Eve folds; Flo folds; Ann folds; Bob checks\nBob bets 10; Cy folds"
    assert played("mohegan", text + rest).over


def test_a_player_left_out_takes_the_blind_back_when_it_is_too_late() -> None:
    text = f"{SIX}Cy calls; Dee calls\n! entitled-player-dealt-out: seat Bob, complete yes\n"
    for book in ("mohegan", "rpl"):
        hand = played(book, text)
        assert hand.stacks[1] == 500
        assert hand.bet == 10
        assert hand.hole[1] == ()
    rest = "Eve folds; Flo folds; Ann calls; Ann bets 10; Cy folds; Dee folds"
    assert played("rpl", text + rest).over


def test_a_late_ante_goes_in_and_one_that_is_in_is_not_asked_for_again() -> None:
    hand = played("mohegan", f"{STUD}! missing-ante: known yes, seat Cy\n")
    assert hand.stacks[2] == 499
    played("mohegan", f"{STUD}x ! missing-ante: known yes, seat Bob")
    played("mohegan", f"{STUD}! missing-ante: known yes, seat Cy\nx ! missing-ante: known no")


def test_a_late_big_blind_is_answered_by_those_who_met_less() -> None:
    text = SIX + "posts: Ann blind 5\n"
    text += "Bob calls; Cy calls\n! post-missing: seat Flo, what blind, amount 10\nfloor: pays\n"
    hand = played("mohegan", text + "Dee folds; Eve folds; Flo checks; Ann calls")
    assert hand.bet == 10
    assert hand.actor == 1


def test_a_short_draw_hand_is_filled_at_the_draw() -> None:
    text = """
    five-card-draw limit 10/20 blinds 5/10; seed 7
    seats: Ann 500, Bob 500, Cy 500, Dee 500
    Cy calls; Dee calls
    ! wrong-count-found-later: seat Dee, cards 4
    """
    hand = played("rpl", text)
    assert len(hand.hole[3]) == 4
    rest = "Ann calls; Bob checks\nAnn stands pat; Bob stands pat; Cy stands pat; Dee stands pat"
    assert [len(cards) for cards in played("rpl", text + rest).hole] == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("book", "what", "cited"),
    [
        ("pechanga", "wrong-button: proper Eve", {"pechanga/13.1g", "pechanga/29.3b"}),
        ("pechanga", "first-card-wrong-seat: first Bob", {"pechanga/13.1h", "pechanga/13.1"}),
        ("pechanga-t", "first-card-wrong-seat: first Bob", {"pechanga/t.32c"}),
        (
            "rpl",
            "first-card-wrong-seat: first Bob",
            {"rpl/misdeals.1h", "rpl/misdeals.1", "rpl/g.misdeal"},  # what it is and what it does
        ),
    ],
)
def test_a_misdeal_cites_its_own_ground_and_no_other(book: str, what: str, cited: set[str]) -> None:
    ruling = run(f"{SIX}! {what}", resolve(rulebook(book))).ruling
    assert ruling is not None
    rules = cite(rulebook(book), ruling.grounds, "holdem")
    assert {rule.id for rule in rules if not rule.id.startswith("common/")} == cited
