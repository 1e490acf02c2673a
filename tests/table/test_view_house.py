"""What the house sees of a table: the dealer, the floor, the cage, and the clock."""

from __future__ import annotations

import pytest
from tests.properties.secret_sessions import session
from tests.table.sending import ask
from tests.table.stories import play
from tests.table.test_view import HAND, SEATS, cage, dealer, do, floor, player

from shuffleup.cards import UNKNOWN
from shuffleup.floor.report_words import read_words
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.setup import Forced, Post
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table import commands as c
from shuffleup.table.blinds.button import Places
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import all_events, version_of
from shuffleup.table.viewing.stream import encode_stream, stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import Cage, Dealer, Player, Spectator

# ---- the dealer ------------------------------------------------------------------------------


def test_a_dealer_outside_is_told_what_to_deal_and_sees_no_face() -> None:
    table = play(SEATS).table
    do(table, c.NextHand())
    seen = dealer(table)
    assert seen.wanted is not None
    assert (seen.wanted.to, seen.wanted.count, seen.wanted.up) == (1, 2, False)
    assert seen.felt.posts == (Post(1, 1, Forced.BLIND), Post(2, 2, Forced.BLIND))


def test_between_hands_the_dealer_sees_the_hand_that_comes() -> None:
    table = play(SEATS + "1 hand passes").table
    coming = dealer(table).coming
    assert coming is not None
    assert coming.places == Places(1, 2, 3)
    assert coming.dealt == (0, 1, 2, 3)
    assert coming.posts == (Post(2, 1, Forced.BLIND), Post(3, 2, Forced.BLIND))
    do(table, c.Hold())
    coming = dealer(table).coming
    assert coming is not None
    assert coming.places is None
    assert "other tables" in coming.refused


def test_the_dealer_sees_the_drop() -> None:
    table = play("holdem no-limit 1/2\ntable: drop 3\n" + SEATS.split("\n", 2)[2]).table
    assert dealer(table).drop.amount == 3


# ---- the floor -------------------------------------------------------------------------------

QUESTION = (
    SEATS
    + """
next hand
Ann has AsAh; Bob has KsKh; Cy has QsQh; Dee has JsJh
"""
)


def questioned() -> Table:
    """A question to the floor whose facts name a card that is nobody else's business."""
    table = play(QUESTION).table
    do(table, read_words("duplicate-card: card Kh"))
    return table


def test_while_the_floor_decides_nobody_has_options() -> None:
    table = questioned()
    assert table.question
    for name in ("Ann", "Bob", "Cy", "Dee"):
        hand = player(table, name).hand
        assert hand is not None
        assert hand.options is None
    assert [name for name, _ in floor(table).choices]


def test_the_facts_of_a_report_are_for_the_floor_alone() -> None:
    table = questioned()
    assert floor(table).question == "duplicate-card: card Kh"
    for viewer in (Player("Ann"), Spectator(), Dealer(), Cage()):
        sent = encode_view(view(table, viewer))
        sent += encode_stream(stream(table, viewer))
        assert b"Kh" not in sent
        assert b"duplicate-card" in sent or isinstance(viewer, Cage)
    refused = ask(table, h.Fold(3)).refusal
    assert refused is not None
    assert "Kh" not in refused.says


def test_the_floor_sees_accounts_and_what_was_ruled() -> None:
    table = questioned()
    name, _ = floor(table).choices[0]
    do(table, c.Decide(name, "seen by all"))
    seen = floor(table)
    assert [(ruled.chosen, ruled.why) for ruled in seen.rulings] == [(name, "seen by all")]
    assert [account.player for account in seen.accounts] == ["Ann", "Bob", "Cy", "Dee"]


# ---- the cage --------------------------------------------------------------------------------


def test_the_cage_counts_every_chip_and_sees_no_card() -> None:
    table = play(HAND).table
    seen = cage(table)
    assert seen.middle == 15
    assert sum(tray.stack for tray in seen.trays) + seen.middle == 800
    for event in stream(table, Cage()).events:
        for name in ("cards", "deck"):
            assert set(getattr(event, name, ())) <= {UNKNOWN}


def test_what_the_house_took_of_this_hand_is_counted() -> None:
    story = HAND.replace("\nseats", "\ntable: drop 3\nseats", 1) + "everyone folds"
    table = play(story).table
    seen = cage(table)
    assert sum(amount for _, amount in seen.collected) == 3
    assert sum(tray.stack for tray in seen.trays) + 3 == 800


# ---- time ------------------------------------------------------------------------------------


def test_the_clock_of_a_decision_is_read_off_the_times_told() -> None:
    table = play(HAND).table
    felt = player(table, "Bob").felt
    assert (felt.now, felt.turn_began) == (None, None)
    do(table, c.SayTime(600), c.SayTime(602))
    felt = player(table, "Bob").felt
    assert (felt.now, felt.turn_began) == (602, 600)
    do(table, h.Call(1))
    felt = player(table, "Cy").felt
    assert (felt.now, felt.turn_began) == (602, 602)
    do(table, c.SayTime(605))
    assert player(table, "Cy").felt.turn_began == 602
    assert version_of(table) == len(all_events(table))


def test_between_hands_nobody_is_on_the_clock() -> None:
    table = play(HAND + "everyone folds").table
    do(table, c.SayTime(10))
    assert player(table, "Bob").felt.turn_began is None
    do(table, c.NextHand(seed=2), c.SayTime(12))
    assert player(table, "Bob").felt.turn_began == 10


def brought_to(table: Table) -> int:
    """Every chip that came to a table, less those that left it."""
    amounts = {"Seated": 1, "ChipsAdded": 1, "Brought": 1, "Left": -1, "ChipsRemoved": -1}
    events = all_events(table)
    return sum(
        amounts.get(type(event).__name__, 0) * getattr(event, "amount", 0) for event in events
    )


@pytest.mark.parametrize("key", ["holdem", "stud", "jacks-or-better"])
def test_the_cage_counts_every_chip_at_every_moment(key: str) -> None:
    moments = 0

    def count(table: Table) -> None:
        nonlocal moments
        seen = cage(table)
        in_front = sum(tray.stack + tray.bought for tray in seen.trays)
        taken = sum(amount for _, amount in seen.collected)
        assert in_front + seen.middle + taken == brought_to(table)
        moments += 1

    sheet = game(key)
    for seed in range(12):
        law = resolve(rulebook(BOOKS[seed % len(BOOKS)]))
        session(sheet, sheet.structures[0], law, seed, count)
    assert moments > 60
