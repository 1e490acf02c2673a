"""A bad deck found when the pot was pushed: the hand is taken back whole, until the next is dealt.

The table is then as it was before the hand, but for what was told of it meanwhile.
"""

from __future__ import annotations

import pytest
from tests.table.kill_stories import FIVE, kills, play_on
from tests.table.sending import ask, send
from tests.table.stories import EVERY_BOOK, chips, play

from shuffleup.cli.table.hands import hands_of
from shuffleup.floor.kinds import KINDS, Need
from shuffleup.floor.report import Report
from shuffleup.hand.repairs.primitives import Voided
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.apply import gather, replay
from shuffleup.table.audit import audit
from shuffleup.table.commands import NextHand
from shuffleup.table.deal.end_hand import HELD
from shuffleup.table.events import HandVoided, Ruled
from shuffleup.table.state import COMPARED, Table, copy, seated, taken_seats
from shuffleup.table.viewing.stream import encode_stream, stream
from shuffleup.table.viewing.viewers import Cage, Dealer, Floor, Player, Spectator

OPENING = """
holdem no-limit 1/2
{}seats: Ann 100, Bob 60, Cy 200, Dee 200, -; button Ann
"""
PLAIN = OPENING.format("")
# Bob loses everything to Cy.
BUST = """
next hand
Dee has 2c7d; Ann has 2d7c; Bob has KsKh; Cy has AsAh; board AcKd9s4h3d
Dee folds; Ann folds; Bob raises to 20; Cy calls
Bob checks; Cy checks; Bob checks; Cy checks; Bob bets 40; Cy calls; everyone shows
"""
TWICE = "! duplicate-card: card Ks"
TWICE_REPORTED = Report("duplicate-card", {"card": "Ks"})
BEHIND = {
    "pechanga": {"pechanga/29.5", "pechanga/3.6a"},
    "pechanga-t": {"pechanga/29.5", "pechanga/t.19"},
    "mohegan": {"mohegan/defective-deck.1", "mohegan/general.24"},
    "rpl": {"rpl/irregularities.4", "rpl/decisions.4"},
    "tournament": {"common/duplicate-card", "tournament/20"},
}
TOLD = ("version", "before", "record")  # what a hand that is taken back leaves behind


def found(table: Table) -> Table:
    """Two cards are the same: void at once, or as the floor decides."""
    total = chips(table)
    assert send(table, TWICE).ok
    if table.question:
        assert send(table, "floor: void").ok
    assert chips(table) == total
    return sound(table)


def sound(table: Table) -> Table:
    """The log tells of this table, and everything in it follows."""
    gather(table)
    assert replay(table.log) == table
    assert not list(audit(table.log))
    return table


def differs(one: Table, other: Table) -> list[str]:
    """What of two tables is not the same."""
    names = [name for name in COMPARED if name not in TOLD]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


def stacks(table: Table) -> dict[str, int]:
    return {seat.player: seat.stack for _, seat in taken_seats(table)}


MIX = "holdem limit 4/8 blinds 2/4"
STORIES = {
    "plain": (PLAIN, BUST),
    "button on its way": (PLAIN + "2 hands pass\n", "next hand; everyone folds"),
    "drop and promotion": (OPENING.format("table: drop 3, promotion 1\n"), BUST),
    "collection blind": (OPENING.format("table: collection-blind 3\n"), BUST),
    "a pot with chips in it": (
        PLAIN + "1 hand passes\n20 stays in the pot\n", "next hand; everyone folds"
    ),
    "a newcomer who posts": (PLAIN + "Flo sits 5 with 100\nFlo posts\n", "1 hand passes"),
    "blinds missed": (PLAIN + "Dee is away\n3 hands pass\n", "1 hand passes"),
    "a leg": (FIVE, "next hand\nDee raises to 8; everyone folds\n= leg Dee"),
    "a kill": (kills("Dee") + "\n", "next hand\nAnn raises to 16; everyone folds\n= kill nobody"),
    "the kill that is due": (kills("Dee").rpartition("next hand")[0], "next hand"
        + kills("Dee").rpartition("next hand")[2]),
    "a mix that turns": (
        OPENING.replace("holdem no-limit 1/2", MIX).format(
            f"table: rotation {MIX} for 1 hand then omaha limit 4/8 blinds 2/4 for 1 hand\n"
        ),
        "1 hand passes\n= game omaha",
    ),
    "a mix that does not": (
        OPENING.replace("holdem no-limit 1/2", MIX).format(
            f"table: rotation {MIX} for 2 hands then omaha limit 4/8 blinds 2/4 for 1 hand\n"
        ),
        "1 hand passes\n= game holdem",
    ),
    "a mix that goes to stud": (
        OPENING.replace("holdem no-limit 1/2", MIX).format(
            f"table: rotation {MIX} for 2 hands then stud limit 4/8 ante 1 bring-in 2 for 1 hand\n"
        )
        + "1 hand passes\n",
        "1 hand passes\n= game stud",
    ),
    "dealer's choice": (
        OPENING.replace("holdem no-limit 1/2", MIX).format(
            f"table: choice {MIX} for 1 hand or omaha limit 4/8 blinds 2/4 for 1 hand\n"
        ),
        "1 hand passes\n= calls Bob\nBob calls the game: omaha\n= game omaha",
    ),
}  # fmt: skip


