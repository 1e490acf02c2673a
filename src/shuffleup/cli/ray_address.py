"""Where a Ray cluster is, and whether it answers there.

Asked before Ray is: it would try for half a minute and more, say little of what was wrong, and in
some cases end the whole process.
"""

from __future__ import annotations

import os
import socket
from typing import Final

from shuffleup.cli.output import UsageError

HERE: Final = "local"  # a cluster that is started for the run
ANY_HERE: Final = "auto"
FROM_OUTSIDE: Final = "ray://"
PATIENCE_SECONDS: Final = 5
NOT_INSTALLED: Final = "--ray needs Ray: pip install 'shuffleup[many]'"

# A small question for each of the two kinds of ports that a cluster has.
OF_MEMBERS: Final = "/ray.rpc.NodeInfoGcsService/GetClusterId"
OF_GUESTS: Final = "/ray.rpc.RayletDriver/ClusterInfo"


def check_address(address: str) -> None:
    """UsageError for what is no address, and for one where no cluster is to be had."""
    if address in (HERE, ANY_HERE):
        return
    host, _, port = address.removeprefix(FROM_OUTSIDE).rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        known = f"{HERE}, {ANY_HERE}, HOST:PORT or {FROM_OUTSIDE}HOST:PORT"
        raise UsageError(f"--ray is {known}, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE_SECONDS).close()
    except OSError as error:
        raise UsageError(f"--ray: nobody answers at {address}: {error}") from error
    if os.environ.get("RAY_USE_TLS", "0").lower() not in ("1", "true"):
        check_cluster(address, f"{host}:{port}")


def check_cluster(address: str, place: str) -> None:
    """Whoever answers is a cluster, by the port of this kind of address, and lets us in."""
    guest = address.startswith(FROM_OUTSIDE)
    said = answer(place, OF_GUESTS if guest else OF_MEMBERS)
    if said in ("UNAVAILABLE", "DEADLINE_EXCEEDED"):
        raise UsageError(f"--ray: what answers at {address} is no Ray cluster")
    if said == "UNAUTHENTICATED" and os.environ.get("RAY_AUTH_MODE") != "token":
        how = "RAY_AUTH_MODE=token, and the token in RAY_AUTH_TOKEN or in Ray's own file"
        raise UsageError(f"--ray: the cluster at {address} asks for its token: {how}")
    if said == "UNIMPLEMENTED" and answer(place, OF_MEMBERS if guest else OF_GUESTS) != said:
        other = place if guest else FROM_OUTSIDE + place
        raise UsageError(f"--ray: the port of {address} is for --ray {other}")


def answer(place: str, question: str) -> str:
    """What gRPC calls the answer: ``OK``, or what was wrong."""
    try:
        import grpc
    except ImportError as error:
        raise UsageError(NOT_INSTALLED) from error
    with grpc.insecure_channel(place) as channel:
        try:
            channel.unary_unary(question)(b"", timeout=PATIENCE_SECONDS)
        except grpc.RpcError as error:
            return str(error.code().name)
    return "OK"
