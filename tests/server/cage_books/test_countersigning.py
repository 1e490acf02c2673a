"""A second signature is the second person's own: for one entry, however its words are written."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest
from tests.server.hub.test_house_deals import porter_of
from tests.server.small_house import connected, must, names, received, seat, small_house

from shuffleup.client.messages import Do, Done, Refused, Say
from shuffleup.floor.senders import Role
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.cage.cage_commands import Buy, StockCage
from shuffleup.room.commands import AfterCount
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.cage_books.countersigning import SIGNED_FOR, Countersigned, seconds_in
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub.porter import Porter

CASH = 9_000


class Watch:
    """A clock that a test tells."""

    def __init__(self) -> None:
        self.now = 1000

    def clock(self) -> int:
        return self.now


class Cage:
    """Pat at the cage of a small house, and who has signed beside them."""

    def __init__(self) -> None:
        self.house: PokerHouse = small_house(MemoryLog())
        self.watch = Watch()
        self.signatures = Countersigned(cast("Any", self.watch))
        self.porter: Porter = porter_of(self.house)
        self.porter.unsigned = self.signatures.unsigned
        self.porter.signature_used = self.signatures.used

    def signs(self, second: str = "flo") -> None:
        self.signatures.until["pat", second] = self.watch.now + SIGNED_FOR

    def put(self, key: str, wish: object) -> Done | Refused:
        async def told() -> Done | Refused:
            line = connected("pat", Role.CAGE)
            self.porter.hub.come(line)
            if isinstance(wish, str):
                message: Do | Say = Say(key, "room", wish, "cage")
            else:
                record = msgspec.Raw(write_command(wish).encode())
                message = Do(key, "room", record, role="cage")
            later = self.porter.receive(line, msgspec.json.encode(message))
            if later is not None:
                await later
            self.porter.hub.flush()
            (found,) = [one for one in received(line) if isinstance(one, Done | Refused)]
            return found

        return asyncio.run(told())

    @property
    def cash(self) -> int:
        place = self.house.places["room"]
        assert isinstance(place, RoomPlace)
        return place.room.accounts.get("cage/cash", 0)


@pytest.mark.parametrize("who", ["flo", "pat"])
@pytest.mark.parametrize("what", ["barred", "roles", "password", "left", "disabled", "logged out"])
def test_a_signature_ends_with_the_right_of_either_to_give_or_use_it(who: str, what: str) -> None:
    cage = Cage()
    cage.signs()
    cage.signs("zoe")
    cage.signatures.forget("flo", "logged in")
    assert cage.signatures.has("pat", "flo")
    cage.signatures.forget(who, what)
    assert not cage.signatures.has("pat", "flo")
    assert cage.signatures.has("pat", "zoe") is (who == "flo")


@pytest.mark.parametrize(
    "words",
    [
        "cage is stocked with 9000 signed by flo",
        "cage is stocked with 9000 signed  by flo",
        "cage is stocked with 9000 signed\tby\tflo",
        "cage is stocked with 9000 signed\u2003by flo",
        "cage is stocked with 9000 chips and 9000 cash signed by  flo",
    ],
)
def test_no_way_to_write_it_forges_a_signature(words: str) -> None:
    cage = Cage()
    answer = cage.put("k", words)
    assert isinstance(answer, Refused)
    assert (answer.reason, cage.cash) == ("second-person", 0)
    cage.signs()
    assert isinstance(cage.put("k2", words), Done)
    assert cage.cash == CASH


def test_a_signature_is_for_one_entry_and_the_same_answer_is_given_again() -> None:
    cage, wish = Cage(), StockCage(CASH, CASH, second="flo")
    cage.signs()
    first = cage.put("k", wish)
    assert isinstance(first, Done)
    assert cage.put("k", wish) == first, "asked again after a lost connection"
    second = cage.put("k2", wish)
    assert isinstance(second, Refused)
    assert (second.reason, cage.cash) == ("second-person", CASH)
    cage.signs()
    assert isinstance(cage.put("k3", wish), Done)


def test_what_is_refused_uses_up_no_signature_and_its_time_does() -> None:
    cage = Cage()
    cage.signs()
    assert isinstance(cage.put("k", Buy("nobody", "1", 9000, second="flo")), Refused)
    cage.watch.now += SIGNED_FOR - 1
    assert isinstance(cage.put("k2", StockCage(CASH, CASH, second="flo")), Done)
    cage.signs()
    cage.watch.now += SIGNED_FOR
    assert isinstance(cage.put("k3", StockCage(CASH, CASH, second="flo")), Refused)


def test_nobody_signs_beside_themselves_nor_is_left_out_of_a_large_entry() -> None:
    cage = Cage()
    for second in ("", "pat"):
        answer = cage.put(f"k{second}", StockCage(CASH, CASH, second=second))
        assert isinstance(answer, Refused)
        assert answer.reason == "second-person"
    assert cage.cash == 0


def test_whoever_signs_is_found_where_chips_are_counted_first() -> None:
    counted = AfterCount((("ann", 50),), Buy("ann", "1", 9000, second="flo"))
    assert list(seconds_in(counted)) == ["flo"]
    assert names(["flo"]) == {"flo": "Flo"}


@pytest.mark.parametrize("wish", [StockCage(-5_000, 5_001), StockCage(1, -1), StockCage(-1, 2)])
def test_the_house_never_brings_less_than_nothing(wish: StockCage) -> None:
    cage = Cage()
    must(cage.house, StockCage(4000, 4000))
    assert isinstance(cage.put("k", wish), Refused)
    assert cage.cash == 4000


def test_no_account_holds_more_than_every_program_counts_exactly() -> None:
    cage = Cage()
    seat(cage.house, ("ann",))
    most = 2**53
    answers = []
    for at in range(3):
        cage.signs()
        answers.append(cage.put(f"k{at}", StockCage(most - 1000, most - 1000, second="flo")))
    assert [type(one) for one in answers] == [Done, Refused, Refused]
    assert abs(cage.cash) <= most


@pytest.mark.parametrize(
    "alone",
    [
        Undo(0, "keyed twice"),
        Undo(0, "keyed twice", "pat"),
        Undo(0, "keyed twice", "flo"),
        "undo the last act because keyed twice",
        "undo stock-cage of nobody because keyed twice",
        "undo stock-cage of nobody because keyed twice signed by pat",
        "undo stock-cage of nobody because keyed twice signed  by flo",
    ],
)
def test_what_two_signed_for_two_undo(alone: Undo | str) -> None:
    cage = Cage()
    cage.signs()
    assert isinstance(cage.put("k", StockCage(CASH, CASH, second="flo")), Done)
    answer = cage.put("k2", alone)
    assert isinstance(answer, Refused)
    assert (answer.reason, cage.cash) == ("second-person", CASH)
    cage.signs()
    words = "undo stock-cage of nobody because keyed twice signed by flo"
    assert isinstance(cage.put("k3", words), Done)
    assert cage.cash == 0


def test_an_entry_that_two_signed_of_their_own_accord_is_undone_by_two() -> None:
    cage = Cage()
    cage.signs()
    assert isinstance(cage.put("k", StockCage(40, 40, second="flo")), Done)
    answer = cage.put("k2", Undo(0, "keyed twice"))
    assert isinstance(answer, Refused)
    assert (answer.reason, cage.cash) == ("second-person", 40)
    assert isinstance(cage.put("k3", StockCage(7, 7)), Done)
    assert isinstance(cage.put("k4", Undo(0, "alone as it was made")), Done)
    assert cage.cash == 40
