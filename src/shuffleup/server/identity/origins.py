"""Where a request comes from: the site that sends it, the address behind it, and its CSRF token.

A browser says in ``Origin`` which site's page asks. ``same_origin(headers, settings)`` is asked
before a socket is opened and before anything is changed over HTTP; a program that is no browser
sends none. A house without a public address goes by numbers and ``localhost`` alone, so that no
name somebody else owns can be pointed at it.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from shuffleup.server.identity.sessions import LoginSession
from shuffleup.server.settings import ServerSettings, is_address

CSRF_HEADER: Final = "x-shuffleup-csrf"
SESSION: Final = "shuffleup_session"
DEVICE: Final = "shuffleup_device"
ANY_TOKEN: Final = "none"  # what a page says before anybody is logged in
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
Site = tuple[str, str, int]


def cookie_name(name: str, settings: ServerSettings) -> str:
    """Behind TLS a browser itself sees to it that no other host and no plain HTTP sets a cookie of
    this name."""
    return f"__Host-{name}" if settings.secure else name


def same_origin(headers: Mapping[str, str], settings: ServerSettings) -> bool:
    """Whether a request is from our own page, or from no page at all. Keys are in lower case, or
    the mapping does not mind."""
    if not known_host(headers, settings):
        return False
    fetched = headers.get("sec-fetch-site", "same-origin")
    if fetched not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or site(origin) in our_sites(headers, settings)


def known_host(headers: Mapping[str, str], settings: ServerSettings) -> bool:
    """Whether ``Host`` is one of ours: the public address, this machine, or a bare number."""
    host = site(f"http://{headers.get('host', '')}")
    if host is None:
        return False
    public = site(settings.public_address)
    ours = {"localhost", settings.host} | ({public[1]} if public else set())
    return host[1] in ours or is_address(host[1])


def our_sites(headers: Mapping[str, str], settings: ServerSettings) -> set[Site | None]:
    """The public address if there is one, and what the request itself calls us: but by the name of
    the public address nothing else is ours, neither another port nor, where that has TLS, a page
    without it."""
    own, public = site(f"http://{headers.get('host', '')}"), site(settings.public_address)
    if public is None:
        return {own} - {None}
    if own is not None and own[1] == public[1]:
        return {public}
    return {
        public,
        own,
        site(f"https://{headers.get('host', '')}") if settings.secure else None,
    } - {None}


def site(address: str) -> Site | None:
    """(scheme, host, port) of an address; None if it is none, as ``null`` is."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or DEFAULT_PORTS[parts.scheme]


def right_token(headers: Mapping[str, str], session: LoginSession | None) -> bool:
    """Whether a request that changes something says the token of its session. Without a session any
    will do: no other site's page can send this header to us at all."""
    said = headers.get(CSRF_HEADER, "")
    if session is None:
        return bool(said)
    return hmac.compare_digest(said.encode(), session.csrf.encode())


def address_behind(peer: str, headers: Mapping[str, str], settings: ServerSettings) -> str:
    """The address a request comes from; a proxy's word is taken only from the one that is trusted,
    and of that only the last, which it has written itself."""
    if settings.trusted_proxy and peer == settings.trusted_proxy:
        last = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        return last if is_address(last) else peer
    return peer
