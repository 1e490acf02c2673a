"""Trouble at the showdown, reported: what the books differ on, what is refused, what is kept."""

from __future__ import annotations

import pytest

from shuffleup.floor.floor_transcript import run
from shuffleup.floor.report import carry_out, chosen, report
from shuffleup.floor.report_words import read_report
from shuffleup.hand import Hand, judge
from shuffleup.hand.repairs import primitives
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.state import pot_total
from shuffleup.hand.view import view
from shuffleup.hand.words.hand_transcript import FalseLineError, Played
from shuffleup.hand.words.hand_words import command
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.sim.recount import recount

CHECKED = """
Cy folds; Dee calls; Ann calls; Bob checks
Ann checks; Bob checks; Dee checks; Ann checks; Bob checks; Dee checks
Ann checks; Bob checks; Dee checks
"""
# Ann has aces, Bob three nines, Dee queens; 30 in the pot; Ann shows first.
SHOWDOWN = (
    """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500, Dee 500
Ann has AsAh; Bob has 9s9c; Cy has 2c7d; Dee has QsQh; board 3c8d9hJs4d
"""
    + CHECKED
)


def table(book: str, more: str = "", text: str = SHOWDOWN) -> Played:
    return run(text + more, resolve(rulebook(book)))


def ruled(played: Played, words: str, choice: str = "") -> Ruling:
    """The ruling, carried out; chips and cards are counted before and after."""
    hand = played.hand
    chips, cards = counted(hand), len(every_card(hand))
    ruling = report(hand, read_report(words, played.names))
    assert ruling.ok, ruling.refusal
    assert not ruling.missing
    option = chosen(ruling, choice) if choice else None
    carry_out(hand, option.events if option else ruling.events)
    assert counted(hand) == chips
    assert len(every_card(hand)) == cards
    recount(hand)
    return ruling


def counted(hand: Hand) -> int:
    return sum(hand.stacks) + hand.mends.held + (hand.carried if hand.over else pot_total(hand))


def refused(played: Played, words: str) -> str:
    """Why a report cannot be true; nothing has changed."""
    before = played.hand.version
    ruling = report(played.hand, read_report(words, played.names))
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.NOT_A_REPORT
    assert played.hand.version == before
    return ruling.refusal.says


THROWN = "discard-at-showdown: seat Bob, muck yes, identifiable yes"


def test_cards_let_go_in_the_muck_are_ruled_in_three_ways() -> None:
    given = table("mohegan", "Ann shows")
    assert ruled(given, THROWN).says == "the hand may be taken back and tabled"
    assert given.names[given.hand.actor] == "Bob"
    dead = table("tournament", "Ann shows")
    assert ruled(dead, THROWN).says == "the hand is dead"
    assert dead.names[dead.hand.actor] == "Dee"
    choice = ruled(table("pechanga", "Ann shows"), THROWN, "dead")
    assert [option.name for option in choice.options] == ["give-back", "dead"]


def test_a_hand_taken_back_after_the_pot_was_pushed_takes_the_pot() -> None:
    played = table("mohegan", "Ann shows; Bob mucks; Dee mucks")
    assert played.hand.stacks == [520, 490, 500, 490]
    ruled(played, THROWN)
    assert played.hand.stacks == [490, 520, 500, 490]
    assert played.hand.shown == 0b0011


def test_a_hand_taken_back_too_late_stays_where_it_is() -> None:
    played = table("mohegan", "Ann shows; Bob mucks; Dee mucks")
    ruling = ruled(played, THROWN + ", next-hand first-card-dealt")
    assert ruling.says == "too late: the result stands"
    assert played.hand.stacks == [520, 490, 500, 490]


def test_only_a_hand_of_the_showdown_that_was_not_seen_can_be_thrown_away() -> None:
    played = table("tournament", "Ann shows")
    assert refused(played, "discard-at-showdown: seat Ann, muck no").endswith("lies face up")
    assert "did not come to the showdown" in refused(
        played, "discard-at-showdown: seat Cy, muck no"
    )
    early = table("tournament", text=SHOWDOWN.replace(CHECKED, ""))
    assert refused(early, THROWN) == "the hand has not come to a showdown"
    alone = table("tournament", "Cy folds; Dee folds; Ann folds", SHOWDOWN.replace(CHECKED, ""))
    assert alone.hand.over
    assert refused(alone, THROWN) == "the hand has not come to a showdown"


def test_a_pot_is_not_divided_again_on_a_board_nobody_knows() -> None:
    """A dealer outside has told the hands and not the board: nobody can say who wins."""
    unknown = SHOWDOWN.replace("3c8d9hJs4d", "3c8d9hJs??")
    played = table("mohegan", "Ann shows; Bob mucks; Dee mucks", unknown)
    assert "nobody can say who wins" in refused(played, THROWN)


