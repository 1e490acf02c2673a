"""What all tests share: the `slow` mark, how hard hypothesis tries, the real hand histories."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.durations import ACCEPTED, Durations, name_of, read_times, slow_ones
from tests.postgres_server import postgres as postgres

# What houses note of themselves on this machine is the tests' own, in their processes too.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="shuffleup-state-")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

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
    config.pluginmanager.register(Durations())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what took long in the run that was accepted last."""
    slow = slow_ones(read_times(ACCEPTED))
    for item in items:
        if name_of(item.nodeid) in slow:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def phh_folder() -> Path:
    """Real hand histories in PHH, a folder beside the repo; without it these tests are skipped."""
    folder = ROOT.parent / "shared" / "phh"
    if not folder.is_dir():
        pytest.skip("no ../shared/phh beside the repo: tests of real hand histories skipped")
    return folder
