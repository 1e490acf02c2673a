"""A process of the law that hangs, eats memory or falls is cut off and replaced, and says so."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest
from tests.server.law_desk.planted_work import planted_work

from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.law_desk.asking_law import (
    MOST_OF_ONE,
    MOST_OF_STRANGERS,
    MOST_WAITING,
    LawDesk,
    LawProcess,
    told,
)
from shuffleup.server.law_desk.law_questions_asked import ShelfAsked

SECONDS = 2.0


@pytest.fixture(scope="module")
def process() -> Iterator[LawProcess]:
    made = LawProcess(SECONDS, work=planted_work)
    yield made
    made.stop()


def asked(process: LawProcess, question: bytes) -> str | SentAway:
    """In words what came of it; the process has longer where it answers at all."""
    return told(asyncio.run(process.answer(question)), str)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        (b"hang", "too-long"),
        (b"eat", "too-much-memory"),
        (b"eat slowly", "too-much-memory"),
        (b"fall", "cut-off"),
        (b"fail", "not-now"),
    ],
)
def test_what_goes_wrong_is_told_and_the_next_is_answered(
    process: LawProcess, question: bytes, reason: str
) -> None:
    process.seconds = 60.0
    before = asked(process, b"who")
    assert isinstance(before, str)
    process.seconds = SECONDS if question == b"hang" else 60.0
    why = asked(process, question)
    assert isinstance(why, SentAway)
    assert why.reason == reason
    process.seconds = 60.0
    after = asked(process, b"who")
    assert isinstance(after, str)
    if reason == "not-now":
        assert after == before
    else:
        assert after != before, "the process that was cut off still answers"
        with pytest.raises(ProcessLookupError):
            os.kill(int(before), 0)


def test_a_line_that_is_too_long_is_refused_at_once(process: LawProcess) -> None:
    process.waiting = 1000
    try:
        why = asked(process, b"who")
    finally:
        process.waiting = 0
    assert isinstance(why, SentAway)
    assert why.reason == "busy"


def test_one_person_never_fills_the_line_before_everybody() -> None:
    async def told_to_all() -> None:
        desk, gate = LawDesk(), asyncio.Event()

        async def slowly(_: bytes) -> bytes:
            await gate.wait()
            return b'+"done"'

        desk.quick.answer = slowly  # type: ignore[method-assign]
        greedy = [
            asyncio.create_task(desk.ask(ShelfAsked(), str, "ann")) for _ in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        other = asyncio.create_task(desk.ask(ShelfAsked(), str, "bob"))
        await asyncio.sleep(0)
        gate.set()
        answers = [await one for one in greedy]
        assert sum(one == "done" for one in answers) == MOST_OF_ONE
        refused = {one.reason for one in answers if isinstance(one, SentAway)}
        assert (refused, await other) == ({"too-many"}, "done")
        assert await desk.ask(ShelfAsked(), str, "ann") == "done"
        assert not desk.asking, "who waits for nothing is forgotten"
        desk.stop()

    asyncio.run(told_to_all())


def test_no_stranger_keeps_the_others_from_the_law_and_all_of_them_nobody_with_a_name() -> None:
    async def told_to_all() -> None:
        desk, gate = LawDesk(), asyncio.Event()

        async def slowly(_: bytes) -> bytes:
            await gate.wait()
            return b'+"done"'

        desk.quick.answer = slowly  # type: ignore[method-assign]
        asks = [f"10.0.0.{at}" for at in (1, 2, 3) for _ in range(MOST_WAITING)]
        strangers = [asyncio.create_task(desk.ask_unnamed(ShelfAsked(), str, one)) for one in asks]
        await asyncio.sleep(0)
        ann = asyncio.create_task(desk.ask(ShelfAsked(), str, "ann"))
        await asyncio.sleep(0)
        gate.set()
        answers = [await one for one in strangers]
        answered = [where for where, one in zip(asks, answers, strict=True) if one == "done"]
        assert answered == ["10.0.0.1"] * MOST_OF_ONE + ["10.0.0.2"] * MOST_OF_ONE
        assert len(answered) == MOST_OF_STRANGERS < MOST_WAITING
        assert await ann == "done"
        assert not desk.asking
        desk.stop()

    asyncio.run(told_to_all())
