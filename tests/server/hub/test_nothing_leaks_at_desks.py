"""What desks of staff are sent tells of no unseen card either: pictures of a place, tables at a
glance, clauses behind events, refusals and interviews, through showdowns in which hands are mucked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.hub.test_nothing_leaks import (
    PEOPLE,
    Frames,
    asks_out_of_turn,
    cards_in,
    decks_for,
    permuted,
)
from tests.server.small_house import connected, must, names, seat, small_house

from shuffleup.client.messages import Do, Watch
from shuffleup.floor.senders import DEALER, Role
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.hand.state import pot_total
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.floor_calls.interview_bodies import InterviewAsked
from shuffleup.server.floor_calls.interviewing import kinds_at, step
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub import event_reasons, place_watch, table_glances
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.commands import Draw, NextHand, Report
from shuffleup.table.state import Table

DESKS = {
    "dealer": Role.DEALER, "floor": Role.FLOOR, "director": Role.DIRECTOR,
    "manager": Role.MANAGER, "surveillance": Role.SURVEILLANCE, "cage": Role.CAGE,
}  # fmt: skip
GAMES = ("holdem", "stud", "five-card-draw", "omaha-eight")
SHOW = ((2,), (0, 1))  # who shows in the first hand, and in the second
ASKED = ("miscalled-hand", "asked-to-see-hand", "down-card-exposed", "out-of-turn")


def evening(key: str, decks: list[tuple[int, ...]], desk: str, who: str = "kim") -> Frames:
    """Hands to a showdown in which some show and some muck, whatever they hold; every byte that
    goes to a desk at which a table and its room are watched."""
    sent: Frames = []

    async def told() -> None:
        house = small_house(MemoryLog(), key=key, book="rpl")
        seat(house, PEOPLE)
        hub = Switchboard(house, names)
        hub.load()
        calls = FloorCalls(house, hub.show_again)
        doors = Doors(house, lambda place, who: False)
        places = PlaceWatches(house, hub)
        porter = Porter(house, hub, places, ChatRooms(hub), doors, calls)
        line = connected(who, DESKS[desk])
        hub.come(line)
        for number in ("1", ""):
            porter.receive(line, msgspec.json.encode(Watch("room", number, desk)))
        place = house.places["room"]
        table = place.tables["1"]
        house.perform(Errand("room", DEALER, Draw((0, 1, 2), (10, 20, 30)), table="1"))
        for at, deck in enumerate(decks):
            must(house, NextHand(deck=deck, ask_show=True), DEALER, "1")
            for turn in range(200):
                if table.hand is None:
                    break
                asks_out_of_turn(porter, line, turn)
                reports(porter, line, desk, turn)
                must(house, next_act(table, at), DEALER, "1")
                await asyncio.sleep(0.001)
            sent.extend(interviews(place, table, desk))
            await asyncio.sleep(0.001)
            hub.flush()
            while not line.waiting.empty():
                sent.append(line.waiting.get_nowait())

    asyncio.run(told())
    return sent


def next_act(table: Table, at: int) -> h.Command:
    """Check and call to the end; then everybody but one or two muck."""
    hand = table.hand
    assert hand is not None
    may = options(hand)
    assert may is not None
    if may.phase == "bet" and may.call:
        return h.Call(may.seat)
    if may.show:
        return h.Show(may.seat) if may.seat in SHOW[at] else h.Muck(may.seat)
    command = for_the_absent(hand)
    assert command is not None
    return command


def reports(porter: Porter, line: Any, desk: str, turn: int) -> None:
    """What somebody at a desk might try in order to find a card out."""
    wish = Report("down-card-exposed", {"seat": "2", "card": "23456789TJQKA"[turn % 13] + "s"})
    record = msgspec.Raw(write_command(wish).encode())
    message = Do(f"r{turn}", "room", record, "1", desk)
    porter.receive(line, msgspec.json.encode(message))


def interviews(place: HousePlace, table: Table, desk: str) -> Frames:
    """What a dealer or the floor is answered after a hand; nobody else may ask."""
    if desk not in ("dealer", "floor", "director", "manager"):
        return []
    found = [msgspec.json.encode(kinds_at(table))]
    for kind in ASKED:
        for one in ("1", "2", "3"):
            facts = {"seat": one, "called": "too-high", "deliberate": "yes"}
            if kind == "miscalled-hand":
                facts["discarded"] = str(int(one) % 3 + 1)
            else:
                facts = {"seat": one}
            asked = InterviewAsked("room", "1", kind, facts)
            found.append(msgspec.json.encode(step(table, place.book, asked, list)))
    return found


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures of a place come at once, so that there are many of them."""
    monkeypatch.setattr(place_watch, "OFTEN", 0.0)


def differs(key: str, desk: str, seed: int, who: str = "kim") -> bool:
    decks = decks_for(key, seed)
    told = evening(key, decks, desk, who)
    assert len(told) > 20
    eyes = "dealer" if desk == "cage" else desk
    seen = [cards_in(evening(key, decks[: at + 1], eyes, who)) for at in range(len(decks))]
    others = [permuted(deck, seen[at], seed) for at, deck in enumerate(decks)]
    assert others != decks
    return evening(key, others, desk, who) != told


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("desk", DESKS)
def test_no_byte_to_a_desk_depends_on_an_unseen_card(key: str, desk: str) -> None:
    assert not differs(key, desk, 5)


def test_the_floor_who_plays_there_learns_nothing_more_at_the_desk() -> None:
    assert not differs("holdem", "floor", 6, who="ann")


def pot_and_card(place: HousePlace, number: str, case: object) -> Any:
    seen = PLAIN_GLANCE(place, number, case)  # type: ignore[arg-type]
    hand = place.tables[number].hand
    extra = hand.stub[-1] if hand is not None and hand.stub else 0
    assert hand is None or seen.pot == pot_total(hand)
    return msgspec.structs.replace(seen, pot=seen.pot + extra)


PLAIN_GLANCE: Callable[..., Any] = table_glances.glance


def test_a_glance_that_tells_the_bottom_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place_watch, "glance", pot_and_card)
    assert differs("holdem", "floor", 5)


def test_a_reason_that_reads_a_mucked_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = event_reasons.EventReasons.behind

    def leaky(self: event_reasons.EventReasons, event: Any) -> list[str]:
        hand = self.now.table.hand
        gone = [hand.hole[at][:1] for at in hand.mucked] if hand is not None else []
        return [*plain(self, event), *(f"x/{card}" for cards in gone for card in cards)]

    monkeypatch.setattr(event_reasons.EventReasons, "behind", leaky)
    assert differs("holdem", "floor", 5)
