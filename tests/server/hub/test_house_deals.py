"""Where the house deals, nobody who works at a table says which cards come, plays another's hand,
or finds out by a refusal where a card lies: the host of a private game plays in it."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from tests.server.small_house import connected, deal, must, names, received, seat, small_house

from shuffleup.cards import show
from shuffleup.client.messages import Do, Done, Refused, Say
from shuffleup.floor.senders import DEALER, Role
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.floor_calls.calling_floor import FloorCalls
from shuffleup.server.floor_calls.open_cards import HIDDEN_CARD
from shuffleup.server.house_places.cards_of_house import BEGINS, DRAWS
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.commands import Draw, NextHand, Report
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import version_of

CHOSEN = tuple(Random(1).sample(range(52), 52))
WORKING = (Role.DEALER, Role.FLOOR, Role.SUPERVISOR, Role.DIRECTOR, Role.MANAGER)
TABLE = ("room", "1")


def porter_of(house: PokerHouse) -> Porter:
    hub = Switchboard(house, names)
    hub.load()
    doors = Doors(house, lambda place, who: False)
    calls = FloorCalls(house, hub.show_again)
    return Porter(house, hub, PlaceWatches(house, hub), ChatRooms(hub), doors, calls)


def sent(house: PokerHouse, who: str, role: Role, *wishes: object) -> list[Done | Refused]:
    """The answers to what somebody sends who works here; texts are sentences."""

    async def told() -> list[Done | Refused]:
        porter, line = porter_of(house), connected(who, role)
        porter.hub.come(line)
        for at, wish in enumerate(wishes):
            key = f"{role.value}{at}"
            if isinstance(wish, str):
                message: Do | Say = Say(key, "room", wish, role.value)
            else:
                record = msgspec.Raw(write_command(wish).encode())
                message = Do(key, "room", record, "1", role.value)
            porter.receive(line, msgspec.json.encode(message))
        porter.hub.flush()
        return [one for one in received(line) if isinstance(one, Done | Refused)]

    return asyncio.run(told())


def seated(deck: tuple[int, ...] | None = None) -> tuple[PokerHouse, Table]:
    """Ann, who also works here, with two others; with a deck a hand is on."""
    house = small_house(MemoryLog())
    seat(house, ("ann", "bob", "cy"))
    must(house, Draw((0, 1, 2), (10, 20, 30)), DEALER, "1")
    if deck is not None:
        must(house, NextHand(deck=deck), DEALER, "1")
    return house, house.places["room"].tables["1"]


@pytest.mark.parametrize("role", WORKING)
def test_nobody_brings_a_deck_or_a_seed(role: Role) -> None:
    house, table = seated()
    before = version_of(table)
    wishes = (
        NextHand(deck=CHOSEN), NextHand("my own seed"), NextHand(), Draw((0, 1, 2), (50, 1, 2)),
        "at 1: next hand",
    )  # fmt: skip
    answers = sent(house, "ann", role, *wishes)
    assert [type(one) for one in answers] == [Refused] * len(wishes)
    said = {one.says for one in answers}
    assert said == {BEGINS, DRAWS, "next hand: not said in this way"}
    assert (version_of(table), table.hand) == (before, None)
    deal(house)  # and the house itself does
    assert house.places["room"].tables["1"].hand is not None


@pytest.mark.parametrize("role", WORKING)
def test_nobody_plays_the_hand_of_somebody_else(role: Role) -> None:
    house, table = seated(CHOSEN)
    assert table.hand is not None
    to = table.hand.actor
    name = ("ann", "bob", "cy")[to]
    wishes = (h.Fold(to), h.Call(to), h.Show(to), h.Muck(to), f"at 1: {name} folds")
    answers = sent(house, "zoe", role, *wishes)
    assert {one.says for one in answers} == {"a hand is played by its own player alone"}
    assert table.hand.live == 0b111


@pytest.mark.parametrize("role", WORKING)
def test_no_refusal_tells_whether_a_hand_holds_a_card(role: Role) -> None:
    """Every card of the deck, named in bob's hand: the answer is the same for those he has."""
    house, table = seated(CHOSEN)
    before, hand = version_of(table), table.hand
    assert hand is not None
    kinds = ("down-card-exposed",)
    wishes: list[object] = [
        Report(kind, {"seat": "2", "card": show((card,))}) for kind in kinds for card in range(52)
    ]
    wishes += [h.Discard(1, (card,)) for card in range(52)]
    wishes += [h.Show(1, (card,)) for card in hand.hole[1]]
    wishes += [f"at 1: ! down-card-exposed: seat bob, card {show((card,))}" for card in range(52)]
    answers = sent(house, "ann", role, *wishes)
    assert len(answers) == len(wishes)
    said = {one.says for one in answers}
    assert said == {HIDDEN_CARD, "a hand is played by its own player alone"}
    assert version_of(table) == before


def test_a_card_that_lies_face_up_is_still_reported() -> None:
    house, table = seated(CHOSEN)
    hand = table.hand
    assert hand is not None
    while hand.street < 1:
        command = h.Call(hand.actor) if hand.bets[hand.actor] < hand.bet else h.Check(hand.actor)
        must(house, command, DEALER, "1")
    lying = show(hand.boards[0][:1])
    (answer,) = sent(house, "kim", Role.FLOOR, Report("duplicate-card", {"card": lying}))
    assert HIDDEN_CARD not in answer.says


def test_at_a_table_dealt_by_people_the_dealer_tells_what_happened() -> None:
    """There the house knows no card, and nothing is kept from whoever deals."""
    house, table = seated()
    table.by_hand = True
    answers = sent(house, "dan", Role.DEALER, NextHand(), h.Fold(0))
    assert "its own decks" not in answers[0].says
    assert "its own player" not in answers[1].says
    assert game("holdem").key == table.game.key