NOT_SO = {  # what a book does not have
    ("a newcomer who posts", "rpl"), ("a leg", "mohegan"), ("a kill", "mohegan"),
    ("the kill that is due", "mohegan"),
}  # fmt: skip
TRIED = [(what, book) for what in STORIES for book in EVERY_BOOK if (what, book) not in NOT_SO]


@pytest.mark.parametrize(("what", "book"), TRIED)
def test_the_table_is_as_it_was_before_the_hand(what: str, book: str) -> None:
    before, hand = STORIES[what]
    was, table = play(before, book).table, play(before + hand, book).table
    assert differs(was, table)
    found(table)
    assert not differs(was, table)
    assert send(was, NextHand(seed="again")).ok
    assert send(table, NextHand(seed="again")).ok
    assert was.hand is not None
    assert table.hand is not None
    assert table.hand.setup == was.hand.setup


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_it_rests_on_the_clause_and_on_the_deadline(book: str) -> None:
    table = play(PLAIN + BUST, book).table
    ruling = ask(table, TWICE_REPORTED)
    clauses = {rule.id for rule in cite(rulebook(book), ruling.grounds, "holdem", "no-limit")}
    assert clauses == BEHIND[book]


# ---- what was told or done meanwhile ---------------------------------------------------------


def test_it_is_dealt_again_under_its_number() -> None:
    table = found(play(PLAIN + "2 hands pass", "pechanga").table)
    assert table.hands == 1
    play_on(table, "next hand")
    assert table.hands == 2


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_once_the_next_hand_is_dealt_it_is_about_that_one(book: str) -> None:
    table = play(PLAIN + BUST + "next hand", book).table
    lost = stacks(table)["Bob"]
    assert send(table, TWICE).ok
    if table.question:
        send(table, "floor: void")
    assert (lost, stacks(table)["Bob"]) == (0, 0)


@pytest.mark.parametrize("book", ["pechanga", "pechanga-t", "rpl"])
def test_found_after_the_first_riffle_the_result_stands(book: str) -> None:
    table = play(PLAIN + BUST, book).table
    before = copy(table)
    ruling = send(table, TWICE + ", next-hand riffled")
    assert "too late" in ruling.says
    assert not differs(before, table)
    sound(table)


def test_the_first_card_and_not_the_riffle_is_too_late_at_mohegan() -> None:
    table = play(PLAIN + BUST, "mohegan").table
    assert send(table, TWICE + ", next-hand riffled").options
    table = play(PLAIN + BUST, "mohegan").table
    assert not send(table, TWICE + ", next-hand first-card-dealt").options


def test_a_hand_is_taken_back_once() -> None:
    table = found(play(PLAIN + BUST, "pechanga").table)
    refusal = send(table, TWICE).refusal
    assert refusal is not None
    assert refusal.says == "that hand was taken back already"


def test_a_hand_that_was_void_while_it_was_on_is_not_taken_back_again() -> None:
    table = play(PLAIN + "next hand\n" + TWICE, "pechanga").table
    assert not send(table, TWICE).ok


@pytest.mark.parametrize("way", ["refund", "withhold"])
def test_chips_of_a_player_who_knew_lie_in_the_next_pot_if_the_floor_says_so(way: str) -> None:
    table = play(PLAIN + BUST, "pechanga").table
    send(table, "! knew-deck-fouled: seat Bob")
    assert send(table, f"floor: {way}").ok
    kept = 60 if way == "withhold" else 0
    assert stacks(table) == {"Ann": 100, "Bob": 60 - kept, "Cy": 200, "Dee": 200}
    assert (chips(table), table.pot.carried) == (560, kept)
    assert seated(table, 1).chips.busted is bool(kept)
    sound(table)


