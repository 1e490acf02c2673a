"""What somebody may be called, when two names are the same to the eye, and the ids of people.

``tidy_name(text)`` is the name as it is kept, or why it cannot be; ``likeness(name)`` is what two
names have in common if a reader could take one for the other: letters without their marks, small,
with what looks alike made one. ``new_id()`` is an id, ``IDS`` finds ids in a text.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from typing import Final

from shuffleup.server.identity.sent_away import SentAway

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH: Final = 10
# A digit is always among them: so no word of English is ever taken for a person.
IDS: Final = re.compile(r"\bp(?=[a-z]*[2-7])[a-z2-7]{10}\b")
LIKE_AN_ID: Final = re.compile(r"p[a-z2-7]{10}")
BOT_MARK: Final = re.compile(r"\(\s*b[o0]t\s*\)")
LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # accents on one letter
SOMEONE_WHO_LEFT: Final = "someone who left"
ALLOWED_SIGNS: Final = frozenset(" '-_.!&+()")
# Letters and marks that show nothing.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)

# What looks alike in most typefaces, beside accents and capitals.
LOOK_ALIKE: Final = str.maketrans(
    {
        "0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "ı": "l", "ł": "l", "ø": "o",
        "đ": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ſ": "s",
        # Cyrillic
        "а": "a", "в": "b", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p", "с": "c",
        "т": "t", "у": "y", "х": "x", "і": "l", "ї": "l", "ј": "j", "ѕ": "s", "ԁ": "d", "ԛ": "q",
        "ԝ": "w", "ѵ": "v", "һ": "h", "ӏ": "l", "г": "r", "п": "n", "ь": "b",
        # Greek
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "l", "κ": "k", "ν": "v", "ο": "o", "ρ": "p",
        "τ": "t", "υ": "u", "χ": "x", "γ": "y", "ω": "w", "μ": "u", "σ": "o", "ς": "c",
    }
)  # fmt: skip
TOGETHER: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
RESERVED: Final = (
    "floor", "dealer", "supervisor", "cage", "board", "director", "manager", "surveillance",
    "owner", "house", "the house", "admin", "administrator", "staff", "system", "moderator",
    "shuffle up", "everybody", "nobody", SOMEONE_WHO_LEFT,
)  # fmt: skip


def new_id() -> str:
    """``p`` and ten of ``LETTERS``, 50 bits from the operating system, a digit among them."""
    while True:
        made = "p" + "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        if IDS.fullmatch(made):
            return made


def tidy_name(text: str) -> str | SentAway:
    """A name in one form of Unicode with single blanks, if it can be one."""
    if len(text) > 4 * LONGEST_NAME:  # one letter can be several characters before it is composed
        return unfit(f"a name has at most {LONGEST_NAME} characters")
    name = re.sub(" +", " ", unicodedata.normalize("NFKC", text)).strip(" ")
    if not 1 <= len(name) <= LONGEST_NAME:
        return unfit(f"a name has 1 to {LONGEST_NAME} characters")
    why = wrong_signs(name) or wrong_sense(name)
    return unfit(why) if why else name


def wrong_signs(name: str) -> str:
    """What cannot stand in a name: what steers a screen, is not seen, or piles up on a letter."""
    marks = 0
    if INVISIBLE.search(name):
        return "every sign of a name can be seen"
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS:
            return "a letter has too many marks"
        if kind[0] not in "LNM" and sign not in ALLOWED_SIGNS:
            return "a name is of letters, digits, blanks and a few signs such as ' - _ ."
    if unicodedata.category(name[0])[0] == "M":
        return "a name does not begin with a mark"
    return ""


def wrong_sense(name: str) -> str:
    """What would be taken for something else."""
    alike = likeness(name)
    if not any(unicodedata.category(sign)[0] in "LN" for sign in name):
        return "a name has a letter or a digit"
    if LIKE_AN_ID.fullmatch(name.casefold()) or IDS.search(name.casefold()):
        return "a name does not look like an id"
    if BOT_MARK.search(name.casefold()):
        return "only the house's bots are marked so"
    if len(scripts(name)) > 1:
        return "a name does not mix alphabets that look alike"
    if alike in (likeness(word) for word in RESERVED):
        return "that name would be taken for the house's own"
    return ""


def scripts(name: str) -> set[str]:
    """Of the alphabets that look alike, those a name uses."""
    first = {unicodedata.name(sign, "?").split()[0] for sign in name if sign.isalpha()}
    return first & {"LATIN", "CYRILLIC", "GREEK"}


def likeness(name: str) -> str:
    """What a reader makes of a name at a glance; two names are one if this is the same."""
    small = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(sign for sign in small if unicodedata.category(sign)[0] != "M")
    bare = bare.translate(LOOK_ALIKE)
    for pair, one in TOGETHER:
        bare = bare.replace(pair, one)
    return "".join(sign for sign in bare if sign.isalnum())


def unfit(says: str) -> SentAway:
    return SentAway("name-does-not-do", says, 400)
