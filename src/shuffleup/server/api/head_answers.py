"""The house as an application that answers HEAD as it answers GET, without the body: whoever looks
whether a link is good before they show it asks so."""

from __future__ import annotations

from typing import cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import (
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)


class HouseLitestar(Litestar):
    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        asked = cast(HTTPScope, scope)
        if scope["type"] != ScopeType.HTTP or asked["method"] != "HEAD":
            await super().__call__(scope, receive, send)
            return
        tell = cast(Send, send)

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await tell(message)

        await super().__call__({**asked, "method": "GET"}, receive, without_body)
