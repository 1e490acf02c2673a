"""Whoever has several roles leaves it to the house in which one they speak: the strongest that may,
and a refusal only where none of them may."""

from __future__ import annotations

import asyncio
from itertools import combinations, count

import msgspec
import pytest
from tests.server.hub.test_house_deals import porter_of
from tests.server.identity.sample_commands import sample
from tests.server.small_house import BOARD, connected, deal, must, received, seat, small_house

from shuffleup.client.messages import Do, Done, Gone, Refused, Say, Watch
from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.commands import Fold
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.openings.opening_commands import OpenTable
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub.strongest_role import STRENGTH, speakers
from shuffleup.server.identity.role_matrix import matrix, may_say
from shuffleup.table.commands import SitOut

STAFF = tuple(role for role in Role if role is not Role.PLAYER)
KEYS = count()
ON_TOP = {Role.MANAGER: Role.SUPERVISOR, Role.SUPERVISOR: Role.FLOOR, Role.FLOOR: Role.DEALER}


def put(
    house: PokerHouse, roles: tuple[Role, ...], wish: object, *, table: str = "", who: str = "ann"
) -> Done | Refused:
    """The answer to what somebody of these roles wants, who names none; a text is a sentence."""

    async def told() -> Done | Refused:
        porter, line = porter_of(house), connected(who, *roles)
        porter.hub.come(line)
        key = f"key {next(KEYS)}"
        if isinstance(wish, str):
            message: Do | Say = Say(key, "room", wish)
        else:
            record, seen = msgspec.Raw(write_command(wish).encode()), None
            if table:
                seen = house.version_at(house.places["room"], table)
            message = Do(key, "room", record, table, "", seen)
        later = porter.receive(line, msgspec.json.encode(message))
        if later is not None:
            await later
        porter.hub.flush()
        (found,) = [one for one in received(line) if isinstance(one, Done | Refused)]
        return found

    return asyncio.run(told())


def last_act(house: PokerHouse) -> Sender:
    """Who did what was done last, as the room has it."""
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    note = next(iter(place.acts.last_first())).note
    return Sender(note.by, note.role)


@pytest.mark.parametrize("also", [(), (Role.FLOOR,), (Role.FLOOR, Role.DEALER, Role.CAGE)])
@pytest.mark.parametrize("wish", [OpenTable("7", "1/2"), "open table 7 for 1/2"])
def test_a_supervisor_opens_a_table_whatever_else_they_are(
    also: tuple[Role, ...], wish: object
) -> None:
    house = small_house(MemoryLog())
    answer = put(house, (*also, Role.SUPERVISOR), wish)
    assert isinstance(answer, Done), answer
    assert "7" in house.places["room"].tables


def test_it_is_refused_with_its_clause_where_none_of_their_roles_may() -> None:
    house = small_house(MemoryLog())
    answer = put(house, (Role.FLOOR, Role.CAGE, Role.DEALER), OpenTable("7", "1/2"))
    assert isinstance(answer, Refused)
    assert answer.reason == "not-management"
    assert "common/games-opened-by" in answer.clauses


def test_the_record_says_in_which_role_it_was_done() -> None:
    house = small_house(MemoryLog())
    put(house, (Role.FLOOR, Role.MANAGER), Arrive("zoe"))
    assert last_act(house) == Sender("ann", Role.MANAGER)
    put(house, (Role.FLOOR, Role.CAGE, Role.BOARD), Arrive("yan"))
    assert last_act(house) == Sender("ann", Role.FLOOR)


def test_what_a_supervisor_did_is_undone_by_whoever_is_one_among_other_things() -> None:
    house = small_house(MemoryLog())
    must(house, Arrive("zoe"), Sender("sue", Role.SUPERVISOR))
    undo = Undo(why="another Zoe")
    alone = put(house, (Role.FLOOR,), undo, who="flo")
    assert isinstance(alone, Refused)
    answer = put(house, (Role.FLOOR, Role.SUPERVISOR), undo)
    assert isinstance(answer, Done), answer


@pytest.mark.parametrize("roles", [(), (Role.FLOOR,), (Role.MANAGER, Role.DEALER)])
def test_one_s_own_hand_is_played_by_oneself_whatever_one_works_as(roles: tuple[Role, ...]) -> None:
    house = small_house(MemoryLog())
    seat(house, ("ann", "bob", "cy"))
    deal(house)
    table = house.places["room"].tables["1"]
    assert table.hand is not None
    at = table.hand.actor
    found = table.seats[at]
    assert found is not None
    answer = put(house, roles, Fold(at), table="1", who=found.player)
    assert isinstance(answer, Done), answer
    other = table.hand.actor
    assert isinstance(put(house, roles, Fold(other), table="1", who="zoe"), Refused)


def test_a_player_who_names_no_role_is_a_player() -> None:
    house = small_house(MemoryLog())
    seat(house, ("ann", "bob"))
    must(house, Arrive("zoe"), BOARD)
    assert isinstance(put(house, (), SitOut(0), table="1"), Done)
    assert isinstance(put(house, (), SitOut(1), table="1", who="zoe"), Refused)
    assert isinstance(put(house, (), OpenTable("7", "1/2")), Refused)
    assert isinstance(put(house, (), "open table 7 for 1/2", who="bob"), Refused)


def test_a_view_is_always_asked_for_in_a_role() -> None:
    async def told() -> list[object]:
        porter, line = porter_of(small_house(MemoryLog())), connected("ann", Role.FLOOR)
        porter.hub.come(line)
        porter.receive(line, msgspec.json.encode(Watch("room", "1", "")))
        porter.hub.flush()
        return list(received(line))

    assert [type(one) for one in asyncio.run(told())] == [Gone]


def test_for_every_command_and_any_two_roles_the_strongest_that_may_comes_first() -> None:
    assert set(STRENGTH) == set(STAFF)
    for row in matrix():
        command = sample(row.command, "ann")
        for pair in combinations(STAFF, 2):
            first, *others = (one.role for one in speakers("ann", {*pair, Role.PLAYER}, command))
            may = [role for role in STRENGTH if role in pair and role in row.roles]
            if may:
                assert [first, *others] == may, (row.command, pair)
            elif Role.PLAYER in row.roles:
                assert [first, *others] == [Role.PLAYER], (row.command, pair)
            else:
                assert not may_say(first, command)


@pytest.mark.parametrize("above", ON_TOP)
def test_the_ranks_of_the_house_come_in_their_order(above: Role) -> None:
    assert STRENGTH.index(above) < STRENGTH.index(ON_TOP[above])
