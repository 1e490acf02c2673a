"""Disputed pots, authority and fairness: who decides, until when, and what moves."""

from __future__ import annotations

import pytest
from tests.floor.test_tabling import SHOWDOWN, counted, refused, ruled, table

from shuffleup.floor.disputes.awards import deserved, put_right, received
from shuffleup.floor.facts import FactError
from shuffleup.floor.report import carry_out, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand.repairs import primitives
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import cite, rulebook

PAID = "Ann shows; Bob mucks; Dee mucks"  # Ann gets 30
WRONG = "wrong-award: from Ann, to Bob"


def says(book: str, words: str, played: Played | None = None) -> str:
    return ruled(played or table(book), words).says


# ---- pots ------------------------------------------------------------------------------------


def test_a_pot_may_be_disputed_until_the_riffle_or_until_the_first_card() -> None:
    for book in BOOKS:
        played = table(book, PAID)
        ruled(played, WRONG + ", next-hand riffled")
        moved = played.hand.stacks == [490, 520, 500, 490]
        assert moved == (book == "mohegan"), book
        late = table(book, PAID)
        ruled(late, WRONG + ", next-hand first-card-dealt")
        assert late.hand.stacks == [520, 490, 500, 490]


def test_a_pushed_button_of_the_shuffler_ends_it_only_where_the_next_hand_does() -> None:
    """mohegan has until the first card; a book that has until the next hand begins has not."""
    for book, in_time in (("mohegan", True), ("tournament", False)):
        played = table(book, PAID)
        ruled(played, WRONG + ", next-hand button-pushed")
        assert (played.hand.stacks[1] == 520) == in_time, book


def test_where_the_end_of_the_game_ends_nothing_a_pot_is_still_disputed() -> None:
    for ends, stacks in (("yes", [520, 490, 500, 490]), ("no", [490, 520, 500, 490])):
        played = table("rpl", f"rules: dispute-ends-with-game {ends}\n{PAID}")
        ruled(played, WRONG + ", next-hand game-over")
        assert played.hand.stacks == stacks


def test_a_pot_that_is_contested_is_ruled_on_in_time_and_not_afterwards() -> None:
    contested = "pot-disputed: by Bob, next-hand "
    assert says("rpl", contested + "not-begun", table("rpl", PAID)).startswith("in time")
    assert "too late" in says("rpl", contested + "riffled", table("rpl", PAID))


def test_chips_that_are_gone_are_owed_and_none_move() -> None:
    """Ann has none of it in front of her any more."""
    played = table("rpl", PAID)
    played.hand.stacks[0] = 0
    ruling = report(played.hand, read_report(WRONG, played.names))
    assert ruling.says == "it is not theirs, and the chips are gone: 30 are owed"
    assert not ruling.events


def test_of_a_void_hand_no_pot_was_pushed() -> None:
    played = table("rpl", text=SHOWDOWN)
    carry_out(played.hand, (primitives.Voided(),))
    assert played.hand.over
    assert refused(played, "pot-disputed: by Bob") == "no pot has been pushed to anybody"


def test_part_of_a_pot_mixed_with_other_chips_is_moved_all_the_same() -> None:
    played = table("rpl", PAID)
    ruled(played, WRONG + ", amount 12, mingled yes", "leave-as-is")
    assert played.hand.stacks == [520, 490, 500, 490]
    ruled(played, WRONG + ", amount 12, mingled yes", "reconstruct")
    assert played.hand.stacks == [508, 502, 500, 490]
    ruled(played, WRONG)
    assert played.hand.stacks == [490, 520, 500, 490]


def test_no_more_is_moved_than_was_pushed_and_only_after_it_was() -> None:
    played = table("rpl", PAID)
    assert refused(played, WRONG + ", amount 31") == "30 were pushed to Ann, not 31"
    assert refused(played, "wrong-award: from Bob, to Ann") == "nothing was pushed to Bob"
    assert "the same player" in refused(played, "wrong-award: from Ann, to Ann")
    assert "had folded" in refused(played, "wrong-award: from Ann, to Cy")
    assert refused(table("rpl", "Ann shows"), WRONG) == "no pot has been pushed to anybody"


def test_what_somebody_no_longer_has_is_owed() -> None:
    played = table("rpl", PAID)
    ruled(played, "ruling-takes-time", "hold-pot")
    played.hand.stacks[0] -= 480
    played.hand.stacks[3] += 480  # lost meanwhile
    assert ruled(played, WRONG).notes == ("20 more are owed",)


def test_a_held_pot_is_in_no_stack_until_it_is_decided() -> None:
    played = table("pechanga", PAID)
    total = counted(played.hand)
    ruled(played, "ruling-takes-time: part 10", "hold-part")
    assert (played.hand.stacks[0], played.hand.mends.held) == (510, 10)
    assert refused(played, "held-pot-decided: to Bob, amount 11") == "10 are held, not 11"
    assert refused(played, "held-pot-decided: to Bob, amount 0") == "10 are held, not 0"
    ruled(played, "held-pot-decided: to Bob")
    assert (played.hand.stacks[1], played.hand.mends.held, counted(played.hand)) == (500, 0, total)
    assert "holds no chips" in refused(played, "held-pot-decided: to Bob")


