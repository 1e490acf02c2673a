"""Exposed, boxed, foreign and missing cards: what the hand has afterwards, book by book."""

from __future__ import annotations

import pytest
from tests.floor.rulings import ruled

from shuffleup.cards import UNKNOWN, parse, show
from shuffleup.floor import Report, carry_out, report
from shuffleup.floor.floor_transcript import run
from shuffleup.hand import Hand, judge
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.repairs.primitives import Redealt
from shuffleup.hand.state import pot_total
from shuffleup.hand.words.hand_words import command
from shuffleup.law.rulebook import resolve, rulebook

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
ANN, BOB, CY, DEE = range(4)
SEATS = "seats: Ann 200, Bob 200, Cy 200, Dee 200; button Dee"
FRONT = parse("AsAhAdAcKsKhKdQd" + "2c3c4c5c6c7c8c9cTcJc")
DECK = show(FRONT + tuple(card for card in range(52) if card not in FRONT))
HOLDEM = f"holdem no-limit 1/2; {SEATS}\ndeck {DECK}\n"
STUD = f"stud limit 4/8 ante 1 bring-in 2; {SEATS}\nseed 3\n"
DRAW = f"five-card-draw limit 4/8 blinds 2/4; {SEATS}\nseed 3\n"


def table(book: str, text: str) -> Hand:
    return run(text, resolve(rulebook(book))).hand


def fold_out(hand: Hand) -> None:
    while not hand.over:
        may = ("folds", "checks", "brings it in", "stands pat")
        ruling = next(
            ruling
            for said in may
            if (ruling := judge(hand, command(hand, ["A", "B", "C", "D"], turn(hand, said)))).ok
        )
        carry_out(hand, ruling.events)


def turn(hand: Hand, said: str) -> list[str]:
    return ["ABCD"[hand.actor], *said.split()]


