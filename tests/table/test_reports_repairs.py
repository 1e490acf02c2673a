"""Buttons and blinds that were wrong, put right over the hands that follow; then play as before."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.table.kill_stories import play_by, play_on, refused
from tests.table.stories import chips
from tests.table.stories import play as play_by_book

from shuffleup.floor.report_words import read_words
from shuffleup.hand.setup import Forced
from shuffleup.law.points.table.button import BlindSittingOut, PostedTwice, WrongLastButton
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.commands import Decide
from shuffleup.table.events import Began
from shuffleup.table.state import Table, seated
from shuffleup.table.words.table_facts import say_posts, seat_name
from shuffleup.table.words.table_transcript import TableScene

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
FIVE = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
1 hand passes
"""
MOVING = FIVE.replace("seats:", "table: moving button\nseats:")
DEAD = FIVE.replace("seats:", "table: dead button\nseats:")
EVERYBODY = Counter(range(5))


def play(text: str, book: str = "mohegan") -> TableScene:
    """Under a book, but with either button."""
    return play_by_book(text, book, button_method_designated=True)


def hands_of(table: Table, count: int) -> list[str]:
    """Button and posts of the coming hands."""
    told = []
    for _ in range(count):
        play_on(table, "1 hand passes")
        told.append(f"{seat_name(table, table.places.button)}: {say_posts(table)}")
    return told


def big_blinds(table: Table, hands: int) -> Counter[int]:
    """Who paid how many big blinds on the next hands; small ones in their places as well."""
    play_on(table, f"{hands} hands pass")
    began = [event for event in table.log if isinstance(event, Began)][-hands:]
    posts = [post for hand in began for post in hand.posts]
    assert all(post.kind is Forced.BLIND for post in posts)
    assert Counter(post.seat for post in posts if post.amount == 1) == EVERYBODY
    return Counter(post.seat for post in posts if post.amount == 2)


# ---- a wrong button --------------------------------------------------------------------------


SKIPPED = "next hand button Cy\neveryone folds\n! button-was-wrong\n"  # it was Bob's
NOT_MOVED = "next hand button Ann\neveryone folds\n! button-was-wrong\n"


@pytest.mark.parametrize("start", [MOVING, DEAD])
def test_a_button_that_went_too_far_gives_back_the_places_it_skipped(start: str) -> None:
    table = play(start + SKIPPED, "rpl").table
    assert hands_of(table, 2) == ["Bob: Cy blind 1, Dee blind 2", "Dee: Eve blind 1, Ann blind 2"]
    assert hands_of(table, 3) == [
        "Eve: Ann blind 1, Bob blind 2",
        "Ann: Bob blind 1, Cy blind 2",
        "Bob: Cy blind 1, Dee blind 2",
    ]
    assert big_blinds(table, 5) == EVERYBODY
    assert chips(table) == 1000


@pytest.mark.parametrize("start", [MOVING, DEAD])
def test_two_places_skipped_are_two_hands_to_make_up(start: str) -> None:
    seven = start.replace("Eve 200", "Eve 200, Flo 200, Gus 200")
    table = play(seven + "next hand button Dee\neveryone folds\n! button-was-wrong", "rpl").table
    assert hands_of(table, 4) == [
        "Bob: Cy blind 1, Dee blind 2",
        "Cy: Dee blind 1, Eve blind 2",
        "Eve: Flo blind 1, Gus blind 2",
        "Flo: Gus blind 1, Ann blind 2",
    ]


@pytest.mark.parametrize("start", [MOVING, DEAD])
def test_a_button_that_was_not_moved_simply_goes_on(start: str) -> None:
    table = play(start + NOT_MOVED, "rpl").table
    assert hands_of(table, 3) == [
        "Bob: Cy blind 1, Dee blind 2",
        "Cy: Dee blind 1, Eve blind 2",
        "Dee: Eve blind 1, Ann blind 2",
    ]
    assert big_blinds(table, 5) == EVERYBODY


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "mohegan", "tournament"])
def test_elsewhere_it_is_accepted_and_nothing_is_caught_up(book: str) -> None:
    table = play(FIVE + SKIPPED + "= ruling: accepted: it goes on from where it is", book).table
    assert hands_of(table, 2) == ["Dee: Eve blind 1, Ann blind 2", "Eve: Ann blind 1, Bob blind 2"]
    assert big_blinds(table, 5) == EVERYBODY


