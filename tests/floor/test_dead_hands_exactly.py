"""Dead hands to the chip and to the event: what stays in, what is written down, what is cited."""

from __future__ import annotations

import pytest
from tests.floor.stud_tables import FLOP, done, play_out, refused, ruled, table

from shuffleup.hand.events import Called, Raised
from shuffleup.hand.repairs.primitives import Killed, Rewound
from shuffleup.hand.state import pot_total
from shuffleup.law.points.floor.dead_hands import DeadHandLaw
from shuffleup.law.points.floor.stud_errors import StudErrorLaw

BET = FLOP + "Ann bets 20\n"
CHECKED = FLOP + "Ann checks\n"
KILLED = "hand-killed-or-fouled: seat Ann, identifiable no"
SHOWN = "hand-exposed-with-action-pending: seat Bob, shown whole-hand, declared no, deliberate no"
IN_THE_MUCK = "hand-in-the-muck: seat Bob, identifiable clearly, why "


# ---- killed ----------------------------------------------------------------------------------


def test_of_a_reraise_nobody_called_only_what_matched_the_raise_stays() -> None:
    """Ann had 10 in when Bob made it 30: 20 more were hers to call, and 70 come back."""
    text = FLOP + "Ann bets 10; Bob raises to 30; Cy folds; Dee folds; Ann raises to 100"
    hand = table("tournament", text)
    done(hand, KILLED)
    assert hand.stacks[0] == 168
    play_out(hand)


def test_of_a_bet_called_short_all_in_only_the_part_above_it_comes_back() -> None:
    text = FLOP.replace("Bob 200", "Bob 32") + "Ann bets 50; Bob calls 30"
    hand = table("tournament", text)
    at = hand.log.index(Raised(0, 50))
    assert ruled(hand, KILLED).events == (Rewound(at), Raised(0, 30), Killed(0), Called(1, 30))
    done(hand, KILLED)
    assert (hand.stacks[0], pot_total(hand)) == (168, 68)
    assert hand.bet == 30
    play_out(hand)


def test_in_limit_too_nobody_owes_more_than_the_all_in_that_called() -> None:
    text = FLOP.replace("no-limit 1/2", "limit 10/20 blinds 5/10").replace("Bob 200", "Bob 17")
    hand = table("tournament", text + "Ann bets 10; Bob calls 7")
    done(hand, KILLED)
    assert (hand.stacks[0], hand.bet) == (183, 7)
    play_out(hand)


def test_a_bet_that_was_called_is_lost_with_the_hand() -> None:
    assert ruled(table("tournament", BET + "Bob calls"), KILLED).events == (Killed(0),)


def test_a_bet_taken_back_leaves_no_call_of_nothing() -> None:
    events = ruled(table("tournament", BET), KILLED).events
    assert Killed(0) in events
    assert not any(isinstance(event, Called) for event in events)


def test_a_hand_that_was_folded_cannot_be_killed() -> None:
    hand = table("tournament", BET + "Bob folds")
    says = refused(hand, KILLED.replace("Ann", "Bob"))
    assert says == "the hand of Bob is not in any more"


# ---- in the muck -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("point", "why", "scene"),
    [
        ("retrieval-thought-pot-won", "thought-pot-won", BET),
        ("retrieval-thought-more-owed", "thought-more-owed", CHECKED),
        ("retrieval-already-committed", "already-committed", BET),
    ],
)
def test_a_mistake_brings_a_hand_back_only_where_the_house_counts_it(
    point: str, why: str, scene: str
) -> None:
    for counts in ("yes", "no"):
        hand = table("mohegan", f"{scene}rules: {point} {counts}\nBob folds")
        done(hand, IN_THE_MUCK + why)
        assert (hand.live >> 1 & 1) == (counts == "yes")


def test_who_did_owe_the_bet_was_not_mistaken_about_it() -> None:
    hand = table("mohegan", BET + "Bob folds; Cy calls")
    done(hand, IN_THE_MUCK + "thought-more-owed")
    assert not hand.live >> 1 & 1


