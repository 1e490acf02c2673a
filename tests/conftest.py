"""What all tests share: the `slow` mark, how hard hypothesis tries, the real hand histories."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.postgres_server import postgres as postgres

ROOT = Path(__file__).resolve().parent.parent

# `make test` is thorough; `make properties` (HYPOTHESIS_PROFILE=full) tries much harder.
# Under CI the examples are the same on every run.
settings.register_profile(
    "quick",
    max_examples=15,
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=30)
settings.register_profile("full", settings.get_profile("quick"), max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes seconds; `make quick` leaves it out")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what took long when it was measured last (scripts/slow_tests.py)."""
    listed = set((ROOT / "tests" / "slow_tests.txt").read_text("utf-8").split())
    for item in items:
        file, *classes, name = item.nodeid.split("::")
        place = ".".join([file.removesuffix(".py").replace("/", "."), *classes])
        if f"{place}::{name.partition('[')[0]}" in listed:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def phh_folder() -> Path:
    """Real hand histories in PHH, a folder beside the repo; without it these tests are skipped."""
    folder = ROOT.parent / "shared" / "phh"
    if not folder.is_dir():
        pytest.skip("no ../shared/phh beside the repo: tests of real hand histories skipped")
    return folder
