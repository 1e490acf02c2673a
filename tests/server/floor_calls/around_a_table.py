"""A table of a small house and the people around it, at sockets that are lists: the host of the
game, who plays in it, two other players, and whoever of the floor is there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
from tests.server.small_house import Clock, connected, must, names, received, seat, small_house

from shuffleup.client.messages import (
    CallFor,
    Do,
    Done,
    FloorCase,
    HouseMessage,
    Notice,
    Refused,
    TableFrame,
    Watch,
)
from shuffleup.floor.senders import DEALER, Role
from shuffleup.log.protocol import Log, MemoryLog
from shuffleup.server.floor_calls.calling_floor import A_TURN, FloorCalls
from shuffleup.server.floor_calls.telling_rulings import RulingsTold
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.house_places.spoken_commands import write_command
from shuffleup.server.hub.chat import ChatRooms
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.place_watch import PlaceWatches
from shuffleup.server.hub.porter import Porter
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.hub.who_may_see import Doors
from shuffleup.table.commands import Draw, NextHand
from shuffleup.table.state import Table

PEOPLE = ("ann", "bob", "cy")
DECK = tuple(Random(7).sample(range(52), 52))
TABLE = ("room", "1")
Key = Callable[[], str]


class AroundTable:
    """Ann, who is the floor of the game and plays in it, with bob and cy; the hand is on."""

    def __init__(self, house: PokerHouse | None = None, *, dealt: bool = True) -> None:
        self.house = house or on_a_hand(dealt=dealt)
        self.hub = Switchboard(self.house, names)
        self.hub.load()
        doors = Doors(self.house, lambda place, who: False)
        self.calls = FloorCalls(self.house, self.hub.show_again)
        places, chat = PlaceWatches(self.house, self.hub), ChatRooms(self.hub)
        self.porter = Porter(self.house, self.hub, places, chat, doors, self.calls)
        self.told = RulingsTold(self.hub, self.calls, self.porter.rulings, doors)
        self.hub.case = self.told.case
        self.lines: dict[str, Connection] = {}
        self.sent = 0
        self.comes("ann", Role.FLOOR)
        for who in PEOPLE[1:]:
            self.comes(who)

    @property
    def table(self) -> Table:
        return self.house.places["room"].tables["1"]

    def comes(self, who: str, *roles: Role) -> None:
        line = connected(who, *roles, Role.PLAYER)
        self.lines[who] = line
        self.hub.come(line)
        as_ = "player" if who in PEOPLE else roles[0].value if roles else "rail"
        self.says(who, Watch("room", "1", as_))

    def says(self, who: str, message: object) -> list[HouseMessage]:
        """What somebody is told after a message of theirs."""
        received(self.lines[who])
        self.porter.receive(self.lines[who], msgspec.json.encode(message))
        self.hub.flush()
        return received(self.lines[who])

    def does(self, who: str, command: object, role: Role = Role.PLAYER) -> Done | Refused:
        self.sent += 1
        version = self.house.version_at(self.house.places["room"], "1")
        record = msgspec.Raw(write_command(command).encode())
        wish = Do(f"k{self.sent}", "room", record, "1", role.value, version)
        return answer(self.says(who, wish))

    def asks(self, who: str, what: str, about: str = "") -> Done | Refused:
        """Call, agree, object, answer."""
        self.sent += 1
        return answer(self.says(who, CallFor(f"k{self.sent}", "room", "1", what, about)))

    def case(self) -> FloorCase | None:
        return self.told.case(*TABLE)

    def passes(self, milliseconds: int) -> None:
        """So much time goes by, and the house goes its round."""
        clock = self.house.now
        assert isinstance(clock, Clock)
        clock.now += milliseconds
        list(self.calls.look())
        list(self.porter.rulings.look())
        self.hub.flush()

    def a_turn_passes(self) -> None:
        self.passes(A_TURN)

    def heard(self, who: str) -> list[Notice]:
        """What somebody was told of rulings since they were asked last."""
        return [one for one in received(self.lines[who]) if isinstance(one, Notice)]

    def frames(self, who: str) -> list[TableFrame]:
        return [one for one in received(self.lines[who]) if isinstance(one, TableFrame)]


def answer(messages: list[HouseMessage]) -> Done | Refused:
    return next(one for one in messages if isinstance(one, Done | Refused))


def on_a_hand(log: Log | None = None, *, dealt: bool = True) -> PokerHouse:
    house = small_house(log or MemoryLog())
    seat(house, PEOPLE)
    must(house, Draw((0, 1, 2), (10, 20, 30)), DEALER, "1")
    if dealt:
        must(house, NextHand(deck=DECK), DEALER, "1")
    return house
