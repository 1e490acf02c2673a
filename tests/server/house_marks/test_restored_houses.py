"""An older copy of a house that is served again deals no card that people have seen; a crash, a
move and a second house beside it go on as before."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.house_marks.restored_houses import (
    PEOPLE,
    STACK,
    WHERE,
    Seen,
    chips,
    copied,
    opened,
    play_to,
    replaced,
    see,
    table_of,
)

from shuffleup.cli.serve import say_if_restored
from shuffleup.floor.senders import Role, staff
from shuffleup.server.fair.fair_dealer import void_decks
from shuffleup.server.house_backups.copying_house import copy_house
from shuffleup.server.house_events.announcing_events import EventWanted, announce
from shuffleup.server.house_marks.mark_file import MarkFile
from shuffleup.server.house_marks.taking_up import NO_MARK
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.register import HOUSE, HouseFounded, HouseRestored, house_named
from shuffleup.server.running_house import RunningHouse
from shuffleup.sim.event_run.announced_event import AnnouncedEvent
from shuffleup.table.apply import table_events
from shuffleup.table.audit import audit
from shuffleup.table.events import HandVoided, Ruled
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.tournament.entries.entry_commands import Register

LEVELS = "25/50 for 60, 50/100 for 60"
THERE = "its log has"  # of a log that is shorter than its mark


async def copied_in_hand(folder: Path, marks: Path, copy: Path, hand: int = 4) -> Seen:
    """A house of which a copy was made in a hand, and what was seen until then and since."""
    async with opened(folder, marks) as running:
        seen = await play_to(running, hand, acts=1)
        copy_house(folder, copy)
        later = await play_to(running, hand + 2, acts=1)
    return Seen([*seen.decks[hand - 1 :], *later.decks], seen.roots[-2:] + later.roots)


async def nothing_comes_again(running: RunningHouse, seen: Seen) -> None:
    """Three hands from now on, none from a deck that was seen or promised before."""
    now = await play_to(running, table_of(running).hands + 3)
    assert len(now.decks) >= 3
    assert not set(now.decks) & set(seen.decks)
    assert not set(now.roots) & set(seen.roots)


def events_of_table(running: RunningHouse) -> list[AnyTableEvent]:
    return table_events(running.log.read(0, "room/table/1"))


def test_an_older_copy_deals_no_card_that_people_have_seen(tmp_path: Path) -> None:
    folder, marks = tmp_path / "house", tmp_path / "marks"

    async def evening() -> None:
        seen = await copied_in_hand(folder, marks, tmp_path / "copy")
        replaced(folder, tmp_path / "copy")
        async with opened(folder, marks) as running:
            assert THERE in running.restored
            table = table_of(running)
            assert table.hand is None
            assert sum(chips(table)) == len(PEOPLE) * STACK
            *_, ruled, _, voided = events_of_table(running)
            assert isinstance(ruled, Ruled)
            assert isinstance(voided, HandVoided)
            assert (ruled.kind, voided.number) == ("deck-known", 4)
            clauses = running.house.places["room"].clauses(ruled.grounds)
            assert clauses == ["mohegan/defective-deck.1", "common/deck-known"]
            told = void_decks(running.log.read(0, running.shuffler.stream(*WHERE)))
            assert [one.root for one in told] == seen.roots[:2]
            assert "restored from a copy" in running.chat.lines[WHERE][-1].text
            await nothing_comes_again(running, seen)
            assert not list(audit(events_of_table(running)))
        async with opened(folder, marks) as running:  # and now it is a house like any other
            assert not running.restored

    asyncio.run(evening())


def test_a_machine_without_a_mark_of_a_house_takes_it_for_a_copy(tmp_path: Path) -> None:
    async def evening() -> None:
        seen = await copied_in_hand(tmp_path / "house", tmp_path / "here", tmp_path / "copy")
        async with opened(tmp_path / "copy", tmp_path / "there") as running:
            assert running.restored == "this machine has no mark of it"
            await nothing_comes_again(running, seen)

    asyncio.run(evening())


def test_after_a_crash_the_hand_goes_on_from_the_same_deck(tmp_path: Path) -> None:
    """Folder and mark as a kill leaves them."""
    folder, marks = tmp_path / "house", tmp_path / "marks"

    async def evening() -> None:
        async with opened(folder, marks) as running:
            before = await play_to(running, 3, acts=1)
            copy_house(folder, tmp_path / "killed")
            shutil.copytree(marks, tmp_path / "then")
        async with opened(tmp_path / "killed", tmp_path / "then") as running:
            assert not running.restored
            after = Seen()
            see(running, after)
            assert after.decks == before.decks[-1:]
            assert after.roots == before.roots[-2:]
            table = table_of(running)
            assert table.hand is not None

    asyncio.run(evening())


def test_a_house_that_was_moved_goes_on_and_another_beside_it_too(tmp_path: Path) -> None:
    marks = tmp_path / "marks"

    async def evening() -> None:
        async with opened(tmp_path / "one", marks) as one, opened(tmp_path / "two", marks) as two:
            first = await play_to(one, 2, acts=1)
            second = await play_to(two, 3, acts=1)
        (tmp_path / "one").rename(tmp_path / "moved")
        for folder, before in (("moved", first), ("two", second)):
            async with opened(tmp_path / folder, marks) as running:
                assert not running.restored
                after = Seen()
                see(running, after)
                assert after.decks == before.decks[-1:]

    asyncio.run(evening())


@pytest.mark.parametrize("copy_is_first", [False, True])
def test_a_copy_beside_its_house_is_noticed_and_each_goes_on_by_itself(
    tmp_path: Path, copy_is_first: bool
) -> None:
    """Of two folders with the same log the first that is opened is the house."""
    marks = tmp_path / "marks"

    async def evening() -> None:
        async with opened(tmp_path / "house", marks) as running:
            seen = await play_to(running, 3, acts=1)
        copied(tmp_path / "house", tmp_path / "copy")
        first, other = ("copy", "house") if copy_is_first else ("house", "copy")
        async with opened(tmp_path / first, marks) as one:
            assert not one.restored
            assert table_of(one).hand is not None
            async with opened(tmp_path / other, marks) as two:
                assert "is open on this machine (process" in two.restored
                assert str(tmp_path / first) in two.restored
                await nothing_comes_again(two, Seen(seen.decks[-1:], seen.roots[-2:]))
            await play_to(one, 6)
        for folder in (first, other):
            async with opened(tmp_path / folder, marks) as running:
                assert not running.restored

    asyncio.run(evening())


def test_a_copy_that_is_as_long_as_its_mark_goes_on_once_and_no_more(tmp_path: Path) -> None:
    """Both were played on in turn: whoever comes second has another log than the mark."""
    marks = tmp_path / "marks"

    async def evening() -> None:
        async with opened(tmp_path / "house", marks) as running:
            await play_to(running, 2, acts=1)
        copied(tmp_path / "house", tmp_path / "copy")
        async with opened(tmp_path / "copy", marks) as running:
            assert not running.restored
            seen = await play_to(running, 3, acts=1)
        async with opened(tmp_path / "house", marks) as running:
            assert running.restored
            await nothing_comes_again(running, seen)

    asyncio.run(evening())


def test_a_log_that_went_another_way_is_not_the_one_of_the_mark(tmp_path: Path) -> None:
    """Longer than the mark, and all the same another one."""
    marks = tmp_path / "marks"

    async def evening() -> None:
        async with opened(tmp_path / "house", marks) as running:
            await play_to(running, 2, acts=1)
            named = house_named(running.log.read(0, HOUSE))
            assert isinstance(named, HouseFounded)
            copy_house(tmp_path / "house", tmp_path / "copy")
            shutil.copytree(marks, tmp_path / "then")
            await play_to(running, 3)
        async with opened(tmp_path / "copy", tmp_path / "then") as running:
            await play_to(running, 5)
        async with opened(tmp_path / "copy", marks) as running:
            assert running.restored == "the log is not the one that was written here last"
            restored = house_named(running.log.read(0, HOUSE))
            assert isinstance(restored, HouseRestored)
            assert restored.before == named.house

    asyncio.run(evening())


def test_a_house_of_before_there_were_marks_is_taken_for_a_copy_once(tmp_path: Path) -> None:
    folder, marks = tmp_path / "house", tmp_path / "marks"

    async def evening(monkeypatch: pytest.MonkeyPatch) -> None:
        with monkeypatch.context() as before:
            before.setattr("shuffleup.server.running_house.take_up", lambda *_, **__: "")
            async with opened(folder, marks) as running:
                seen = await play_to(running, 3, acts=1)
        async with opened(folder, marks) as running:
            assert running.restored == "this machine has no mark of it"
            await nothing_comes_again(running, Seen(seen.decks[-1:], seen.roots[-2:]))
        async with opened(folder, marks) as running:
            assert not running.restored

    asyncio.run(evening(pytest.MonkeyPatch()))


def test_where_no_mark_can_be_kept_the_next_start_is_a_restore(tmp_path: Path) -> None:
    (tmp_path / "marks").write_text("no folder")

    async def evening() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            assert not running.restored
            seen = await play_to(running, 2, acts=1)
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            assert running.restored
            await nothing_comes_again(running, Seen(seen.decks[-1:], seen.roots[-2:]))

    asyncio.run(evening())


def test_a_mark_that_can_no_longer_be_written_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(28, "no space left")

    async def evening() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            monkeypatch.setattr("os.pwrite", full)
            await play_to(running, 2)  # play goes on all the same
            monkeypatch.undo()
            assert not list((tmp_path / "marks").glob("*.mark"))
        async with opened(tmp_path / "house", tmp_path / "marks") as running:
            assert running.restored == "this machine has no mark of it"

    asyncio.run(evening())


def test_nobody_is_told_of_a_batch_before_the_mark_says_it(tmp_path: Path) -> None:
    """Whatever anybody has been told stands in the mark."""
    marks = tmp_path / "marks"

    async def evening() -> None:
        async with opened(tmp_path / "house", marks) as running:
            house = house_named(running.log.read(0, HOUSE))
            assert house is not None
            for hand in range(1, 5):
                await play_to(running, hand)
                mark = MarkFile(marks, house.house).read()
                assert mark is not None
                assert mark.lines == running.log.head.lines
                assert mark.digest == running.log.head.digest

    asyncio.run(evening())


def test_hands_of_events_and_private_games_are_void_too(tmp_path: Path) -> None:
    terms = AnnouncedEvent(terms="stack 500, seats 3, sit-and-go, cap 3, price 10", levels=LEVELS)
    wanted = EventWanted("Sunday Special", "pechanga-t", terms)

    async def evening() -> None:
        async with opened(tmp_path / "house", tmp_path / "here") as running:
            id = announce(running.house, wanted, staff(Role.DIRECTOR))
            for who in PEOPLE:
                running.house.perform(Errand(id, staff(Role.DIRECTOR), Register(who)))
            event = running.house.places[id]
            async with asyncio.timeout(60):
                while not any(table.hand for table in event.tables.values()):
                    await asyncio.sleep(0.01)
            running.dealer.stop()
            await running.kept()
            copy_house(tmp_path / "house", tmp_path / "copy")
        async with opened(tmp_path / "copy", tmp_path / "there") as running:
            table = next(iter(running.house.places[id].tables.values()))
            assert table.hand is None
            assert chips(table) == [500] * 3
            ruled = [one for one in running.log.read(0, f"{id}/table/1") if isinstance(one, Ruled)]
            assert running.house.places[id].clauses(ruled[0].grounds)[0].startswith("pechanga/")

    asyncio.run(evening())


def test_whoever_starts_a_copy_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    say_if_restored("")
    assert not capsys.readouterr().out
    say_if_restored(NO_MARK)
    said = capsys.readouterr().out
    assert "goes on from a copy: this machine has no mark of it" in " ".join(said.split())
    assert "after an upgrade" in said


def test_the_log_of_a_house_that_was_restarted_and_restored_is_verified(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        await copied_in_hand(tmp_path / "house", tmp_path / "here", tmp_path / "copy", 1)
        for _ in range(2):
            async with opened(tmp_path / "copy", tmp_path / "there") as running:
                await running.kept()

    asyncio.run(evening())
    verified = subprocess.run(
        [sys.executable, "-m", "shuffleup", "log", "verify", str(tmp_path / "copy")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert verified.returncode == 0, verified.stdout + verified.stderr
