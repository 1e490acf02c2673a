"""Health, metrics, the page itself, headers, the API's document and the log lines."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest
import structlog
from tests.server.doors import PASSWORD, Doors, why

from shuffleup.server.api.health import Readiness
from shuffleup.server.api.static_page import NOT_BUILT, page_handler, read_page
from shuffleup.server.app import make_app
from shuffleup.server.house_logs import begin_logs, plain_value


def test_a_house_is_alive_and_ready_while_it_can_write(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = doors.browser()
    assert browser.get("/health/live").json() == {"ok": True, "says": ""}
    assert browser.get("/health/ready").status_code == 200
    doors.desk.database.close()
    not_ready = browser.get("/health/ready")
    assert not_ready.status_code == 503
    assert not_ready.json() == {"ok": False, "says": "the database cannot be written"}
    assert browser.get("/health/live").status_code == 200


def test_a_house_that_stops_lets_nobody_new_in(doors: Doors) -> None:
    readiness = Readiness()
    assert doors.do(readiness.fault()) == ""
    readiness.stopping = True
    assert doors.do(readiness.fault()) == "the house is stopping"


def test_the_application_ends_its_spans_in_order(tmp_path: Path) -> None:
    doors = Doors(tmp_path)
    seen = []

    async def live() -> None:
        async with doors.app.lifespan():
            seen.append(doors.desk.thread._shutdown)
        seen.append(doors.desk.thread._shutdown)

    doors.do(live())
    assert seen == [False, True]
    doors.loop.close()


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip", "via"])
def test_a_proxy_of_this_machine_that_nobody_trusts_is_told_no_metrics(
    header: str, doors: Doors
) -> None:
    here = doors.browser("127.0.0.1")
    assert here.get("/metrics").status_code == 200
    assert here.get("/metrics", headers={header: "203.0.113.7"}).status_code == 403


def test_metrics_count_routes_and_name_nobody(doors: Doors) -> None:
    ann = doors.member("Ann")
    ann.post("login", name="Ann", password="wrong")
    ann.get("/join/abcd-efgh-ijkl")
    text = doors.browser("127.0.0.1").get("/metrics").text
    assert 'shuffleup_entries_total{door="login",outcome="wrong-password"} 1.0' in text
    assert 'route="/api/account/login",status="401"} 1.0' in text
    for secret in ("Ann", ann.id, "abcd-efgh", PASSWORD):
        assert secret not in text


def test_every_answer_tells_browsers_what_the_page_may_do(doors: Doors) -> None:
    browser = doors.browser()
    for answer in (
        browser.get("/"), browser.get("/api/account/me"), browser.get("/api/nothing"),
        browser.post("login", name="x", password="x"), browser.ask("POST", "/nowhere"),
    ):  # fmt: skip
        headers = answer.headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert browser.get("/api/account/me").headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in browser.get("/api/account/me").headers


def test_behind_tls_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    doors = Doors(tmp_path, public_address="https://poker.example.org")
    headers = doors.browser().get("/").headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "connect-src 'self' wss://poker.example.org;" in headers["content-security-policy"]
    doors.close()


def test_without_a_built_page_the_house_says_so(doors: Doors, tmp_path: Path) -> None:
    assert read_page(tmp_path / "none") == {}
    doors.app = page_app(doors, tmp_path / "none")
    answer = doors.browser().get("/table/3")
    assert answer.text == NOT_BUILT


def test_a_built_page_is_served_with_its_files_and_places(doors: Doors, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>house</p>")
    (page / "assets" / "app-1a2b.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("secret")
    (page / "link.txt").symlink_to(tmp_path / "secret.txt")
    doors.app = page_app(doors, page)
    browser = doors.browser()
    for place in ("/", "/room", "/game/abcd-efgh", "/index.html"):
        answer = browser.get(place)
        assert answer.text == "<p>house</p>"
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = browser.get("/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    etag = script.headers["etag"]
    again = browser.get("/assets/app-1a2b.js", headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")
    for missing in ("/assets/app.js", "/link.txt", "/../secret.txt", "/%2e%2e/secret.txt",
                    "/assets/..%2f..%2fsecret.txt", "/api/nothing", "/health/x"):  # fmt: skip
        assert browser.get(missing).status_code == 404, missing


def test_text_of_the_page_is_packed_for_whoever_unpacks_it(doors: Doors, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>house</p>" * 50)
    (page / "assets" / "face.woff2").write_bytes(b"font" * 50)
    doors.app = page_app(doors, page)
    browser = doors.browser()
    packed = browser.get("/", headers={"accept-encoding": "gzip"})
    plain = browser.get("/", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == "<p>house</p>" * 50
    assert int(packed.headers["content-length"]) < 100 < int(plain.headers["content-length"])
    assert packed.headers["etag"] != plain.headers["etag"]
    face = browser.get("/assets/face.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in face.headers


def page_app(doors: Doors, folder: Path):  # type: ignore[no-untyped-def]
    from litestar import Litestar

    from shuffleup.server.api.gate import Gate
    from shuffleup.server.api.http_answers import EXCEPTION_HANDLERS
    from shuffleup.server.measures import Measures

    return Litestar(
        [page_handler(read_page(folder))],
        middleware=[Gate(doors.desk, Measures())],
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=None,
    )


def test_the_document_of_the_api_lists_every_call_and_its_refusals(doors: Doors) -> None:
    document = doors.browser().get("/api/schema").json()
    paths = document["paths"]
    for path in ("signup", "login", "logout", "guest", "password", "delete", "self-exclude"):
        assert "403" in paths[f"/api/account/{path}"]["post"]["responses"]
    assert "/api/account/me" in paths
    assert "/api/account/export" in paths
    login = document["components"]["schemas"]["LogInBody"]
    assert set(login["required"]) == {"name", "password"}


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_told_of_faults_alone_so_that_the_address_stays_in_sight() -> None:
    lines, before = Screen(), logging.getLogger().handlers
    begin_logs(lines)
    try:
        structlog.get_logger().info("request", status=200)
        structlog.get_logger().warning("bot failed", kind="ValueError")
        logging.getLogger("a library").error("no use")
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = before
    told = [json.loads(line)["event"] for line in lines.getvalue().splitlines()]
    assert told == ["bot failed", "library"]


def test_log_lines_are_json_without_secrets(doors: Doors) -> None:
    lines, before = io.StringIO(), logging.getLogger().handlers
    begin_logs(lines)
    try:
        ann = doors.member("Ann")
        ann.post("login", name="Ann", password="a wrong guess")
        ann.get("/join/abcd-efgh-ijkl")
        structlog.get_logger().info(
            "planted", password="hunter2", session_token="tick-tock",
            nested={"Deck": "AsKd", "n": 1},
            hand=doors, hole_cards=["As"], owner_code="k3m9",
        )  # fmt: skip
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = before
    text = lines.getvalue()
    told = [json.loads(line) for line in text.splitlines()]
    assert [one["event"] for one in told] == ["request", "request", "planted"]
    assert told[1]["who"] == ann.id
    assert told[2]["nested"] == {"Deck": "(dropped)", "n": 1}
    assert told[2]["hand"] == "<Doors>"
    cookie = ann.cookies["shuffleup_session"]
    planted = ("hunter2", "tick-tock", "AsKd", '"As"', "k3m9")
    for secret in (*planted, "guess", PASSWORD, cookie, "abcd-efgh", ann.csrf):
        assert secret not in text


def test_a_value_too_deep_or_too_long_is_cut() -> None:
    deep: object = "x"
    for _ in range(50):
        deep = [deep]
    assert "<list>" in json.dumps(plain_value(deep))
    assert len(str(plain_value("x" * 10_000))) == 500


def test_a_database_that_is_gone_is_said_in_a_sentence(doors: Doors) -> None:
    doors.member("Ann")
    doors.desk.database.close()
    answer = doors.browser().post("login", name="Ann", password=PASSWORD)
    assert why(answer) == (503, "not-now")


def test_make_app_opens_its_own_desk(tmp_path: Path) -> None:
    doors = Doors(tmp_path)
    app = make_app(doors.settings)
    assert app.state.desk is not doors.desk
    app.state.desk.close()
    doors.close()
