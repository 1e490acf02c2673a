"""How wagers are made and mended: by the books, and what cannot have been."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.floor.test_wagers_every_game import MINE, chips, play_on

from shuffleup.floor import KINDS, Report, carry_out, report
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.substantial import Act
from shuffleup.hand import Hand, copy, options
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.hand.words.hand_words import say_options
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling

NL = "holdem no-limit 100/200; seed 7; seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000\n"
RAISED = NL + "Cy raises to 600\n"
FLOP = NL + "Cy calls; Dee calls; Ann calls; Bob checks\n"
RERAISED = FLOP + "Ann bets 600; Bob raises to 1800\n"
LIMIT = "holdem limit 4/8 blinds 2/4; seed 7; seats: Ann 200, Bob 200, Cy 200, Dee 200\n"
KILL = """
holdem limit 8/16 blinds 2/4; seed 7; seats: Ann 300, Bob 300, Cy 300, Dee 300
posts: Ann blind 2, Bob blind 4, Dee kill 8
"""
TWO = "holdem no-limit 100/200; seed 7; seats: Ann 20000, Bob 20000\n"
ANN, BOB, CY, DEE = range(4)


def play(text: str, book: str = "tournament") -> Played:
    return run(text, resolve(rulebook(book)))


def ruled(text: str, kind: str, book: str = "tournament", **facts: Any) -> tuple[Hand, Ruling]:
    """The hand after the ruling; where the floor is asked it waits as it was."""
    hand = play(text, book).hand
    ruling = report(hand, Report(kind, {name.replace("_", "-"): v for name, v in facts.items()}))
    assert ruling.ok, ruling.refusal
    assert not ruling.missing, ruling.missing
    carry_out(hand, ruling.events)
    return hand, ruling


def may(hand: Hand) -> str:
    return say_options(options(hand))


def names(ruling: Ruling) -> list[str]:
    return [option.name for option in ruling.options]


# ---- facts that cannot be --------------------------------------------------------------------

OVER = NL + "Cy folds; Dee folds; Ann folds"
IMPOSSIBLE: list[tuple[str, str, dict[str, Any], str]] = [
    (OVER, "undercall", {"chips": 1}, "nobody is asked to bet, call or fold"),
    (FLOP, "undercall", {"chips": 100}, "Ann faces no bet"),
    (RAISED, "undercall", {"chips": 600}, "600 is not short of the call of 600"),
    (RAISED, "undercall", {"chips": 0}, "no chips were put in"),
    (RAISED, "chips-over-line", {"how-far": "over-the-line", "chips": (25_000,)},
     "Dee has only 20,000"),
    (RAISED, "check-with-chips-over-line", {},
     "there is a bet and nothing to check: what were the chips?"),
    (RAISED, "declared-raise-in-motions", {"amount": 500, "first": 500},
     "500 is no raise of 600"),
    (FLOP, "late-raise", {"cut": (500,)}, "Ann faces no bet"),
    (RAISED, "earlier-chips-in-front", {"chips": (600,)},
     "Dee has no chips of an earlier bet in front"),
    (NL, "unaware-of-raise", {"chips": 100}, "nobody had raised"),
    (RAISED, "unaware-of-raise", {"chips": 200, "since": (Act(BOB, "fold"),)},
     "Bob was not next to act"),
    (RAISED, "unaware-of-raise", {"chips": 200, "since": (Act(ANN, "check"),)},
     "Ann could not check: there was a bet"),
    (RAISED, "unaware-of-raise", {"chips": 200, "seat": ANN},
     "Ann is not to act and has wagered nothing this round"),
    (RAISED, "unaware-of-raise", {"chips": 200, "seat": CY}, "Cy did not call but raise"),
    (RAISED, "kill-pot-short", {"chips": 200}, "this is not a kill pot"),
    (FLOP, "wager-too-small", {"to": 300}, "nothing is wrong with 300: the least is 200"),
    (RAISED, "wager-too-small", {"to": 600}, "600 is no bet or raise"),
    (RAISED, "wager-too-small", {"to": 700, "declared": False, "chips": (500, 100)},
     "these chips do not make it 700"),
    (RAISED, "wager-too-small", {"to": 20_000}, "Dee is all-in with that: it stands"),
    (RAISED, "wager-too-small", {"to": 500, "seat": CY, "unit": 100},
     "the hand has that wager otherwise, not at 500"),
    (RAISED, "hidden-chips", {"seat": CY, "chips": 19_401},
     "Cy has 19,400, not 19,401 of them hidden"),
    (RAISED, "count-asked", {"of": "stack", "whose": DEE, "exact": True},
     "everybody may count their own chips"),
    (RAISED, "cash-in-the-pot", {"cash": 0}, "no cash was put in"),
    (OVER, "stack-disputed", {"seat": CY, "claimed": 500}, "the hand is over"),
    (OVER, "bounty-chip", {}, "nobody is asked to bet, call or fold"),
    (OVER, "string-raise", {"first": (1,), "later": (1,)}, "nobody is asked to bet, call or fold"),
    (RAISED, "amount-misunderstood", {"chips": 700, "gross": True},
     "700 is not short of the call of 600"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "kind", "facts", "why"), IMPOSSIBLE)
def test_what_cannot_have_been_is_refused(
    text: str, kind: str, facts: dict[str, Any], why: str
) -> None:
    hand = play(text, "pechanga").hand
    before = copy(hand)
    ruling = report(hand, Report(kind, facts))
    assert ruling.refusal is not None
    assert ruling.refusal.says == why
    assert not ruling.events
    assert hand == before


def test_every_kind_of_the_family_is_refused_something() -> None:
    assert {kind for _, kind, _, _ in IMPOSSIBLE} == set(MINE)
    assert all(KINDS[kind].family == "chips and words" for kind in MINE)


# ---- the books differ ------------------------------------------------------------------------

# The hand, the kind, its facts, and by book who is to act then and owes how much.
DIFFER: list[tuple[str, str, dict[str, Any], dict[str, str]]] = [
    (FLOP, "chips-over-line", {"how-far": "over-the-line", "chips": (500,)},
     {"pechanga": "Bob", "rpl": "Ann"}),
    (FLOP, "chips-over-line", {"how-far": "released-short", "chips": (500,)},
     {"pechanga": "Ann", "tournament": "Bob"}),
    (RAISED, "late-raise", {"cut": (500, 100)}, {"pechanga": "Ann 900", "tournament": "Ann 500"}),
    (RAISED, "declared-raise-in-motions", {"first": 600, "second": 1400, "more": 1000},
     {"mohegan": "Ann 900", "rpl": "Ann 2900", "tournament": "Ann 1900"}),
    (RAISED, "unaware-of-raise", {"chips": 200},
     {"pechanga": "Dee 400", "rpl": "Dee 600", "mohegan": "Dee 600"}),
    (RAISED, "unaware-of-raise", {"chips": 200, "since": (Act(ANN, "fold"),)},
     {"rpl": "Bob 400", "mohegan": "Dee 600", "pechanga": "Dee 400"}),
    (RAISED, "bounty-chip", {}, {"rpl": "Ann 19900", "tournament": "Dee 600"}),
    (RERAISED, "undercall", {"chips": 600},
     {"rpl": "Dee 1800", "mohegan": "Dee 1800", "tournament": "Cy 1800"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "kind", "facts", "books"), DIFFER)
def test_the_books_part_ways_on_wagers(
    text: str, kind: str, facts: dict[str, Any], books: dict[str, str]
) -> None:
    for book, so in books.items():
        hand, _ = ruled(text, kind, book, **facts)
        owed = hand.bet - hand.bets[hand.actor]
        who = ["Ann", "Bob", "Cy", "Dee"][hand.actor]
        assert f"{who} {owed}".removesuffix(" 0").startswith(so), book


def test_whether_a_string_was_one_is_for_the_dealer() -> None:
    facts = {"first": (500, 100), "later": (1000,), "called_by": "player"}
    _, ruling = ruled(RAISED, "string-raise", "pechanga", **facts)
    assert names(ruling) == ["string", "one-action"]
    hand, ruling = ruled(RAISED, "string-raise", "pechanga", **{**facts, "called_by": "dealer"})
    assert (names(ruling), hand.stacks[DEE]) == ([], 19_400)


def test_a_short_call_to_a_raise_is_discretion_in_one_book_and_a_call_in_another() -> None:
    _, ruling = ruled(RERAISED, "undercall", "tournament", chips=600)
    assert names(ruling) == ["full-call", "leave-or-complete"]
    _, ruling = ruled(RERAISED, "undercall", "pechanga", chips=600)
    assert names(ruling) == []


def test_a_misunderstood_amount_binds_or_is_for_the_floor() -> None:
    text = FLOP + "Ann bets 1000\n"
    _, relief = ruled(text, "amount-misunderstood", "rpl", chips=100, gross=True, showed=True)
    assert (names(relief), relief.default) == (["full-call", "take-back"], "take-back")
    _, director = ruled(text, "amount-misunderstood", "tournament", chips=100)
    assert director.default == "full-call"
    hand, bound = ruled(text, "amount-misunderstood", "mohegan", chips=100)
    assert (names(bound), hand.stacks[BOB]) == ([], 18_800)


def test_what_a_house_asks_is_only_what_matters_to_it() -> None:
    hand = play(FLOP + "Ann bets 1000\n", "mohegan").hand
    assert report(hand, Report("amount-misunderstood", {"chips": 100})).missing == ()
    hand = play(FLOP + "Ann bets 1000\n", "rpl").hand
    assert report(hand, Report("amount-misunderstood", {"chips": 100})).missing == ("gross",)


# ---- wagers that are on record ---------------------------------------------------------------


def test_a_call_on_record_is_taken_back_with_what_followed_it() -> None:
    hand, _ = ruled(RAISED + "Dee calls; Ann folds", "unaware-of-raise", "mohegan",
                    chips=200, seat=DEE)  # fmt: skip
    assert (hand.actor, hand.stacks[DEE], hand.live >> ANN & 1) == (DEE, 20_000, 0)
    assert may(hand) == "fold, call 600, raise to 1000-20000"


def test_a_call_on_record_stays_short_when_it_is_too_late() -> None:
    hand, _ = ruled(RAISED + "Dee calls; Ann calls", "unaware-of-raise", "mohegan",
                    chips=200, seat=DEE)  # fmt: skip
    assert (hand.actor, hand.stacks[DEE], hand.stacks[ANN]) == (DEE, 19_800, 19_400)
    assert may(hand) == "fold, call 400"


def test_an_unrounded_bet_on_record_is_rounded_with_its_calls() -> None:
    hand, _ = ruled(FLOP + "Ann bets 530; Bob calls", "wager-too-small", "rpl",
                    to=530, seat=ANN, unit=100)  # fmt: skip
    assert (hand.bet, hand.stacks[ANN], hand.stacks[BOB], hand.actor) == (500, 19_300, 19_300, CY)


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "mohegan", "rpl", "tournament"])
@pytest.mark.parametrize("pile", [(500, 100, 100), (500, 100, 100, 100, 100), (100, 100), (500,)])
def test_silent_chips_get_one_ruling_by_whatever_name(book: str, pile: tuple[int, ...]) -> None:
    facts = {"to": sum(pile), "declared": False, "chips": pile}
    hand = play(RAISED, book).hand
    small = report(hand, Report("wager-too-small", facts))
    read = report(hand, Report("wager", {"said": "nothing", "chips": pile}))
    assert (small.events, small.says, small.grounds) == (read.events, read.says, read.grounds)
    assert names(small) == names(read)


def test_a_raise_too_small_asks_whether_it_was_declared() -> None:
    hand = play(RAISED, "mohegan").hand
    assert report(hand, Report("wager-too-small", {"to": 700})).missing == ("declared",)
    silent = Report("wager-too-small", {"to": 700, "declared": False})
    assert report(hand, silent).missing == ("chips",)
    assert ruled(RAISED, "wager-too-small", "mohegan", to=700, declared=True)[0].bet == 1000
    assert not report(play(FLOP).hand, Report("wager-too-small", {"to": 100})).missing


def test_four_fifths_of_the_bet_speak_against_a_claim_and_do_not_decide_it() -> None:
    for chips_in, showed, default in ((80, True, "take-back"), (320, True, "full-call")):
        facts = {"chips": chips_in, "gross": True, "showed": showed}
        hand = play(FLOP + "Ann bets 400\n", "rpl").hand
        ruling = report(hand, Report("amount-misunderstood", facts))
        assert (names(ruling), ruling.default) == (["full-call", "take-back"], default)


def test_a_string_raise_rests_on_who_may_call_it() -> None:
    _, ruling = ruled(RAISED, "string-raise", first=(500, 100), later=(1000,))
    assert ruling.grounds[:2] == ("string-raise", "string-raise-called-by")


def test_a_wager_found_after_the_round_stands() -> None:
    acts = tuple(Act(seat, "call") for seat in (BOB, CY, DEE))
    text = LIMIT + "Cy calls; Dee calls; Ann calls; Bob checks\n" + 4 * "{} checks; "
    text = text.format("Ann", "Bob", "Cy", "Dee")
    hand, _ = ruled(text, "wager-too-small", "mohegan", to=4, since=acts, found="after-the-round")
    assert (hand.stacks, len(hand.board)) == ([192] * 4, 5)
    hand, _ = ruled(text, "wager-too-small", "mohegan", to=4, since=acts)
    assert hand.stacks == [188] * 4


def test_a_raise_over_a_bet_that_is_corrected_goes_up_with_it() -> None:
    text = LIMIT + "Cy calls; Dee calls; Ann calls; Bob checks\n"
    text += "Ann checks; Bob checks; Cy checks; Dee checks\n"
    acts = (Act(BOB, "raise", 8), Act(CY, "fold"))
    hand, _ = ruled(text, "wager-too-small", "pechanga", to=4, since=acts)
    assert (hand.bet, hand.bets[ANN], hand.bets[BOB], hand.actor) == (16, 8, 16, DEE)


def test_a_call_on_the_river_is_retracted_and_the_shown_hand_stays_seen() -> None:
    text = "holdem no-limit 100/200; seed 7; ask to show; seats: Ann 20000, Bob 20000\n"
    text += "Bob calls; Ann checks\n" + 2 * "Ann checks; Bob checks\n"
    hand = play(text + "Ann bets 400; Bob calls; Ann shows", "rpl").hand
    facts = {"chips": 100, "seat": BOB, "gross": True, "showed": True}
    ruling = report(hand, Report("amount-misunderstood", facts))
    carry_out(hand, next(o.events for o in ruling.options if o.name == "take-back"))
    assert (hand.actor, hand.stacks) == (BOB, [19_400, 19_800])
    assert hand.mends.seen[ANN] == hand.hole[ANN]


# ---- the hand goes on ------------------------------------------------------------------------


GOES_ON: list[tuple[str, str, dict[str, Any]]] = [
    (FLOP, "chips-over-line",
     {"how-far": "toward-the-line", "chips": (500,), "made-another-act": True}),
    (FLOP, "check-with-chips-over-line", {}),
    (RAISED, "bounty-chip", {}),
    (RAISED, "string-raise", {"first": (500, 100), "later": (1000,), "called-by": "player"}),
    (RAISED, "declared-raise-in-motions", {"first": 600, "second": 1400}),
    (RAISED, "late-raise", {"cut": (500, 500)}),
    (RAISED + "Dee raises to 1800; Ann folds; Bob folds\n", "earlier-chips-in-front",
     {"chips": (1000, 1000, 100)}),
    (RERAISED, "undercall", {"chips": 600}),
    (RERAISED, "undercall", {"chips": 1, "tiny": True}),
    (RAISED, "unaware-of-raise", {"chips": 200, "since": (Act(ANN, "call"), Act(BOB, "fold"))}),
    (KILL, "kill-pot-short", {"chips": 4, "since": (Act(ANN, "call"),)}),
    (FLOP, "wager-too-small", {"to": 100, "since": (Act(BOB, "call"),)}),
    (FLOP + "Ann bets 1000\n", "amount-misunderstood", {"chips": 100, "gross": True}),
    (RAISED, "stack-disputed", {"seat": DEE, "claimed": 30_000}),
    (RAISED, "cash-in-the-pot",
     {"cash": 500, "on-table": True, "unaware": True, "objects": False}),
    (RAISED, "count-asked", {"of": "stack", "whose": CY, "exact": False}),
    (RAISED, "hidden-chips", {"seat": CY, "chips": 500}),
]  # fmt: skip


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "mohegan", "rpl", "tournament"])
@pytest.mark.parametrize(("text", "kind", "facts"), GOES_ON)
def test_whatever_is_ruled_the_hand_is_played_to_its_end(
    text: str, kind: str, facts: dict[str, Any], book: str
) -> None:
    start = play(text, book).hand
    total, cards = chips(start), sorted(every_card(start))
    ruling = report(start, Report(kind, facts))
    assert ruling.ok
    for events in [option.events for option in ruling.options] or [ruling.events]:
        hand = copy(start)
        carry_out(hand, events)
        dice = random.Random(1)
        while not hand.over:
            play_on(hand, dice)
        assert chips(hand) == total
        assert sorted(every_card(hand)) == cards


# ---- hidden chips ----------------------------------------------------------------------------

HIDDEN = """
holdem no-limit 100/200; ask to show; seats: Ann {ann}, Bob 20000
Ann has AsAh; Bob has KsKh; board 2c7d9hTs3s
Bob raises to 19500; Ann calls; Ann checks; Bob checks; Ann checks; Bob checks; Ann checks
Bob checks; everyone shows
"""


def test_hidden_chips_of_a_loser_go_to_the_winner_out_of_play_or_stay() -> None:
    text = HIDDEN.format(ann=30_000)
    facts = {"seat": BOB, "chips": 500, "obvious": True}
    for book, left in (
        ("rpl", ["to-winner", "removed"]),
        ("pechanga", ["to-winner", "removed", "kept"]),
    ):
        hand, ruling = ruled(text, "hidden-chips", book, **facts)
        assert names(ruling) == left
        removed = next(option for option in ruling.options if option.name == "removed")
        carry_out(hand, removed.events)
        assert (hand.stacks[BOB], hand.mends.held) == (0, 500)


def test_hidden_chips_the_winner_could_not_cover_are_kept() -> None:
    hand, ruling = ruled(HIDDEN.format(ann=19_700), "hidden-chips", "rpl",
                         seat=BOB, chips=500, next_deal=True)  # fmt: skip
    assert names(ruling) == []
    assert (hand.stacks[BOB], hand.mends.held) == (300, 200)


def test_a_player_all_in_with_chips_behind_is_asked_nothing_more() -> None:
    text = TWO + "Bob raises to 19500; Ann calls\n"
    hand, _ = ruled(text, "hidden-chips", "tournament", seat=BOB, chips=500)
    assert (hand.actor, hand.able >> BOB & 1) == (ANN, 0)
