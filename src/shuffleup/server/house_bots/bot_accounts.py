"""The bots a house has: accounts of their own, each with a style, and marked in their names.

``bots_of_house(desk, count)`` makes those that are missing. Nobody else's name may end so, and a
bot's account has no password: nobody logs in as one.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.identity.identity_schema import fact, set_fact
from shuffleup.server.identity.identity_sql import Work
from shuffleup.server.identity.known_people import NewPerson, add_person, called

MARK: Final = "(bot)"
FACT: Final = "bots"
STYLES_IN_TURN: Final = ("tight", "station", "loose", "nit", "station", "tight", "maniac")
NAMES: Final = (
    "Ada", "Basil", "Cleo", "Dora", "Edgar", "Flora", "Gus", "Hattie", "Ivo", "Juno", "Kit",
    "Lorna", "Milo", "Nell", "Otis", "Pearl", "Quinn", "Rufus", "Sadie", "Theo", "Una", "Viktor",
    "Wanda", "Xenia", "Yuri", "Zelda", "Amos", "Bess", "Cyrus", "Della", "Enzo", "Fern", "Gideon",
    "Hilda", "Igor", "Josie", "Klaus", "Lottie", "Magnus", "Nadia",
)  # fmt: skip


class HouseBot(Struct, frozen=True):
    """A bot of the house."""

    id: str
    style: str


def bots_of_house(desk: Identity, count: int) -> dict[str, HouseBot]:
    """So many bots by id, the same at every start."""
    now = desk.clock()

    def write(work: Work) -> dict[str, HouseBot]:
        known: dict[str, str] = msgspec.json.decode(fact(work, FACT) or "{}")
        for number in range(len(known), count):
            name = name_of_bot(number)
            found = called(work, name)
            account = found[0] if found else add_person(work, NewPerson(name, bot=True), now)
            known[account.id] = STYLES_IN_TURN[number % len(STYLES_IN_TURN)]
        set_fact(work, FACT, msgspec.json.encode(known).decode())
        return {id_: HouseBot(id_, style) for id_, style in list(known.items())[:count]}

    return desk.done(write)


def name_of_bot(number: int) -> str:
    """``Ada (bot)``, and when all names are taken ``Ada 2 (bot)``."""
    again, at = divmod(number, len(NAMES))
    return f"{NAMES[at]}{f' {again + 1}' if again else ''} {MARK}"
