"""``/api/hands``: the hands I played, each as I saw it, with the clauses behind every event; links
that show one to whoever has them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from litestar import MediaType, Response
from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from shuffleup.cards.hand_proof import HandProof
from shuffleup.outside_text import sentence
from shuffleup.server.api.account_bodies import DoneAnswer, Strict
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.gate import session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.my_hands.hand_desk import FoundHand, HandDesk, export_of
from shuffleup.server.my_hands.hand_index import BusyError
from shuffleup.server.my_hands.hand_rows import HandRow, HandsSum, HandWanted
from shuffleup.server.my_hands.seen_hands import HandStep

get = partial(litestar_get, responses=REFUSALS, tags=["hands"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["hands"])
delete = partial(litestar_delete, status_code=200, responses=REFUSALS, tags=["hands"])
HandId = Annotated[str, PathParameter(pattern=r"^h[0-9a-f]{20}$", max_length=21)]
Token = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{32}$", max_length=32)]
Form = Annotated[
    Literal["json", "phh", "text", "transcript"],
    QueryParameter(name="as", description="json, or for other programs: phh, text, transcript"),
]
Short = Annotated[str, QueryParameter(max_length=80)]
Instant = Annotated[int, QueryParameter(ge=0, le=253_402_300_799_000)]
Many = Annotated[int, QueryParameter(ge=1, le=200)]
Result = Annotated[Literal["", "won", "lost", "showdown"], QueryParameter()]
NO_SUCH_HAND: Final = SentAway("no-such-hand", "you played no such hand", 404)
NO_SUCH_LINK: Final = SentAway("no-such-link", "no hand is shared by this link", 404)
NO_PROOF: Final = SentAway("no-proof", "there is no proof of such a hand", 404)
TOO_MANY_LINKS: Final = SentAway("too-many-links", "take back some of your links first", 409)
BUSY: Final = SentAway("busy", "too many ask for their hands just now", 503, 2)


class HandListed(Struct, frozen=True):
    """A hand of mine in the list; ``net`` are the chips I won or lost, ``cards`` those I held;
    ``board`` the first board as far as it was dealt."""

    id: str
    place: str
    table: str
    number: int
    game: str
    stakes: str
    at: int
    seat: int
    net: int
    shown: bool
    cards: list[int]
    board: list[int]


class HandsPage(Struct, frozen=True):
    """The latest first; ``more`` are asked for with ``before``, the id of the last one; ``sums``
    are of all that was asked for, and come with the first."""

    hands: list[HandListed]
    more: bool
    sums: list[HandsSum]


class HandAbout(Struct, frozen=True):
    id: str
    place: str
    table: str
    number: int
    game: str
    stakes: str
    at: int


class HandShown(Struct, frozen=True):
    """A hand step by step, as its viewer saw it.

    seat      of the viewer, -1 for none
    players   by seat, their ids; "" for an empty one
    steps     each event as it was told, in words, with its clauses
    clauses   what each of them is called
    """

    about: HandAbout
    rulebook: str
    seat: int
    players: list[str]
    stacks: list[int]
    button: int
    steps: list[HandStep]
    clauses: dict[str, str]
    names: dict[str, str]


class ShareHand(Strict, frozen=True):
    """With whose eyes a link shows it: as I saw it, or as everybody did."""

    eyes: Literal["mine", "everybody"] = "everybody"


class ShareAnswer(Struct, frozen=True):
    """The link's secret part; it is told once."""

    token: str
    path: str


def hands_of(request: HouseRequest) -> HandDesk:
    desk = request.app.state["hand_desk"]
    assert isinstance(desk, HandDesk)
    return desk


@get("/api/hands", summary="The hands I played")
async def my_hands(
    request: HouseRequest,
    place: Short = "",
    table: Short = "",
    game: Short = "",
    since: Instant = 0,
    until: Instant = 0,
    result: Result = "",
    before: Short = "",
    most: Many = 50,
) -> HandsPage:
    who = session_of(request).account.id
    wanted = HandWanted(place, table, game, since, until, result, before, most + 1)
    try:
        found = await hands_of(request).mine(who, wanted)
    except BusyError as error:
        raise SentAwayError(BUSY) from error
    lines = [
        HandListed(
            one.row.id, one.row.place, one.row.table, one.row.number, one.row.game, one.row.stakes,
            one.row.at, one.by.seat, one.by.net, one.by.shown, one.cards.own,
            one.cards.board,
        )
        for one in found.hands[:most]
    ]  # fmt: skip
    return HandsPage(lines, len(found.hands) > most, found.sums)


