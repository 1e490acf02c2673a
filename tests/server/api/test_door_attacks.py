"""Attacks on the doors: sessions, CSRF, origins, guessing, bodies. Each is refused, and what stands
behind goes on."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from litestar import websocket
from tests.server.doors import DAY, PASSWORD, Doors, why

from shuffleup.server.api.gate import HouseSocket, maybe_session
from shuffleup.server.identity.first_owner import owner_code
from shuffleup.server.identity.sessions import digest_of

COOKIE = "shuffleup_session"
EVIL = "http://evil.example"


# ---- sessions --------------------------------------------------------------------------------


def test_a_token_somebody_planted_is_never_made_a_session(doors: Doors) -> None:
    doors.member("Ann")
    victim = doors.browser()
    planted = "A" * 43
    victim.cookies.set(COOKIE, planted, domain="127.0.0.1")
    answer = victim.post("login", name="Ann", password=PASSWORD)
    assert answer.status_code == 200
    given = [one for one in answer.headers.get_list("set-cookie") if one.startswith(COOKIE)]
    assert planted not in given[0]
    attacker = doors.browser()
    attacker.cookies.set(COOKIE, planted, domain="127.0.0.1")
    assert attacker.me() is None


def test_logging_in_again_gives_another_token(doors: Doors) -> None:
    ann = doors.member("Ann")
    first = ann.cookies[COOKIE]
    ann.post("login", name="Ann", password=PASSWORD)
    assert ann.cookies[COOKIE] != first


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 10_000, "ä", "' OR 1=1 --", "\\x00"])
def test_a_made_up_token_is_nobody(doors: Doors, token: str) -> None:
    doors.member("Ann")
    asked = doors.browser().get("/api/account/me", headers={"cookie": f"{COOKIE}={token}".encode()})
    assert asked.json()["account"] is None


def test_what_the_database_holds_is_no_token(doors: Doors) -> None:
    ann = doors.member("Ann")
    token = ann.cookies[COOKIE]
    kept = doors.desk.done(lambda work: work.run("SELECT digest FROM logins"))
    assert kept == [(digest_of(token),)]
    thief = doors.browser()
    thief.cookies.set(COOKIE, kept[0][0], domain="127.0.0.1")
    assert thief.me() is None


def test_a_session_ends_when_nothing_is_heard_and_in_any_case_after_its_longest(
    tmp_path: Path,
) -> None:
    doors = Doors(tmp_path, session_idle_seconds=2 * DAY, session_most_seconds=5 * DAY)
    ann, idle = doors.member("Ann"), doors.member("Ida")
    doors.desk.swept = doors.clock.now + 10 * DAY  # nobody sweeps up: it is looked at anew
    for _ in range(4):
        doors.clock.now += DAY
        assert ann.me() is not None
    assert idle.me() is None
    doors.clock.now += DAY
    assert ann.me() is None
    doors.close()


def test_sessions_that_have_ended_are_swept_up(tmp_path: Path) -> None:
    doors = Doors(tmp_path, session_idle_seconds=2 * DAY)
    doors.member("Ida")
    doors.clock.now += 3 * DAY
    ann = doors.member("Ann")
    assert ann.me() is not None
    assert len(doors.desk.done(lambda work: work.run("SELECT digest FROM logins"))) == 1
    doors.close()


def test_the_oldest_of_too_many_sessions_end(tmp_path: Path) -> None:
    doors = Doors(tmp_path, sessions_of_one_most=2)
    first = doors.member("Ann")
    others = [doors.browser() for _ in range(2)]
    for one in others:
        doors.clock.now += 1
        one.post("login", name="Ann", password=PASSWORD)
    assert [one.me() is not None for one in (first, *others)] == [False, True, True]
    doors.close()


@pytest.mark.parametrize(
    ("public", "name", "secure"),
    [
        ("", "shuffleup_session", False),
        ("https://poker.example.org", "__Host-shuffleup_session", True),
    ],
)
def test_a_session_s_cookie_is_for_our_page_alone(
    tmp_path: Path, public: str, name: str, secure: bool
) -> None:
    doors = Doors(tmp_path, public_address=public)
    answer = doors.browser().post("signup", name="Ann", password=PASSWORD)
    for cookie in answer.headers.get_list("set-cookie"):
        parts = cookie.lower().split("; ")
        assert {"httponly", "samesite=strict", "path=/"} <= set(parts)
        assert ("secure" in parts) == secure
        assert "domain" not in cookie.lower()
    assert answer.headers["set-cookie"].startswith(name)
    doors.close()


# ---- other sites' pages ----------------------------------------------------------------------


def test_what_changes_something_needs_its_session_s_own_token(doors: Doors) -> None:
    ann, bob = doors.member("Ann"), doors.member("Bob")
    for said in ("none", "", bob.csrf, ann.csrf.upper(), ann.csrf[:-1]):
        good, ann.csrf = ann.csrf, said
        assert why(ann.post("self-exclude", days=1)) == (403, "no-csrf-token")
        ann.csrf = good
    bare = ann.ask("POST", "/api/account/self-exclude", json={"days": 1})
    assert why(bare) == (403, "no-csrf-token")
    assert ann.me() is not None


def test_a_form_of_another_site_cannot_even_log_somebody_in(doors: Doors) -> None:
    doors.member("Ann")
    body = {"name": "Ann", "password": PASSWORD}
    for how in ({"data": body}, {"json": body}, {"content": json.dumps(body)}):
        answer = doors.browser().ask("POST", "/api/account/login", **how)
        assert why(answer) == (403, "no-csrf-token")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:9000"},
        {"origin": "https://127.0.0.1:8000"},
        {"origin": "http://127.0.0.1:8000.evil.example"},
        {"origin": "http://127.0.0.1:8000@evil.example"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": EVIL, "host": "evil.example"},
    ],
)
def test_another_site_s_page_changes_nothing_whatever_it_says(
    doors: Doors, headers: dict[str, str]
) -> None:
    ann = doors.member("Ann")
    ann.headers = headers
    assert why(ann.post("self-exclude", days=1))[0] in (400, 403)
    ann.headers = {"origin": "http://127.0.0.1:8000", "sec-fetch-site": "same-origin"}
    assert ann.post("name", name="Annabel").status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "", "127.0.0.1.nip.io", "[::1"]
)
def test_a_name_somebody_else_owns_is_not_ours(doors: Doors, host: str) -> None:
    answer = doors.browser().get("/api/account/me", headers={"host": host})
    assert why(answer) == (400, "not-our-host")


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "192.168.1.7:8000", "[::1]:8000"])
def test_numbers_and_this_machine_are_ours(doors: Doors, host: str) -> None:
    assert doors.browser().get("/api/account/me", headers={"host": host}).status_code == 200


# ---- guessing --------------------------------------------------------------------------------


def guesses(doors: Doors, name: str, address: str, times: int) -> list[int]:
    browser = doors.browser(address)
    return [browser.post("login", name=name, password="no").status_code for _ in range(times)]


def test_who_guesses_a_password_waits_longer_each_time(doors: Doors) -> None:
    doors.member("Ann")
    assert guesses(doors, "Ann", "10.9.9.9", 6) == [401] * 5 + [429]
    waited = []
    for _ in range(6):
        answer = doors.browser("10.9.9.9").post("login", name="Ann", password="no")
        waited.append(int(answer.headers["retry-after"]))
        doors.clock.now += waited[-1]
        assert guesses(doors, "Ann", "10.9.9.9", 1) == [401]
    assert waited == [1, 2, 4, 8, 16, 32]


def test_guessing_from_many_addresses_is_slowed_by_the_name(doors: Doors) -> None:
    doors.member("Ann")
    seen = [guesses(doors, "Ann", f"10.1.0.{number}", 1)[0] for number in range(20)]
    assert seen == [401] * 5 + [429] * 15
    assert guesses(doors, "Nobody here", "10.2.0.1", 6) == [401] * 5 + [429]


def test_guessing_at_many_names_is_slowed_by_the_address(doors: Doors) -> None:
    browser = doors.browser("10.3.0.1")
    seen = [browser.post("login", name=f"Name {n}", password="no").status_code for n in range(9)]
    assert seen == [401] * 5 + [429] * 4


def test_an_own_account_does_not_buy_more_guesses(doors: Doors) -> None:
    doors.member("Mallory")
    answers = []
    for turn in range(4):
        for guess in range(2):  # at another name each time, so that only the address is counted
            browser = doors.browser("10.4.0.1")
            answers.append(browser.post("login", name=f"Name {turn} {guess}", password="no"))
        own = doors.browser("10.4.0.1")
        answers.append(own.post("login", name="Mallory", password=PASSWORD))
    assert 429 in [answer.status_code for answer in answers]


def test_strangers_who_guess_do_not_keep_the_true_owner_out(doors: Doors) -> None:
    ann = doors.member("Ann", "10.0.0.7")
    ann.post("logout")
    ann.csrf = "none"
    for number in range(40):
        guesses(doors, "Ann", f"10.5.0.{number}", 1)
    stranger = doors.browser("10.0.0.8").post("login", name="Ann", password=PASSWORD)
    assert why(stranger) == (429, "too-many-attempts")
    assert ann.post("login", name="Ann", password=PASSWORD).status_code == 200


def test_an_unknown_browser_of_the_true_owner_waits_a_quarter_of_an_hour_at_most(
    doors: Doors,
) -> None:
    doors.member("Ann")
    for number in range(60):
        guesses(doors, "Ann", f"10.6.0.{number}", 1)
        doors.clock.now += 100
    doors.clock.now += 900
    fresh = doors.browser("10.0.0.8")
    assert fresh.post("login", name="Ann", password=PASSWORD).status_code == 200


def test_guessing_codes_is_slowed_and_the_true_code_still_works(doors: Doors) -> None:
    owner = doors.owner()
    code = owner.post("/api/codes", place="game/friday", uses=3).json()["code"]
    thief = doors.browser("10.7.0.1")
    seen = [why(thief.post("guest", name=f"T{n}", code=f"aaaa-bbbb-{n:04}"))[1] for n in range(8)]
    assert seen == ["no-such-code"] * 5 + ["too-many-attempts"] * 3
    assert why(thief.post("guest", name="Thief", code=code)) == (429, "too-many-attempts")
    friend = doors.browser("10.7.0.2")
    assert friend.post("guest", name="Friend", code=code.upper()).status_code == 200


def test_the_owner_s_code_works_once_and_guesses_at_it_wait(doors: Doors) -> None:
    code = owner_code(doors.desk)
    thief = doors.browser("10.8.0.1")
    seen = [
        why(thief.post("owner", code=f"x{n}", name="Mallory", password=PASSWORD))[1]
        for n in range(6)
    ]
    assert seen == ["no-such-code"] * 5 + ["too-many-attempts"]
    olive = doors.browser("127.0.0.1")
    claimed = olive.post("owner", code=code, name="Olive", password=PASSWORD)
    assert claimed.json()["account"]["roles"] == ["owner"]
    again = doors.browser("127.0.0.2").post("owner", code=code, name="Bob", password=PASSWORD)
    assert why(again) == (403, "no-such-code")
    assert owner_code(doors.desk) == ""


def test_what_is_remembered_of_attempts_is_bounded(tmp_path: Path) -> None:
    doors = Doors(tmp_path, remembered_addresses=10)
    for number in range(40):
        guesses(doors, f"Name {number}", f"10.0.1.{number}", 1)
    for kept in (doors.desk.wrong.wrong, doors.desk.logins.levels, doors.desk.requests.levels):
        assert len(kept) <= 10
    doors.close()


def test_an_address_that_asks_too_often_waits(tmp_path: Path) -> None:
    doors = Doors(tmp_path, requests_a_minute=5)
    flood = doors.browser("10.0.2.1")
    seen = [flood.get("/health/live").status_code for _ in range(7)]
    assert seen == [200] * 5 + [429] * 2
    assert doors.browser("10.0.2.2").get("/health/live").status_code == 200
    doors.clock.now += 60
    assert flood.get("/health/live").status_code == 200
    doors.close()


def test_only_the_trusted_proxy_is_believed_about_addresses(tmp_path: Path) -> None:
    doors = Doors(tmp_path, requests_a_minute=2, trusted_proxy="10.0.0.100")
    liar = doors.browser("10.0.3.1")
    seen = [
        liar.get("/health/live", headers={"x-forwarded-for": f"1.2.3.{n}"}).status_code
        for n in range(4)
    ]
    assert seen == [200, 200, 429, 429]
    proxy = doors.browser("10.0.0.100")
    for told, status in (("9.9.9.9, 5.5.5.5", 200), ("8.8.8.8, 5.5.5.5", 200), ("5.5.5.5", 429)):
        answer = proxy.get("/health/live", headers={"x-forwarded-for": told})
        assert answer.status_code == status
    doors.close()


# ---- bodies ----------------------------------------------------------------------------------


def posted(doors: Doors, content: bytes, kind: str = "application/json") -> httpx.Response:
    headers = {"x-shuffleup-csrf": "none", "content-type": kind}
    return doors.browser().ask("POST", "/api/account/login", content=content, headers=headers)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{", b"null", b"[]", b"7", b'"x"', b"\xff\xfe", b'{"name": "Ann"}',
        b'{"name": 7, "password": "x"}', b'{"name": "Ann", "password": null}',
        b'{"name": "Ann", "password": "x", "role": "owner"}',
        b'{"name": "Ann", "password": "x"} trailing',
        b'{"name": "' + b"A" * 5000 + b'", "password": "x"}',
        b'{"name": "\\ud800", "password": "x"}',
        b"[" * 60_000, b'{"name":' * 7000, b'{"x":' + b"[" * 50_000,
    ],
)  # fmt: skip
def test_a_body_that_is_not_as_declared_is_refused_in_a_sentence(
    doors: Doors, content: bytes
) -> None:
    answer = posted(doors, content)
    assert why(answer) == (400, "not-understood")
    assert "Traceback" not in answer.text
    assert len(answer.text) < 1000


def test_what_was_left_out_of_a_question_is_named(doors: Doors) -> None:
    says = doors.owner().get("/api/people").json()["refused"]["says"]
    assert says == "name: has to be given"


def test_a_body_that_is_too_big_is_refused(doors: Doors) -> None:
    most = doors.settings.body_bytes
    assert why(posted(doors, b" " * (most + 1))) == (413, "too-much")


def test_a_body_in_endless_pieces_is_refused_too(doors: Doors) -> None:
    sent = 0

    async def pieces():  # type: ignore[no-untyped-def]
        nonlocal sent
        while True:
            sent += 1000
            yield b" " * 1000

    headers = {"x-shuffleup-csrf": "none", "content-type": "application/json"}
    answer = doors.browser().ask("POST", "/api/account/login", content=pieces(), headers=headers)
    assert answer.status_code == 413
    assert sent < doors.settings.body_bytes + 100_000


def test_what_goes_wrong_unforeseen_says_nothing_of_itself(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the deck is AsKdQh")

    monkeypatch.setattr("shuffleup.server.identity.coming_to_house.log_in", broken)
    answer = posted(doors, b'{"name": "Ann", "password": "x"}')
    assert why(answer) == (500, "not-now")
    assert "AsKd" not in answer.text
    assert "RuntimeError" not in answer.text


# ---- sockets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "opened"),
    [
        ({"origin": "http://127.0.0.1:8000"}, True),
        ({}, True),  # a program that is no browser
        ({"origin": EVIL}, False),
        ({"origin": "null"}, False),
        ({"origin": EVIL, "host": "evil.example"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
    ],
)
def test_a_socket_of_another_site_is_never_opened(
    doors: Doors, headers: dict[str, str], opened: bool
) -> None:
    seen: list[str] = []

    @websocket("/try-socket")
    async def handler(socket: HouseSocket) -> None:
        session = maybe_session(socket)
        seen.append(session.account.name if session is not None else "nobody")
        await socket.accept()
        await socket.close()

    ann = doors.member("Ann")
    doors.app.register(handler)
    told = {"host": "127.0.0.1:8000", "cookie": f"{COOKIE}={ann.cookies[COOKIE]}", **headers}
    first = doors.do(asked_for_socket(doors, told))
    assert (first == "websocket.accept") == opened
    assert seen == (["Ann"] if opened else [])


async def asked_for_socket(doors: Doors, headers: dict[str, str]) -> str:
    """What a house says first to somebody who wants a socket."""
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "websocket", "path": "/try-socket", "raw_path": b"/try-socket", "headers": raw,
        "query_string": b"", "client": ("10.0.0.1", 4000), "server": ("127.0.0.1", 8000),
        "scheme": "ws", "root_path": "", "subprotocols": [], "asgi": {"version": "3.0"},
        "http_version": "1.1", "extensions": {},
    }  # fmt: skip
    await doors.app(scope, receive, send)  # type: ignore[arg-type]
    return str(sent[0]["type"])
