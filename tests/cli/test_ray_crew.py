"""``--ray``: a cluster of several nodes gives the same result as one process, whoever of it dies;
what cannot be joined is refused by name."""

from __future__ import annotations

import os
import platform
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import cast

import pytest
from tests.cli.calling import Call
from tests.cli.ray_cluster import RayCluster, ended, small_cluster
from tests.cli.test_sim import sums
from tests.cli.test_structures_tried import changed

from shuffleup.cli.choices import read_game
from shuffleup.cli.output import UsageError
from shuffleup.cli.ray_crew import KNOCKS, join, ray_crew
from shuffleup.cli.shared_options import TableOptions
from shuffleup.cli.sim import make_plan
from shuffleup.sim.crews import Alone
from shuffleup.sim.many_hands import SimulationPlan, SimulationTally, play_some, simulate
from shuffleup.version import __version__

if find_spec("ray") is None:
    pytest.skip("Ray has no wheels for this machine", allow_module_level=True)
SHEET = Path(__file__).resolve().parents[2] / "src" / "shuffleup" / "games" / "holdem.toml"


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with small_cluster() as started:
        yield started


def plan_of(hands: int) -> SimulationPlan:
    return make_plan(read_game("holdem"), TableOptions(bots="tight,random", seed="ray"), hands)


# ---- the same result -------------------------------------------------------------------------


