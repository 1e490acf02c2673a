"""Penalties: what an offence may cost, by the book, and what it costs when done again."""

from __future__ import annotations

import pytest
from tests.floor.test_tabling import table

from shuffleup.floor.disputes.offences import ETIQUETTE, GRAVE, LADDER, LESSER
from shuffleup.floor.report import report
from shuffleup.floor.report_words import read_report
from shuffleup.law.loading import BOOKS
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Ruling

ON_PURPOSE = ", deliberate yes, in-play yes"


def penalty(book: str, offence: str, more: str = "") -> Ruling:
    played = table(book)
    words = f"penalty: seat Cy, offence {offence}{more or ON_PURPOSE}"
    return report(played.hand, read_report(words, played.names))


def names(ruling: Ruling) -> list[str]:
    return [option.name for option in ruling.options]


def test_each_book_has_its_own_ladder() -> None:
    assert names(penalty("pechanga", "abuse")) == ["warning", "suspension", "exclusion"]
    assert names(penalty("mohegan", "abuse")) == ["warning", "exclusion"]
    assert names(penalty("pechanga-t", "abuse"))[:3] == ["warning", "missed-hand", "one-round"]
    assert names(penalty("tournament", "abuse"))[:3] == ["warning", "missed-hand", "missed-hands"]


def test_grave_offences_cost_something_and_lesser_ones_may() -> None:
    for book in BOOKS:
        for offence in GRAVE:  # the league alone says "may" of all of them
            assert ("no-penalty" in names(penalty(book, offence))) is (book == "rpl")
        for offence in LESSER:
            if offence != "leaving-the-table":  # in some books it costs the hand alone
                assert names(penalty(book, offence))[0] == "no-penalty"
    assert names(penalty("tournament", "leaving-the-table"))[0] == "no-penalty"
    assert not names(penalty("mohegan", "leaving-the-table"))


def test_a_breach_of_etiquette_costs_at_once_or_only_when_it_is_repeated() -> None:
    assert "warning" in names(penalty("rpl", "stalling"))
    assert penalty("tournament", "stalling").notes == ("write it down",)
    assert names(penalty("tournament", "stalling", ", repeated yes"))[0] == "warning"


def test_acting_out_of_turn_costs_as_the_book_says_of_it() -> None:
    assert names(penalty("mohegan", "acting-out-of-turn")) == []
    assert names(penalty("rpl", "acting-out-of-turn"))[0] == "no-penalty"


def test_what_is_an_offence_only_on_purpose_or_in_some_pots_is_none_otherwise() -> None:
    for offence in ("acting-out-of-turn", "splashing", "exposing-cards"):
        assert penalty("rpl", offence, ", deliberate no").says == "no offence here"
        assert names(penalty("rpl", offence))[0] == "no-penalty"
    assert penalty("pechanga", "revealing-a-hand", ", in-play no").says == "no offence here"
    assert names(penalty("tournament", "revealing-a-hand", ", in-play no"))
    assert penalty("pechanga", "agreed-checking").says == "no offence here"
    assert names(penalty("mohegan", "agreed-checking"))


def test_dodging_a_blind_on_purpose_costs_something_and_otherwise_nothing() -> None:
    assert names(penalty("tournament", "dodging-blinds"))[0] == "warning"
    dodged = penalty("tournament", "dodging-blinds", ", deliberate no")
    assert dodged.says == "no offence here"


def test_in_the_league_what_is_shown_or_said_costs_the_event_and_not_the_room() -> None:
    shown, stalled = names(penalty("rpl", "exposing-cards")), names(penalty("rpl", "stalling"))
    assert shown == ["no-penalty", "warning", "suspension", "disqualification"]
    assert stalled == [*shown, "exclusion"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("last", LADDER)
def test_the_next_penalty_is_heavier_if_there_is_a_heavier_one(book: str, last: str) -> None:
    may = [[], ["no-penalty"]][book == "rpl"]
    left = names(penalty(book, "abuse", f", repeated yes, last {last}"))
    every = names(penalty(book, "abuse"))[len(may) :]
    heavier = [name for name in every if LADDER.index(name) > LADDER.index(last)]
    assert left == may + (heavier or every[-1:])


def test_a_round_is_a_hand_for_every_player_at_the_table() -> None:
    said = {option.name: option.says for option in penalty("tournament", "abuse").options}
    assert said["one-round"] == "4 hands are missed."
    assert said["three-rounds"] == "12 hands are missed."


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("offence", [*GRAVE, *LESSER, *ETIQUETTE])
def test_every_offence_cites_the_clause_against_it(book: str, offence: str) -> None:
    ruling = penalty(book, offence)
    assert offence in PROCEDURES
    assert ruling.grounds[0] == offence
    assert all(cite(rulebook(book), (name,)) for name in ruling.grounds)
