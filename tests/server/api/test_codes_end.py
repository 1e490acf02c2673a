"""Whoever may invite nobody any more has invited nobody further: their codes end with their right,
or they would let themselves in again under another name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.doors import PASSWORD, Browser, Doors

from shuffleup.server.identity import known_people

Way = Callable[[Browser, Browser], object]
WAYS: dict[str, Way] = {
    "barred": lambda owner, who: owner.post(f"/api/people/{who.id}/bar", days=1, why="shouting"),
    "closed": lambda owner, who: owner.post(f"/api/people/{who.id}/close", closed=True),
    "forgotten": lambda owner, who: owner.post(f"/api/people/{who.id}/forget"),
    "manager no more": lambda owner, who: owner.post(f"/api/people/{who.id}/roles", roles=["cage"]),
    "left": lambda owner, who: who.post("delete", password=PASSWORD),
    "stays out": lambda owner, who: who.post("self-exclude", days=1),
}


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[Doors]:
    made = Doors(tmp_path, guests=False)
    yield made
    made.close()


def code_of(maker: Browser, place: str = "") -> str:
    made = maker.post("/api/codes", uses=9, hours=9, place=place)
    code: str = made.raise_for_status().json()["code"]
    return code


def comes(doors: Doors, name: str, code: str) -> bool:
    return doors.browser().post("guest", name=name, code=code).status_code == 200


def manager(doors: Doors) -> Browser:
    made = doors.member("Mo")
    doors.desk.done(lambda work: known_people.set_roles(work, made.id, ["manager", "cage"]))
    return made


@pytest.mark.parametrize("name", WAYS)
def test_the_codes_of_whoever_loses_the_right_to_invite_end_with_it(
    name: str, doors: Doors
) -> None:
    owner, mo = doors.owner(), manager(doors)
    theirs, the_owners = code_of(mo), code_of(owner)
    assert comes(doors, "Early", theirs)
    assert getattr(WAYS[name](owner, mo), "status_code", 0) == 200
    assert not comes(doors, "Late", theirs)
    assert comes(doors, "Other", the_owners)


def test_whoever_stays_a_manager_has_invited_as_before(doors: Doors) -> None:
    owner, mo = doors.owner(), manager(doors)
    theirs = code_of(mo)
    roles = owner.post(f"/api/people/{mo.id}/roles", roles=["manager"])
    assert roles.status_code == 200
    assert comes(doors, "Late", theirs)


def test_a_host_s_links_are_not_their_work_s(doors: Doors) -> None:
    owner, mo = doors.owner(), manager(doors)
    link = code_of(mo, "game/aaaaaaaaaa")
    assert owner.post(f"/api/people/{mo.id}/roles", roles=[]).status_code == 200
    assert comes(doors, "Late", link)
    assert owner.post(f"/api/people/{mo.id}/bar", days=1, why="shouting").status_code == 200
    assert not comes(doors, "Later", link)