def test_of_a_winner_who_knew_the_own_chips_are_withheld_and_the_won_ones_go_back() -> None:
    aggressive = BUST.replace("Cy checks; Bob checks", "Cy bets 10; Bob calls; Bob checks", 1)
    table = play(PLAIN + aggressive.replace("bets 40", "bets 30"), "pechanga").table
    send(table, "! knew-deck-fouled: seat Cy")
    assert send(table, "floor: withhold").ok
    assert stacks(table) == {"Ann": 100, "Bob": 60, "Cy": 140, "Dee": 200}
    assert table.pot.carried == 60
    sound(table)


def test_the_house_pays_back_its_drop() -> None:
    table = play(OPENING.format("table: drop 3, promotion 1\n") + BUST, "pechanga").table
    assert sum(table.collected.values()) == 4
    assert not found(table).collected


def test_an_earlier_drop_stays_with_the_house() -> None:
    opening = OPENING.format("table: drop 3, promotion 1\n")
    seen = "next hand; Dee calls; Ann folds; Bob calls; Cy checks\n"
    seen += "Bob checks; Cy bets 2; everyone folds"
    table = play(opening + seen, "pechanga").table
    before = dict(table.collected)
    assert before
    more = "next hand; Ann calls; Bob folds; Cy calls; Dee checks\n"
    play_on(table, more + "Cy checks; Dee bets 2; everyone folds")
    assert table.collected != before
    assert found(table).collected == before


def test_whoever_has_moved_has_the_chips_in_the_new_seat() -> None:
    table = found(play(PLAIN + BUST + "Cy moves to 5", "pechanga").table)
    assert stacks(table) == {"Ann": 100, "Bob": 60, "Cy": 200, "Dee": 200}


def test_chips_bought_since_stay() -> None:
    table = found(play(PLAIN + BUST + "Bob adds 80", "pechanga").table)
    assert stacks(table)["Bob"] == 140


def test_what_is_due_to_somebody_who_left_is_kept_for_them() -> None:
    table = found(play(PLAIN + BUST + "Bob leaves", "pechanga").table)
    assert stacks(table) == {"Ann": 100, "Cy": 200, "Dee": 200}
    assert table.collected == {HELD: 60}


def test_it_cannot_be_done_when_the_winner_has_left_with_the_pot() -> None:
    table = play(PLAIN + BUST + "Cy leaves", "pechanga").table
    before = copy(table)
    refusal = send(table, TWICE).refusal
    assert refusal is not None
    assert refusal.reason is Reason.MORE_THAN_THERE_IS
    assert "Cy" in refusal.says
    assert table == before


def test_nor_when_the_winner_leaves_while_the_floor_thinks_about_it() -> None:
    table = play(PLAIN + BUST, "mohegan").table
    assert send(table, TWICE).options
    send(table, "Cy leaves")
    assert not send(table, "floor: void").ok
    assert send(table, "floor: play-on").ok
    sound(table)


def test_a_pot_that_the_house_holds_goes_back_to_who_put_it_in() -> None:
    table = play(PLAIN + BUST, "pechanga").table
    send(table, "! ruling-takes-time: part 100, from Cy")
    assert send(table, "floor: hold-part").ok
    assert table.collected == {HELD: 100}
    found(table)
    assert stacks(table) == {"Ann": 100, "Bob": 60, "Cy": 200, "Dee": 200}
    assert not table.collected.get(HELD)


def test_a_pot_held_since_an_earlier_hand_stays_held() -> None:
    table = play(PLAIN + BUST, "pechanga").table
    send(table, "! ruling-takes-time: part 100, from Cy")
    send(table, "floor: hold-part")
    play_on(table, "1 hand passes")
    before = stacks(table)
    assert send(table, "! held-pot-decided: to Cy, amount 40").ok
    found(table)
    assert table.collected == {HELD: 60}
    assert stacks(table)["Cy"] == before["Cy"] + 40 + 1  # the small blind


def test_a_pot_put_right_and_then_taken_back_is_nobodys() -> None:
    misread = BUST.replace("bets 40; Cy calls; everyone shows", "bets 20; Cy calls; Bob shows")
    table = play(PLAIN + misread + "Cy mucks", "pechanga").table
    assert send(table, "! wrong-award: from Bob, to Cy").ok
    found(table)
    assert stacks(table) == {"Ann": 100, "Bob": 60, "Cy": 200, "Dee": 200}


