"""Which job answers which question: ``done`` takes a question in JSON and gives its answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import json

from shuffleup.cases.clauses import whole_law
from shuffleup.server.law_desk.asking_jobs import floor_answer, kinds
from shuffleup.server.law_desk.case_jobs import case_run
from shuffleup.server.law_desk.house_jobs import house_read, house_tried
from shuffleup.server.law_desk.law_questions_asked import (
    AnyLawAsked,
    CaseAsked,
    ContentsAsked,
    CoverageAsked,
    FloorAsked,
    HouseDraft,
    HouseTried,
    KindsAsked,
    PaperAsked,
    PointsAsked,
    SearchAsked,
    ShelfAsked,
    WholeClauseAsked,
)
from shuffleup.server.law_desk.reading_jobs import (
    contents,
    coverage_shown,
    points,
    search,
    shelf,
    whole_clause,
)
from shuffleup.server.law_desk.trainer_jobs import paper

DECODER: Final = json.Decoder(AnyLawAsked)
# Each job takes the question it stands beside and no other.
JOBS: Final[dict[type, Callable[..., object]]] = {
    ShelfAsked: shelf,
    ContentsAsked: contents,
    SearchAsked: search,
    WholeClauseAsked: whole_clause,
    CaseAsked: case_run,
    PointsAsked: points,
    CoverageAsked: coverage_shown,
    KindsAsked: kinds,
    FloorAsked: floor_answer,
    PaperAsked: paper,
    HouseDraft: house_read,
    HouseTried: house_tried,
}


def make_ready() -> None:
    """Read the law and what kinds are found by, which takes a moment and counts for no question."""
    whole_law()
    kinds(KindsAsked("string bet"))


def done(asked: bytes) -> bytes:
    question = DECODER.decode(asked)
    return json.encode(JOBS[type(question)](question))
