"""Whatever arrives at a house is answered: its decoders raise their own errors and nothing else,
and no record of any command, by whoever in whatever role, gets an exception through ``perform``."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.small_house import deal, seat, small_house
from tests.table.garbage import PLAIN, SAID

from shuffleup.client.messages import FROM_CLIENT, Done
from shuffleup.floor.senders import Role, Sender
from shuffleup.room.keeping.room_audit import wrong_in
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.spoken_commands import (
    ALL,
    CommandError,
    command_in,
    read_command,
)

PEOPLE: Final = ("pann2345672", "pbob2345672", "pcyx2345672")
UNREAD: Final = (msgspec.MsgspecError, ValueError, RecursionError)
JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
RECORDS: Final = JSON | st.dictionaries(
    st.sampled_from(sorted(ALL)) | st.text(max_size=10),
    JSON | st.dictionaries(st.sampled_from(("seat", "player", "table", "to", "amount")), JSON),
    max_size=2,
)
MESSAGES: Final = st.fixed_dictionaries(
    {"t": st.sampled_from(("watch", "unwatch", "do", "say", "chat", "ping")) | st.text()},
    optional=dict.fromkeys(
        ("key", "place", "table", "role", "seen", "after", "words", "command", "n"), JSON
    ),
)


def read(text: bytes) -> None:
    try:
        FROM_CLIENT.decode(text)
    except UNREAD:
        return


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_no_message(text: bytes) -> None:
    read(text)


@given(MESSAGES)
def test_anything_like_a_message_is_one_or_is_not(message: dict[str, Any]) -> None:
    read(msgspec.json.encode(finite(message)))


def finite(value: Any) -> Any:
    """JSON has no surrogates of its own; what Python cannot write is left out."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {finite(name): finite(one) for name, one in value.items()}
    if isinstance(value, list):
        return [finite(one) for one in value]
    return value


@given(RECORDS)
def test_any_record_is_a_command_or_a_sentence_says_why_not(record: Any) -> None:
    said = "it is one"
    try:
        read_command(record)
    except CommandError as error:
        said = str(error)
    assert 0 < len(said) < 2 * SAID
    assert said.isprintable()


@given(st.text(max_size=100) | RECORDS.map(lambda one: msgspec.json.encode(finite(one)).decode()))
def test_any_deed_holds_a_command_or_a_sentence(words: str) -> None:
    for said in (words, f"at 1: {words}", f"at 1: {{{words}}}"):
        try:
            command_in(said)
        except CommandError:
            continue


# ---- commands of every kind, by everybody ----------------------------------------------------


def usual(dice: random.Random, name: str) -> Any:
    """What a field of that name could hold, half the time; else anything."""
    if dice.random() < 0.4:
        return dice.choice(PLAIN)
    sense: dict[str, Any] = {
        "player": dice.choice(PEOPLE), "table": dice.choice(("1", "2", "9")), "listing": "1/2",
        "name": "1/2", "amount": dice.choice((0, 1, 40, 100)), "facts": {}, "game": "1/2",
        "cards": (0, 1), "to": dice.choice((2, 4, 50)), "seats": (0, 1), "text": "words",
        "reason": "because", "instant": 1_790_000_100_000,
    }  # fmt: skip
    return sense.get(name, dice.choice((0, 1, 2, 5)))


def record_of(dice: random.Random, kind: type) -> dict[str, Any]:
    fields = msgspec.structs.fields(kind)
    said = [one for one in fields if one.required or dice.random() < 0.3]
    return {kind.__name__: {one.name: usual(dice, one.name) for one in said}}


def putting(house: PokerHouse, dice: random.Random, kind: type, role: Role) -> tuple[bool, bool]:
    """One record of a kind by somebody in a role: whether it was a command, whether it was done."""
    try:  # as the porter does, with what can be written as JSON at all
        sent = json.dumps(record_of(dice, kind), default=lambda one: type(one).__name__)
        command = read_command(msgspec.json.decode(sent))
    except (TypeError, *UNREAD):
        return False, False
    by = Sender(dice.choice(PEOPLE), role)
    table = dice.choice(("", "1", "2", "9", "x" * 70))
    key, seen = dice.choice(("", f"k{dice.random()}")), dice.choice((None, 0, 10**6, 30))
    reply = house.perform(Errand("room", by, command, table=table, key=key, seen=seen)).reply
    assert len(reply.says) < 2 * SAID, reply.says
    return True, isinstance(reply, Done)


def new_house() -> PokerHouse:
    house = small_house(tables=2)
    seat(house, PEOPLE)
    deal(house)
    return house


@pytest.mark.parametrize("role", list(Role))
def test_no_record_of_any_command_gets_an_exception_out_of_the_house(role: Role) -> None:
    dice, house = random.Random(f"records of a {role.value}"), new_house()
    were = done = 0
    for number in range(4 * len(ALL)):
        kind = list(ALL.values())[number % len(ALL)]
        is_one, did = putting(house, dice, kind, role)
        were, done = were + is_one, done + did
        if number % len(ALL) == len(ALL) - 1:
            place = house.places["room"]
            assert isinstance(place, RoomPlace)
            assert not wrong_in(place.room)
            house = new_house()
    assert were > len(ALL) // 2
    assert done > 0 or role is not Role.FLOOR
