"""Cases of the law: running them, proving that clauses matter, and counting what is done."""

from shuffleup.cases.clauses import Clause, clauses, whole_law
from shuffleup.cases.coverage import Count, coverage
from shuffleup.cases.loose_ends import LawAudit, audit
from shuffleup.cases.prove import Proof, proof, prove
from shuffleup.cases.runner import CaseOutcome, CaseResult, run_case
from shuffleup.cases.values_shown import values_without_case

__all__ = [
    "CaseOutcome",
    "CaseResult",
    "Clause",
    "Count",
    "LawAudit",
    "Proof",
    "audit",
    "clauses",
    "coverage",
    "proof",
    "prove",
    "run_case",
    "values_without_case",
    "whole_law",
]  # fmt: skip
