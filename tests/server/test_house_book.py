"""The book of a house: it is not opened with another, and adopts one on record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.house_process import furnish
from tests.server.served_house import quick_settings

from shuffleup.floor.senders import Role, Sender
from shuffleup.law.rulebook import digest, rulebook
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.room.keeping.deeds import Deed
from shuffleup.server.house_events.announcing_events import open_season
from shuffleup.server.identity.identity_desk import open_identity
from shuffleup.server.running_house import RunningHouse
from shuffleup.server.settings import SettingsError

MOHEGAN, PECHANGA = rulebook("mohegan"), rulebook("pechanga")
OWN = 'title = "Elm Street"\nabout = "A kitchen table."\nextends = "mohegan"\n'
MAX = Sender("max", Role.MANAGER)


@asynccontextmanager
async def opened(folder: Path, **settings: object) -> AsyncIterator[RunningHouse]:
    set_so = quick_settings(folder, **settings)
    desk = open_identity(set_so)
    house = RunningHouse(set_so, desk)
    try:
        await house.start()
        furnish(house, 1)
        yield house
    finally:
        await house.stop()
        desk.close()


def in_house(
    folder: Path, do: Callable[[RunningHouse], Any] = lambda house: None, **settings: object
) -> Any:
    """Open a house, do something, close it."""

    async def done() -> Any:
        async with opened(folder, **settings) as house:
            return do(house)

    return asyncio.run(done())


def law_of(house: RunningHouse) -> tuple[str, str]:
    """What the room and its table go by."""
    room = house.book.room
    return room.rulebook, room.tables["1"].rulebook


def test_a_new_house_goes_by_the_book_it_is_given(tmp_path: Path) -> None:
    assert in_house(tmp_path / "one", law_of) == (digest(MOHEGAN),) * 2
    assert in_house(tmp_path / "two", law_of, book="pechanga") == (digest(PECHANGA),) * 2
    assert in_house(tmp_path / "two", law_of) == (digest(PECHANGA),) * 2


def test_a_house_is_not_opened_with_another_book_than_its_own(tmp_path: Path) -> None:
    in_house(tmp_path)
    with pytest.raises(SettingsError) as refused:
        in_house(tmp_path, book="pechanga")
    says = str(refused.value)
    assert says.startswith(f"this house goes by {digest(MOHEGAN)}, not by {digest(PECHANGA)}")
    assert "--book pechanga --adopt" in says
    assert "the house adopts pechanga" in says
    assert in_house(tmp_path, law_of, book="mohegan") == (digest(MOHEGAN),) * 2


def test_a_house_adopts_another_book_when_it_is_started_so(tmp_path: Path) -> None:
    in_house(tmp_path)
    assert in_house(tmp_path, law_of, book="pechanga", adopt=True) == (digest(PECHANGA),) * 2
    assert in_house(tmp_path, law_of, book="pechanga") == (digest(PECHANGA),) * 2
    with pytest.raises(SettingsError, match="this house goes by pechanga@"):
        in_house(tmp_path, book="mohegan")


def test_a_house_of_a_file_is_found_again_and_an_edition_of_it_is_another(tmp_path: Path) -> None:
    file = tmp_path / "elm.toml"
    file.write_text(OWN)
    data = tmp_path / "data"
    law = digest(rulebook(file))

    def book(house: RunningHouse) -> Any:
        return house.book.room.book

    assert digest(in_house(data, book, book=str(file))) == law
    file.unlink()
    assert digest(in_house(data, book)) == law, "its clauses can be cited without the file"
    file.write_text(OWN + '\nnot-inherited = ["limit-raise-cap"]\n')
    with pytest.raises(SettingsError, match="this house goes by elm@"):
        in_house(data, book=str(file))
    assert digest(in_house(data, book, book=str(file), adopt=True)) == digest(rulebook(file))


def adopts(name: str) -> Callable[[RunningHouse], str]:
    return lambda house: house.book.adopt(name, MAX)


def test_a_manager_adopts_a_book_on_record(tmp_path: Path) -> None:
    assert in_house(tmp_path, adopts("pechanga")) == ""

    def deeds(house: RunningHouse) -> list[object]:
        return [one for one in house.log.read(0, "room/room") if isinstance(one, Deed)]

    assert in_house(tmp_path, law_of) == (digest(PECHANGA),) * 2
    found = [one for one in in_house(tmp_path, deeds) if "adopts" in one.words]
    assert [(one.by, one.role, one.words) for one in found] == [
        ("max", "manager", "the house adopts pechanga")
    ]


def test_a_house_that_people_brought_can_be_adopted_and_no_file_can(tmp_path: Path) -> None:
    def brought(house: RunningHouse) -> str:
        law = digest(house.books.brought(OWN))
        assert law in [one.book for one in house.book.told().others]
        assert house.book.adopt(law, MAX) == ""
        return house.book.told().title

    assert in_house(tmp_path, brought) == "Elm Street"
    (tmp_path / "else.toml").write_text(OWN)
    for name in (str(tmp_path / "else.toml"), "..", "../houses", "house@0123456789abcdef"):
        assert "no book is called" in in_house(tmp_path, adopts(name))


def test_what_is_announced_afterwards_goes_by_the_adopted_book(tmp_path: Path) -> None:
    def season(house: RunningHouse) -> str:
        law = digest(house.books.brought(OWN))
        assert house.book.adopt(law, MAX) == ""
        place = open_season(house.house, SeasonTerms("Friday"), house.book.room.rulebook, MAX)
        return house.house.places[place].rulebook

    assert in_house(tmp_path, season).startswith("house@")
