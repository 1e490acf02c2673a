"""The verbs of the desk are the notation's: ``room join FILE Ann 1/2`` says ``Ann joins 1/2``.

Each command of ``shuffleup room`` that does something belongs to sentences of the room's words, and
what follows the file fills their blanks in order; the words between may be left out, those at the
end may not: ``cash FILE Ann 1 with 250``, ``join FILE Ann 1/2 to stay``. A verb is offered when
the words know a sentence of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from shuffleup.cli.output import UsageError
from shuffleup.room.words.patterns import BLANKS
from shuffleup.room.words.room_words import VERBS, sentences

# verb, what it is for, and how its sentences begin, or what is in them
NAMED: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("game", "Put a game on the board.", ("game GAME:",)),
    ("open", "Open a table for a game.", ("open table",)),
    ("arrive", "Somebody comes into the room.", ("NAME arrives",)),
    ("join", "Put a name on a list.", ("NAME joins", "NAME calls in")),
    ("call", "Call the next name to a seat.", ("call GAME",)),
    ("page", "Page somebody who was called.", ("page NAME",)),
    ("lock", "Lock up a seat.", ("NAME locks up",)),
    ("seat", "Give somebody their seat.",
     ("NAME takes the seat", "NAME sits down", "NAME takes seat")),
    ("move", "Move a player, or a game.",
     ("NAME moves up", "move up", "NAME changes to", "NAME goes to table", "move table")),
    ("away", "A player steps away.", ("NAME steps away",)),
    ("back", "A player is back.", ("NAME sits back", "NAME is back")),
    ("buy", "Sell chips to a player.", ("NAME buys",)),
    ("cash", "Cash a player out.", ("NAME cashes",)),
    ("drop", "Count the drop of a table.", ("drop of",)),
    ("hire", "Put somebody on the register of staff.", ("hire NAME",)),
    ("push", "Push the dealers on.", ("push",)),
    ("warn", "Warn somebody.", ("warn",)),
    ("bar", "Refuse somebody the room.", ("bar NAME",)),
    ("break", "Break a game.", ("table TABLE breaks",)),
    ("count", "Count chips.", ("count",)),
    ("hand", "Tell of a hand at a table dealt by hand.", ("hand played",)),
    ("close", "Close a table, or the day.", ("close table", "day closed")),
    ("undo", "Take back what was keyed wrongly.", ("undo",)),
)  # fmt: skip


def verbs() -> list[tuple[str, str]]:
    """The verbs that the words know, and what each is for."""
    return [(verb, about) for verb, about, _ in NAMED if sentences_of(verb)]


def sentences_of(verb: str) -> list[str]:
    """The sentences a verb can say, the plainest first."""
    return [one for start in begins_of(verb) for one in sentences() if begins_so(one, start)]


def begins_of(verb: str) -> tuple[str, ...]:
    return next(begins for name, _, begins in NAMED if name == verb)


def ways_of(verb: str) -> str:
    """What the help of a verb says: its sentences."""
    ways = "\n".join(f"    {one}" for one in sentences_of(verb))
    return f"What follows the log fills the blanks of one of these:\n{ways}"


def begins_so(sentence: str, start: str) -> bool:
    """Whether a sentence has these words, at its beginning if they have a blank."""
    words = sentence.split()
    first = start.split()
    if len(first) > 1:
        return [bare(word) for word in words[: len(first)]] == [bare(word) for word in first]
    return any(word.rstrip(":") in (start, f"{start}s", f"{start}es") for word in words)


def said(verb: str, given: Sequence[str]) -> str:
    """The sentence of a verb and what was typed after it; UsageError if none fits."""
    tokens = [token for word in given for token in word.split()]
    own = {word for one in begins_of(verb) for word in one.split()}
    ways = [one.split() for one in sentences_of(verb)]
    tried = (fill(words, tokens, may) for may in (own, None) for words in ways)
    filled = next((one for one in tried if one is not None), None)
    if filled is not None:
        return filled
    like = "; ".join(sentences_of(verb)[:6])
    typed = " ".join(tokens) or "nothing"
    raise UsageError(f"{verb} does not fit {typed!r}; it is said like this: {like}")


def fill(words: Sequence[str], tokens: Sequence[str], own: set[str] | None) -> str | None:
    """A sentence with its blanks filled; None if the tokens do not fit it. Words between blanks and
    the verb's ``own`` need not be said; with None for those, no word need be. All are said where
    the rest of the line is the only blank, which anything would fit: "undo 12" is not the last."""
    left, filled = list(tokens), list[str]()
    if [word for word in words if word in BLANKS] == ["REST"]:
        left = left if bare(words[0]) == bare(left[0] if left else "") else [words[0], *left]
        if [bare(one) for one in left[: len(words) - 1]] != [bare(one) for one in words[:-1]]:
            return None
    last = max((at for at, word in enumerate(words) if word in BLANKS), default=-1)
    for at, word in enumerate(words):
        if word not in BLANKS:
            if left and bare(left[0]) == bare(word):
                left.pop(0)
            elif at > last and own is not None and word not in own:
                return None
            filled.append(word)
            continue
        taken = " ".join(left) if word == "REST" else left[0] if left else ""
        left = [] if word == "REST" else left[1:]
        value = as_blank(word, taken)
        if value is None:
            return None
        filled.append(value)
    return None if left else " ".join(filled)


def bare(word: str) -> str:
    return word.rstrip(":").lower()


def as_blank(blank: str, token: str) -> str | None:
    """A token as a blank has it: amounts may be written $1,000."""
    colon = ":" if blank.endswith(":") else ""
    token = token.removesuffix(colon) if colon else token
    if blank.rstrip(":") in ("AMOUNT", "NUMBER"):
        token = token.removeprefix("$").replace(",", "")
    return f"{token}{colon}" if re.fullmatch(BLANKS[blank], f"{token}{colon}") else None


# ---- any line --------------------------------------------------------------------------------


def sentence_of(line: str) -> str:
    """A line as a sentence of the notation: as it stands if it is one, else by its first word."""
    if any(expression.fullmatch(line) for expression, _ in VERBS):
        return line
    verb, _, rest = line.partition(" ")
    if any(verb.lower() == name for name, _ in verbs()):
        return said(verb.lower(), [rest])
    return line


def perhaps(line: str) -> str:
    """Sentences that a line which means nothing may have been meant for."""
    return likely(line, sentences())


def likely(line: str, every: Sequence[str]) -> str:
    """The sentences of some that have words most like those of a line."""
    words = {word for one in every for word in one.split() if word not in BLANKS}
    typed = [word for word in line.split() if len(word) > 2]
    near = {found for word in typed for found in get_close_matches(word[:40], words, n=2)}
    count = {one: len(near & set(one.split())) for one in every}
    best = sorted((one for one in count if count[one]), key=lambda one: -count[one])[:3]
    return f"; perhaps: {' | '.join(best)}" if best else ""
