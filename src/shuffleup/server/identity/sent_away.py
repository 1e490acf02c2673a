"""Somebody who asks for what they may not have is sent away: a value with its reason, no exception.

The reasons are words of the wire; the sentence is for the person. It never says whether a name is
known or what a secret was.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class SentAway(Struct, frozen=True):
    """Why not; ``status`` is HTTP's, ``seconds`` how long to wait before it is worth asking again.
    ``clauses`` are the book's, where a book says so."""

    reason: str
    says: str
    status: int = 403
    seconds: int = 0
    clauses: tuple[str, ...] = ()


NOT_LOGGED_IN: Final = SentAway("not-logged-in", "log in first", 401)
WRONG_PASSWORD: Final = SentAway("wrong-password", "name and password do not go together", 401)
NO_SUCH_CODE: Final = SentAway("no-such-code", "no code that is good now reads like this", 403)
TAKEN_OUT: Final = SentAway("taken-out", "you were taken out of this game", 403)
GAME_IS_OVER: Final = SentAway(
    "game-is-over", "this game is over: its link leads nowhere any more", 403
)
NO_SUCH_PLACE: Final = SentAway("no-such-place", "there is no such place, or not for you", 404)
NOT_YOURS: Final = SentAway("not-your-part", "that is for the house's owner or manager to do", 403)
NOBODY: Final = SentAway("nobody-of-that-name", "the house knows nobody of that id or name", 404)


def wait(seconds: int) -> SentAway:
    """Too many attempts: when the next one is looked at."""
    says = f"too many attempts: try again in {seconds} seconds"
    return SentAway("too-many-attempts", says, 429, seconds)


HOLDS_CARDS: Final = SentAway(
    "hand-is-on", "you were dealt into the hand that is on: come in when it is over", 409
)
