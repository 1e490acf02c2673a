"""Reports of a table: the closed list, what is told, how a ruling is kept, and who owed a blind."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import play_by, play_on, refused
from tests.table.sending import ask, send
from tests.table.stories import chips, play

from shuffleup.cases.mutants import disabled
from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.floor.report_words import in_words, read_words
from shuffleup.floor.ruling_record import report_of
from shuffleup.floor.senders import Role, player
from shuffleup.hand.state import pot_total
from shuffleup.law.points.table.missed_blinds import LookedUnposted
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.blinds.in_turn import is_ordinary
from shuffleup.table.commands import Decide, NextHand, Report
from shuffleup.table.events import Ruled
from shuffleup.table.judge import judge
from shuffleup.table.state import Table, seated
from shuffleup.table.words.table_facts import say_seats

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
FIVE = """
holdem no-limit 1/2
table: buy-in 40-400
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -; button Ann
1 hand passes
"""


def do(table: Table, command: object) -> None:
    refusal = send(table, command).refusal
    assert refusal is None, refusal


# ---- the list --------------------------------------------------------------------------------


def test_every_kind_says_in_a_sentence_what_it_is_and_asks_for_its_facts() -> None:
    kinds = kinds_of(Need.TABLE)
    assert set(kinds) == {
        "seat-disputed", "dealt-in-owing", "button-was-wrong", "big-blind-posted-twice",
        "big-blind-sitting-out",
    }  # fmt: skip
    for kind in kinds.values():
        assert kind.what.endswith(".")
        assert all(fact.question.endswith("?") for fact in kind.facts)


def test_a_report_is_read_back_from_its_words() -> None:
    for words in ("button-was-wrong", "seat-disputed: place 6, one Dee, other Bob"):
        told = read_words(words)
        assert in_words(told.kind, tuple(told.facts.items())) == words
    assert read_words("dealt-in-owing: seat Ann, looked").facts["looked"] == "yes"


BAD = {
    "nothing of the kind": "nothing-of-the-kind",
    "no fact": "seat-disputed",
    "a fact missing": "seat-disputed: place 6, one Dee",
    "nobody of that name": "seat-disputed: place 6, one Dee, other Zoe",
    "not a number": "seat-disputed: place six, one Dee, other Bob",
    "no such seat": "seat-disputed: place 9, one Dee, other Bob",
    "the same player": "seat-disputed: place 6, one Dee, other Dee",
    "a fact too many": "button-was-wrong: seat Dee",
    "not wrong": "button-was-wrong",
    "not twice": "big-blind-posted-twice: seat Cy",
    "posted": "big-blind-sitting-out: seat Cy",
    "owes nothing": "dealt-in-owing: seat Cy",
    "not yes or no": "dealt-in-owing: seat Cy, looked perhaps",
}


@pytest.mark.parametrize("words", BAD.values(), ids=list(BAD))
def test_what_cannot_be_is_malformed_and_changes_nothing(words: str) -> None:
    for more in ("", "next hand"):
        assert refused(play(FIVE + more).table, read_words(words)) is Reason.NOT_A_REPORT


@pytest.mark.parametrize(
    "report",
    [
        Report(7),
        Report("dealt-in-owing", {"seat": 3.5}),
        Report("dealt-in-owing", {3: "Dee"}),
        Report("dealt-in-owing", (("seat", "Dee"),)),
        Report("dealt-in-owing", 5),
    ],
)
def test_what_is_not_even_words_is_malformed(report: Report) -> None:
    assert refused(play(FIVE).table, report) is Reason.NOT_A_REPORT


def test_the_refusal_names_the_fact_that_is_missing() -> None:
    ruling = ask(play(FIVE).table, read_words("seat-disputed: place 6, one Dee"))
    assert ruling.refusal is not None
    assert ruling.refusal.says == "other was not told: And who else?"


# ---- the record ------------------------------------------------------------------------------


def test_a_ruling_is_in_the_log_with_its_grounds_and_they_resolve_in_every_book() -> None:
    for book in BOOKS:
        table = play(FIVE + "! seat-disputed: place 6, one Dee, other Bob", book).table
        (ruled,) = [event for event in table.log if isinstance(event, Ruled)]
        assert ruled.says == "Bob moves to 6"
        assert report_of(ruled) == "seat-disputed: place 6, one Dee, other Bob"
        assert cite(rulebook(book), ruled.grounds)


def test_facts_as_text_and_facts_already_read_are_the_same_report() -> None:
    table = play(FIVE).table
    told = read_words("seat-disputed: place 6, one Dee, other Bob")
    read = Report("seat-disputed", {"place": 6, "one": 3, "other": 1})
    assert ask(table, told) == ask(table, read)


TOLD = "[20:15] Ann asks for seat 6\n! seat-disputed: place 6, one Dee, other Bob"


def test_the_record_says_by_which_book_in_which_hand_and_who_reported_it() -> None:
    table = play(FIVE + TOLD, "rpl").table
    (ruled,) = [event for event in table.log if isinstance(event, Ruled)]
    assert (ruled.book, ruled.hand, ruled.when) == (table.rulebook, 1, "20:15")
    assert ruled.book.startswith("rpl@")
    assert (ruled.by, ruled.role) == ("dealer", Role.DEALER)


@pytest.mark.parametrize("words", ["seat-disputed: place 6, one Dee, other Bob", "something-else"])
def test_a_player_tells_the_dealer_whatever_it_is_about(words: str) -> None:
    refusal = judge(play(FIVE).table, read_words(words), player("Ann")).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_THE_FLOOR


def test_a_question_about_a_player_of_any_name_can_be_decided() -> None:
    table = play(FIVE).table
    seated(table, 1).player, seated(table, 3).player = "Smith, J: the 2nd", "ann"
    report = Report("seat-disputed", {"place": 6, "one": 3, "other": 1})
    with disabled("seat-dispute-by-seniority"):
        do(table, report)
        assert table.question == "seat-disputed: place 6, one ann, other 2"
        do(table, Decide("play-on", why="they agreed"))
    assert (table.log[-1].chosen, table.log[-1].facts[1]) == ("play-on", ("one", "ann"))
    assert ask(table, report).says == "Smith, J: the 2nd moves to 6"


def test_where_no_clause_is_in_force_the_floor_decides_and_the_table_waits_for_it() -> None:
    table = play(FIVE).table
    with disabled("seat-dispute-by-seniority"):
        do(table, read_words("seat-disputed: place 6, one Dee, other Bob"))
        assert table.question
        assert refused(table, read_words("button-was-wrong")) is Reason.NOT_ASKED_FOR
        do(table, Decide("play-on", why="they agreed"))
    assert not table.question
    assert say_seats(table) == "Ann 1, Bob 2, Cy 3, Dee 4, Eve 5"


def test_no_hand_is_dealt_before_the_floor_has_decided() -> None:
    told = FIVE + "next hand button Ann\neveryone folds\n! big-blind-posted-twice: seat Cy"
    table = play(told).table
    assert refused(table, NextHand(), "mohegan") is Reason.FLOOR_DECIDES
    play_on(table, "Cy leaves")  # and nothing is left to decide
    do(table, Decide("sit-out"))
    assert not table.question
    assert ask(table, NextHand()).ok


# ---- a disputed seat -------------------------------------------------------------------------


def test_the_senior_of_two_moves_out_of_order_and_as_anybody_would() -> None:
    table = play(FIVE + "Dee asks for seat 6\n! seat-disputed: place 6, one Dee, other Bob").table
    assert say_seats(table) == "Ann 1, Cy 3, Dee 4, Eve 5, Bob 6"
    assert table.claims.requests == (("Dee", 5),)
    taken = play(FIVE + "Flo sits 6 with 100").table
    report = read_words("seat-disputed: place 6, one Dee, other Bob")
    assert refused(taken, report, "mohegan") is Reason.SEAT_TAKEN
    assert refused(play(FIVE + "next hand").table, report) is Reason.HAND_IS_ON


# ---- dealt in owing --------------------------------------------------------------------------


OWING = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200; button Ann
1 hand passes
Dee is away; 3 hands pass; Dee is back; Dee is dealt in
next hand
= posts: Ann blind 1, Bob blind 2
= dealt: Ann, Bob, Cy, Dee, Eve, Flo
"""


