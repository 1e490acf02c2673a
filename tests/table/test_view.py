"""Views of a table: who knows what of seats, chips, turns and rulings; nothing else is sent."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import ask, send
from tests.table.stories import play

from shuffleup.cards import UNKNOWN, parse
from shuffleup.hand.setup import Forced, Post
from shuffleup.log.codec import decode
from shuffleup.table import commands as c
from shuffleup.table.blinds.entry_choices import options
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.pictures import (
    CageView,
    DealerView,
    FloorView,
    PlayerView,
    SpectatorView,
    TableView,
)
from shuffleup.table.viewing.stream import encode_stream, stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import (
    Cage,
    Dealer,
    Floor,
    Player,
    Spectator,
    Viewer,
    ViewError,
)

SEATS = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, -; button Ann
"""
HAND = (
    SEATS
    + """
next hand
Ann has AsAh; Bob has KsKh; Cy has QsQh; Dee has JsJh
Dee calls; Ann raises to 10
"""
)
EVERYBODY: tuple[Viewer, ...] = (
    Player("Ann"), Player("Bob"), Spectator(), Spectator(1), Dealer(), Floor(), Cage(),
)  # fmt: skip


def do(table: Table, *commands: Any) -> None:
    for command in commands:
        refusal = send(table, command).refusal
        assert refusal is None, refusal


def player(table: Table, name: str) -> PlayerView:
    seen = view(table, Player(name))
    assert isinstance(seen, PlayerView)
    return seen


def dealer(table: Table) -> DealerView:
    seen = view(table, Dealer())
    assert isinstance(seen, DealerView)
    return seen


def floor(table: Table) -> FloorView:
    seen = view(table, Floor())
    assert isinstance(seen, FloorView)
    return seen


def cage(table: Table) -> CageView:
    seen = view(table, Cage())
    assert isinstance(seen, CageView)
    return seen


# ---- what may be sent ------------------------------------------------------------------------


@pytest.mark.parametrize("story", [SEATS, HAND, HAND + "everyone folds"])
def test_a_view_is_read_off_and_changes_nothing(story: str) -> None:
    table = play(story).table
    before, log = copy(table), list(table.log)
    for viewer in EVERYBODY:
        seen = view(table, viewer)
        assert decode(encode_view(seen)) == seen
        encode_stream(stream(table, viewer))
    assert table == before
    assert table.log == log


def test_nothing_but_a_view_can_be_sent() -> None:
    table = play(HAND).table
    for raw in (table, table.seats[0], table.hand, table.log, table.log[0], None):
        with pytest.raises(TypeError, match="not for sending"):
            encode_view(raw)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="not for sending"):
            encode_stream(raw)  # type: ignore[arg-type]


def test_a_view_cannot_be_changed() -> None:
    seen = player(play(HAND).table, "Ann")
    with pytest.raises(AttributeError):
        seen.seat = 1  # type: ignore[misc]


def test_who_does_not_sit_here_has_no_players_view() -> None:
    table = play(SEATS).table
    with pytest.raises(ViewError, match="Zoe does not sit"):
        view(table, Player("Zoe"))
    with pytest.raises(ViewError):
        view(table, "Ann")  # type: ignore[arg-type]


# ---- a player --------------------------------------------------------------------------------


def test_a_player_has_his_own_cards_and_nobody_elses() -> None:
    table = play(HAND).table
    assert table.hand is not None
    hand = player(table, "Bob").hand
    assert hand is not None
    assert hand.hands[1] == parse("KsKh")
    assert all(card == UNKNOWN for at in (0, 2, 3) for card in hand.hands[at])
    rail = view(table, Spectator())
    assert isinstance(rail, SpectatorView)
    assert rail.hand is not None
    assert {card for cards in rail.hand.hands for card in cards} == {UNKNOWN}


def test_only_who_is_to_act_has_options() -> None:
    table = play(HAND).table
    with_options = [
        name
        for name in ("Ann", "Bob", "Cy", "Dee")
        if (hand := player(table, name).hand) is not None and hand.options is not None
    ]
    assert with_options == ["Bob"]
    for seen in (dealer(table), floor(table)):
        assert seen.hand is not None
        assert seen.hand.options is None
        assert seen.hand.actor == 1


def test_stacks_are_those_of_the_hand_while_it_is_played() -> None:
    table = play(HAND).table
    chairs = player(table, "Cy").felt.chairs
    assert [chair.stack for chair in chairs if chair] == [190, 199, 198, 198]
    table = play(HAND + "everyone folds").table
    assert [tray.stack for tray in cage(table).trays] == [205, 199, 198, 198]


