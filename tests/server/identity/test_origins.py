"""Whose page may change something: the public address and nothing else that has its name."""

from __future__ import annotations

import pytest

from shuffleup.server.identity.origins import same_origin
from shuffleup.server.settings import ServerSettings

BEHIND_TLS = ServerSettings(
    public_address="https://poker.example.org:9443", trusted_proxy="127.0.0.1"
)


@pytest.mark.parametrize("host", ["poker.example.org", "poker.example.org:9443"])
@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("https://poker.example.org:9443", True),
        ("https://poker.example.org", False),
        ("https://poker.example.org:8443", False),
        ("http://poker.example.org", False),
        ("http://poker.example.org:9443", False),
        ("https://evil.example:9443", False),
    ],
)
def test_only_the_public_address_itself_is_ours(host: str, origin: str, ours: bool) -> None:
    """A proxy may pass the name on without its port, and others live at that name too."""
    assert same_origin({"host": host, "origin": origin}, BEHIND_TLS) is ours


def test_a_house_is_still_reached_by_its_number() -> None:
    by_number = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}
    assert same_origin(by_number, BEHIND_TLS)
    assert same_origin(by_number, ServerSettings())
    assert not same_origin({**by_number, "origin": "http://127.0.0.1:9000"}, ServerSettings())
