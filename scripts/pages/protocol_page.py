"""The page of the protocol: every message with its fields, every command, every HTTP address.

``text()`` is the page; ``make pages`` writes it, and a test keeps it true.
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import msgspec

from shuffleup.cli.markdown import markdown_table
from shuffleup.client import messages as m
from shuffleup.server.house_app import house_app
from shuffleup.server.house_places.spoken_commands import (
    OF_EVENTS,
    OF_ROOMS,
    OF_SEASONS,
    OF_TABLES,
)
from shuffleup.server.hub import connections, sockets
from shuffleup.server.settings import ServerSettings
from shuffleup.server.wire import bounded_socket

HEAD = """# The protocol

How a client talks to a house: HTTP for accounts, lists and reading; one WebSocket at `/ws` for
everything that happens. Made from the code by `make pages`; a test keeps it true. A small typed
client is `shuffleup.client`; whoever writes another needs this page alone.

## Coming in

Log in over HTTP (`POST /api/account/login`, `/signup` or `/guest`); the answer sets the session's
cookie. `GET /api/account/me` says who you are and gives the CSRF token: every request that changes
something carries it as `x-shuffleup-csrf` (before anybody is logged in: `none`). Then open `/ws`
with the cookie. A page of another site is refused at the door.

## Frames

A frame is one JSON object, its kind in `t`. The house greets with `hello`. Chips, cards and seats
are whole numbers, seats count from 0. A card is 0 to 51, four to a rank from the deuces up (clubs,
diamonds, hearts, spades); 52 is the joker, 53 a card you have not seen. A person is an id; `names`
of a frame say what each is called. Views and events are records, `{{"table.PlayerView": {{…}}}}`,
made by the views of the engine and by nothing else: what you may not know is not in them.

- **Keys.** Each `do` and `say` has a key of your own, at most {key} plain characters. Sent again
  with the same key it has no second effect and gets the same answer, also when the house went down
  in between. So: no answer, send it again.
- **Versions.** Every event of a table has a number, without gaps. A `do` in a hand says in `seen`
  which version you have seen: if the hand has gone on since, it is refused as `stale` and nothing
  is done.
- **Resuming.** After a lost connection `watch` with `after`, the last version you had: the frame
  tells what has happened since (its first event has the number after `after`). Where that is too
  long ago, `after` of the frame is later than yours: take the view as it is.
- **Durable before visible.** An answer or an event is sent when it is on the disk, in the order of
  the log. What could not be written did not happen: whoever asked is told `not-kept`.
- **Refusals** have a reason in one word, a sentence, and the clauses of the book in force that say
  so; none where the command made no sense.
- **Slow readers** are cut off with {slow}, and come back after the version they have.
- **No socket.** Without a session the handshake is answered with 403; with 429 or 503 where you
  have too many sockets, come too often, or the house is full: come back in a while.
- **Pace.** What you send at all your sockets counts together, and what is refused counts more than
  what is done. Too much is refused as `too-fast`; far too much, in messages, pieces of them or
  pings, is cut off.

{codes}
"""
CODES = {
    connections.STOPPING: "the house is closing; come back in a while",
    connections.NOT_LOGGED_IN: "not logged in, or no longer: log in again",
    connections.TOLD_TO_GO: "your name, your roles or something else of yours changed: come again",
    connections.TOO_SLOW: "you read too slowly; come back after the version you have",
    bounded_socket.TOO_MANY_PIECES: "a message was in too many pieces",
    sockets.TOO_LONG: "a message was too long",
    bounded_socket.TOO_FAST: "far too many messages, or pings, at once",
    4403: "a page of another site asked",
}
LAYERS = (
    ("At a table, and in its hand (`do` with `table`)", OF_TABLES),
    ("In a room", OF_ROOMS),
    ("In an event", OF_EVENTS),
    ("In a season", OF_SEASONS),
)
EVERYWHERE = {  # what a field means in every message that has it
    "place": "where it is",
    "table": 'at which table; "" for the place itself',
    "key": "of the command it answers",
    "says": "a sentence for people",
    "clauses": "of the book in force that stand behind it",
    "names": "what each id in the frame is called",
}
FIELD = re.compile(r"^    (\w+)  +(.+(?:\n        +.+)*)", re.MULTILINE)


def text() -> str:
    codes = markdown_table(
        ["close code", "what it means"], [[str(code), CODES[code]] for code in sorted(CODES)]
    )
    parts = [HEAD.format(key=m.MOST_KEY, slow=connections.TOO_SLOW, codes=codes)]
    parts += ["\n## What you send\n", *(message(kind) for kind in get_args(m.ClientMessage))]
    parts += ["\n## What the house sends\n", *(message(kind) for kind in get_args(m.HouseMessage))]
    parts += ["\n### Parts of these\n", *(message(kind) for kind in (m.TurnLeft, m.BetSize))]
    parts.append(COMMANDS)
    parts += [layer(title, kinds) for title, kinds in LAYERS]
    parts += ["\n## Over HTTP\n\n", OVER_HTTP, addresses()]
    return "".join(parts)


COMMANDS = """
## Commands

