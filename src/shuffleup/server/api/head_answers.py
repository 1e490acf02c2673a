"""The house as an application that answers HEAD as it answers GET, without the body: whoever looks
whether a link is good before they show it asks so."""

from __future__ import annotations

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send


class HouseLitestar(Litestar):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        asked: Scope = {**scope, "method": "GET"}
        await super().__call__(asked, receive, without_body)
