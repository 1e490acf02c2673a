"""Misdeals to the card and the event: what is dealt, moved and paid, and what is cited."""

from __future__ import annotations

from tests.floor.stud_tables import FLOP, THIRD, done, refused, ruled, street, table

from shuffleup.floor import carry_out
from shuffleup.floor.misdeals.wrong_count import can_make_a_hand, cards_due
from shuffleup.hand.repairs.primitives import STUB_BOTTOM, Forfeited, Moved, Redealt, TurnGiven
from shuffleup.law.points.floor.misdeals import MisdealLaw

FOUR = """
holdem no-limit 1/2; button Dee; seed 11
seats: Ann 200, Bob 200, Cy 200, Dee 200
"""
STRADDLED = """
holdem limit 10/20 blinds 5/10; button Dee; seed 11
seats: Ann 500, Bob 500, Cy 500, Dee 500
posts: Ann blind 5, Bob blind 10, Cy straddle 20
"""
WRONG_SEAT = "first-card-wrong-seat: first Cy"


# ---- in time, and the redeal -----------------------------------------------------------------


def test_a_straddler_is_no_player_behind_the_blinds() -> None:
    """rpl counts two players behind the blinds: Dee is one, the straddler is none."""
    hand = table("rpl", STRADDLED + "Dee calls; Ann folds; Bob folds; Cy raises to 30")
    assert ruled(hand, WRONG_SEAT).says.startswith("misdeal")


def test_that_a_notice_ends_the_count_is_cited_only_where_one_was_given() -> None:
    hand = table("rpl", STRADDLED + "Dee calls; Ann folds; Bob folds; Cy raises to 30")
    assert "notice-ends-the-count" not in ruled(hand, WRONG_SEAT).grounds


def test_a_redeal_is_one_event_and_the_hand_deals_itself() -> None:
    (again,) = ruled(table("rpl", FOUR), WRONG_SEAT).events
    assert isinstance(again, Redealt)


def test_a_wrong_count_is_a_misdeal_by_the_clause_about_wrong_counts() -> None:
    ruling = ruled(table("rpl", FOUR), "extra-card: seats Ann Bob, extra 2")
    assert MisdealLaw.declaration_wrong_count in ruling.grounds


# ---- cards too many and too few --------------------------------------------------------------


def test_who_was_due_the_top_card_gets_it_wherever_they_sit() -> None:
    words = "too-few-cards: seat Ann, top-card-due "
    assert ruled(table("rpl", FOUR), words + "yes").says == "the top card is dealt there"
    assert ruled(table("rpl", FOUR), words + "no").says.startswith("misdeal")


def test_what_the_report_counts_goes_before_what_the_record_holds() -> None:
    hand = table("rpl", FOUR + "Cy calls; Dee calls; Ann calls")
    carry_out(hand, (Moved(hand.hole[0][:1], 0, STUB_BOTTOM),))
    words = "wrong-count-found-later: seat Ann, cards 2"
    assert refused(hand, words) == "2 is the number of cards it should have"


def test_in_stud_a_hand_has_as_many_cards_as_were_dealt_by_then() -> None:
    assert [cards_due(street("rpl", number)) for number in (3, 4, 7)] == [3, 4, 7]


def test_a_stud_hand_without_its_last_card_plays_six() -> None:
    words = "wrong-count-found-later: seat Ann, cards 6, last-missing yes"
    by_the_book = street("rpl", 7)
    done(by_the_book, words, "live")
    assert len(by_the_book.hole[0]) == 6
    always = street("rpl", 7, THIRD + "rules: stud-hand-missing-last-card live\n")
    done(always, words)
    assert len(always.hole[0]) == 6


def test_an_omaha_hand_of_two_cards_can_still_make_a_hand() -> None:
    hand = table("rpl", FOUR.replace("holdem no-limit", "omaha pot-limit"))
    assert can_make_a_hand(hand, 2)
    assert not can_make_a_hand(hand, 3)


# ---- posts and seats -------------------------------------------------------------------------


def test_a_late_blind_above_the_bet_is_answered_by_the_others_alone() -> None:
    hand = table("rpl", FOUR + "rules: dealt-in-owes-pot always\n")
    events = ruled(hand, "post-missing: seat Cy, what blind, amount 4").events
    (turn,) = (event for event in events if isinstance(event, TurnGiven))
    assert turn == TurnGiven(2, 0b1011)


def test_after_the_first_round_a_late_blind_is_dead() -> None:
    hand = table("rpl", FLOP + "rules: dealt-in-owes-pot always\n")
    events = ruled(hand, "post-missing: seat Cy, what blind, amount 2").events
    assert events == (Forfeited(2, 2),)


def test_before_the_bring_in_no_post_counts_as_a_bet() -> None:
    hand = table("rpl", THIRD + "rules: dealt-in-owes-pot always\n")
    events = ruled(hand, "post-missing: seat Cy, what blind, amount 2").events
    assert events == (Forfeited(2, 2),)


def test_a_player_left_out_too_late_is_so_by_the_clause_about_it() -> None:
    hand = table("rpl", FOUR + "Cy calls; Dee calls")
    ruling = ruled(hand, "entitled-player-dealt-out: seat Ann")
    assert ruling.says.startswith("too late")
    assert MisdealLaw.entitled_player_omitted in ruling.grounds
