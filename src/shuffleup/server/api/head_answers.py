"""The house as an application that answers HEAD as it answers GET, without the body: whoever looks
whether a link is good before they show it asks so."""

from __future__ import annotations

from typing import Any

from litestar import Litestar


class HouseLitestar(Litestar):
    # Any: what ASGI calls an application with is the server's, and passed on as it came
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") != "HEAD":
            await super().__call__(scope, receive, send)
            return

        async def without_body(message: dict[str, Any]) -> None:
            is_body = message["type"] == "http.response.body"
            await send({**message, "body": b""} if is_body else message)

        asked: Any = {**scope, "method": "GET"}
        answer: Any = without_body
        await super().__call__(asked, receive, answer)
