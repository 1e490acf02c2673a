"""``/api/games``: private games. Whoever has an account opens one, and sends its link."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import delete as litestar_delete
from litestar import get as litestar_get
from litestar import post as litestar_post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from shuffleup.server.api.account_bodies import CodeAnswer, DoneAnswer, UseCode
from shuffleup.server.api.account_handlers import desk_of
from shuffleup.server.api.gate import ask_again, caller_of, session_of
from shuffleup.server.api.http_answers import REFUSALS, HouseRequest, SentAwayError, told
from shuffleup.server.home_games.opening_home_games import (
    HomeGame,
    HomeGameError,
    open_home_game,
)
from shuffleup.server.home_games.told_by_code import InvitationShown, invitation
from shuffleup.server.house_places.register import PlaceOpened
from shuffleup.server.identity import codes
from shuffleup.server.identity.codes import CodeTerms
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.law_desk.law_answers import HouseRead
from shuffleup.server.law_desk.law_questions_asked import HouseDraft
from shuffleup.server.running_house import RunningHouse

get = partial(litestar_get, responses=REFUSALS, tags=["games"])
delete = partial(litestar_delete, status_code=200, responses=REFUSALS, tags=["games"])
post = partial(litestar_post, status_code=200, responses=REFUSALS, tags=["games"])
GameCode = Annotated[str, Parameter(pattern=r"^[a-z0-9]{10}$", max_length=10)]
LINK_USES: Final = 50
LINK_SECONDS: Final = 30 * 86_400
NO_SUCH_GAME: Final = SentAway("no-such-game", "there is no such game, or not for you", 404)


class GameShown(Struct, frozen=True):
    """A private game; ``code`` is the code of its link, known when it is made. ``closing``: it ends
    when the hand is over."""

    place: str
    title: str
    host: str
    mine: bool
    tables: list[str]
    code: str = ""
    closing: bool = False


def running_of(request: HouseRequest) -> RunningHouse:
    running = request.app.state.house
    assert isinstance(running, RunningHouse)
    return running


def shown(running: RunningHouse, opened: PlaceOpened, who: str, code: str = "") -> GameShown:
    tables = list(running.house.places[opened.place].tables)
    host = running.desk.names.name(opened.host)
    closing = opened.place in running.wishes.games.wanted
    return GameShown(opened.place, opened.title, host, opened.host == who, tables, code, closing)


@post("/api/games", summary="Open a private game")
async def open_game(request: HouseRequest, data: JSONBody[HomeGame]) -> GameShown:
    account, running, desk = session_of(request).account, running_of(request), desk_of(request)
    if data.rules:
        await see_rules(running, data.rules, account.id)
        ask_again(request, desk)
    try:
        opened = open_home_game(running.house, running.books, data, account.id)
    except HomeGameError as error:
        raise SentAwayError(SentAway("cannot-be-opened", str(error), 400)) from error
    await codes.let_in(desk, account.id, opened.place)
    code = await link_of(request, opened)
    await running.kept()
    return shown(running, opened, account.id, code)


async def see_rules(running: RunningHouse, text: str, who: str) -> None:
    """House rules that somebody brings are read in a process of the law first: what cannot be read,
    or takes too long or too much memory, never comes into the house's own."""
    read = told(await running.law.ask(HouseDraft(name="house", text=text), HouseRead, who))
    if read.mistakes:
        wrong = read.mistakes[0]
        says = f"{wrong.rule}: {wrong.says}" if wrong.rule else wrong.says
        raise SentAwayError(SentAway("cannot-be-opened", f"your rules: {says}", 400))


async def link_of(request: HouseRequest, opened: PlaceOpened) -> str:
    """A new code that lets people into a game."""
    desk, by = desk_of(request), session_of(request).account
    expires = desk.clock() + LINK_SECONDS
    terms = CodeTerms(opened.title, opened.place, True, LINK_USES, expires, by.id)
    return (await codes.make_code(desk, terms)).code


@get("/api/games", summary="The private games I may see")
async def my_games(request: HouseRequest) -> list[GameShown]:
    account, running = session_of(request).account, running_of(request)
    let_in = await codes.places_open_to(desk_of(request), account.id)
    games = [one for one in running.house.register.values() if one.kind == "game"]
    return [
        shown(running, one, account.id)
        for one in games
        if one.host == account.id
        or (one.place in let_in and not running.doors.is_kept_out(one.place, account.id))
    ]


def my_game(request: HouseRequest, code: str) -> PlaceOpened:
    """The private game of whoever asks; of anybody else's they are not even told that it is."""
    opened = running_of(request).house.register.get(f"game/{code}")
    if opened is None or opened.host != session_of(request).account.id:
        raise SentAwayError(NO_SUCH_GAME)
    return opened


@post("/api/games/{code:str}/link", summary="A new link to my game")
async def new_link(request: HouseRequest, code: GameCode) -> CodeAnswer:
    opened = my_game(request, code)
    made = await link_of(request, opened)
    return CodeAnswer(made, "", opened.place, LINK_USES, desk_of(request).clock() + LINK_SECONDS)


@delete("/api/games/{code:str}/link", summary="End every link to my game; who is in stays")
async def end_link(request: HouseRequest, code: GameCode) -> DoneAnswer:
    opened = my_game(request, code)
    running_of(request).links.end(opened.place, opened.host)
    return DoneAnswer()


@post("/api/games/invitation", summary="What a code invites to, before it is used")
async def invitation_told(request: HouseRequest, data: JSONBody[UseCode]) -> InvitationShown:
    running, desk = running_of(request), desk_of(request)
    terms = told(await codes.look_at(desk, data.code, caller_of(request).address))
    return invitation(running.house, desk.names, terms, desk.clock())


GAME_HANDLERS: Final[list[BaseRouteHandler]] = [
    open_game, my_games, new_link, end_link, invitation_told,
]  # fmt: skip