def test_who_was_due_the_big_blind_and_is_gone_is_passed_over_and_owes_it_when_away() -> None:
    table = play(FIVE + SKIPPED + "Dee is away", "mohegan").table
    assert not table.button.planned
    late = WrongLastButton.CORRECTED
    table = play_by(FIVE + SKIPPED + "Dee is away", "mohegan", misplaced_button_previous_hand=late)
    play_on(table, "next hand\n= button Bob\n= posts: Cy blind 1, Eve blind 2\n= Dee owes 2")


@pytest.mark.parametrize("book", BOOKS)
def test_found_in_time_the_hand_is_void_and_dealt_from_the_right_button(book: str) -> None:
    table = play(FIVE + "next hand button Cy\nAnn folds\n! button-was-wrong", book).table
    assert table.hand is None
    assert chips(table) == 1000
    assert hands_of(table, 2) == ["Bob: Cy blind 1, Dee blind 2", "Cy: Dee blind 1, Eve blind 2"]


def test_found_too_late_in_the_hand_it_is_corrected_on_the_next_ones() -> None:
    acted = "next hand button Cy\nAnn calls; Bob calls; Cy calls\n! button-was-wrong\n"
    table = play(FIVE + acted + "everyone folds", "rpl").table
    assert hands_of(table, 2) == ["Bob: Cy blind 1, Dee blind 2", "Dee: Eve blind 1, Ann blind 2"]


def test_a_wrong_button_is_forgotten_with_the_hand_after_it() -> None:
    table = play(FIVE + "next hand button Cy\neveryone folds\n1 hand passes", "rpl").table
    assert refused(table, read_words("button-was-wrong")) is Reason.NOT_A_REPORT


def test_heads_up_the_button_that_was_not_moved_goes_on() -> None:
    two = "holdem no-limit 1/2\nseats: Ann 200, Bob 200; button Ann\n1 hand passes\n"
    table = play(two + "next hand button Ann\neveryone folds\n! button-was-wrong", "rpl").table
    assert hands_of(table, 2) == ["Bob: Bob blind 1, Ann blind 2", "Ann: Ann blind 1, Bob blind 2"]


# ---- a big blind posted twice ----------------------------------------------------------------


TWICE = "next hand button Ann\n= posts: Bob blind 1, Cy blind 2\n"
LATE = TWICE + "Dee calls; Eve calls; Ann calls\n! big-blind-posted-twice: seat Cy\n"


@pytest.mark.parametrize("book", BOOKS)
def test_said_before_substantial_action_the_blinds_are_corrected(book: str) -> None:
    told = FIVE + TWICE + "! big-blind-posted-twice: seat Cy\n= ruling: the blinds are corrected"
    table = play(told, book).table
    assert hands_of(table, 2) == ["Bob: Cy blind 1, Dee blind 2", "Cy: Dee blind 1, Eve blind 2"]
    assert chips(table) == 1000


@pytest.mark.parametrize("start", [MOVING, DEAD])
def test_the_small_blind_comes_next_and_then_all_is_as_usual(start: str) -> None:
    table = play(start + LATE + "floor: small-blind-next\neveryone folds").table
    assert hands_of(table, 2) == ["Bob: Cy blind 1, Dee blind 2", "Cy: Dee blind 1, Eve blind 2"]
    assert big_blinds(table, 5) == EVERYBODY


@pytest.mark.parametrize("start", [MOVING, DEAD])
@pytest.mark.parametrize("when", ["during the hand", "after it"])
def test_a_hand_off_is_followed_by_the_button_and_then_all_is_as_usual(
    start: str, when: str
) -> None:
    told = start + LATE + "floor: sit-out\neveryone folds"
    if when == "after it":
        report, chosen = "! big-blind-posted-twice: seat Cy\n", "floor: sit-out\n"
        told = start + LATE.replace(report, "everyone folds\n" + report) + chosen
    table = play(told).table
    assert hands_of(table, 1) == ["Bob: Dee blind 2"]
    assert not table.deal.dealt >> 2 & 1
    assert hands_of(table, 4) == [
        "Cy: Dee blind 1, Eve blind 2",
        "Dee: Eve blind 1, Ann blind 2",
        "Eve: Ann blind 1, Bob blind 2",
        "Ann: Bob blind 1, Cy blind 2",
    ]
    assert big_blinds(table, 5) == EVERYBODY
    assert all(not seated(table, at).account.owes for at in range(5))


