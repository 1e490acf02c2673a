"""Players have a say in the order of the deck: their words are kept, dealt by, and in the proof."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.home_games.test_closing_home_games import two_at_a_table
from tests.server.served_house import ServedHouse, served
from tests.server.test_home_games import PASSWORD, asked

from shuffleup.client.house_client import HouseClient
from shuffleup.client.messages import Done, Refused
from shuffleup.hand.commands import Fold
from shuffleup.server.fair.house_shuffler import HouseShuffler
from shuffleup.server.fair.verify_hand import BadProofError, verify
from shuffleup.table.state import seated
from shuffleup.table.viewing.rail import version_of

OURS = {"host": "liver and onions", "friend": "Käsespätzle"}


async def hands_in(house: ServedHouse) -> None:
    host, friend, place = await two_at_a_table(house)
    stranger = await HouseClient.enter(house.address, "Zoe", PASSWORD, new=True)
    rail = await HouseClient.enter(house.address, "Yan", code=await link(host, place))
    for other in (stranger, rail):
        refused = await other.hand_in("me too", "1", place)
        assert isinstance(refused, Refused), "whoever has no seat has no say"
    words = {host.id: OURS["host"], friend.id: OURS["friend"]}
    for client in (host, friend):
        for _ in range(2):  # sent again it is the same
            assert isinstance(await client.hand_in(words[client.id], "1", place), Done)
        for bad in ("other words", "x" * 65, "\n"):
            assert isinstance(await client.hand_in(bad, "1", place), Refused)
    again = HouseShuffler(house.running.log).dealer(place, "1")
    assert again.words == words, "they are kept like the promise itself"
    await is_dealt_by(words, house, (host, friend), place)
    for client in (host, friend, stranger, rail):
        await client.close()


async def link(host: HouseClient, place: str) -> str:
    made = await asked(host, "POST", f"/api/{place.replace('game/', 'games/')}/link")
    code: str = made["code"]
    return code


async def folds(house: ServedHouse, people: tuple[HouseClient, HouseClient], place: str) -> None:
    table = house.running.house.places[place].tables["1"]
    assert table.hand is not None
    at = table.hand.actor
    actor = next(one for one in people if one.id == seated(table, at).player)
    while actor.tables[place, "1"].version < version_of(table):  # until they have seen it
        await asyncio.sleep(0.02)
    assert isinstance(await actor.do(Fold(at), "1", place=place), Done)


async def is_dealt_by(
    words: dict[str, str], house: ServedHouse, people: tuple[HouseClient, HouseClient], place: str
) -> None:
    """The next hand is dealt in the order of these words, and proves it."""
    host, _ = people
    promised = host.tables[place, "1"].next_deck
    await folds(house, people, place)
    await host.until(lambda _: host.tables[place, "1"].deck == promised or None)
    await folds(house, people, place)
    while len(listed := (await asked(host, "GET", "/api/hands"))["hands"]) < 2:
        await asyncio.sleep(0.1)
    proof = await asked(host, "GET", f"/api/hands/{listed[0]['id']}/proof")
    assert proof["words"] == words
    assert verify(proof, promised) == (4, 2)
    with pytest.raises(BadProofError):
        verify({**proof, "words": {}}, promised)


def test_words_decide_the_order_of_the_deck_and_stand_in_the_proof(tmp_path: Path) -> None:
    with served(tmp_path) as house:
        asyncio.run(hands_in(house))
