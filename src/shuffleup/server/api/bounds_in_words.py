"""Which of the things asked for in a request was wrong, in words: by the route it was asked at,
since "least" is another thing for every form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shuffleup.wrong_fields import in_words

# What an address names by a number or a secret, by where it begins.
THINGS: Final = {
    "/api/hands": "hand", "/api/shared": "shared hand", "/api/games": "game",
    "/api/people": "person", "/api/codes": "code", "/api/law": "clause", "/api/clock": "clock",
    "/api/events": "event", "/api/seasons": "season", "/api/director": "event",
    "/api/house/reports": "report", "/api/house/backups": "backup",
    "/api/ask/precedents": "precedent",
}  # fmt: skip
# What people call what a form asks for, where its own name says too little.
NAMES: Final[dict[str, dict[str, str]]] = {
    "/api/games": {"least": "least buy-in", "most": "largest buy-in"},
    "/api/account/password": {"old": "old password", "new": "new password"},
    "/api/chat/mute": {"who": "person"},
    "/api/house/settings": {"value": "setting"},
    "/api/people/list": {"like": "part of a name", "after": "page"},
    "/api/ask": {"left_out": "questions left out"},
}


def thing_at(route: str) -> str:
    """What there is none of, where an address leads nowhere."""
    return next((thing for begin, thing in THINGS.items() if route.startswith(begin)), "thing")


def wrong_in_words(route: str, wrong: Mapping[str, object]) -> str:
    """One of the faults that the framework found."""
    message, key = str(wrong.get("message")), str(wrong.get("key", ""))
    return in_words(message, key, NAMES.get(route, {}))
