"""Bodies that are no text at all: refused like any other that is not JSON, and no fault of ours."""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.doors import Doors, why

NOT_UTF8 = {
    "a byte that no text has": b'{"name":"\xff\xfe"}',
    "half a letter": b'{"name":"\xc3"}',
    "half of a pair": b'{"name":"\xed\xa0\x80"}',
    "in the name of a field": b'{"na\xffme":"x"}',
}
TO: tuple[tuple[str, str], ...] = (("POST", "guest"), ("POST", "login"), ("POST", "signup"))


@pytest.mark.parametrize("body", NOT_UTF8.values(), ids=NOT_UTF8)
def test_a_body_that_is_no_text_is_refused_and_noted_as_no_fault(
    tmp_path: Path, body: bytes
) -> None:
    doors = Doors(tmp_path)
    with capture_logs() as lines:
        for method, path in TO:
            headers = {"content-type": "application/json", "x-shuffleup-csrf": "none"}
            where = f"/api/account/{path}"
            answer = doors.browser().ask(method, where, content=body, headers=headers)
            assert why(answer) == (400, "not-understood"), path
    doors.close()
    assert [one for one in lines if one["log_level"] == "error"] == []


def test_a_request_that_its_sender_breaks_off_is_no_fault_of_the_house(tmp_path: Path) -> None:
    doors, sent = Doors(tmp_path), list[dict[str, object]]()
    came = iter([{"type": "http.request", "body": b'{"na', "more_body": True}])
    headers = [(b"host", b"127.0.0.1:8000"), (b"content-type", b"application/json")]
    scope = {
        "type": "http", "method": "POST", "path": "/api/account/guest", "query_string": b"",
        "headers": [*headers, (b"x-shuffleup-csrf", b"none")], "client": ("10.0.0.1", 1),
        "server": ("127.0.0.1", 8000), "scheme": "http", "http_version": "1.1",
        "raw_path": b"/api/account/guest", "root_path": "", "asgi": {"version": "3.0"},
    }  # fmt: skip

    async def receive() -> dict[str, object]:
        return next(came, {"type": "http.disconnect"})

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    with capture_logs() as lines:
        doors.do(doors.app(scope, receive, send))  # type: ignore[arg-type]
    doors.close()
    assert sent[0]["status"] == 400
    assert [one for one in lines if one["log_level"] == "error" or one.get("status") == 500] == []
