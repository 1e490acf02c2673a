"""The stream of a table: every event, numbered the same for everybody, what is secret face down."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table.sending import send
from tests.table.stories import play

from shuffleup.cards import UNKNOWN, parse
from shuffleup.hand.events import Burned, Dealt, Shuffled
from shuffleup.log.codec import decode_all
from shuffleup.log.protocol import MemoryLog
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, drain
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import all_events, events_after, version_of
from shuffleup.table.viewing.stream import Follower, Stream, encode_stream, stream
from shuffleup.table.viewing.viewers import (
    Cage,
    Dealer,
    Floor,
    Player,
    Spectator,
    Viewer,
    ViewError,
)

STORY = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200; button Ann
next hand
Ann has AsAh; Bob has KsKh; Cy has QsQh; flop 2c3c4c
everyone checks
everyone checks
"""
EVERYBODY: tuple[Viewer, ...] = (Player("Ann"), Spectator(), Dealer(), Floor(), Cage())


def everything(table: Table, viewer: Viewer) -> Stream:
    return stream(table, viewer)


def test_everybody_receives_every_event_under_the_same_number() -> None:
    table = play(STORY).table
    kinds = [type(event) for event in all_events(table)]
    for viewer in EVERYBODY:
        told = everything(table, viewer)
        assert [type(event) for event in told.events] == kinds
        assert (told.after, told.version) == (0, version_of(table))


def test_cards_are_face_down_for_who_may_not_see_them() -> None:
    table = play(STORY).table
    for viewer in EVERYBODY:
        for event in everything(table, viewer).events:
            if isinstance(event, Shuffled):
                assert set(event.deck) == {UNKNOWN}
            elif isinstance(event, Burned):
                assert event.card == UNKNOWN
            elif isinstance(event, Dealt) and viewer == Player("Ann") and event.seat == 0:
                assert set(event.cards) <= set(parse("AsAh"))
            elif isinstance(event, Dealt):
                assert set(event.cards) == {UNKNOWN}


def test_the_flop_is_open_to_all_but_the_cage() -> None:
    table = play(STORY).table
    flop = parse("2c3c4c")
    for viewer in EVERYBODY:
        boards = [ev.cards for ev in everything(table, viewer).events if hasattr(ev, "run")]
        assert boards[0] == ((UNKNOWN,) * 3 if isinstance(viewer, Cage) else flop)


def test_what_was_noted_for_the_record_stays_there() -> None:
    table = play(STORY).table
    apply(table, e.Noted("session", (("seed", "the seed of all decks"),)))
    for viewer in EVERYBODY:
        assert b"all decks" not in encode_stream(everything(table, viewer))


# ---- coming back -----------------------------------------------------------------------------


@pytest.mark.parametrize("version", [0, 1, 7, 15])
def test_who_comes_back_is_told_what_happened_since(version: int) -> None:
    table = play(STORY).table
    for viewer in EVERYBODY:
        told = everything(table, viewer)
        rest = stream(table, viewer, after=version)
        assert rest == told.since(version)
        assert rest.after == version


def test_events_taken_away_are_told_from_the_log() -> None:
    table, log = play(STORY).table, MemoryLog()
    whole = [everything(table, viewer) for viewer in EVERYBODY]
    follower = Follower(log)
    first = log.append(drain(table))
    assert [follower.stream(viewer) for viewer in EVERYBODY] == whole
    with pytest.raises(ViewError, match="keeps its log"):
        events_after(table, 0)
    with pytest.raises(ViewError, match="keeps its log"):
        stream(table, Player("Bob"), after=first)
    assert events_after(table, version_of(table)) == []
    do(table, c.GoAway(2))
    log.append(drain(table))
    assert follower.stream(Player("Bob"), first) == Stream(first, (e.WentAway(2),))
    assert follower.stream(Player("Bob"), 3, 9).events == whole[1].events[3:9]


def do(table: Table, command: Any) -> None:
    send(table, command)


def test_a_stream_is_written_as_events_with_their_names() -> None:
    table = play(STORY).table
    part = everything(table, Player("Ann")).since(3)
    text = encode_stream(part)
    head, _, rest = text.partition(b',"events":')
    assert head == b'{"after":3'
    assert decode_all(rest.removesuffix(b"}")) == list(part.events)


# ---- nothing new slips through ---------------------------------------------------------------


def test_every_event_of_a_table_that_could_tell_of_cards_is_known() -> None:
    """Cards and free text; whoever adds such a field must say here, and in ``stream``, who sees
    it."""
    cards = {"Drawn.cards"}  # drawn face up for the button
    words = {
        "Ruled.kind", "Ruled.facts", "Ruled.says", "Ruled.grounds", "Ruled.options", "Ruled.chosen",
        "Ruled.by", "Ruled.why", "Ruled.book", "Ruled.clauses", "Ruled.when", "Ruled.table",
        "Ruled.structure", "Ruled.people",
        "Ruled.game",
        "Questioned.report", "Questioned.options", "Noted.kind", "Noted.facts",
    }  # fmt: skip
    names = {
        "TableOpened.rulebook", "BookChanged.rulebook", "Seated.player", "LockedUp.player",
        "Offered.player", "LegsUp.legs", "Paid.purse",
        "PutBack.collected",  # what the house has taken, by purse
    }  # fmt: skip
    found = {
        f"{kind.__name__}.{name}"
        for kind in e.TableEvent.__args__
        for name, type_ in kind.__annotations__.items()
        if "str" in str(type_) or name in ("card", "cards", "deck", "stub", "seed")
    }
    assert found == cards | words | names
