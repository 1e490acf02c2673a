"""The web client: files built into the package, read at start, sent as they are.

An address that is no file and has no dot in its last part is a place within the client: it gets
``index.html``. Nothing is read from the disk for a request, so no address can reach another file.
Text is packed once, at the start, and sent so to whoever can unpack it. The head of ``index.html``
says what its address shows in a chat (``link_previews``).
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from shuffleup.server.api.gate import OPEN
from shuffleup.server.api.http_answers import HouseRequest, SentAwayError
from shuffleup.server.api.link_previews import Preview, head_of, preview_of
from shuffleup.server.identity.sent_away import SentAway
from shuffleup.server.settings import ServerSettings

FOLDER: Final = Path(__file__).resolve().parent.parent / "page"
NOT_BUILT: Final = (
    "The house is open, but its page was not built into this installation. "
    "Programs find it at /api/schema."
)
PACKED_ALREADY: Final = ("font/woff2", "image/png", "application/octet-stream")
NO_SUCH_FILE: Final = SentAway("not-there", "the house has no such page", 404)
TITLE: Final = re.compile(rb"<title>[^<]*</title>")
LAW: Final = "law"  # its pages are named like clauses, with dots in them: /law/pechanga/t.38c
OURS: Final = ("api", "health", "metrics", "socket")  # never the client's own places


class PageFile(Struct, frozen=True):
    body: bytes
    kind: str
    etag: str
    lasting: bool  # its name changes with what is in it
    packed: bytes = b""  # gzipped, where that is shorter


def read_page(folder: Path = FOLDER) -> dict[str, PageFile]:
    """Every file of the built client by its address."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not path.is_symlink():
            body = path.read_bytes()
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
            packed = gzip.compress(body, mtime=0) if kind not in PACKED_ALREADY else b""
            packed = packed if len(packed) < len(body) else b""
            found[f"/{name}"] = PageFile(body, kind, etag, name.startswith("assets/"), packed)
    return found


def told_in_head(page: PageFile, preview: Preview, house: str) -> PageFile:
    """The page with what its address is called, in place of its title."""
    head = head_of(preview, house).encode()
    body = TITLE.sub(lambda _: head, page.body, count=1)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    packed = gzip.compress(body, mtime=0)
    return PageFile(body, page.kind, etag, False, packed if len(packed) < len(body) else b"")


def answer_with(file: PageFile, request: HouseRequest) -> Response[bytes]:
    """The file, packed if its reader unpacks it; nothing if they have it already."""
    packed = file.packed and "gzip" in request.headers.get("accept-encoding", "")
    lasting = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    etag = f'{file.etag[:-1]}-gzip"' if packed else file.etag
    headers = {"etag": etag, "cache-control": lasting, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(file.packed if packed else file.body, media_type=file.kind, headers=headers)


def house_name(request: HouseRequest) -> str:
    settings: ServerSettings | None = request.app.state.get("settings")
    return settings.house_name if settings is not None else ""


def page_handler(files: dict[str, PageFile]) -> HTTPRouteHandler:
    @get(["/", "/{path:path}"], include_in_schema=False, opt=OPEN)
    async def page(request: HouseRequest) -> Response[bytes]:
        path = request.scope["path"]
        first, last = path.strip("/").partition("/")[0], path.rpartition("/")[2]
        file = files.get(path)
        if file is None and (first in OURS or ("." in last and first != LAW)):
            raise SentAwayError(NO_SUCH_FILE)
        file = file or files.get("/index.html")
        if file is not None and file is files.get("/index.html"):
            file = told_in_head(file, await preview_of(request, path), house_name(request))
        if file is None:
            return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
        return answer_with(file, request)

    return page
