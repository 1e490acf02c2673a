"""Of two servers with one log the later writes, and the earlier keeps nothing any more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.log.kept_logs import DATABASES, KeptLog
from tests.postgres_server import PostgresServer

from shuffleup.hand.repairs import primitives as r
from shuffleup.log import Batch
from shuffleup.log.databases.writers_turn import LostTurnError


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[KeptLog]:
    def server() -> PostgresServer:
        found: PostgresServer = request.getfixturevalue("postgres")
        return found

    kept = KeptLog(request.param, tmp_path, server)
    yield kept
    kept.close()


def test_whoever_lost_the_turn_keeps_nothing(database: KeptLog) -> None:
    first, second = database.database("main"), database.database("main")
    first.take_turn()
    first.append([r.Killed(1)])
    second.take_turn()
    assert (first.has_turn(), second.has_turn()) == (False, True)
    with pytest.raises(LostTurnError, match="another server has taken the house"):
        first.append([r.Killed(2)])
    with pytest.raises(LostTurnError):  # and not at the second try
        first.append_together([(Batch({"other": [r.Killed(2)]}), {})])
    second.append([r.Killed(3)], expected=1)
    assert first.read() == second.read() == [r.Killed(1), r.Killed(3)]


def test_whoever_took_no_turn_is_not_asked(database: KeptLog) -> None:
    house, tool = database.database("main"), database.database("main")
    house.take_turn()
    tool.append([r.Killed(1)])
    assert tool.has_turn()
    house.append([r.Killed(2)], expected=1)


def test_a_log_made_before_there_were_turns_has_them_when_it_is_opened(database: KeptLog) -> None:
    old = database.database("main")
    with old.store.writing() as rows:
        if database.kind == "postgres":
            rows.put("DROP TABLE log_turn", [()])
        else:
            rows.ask("DROP TABLE log_turn")
    new = database.database("main")
    new.take_turn()
    assert new.has_turn()


def test_a_database_that_was_moved_away_is_nobodys(tmp_path: Path) -> None:
    kept = KeptLog("sqlite", tmp_path, lambda: pytest.fail("no server is needed"))
    log = kept.database("main")
    log.take_turn()
    kept.path.rename(tmp_path / "old.db")
    assert not log.has_turn()
    kept.close()