def test_whoever_leaves_during_the_repair_is_passed_over() -> None:
    table = play(FIVE + LATE + "floor: sit-out\neveryone folds\nDee leaves").table
    assert hands_of(table, 3) == [
        "Bob: Eve blind 2",
        "Cy: Eve blind 1, Ann blind 2",
        "Eve: Ann blind 1, Bob blind 2",
    ]


def test_heads_up_nobody_can_sit_out() -> None:
    two = "holdem no-limit 1/2\nseats: Ann 200, Bob 200; button Ann\n1 hand passes\n"
    told = two + "next hand button Ann\neveryone folds\n! big-blind-posted-twice: seat Bob\n"
    play(told + "= options: small-blind-next")


def test_a_house_may_let_it_stand() -> None:
    table = play_by(FIVE + LATE, "mohegan", big_blind_posted_twice=PostedTwice.STANDS)
    assert not table.question


def test_a_choice_the_book_does_not_give_is_refused() -> None:
    table = play(FIVE + LATE).table
    assert refused(table, Decide("redeal")) is Reason.NOT_AN_OPTION


# ---- a big blind who meant to sit out --------------------------------------------------------


OUT = "Dee sits out; Dee is dealt in\nnext hand\n= posts: Cy blind 1\n"
OUT_LATE = OUT + "Eve calls; Ann calls\n! big-blind-sitting-out: seat Dee\n"


@pytest.mark.parametrize("absent", ["sits out", "is away"])
def test_in_time_it_is_a_misdeal_and_the_blind_is_the_next_players(absent: str) -> None:
    told = FIVE + OUT.replace("sits out", absent) + "! big-blind-sitting-out: seat Dee"
    table = play(told).table
    assert chips(table) == 1000
    assert hands_of(table, 2) == ["Bob: Cy blind 1, Eve blind 2", "Cy: Eve blind 1, Ann blind 2"]
    assert seated(table, 3).account.owes_big


@pytest.mark.parametrize("start", [MOVING, DEAD])
@pytest.mark.parametrize("when", ["during the hand", "after it"])
def test_found_late_the_button_waits_until_the_blinds_are_right(start: str, when: str) -> None:
    told = start + OUT_LATE + "everyone folds"
    if when == "after it":
        report = "! big-blind-sitting-out: seat Dee\n"
        told = start + OUT_LATE.replace(report, "everyone folds\n" + report)
    table = play(told).table
    assert hands_of(table, 5) == [
        "Cy: Eve blind 2",
        "Cy: Eve blind 1, Ann blind 2",
        "Eve: Ann blind 1, Bob blind 2",
        "Ann: Bob blind 1, Cy blind 2",
        "Bob: Cy blind 1, Eve blind 2",
    ]
    play_on(table, "= Dee owes 2 dead 1\nDee is back\n1 hand passes\nDee posts\n1 hand passes")
    assert is_ordinary(seated(table, 3))
    assert big_blinds(table, 5) == EVERYBODY


def test_other_houses_may_call_it_a_misdeal_or_have_the_blind_posted() -> None:
    late = FIVE + OUT + "Eve calls; Ann calls\n"
    report = "! big-blind-sitting-out: seat Dee"
    void = play_by(late + report, "mohegan", big_blind_sitting_out_dealt_in=BlindSittingOut.MISDEAL)
    assert void.hand is None
    post = play_by(late, "mohegan", big_blind_sitting_out_dealt_in=BlindSittingOut.POST_NOW)
    play_on(post, report + "\n= ruling: the blind goes in now\neveryone folds")
    assert seated(post, 3).stack == 198
    over = play_by(
        late + "everyone folds\n" + report + "\n= ruling: the hand stands\n= Dee owes 2 dead 1",
        "mohegan",
        big_blind_sitting_out_dealt_in=BlindSittingOut.MISDEAL,
    )
    assert not over.button.planned
