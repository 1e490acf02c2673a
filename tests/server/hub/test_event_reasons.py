"""The clauses behind what happens at a table: with every event, for every viewer the same, and
never by a card its viewer has not seen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import cast

import pytest
from tests.server.my_hands.test_seen_hands import permuted
from tests.server.small_house import (
    connected,
    deal,
    does,
    names,
    plain,
    received,
    seat,
    small_house,
    tables_in,
)

from shuffleup.client.messages import TableFrame
from shuffleup.floor.senders import Role
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.law.named_law import book_named
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.hub.event_reasons import EventReasons, citing
from shuffleup.server.hub.switchboard import A_HAND_LATE, Switchboard
from shuffleup.server.hub.table_watch import TableWatch
from shuffleup.table.apply import apply, opened, table_events
from shuffleup.table.events import TableOpened
from shuffleup.table.grounds.moments import Moment
from shuffleup.table.grounds.table_event_grounds import begin, explained, grounds
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.viewing.viewers import Cage, Player, Spectator, Viewer

PEOPLE = ("ann", "bob", "cid")
GAMES = ("holdem", "stud", "five-card-draw", "omaha-eight")
CLAUSES = citing(book_named)


def play(house: PokerHouse, hands: int) -> None:
    """Hands with showdowns, in which losers muck."""
    chance = Random(3)
    for number in range(hands):
        deal(house, seed=f"reasons {number}")
        table = house.places["room"].tables["1"]
        while table.hand is not None:
            may = options(table.hand)
            assert may is not None
            who = table.seats[may.seat]
            assert who is not None
            calls = may.call and chance.random() < 0.9
            command = h.Call(may.seat) if calls else for_the_absent(table.hand)
            does(house, who.player, command)


def played(key: str, hands: int = 3) -> PokerHouse:
    house = small_house(key=key)
    seat(house, PEOPLE)
    play(house, hands)
    return house


def events_of(house: PokerHouse) -> list[AnyTableEvent]:
    return table_events(house.log.read(0, "room/table/1"))


def followed(events: Sequence[AnyTableEvent], viewer: Viewer) -> list[list[str]]:
    """What a viewer who watches from the first event on is told of the reasons."""
    watch = TableWatch(events[:1], A_HAND_LATE, CLAUSES)
    found: list[list[str]] = []
    after = 1
    for at in range(1, len(events), 7):
        watch.hear(events[at : at + 7])
        if isinstance(viewer, Player) and viewer.player not in watch.rail.seating.moves:
            continue
        found += watch.cited(viewer, after)
        after = watch.last(viewer)
    return found


def test_what_players_do_comes_with_its_clauses() -> None:
    frames: list[TableFrame] = []

    async def told() -> None:
        house = small_house()
        seat(house, PEOPLE)
        hub = Switchboard(house, names)
        hub.load()
        line, till = connected("ann"), connected("cash", Role.CAGE)
        for one, role in ((line, "player"), (till, "cage")):
            hub.come(one)
            hub.watch(one, ("room", "1"), role, None)
        play(house, 1)
        hub.flush()
        frames.extend(tables_in(received(line)))
        assert all(frame.clauses == [] for frame in tables_in(received(till)))

    asyncio.run(told())
    cited: dict[str, list[list[str]]] = {}
    for frame in frames:
        happened = cast("list[dict[str, object]]", plain(frame.events))
        assert len(happened) == len(frame.clauses)
        for event, clauses in zip(happened, frame.clauses, strict=True):
            cited.setdefault(next(iter(event)), []).append(clauses)
    for kind in ("hand.Posted", "hand.Called", "hand.Checked", "hand.Shown", "hand.Awarded"):
        assert all(cited[kind]), kind
    for clauses in [*cited["hand.Posted"], *cited["hand.Awarded"]]:
        assert clauses[0].startswith("mohegan/")  # the book's own before what all have in common


@pytest.mark.parametrize("key", GAMES)
def test_no_clause_depends_on_a_card_its_viewer_has_not_seen(key: str) -> None:
    """The same log with other cards where nobody, or not this player, saw them."""
    house = played(key, 1)
    events = events_of(house)
    viewers: dict[str, Viewer] = {"ann": Player("ann"), "": Spectator(1)}
    for who, viewer in viewers.items():
        others = table_events(permuted(house, who).read(0, "room/table/1"))
        assert others != events
        told = followed(events, viewer)
        assert sum(map(bool, told)) > 20
        assert followed(others, viewer) == told
    assert not followed(events, Cage())


def test_a_planted_reason_that_reads_the_stub_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    house = played("holdem", 1)
    others = table_events(permuted(house, "ann").read(0, "room/table/1"))

    def leaky(self: EventReasons, event: AnyTableEvent) -> list[str]:
        hand = self.now.table.hand
        return ["odd" if hand is not None and hand.stub and hand.stub[-1] % 2 else "even"]

    monkeypatch.setattr(EventReasons, "behind", leaky)
    assert followed(others, Player("ann")) != followed(events_of(house), Player("ann"))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_told_at_once_is_a_part_of_what_the_hand_tells_later(key: str) -> None:
    events = events_of(played(key, 2))
    first = events[0]
    assert isinstance(first, TableOpened)
    now = Moment(opened(first), quick=True)
    shorter = 0
    for whole in list(explained(events))[1:]:
        begin(now, whole.event)
        found = grounds(now, whole.event).grounds
        assert set(found) <= set(whole.grounds)
        assert bool(found) or not whole.grounds
        shorter += found != whole.grounds
        apply(now.table, whole.event)
    assert shorter, "what takes long is left out"


def test_whoever_comes_in_the_middle_of_a_hand_is_told_its_reasons_from_the_start() -> None:
    events = events_of(played("holdem"))
    watch = TableWatch(events[:-20], A_HAND_LATE, CLAUSES)
    late = watch.rail_version
    told = watch.cited(Player("ann"), late)
    assert len(told) == watch.version - late
    assert sum(map(bool, told)) > 10
    assert not any(watch.cited(Player("ann"), late - 5)[:5])  # the hand before: nobody watched


def test_reasons_begin_anew_where_nobody_has_watched_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shuffleup.server.hub.table_watch.FOLLOWED", 30)
    events = events_of(played("holdem"))
    watch = TableWatch(events[:60], A_HAND_LATE, CLAUSES)
    watch.cited(Player("ann"), 50)
    before = watch.reasons
    watch.hear(events[60:])
    assert watch.cited(Player("ann"), len(events) - 10)
    assert watch.reasons is not before
    assert isinstance(watch.reasons, EventReasons)
    assert watch.reasons.version == watch.version


def test_a_hand_longer_than_what_is_at_hand_has_no_reasons_and_stops_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shuffleup.server.hub.table_watch.LATEST", 20)
    events = events_of(played("holdem"))[:-3]
    watch = TableWatch(events, A_HAND_LATE, CLAUSES)
    assert watch.version - watch.rail_version > 20, "the rail is further behind than that"
    assert watch.cited(Player("ann"), watch.version - 10) == [[]] * 10
    watch.hear(events_of(played("holdem"))[-3:])
    assert len(watch.cited(Player("ann"), watch.version - 3)) == 3
