"""The same of a house in PostgreSQL: the database as a whole is an older copy of itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.postgres_server import PostgresServer
from tests.server.house_marks.copied_databases import (
    administered,
    by_dump,
    by_template,
    from_dump,
    from_template,
    url_of,
)
from tests.server.house_marks.restored_houses import Seen, opened, play_to, see, table_of

from shuffleup.log.postgres_log import PostgresLog
from shuffleup.server.house_marks import taking_up
from shuffleup.server.house_marks.where_marks_lie import database_told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("house", "copy", "restore"),
    [("by_template", by_template, from_template), ("by_dump", by_dump, from_dump)],
)
def test_an_older_copy_of_the_database_deals_no_card_again(
    postgres: PostgresServer, tmp_path: Path, house: str, copy: object, restore: object
) -> None:
    assert callable(copy)
    assert callable(restore)
    folder, marks, dump = tmp_path / "house", tmp_path / "marks", postgres.folder / f"{house}.dump"
    administered(postgres, f"CREATE DATABASE {house}")
    database = url_of(postgres, house)

    async def evening() -> None:
        async with opened(folder, marks, database=database) as running:
            seen = await play_to(running, 3, acts=1)
        copy(postgres, house, dump)
        async with opened(folder, marks, database=database) as running:
            assert not running.restored
            assert table_of(running).hand is not None
            later = await play_to(running, 5, acts=1)
        restore(postgres, house, dump)
        async with opened(folder, marks, database=database) as running:
            assert "batches more than its log has" in running.restored
            now = await play_to(running, 6)
            assert not set(now.decks) & {*seen.decks, *later.decks}
            assert not set(now.roots) & {*seen.roots, *later.roots}
        async with opened(folder, marks, database=database) as running:
            assert not running.restored

    asyncio.run(evening())


def test_another_cluster_or_timeline_is_a_restore(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_place()
    log = PostgresLog(database)
    told = database_told(log)
    log.close()
    system, timeline = told.split("/")
    assert int(system) > 0
    assert timeline == "00000001"

    async def evening() -> None:
        async with opened(tmp_path / "house", tmp_path / "marks", database=database) as running:
            before = await play_to(running, 2, acts=1)
        async with opened(tmp_path / "house", tmp_path / "marks", database=database) as running:
            assert not running.restored
            after = Seen()
            see(running, after)
            assert after.decks == before.decks[-1:]
        monkeypatch.setattr(taking_up, "database_told", lambda log: f"{system}/00000002")
        async with opened(tmp_path / "house", tmp_path / "marks", database=database) as running:
            assert running.restored == taking_up.ELSEWHERE

    asyncio.run(evening())
