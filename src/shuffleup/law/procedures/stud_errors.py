"""Stud errors and dead hands, by name: what the floor carries out."""

from __future__ import annotations

from typing import Final

STUD_ERRORS: Final[dict[str, str]] = {
    "hand-killed-or-fouled": "A hand the dealer took in, or that was fouled, has its ruling.",
    "muck-is-final": "Cards in the muck that nothing brings back are dead.",
    "obligation-kept": "Who had committed chips puts them in when the hand is given back.",
}
