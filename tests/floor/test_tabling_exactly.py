"""The showdown to the event: who shows and who mucks unseen, and rulings that change one thing."""

from __future__ import annotations

from tests.floor.test_tabling import SHOWDOWN, refused, ruled, table

from shuffleup.floor.report import carry_out, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand.events import Mucked, Shown
from shuffleup.hand.repairs.primitives import Killed, Revived
from shuffleup.hand.showdown import Values, show_or_muck
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.ruling import Ruling

SHORT = """
holdem no-limit 5/10
seats: Ann 100, Bob 500, Cy 500
Ann has AsKd; Bob has AhKc; Cy has 2c7d; board 3c8d9hJs4d
Cy folds; Ann raises to 100; Bob calls 90
"""


def asked(played: Played, words: str) -> Ruling:
    return report(played.hand, read_report(words, played.names))


# ---- shown by themselves ---------------------------------------------------------------------


def test_nobody_is_all_in_so_a_beaten_hand_is_mucked_unseen() -> None:
    """Ann's aces, then Bob's three nines; Dee's queens are beaten."""
    hand = table("tournament").hand
    kinds = [type(event) for event in show_or_muck(hand, Values(hand))]
    assert kinds == [Shown, Shown, Mucked]


def test_a_hand_that_lies_open_is_not_shown_again() -> None:
    hand = table("mohegan").hand
    carry_out(hand, (Shown(1, hand.hole[1]),))
    events = show_or_muck(hand, Values(hand))
    assert events == [Mucked(0), Mucked(3)]


def test_a_hand_has_to_beat_the_best_of_those_that_lie_open() -> None:
    """Ann's aces and Bob's nines lie open: Dee's queens beat neither, nor do aces beat nines."""
    better = SHOWDOWN.replace("QsQh", "AcAd").replace("AsAh", "QsQh")
    hand = table("mohegan", text=better).hand
    carry_out(hand, (Shown(1, hand.hole[1]), Shown(0, hand.hole[0])))
    assert show_or_muck(hand, Values(hand)) == [Mucked(3)]


def test_a_hand_that_ties_for_an_all_in_pot_is_shown_and_not_mucked() -> None:
    hand = table("mohegan", "rules: show-order-all-in as-checked-round\n", SHORT).hand
    assert hand.street == 3
    kinds = [type(event) for event in show_or_muck(hand, Values(hand))]
    assert kinds == [Shown, Shown]


# ---- reported --------------------------------------------------------------------------------


def test_where_a_tabled_hand_is_not_protected_it_is_dead() -> None:
    played = table("mohegan", "rules: tabled-winner-protected no\nAnn shows; Bob mucks; Dee mucks")
    assert asked(played, "tabled-hand-killed: seat Bob").says == "the hand is dead"
    assert asked(played, "tabled-hand-killed: seat Bob").events == ()  # it was given up before


def test_a_hand_that_was_not_given_up_is_taken_back_without_an_event() -> None:
    played = table("mohegan", "Ann shows")
    words = "discard-at-showdown: seat Bob, muck no, identifiable yes"
    assert not any(isinstance(event, Revived) for event in asked(played, words).events)


def test_a_hand_thrown_away_for_an_honest_miscall_is_to_be_reported() -> None:
    played = table("mohegan", "Ann shows; Bob mucks")
    words = "miscalled-hand: seat Ann, called too-high, deliberate no"
    assert asked(played, words).notes == ()
    assert asked(played, words + ", discarded Bob").notes


def test_where_the_word_counts_a_hand_called_too_low_is_dead() -> None:
    played = table("mohegan", "rules: cards-speak no\nAnn shows")
    assert asked(played, "miscalled-hand: seat Dee, called too-low").events == (Killed(3),)


def test_cards_shown_to_one_stay_hidden_where_no_house_rule_shows_them() -> None:
    played = table("mohegan", "rules: show-one-show-all no\nAnn shows")
    ruling = asked(played, "hand-shown-to-one: seat Bob, to Dee, cards 9s9c")
    assert ruling.events == ()
    assert ruling.grounds == ("show-one-show-all", "still-in-doubt")


def test_a_mucked_hand_may_be_disclosed_like_any_other_discard() -> None:
    played = table("mohegan", "rules: house-may-disclose-discards yes\nAnn shows; Bob mucks")
    options = asked(played, "floor-inspects-hand: seat Bob").options
    assert [option.name for option in options] == ["inspect", "disclose"]


def test_a_hand_that_lies_open_cannot_be_asked_for_whoever_shows_it() -> None:
    played = table("mohegan", "Ann shows; Bob shows; Dee mucks")
    assert "lies face up" in refused(played, "asked-to-see-hand: asker Ann, seat Bob")
    ruled(played, "tabled-hand-killed: seat Bob")