def test_a_hand_half_shown_is_lost_unless_it_is_known() -> None:
    played = table("tournament", "Ann shows")
    ruled(played, "incomplete-tabling: seat Bob, readable no, identifiable no")
    assert not played.hand.live & 0b0010
    played = table("tournament", "Ann shows")
    ruled(played, "incomplete-tabling: seat Bob, readable yes", "tabled")
    run_out(played, "Dee mucks")
    assert played.hand.stacks[1] == 520


def run_out(played: Played, line: str) -> None:
    """A last thing somebody does, and the hand is over."""
    hand = played.hand
    carry_out(hand, judge(hand, command(hand, played.names, line.split())).events)
    assert hand.over


def test_a_tabled_hand_swept_in_is_back_before_and_after_the_award() -> None:
    before = table("rpl", "Ann shows; Bob mucks")
    ruled(before, "tabled-hand-killed: seat Bob")
    run_out(before, "Dee mucks")
    after = table("rpl", "Ann shows; Bob mucks; Dee mucks")
    ruled(after, "tabled-hand-killed: seat Bob")
    assert before.hand.stacks == after.hand.stacks == [490, 520, 500, 490]


def test_a_hand_that_was_not_face_up_is_not_protected() -> None:
    played = table("rpl", "Ann shows; Bob mucks; Dee mucks")
    assert ruled(played, "tabled-hand-killed: seat Bob, face-up no").says == "the hand is dead"
    assert played.hand.stacks[0] == 520


ROYAL = SHOWDOWN.replace("3c8d9hJs4d", "AdKdQdJdTd").replace("Ann has AsAh", "Ann has 5s6s")


def test_playing_the_board_without_a_word_costs_the_share_in_one_book_only() -> None:
    words = "playing-the-board: seat Bob, declared no, muck no, identifiable yes"
    for book in BOOKS:
        played = table(book, "Ann shows", ROYAL)
        ruled(played, words)
        assert bool(played.hand.live & 0b0010) == (book != "rpl"), book


def test_the_board_cannot_be_played_where_there_is_none() -> None:
    stud = "stud limit 10/20 ante 1 bring-in 3; seed 7\nseats: Ann 500, Bob 500"
    says = refused(table("rpl", text=stud), "playing-the-board: seat Ann, declared no, muck no")
    assert says == "there is no board in this game"


# ---- miscalls --------------------------------------------------------------------------------

MISCALL = "miscalled-hand: seat Ann, called too-high, deliberate yes, discarded Bob"


def test_the_cards_speak_and_nothing_happens_to_an_honest_miscall() -> None:
    played = table("mohegan", "Ann shows")
    before = played.hand.version
    assert ruled(played, "miscalled-hand: seat Bob, called too-low, deliberate no").ok
    assert played.hand.version == before


def test_a_deliberate_miscall_costs_what_the_book_says() -> None:
    names = {}
    for book in BOOKS:
        played = table(book, "Ann shows; Bob mucks; Dee mucks")
        names[book] = [option.name for option in ruled(played, MISCALL, "no-penalty").options]
    assert names["pechanga"] == ["no-penalty", "forfeit-pot", "expulsion", "both"]
    assert names["rpl"] == ["no-penalty", "forfeit-pot"]
    assert names["mohegan"] == ["no-penalty", "warning", "exclusion"]
    assert "missed-hands" in names["tournament"]
    assert "missed-hands" not in names["pechanga-t"]


def test_a_forfeited_pot_goes_to_the_hand_that_was_driven_out() -> None:
    played = table("rpl", "Ann shows; Bob mucks; Dee mucks")
    ruled(played, MISCALL, "forfeit-pot")
    assert played.hand.stacks == [490, 520, 500, 490]
    played = table("rpl", "Ann shows; Bob mucks")
    ruled(played, MISCALL, "forfeit-pot")
    assert played.hand.live == 0b1010
    run_out(played, "Dee mucks")
    assert played.hand.stacks == [490, 520, 500, 490]


def test_a_miscall_drove_nobody_out_who_still_has_cards() -> None:
    played = table("rpl", "Ann shows")
    assert "threw no hand away" in refused(played, MISCALL)


# ---- who sees what ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "shown"),
    [("pechanga", 0), ("mohegan", 0), ("tournament", 0), ("rpl", 1)],
)
def test_who_folded_before_the_showdown_may_ask_in_one_book_only(book: str, shown: int) -> None:
    played = table(book, "Ann shows; Bob mucks; Dee mucks")
    ruled(played, "asked-to-see-hand: asker Cy, seat Bob, shown-to-another no")
    assert played.hand.shown >> 1 & 1 == shown


