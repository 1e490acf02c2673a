"""Every role sees exactly its pages: what stands in the menu, and what opens by its address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser
from tests.browser.staff import AtWork
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import Role

pytestmark = pytest.mark.slow
# Written here again, on purpose: who works at which desk.
DESKS: Final = {
    "floor": {"floor", "supervisor", "manager", "owner"},
    "dealer": {"dealer", "floor", "supervisor", "manager", "owner"},
    "cage": {"cage", "manager", "owner"},
    "director": {"director", "manager", "owner"},
    "league": {"director", "manager", "owner"},
    "manager": {"manager", "owner"},
}
FOR_ALL: Final = ("clock", "law", "ask", "trainer", "editor")
# To another page of the client, and until it is drawn.
GO: Final = """to => new Promise(done => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
})"""
ROLES: Final = [role.value for role in Role if role is not Role.PLAYER]


@pytest.fixture(scope="module")
def quiet_house(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> Iterator[ServedHouse]:
    folder: Path = tmp_path_factory.mktemp("house-of-roles")
    with served(folder, house_name="Riverside Card Room") as house:
        yield house


@pytest.mark.parametrize("role", ["", "owner", *ROLES])
def test_every_role_sees_exactly_its_pages(
    browser: Browser, quiet_house: ServedHouse, role: str
) -> None:
    name = f"the {role or 'player'}"
    one = AtWork(browser, quiet_house, name, *([role] if role else []))
    one.go("/account")
    one.page.wait_for_selector(".nav a")
    links = one.page.locator(".nav a.staff").evaluate_all(
        "all => all.map(one => one.getAttribute('href').slice(1))"
    )
    assert set(links) == {desk for desk, roles in DESKS.items() if role in roles}
    for desk, roles in DESKS.items():
        assert is_open(one, desk) == (role in roles), desk
    for desk in FOR_ALL:
        assert is_open(one, desk), desk
    one.close()


def is_open(one: AtWork, desk: str) -> bool:
    """Whether the page at an address is the desk's own, and not the one that says it is not."""
    one.page.evaluate(GO, f"/{desk}")
    assert one.page.locator("text=There is no such page.").count() == 0
    return one.page.locator("text=This page is for those who work here.").count() == 0