def test_who_is_not_in_the_hand_has_the_ways_in() -> None:
    table = play(SEATS + "1 hand passes; Eve sits 5 with 100").table
    assert player(table, "Eve").ways == tuple(options(table, 4)) != ()
    assert player(table, "Ann").ways == ()
    assert player(table, "Ann").felt.open_seats == ()
    do(table, c.NextHand(seed=1))
    assert table.hand is not None
    assert player(table, "Eve").ways == tuple(options(table, 4)) != ()
    assert player(table, "Ann").ways == ()


def test_where_there_are_no_blinds_nobody_is_offered_to_wait_for_one_or_let_them_pass() -> None:
    stud = play("stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, Bob 200, -, -\n").table
    do(stud, c.NextHand(seed=1), c.Sit(2, "Cy", 100))
    assert player(stud, "Cy").ways == ()
    assert all("let the blinds pass" not in player(stud, name).may for name in ("Ann", "Cy"))
    table = play(SEATS + "1 hand passes; Eve sits 5 with 100").table
    assert "wait" in player(table, "Eve").ways
    assert "let the blinds pass" in player(table, "Ann").may


def test_when_a_game_begins_nobody_is_told_to_wait_for_the_blind() -> None:
    sits = "Ann sits 1 with 200; Bob sits 2 with 200; Cy sits 3 with 100"
    table = play(f"holdem no-limit 1/2\nseats: -, -, -, -; button 1\n{sits}").table
    assert len(options(table, 0)) > 1, "the judge would take each of them"
    assert [player(table, name).ways for name in ("Ann", "Bob", "Cy")] == [(), (), ()]
    do(table, c.NextHand(seed=1, button=0))
    assert table.hand is not None
    assert [bool(cards) for cards in table.hand.hole] == [True, True, True, False]


def test_a_player_is_told_what_else_he_may_do() -> None:
    table = play(SEATS + "1 hand passes").table
    assert "leave" in player(table, "Ann").may
    for name in ("Ann", "Bob", "Cy", "Dee"):
        at = next(i for i, seat in enumerate(table.seats) if seat and seat.player == name)
        assert ("straddle" in player(table, name).may) == ask(table, c.Straddle(at)).ok
    do(table, c.NextHand(seed=1))
    assert "leave" not in player(table, "Ann").may


def test_what_is_owed_is_seen_by_all_with_its_amounts() -> None:
    table = play(SEATS + "1 hand passes; Dee is away; 4 hands pass").table
    chair = player(table, "Ann").felt.chairs[3]
    assert chair is not None
    assert not chair.here
    assert chair.owes_big
    assert chair.owed == (Post(3, 1, Forced.DEAD), Post(3, 2, Forced.ENTRY))


def test_at_stud_a_blind_owed_has_no_amount() -> None:
    table = play(SEATS + "1 hand passes; Dee is away; 4 hands pass").table
    stud = play("stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, Bob 200").table
    do(table, c.PlayGame(stud.game, stud.stakes))
    chair = player(table, "Ann").felt.chairs[3]
    assert chair is not None
    assert (chair.owes_big, chair.owed) == (True, ())


# ---- the last hand, and seats that change hands ----------------------------------------------


def test_after_a_hand_everybody_sees_it_as_it_was_shown() -> None:
    table = play(HAND + "everyone folds").table
    seen = player(table, "Ann")
    assert seen.hand is None
    assert seen.last is not None
    assert {card for cards in seen.last.hands for card in cards} == {UNKNOWN}


def dealt_to(table: Table, viewer: Viewer, seat: int) -> set[int]:
    told = stream(table, viewer).events
    return {
        card
        for event in told
        if type(event).__name__ == "Dealt" and event.seat == seat
        for card in event.cards
    }


def test_who_takes_a_seat_is_not_told_the_cards_dealt_there_before() -> None:
    table = play(HAND + "everyone folds; Bob leaves; Zoe sits 2 with 100").table
    assert dealt_to(table, Player("Zoe"), 1) == {UNKNOWN}
    assert dealt_to(table, Player("Ann"), 0) == set(parse("AsAh"))


def test_who_moves_is_still_told_his_cards_and_not_those_of_his_new_seat() -> None:
    story = HAND + "everyone folds; Dee leaves; Ann asks for seat 4; Ann moves to 4"
    table = play(story).table
    assert table.seats[3] is not None
    assert dealt_to(table, Player("Ann"), 0) == set(parse("AsAh"))
    assert dealt_to(table, Player("Ann"), 3) == {UNKNOWN}


def test_every_kind_of_view_is_a_table_view() -> None:
    table = play(HAND).table
    kinds = {type(view(table, viewer)) for viewer in EVERYBODY}
    assert kinds == set(TableView.__args__)