def test_a_hand_the_winner_asks_for_is_live_and_one_that_others_ask_for_is_not() -> None:
    played = table("rpl", "Ann shows; Bob mucks; Dee mucks")
    ruled(played, "asked-to-see-hand: asker Cy, seat Bob")
    assert played.hand.stacks == [520, 490, 500, 490]
    played = table("rpl", "Ann shows; Bob mucks; Dee mucks")
    ruled(played, "asked-to-see-hand: asker Ann, seat Bob")
    assert played.hand.stacks == [490, 520, 500, 490]


def test_asking_for_a_hand_that_is_seen_or_ones_own_makes_no_sense() -> None:
    played = table("rpl", "Ann shows; Bob mucks; Dee mucks")
    assert "lies face up" in refused(played, "asked-to-see-hand: asker Bob, seat Ann")
    assert "their own hand" in refused(played, "asked-to-see-hand: asker Bob, seat Bob")


SEEN = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Cy has KsKd
Cy folds
"""
ONE = "hand-shown-to-one: seat Cy, to Ann, cards {}, told yes, decides this-round"


def test_cards_shown_to_one_who_is_to_act_are_shown_now_or_after_the_action() -> None:
    now, later = table("rpl", text=SEEN), table("pechanga", text=SEEN)
    ruled(now, ONE.format("KsKd"))
    assert view(now.hand, 1).hands[2] == now.hand.hole[2]
    assert ruled(later, ONE.format("KsKd")).notes == ("shown when the action is complete",)
    assert view(later.hand, 1).hands[2] != later.hand.hole[2]


def test_of_a_hand_shown_in_part_the_rest_stays_hidden() -> None:
    played = table("rpl", text=SEEN)
    ruled(played, ONE.format("Ks"))
    seen = view(played.hand, 1).hands[2]
    assert seen[0] == played.hand.hole[2][0]
    assert seen[1] != played.hand.hole[2][1]


def test_cards_somebody_does_not_have_were_not_shown() -> None:
    played = table("rpl", text=SEEN)
    assert refused(played, ONE.format("AsAh")) == "those are not cards of Cy"
    assert "not to oneself" in refused(played, ONE.format("KsKd").replace("to Ann", "to Cy"))


def test_the_floor_looks_at_a_hand_and_nobody_else_does() -> None:
    played = table("rpl", text=SEEN)
    ruled(played, "floor-inspects-hand: seat Cy")
    assert isinstance(played.hand.log[-1], primitives.Exposed)
    for viewer in (0, 1):
        seen = view(played.hand, viewer)
        assert seen.hands[2] != played.hand.hole[2]
        assert seen.events[-1] != played.hand.log[-1]


def test_one_house_may_have_a_discarded_hand_shown() -> None:
    played = table("mohegan", text=SEEN)
    ruling = ruled(played, "floor-inspects-hand: seat Cy", "disclose")
    assert [option.name for option in ruling.options] == ["inspect", "disclose"]
    assert view(played.hand, 0).hands[2] == played.hand.hole[2]
    live = report(played.hand, read_report("floor-inspects-hand: seat Ann", played.names))
    assert not live.options


def test_a_transcript_says_who_sees_which_cards() -> None:
    run(SEEN + "= Cy sees KsKd; = Ann does not see Ks", resolve(rulebook("rpl")))
    with pytest.raises(FalseLineError, match="Ann does not see Ks"):
        run(SEEN + "= Ann sees Ks", resolve(rulebook("rpl")))
    with pytest.raises(FalseLineError, match="Cy sees Kd"):
        run(SEEN + "= Cy does not see Kd", resolve(rulebook("rpl")))


@pytest.mark.parametrize("book", BOOKS)
def test_every_ruling_on_a_showdown_cites_a_clause(book: str) -> None:
    played = table(book, "Ann shows")
    for words in (THROWN, "tabled-hand-killed: seat Bob", "floor-inspects-hand: seat Bob"):
        ruling = report(played.hand, read_report(words, played.names))
        assert all(cite(rulebook(book), (name,)) for name in ruling.grounds)


@pytest.mark.parametrize("book", BOOKS)
def test_in_omaha_nobody_plays_the_board_whatever_was_declared(book: str) -> None:
    omaha = SHOWDOWN.replace("holdem", "omaha").replace("AsAh;", "AsAh5c5d;")
    for cards in ("9s9c;", "2c7d;", "QsQh;"):
        other = {"9s9c;": "9s9cKcKd;", "2c7d;": "2c7d2s7s;", "QsQh;": "QsQhTcTd;"}[cards]
        omaha = omaha.replace(cards, other)
    board = "playing-the-board: seat Ann, declared yes, muck yes, identifiable yes"
    thrown = "discard-at-showdown: seat Ann, muck yes, identifiable yes"
    declared, discarded = (ruled(table(book, text=omaha), words) for words in (board, thrown))
    assert declared.events == discarded.events
    assert [option.name for option in declared.options] == [
        option.name for option in discarded.options
    ]
    assert "playing-the-board" not in declared.grounds