A command is its name and its fields: `{"RaiseTo": {"seat": 2, "to": 600}}`. A field with a value
after `=` may be left out. Who may send which is in [roles](roles.md); what it does and what it is
refused for is the law's, see [table](table.md), [room](room.md), [tournament](tournament.md) and
[league](league.md).
"""
OVER_HTTP = """The document itself is at `/api/schema/openapi.json`. A refusal has one form:
`{"refused": {"reason": …, "says": …, "clauses": […]}}`.

"""


# ---- messages --------------------------------------------------------------------------------


def message(kind: type) -> str:
    info = msgspec.structs.fields(kind)
    tag = getattr(kind.__struct_config__, "tag", None)  # type: ignore[attr-defined]
    about = kind.__doc__ or ""
    meanings = {name: " ".join(said.split()) for name, said in FIELD.findall(about)}
    head = f"\n### `{tag}` {kind.__name__}\n\n" if tag else f"\n**{kind.__name__}.** "
    rows = [
        [f"`{one.name}`", shown_type(one.type), default(one), meaning(one.name, meanings)]
        for one in info
    ]
    said = first_part(about)
    lines = f"{head}{said}\n" if said else head
    if rows:
        lines += "\n" + markdown_table(["field", "type", "if left out", "meaning"], rows)
    return lines


def meaning(name: str, told: dict[str, str]) -> str:
    return told.get(name) or EVERYWHERE.get(name, "")


def first_part(about: str) -> str:
    return " ".join(about.partition("\n\n")[0].split())


def shown_type(kind: object) -> str:
    name = getattr(kind, "__name__", "") if isinstance(kind, type) else ""
    said = name if name and not get_args(kind) else str(kind)
    said = re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", said)
    return f"`{said}`"


def default(one: msgspec.structs.FieldInfo) -> str:
    if one.default is not msgspec.NODEFAULT:
        return f"`{plain(one.default)}`"
    if one.default_factory is not msgspec.NODEFAULT:
        return f"`{plain(one.default_factory())}`"
    return ""


def plain(value: object) -> str:
    try:
        return msgspec.json.encode(value, enc_hook=str).decode()
    except (TypeError, ValueError):
        return str(value)


# ---- commands --------------------------------------------------------------------------------


def layer(title: str, kinds: dict[str, type]) -> str:
    rows = []
    for name in sorted(kinds):
        info = msgspec.structs.fields(kinds[name])
        fields = ", ".join(f"`{one.name}{said_default(one)}`" for one in info)
        rows.append([f"`{name}`", fields, first_part(kinds[name].__doc__ or "")])
    return f"\n### {title}\n\n{markdown_table(['command', 'fields', 'what it is'], rows)}"


def said_default(one: msgspec.structs.FieldInfo) -> str:
    told = default(one).strip("`")
    return f" = {told}" if told and len(told) < 20 else " = …" if told else ""


# ---- HTTP ------------------------------------------------------------------------------------


def addresses() -> str:
    with TemporaryDirectory() as folder:
        app = house_app(ServerSettings(data=str(Path(folder) / "data")))
        paths = app.openapi_schema.paths or {}
        app.state["house"].hands.close()
        app.state["house"].writer.close()
        app.state["house"].log.close()
        app.state["desk"].close()
    rows = []
    for path, item in sorted(paths.items()):
        for method in ("get", "post", "delete"):
            operation = getattr(item, method)
            if operation is not None and path.startswith(("/api", "/health", "/metrics")):
                summary = operation.summary or ""
                rows.append([f"`{method.upper()} {path}`", summary])
    return markdown_table(["address", "what for"], rows)
