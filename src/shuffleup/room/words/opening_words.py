"""Words for games that open, change and close, and what stands on their signs."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from shuffleup.hand.chip_amounts import has_a_point, word_in_cents
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.outside_text import counted
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.openings import opening_commands as c
from shuffleup.room.openings.signs_and_fees import sign_of
from shuffleup.room.state import Room
from shuffleup.room.words.patterns import Facts, Found, Told, Verbs, names_in, pattern
from shuffleup.table.words.house_words import read_house

SUMS_OF: Final = {  # how many words after each designation are sums
    "buy-in": 1, "drop": 1, "cap": 1, "promotion": 1, "time": 1, "collection-blind": 1, "kill": 1,
    "chips": 20,
}  # fmt: skip
BETWEEN: Final = re.compile(r"(?<![0-9]),|,(?![0-9])")  # parts; in 0,25 the comma is a number's


def read_listing(parts: list[str]) -> Listing:
    """``holdem no-limit 1/2, seats 9, higher, no phone``; the rest designates, as at a table.
    Where the stakes are money with cents, ``no-limit 0.25/0.50``, so are all sums beside them."""
    key, *stakes = parts[0].split()
    listing = Listing(key, read_stakes(stakes))
    house = []
    for part in parts[1:]:
        if part.startswith("seats "):
            listing = replace(listing, seats=counted(part.removeprefix("seats ")))
        elif part == "higher":
            listing = replace(listing, higher=True)
        elif part == "no phone":
            listing = replace(listing, by_phone=False)
        else:
            house.append(designated_in_cents(part) if has_a_point(stakes) else part)
    if house:
        listing = replace(listing, house=read_house(listing.house, ", ".join(house)))
    return listing


def designated_in_cents(part: str) -> str:
    """``buy-in 20-50`` in cents; shares, minutes and hands are no money."""
    what, *words = part.split()
    sums = SUMS_OF.get(what, 0)
    return " ".join((what, *map(word_in_cents, words[:sums]), *words[sums:]))


def listing_parts(text: str) -> list[str]:
    return [part.strip() for part in BETWEEN.split(text)]


def sign_says(room: Room, found: Found) -> Told:
    so = sign_of(room, found["table"])
    return so == found["rest"], so or "no sign"


def stands_where(room: Room, found: Found) -> Told:
    so = room.spreads[found["table"]].place
    return so == found["rest"], so or "where it opened"


def has_collected(room: Room, found: Found) -> Told:
    so = sum(room.tables[found["table"]].collected.values())
    return so == counted(found["amount"]), f"{so}"


def is_played(room: Room, found: Found) -> Told:
    so = room.stands[found["table"]].listing
    return so == found["game"] and not room.spreads[found["table"]].closed, so


def no_longer(room: Room, found: Found) -> Told:
    return room.spreads[found["table"]].closed, "a game is spread there"


VERBS: Verbs = [
    (
        pattern("game GAME: REST"),
        lambda room, f: c.ListGame(f["game"], read_listing(listing_parts(f["rest"]))),
    ),
    (
        pattern("open table TABLE for GAME by hand"),
        lambda room, f: c.OpenTable(f["table"], f["game"], by_hand=True),
    ),
    (pattern("open table TABLE for GAME"), lambda room, f: c.OpenTable(f["table"], f["game"])),
    (
        pattern("open table TABLE for GAME by hand"),
        lambda room, f: c.OpenTable(f["table"], f["game"], True),
    ),
    (
        pattern("open table TABLE for GAME with NUMBER over"),
        lambda room, f: c.OpenTable(f["table"], f["game"], over=counted(f["number"])),
    ),
    (
        pattern("open table TABLE for GAME with NUMBER over by hand"),
        lambda room, f: c.OpenTable(f["table"], f["game"], True, counted(f["number"])),
    ),
    (pattern("table TABLE is established"), lambda room, f: c.Establish(f["table"])),
    (pattern("call off table TABLE"), lambda room, f: c.CallOff(f["table"])),
    (pattern("close table TABLE"), lambda room, f: c.CloseTable(f["table"])),
    (pattern("make table TABLE private"), lambda room, f: c.MakePrivate(f["table"])),
    (pattern("move table TABLE to REST"), lambda room, f: c.MoveGame(f["table"], f["rest"])),
    (
        pattern("table TABLE plays GAME though REST objects"),
        lambda room, f: c.ChangeGame(f["table"], f["game"], tuple(names_in(f["rest"]))),
    ),
    (pattern("table TABLE plays GAME"), lambda room, f: c.ChangeGame(f["table"], f["game"])),
    (pattern("collect time at TABLE"), lambda room, f: c.CollectRent(f["table"])),
]
FACTS: Facts = [
    (pattern("sign of TABLE: REST"), sign_says),
    (pattern("table TABLE stands at REST"), stands_where),
    (pattern("table TABLE has collected AMOUNT"), has_collected),
    (pattern("table TABLE plays GAME"), is_played),
    (pattern("table TABLE is closed"), no_longer),
]
