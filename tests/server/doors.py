"""A house whose doors are tried: its application without a wire, a clock that is set by hand, cheap
passwords, and browsers that keep cookies and say their CSRF token as ours does."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx

from shuffleup.server.app import make_app
from shuffleup.server.identity.first_owner import owner_code
from shuffleup.server.identity.identity_desk import Identity, open_identity
from shuffleup.server.settings import ServerSettings, read_settings

T = TypeVar("T")
PASSWORD = "a horse, a battery"
BEGIN = 1_800_000_000
DAY = 86_400


class HandClock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> int:
        return self.now


def cheap(folder: Path, **said: object) -> ServerSettings:
    quick = {"data": str(folder), "argon2_kib": 8, "argon2_passes": 1, "requests_a_minute": 10**6}
    return read_settings({**quick, **said})


class Doors:
    """The application of a house, in a loop of its own."""

    def __init__(self, folder: Path, **said: object) -> None:
        self.clock = HandClock()
        self.settings = cheap(folder, **said)
        self.desk: Identity = open_identity(self.settings, self.clock)
        self.app = make_app(self.settings, desk=self.desk)
        self.loop = asyncio.new_event_loop()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        self.desk.close()
        self.loop.close()

    def browser(self, address: str = "10.0.0.1", **headers: str) -> Browser:
        return Browser(self, address, headers)

    def owner(self) -> Browser:
        """The first owner, who came with the code."""
        made = self.browser("127.0.0.1")
        code = owner_code(self.desk)
        made.post("owner", code=code, name="Olive", password=PASSWORD).raise_for_status()
        return made

    def member(self, name: str, address: str = "10.0.0.1") -> Browser:
        made = self.browser(address)
        made.post("signup", name=name, password=PASSWORD).raise_for_status()
        return made


class Browser:
    def __init__(self, doors: Doors, address: str, headers: dict[str, str]) -> None:
        self.doors, self.address, self.headers = doors, address, headers
        self.cookies = httpx.Cookies()
        self.csrf = "none"
        self.id = ""

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        async def send() -> httpx.Response:
            transport = httpx.ASGITransport(self.doors.app, client=(self.address, 40_000))
            own = how.pop("base", "http://127.0.0.1:8000")
            async with httpx.AsyncClient(
                transport=transport, base_url=own, cookies=self.cookies
            ) as client:
                answer = await client.request(method, path, **how)
                self.cookies = client.cookies
            return answer

        return self.doors.do(send())

    def get(self, path: str, **how: Any) -> httpx.Response:
        headers = {**self.headers, **how.pop("headers", {})}
        return self.ask("GET", path, headers=headers, **how)

    def post(self, path: str, **body: object) -> httpx.Response:
        """``/api/account/…``, or a whole path; the token is said, and a new one remembered."""
        where = path if path.startswith("/") else f"/api/account/{path}"
        headers = {"x-shuffleup-csrf": self.csrf, **self.headers}
        answer = self.ask("POST", where, json=body, headers=headers)
        said = answer.json() if answer.status_code == 200 else {}
        if "csrf" in said:
            self.csrf, self.id = said["csrf"], said["account"]["id"]
        return answer

    def me(self) -> dict[str, Any] | None:
        account: dict[str, Any] | None = self.get("/api/account/me").json()["account"]
        return account


def why(answer: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a refusal, which is always in the same form."""
    refused = answer.json()["refused"]
    assert set(refused) == {"reason", "says", "clauses"}
    return answer.status_code, refused["reason"]
