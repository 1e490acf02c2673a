"""A small Ray cluster for tests: a head and a second node, as if on two machines, each with worker
processes of its own; all of it on this machine and gone afterwards."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory
from typing import NamedTuple

STORE_BYTES = 80 << 20
PATIENCE_SECONDS = 90


class RayCluster(NamedTuple):
    address: str  # for a machine that belongs to it
    outside: str  # for one that does not
    second: subprocess.Popen[bytes]  # the node that can be spared


def set_manners() -> None:
    """For this process and the cluster alike. They stay: Ray reads them once, when it is
    imported, and whatever else of it runs in this process has to have the same token."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def free_ports(count: int) -> list[int]:
    places = [socket.socket() for _ in range(count)]
    for place in places:
        place.bind(("127.0.0.1", 0))
    ports = [place.getsockname()[1] for place in places]
    for place in places:
        place.close()
    return ports


def node(*words: str) -> subprocess.Popen[bytes]:
    """A node in a session of its own, so that all of it can be ended; and as docs/simulate.md
    advises, so that no guest's process dies as it is forked, which costs them 40 seconds."""
    return subprocess.Popen(
        [
            sys.executable, "-m", "ray.scripts.scripts", "start", "--block",
            f"--object-store-memory={STORE_BYTES}", *words,
        ],
        env=os.environ | {"GRPC_ENABLE_FORK_SUPPORT": "0"},
        start_new_session=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def ended(node: subprocess.Popen[bytes]) -> None:
    """All of a node at once, as if its machine had lost its power."""
    with suppress(ProcessLookupError):
        os.killpg(node.pid, signal.SIGKILL)
    node.wait(PATIENCE_SECONDS)


@contextmanager
def small_cluster() -> Iterator[RayCluster]:
    """Three processors over two nodes."""
    set_manners()
    port, outside = free_ports(2)
    address = f"127.0.0.1:{port}"
    with TemporaryDirectory(prefix="r", dir="/tmp", ignore_cleanup_errors=True) as folder:
        nodes = [
            node(
                "--head", f"--port={port}", f"--ray-client-server-port={outside}", "--num-cpus=2",
                "--include-dashboard=false", f"--temp-dir={folder}",
            )
        ]  # fmt: skip
        try:
            wait_for(nodes[0], address, 1)
            nodes.append(node(f"--address={address}", "--num-cpus=1"))
            wait_for(nodes[1], address, 2)
            yield RayCluster(address, f"ray://127.0.0.1:{outside}", nodes[1])
        finally:
            for each in reversed(nodes):
                ended(each)


def wait_for(node: subprocess.Popen[bytes], address: str, count: int) -> None:
    """Until the cluster has so many nodes."""
    from ray._raylet import GcsClient  # what `ray status` asks

    ends = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < ends and node.poll() is None:
        with suppress(Exception):
            if len(GcsClient(address=address).get_all_node_info()) >= count:
                return
        time.sleep(0.3)
    raise AssertionError(f"no node of Ray came up: {node.poll()}")
