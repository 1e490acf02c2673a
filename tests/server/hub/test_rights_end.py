"""Every way in which a right ends, walked with an open socket that watches and acts: it is closed
at once, without a message of its own, and what it sends is done no more."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing
from typing import Any

import httpx
import pytest
from tests.server.doors import DAY, HandClock
from tests.server.hiring import PASSWORD, hired, in_house, logged_in, perform
from tests.server.served_house import ServedHouse, served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from shuffleup.client.messages import Done
from shuffleup.floor.senders import Role, Sender
from shuffleup.hand import no_limit
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.people.people_commands import BarPlayer, Suspend
from shuffleup.server.house_places.poker_house import Errand
from shuffleup.server.house_places.room_place import RoomPlace
from shuffleup.server.hub import open_sessions
from shuffleup.server.hub.connections import NOT_LOGGED_IN, TOLD_TO_GO
from shuffleup.server.identity import sessions
from shuffleup.server.identity.known_people import NewPerson, add_person
from shuffleup.server.identity.origins import SESSION
from shuffleup.server.identity.sessions import csrf_of

SESSIONS = 4  # that one person may have
HOLDEM = Listing("holdem", no_limit(1, 2), 6)
CSRF = "x-shuffleup-csrf"
AGAIN = "another horse, another battery"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    where, usual = tmp_path_factory.mktemp("house"), open_sessions.LOOK_EVERY
    open_sessions.LOOK_EVERY = 0.05  # type: ignore[misc]  # so that nobody waits here
    with served(where, sessions_of_one_most=SESSIONS, signup="open", guests=True) as made:
        perform(made, ListGame("1/2", HOLDEM), OpenTable("1", "1/2"))
        yield made
    open_sessions.LOOK_EVERY = usual  # type: ignore[misc]


@pytest.fixture
def clock(house: ServedHouse) -> Iterator[HandClock]:
    """The desk's clock, set by a test and turned back after it."""
    desk, found = house.running.desk, HandClock()
    before, found.now = desk.clock, desk.clock()
    desk.clock = found
    yield found
    desk.clock = before


@pytest.fixture(scope="module")
def owner(house: ServedHouse) -> Iterator[Page]:
    with closing(Page(house, hired(house, "Olive", "owner"))) as made:
        yield made


class Page:
    """A page of somebody's: a session of their own, and its token said with all that is sent."""

    def __init__(self, house: ServedHouse, id_: str) -> None:
        token = logged_in(house, id_)
        headers = {CSRF: csrf_of(token), "cookie": f"{SESSION}={token}"}
        self.http = httpx.Client(base_url=house.address, trust_env=False, headers=headers)
        self.cookie = headers["cookie"]

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(path, json=body)

    def close(self) -> None:
        self.http.close()


class Somebody:
    """A person with an account, logged in twice: a page with a socket, and another device."""

    def __init__(self, house: ServedHouse, name: str, *roles: str) -> None:
        self.house, self.name = house, name
        self.id = hired(house, name, *roles)
        self.open = ExitStack()
        self.page, self.other = (
            self.open.enter_context(closing(Page(house, self.id))) for _ in range(2)
        )
        self.socket = self.open.enter_context(opened(house, self.page))
        self.role = roles[0] if roles else "player"

    def close(self) -> None:
        self.open.close()


def opened(house: ServedHouse, page: Page) -> AbstractContextManager[ClientConnection]:
    address = house.address.replace("http", "ws", 1) + "/ws"
    return connect(address, additional_headers={"Cookie": page.cookie}, proxy=None)


def said(socket: ClientConnection, **message: Any) -> None:
    try:
        socket.send(json.dumps(message))
    except ConnectionClosed:
        return


def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        found: dict[str, Any] = json.loads(socket.recv(30))
        if found["t"] in kinds:
            return found


