"""What the law claims and nothing shows: unproved clauses, cases that never turn red, clauses not
cited where they decide, loose ends.

``audit(clauses)`` tries every running clause and looks for procedures that no clause claims and
points that no code reads. ``LawAudit.clean`` says whether nothing is left to mend.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from shuffleup.cases.clauses import Clause, whole_law
from shuffleup.cases.honesty import invented_examples, is_repeat, misclassed, proof_of_repeat
from shuffleup.cases.point_uses import PointUse, uses_in_the_product
from shuffleup.cases.prove import Proof, proof
from shuffleup.cases.uncited import uncited
from shuffleup.law.loading import COMMON
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rules import POINTS


class NeverRed(Struct, frozen=True):
    """A case that is true with or without its clause. A printed example may stay, to be seen."""

    rule: str
    case: str
    kept: bool


class LawAudit(Struct, frozen=True):
    """Everything found; ``unread_points`` is None where there are no sources to look in."""

    proofs: tuple[Proof, ...]
    hollow_cases: tuple[NeverRed, ...]
    without_case: tuple[str, ...]
    unclaimed_procedures: tuple[str, ...]
    unread_points: tuple[str, ...] | None
    uncited: tuple[str, ...] = ()  # clauses that are not cited where they decide
    repeats: tuple[Proof, ...] = ()
    misclassed: tuple[str, ...] = ()
    invented_examples: tuple[str, ...] = ()

    @property
    def unproved(self) -> list[Proof]:
        return [proof for proof in (*self.proofs, *self.repeats) if not proof.proved]

    @property
    def clean(self) -> bool:
        hollow = any(not case.kept for case in self.hollow_cases)
        loose = self.without_case or self.unclaimed_procedures or self.unread_points
        dishonest = self.misclassed or self.invented_examples or self.uncited
        return not (self.unproved or hollow or loose or dishonest)


def audit(clauses: Iterable[Clause]) -> LawAudit:
    """Try these clauses; the procedures and points are those of the whole law all the same."""
    clauses = list(clauses)
    running = [clause for clause in clauses if must_be_proved(clause)]
    return LawAudit(
        proofs=tuple(proof(clause) for clause in running),
        hollow_cases=tuple(case for clause in running for case in never_red(clause)),
        without_case=tuple(clause.rule.id for clause in running if not clause.cases),
        unclaimed_procedures=unclaimed_procedures(whole_law().values()),
        unread_points=unread_points(uses_in_the_product()),
        uncited=uncited(running),
        repeats=tuple(proof_of_repeat(clause) for clause in clauses if is_repeat(clause)),
        misclassed=misclassed(clauses),
        invented_examples=invented_examples(clauses),
    )


def must_be_proved(clause: Clause) -> bool:
    """Whatever runs. Common practice needs no case, but a case that it has must prove it."""
    return clause.rule.running and (clause.book != COMMON or bool(clause.cases))


def never_red(clause: Clause) -> list[NeverRed]:
    tried = proof(clause)
    return [
        NeverRed(clause.rule.id, case.name, tried.proved and case.example > 0)
        for case in clause.cases
        if case.name in tried.never_red
    ]


def unclaimed_procedures(clauses: Iterable[Clause]) -> tuple[str, ...]:
    """Procedures that no clause names as carrying it out."""
    claimed = {name for clause in clauses for name in clause.rule.by}
    return tuple(name for name in PROCEDURES if name not in claimed)


def unread_points(uses: Mapping[str, PointUse] | None) -> tuple[str, ...] | None:
    """Points that nothing outside the law reads: no code, and no game's sheet by name. None where
    there is no source code."""
    if uses is None:
        return None
    return tuple(str(point) for point in POINTS if not uses[point].read_by)