def test_a_folded_hand_that_stays_dead_is_not_killed_again() -> None:
    assert ruled(table("mohegan", BET + "Bob folds"), IN_THE_MUCK + "folded").events == ()


def test_a_winner_has_no_hand_in_the_muck_once_the_pot_is_awarded() -> None:
    hand = table("mohegan", BET + "Bob folds; Cy folds; Dee folds")
    words = IN_THE_MUCK.replace("Bob", "Ann") + "folded"
    assert refused(hand, words) == "the pot has been awarded"


def test_who_is_committed_to_the_bet_itself_calls_it() -> None:
    hand = table("mohegan", BET + "Bob folds")
    done(hand, IN_THE_MUCK + "already-committed, owes 20")
    assert hand.stacks[1] == 178
    assert hand.bet == 20


def test_nobody_is_committed_to_a_raise_that_could_not_be_made() -> None:
    hand = table("mohegan", BET + "Bob folds")
    assert "least" in refused(hand, IN_THE_MUCK + "already-committed, owes 25")


# ---- shown, thrown, absent -------------------------------------------------------------------


def test_a_hand_that_is_dead_for_being_shown_is_so_by_the_clause_about_it() -> None:
    grounds = ruled(table("tournament", BET), SHOWN).grounds
    assert DeadHandLaw.hand_exposed_action_pending in grounds
    assert DeadHandLaw.penalty_for_exposing_starts in grounds
    mild = ruled(table("tournament", BET + "rules: exposing-penalty no"), SHOWN).grounds
    assert DeadHandLaw.exposing_penalty in mild
    assert DeadHandLaw.penalty_for_exposing_starts not in mild


def test_where_intent_counts_it_is_among_the_grounds() -> None:
    grounds = ruled(table("rpl", BET), SHOWN + ", deliberate yes").grounds
    assert DeadHandLaw.exposing_needs_intent in grounds


def test_pot_and_seat_are_lost_together_only_where_both_can_be() -> None:
    words = SHOWN + ", before yes"
    for leave, more in (("yes", ["ask-to-leave", "both"]), ("no", [])):
        hand = table("pechanga", f"{BET}rules: exposing-asked-to-leave {leave}\n")
        names = [option.name for option in ruled(hand, words).options]
        assert names == ["live", "dead", "forfeit-pot", *more]


def test_thrown_cards_may_be_left_to_the_floor() -> None:
    hand = table("rpl", BET + "rules: cards-thrown-into-another-hand floor-discretion")
    words = "cards-into-another-hand: seat Bob, into Cy"
    assert [option.name for option in ruled(hand, words).options] == ["dead", "live"]
    done(hand, words, "live")
    assert hand.live >> 1 & 1
    done(hand, words, "dead")
    assert not hand.live >> 1 & 1


def test_an_absent_hand_in_hold_em_is_dead_by_no_clause_about_the_forced_bet() -> None:
    ruling = ruled(table("rpl", FLOP), "absent-player-hand: seat Ann, left walked-off, back no")
    assert ruling.events == (Killed(0),)
    assert StudErrorLaw.absent_pays_bring_in not in ruling.grounds


@pytest.mark.parametrize("book", ["pechanga", "rpl", "tournament"])
def test_a_book_that_speaks_of_the_muck_is_cited_for_a_hand_the_dealer_killed(book: str) -> None:
    told = ruled(table(book, BET), KILLED.replace("identifiable no", "identifiable fully"))
    assert DeadHandLaw.mucked_hand_retrieval in told.grounds


def test_a_list_of_players_mistakes_is_not_cited_for_a_hand_the_dealer_killed() -> None:
    told = ruled(table("mohegan", BET), KILLED.replace("identifiable no", "identifiable fully"))
    assert DeadHandLaw.mucked_hand_retrieval not in told.grounds
    assert DeadHandLaw.unprotected_hand_redress in told.grounds