def test_no_more_is_held_than_somebody_got() -> None:
    says = refused(table("pechanga", PAID), "ruling-takes-time: part 31")
    assert says == "Ann has 30 of the pot, not 31"


# ---- dividing again --------------------------------------------------------------------------


def test_a_pot_divided_again_without_change_moves_nothing() -> None:
    hand = table("common", PAID).hand
    assert put_right(hand, {}) == ()
    assert deserved(hand, {}) == received(hand) == [30, 0, 0, 0]


def test_side_pots_are_divided_again_one_by_one() -> None:
    played = table(
        "common",
        text="""
holdem no-limit 5/10; ask to show
seats: Ann 100, Bob 300, Cy 300
Ann has 9s9c; Bob has AsAh; Cy has QsQh; board 3c8d9hJs4d
Cy raises to 300; Ann calls; Bob calls
everyone shows
""",
    )
    hand = played.hand
    assert hand.stacks == [300, 400, 0]
    assert deserved(hand, {}, (0,)) == [0, 700, 0]
    assert deserved(hand, {}, (1,)) == [300, 0, 400]


def test_nobody_can_divide_a_pot_by_cards_nobody_knows() -> None:
    text = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500
Ann has AsAh; board 3c8d9hJs4d
Bob calls; Ann checks; Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
Ann shows; Bob mucks
"""
    played = table("mohegan", text=text)
    with pytest.raises(FactError, match="not known"):
        deserved(played.hand, {1: played.hand.hole[1]})
    words = "discard-at-showdown: seat Bob, muck no"
    assert report(played.hand, read_report(words, played.names)).missing == ("cards",)
    ruled(played, words + ", cards 8s8h")
    assert played.hand.stacks == [490, 510]


# ---- authority -------------------------------------------------------------------------------


def turned_down(book: str, words: str) -> str:
    """Why the floor of a book does not grant what is asked, by its law."""
    played = table(book)
    refusal = report(played.hand, read_report(words, played.names)).refusal
    assert refusal is not None
    assert not refusal.reason.malformed
    assert refusal.grounds
    return refusal.says


def test_whose_ruling_is_final_depends_on_the_book() -> None:
    words = "ruling-appealed: by Ann, ruled-by floor"
    assert turned_down("tournament", words) == "the ruling is final"
    assert says("mohegan", words) == "the poker supervisor decides"
    assert says("rpl", words) == "the tournament director decides"


def test_only_what_the_book_weighs_is_asked_for() -> None:
    asked = {}
    for book in BOOKS:
        played = table(book)
        facts = "strict-rule-unfair: honest yes, experience novice, conduct bad, record clean"
        ruling = report(played.hand, read_report(facts, played.names))
        asked[book] = ruling.used
        assert [option.name for option in ruling.options] == ["strict-rule", "fairness"]
    assert asked["mohegan"] == asked["tournament"] == ()
    assert asked["rpl"] == ("honest", "experience", "record")
    assert asked["pechanga"] == ("honest", "experience", "conduct", "record")


def test_an_honest_mistake_of_a_novice_is_met_with_leniency() -> None:
    played = table("rpl")
    kind = "strict-rule-unfair: honest yes, experience {}, record clean"
    assert ruled(played, kind.format("novice")).default == "fairness"
    assert ruled(played, kind.format("regular")).default == "strict-rule"


def test_an_error_kept_quiet_may_be_ruled_otherwise() -> None:
    assert says("rpl", "floor-called: by Cy") == "the floor comes and rules"
    ruling = ruled(table("rpl"), "floor-called: by Cy, noticed earlier", "as-usual")
    assert [option.name for option in ruling.options] == ["as-usual", "let-it-stand"]


def test_the_house_pays_for_no_error_made_in_good_faith() -> None:
    words = "claim-against-the-house: by Ann, amount 40"
    assert turned_down("mohegan", words) == "the house owes nothing"
    assert says("mohegan", words + ", good-faith no").startswith("no clause covers this")


def test_what_no_rule_covers_is_the_floors_or_has_to_be_asked_first() -> None:
    names = {}
    for book in BOOKS:
        played = table(book)
        ruling = report(played.hand, read_report("something-else: consulted no", played.names))
        names[book] = [option.name for option in ruling.options]
        cited = [rule.id for name in ruling.grounds for rule in cite(rulebook(book), (name,))]
        assert any(not id.startswith("common/") for id in cited)  # the book says who decides
    assert names.pop("pechanga-t") == ["ask-first"]
    assert all(options == ["play-on", "decide-otherwise"] for options in names.values())


def test_who_decides_what_no_rule_covers_is_in_the_book() -> None:
    assert "the tournament director decides" in says("rpl", "something-else")
    assert "the poker supervisor decides" in says("mohegan", "something-else")
    assert "the floor decides" in says("tournament", "something-else")