@pytest.mark.parametrize(
    ("kind", "text", "facts", "why"),
    [
        ("down-card-exposed", "", {"seat": DEE, "card": parse("9s")}, "9s is not in the hand"),
        ("down-card-exposed", "", {"seat": DEE, "nth": 3}, "has 2 cards: none is number 3"),
        ("down-card-exposed", "Cy folds", {"seat": CY, "nth": 1}, "is not in any more"),
        (
            "down-card-exposed",
            "",
            {"seat": DEE, "nth": 1, "new": parse("3c")},
            "3c is not the next",
        ),
        ("boxed-card", "", {"place": "board"}, "a boxed card is found when it is dealt"),
        ("card-flashed-by-player", "", {"seat": CY, "card": parse("AcQd")}, "card is one card"),
        ("duplicate-card", "", {"card": parse("Jk")}, "no card of this game"),
        ("deck-short", "", {"missing": 0}, "a deck is short of one card or more"),
        ("knew-deck-fouled", "", {"seat": 7}, "seat 8 is not in this hand"),
        ("card-dropped-by-player", "", {"seat": CY, "whose": 1}, "is no fact of this"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_changes(
    kind: str, text: str, facts: dict[str, object], why: str
) -> None:
    hand = table("rpl", HOLDEM + text)
    refusal = report(hand, Report(kind, facts)).refusal
    assert refusal is not None
    assert why in refusal.says
    assert hand == table("rpl", HOLDEM + text)


def test_which_card_is_asked_by_name_or_by_number_where_nobody_knows_the_hands() -> None:
    known = report(table("rpl", HOLDEM), Report("card-dropped-by-player", {"seat": CY}))
    assert known.missing == ("card",)
    unknown = run(f"holdem no-limit 1/2; {SEATS}").hand
    asked = report(unknown, Report("card-dropped-by-player", {"seat": CY}))
    assert asked.missing == ("nth",)


@pytest.mark.parametrize("book", BOOKS)
def test_one_exposed_card_is_the_burn_and_the_board_stays_what_it_was(book: str) -> None:
    hand = table(book, HOLDEM)
    ruled(hand, "down-card-exposed", seat=DEE, card=parse("Ac"))
    assert show(hand.hole[DEE]) == "Qd2c"
    assert show(hand.burns) == "Ac"
    for said in ("calls", "calls", "calls", "checks"):
        words = turn(hand, said)
        carry_out(hand, judge(hand, command(hand, ["A", "B", "C", "D"], words)).events)
    assert show(hand.board) == "3c4c5c"
    fold_out(hand)


@pytest.mark.parametrize("book", BOOKS)
def test_one_of_the_first_two_cards_is_a_misdeal_but_at_pechanga_the_floor_decides(
    book: str,
) -> None:
    hand = table(book, HOLDEM)
    ruled(hand, "down-card-exposed", "misdeal" if book == "pechanga" else "", seat=BOB, nth=1)
    assert any(isinstance(event, Redealt) for event in hand.log)
    assert hand.actor == CY
    fold_out(hand)


def test_too_late_for_a_misdeal_the_card_plays() -> None:
    hand = table("rpl", HOLDEM + "Cy raises to 6; Dee calls")
    assert ruled(hand, "down-card-exposed", seat=BOB, nth=1) == "the card plays"
    assert hand.mends.seen[BOB] == parse("Ah")


def test_in_stud_the_hole_card_is_up_and_the_third_down() -> None:
    hand = table("mohegan", STUD)
    first, third = hand.hole[CY][0], hand.hole[CY][2]
    ruled(hand, "down-card-exposed", seat=CY, nth=1)
    assert hand.up[CY] == (first,)
    assert third in hand.hole[CY]
    fold_out(hand)


def test_in_draw_games_the_house_says_and_the_card_may_be_replaced() -> None:
    hand = table("tournament", DRAW)
    card = hand.hole[CY][2]
    ruled(hand, "down-card-exposed", "replace", seat=CY, card=(card,))
    assert card not in hand.hole[CY]
    assert len(hand.hole[CY]) == 5
    fold_out(hand)


def test_a_card_off_the_table_has_the_deck_counted_at_mohegan_alone() -> None:
    for book in BOOKS:
        what = Report("card-off-table", {"seat": DEE, "nth": 1})
        counted = report(table(book, HOLDEM), what).notes
        assert counted == (("count the deck",) if book == "mohegan" else ())


def test_a_stud_card_off_the_table_stays_with_its_player() -> None:
    hand = table("pechanga", STUD)
    before = hand.hole[BOB]
    ruled(hand, "card-off-table", seat=BOB, nth=3)
    assert hand.hole[BOB] == before


def test_another_up_card_may_have_to_bring_it_in() -> None:
    stud = f"stud limit 4/8 ante 1 bring-in 2; {SEATS}\n"
    cards = "Ann has ????2c; Bob has ????9d; Cy has ????Kh; Dee has ????7s"
    hand = run(stud + cards).hand
    facts = {"place": "hand", "seat": ANN, "card": parse("2c"), "new": parse("Ks")}
    carry_out(hand, report(hand, Report("boxed-card", facts)).events)
    assert hand.up[ANN] == parse("Ks")
    assert hand.actor == DEE


def test_what_a_player_shows_or_drops_stays_in_the_hand() -> None:
    hand = table("pechanga", HOLDEM)
    ruled(hand, "card-flashed-by-player", seat=CY, card=parse("Ad"))
    ruled(hand, "card-dropped-by-player", seat=CY, card=parse("Kd"))
    assert show(hand.hole[CY]) == "AdKd"
    assert hand.actor == CY
    fold_out(hand)


@pytest.mark.parametrize("book", BOOKS)
def test_two_boxed_cards_are_enough_but_at_mohegan(book: str) -> None:
    hand = table(book, HOLDEM)
    ruled(hand, "boxed-card", place="hand", seat=DEE, nth=1, dealing=True)
    assert show(hand.hole[DEE] + hand.mends.aside) == "Qd2cAc"
    ruling = report(
        hand, Report("boxed-card", {"place": "hand", "seat": CY, "nth": 1, "dealing": True})
    )
    events = ruling.options[0].events if book == "pechanga" else ruling.events
    assert isinstance(events[0], Redealt) is (book != "mohegan")


def test_a_boxed_burn_makes_the_next_card_the_burn() -> None:
    hand = table("rpl", HOLDEM + "Cy calls; Dee calls; Ann calls; Bob checks")
    ruled(hand, "boxed-card", place="burn")
    assert (show(hand.burns), show(hand.board), show(hand.mends.aside)) == ("3c", "4c5c6c", "2c")
    fold_out(hand)


def test_a_joker_is_replaced_until_its_holder_acts() -> None:
    hand = table("rpl", HOLDEM)
    ruled(hand, "joker-found", seat=CY, nth=2)
    assert show(hand.hole[CY]) == "Ad2c"
    hand = table("rpl", HOLDEM + "Cy raises to 6")
    assert ruled(hand, "joker-found", seat=CY, nth=2) == "the hand is dead"
    assert not hand.live >> CY & 1
    assert pot_total(hand) == 9
    fold_out(hand)


@pytest.mark.parametrize("book", BOOKS)
def test_a_joker_out_of_the_draw_is_replaced_until_its_holder_acts_on_it(book: str) -> None:
    drawn = """
    five-card-draw limit 4/8 blinds 2/4; button Cy
    seats: Ann 200, Bob 200, Cy 200
    Ann has AsAhAd7c8c??; Bob has KsKhKd2c3c; Cy has QsQhQd2d3d
    Cy calls; Ann calls; Bob checks
    Ann discards 8c; Bob stands pat; Cy stands pat
    """
    found = Report("joker-found", {"seat": ANN, "nth": 5, "new": parse("Ac")})
    hand = table(book, drawn)
    carry_out(hand, report(hand, found).events)
    assert show(hand.hole[ANN]) == "AsAhAd7cAc"
    late = table(book, drawn + "Ann checks")
    carry_out(late, report(late, found).events)
    assert not late.live >> ANN & 1


def test_a_joker_that_belongs_is_no_stray_one() -> None:
    hand = run(f"five-card-draw-joker limit 4/8 blinds 2/4; {SEATS}\nseed 1").hand
    refusal = report(hand, Report("joker-found", {"seat": CY, "nth": 1})).refusal
    assert refusal is not None
    assert refusal.says == "the joker belongs to this game"


@pytest.mark.parametrize(
    ("book", "says"),
    [
        ("pechanga", "void: every chip goes back"),
        ("mohegan", "void or not"),
        ("rpl", "nothing changes: all action stands"),
    ],
)
def test_another_back_in_the_stub_while_the_hand_is_on(book: str, says: str) -> None:
    hand = table(book, HOLDEM + "Cy raises to 6")
    assert ruled(hand, "odd-backed-card", "void" * (book == "mohegan"), place="stub") == says
    assert hand.over is (book != "rpl")


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_plays_for_cards_that_are_known_whatever_the_book_leaves_open(book: str) -> None:
    hand = table(book, HOLDEM + "Cy raises to 6")
    assert ruled(hand, "deck-known") == "void: every chip goes back"
    assert hand.stacks == [200] * 4


@pytest.mark.parametrize("book", BOOKS)
def test_a_duplicate_undoes_even_an_award(book: str) -> None:
    hand = table(book, HOLDEM + "Cy raises to 6; Dee folds; Ann folds; Bob folds")
    assert hand.stacks[CY] > 200
    ruled(hand, "duplicate-card", "void" * (book == "mohegan"), card=parse("Ks"))
    assert hand.stacks == [200] * 4


def test_who_knew_and_raised_may_find_the_chips_in_the_next_pot() -> None:
    hand = table("rpl", HOLDEM + "Cy raises to 6; Dee calls")
    ruled(hand, "duplicate-card")
    ruled(hand, "knew-deck-fouled", "withhold", seat=CY)  # it comes out after the hand was void
    assert (hand.stacks, hand.carried) == ([200, 200, 194, 200], 6)
    hand = table("rpl", HOLDEM + "Cy raises to 6; Dee calls")
    ruled(hand, "knew-deck-fouled", seat=DEE)  # who only called did not go for the pot
    assert hand.stacks == [200] * 4


def test_a_short_deck_wins_no_jackpot_and_changes_nothing() -> None:
    hand = table("tournament", HOLDEM + "Cy raises to 6")
    ruling = report(hand, Report("deck-short"))
    assert (ruling.events, ruling.notes) == ((), ("no jackpot", "change the deck"))


def test_a_card_nobody_knows_is_replaced_by_one_nobody_knows() -> None:
    hand = run(f"omaha pot-limit 1/2; {SEATS}").hand
    carry_out(hand, report(hand, Report("down-card-exposed", {"seat": DEE, "nth": 2})).events)
    assert hand.hole[DEE] == (UNKNOWN,) * 4
    assert hand.burns == (UNKNOWN,)
    assert len(every_card(hand)) == 52
