"""Whoever sends a body slowly is asked for again when all of it is there: a right that has ended
meanwhile is no right to what they sent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.doors import DAY, Browser, Doors, why

from shuffleup.server.identity import granting, own_account
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.identity.sessions import LoginSession


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[Doors]:
    made = Doors(tmp_path)
    yield made
    made.close()


Meanwhile = Callable[[], Awaitable[object]]


def renamed(who: Browser, meanwhile: Meanwhile) -> httpx.Response:
    """A new name, of which the second half comes when something has happened."""

    async def slowly() -> AsyncIterator[bytes]:
        yield b'{"name": "Somebody'
        await meanwhile()
        yield b' Else"}'

    headers = {"x-shuffleup-csrf": who.csrf, "content-type": "application/json"}
    return who.ask("POST", "/api/account/name", content=slowly(), headers=headers)


def session_of(doors: Doors, who: Browser) -> LoginSession:
    found = doors.do(doors.desk.who(who.cookies["shuffleup_session"]))
    assert found is not None
    return found


def test_a_body_that_takes_its_time_is_heard_while_nothing_has_changed(doors: Doors) -> None:
    doors.owner()
    ann = doors.member("Ann")

    async def nothing() -> None: ...

    assert renamed(ann, nothing).json()["name"] == "Somebody Else"


def test_nobody_goes_on_with_a_body_who_has_logged_out_meanwhile(doors: Doors) -> None:
    doors.owner()
    ann = doors.member("Ann")
    session = session_of(doors, ann)
    answer = renamed(ann, lambda: own_account.log_out(doors.desk, session))
    assert why(answer) == (401, "not-logged-in")
    assert doors.desk.names.name(ann.id) == "Ann"


def test_nobody_goes_on_with_a_body_who_was_barred_meanwhile(doors: Doors) -> None:
    owner, ann = doors.owner(), doors.member("Ann")
    by = session_of(doors, owner).account

    async def barred() -> SentAway | None:
        return await granting.bar(doors.desk, by, ann.id, 1, "shouting")

    assert why(renamed(ann, barred)) == (401, "not-logged-in")
    assert doors.desk.names.name(ann.id) == "Ann"


def test_nobody_goes_on_with_a_body_whose_time_is_over_meanwhile(doors: Doors) -> None:
    doors.owner()
    ann = doors.member("Ann")

    async def a_year() -> None:
        doors.clock.now += 400 * DAY

    assert why(renamed(ann, a_year)) == (401, "not-logged-in")
    assert doors.desk.names.name(ann.id) == "Ann"


def test_whoever_lost_a_role_meanwhile_is_heard_without_it(doors: Doors) -> None:
    owner, mo = doors.owner(), doors.member("Mo")
    by = session_of(doors, owner).account
    assert doors.do(granting.set_roles(doors.desk, by, mo.id, ["manager"])) is None

    async def slowly() -> AsyncIterator[bytes]:
        yield b'{"label": "x", "uses": 1,'
        assert await granting.set_roles(doors.desk, by, mo.id, []) is None
        yield b' "hours": 1}'

    headers = {"x-shuffleup-csrf": mo.csrf, "content-type": "application/json"}
    assert why(mo.ask("POST", "/api/codes", content=slowly(), headers=headers))[0] == 403