def test_chips_on_their_way_that_were_lost_are_there_again() -> None:
    behind = "Bob has 100 coming; Bob plays behind 100\n"
    lost = BUST.replace("bets 40", "bets 140")
    table = play(PLAIN + behind + lost, "pechanga").table
    assert stacks(table)["Bob"] == 0
    total = chips(table)
    found(table)
    assert stacks(table)["Bob"] + seated(table, 1).chips.coming == 160
    assert chips(table) == total


def test_a_mix_that_turned_by_the_clock_has_turned() -> None:
    house = f"table: rotation {MIX} for 30 minutes then omaha limit 4/8 blinds 2/4 for 30 minutes\n"
    opening = OPENING.replace("holdem no-limit 1/2", MIX).format(house)
    table = play(
        opening + "[00:00] 1 hand passes\n[00:20] next hand\n[00:31] everyone folds", "pechanga"
    ).table
    assert table.game.key == "omaha"
    assert found(table).game.key == "omaha"


def test_a_game_that_the_floor_chose_since_is_played() -> None:
    opening = OPENING.replace("holdem no-limit 1/2", MIX).format("")
    other = "1 hand passes\nthe table plays omaha limit 10/20 blinds 5/10"
    table = found(play(opening + other, "pechanga").table)
    assert (table.game.key, table.stakes.blinds) == ("omaha", (5, 10))


def test_a_killer_who_has_left_kills_nothing() -> None:
    text = kills("Dee") + "\nnext hand\nAnn raises to 16; everyone folds\nDee leaves"
    table = found(play(text, "pechanga").table)
    assert table.kill.killer < 0
    assert send(table, NextHand(seed="1")).ok


def test_straddles_for_the_hand_after_it_are_off() -> None:
    table = play(PLAIN + "1 hand passes\nAnn straddles", "pechanga").table
    assert table.straddles
    assert not found(table).straddles


# ---- the record and who sees it --------------------------------------------------------------


def test_the_log_says_that_it_was_ruled_and_that_the_hand_was_taken_back() -> None:
    table = found(play(PLAIN + BUST, "pechanga").table)
    assert [type(event) for event in table.log[-3:]] == [Ruled, Voided, HandVoided]


def test_a_log_in_which_it_was_not_ruled_has_a_fault() -> None:
    table = found(play(PLAIN + BUST, "pechanga").table)
    log = [event for event in table.log if not isinstance(event, Ruled)]
    assert list(audit(log))


def test_nobody_is_told_a_card_by_it() -> None:
    """Whatever Dee folded, everybody else is told the same."""
    one = found(play(PLAIN + BUST, "pechanga").table)
    other = found(play(PLAIN + BUST.replace("2c7d", "5c8h"), "pechanga").table)
    watching = [Player("Ann"), Player("Cy"), Floor(), Cage(), Dealer(), Spectator()]
    for viewer in watching:
        sent = [encode_stream(stream(table, viewer, len(table.log) - 3)) for table in (one, other)]
        assert sent[0] == sent[1]


def test_only_a_bad_deck_takes_a_finished_hand_back() -> None:
    table = play(PLAIN + BUST, "pechanga").table
    told = {"seat": "Bob", "card": "Ks", "cards": "51", "place": "hand", "proper": "Cy",
            "first": "Cy", "left-out": "both", "missing": "1"}  # fmt: skip
    taking = set()
    for kind in KINDS.values():
        if kind.need is not Need.HAND:
            continue
        facts = {fact.name: told[fact.name] for fact in kind.facts if fact.name in told}
        ruling = ask(table, Report(kind.name, facts))
        ways = (ruling.events, *(option.events for option in ruling.options))
        if any(isinstance(event, Voided) for way in ways for event in way):
            taking.add(kind.name)
    assert taking == {"duplicate-card", "knew-deck-fouled"}


def test_it_is_not_among_the_hands_that_were_played() -> None:
    before = play(PLAIN + "1 hand passes", "pechanga").table
    table = found(play(PLAIN + "2 hands pass", "pechanga").table)
    play_on(table, "next hand")
    gather(table)
    assert [hand.number for hand in hands_of([list(before.log)])] == [1]
    told = list(hands_of([list(table.log)]))
    assert [hand.number for hand in told] == [1, 2]
    assert told[-1].hand.over is False
