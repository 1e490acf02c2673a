"""What is counted, for Prometheus: in a registry of the house's own, never with anybody's name.

Labels are routes, methods and outcomes: a bounded number of them, and nothing a client can make up.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Measures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "shuffleup_requests", "Requests answered.", ("method", "route", "status"),
            registry=self.registry,
        )  # fmt: skip
        self.seconds = Histogram(
            "shuffleup_request_seconds", "Time to an answer.", ("route",), registry=self.registry
        )
        self.entries = Counter(
            "shuffleup_entries", "People who came in, or did not.", ("door", "outcome"),
            registry=self.registry,
        )  # fmt: skip
        self.stopping = Gauge(
            "shuffleup_stopping", "1 while the house is stopping.", registry=self.registry
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        method = method if method in METHODS else "other"
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def entry(self, door: str, outcome: str) -> None:
        self.entries.labels(door, outcome).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
