"""Commands that come one to five times, out of order, with crashes between commit and reply and
writes that fail: each has one effect, and whoever asks again has the same answer."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.server.small_house import InlineWriter, must, seat, small_house

from shuffleup.client.messages import Done
from shuffleup.floor.senders import Role, Sender
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.cage.cage_commands import Buy, Fill, StockCage
from shuffleup.room.cage.ledger import CAGE_CHIPS, balance, of_tray
from shuffleup.room.keeping.room_log import read_room
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.house_places.given_answers import ANSWERS
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.register import Answered
from shuffleup.server.house_places.room_place import RoomPlace

MAX, PAT = Sender("max", Role.MANAGER), Sender("pat", Role.CAGE)
START = 5_000  # chips of the cage


def room_of(house: PokerHouse) -> RoomPlace:
    place = house.places["room"]
    assert isinstance(place, RoomPlace)
    return place


class Lossy:
    """A house behind a line that doubles, delays and loses, and which is killed now and then."""

    def __init__(self, dice: Random) -> None:
        self.dice, self.house = dice, small_house(MemoryLog())
        seat(self.house, ("ann", "bob"))
        for _ in range(10):
            must(self.house, StockCage(START // 10, 0), MAX)
        self.before = balance(room_of(self.house).room, CAGE_CHIPS)
        self.answers: dict[tuple[str, str], Done] = {}

    def begin_again(self) -> None:
        """kill -9: what the log has is all there is."""
        log, now = self.house.log, self.house.now
        self.house = PokerHouse(log, InlineWriter(log), now)
        self.house.load()

    def deliver(self, errand: Errand) -> None:
        """One that arrives, whatever becomes of its answer."""
        writer = self.house.writer
        assert isinstance(writer, InlineWriter)
        writer.broken = self.dice.random() < 0.1
        outcome = self.house.perform(errand)
        failed = outcome.kept is not None and outcome.kept.exception() is not None
        writer.broken = False
        if failed or self.house.fault:
            self.house.recover()
            return
        if self.dice.random() < 0.15:  # committed, and nobody was told
            self.begin_again()
            return
        if isinstance(outcome.reply, Done):
            known = self.answers.setdefault((errand.by.id, errand.key), outcome.reply)
            assert outcome.reply == known
        else:
            assert (errand.by.id, errand.key) not in self.answers, "done, and then refused"


def wishes(lossy: Lossy) -> list[Errand]:
    """What people want; every amount is another, so that a sum tells what was done."""
    act = room_of(lossy.house).version  # the last stocking of the cage
    found = [Errand("room", MAX, StockCage(1 << at, 0), key=f"s{at}") for at in range(8)]
    found += [Errand("room", PAT, Fill("1", 1 << at), key=f"f{at}") for at in range(8)]
    found += [
        Errand("room", PAT, Buy("ann", "1", 1), key="b"),
        Errand("room", MAX, Arrive("zoe"), key="a"),
    ]
    found += [Errand("room", MAX, Undo(act, "counted twice"), key=f"u{at}") for at in range(3)]
    return found


def effect(errand: Errand) -> tuple[int, int]:
    """What it does to the chips of the cage, and to the tray."""
    command = errand.command
    if isinstance(command, StockCage):
        return command.chips, 0
    if isinstance(command, Fill):
        return -command.amount, command.amount
    if isinstance(command, Undo):
        return -START // 10, 0
    return (-command.amount, 0) if isinstance(command, Buy) else (0, 0)


@pytest.mark.parametrize("seed", range(25))
def test_each_has_one_effect_and_one_answer(seed: int) -> None:
    dice = Random(seed)
    lossy = Lossy(dice)
    wanted = wishes(lossy)
    sent = [errand for errand in wanted for _ in range(dice.randint(1, 5))]
    dice.shuffle(sent)
    for errand in sent:
        lossy.deliver(errand)
    house = lossy.house
    done = Counter(one.key for one in house.log.read(0, ANSWERS) if isinstance(one, Answered))
    assert set(done.values()) == {1}
    assert {key for _, key in lossy.answers} <= set(done)
    assert sum(done[f"u{at}"] for at in range(3)) <= 1, "an act is undone once, by whichever key"
    effects = [effect(one) for one in wanted if one.key in done]
    room = room_of(house).room
    assert balance(room, CAGE_CHIPS) == lossy.before + sum(chips for chips, _ in effects)
    assert balance(room, of_tray("1")) == sum(tray for _, tray in effects)
    house.all_told()
    assert read_room(house.under("room")) == room


def test_what_could_not_be_written_is_not_remembered_as_an_answer() -> None:
    lossy = Lossy(Random(0))
    writer = lossy.house.writer
    assert isinstance(writer, InlineWriter)
    errand = Errand("room", MAX, StockCage(7, 0), key="k")
    writer.broken = True
    lossy.house.perform(errand)
    writer.broken = False
    lossy.house.recover()
    assert isinstance(lossy.house.perform(errand).reply, Done)
    assert balance(room_of(lossy.house).room, CAGE_CHIPS) == lossy.before + 7
