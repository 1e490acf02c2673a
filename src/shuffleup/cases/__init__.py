"""Cases of the law: running them, proving that clauses matter, and counting what is done."""

from shuffleup.cases.coverage import Count, coverage
from shuffleup.cases.prove import Proof, prove
from shuffleup.cases.runner import Outcome, Result, run_case

__all__ = ["Count", "Outcome", "Proof", "Result", "coverage", "prove", "run_case"]
