"""Commands that come one to five times, out of order, with crashes between commit and reply and
writes that fail: each has one effect, and whoever asks again has the same answer."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.server.small_house import InlineWriter, must, seat, small_house

from shuffleup.client.messages import Done, Refused
from shuffleup.floor.senders import Role, Sender
from shuffleup.log import SqliteLog
from shuffleup.log.protocol import MemoryLog
from shuffleup.room.cage.cage_commands import Buy, Fill, StockCage
from shuffleup.room.cage.ledger import CAGE_CHIPS, balance, of_tray
from shuffleup.room.keeping.room_log import read_room
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.server.house_places import used_keys
from shuffleup.server.house_places.given_answers import ANSWERS, KEPT, OF_ONE, Answers
from shuffleup.server.house_places.poker_house import Errand, PokerHouse
from shuffleup.server.house_places.register import Answered
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.house_places.used_keys import OF_MANY, UsedKeys

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


# ---- what memory has let go of ---------------------------------------------------------------


def stocked(house: PokerHouse) -> int:
    return balance(room_of(house).room, CAGE_CHIPS)


def answered_often(house: PokerHouse, times: int, by: Sender = MAX) -> None:
    """So many other answers, of something done or refused."""
    for at in range(times):
        house.perform(Errand("room", by, StockCage(0, 1), key=f"other{at}"))


def test_what_others_are_answered_costs_nobody_their_own() -> None:
    house, now = small_house(), 0
    answers = house.answers
    answers.remember("pat", Done("mine"), now)
    for at in range(25_000):
        answers.remember(f"g{at % 40}", Refused(f"k{at}", "not-now", "no"), now + KEPT)
    assert answers.of("pat", "mine") == Done("mine")
    assert len(answers) == 40 * OF_ONE + 1


def test_nothing_is_remembered_for_ever() -> None:
    answers = Answers()
    for at in range(1_000):
        answers.remember(f"g{at}", Done("k"), at * 60_000)
    assert len(answers) == KEPT // 60_000 + 1


def test_a_command_sent_again_after_many_others_has_one_effect_and_the_same_answer() -> None:
    house = small_house()
    first = house.perform(Errand("room", MAX, StockCage(100, 0), key="once")).reply
    before = stocked(house)
    answered_often(house, 3 * OF_ONE)
    assert house.answers.of("max", "once") is None, "it is not in memory any more"
    again = house.perform(Errand("room", MAX, StockCage(100, 0), key="once")).reply
    assert (again, stocked(house)) == (first, before)
    assert house.perform(Errand("room", PAT, Fill("1", 1), key="once")).reply != first


def test_so_it_is_after_a_crash(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log.db")
    house = small_house(log)
    first = house.perform(Errand("room", MAX, StockCage(100, 0), key="once")).reply
    answered_often(house, 2 * OF_ONE)
    again = PokerHouse(log, InlineWriter(log), house.now)
    again.load()
    assert again.perform(Errand("room", MAX, StockCage(100, 0), key="once")).reply == first
    assert stocked(again) == stocked(house)
    log.close()


def test_a_key_that_was_never_used_is_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    house, looks = small_house(), list[str]()
    answered_often(house, 3 * OF_ONE)
    monkeypatch.setattr(house.answers, "look", lambda log, by, key: looks.append(key))
    for at in range(1_000):
        house.perform(Errand("room", MAX, StockCage(0, 1), key=f"new{at}"))
    assert len(looks) <= 5


def test_used_keys_are_all_found_and_cost_four_bytes_each() -> None:
    used = UsedKeys()
    for version in range(1, OF_MANY, 7):
        used.add("ann", f"k{version}", version)
    for version in range(1, OF_MANY, 7_001 * 7):
        assert any(version in numbers for numbers in used.where("ann", f"k{version}"))
    assert sum(any(used.where("bob", f"k{at}")) for at in range(5_000)) <= 5
    assert sum(len(one.bits) for kept in (used.big, used.small) for one in kept.values()) <= (
        4 * OF_MANY + 1024
    )


def test_the_oldest_keys_go_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    used = UsedKeys()
    monkeypatch.setattr(used_keys, "MOST", 2)
    for version in (1, OF_MANY + 1, 2 * OF_MANY + 1):
        used.add("ann", f"k{version}", version)
    assert not any(used.where("ann", "k1"))
    assert any(used.where("ann", f"k{OF_MANY + 1}"))
