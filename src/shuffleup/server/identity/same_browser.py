"""Who somebody was before, in the same browser: whoever was taken out of a private game does not
come back by its link under another name.

A browser keeps the mark of whoever it was last (``coming_to_house``); when somebody new is written
down with one, it is noted whom they were. Who takes their browser's cookies away is somebody else
to the house, and a link that was ended when they went lets nobody new in at all. Addresses are not
looked at: those who play at one kitchen table have the same.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import password_of

MOST_BEFORE: Final = 20  # whom somebody was, the last of them


def device_mark(secret: bytes, id_: str, kept: str) -> str:
    """What a browser keeps of a login: worth nothing by itself, and nothing after a new password.
    Whoever has it is not kept waiting for the wrong guesses of others."""
    text = f"{id_} {kept}".encode()
    return f"{id_}.{hmac.new(secret, text, hashlib.sha256).hexdigest()}"


def is_marked(secret: bytes, device: str, id_: str, kept: str) -> bool:
    return hmac.compare_digest(device.encode(), device_mark(secret, id_, kept).encode())


def before_in(work: Work, secret: bytes, device: str) -> list[str]:
    """Everybody a browser has been, as far as its mark is ours, the last of them first."""
    id_, dot, _ = device.partition(".")
    if not dot or not is_marked(secret, device, id_, password_of(work, id_)):
        return []
    return [id_, *before(work, id_)][:MOST_BEFORE]


def before(work: Work, id_: str) -> list[str]:
    """Whom somebody was before."""
    asked = "SELECT earlier FROM same_browser WHERE person = ? ORDER BY number"
    return [str(one) for (one,) in work.run(asked, id_)]


def note(work: Work, id_: str, earlier: list[str]) -> None:
    for one in earlier:
        work.run("INSERT INTO same_browser (person, earlier) VALUES (?, ?)", id_, one)