@get("/api/hands/{id:str}", summary="One of them, as I saw it")
async def my_hand(
    request: HouseRequest, id: HandId, form: Form = "json"
) -> Response[HandShown | str]:
    who = session_of(request).account.id
    try:
        found = await hands_of(request).hand(who, id)
    except BusyError as error:
        raise SentAwayError(BUSY) from error
    if found is None:
        raise SentAwayError(NO_SUCH_HAND)
    return answer(found, form)


@post("/api/hands/{id:str}/share", summary="A link that shows it")
async def share_hand(request: HouseRequest, id: HandId, data: JSONBody[ShareHand]) -> ShareAnswer:
    who = session_of(request).account.id
    at = desk_of(request).clock() * 1000
    token = await hands_of(request).share(who, id, data.eyes, at)
    if token is None:
        raise SentAwayError(NO_SUCH_HAND)
    if not token:
        raise SentAwayError(TOO_MANY_LINKS)
    return ShareAnswer(token, f"/api/shared/{token}")


@delete("/api/hands/{id:str}/share", summary="Take back my links to it")
async def unshare_hand(request: HouseRequest, id: HandId) -> DoneAnswer:
    await hands_of(request).revoke(session_of(request).account.id, id)
    return DoneAnswer()


@get("/api/shared/{token:str}", summary="The hand of a link")
async def shared_hand(
    request: HouseRequest, token: Token, form: Form = "json"
) -> Response[HandShown | str]:
    try:
        found = await hands_of(request).shared(token)
    except BusyError as error:
        raise SentAwayError(BUSY) from error
    if found is None:
        raise SentAwayError(NO_SUCH_LINK)
    return answer(found[0], form)


@get("/api/hands/{id:str}/proof", summary="The proof of its shuffle, for my eyes")
async def my_proof(request: HouseRequest, id: HandId) -> HandProof:
    who = session_of(request).account.id
    try:
        found = await hands_of(request).proof(who, id)
    except BusyError as error:
        raise SentAwayError(BUSY) from error
    if found is None:
        raise SentAwayError(NO_PROOF)
    return found


@get("/api/shared/{token:str}/proof", summary="The proof of its shuffle, with the link's eyes")
async def shared_proof(request: HouseRequest, token: Token) -> HandProof:
    try:
        found = await hands_of(request).shared_proof(token)
    except BusyError as error:
        raise SentAwayError(BUSY) from error
    if found is None:
        raise SentAwayError(NO_PROOF)
    return found


def answer(found: FoundHand, form: str) -> Response[HandShown | str]:
    if form == "json":
        return Response(hand_shown(found), media_type=MediaType.JSON)
    try:
        text = export_of(found, form)
    except ValueError as error:
        says = sentence(f"not as {form}: {error}", 300)
        raise SentAwayError(SentAway("not-this-way", says, 409)) from error
    return Response(text, media_type=MediaType.TEXT)


def hand_shown(found: FoundHand) -> HandShown:
    seen, hand = found.seen, found.seen.hand
    ids = {one.seat: one.player for one in found.row.played}
    return HandShown(
        about=about(found.row),
        rulebook=seen.rulebook,
        seat=seen.seat,
        players=[ids.get(at, "") for at in range(len(hand.setup.stacks))],
        stacks=list(hand.setup.stacks),
        button=hand.setup.button,
        steps=seen.steps,
        clauses=found.titles,
        names=found.names,
    )


def about(row: HandRow) -> HandAbout:
    return HandAbout(row.id, row.place, row.table, row.number, row.game, row.stakes, row.at)


HAND_HANDLERS: Final[list[BaseRouteHandler]] = [
    my_hands, my_hand, my_proof, share_hand, unshare_hand, shared_hand, shared_proof,
]  # fmt: skip
