"""Headers of every answer that tell a browser what our page may do: load its own, and be nobody's
frame."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from shuffleup.server.settings import ServerSettings

POLICY: Final = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
        "font-src 'self'", "connect-src 'self'{sockets}", "manifest-src 'self'",
        "worker-src 'self'", "media-src 'self'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'",
    )
)  # fmt: skip
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


def security_headers(settings: ServerSettings) -> Callable[[Message, Scope], Awaitable[None]]:
    sockets = ""
    if settings.public_address:  # old browsers do not count sockets among what is 'self'
        sockets = " " + settings.public_address.rstrip("/").replace("http", "ws", 1)
    headers = {**ALWAYS, "content-security-policy": POLICY.format(sockets=sockets)}
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"

    async def before_send(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        sent = MutableScopeHeaders.from_message(message)
        for name, value in headers.items():
            sent.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            sent.setdefault("cache-control", "no-store")

    return before_send