def test_who_looked_first_has_a_dead_hand_and_still_owes() -> None:
    table = play(OWING + "! dealt-in-owing: seat Dee\nCy folds\n= Eve to act").table
    play_on(table, "everyone folds\n= Dee owes 2 dead 1\n= stacks: Dee 200")
    assert chips(table) == 1200


def test_who_has_not_looked_posts_now_and_owes_nothing() -> None:
    told = OWING + "! dealt-in-owing: seat Dee, looked no\n= Dee owes nothing\nCy folds\n"
    table = play(told + "= Dee may: fold, check, raise to 4-199\neveryone folds").table
    assert seated(table, 3).stack == 197
    assert is_ordinary(seated(table, 3))
    assert chips(table) == 1200


def test_a_house_may_let_a_post_be_made_after_looking() -> None:
    table = play_by(OWING, "mohegan", unposted_and_looked=LookedUnposted.POST_NOW)
    play_on(table, "! dealt-in-owing: seat Dee\n= Dee owes nothing\neveryone folds")
    assert seated(table, 3).stack == 197


def test_a_short_stack_posts_what_there_is() -> None:
    table = play(OWING.replace("Dee 200", "Dee 2") + "! dealt-in-owing: seat Dee, looked no").table
    assert table.hand is not None
    assert table.hand.stacks[3] == 0
    assert sum(table.hand.stacks) + pot_total(table.hand) == 1002


@pytest.mark.parametrize("when", ["", "everyone folds\n"])
def test_who_has_played_has_a_live_hand_found_out_during_it_or_after(when: str) -> None:
    played = (
        OWING
        + f"Cy calls; Dee calls\n{when}! dealt-in-owing: seat Dee\n= ruling: the hand is live\n"
    )
    must = play(played + "everyone folds" * (not when), "pechanga").table
    assert seated(must, 3).account.must_post
    play_on(
        must, "= Dee owes 2 dead 1\nx Dee waits\nnext hand\n= dealt: Ann, Bob, Cy, Dee, Eve, Flo"
    )
    may = play(played + "everyone folds" * (not when), "mohegan").table
    assert seated(may, 3).account.entry is EntryChoice.WAIT
    play_on(may, "= may: Dee waits\nnext hand\n= dealt: Ann, Bob, Cy, Eve, Flo")


def test_who_must_post_on_the_next_deal_and_is_due_the_big_blind_takes_that() -> None:
    told = OWING.replace("3 hands pass", "4 hands pass")
    told = told.replace("Ann blind 1, Bob blind 2", "Bob blind 1, Cy blind 2")
    table = play(told + "Dee calls\n! dealt-in-owing: seat Dee\neveryone folds", "pechanga").table
    play_on(
        table, "next hand\n= posts: Cy blind 1, Dee blind 2\neveryone folds\n= Dee owes nothing"
    )


def test_who_folded_unposted_has_no_hand_to_rule_on() -> None:
    table = play(OWING + "Cy folds; Dee folds").table
    assert refused(table, read_words("dealt-in-owing: seat Dee")) is Reason.NOT_A_REPORT