def end_of(socket: ClientConnection) -> int:
    """The code with which the house closes a socket; it must do so without being asked."""
    try:
        while True:
            socket.recv(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def join(who: str) -> dict[str, Any]:
    command = {"Join": {"player": who, "listing": "1/2"}}
    return {"t": "do", "key": f"join-{who}", "place": "room", "command": command}


def has_come(house: ServedHouse, who: str) -> bool:
    """Whether the room knows somebody: whoever does anything there is in it."""
    place = house.running.house.places["room"]
    assert isinstance(place, RoomPlace)
    return in_house(house, lambda: who in place.room.people)


# ---- the ways ----------------------------------------------------------------------------------

Way = Callable[[Somebody, Page, HandClock], None]


def posts(of: str, path: str, **body: object) -> Way:
    def way(who: Somebody, owner: Page, clock: HandClock) -> None:
        at = {"page": who.page, "other": who.other, "owner": owner}[of]
        answer = at.post(path.replace("ID", who.id), **body)
        assert answer.status_code == 200, answer.text

    return way


def passes(days: int) -> Way:
    def way(who: Somebody, owner: Page, clock: HandClock) -> None:
        clock.now += days * DAY

    return way


def comes_too_often(who: Somebody, owner: Page, clock: HandClock) -> None:
    for _ in range(SESSIONS):
        clock.now += 1
        name = {"name": who.name, "password": PASSWORD}
        who.page.http.post("/api/account/login", json=name).raise_for_status()


def is_swept_out(who: Somebody, owner: Page, clock: HandClock) -> None:
    """Another request finds that the time of their session is over, and takes it out."""
    clock.now += 15 * DAY
    owner.http.get("/api/account/me")


def roles_set(*roles: str) -> Way:
    return posts("owner", "/api/people/ID/roles", roles=list(roles))


OUT, AGAIN_IN = NOT_LOGGED_IN, TOLD_TO_GO
WAYS: dict[str, tuple[int, tuple[str, ...], Way]] = {
    "logs out here": (OUT, (), posts("page", "/api/account/logout")),
    "logs out everywhere": (OUT, (), posts("page", "/api/account/logout", everywhere=True)),
    "logs out everywhere elsewhere": (
        OUT, (), posts("other", "/api/account/logout", everywhere=True)
    ),
    "has a new password": (
        OUT, (), posts("other", "/api/account/password", old=PASSWORD, new=AGAIN)
    ),
    "stays out": (OUT, (), posts("other", "/api/account/self-exclude", days=1)),
    "deletes the account": (OUT, (), posts("other", "/api/account/delete", password=PASSWORD)),
    "is barred": (OUT, (), posts("owner", "/api/people/ID/bar", days=1, why="shouting")),
    "has the account closed": (OUT, (), posts("owner", "/api/people/ID/close", closed=True)),
    "is forgotten": (OUT, (), posts("owner", "/api/people/ID/forget")),
    "comes too often": (OUT, (), comes_too_often),
    "is not heard of for a fortnight": (OUT, (), passes(15)),
    "has been in for too long": (OUT, (), passes(400)),
    "is swept out": (OUT, (), is_swept_out),
    "has a new name": (AGAIN_IN, (), posts("other", "/api/account/name", name="Somebody Else")),
    "is given a role": (AGAIN_IN, (), roles_set("floor")),
    "is given another role": (AGAIN_IN, ("floor",), roles_set("floor", "cage")),
    "loses a role": (AGAIN_IN, ("floor", "cage"), roles_set("cage")),
    "loses all roles": (AGAIN_IN, ("floor",), roles_set()),
    "is manager no more": (AGAIN_IN, ("manager",), roles_set()),
}  # fmt: skip


@pytest.mark.parametrize("name", WAYS)
def test_whoever_has_lost_a_right_is_cut_off_at_once_and_acts_no_more(
    name: str, house: ServedHouse, owner: Page, clock: HandClock
) -> None:
    code, roles, way = WAYS[name]
    with (
        closing(Somebody(house, name.title(), *roles)) as who,
        opened(house, who.page) as silent,
    ):
        for socket in (who.socket, silent):
            said(socket, t="watch", place="room", table="1", role=who.role)
            assert heard(socket, "table", "gone")["t"] == "table"
        way(who, owner, clock)
        said(who.socket, **join(who.id))
        assert [end_of(who.socket), end_of(silent)] == [code, code]
        assert not has_come(house, who.id)


def test_a_guest_who_makes_an_account_comes_again_as_it(house: ServedHouse) -> None:
    desk = house.running.desk
    who = desk.done(lambda work: add_person(work, NewPerson("Gus", guest=True), desk.clock()))
    with closing(Page(house, who.id)) as page, opened(house, page) as socket:
        heard(socket, "hello")
        assert page.post("/api/account/stay", password=AGAIN).status_code == 200
        assert end_of(socket) == NOT_LOGGED_IN


# ---- one place of many -------------------------------------------------------------------------


def in_game(house: ServedHouse, owner: Page, place: str, command: object) -> None:
    by = Sender(owner.http.get("/api/account/me").json()["account"]["id"], Role.MANAGER)
    reply = in_house(house, lambda: house.running.house.perform(Errand(place, by, command)).reply)
    assert isinstance(reply, Done), reply


def is_taken_out(house: ServedHouse, owner: Page, place: str, who: str) -> None:
    in_game(house, owner, place, BarPlayer(who, "shouting", offence="abuse"))


def is_suspended(house: ServedHouse, owner: Page, place: str, who: str) -> None:
    in_game(house, owner, place, Suspend(who, "abuse", 60, why="shouting"))


def game_is_closed(house: ServedHouse, owner: Page, place: str, who: str) -> None:
    code = place.removeprefix("game/")
    assert owner.http.delete(f"/api/games/{code}").status_code == 200


@pytest.mark.parametrize("way", [is_taken_out, is_suspended, game_is_closed])
def test_whoever_has_lost_a_game_is_shown_no_more_of_it_and_does_nothing_there(
    way: Callable[[ServedHouse, Page, str, str], None], house: ServedHouse, owner: Page
) -> None:
    made = owner.post("/api/games", title="Friday", book="pechanga").json()
    place = made["place"]
    with closing(Somebody(house, f"Friend {way.__name__}")) as who:
        assert who.page.post("/api/account/code", code=made["code"]).status_code == 200
        for table in ("", "1"):
            said(who.socket, t="watch", place=place, table=table)
            assert heard(who.socket, "table", "place", "gone")["t"] != "gone"
        way(house, owner, place, who.id)
        gone = [heard(who.socket, "gone") for _ in range(2)]
        assert {(one["place"], one["table"]) for one in gone} == {(place, ""), (place, "1")}
        seat = {"SeatPlayer": {"player": who.id, "table": "1", "seat": 0, "amount": 100}}
        said(who.socket, t="do", key="k", place=place, command=seat)
        assert heard(who.socket, "done", "refused")["t"] == "refused"
        said(who.socket, t="watch", place=place, table="1")
        assert heard(who.socket, "table", "gone")["t"] == "gone"


# ---- and what stays ----------------------------------------------------------------------------


def test_logging_out_here_leaves_other_devices_and_other_people_in(house: ServedHouse) -> None:
    with (
        closing(Somebody(house, "Two Devices")) as who,
        closing(Somebody(house, "Bob")) as bob,
        opened(house, who.other) as elsewhere,
    ):
        assert who.page.post("/api/account/logout").status_code == 200
        assert end_of(who.socket) == NOT_LOGGED_IN
        for socket in (elsewhere, bob.socket):
            said(socket, t="ping", n=7)
            assert heard(socket, "pong")["n"] == 7


def test_a_new_password_leaves_whoever_set_it_in(house: ServedHouse) -> None:
    with closing(Somebody(house, "New Password")) as who:
        changed = who.page.post("/api/account/password", old=PASSWORD, new=AGAIN)
        assert changed.status_code == 200
        said(who.socket, t="ping", n=7)
        assert heard(who.socket, "pong")["n"] == 7


def test_what_is_said_at_a_socket_keeps_its_session_and_its_pings_do_not(
    house: ServedHouse, clock: HandClock
) -> None:
    with closing(Somebody(house, "Talks")) as talks, closing(Somebody(house, "Sleeps")) as sleeps:
        for _ in range(3):
            clock.now += 6 * DAY
            said(talks.socket, t="unwatch", place="room")
            said(talks.socket, t="ping", n=1)
            heard(talks.socket, "pong")
            said(sleeps.socket, t="ping", n=1)
        assert end_of(sleeps.socket) == NOT_LOGGED_IN
        said(talks.socket, t="ping", n=7)
        assert heard(talks.socket, "pong")["n"] == 7
        assert talks.page.http.get("/api/account/me").json()["account"] is not None


def test_a_session_that_ends_while_its_socket_is_being_opened_opens_none(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = hired(house, "Quick")
    desk, door = house.running.desk, house.running.door
    let_in = door.let_in

    def then_ended(socket: Any) -> Any:
        found = let_in(socket)
        desk.done(lambda work: sessions.end_all(work, who))
        desk.tell(who, "logged out")  # nobody is in yet who could be told
        return found

    monkeypatch.setattr(door, "let_in", then_ended)
    with closing(Page(house, who)) as page, opened(house, page) as socket:
        assert end_of(socket) == NOT_LOGGED_IN


def test_an_undoing_whose_sender_was_sent_away_meanwhile_is_not_done(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = house.running
    room, found = running.house.places["room"], running.porter.recaller.found
    with closing(Somebody(house, "Mo Undoes", "manager")) as mo:
        perform(house, ListGame("2/5", HOLDEM))
        before = room.version

        async def then_ended(*asked: Any) -> Any:
            past = await found(*asked)
            await running.desk.do(lambda work: sessions.end_all(work, mo.id))
            running.desk.tell(mo.id, "logged out")
            return past

        monkeypatch.setattr(running.porter.recaller, "found", then_ended)
        words = "undo the last act because of nothing"
        said(mo.socket, t="say", key="u", place="room", role="manager", words=words)
        assert end_of(mo.socket) == NOT_LOGGED_IN
        assert in_house(house, lambda: room.version) == before
