"""Nothing leaks: permute the cards a viewer has not seen, and not one byte they receive changes,
nor how many frames they are sent, nor how long each is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.small_house import connected, must, names, seat, small_house

from shuffleup.client.messages import Do, Watch
from shuffleup.floor.senders import DEALER, Role
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub import switchboard, table_watch
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.commands import Draw, NextHand
from shuffleup.table.state import Table

PEOPLE = ("ann", "bob", "cy")
VIEWERS = {
    "ann": ("ann", "player", ()),
    "rail": ("zoe", "player", ()),
    "dealer": ("dan", "dealer", (Role.DEALER,)),
    "floor": ("kim", "floor", (Role.FLOOR,)),
    "cage": ("cash", "cage", (Role.CAGE,)),
}
GAMES = ("holdem", "stud", "five-card-draw", "omaha-eight")
Frames = list[bytes]


def evening(key: str, decks: list[tuple[int, ...]], viewer: str) -> Frames:
    """Hands that end without a showdown, by players whose choices no card decides; every byte one
    viewer is sent, refusals of theirs among it."""
    sent: Frames = []

    async def told() -> None:
        house = small_house(MemoryLog(), key=key)
        seat(house, PEOPLE)
        hub = Switchboard(house, names)
        hub.load()
        doors = Doors(house, lambda place, who: False)
        calls = FloorCalls(house, hub.show_again)
        places = PlaceWatches(house, hub)
        porter = Porter(house, hub, places, ChatRooms(hub), doors, calls)
        who, role, roles = VIEWERS[viewer]
        line = connected(who, *roles)
        hub.come(line)
        for place, table, as_ in (("room", "1", role), ("room", "", "player")):
            porter.receive(line, msgspec.json.encode(Watch(place, table, as_)))
        table = house.places["room"].tables["1"]
        drawn = house.perform(Errand("room", DEALER, Draw((0, 1, 2), (10, 20, 30)), table="1"))
        del drawn
        for deck in decks:
            must(house, NextHand(deck=deck), DEALER, "1")
            for step in range(200):
                if table.hand is None:
                    break
                asks_out_of_turn(porter, line, step)
                must(house, next_act(table, step), DEALER, "1")
            hub.flush()
            while not line.waiting.empty():
                sent.append(line.waiting.get_nowait())

    asyncio.run(told())
    return sent


def next_act(table: Table, step: int) -> h.Command:
    """Check and call until the last round, then fold: nobody ever shows a hand."""
    hand = table.hand
    assert hand is not None
    may = options(hand)
    assert may is not None
    last = hand.street == len(hand.game.streets) - 1
    if may.phase == "bet" and not last and may.call:
        return h.Call(may.seat)
    if may.phase == "bet" and last and may.least_to and step % 5 == 0:
        return h.RaiseTo(may.seat, may.least_to)
    if may.phase == "bet" and last and not may.call and may.least_to:
        return h.RaiseTo(may.seat, may.least_to)
    if may.phase == "bet" and last:
        return h.Fold(may.seat)
    command = for_the_absent(hand)
    assert command is not None
    return command


def asks_out_of_turn(porter: Porter, line: Connection, step: int) -> None:
    """What is refused is told too: guesses at cards, acts out of turn."""
    wishes: tuple[h.Command, ...] = (
        h.Show(1, (step % 52,)), h.Fold(1), h.Discard(1, (step % 52,)), h.RaiseTo(0, 1),
    )  # fmt: skip
    wish = wishes[step % len(wishes)]
    record = msgspec.Raw(write_command(wish).encode())
    message = Do(f"k{step}", "room", record, "1", "player", 10**6 if step % 2 else 0)
    porter.receive(line, msgspec.json.encode(message))


def cards_in(sent: Frames) -> set[int]:
    """Every card somebody has been told."""
    found: set[int] = set()
    for frame in sent:
        for name, value in walked(msgspec.json.decode(frame)):
            if name in ("hands", "boards", "up", "cards", "card"):
                found |= set(numbers(value))
    return found - {53}


def walked(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, inner
            yield from walked(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from walked(inner)


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner)


def decks_for(key: str, seed: int, hands: int = 2) -> list[tuple[int, ...]]:
    dice = Random(seed)
    size = {"standard": 52, "joker": 53}[game(key).deck]
    return [tuple(dice.sample(range(size), size)) for _ in range(hands)]


def permuted(deck: tuple[int, ...], seen: set[int], seed: int) -> tuple[int, ...]:
    """The same deck with the cards nobody was told in other places."""
    hidden = [card for card in deck if card not in seen]
    other = iter(Random(seed).sample(hidden, len(hidden)))
    return tuple(card if card in seen else next(other) for card in deck)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_byte_depends_on_a_card_its_viewer_has_not_seen(key: str, viewer: str) -> None:
    decks = decks_for(key, 5)
    told = evening(key, decks, viewer)
    # The cage is shown no card, and what lies face up decides who is to act all the same.
    eyes = "dealer" if viewer == "cage" else viewer
    seen = {at: cards_in(evening(key, decks[: at + 1], eyes)) for at in range(len(decks))}
    assert len(told) > (2 if viewer == "rail" else 20)
    for again in range(3):
        others = [permuted(deck, seen[at], again) for at, deck in enumerate(decks)]
        assert others != decks
        assert evening(key, others, viewer) == told


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame's length tells where an ace lies; a refusal's words tell a card."""
    decks = decks_for("holdem", 5, 1)
    told = evening("holdem", decks, "ann")
    others = [permuted(decks[0], cards_in(told), 1)]
    assert evening("holdem", others, "ann") == told
    plain = switchboard.holding

    def leaky(seen: Any) -> str:
        return plain(seen) + " " * bottom[0]

    bottom = [decks[0][-1]]
    monkeypatch.setattr(switchboard, "holding", leaky)
    first = evening("holdem", decks, "ann")
    bottom[0] = others[0][-1]
    assert evening("holdem", others, "ann") != first


def test_a_planted_view_of_the_wrong_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = decks_for("holdem", 7, 1)
    told = evening("holdem", decks, "ann")
    others = [permuted(decks[0], cards_in(told), 1)]

    def wrong(self: table_watch.TableWatch, table: Table, who: str, role: str) -> Any:
        return table_watch.Player("bob")

    monkeypatch.setattr(table_watch.TableWatch, "viewer", wrong)
    assert evening("holdem", decks, "ann") != evening("holdem", others, "ann")
