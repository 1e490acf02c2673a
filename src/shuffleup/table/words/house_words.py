"""What a house designates for a table, in words: ``buy-in 40-200, drop 3, kill``."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.outside_text import MOST_NUMBER, OutsideError, counted, quoted
from shuffleup.table.house import House
from shuffleup.table.mix.mixes import OR, THEN, read_stages


def read_house(house: House, text: str) -> House:
    """``buy-in 40-200, drop 3, kill``: what the house designates, added to what it has."""
    for part in text.split(","):
        words = part.split()
        reader = DESIGNATIONS.get(words[0]) if words else None
        if reader is None:
            raise ValueError(f"{quoted(part.strip())} is nothing a house designates")
        try:
            house = replace(house, **reader(words[1:]))
        except IndexError as error:
            raise ValueError(f"{quoted(part.strip())} is not complete") from error
        except OutsideError as error:
            says = f"wants whole numbers of chips, at most {MOST_NUMBER:,}"
            raise ValueError(f"{quoted(part.strip())} {says}") from error
    return house


def two_numbers(text: str) -> tuple[int, int]:
    least, _, most = text.partition("-")
    return counted(least), counted(most)


def every(words: list[str]) -> int:
    """``every 30``: minutes between two collections; nothing when a dealer says."""
    if words and (words[0] != "every" or len(words) != 2):
        raise ValueError(f"{quoted(' '.join(words))}: time is collected every so many minutes")
    return counted(words[1]) if words else 0


DESIGNATIONS: dict[str, Callable[[list[str]], dict[str, object]]] = {
    "buy-in": lambda w: {"buy_in": two_numbers(w[0])},
    "drop": lambda w: {"drop": counted(w[0])},
    "rake": lambda w: {"rake": counted(w[0].rstrip("%"))},
    "cap": lambda w: {"rake_cap": counted(w[0])},
    "no-flop-no-drop": lambda w: {"no_flop_no_drop": True},
    "promotion": lambda w: {"promotion": counted(w[0])},
    "time": lambda w: {"time": counted(w[0]), "time_minutes": every(w[1:])},
    "collection-blind": lambda w: {"collection_blind": counted(w[0])},
    "kill": lambda w: {"kill": "full", "kill_at": counted(w[1]) if w else 0},
    "half-kill": lambda w: {"kill": "half"},
    "cash": lambda w: {"cash": True},
    "moving": lambda w: {"button": "moving"},
    "dead": lambda w: {"button": "dead"},
    "chips": lambda w: {"chips": tuple(map(counted, w))},
    "wagers": lambda w: {"wagers_in": counted(w[1].rstrip("s"))},
    "rotation": lambda w: {"rotation": read_stages(w, THEN)},
    "choice": lambda w: {"choice": read_stages(w, OR)},
}
