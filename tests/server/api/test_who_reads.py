"""Every address that is read, put to the house in every role: answered as the matrix says."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from litestar.routes import HTTPRoute
from tests.server.api.test_staff_desks import AtDesk
from tests.server.hiring import hired
from tests.server.served_house import ServedHouse, served

from shuffleup.floor.senders import Role
from shuffleup.server.api.gate import OPEN
from shuffleup.server.api.who_may_read import READS, may_not_read
from shuffleup.server.house_app import house_app
from shuffleup.server.identity.sent_away import NOT_YOURS
from shuffleup.server.settings import read_settings

OTHER = "paaaaaaaaaa"
PARTS = {
    "{book}": "mohegan", "{clause}": "1", "{code}": "none", "{token}": "x" * 32,
    "{id}": f"h{'0' * 20}", "{kind}": "waits", "{name}": "20260101-000000", "{path}": "none",
}  # fmt: skip
ASKED = {
    "/api/seasons/{code}/what-if": {"player": OTHER},
    "/api/rulebooks/contents": {"book": "mohegan"},
    "/api/rulebooks/search": {"words": "button"},
    "/api/rulebooks/clause": {"id": "none/1"},
    "/api/rulebooks/case": {"rule": "none/1"},
    "/api/rulebooks/off": {"rule": "none/1"},
    "/api/trainer": {"book": "none"},
    "/api/floor/kinds": {"place": "room", "table": "none"},
    "/api/floor/acts": {"place": "room"},
    "/api/people": {"name": "Nobody"},
}
CLOSED = {401, 403}
People = dict[str, httpx.Client]


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """Somebody in each role and in no other, an owner, and somebody who is not logged in."""
    with served(tmp_path_factory.mktemp("house")) as house:
        made = {role.value: entered(house, role.value) for role in Role}
        made["owner"] = entered(house, "owner")
        made["nobody"] = httpx.Client(base_url=house.address, trust_env=False, timeout=60)
        yield made
        for one in made.values():
            one.close()


def entered(house: ServedHouse, role: str) -> httpx.Client:
    name = f"{role.capitalize()} One"
    roles = () if role == "player" else (role,)
    return AtDesk(house, name, hired(house, name, *roles)).http


def status(one: httpx.Client, path: str) -> int:
    address = path
    for part, value in PARTS.items():
        address = address.replace(part, value)
    return one.get(address, params=ASKED.get(path, {})).status_code


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(READS))
def test_an_address_is_answered_in_the_roles_of_its_row_and_in_no_other(
    path: str, people: People
) -> None:
    readers = READS[path]
    for role in Role:
        closed = status(people[role.value], path) in CLOSED
        assert closed == (readers.cell(role) == ""), role
    assert (status(people["owner"], path) in CLOSED) == (
        not readers.owner and readers.cell(Role.MANAGER) == ""
    )
    if path != "/metrics":  # whoever asks from this machine is answered
        assert (status(people["nobody"], path) == 401) == (not (readers.open or readers.guests))


@pytest.mark.slow
def test_nobody_tries_out_how_somebody_else_may_finish(people: People) -> None:
    """Of a season that is there: in one that is not there is nothing to be told."""
    manager = people["manager"]
    made = manager.post("/api/seasons", json={"title": "Spring"})
    assert made.status_code == 200, made.text
    code = made.json()["place"].partition("/")[2]
    address = f"/api/seasons/{code}/what-if"
    assert manager.get(address, params={"player": OTHER}).status_code == 404  # no such member
    assert people["player"].get(address, params={"player": OTHER}).status_code == 403
    assert people["player"].get(f"/api/seasons/{code}/desk").status_code == 403
    assert people["director"].get(f"/api/seasons/{code}/desk").status_code == 200


def test_every_address_that_is_read_has_its_row(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rows")
    app = house_app(read_settings({"data": str(folder)}))
    read = {
        route.path_format
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if "GET" in handler.http_methods and not handler.opt.items() >= OPEN.items()
    }
    assert read == set(READS)


def test_what_has_no_row_is_for_nobody() -> None:
    assert may_not_read("/api/new", None) == NOT_YOURS