@pytest.mark.slow
def test_a_cluster_adds_up_the_same_with_a_game_and_rules_of_ones_own(
    call: Call, cluster: RayCluster, tmp_path: Path
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(SHEET.read_text("utf-8"), "utf-8")
    words = ("sim", str(own), "--hands", "1507", "--seed", "1", "--rules", "limit-raise-cap 1",
             "--structure", "limit", "--bots", "raiser,tight", "--json")  # fmt: skip
    shared = call(*words, "--ray", cluster.address).json()
    assert shared["jobs"] == 3
    assert sums(shared) == sums(call(*words, "--jobs", "1").json())


@pytest.mark.slow
def test_a_structure_is_tried_by_a_cluster_from_outside(
    call: Call, cluster: RayCluster, tmp_path: Path
) -> None:
    words = ("tournament", "try", changed(tmp_path), "--times", "7", "--seed", "7", "--json")
    assert call(*words, "--ray", cluster.outside).json() == call(*words, "--jobs", "1").json()


class Knocked:
    """A Ray whose cluster lets nobody in until it has been asked so many times."""

    def __init__(self, needs: int) -> None:
        self.needs, self.asked = needs, 0

    def init(self, address: str, **terms: object) -> None:
        self.asked += 1
        if self.asked < self.needs:
            said = "Traceback (most recent call last):\n  …\nRuntimeError: the process has died"
            raise ConnectionAbortedError(f"Initialization failure from server:\n{said}")


def test_whoever_is_not_let_in_from_outside_knocks_again() -> None:
    ray = Knocked(KNOCKS)
    join(cast(ModuleType, ray), "ray://there:10001", "")
    assert ray.asked == KNOCKS


def test_and_gives_up_in_the_end_saying_what_happened_there() -> None:
    ray = Knocked(100)
    with pytest.raises(UsageError, match=r"cannot be joined: RuntimeError: the process has died$"):
        join(cast(ModuleType, ray), "ray://there:10001", "")
    assert ray.asked == KNOCKS


# ---- workers that die ------------------------------------------------------------------------


def noting(folder: Path) -> Callable[[SimulationPlan, range], SimulationTally]:
    """``play_some``, with a note of who begins a piece; whoever is the first to begin one of two
    pieces waits to be killed. It is made here so that it travels whole: workers have no tests."""

    def played(plan: SimulationPlan, numbers: range) -> SimulationTally:
        first = not list(folder.glob(f"{numbers.start}-*"))
        (folder / f"{numbers.start}-{os.getpid()}").touch()
        if first and numbers.start in (400, 800):
            time.sleep(120)
        return play_some(plan, numbers)

    return played


def kill_who_waits(folder: Path, killed: list[int]) -> None:
    """As soon as they have begun."""
    ends = time.monotonic() + 60
    for piece in (400, 800):
        while time.monotonic() < ends and not list(folder.glob(f"{piece}-*")):
            time.sleep(0.02)
        for note in folder.glob(f"{piece}-*"):
            killed.append(int(note.name.partition("-")[2]))
            os.kill(killed[-1], signal.SIGKILL)


@pytest.mark.slow
def test_killed_workers_lose_nothing(
    cluster: RayCluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan, killed = plan_of(1_200), list[int]()
    monkeypatch.setattr("shuffleup.sim.many_hands.CHUNK", 40)
    alone = simulate(plan, Alone(), lambda hands: None)
    monkeypatch.setattr("shuffleup.sim.many_hands.play_some", noting(tmp_path))
    killer = Thread(target=kill_who_waits, args=(tmp_path, killed))
    with ray_crew(cluster.address) as crew:
        killer.start()
        assert simulate(plan, crew, lambda hands: None) == alone
    killer.join()
    assert len(killed) == 2
    begun = Counter(note.name.partition("-")[0] for note in tmp_path.iterdir())
    assert begun["400"] == begun["800"] == 2
    assert capsys.readouterr().out == ""  # which is for the result, also where it is JSON


# ---- what is refused -------------------------------------------------------------------------


@pytest.mark.slow
def test_a_worker_of_another_version_refuses_its_piece(
    call: Call, cluster: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("sim", "--hands", "20", "--ray", cluster.address)
    monkeypatch.setattr("shuffleup.cli.ray_crew.__version__", "9.9")
    answer = call(*words)
    assert answer.code == 2
    told = f"the worker on {platform.node()} has shuffleup {__version__}, and this is shuffleup 9.9"
    assert told in answer.err
    monkeypatch.undo()
    monkeypatch.setattr("shuffleup.cli.ray_crew.program_digest", lambda: "another")
    assert f"has shuffleup {__version__} of another make" in call(*words).err


@pytest.mark.slow
def test_a_mistake_of_a_bot_is_told_as_in_one_process(
    call: Call, cluster: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sulking.py").write_text(
        "class Sulker:\n    def decide(self, view):\n        raise KeyError('sulks')\n"
    )
    monkeypatch.chdir(tmp_path)  # a module in the folder one is in is found by workers here
    monkeypatch.setattr("sys.path", ["", *sys.path])
    words = ("sim", "--hands", "1200", "--bots", "caller,sulking:Sulker", "--seed", "1")
    shared, alone = (call(*words, *how) for how in (("--ray", cluster.address), ("--jobs", "1")))
    assert shared == alone
    assert shared.code == 2
    assert "sulking:Sulker failed: KeyError: 'sulks'" in shared.err


def test_without_ray_it_is_said_what_to_install(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = call("sim", "--hands", "5", "--ray", "local")
    assert answer.code == 2
    assert "--ray needs Ray: pip install 'shuffleup[many]'" in answer.err


@pytest.mark.parametrize("address", ["nonsense", "host:", ":6379", "ray://host", "host:99999", ""])
def test_what_is_no_address_is_refused(call: Call, address: str) -> None:
    answer = call("tournament", "try", "--times", "1", "--ray", address)
    assert answer.code == 2
    assert f"--ray is local, auto, HOST:PORT or ray://HOST:PORT, not {address!r}" in answer.err


def test_processes_and_a_cluster_do_not_go_together(call: Call) -> None:
    for words in (("sim",), ("tournament", "try")):
        answer = call(*words, "--ray", "local", "--jobs", "2")
        assert answer.code == 2
        assert "--jobs does not go with --ray: a cluster has its own processors" in answer.err


@pytest.mark.parametrize("before", ["", "ray://"])
def test_an_address_where_nobody_answers_is_refused_by_name(call: Call, before: str) -> None:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))  # and does not listen
        address = f"{before}127.0.0.1:{place.getsockname()[1]}"
        answer = call("sim", "--hands", "5", "--ray", address)
    assert answer.code == 2
    assert f"--ray: nobody answers at {address}: " in answer.err


@pytest.mark.parametrize("before", ["", "ray://"])
def test_whoever_answers_and_is_no_cluster_is_refused_by_name(call: Call, before: str) -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        serving = Thread(target=other.serve_forever, kwargs={"poll_interval": 0.01})
        serving.start()
        address = f"{before}127.0.0.1:{other.server_port}"
        answer = call("sim", "--hands", "5", "--ray", address)
        other.shutdown()
        serving.join()
    assert answer.code == 2
    assert f"--ray: what answers at {address} is no Ray cluster" in answer.err


@pytest.mark.slow
def test_the_wrong_port_of_a_cluster_and_a_token_that_is_asked_for_are_told(
    call: Call, cluster: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside, outside = cluster.address, cluster.outside
    swapped = call("sim", "--hands", "5", "--ray", f"ray://{inside}").err
    assert f"the port of ray://{inside} is for --ray {inside}" in swapped
    swapped = call("sim", "--hands", "5", "--ray", outside.removeprefix("ray://")).err
    assert f"is for --ray {outside}" in swapped
    monkeypatch.delenv("RAY_AUTH_MODE")
    for address in (inside, outside):
        answer = call("sim", "--hands", "5", "--ray", address)
        assert answer.code == 2
        assert f"the cluster at {address} asks for its token" in answer.err


# ---- the end of the second node --------------------------------------------------------------


@pytest.mark.slow
def test_a_machine_that_is_gone_loses_nothing(
    cluster: RayCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last test that has the second node."""
    plan = plan_of(1_200)

    def power_off(hands: int) -> None:
        if cluster.second.poll() is None:
            ended(cluster.second)

    monkeypatch.setattr("shuffleup.sim.many_hands.CHUNK", 40)
    with ray_crew(cluster.address) as crew:
        assert crew.places == 3
        tally = simulate(plan, crew, power_off)
    assert cluster.second.poll() is not None
    assert tally == simulate(plan, Alone(), lambda hands: None)
