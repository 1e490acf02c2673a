"""No pattern, type or field name of a program ever reaches a person: every malformed value is sent
to every route and said in every command, and the answers are read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import get_args

import httpx
import msgspec
import pytest
from tests.server.api.malformed import NOT_SO, WRONG, Sending, operations
from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served

from shuffleup.client import messages as m
from shuffleup.server.house_places.spoken_commands import ALL, CommandError, read_command
from shuffleup.server.identity.first_owner import owner_code
from shuffleup.wrong_fields import in_words

CSRF = "x-shuffleup-csrf"
OF_A_PROGRAM = re.compile(
    r"Expected|regex|`|\b(?:an object|int|str|bool|float|null|None|True|False|dict|tuple|struct)\b"
    r"|[a-z]_[a-z]|\b[A-Z][a-z]+[A-Z]\w+|[(\[]'?\w+'?, ?'?\w+|[(\[]\d+,?[)\]]|\bJSON\b|\$\.|\^\["
)

# What is asked of these is asked of others too, that begin no process for each.
COSTLY = ("/api/director/try", "/api/houses/try")
# A process of the law reads what has the right shape.
LAW = (
    "/api/director", "/api/houses", "/api/ask", "/api/events", "/api/games", "/api/rulebooks",
    "/api/house/reports", "/api/trainer",
)  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house")) as made:

        async def furnished() -> None:
            furnish(made.running, 1)

        asyncio.run_coroutine_threadsafe(furnished(), made.loop).result(60)
        yield made


@pytest.fixture(scope="module")
def owner(house: ServedHouse) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, trust_env=False, timeout=60) as http:
        body = {
            "code": owner_code(house.running.desk),
            "name": "Olive",
            "password": "a horse, a battery",
        }
        said = http.post("/api/account/owner", json=body, headers={CSRF: "none"}).json()
        http.headers[CSRF] = said["csrf"]
        yield http


class Sender:
    """Sends within the house's own loop, and remembers which fields took what was sent. What may
    end an account is sent by somebody who is let in anew when it did."""

    def __init__(self, house: ServedHouse, owner: httpx.Client) -> None:
        self.house, self.refused, self.taken = house, 0, set[str]()
        self.owner = self.browser()
        self.owner.headers.update(owner.headers)
        self.owner.cookies.update(owner.cookies)
        self.passing: httpx.AsyncClient | None = None

    def browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.house.app)  # type: ignore[arg-type]  # Litestar's own
        return httpx.AsyncClient(transport=transport, base_url=self.house.address)

    async def says(self, one: Sending, route: str) -> str:
        """What it is refused with, if it is."""
        http = await self.somebody() if route.startswith("/api/account") else self.owner
        answer = await http.request(one.method, one.path, params=one.query, json=one.body)
        assert answer.status_code < 500 or answer.status_code == 503, one.about
        if answer.status_code < 400:
            self.taken.add(f"{one.method} {route} {one.field}")
            return ""
        self.refused += 1
        said: str = answer.json()["refused"]["says"]
        return said

    async def somebody(self) -> httpx.AsyncClient:
        here = self.passing and (await self.passing.get("/api/account/me")).json()["account"]
        if self.passing is None or here is None:
            self.passing = self.browser()
            body = {"name": f"Guest {self.refused}"}
            said = await self.passing.post("/api/account/guest", json=body, headers={CSRF: "none"})
            self.passing.headers[CSRF] = said.json()["csrf"]
        return self.passing

    async def everything(self) -> list[str]:
        """What was not refused in plain words."""
        wrong = []
        document = (await self.owner.get("/api/schema/openapi.json")).json()
        for operation in operations(document):
            if operation.path in COSTLY:
                continue
            for one in operation.wrong(NOT_SO if operation.path.startswith(LAW) else WRONG):
                if f"{one.method} {operation.path} {one.field}" not in self.taken:
                    says = await self.says(one, operation.path)
                    if OF_A_PROGRAM.search(says):
                        wrong.append(f"{one.about}: {says}")
        still = (await self.owner.get("/api/people/list")).status_code
        return wrong if still == 200 else ["whoever asked was sent away from all of it"]


@pytest.mark.slow
def test_every_malformed_value_is_refused_in_plain_words(
    house: ServedHouse, owner: httpx.Client
) -> None:
    sender = Sender(house, owner)
    wrong = asyncio.run_coroutine_threadsafe(sender.everything(), house.loop).result()
    assert sender.refused > 1200
    assert not wrong, "\n".join(wrong)


def commands() -> Iterator[tuple[str, dict[str, object]]]:
    for name, kind in ALL.items():
        fields = [field.name for field in msgspec.structs.fields(kind)]
        yield name, {}
        yield name, {"zzz": 1}
        yield from ((name, {field: wrong}) for field in fields for wrong in WRONG)
        yield from ((name, dict.fromkeys(fields, wrong)) for wrong in WRONG)


def test_every_malformed_command_is_refused_in_plain_words() -> None:
    wrong, refused = [], 0
    for name, fields in commands():
        try:
            read_command({name: fields})
        except CommandError as error:
            refused += 1
            if OF_A_PROGRAM.search(str(error)):
                wrong.append(f"{name} {fields}: {error}")
    assert refused > 1000
    assert not wrong, "\n".join(wrong)


def test_every_malformed_message_of_a_socket_is_refused_in_plain_words() -> None:
    wrong = []
    for kind in get_args(m.ClientMessage):
        tag = kind.__struct_config__.tag
        fields = [field.name for field in msgspec.structs.fields(kind)]
        for said in [{}, {"zzz": 1}, *({name: bad} for name in fields for bad in WRONG)]:
            try:
                m.FROM_CLIENT.decode(msgspec.json.encode({"t": tag, **said}))
            except msgspec.MsgspecError as error:
                if OF_A_PROGRAM.search(in_words(str(error))):
                    wrong.append(f"{tag} {said}: {in_words(str(error))}")
    for text in (b"", b"{", b"[]", b"7", b'{"t": "zzz"}', b'{"t": 7}', b"\xff"):
        with pytest.raises((msgspec.MsgspecError, ValueError)) as failed:
            m.FROM_CLIENT.decode(text)
        if OF_A_PROGRAM.search(in_words(str(failed.value))):
            wrong.append(f"{text!r}: {in_words(str(failed.value))}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("stakes", "says"),
    [
        ("no-limit abc", "'abc' is no amount: stakes are written like 1/2"),
        ("no-limit 2/1", "the smaller blind comes first: 1/2, not 2/1"),
        ("/", "'/' is no way to bet: there are no-limit, pot-limit, limit, spread"),
        ("abc", "'abc' is no way to bet: there are no-limit, pot-limit, limit, spread"),
    ],
)
def test_stakes_that_cannot_be_are_refused_as_people_write_them(
    house: ServedHouse, owner: httpx.Client, stakes: str, says: str
) -> None:
    answer = owner.post("/api/games", json={"title": "Friday", "stakes": stakes})
    assert answer.json()["refused"]["says"] == says


@pytest.mark.parametrize(
    ("path", "field", "words"),
    [
        ("/api/games", "game", "chess"),
        ("/api/games", "game", ""),
        ("/api/games", "book", "none"),
        ("/api/events", "speed", "warp"),
        ("/api/events", "terms", "stack x"),
        ("/api/events", "terms", "a horse"),
        ("/api/events", "levels", "25/50"),
        ("/api/events", "season", "none"),
        ("/api/seasons", "formula", "1 +"),
        ("/api/seasons", "formula", "__import__"),
    ],
)
def test_a_sentence_that_cannot_be_is_refused_in_plain_words(
    owner: httpx.Client, path: str, field: str, words: str
) -> None:
    later = {"starts": 2**42} if path == "/api/events" else {}
    answer = owner.post(path, json={"title": "Friday", field: words, **later})
    assert answer.status_code in (400, 409), answer.text
    says = answer.json()["refused"]["says"].replace(repr(words), "")
    assert not OF_A_PROGRAM.search(says), says
    assert "valid" not in says
