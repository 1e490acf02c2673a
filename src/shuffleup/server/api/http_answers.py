"""What the house says when it does not do what was asked: one form of JSON, never a traceback.

``told(value)`` passes a value on and stops at a ``SentAway``. Whatever goes wrong unforeseen is
logged by its kind and place, without its message: that might hold a hidden card.
"""

from __future__ import annotations

import re
from traceback import extract_tb, walk_tb
from typing import Final, TypeVar

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.serialization import decode_json
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from shuffleup.outside_text import sentence
from shuffleup.server.api.bounds_in_words import in_words
from shuffleup.server.house_places.poker_house import NOT_KEPT, UNKEPT, NotKeptError
from shuffleup.server.identity.identity_sql import DatabaseDownError
from shuffleup.server.identity.sent_away import SentAway

T = TypeVar("T")
HouseRequest = Request[None, None, State]


class RefusedWhy(Struct, frozen=True):
    """A reason in one word, a sentence for people, and the clauses of the book if any."""

    reason: str
    says: str
    clauses: tuple[str, ...] = ()


class RefusedAnswer(Struct, frozen=True):
    refused: RefusedWhy


class SentAwayError(Exception):
    """Carries a ``SentAway`` out of a handler."""

    def __init__(self, why: SentAway) -> None:
        super().__init__(why.reason)
        self.why = why


BROKEN_OFF: Final = "client disconnected prematurely"  # as Litestar says it, with a 500
LEFT_OUT: Final = re.compile(r"Missing required \w+ parameter '(\w+)'")
# What every handler may answer, for the OpenAPI document.
MEANINGS: Final = {
    400: "not what can be asked",
    401: "not logged in, or a wrong password",
    403: "not for you, not from there, or not without its CSRF token",
    404: "not there",
    405: "not with this method",
    409: "not as things are",
    413: "too much at once",
    415: "not JSON",
    429: "too often",
    503: "the house cannot just now",
}
REFUSALS: Final = {
    status: ResponseSpec(RefusedAnswer, description=says, generate_examples=False)
    for status, says in MEANINGS.items()
}
REASONS: Final = {
    400: "not-understood", 401: "not-logged-in", 403: "not-your-part", 404: "not-there",
    405: "not-this-way", 413: "too-much", 415: "not-json", 429: "too-many-attempts",
}  # fmt: skip


def told(value: T | SentAway) -> T:
    if isinstance(value, SentAway):
        raise SentAwayError(value)
    return value


def refusal(why: SentAway) -> Response[RefusedAnswer]:
    headers = {"Retry-After": str(why.seconds)} if why.seconds else {}
    body = RefusedAnswer(RefusedWhy(why.reason, why.says, why.clauses))
    return Response(body, status_code=why.status, headers=headers)


def sent_away(_: HouseRequest, error: SentAwayError) -> Response[RefusedAnswer]:
    return refusal(error.why)


def by_http(_: HouseRequest, error: HTTPException) -> Response[RefusedAnswer]:
    """What the framework refuses: a body that is not as declared, a method, an address."""
    status = error.status_code
    if error.detail == BROKEN_OFF:  # nobody reads this answer, but the log does
        return refusal(SentAway("broken-off", "the request ended before all of it was there", 400))
    if status >= 500:
        return refusal(SentAway("not-now", "the house cannot do that just now", 500))
    says = MEANINGS.get(status, "that cannot be asked")
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [in_words(str(one.get("key", "")), str(one.get("message"))) for one in extra if one]
    if wrong:
        says = sentence("; ".join(wrong))
    elif missing := LEFT_OUT.match(error.detail):
        says = f"{missing[1]} has to be said"
    elif status == 400:
        says = "the body is not JSON as declared"
    return refusal(SentAway(REASONS.get(status, "refused"), says, status))


def database_down(_: HouseRequest, error: DatabaseDownError) -> Response[RefusedAnswer]:
    structlog.get_logger().error("database down", kind=str(error))
    return refusal(SentAway("not-now", "the house cannot write anything down just now", 503, 5))


def not_kept(_: HouseRequest, error: NotKeptError) -> Response[RefusedAnswer]:
    return refusal(SentAway(UNKEPT, NOT_KEPT, 503, 5))


def too_deep(_: HouseRequest, error: RecursionError) -> Response[RefusedAnswer]:
    return refusal(SentAway("not-understood", "the body is nested too deeply", 400))


def not_text(request: HouseRequest, error: UnicodeDecodeError) -> Response[RefusedAnswer]:
    """A body that is no UTF-8; what cannot be read anywhere else is a fault of ours."""
    reading = [frame.f_code for frame, _ in walk_tb(error.__traceback__)]
    if decode_json.__code__ in reading:
        return refusal(SentAway("not-understood", "the body is not JSON as declared", 400))
    return unforeseen(request, error)


def unforeseen(request: HouseRequest, error: Exception) -> Response[RefusedAnswer]:
    places = [f"{frame.filename}:{frame.lineno}" for frame in extract_tb(error.__traceback__)]
    structlog.get_logger().error(
        "unforeseen", kind=type(error).__name__, route=request.scope.get("path_template", ""),
        places=places[-8:],
    )  # fmt: skip
    return refusal(SentAway("not-now", "something went wrong in the house, and was noted", 500))


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    SentAwayError: sent_away,
    HTTPException: by_http,
    DatabaseDownError: database_down,
    NotKeptError: not_kept,
    RecursionError: too_deep,
    UnicodeDecodeError: not_text,
    Exception: unforeseen,
}
