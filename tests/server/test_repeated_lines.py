"""What the log says, and how often."""

from __future__ import annotations

import io
import json
import logging

import pytest
import structlog
from tests.server.doors import HandClock

from shuffleup.server.house_logs import begin_logs
from shuffleup.server.repeated_lines import MOST, RepeatedLines


class Lines:
    """A log, and a clock that is set by hand."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.kept: list[dict[str, object]] = []
        self.lines = RepeatedLines(self.clock)

    def say(self, event: str, **more: object) -> None:
        try:
            self.kept.append(dict(self.lines(None, "", {"event": event, "level": "error", **more})))
        except structlog.DropEvent:
            return


def test_the_same_line_is_said_once_a_minute_with_a_count() -> None:
    log = Lines()
    for number in range(1000):
        log.say("no connection can be taken", socket=f"fd={number}, 127.0.0.1:{number}")
    assert len(log.kept) == 1
    log.clock.now += 60
    log.say("no connection can be taken", socket="fd=7, 127.0.0.1:7")
    assert len(log.kept) == 2
    assert log.kept[1]["times"] == 1000


def test_lines_that_say_something_else_stand_beside_it() -> None:
    log = Lines()
    for status in (403, 429, 403, 429):
        log.say("request", status=status, milliseconds=status / 7, who="")
    log.say("socket refused")
    assert [one.get("status") for one in log.kept] == [403, 429, None]


def test_what_somebody_did_is_always_said_but_not_what_they_were_refused() -> None:
    log = Lines()
    for _ in range(10):
        log.say("request", status=200, who="ann")
        log.say("request", status=429, who="ann")
    assert [one["status"] for one in log.kept] == [200, 429, *[200] * 9]


def test_whoever_makes_every_line_another_one_does_not_fill_the_disk() -> None:
    log = Lines()
    letters = "abcdefghijklmnopqrstuvwxyz"
    for first in letters:
        for second in letters:
            for third in letters:
                log.say("request", method=first + second + third, who="")
    assert len(log.kept) == MOST
    assert log.kept[-1]["event"] == "more lines than are written"


def test_a_librarys_lines_are_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    try:
        begin_logs(stream)
        for number in range(50):
            logging.getLogger("asyncio").error(f"socket.accept() fd={number}")
    finally:
        structlog.configure(**before)
        root.handlers = handlers
        root.setLevel(level)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [one["library"] for one in lines] == ["asyncio"]
