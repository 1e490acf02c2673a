"""A small typed client of a house: log in, watch, act.

``HouseClient.enter(address, …)`` gives a client that is logged in and connected. It keeps the
latest frame of everything it watches (``tables``, ``places``) and hands all that comes to whoever
waits in ``next`` or ``until``. ``do`` sends a command under a key of its own and waits for the
answer; a lost connection is taken up again where it was, and what was on its way is sent again
under the same key, so that it is done once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, TypeVar

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from shuffleup.client import messages as m
from shuffleup.log.codec import ENCODER, decode
from shuffleup.table.viewing.pictures import TableView

CSRF: Final = "x-shuffleup-csrf"
NOBODY_YET: Final = "none"  # what is said for a token before anybody is logged in
FINAL_CODES: Final = frozenset({4001, 4002})  # coming back would change nothing
NOT_LOGGED_IN: Final = 403  # the same before there is a socket that could be closed
PATIENCE: Final = 60.0  # seconds in which we try to come back
LONGEST_PAUSE: Final = 3.0  # between two tries
KEPT: Final = 1000  # messages nobody has waited for
M = TypeVar("M")


class HouseError(RuntimeError):
    """The house does not let us in or has gone, and why."""


class Login(Struct, frozen=True):
    """Who we are to the house."""

    address: str
    cookies: dict[str, str]
    csrf: str
    id: str


class HouseClient:
    """Somebody who is connected to a house."""

    def __init__(self, login: Login, patience: float = PATIENCE) -> None:
        self.login, self.patience = login, patience
        self.tables: dict[tuple[str, str], m.TableFrame] = {}
        self.places: dict[str, m.PlaceFrame] = {}
        self.hello: m.Hello | None = None
        self.closed = ""  # why it is over
        self._socket: ClientConnection | None = None
        self._watched: dict[tuple[str, str], m.Watch] = {}
        self._asked: dict[str, tuple[bytes, asyncio.Future[m.Done | m.Refused]]] = {}
        self._heard: deque[m.HouseMessage] = deque(maxlen=KEPT)
        self._news = asyncio.Condition()
        self._ears: asyncio.Task[None] | None = None

    # ---- coming and going --------------------------------------------------------------------

    @classmethod
    async def enter(
        cls, address: str, name: str, password: str = "", *, new: bool = False, code: str = ""
    ) -> HouseClient:
        """Log in, or with ``new`` make an account; without a password come as a guest."""
        client = cls(await log_in(address, name, password, new=new, code=code))
        await client.open()
        return client

    async def open(self) -> None:
        try:
            self._socket = await self._connected()
        except (OSError, WebSocketException, TimeoutError) as error:
            raise HouseError(f"the house cannot be reached: {error or 'no answer'}") from error
        self._ears = asyncio.create_task(self._listen())
        await self.until(lambda one: one if isinstance(one, m.Hello) else None)

    async def close(self) -> None:
        self.closed = self.closed or "closed by us"
        if self._ears is not None:
            self._ears.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def __aenter__(self) -> HouseClient:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def id(self) -> str:
        return self.login.id

    # ---- watching ----------------------------------------------------------------------------

    async def watch(self, place: str, table: str = "", role: str = "player") -> None:
        """Be told of a place or a table; waits for the first picture of it."""
        message = m.Watch(place, table, role)
        self._watched[place, table] = message
        await self._send(message)
        await self.until(lambda one: one if is_about(one, place, table) else None)

    def view(self, table: str, place: str = "room") -> TableView:
        """How a table we watch stands for us."""
        return read_view(self.tables[place, table])

    # ---- acting ------------------------------------------------------------------------------

    async def do(
        self,
        command: object,
        table: str = "",
        *,
        place: str = "room",
        role: str = "player",
        key: str = "",
        seen: int | None = None,
    ) -> m.Done | m.Refused:
        """Send a command and wait for the answer; at a table we watch it goes with the version we
        have seen."""
        frame = self.tables.get((place, table))
        if seen is None and frame is not None:
            seen = frame.version
        record = msgspec.Raw(ENCODER.encode({type(command).__name__: command}))
        sent = m.Do(key or new_key(), place, record, table, role, seen)
        return await self._ask(sent.key, sent)

    async def say(self, words: str, *, place: str = "room", role: str = "") -> m.Done | m.Refused:
        """Say a sentence of the notation, as staff."""
        sent = m.Say(new_key(), place, words, role)
        return await self._ask(sent.key, sent)

    async def chat(self, text: str, table: str, place: str = "room") -> None:
        await self._send(m.Chat(place, table, text))

    async def hand_in(self, words: str, table: str, place: str = "room") -> m.Done | m.Refused:
        """Words of our own for the next deck of a table where we sit."""
        sent = m.HandIn(new_key(), place, table, words)
        return await self._ask(sent.key, sent)

    async def wish(
        self, table: str, *, place: str = "room", leave: bool | None = None,
        blind: bool | None = None, chips: int | None = None,
    ) -> m.Done | m.Refused:  # fmt: skip
        """What is to be done with our seat when its time comes; the house keeps it, and shows it as
        the ``wish`` of our frames."""
        sent = m.Wish(new_key(), place, table, leave, blind, chips)
        return await self._ask(sent.key, sent)

    async def call(
        self, what: str, table: str, about: str = "", *, place: str = "room"
    ) -> m.Done | m.Refused:
        """Call the floor or the clock to a table; agree or object to a ruling that waits there, as
        the ``case`` of its frame has it."""
        sent = m.CallFor(new_key(), place, table, what, about)
        return await self._ask(sent.key, sent)

    # ---- hearing -----------------------------------------------------------------------------

    async def next(self) -> m.HouseMessage:
        """The next message nobody has waited for."""
        return await self.until(lambda one: one)

    async def until(self, wanted: Callable[[m.HouseMessage], M | None], seconds: float = 60) -> M:
        """The first message of which something is wanted; those before it are passed over."""

        async def found() -> M:
            async with self._news:
                while True:
                    while self._heard:
                        got = wanted(self._heard.popleft())
                        if got is not None:
                            return got
                    if self.closed:
                        raise HouseError(self.closed)
                    await self._news.wait()

        # not wait_for, which forgets that it was cancelled where the message comes at that moment
        async with asyncio.timeout(seconds):
            return await found()

    # ---- the connection ----------------------------------------------------------------------

    async def _ask(self, key: str, message: m.ClientMessage) -> m.Done | m.Refused:
        answer: asyncio.Future[m.Done | m.Refused] = asyncio.get_running_loop().create_future()
        frame = m.ENCODER.encode(message)
        self._asked[key] = (frame, answer)
        await self._send(message)
        try:
            return await answer
        finally:
            self._asked.pop(key, None)

    async def _send(self, message: m.ClientMessage) -> None:
        if self.closed or self._socket is None:
            raise HouseError(self.closed or "not connected")
        await self._send_bytes(m.ENCODER.encode(message))

    async def _send_bytes(self, frame: bytes) -> None:
        assert self._socket is not None
        with suppress(ConnectionClosed):  # it is sent again when we are back
            await self._socket.send(frame.decode())

    async def _connected(self) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.login.cookies.items())
        address = self.login.address.replace("http", "ws", 1) + "/ws"
        return await connect(
            address, additional_headers={"Cookie": cookies}, max_size=None, proxy=None
        )

    async def _listen(self) -> None:
        """Hear what comes, and come back when the connection is lost."""
        while True:
            assert self._socket is not None
            try:
                async for text in self._socket:
                    await self._hear(m.FROM_HOUSE.decode(text))
            except ConnectionClosed:
                pass
            code, why = self._socket.close_code or 0, self._socket.close_reason or ""
            if code in FINAL_CODES or not await self._come_back():
                await self._end(why or "the connection is lost")
                return

    async def _come_back(self) -> bool:
        loop, pause = asyncio.get_running_loop(), 0.1
        until = loop.time() + self.patience
        while not self.closed and loop.time() < until:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                self._socket = await self._connected()
            except InvalidStatus as error:
                if error.response.status_code == NOT_LOGGED_IN:
                    return False
                continue
            except (OSError, WebSocketException, TimeoutError):
                continue
            await self._take_up()
            return True
        return False

    async def _take_up(self) -> None:
        """Watch what we watched, from where we were, and send again what has no answer yet."""
        for where, watched in self._watched.items():
            frame = self.tables.get(where)
            after = frame.version if frame is not None else None
            await self._send(msgspec.structs.replace(watched, after=after))
        for sent, _ in list(self._asked.values()):
            await self._send_bytes(sent)

    async def _end(self, why: str) -> None:
        self.closed = why
        for _, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(HouseError(why))
        async with self._news:
            self._news.notify_all()

    async def _hear(self, message: m.HouseMessage) -> None:
        if isinstance(message, m.TableFrame):
            self.tables[message.place, message.table] = message
        elif isinstance(message, m.PlaceFrame):
            self.places[message.place] = message
        elif isinstance(message, m.Notice) and message.kind == "moved":
            self._moved(message)
        elif isinstance(message, m.Hello):
            self.hello = message
        elif isinstance(message, m.Done | m.Refused):
            _, answer = self._asked.get(message.key, (b"", None))
            if answer is not None and not answer.done():
                answer.set_result(message)
        async with self._news:
            self._heard.append(message)
            self._news.notify_all()

    def _moved(self, notice: m.Notice) -> None:
        """The house shows us our new table by itself; after a lost connection we ask for it."""
        new = (notice.place, notice.table)
        if new in self._watched:
            return
        for where, watched in list(self._watched.items()):
            if where[0] == notice.place and where[1] and watched.role == "player":
                del self._watched[where]
                self.tables.pop(where, None)
                self._watched[new] = m.Watch(*new)


def is_about(message: m.HouseMessage, place: str, table: str) -> bool:
    if isinstance(message, m.Gone) and (message.place, message.table) == (place, table):
        raise HouseError(message.says)
    if isinstance(message, m.TableFrame):
        return (message.place, message.table) == (place, table)
    return isinstance(message, m.PlaceFrame) and not table and message.place == place


def read_view(frame: m.TableFrame) -> TableView:
    """The view of a frame, as the house made it."""
    seen = decode(bytes(frame.view))
    if not isinstance(seen, TableView):
        raise HouseError("that is no view of a table")
    return seen


def new_key() -> str:
    return secrets.token_urlsafe(12)


# ---- the door --------------------------------------------------------------------------------


async def log_in(
    address: str, name: str, password: str = "", *, new: bool = False, code: str = ""
) -> Login:
    """A session of the house, over HTTP."""
    address = address.rstrip("/")
    body = {"name": name, **({"password": password} if password else {})}
    if code:
        body["code"] = code
    way = "guest" if not password else "signup" if new else "login"
    # A connection for each request: one kept open may be closed by the house as the next is sent.
    once = httpx.Limits(max_keepalive_connections=0)
    at_door = httpx.AsyncClient(
        base_url=address, trust_env=False, limits=once, timeout=PATIENCE
    )  # fmt: skip
    try:
        async with at_door as http:
            answer = await http.post(f"/api/account/{way}", json=body, headers={CSRF: NOBODY_YET})
            if answer.status_code >= 400:
                raise HouseError(told(answer))
            me = (await http.get("/api/account/me")).json()
            cookies = dict(http.cookies.items())
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise HouseError(f"the house cannot be reached: {error or type(error).__name__}") from error
    return Login(address, cookies, me["csrf"], me["account"]["id"])


def told(answer: httpx.Response) -> str:
    try:
        return str(answer.json()["refused"]["says"])
    except (ValueError, KeyError, TypeError):
        return f"the house answered {answer.status_code}"
