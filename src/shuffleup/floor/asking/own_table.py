"""The table a scene is staged at: stakes and seats of one's own, or the usual ones.

``read_own_table(stakes, seats)`` takes them as people write them: ``5/10``, ``limit 4/8``,
``no-limit 5/10 ante 1``; ``Tom 300, Jim 250, Lou 800; button Jim``. What is not said is as usual:
four players with a hundred big blinds each at 2/4, and the button on the last of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand.setup import Stakes
from shuffleup.hand.words.setup_words import STRUCTURES, SetupLines, read_seats, read_stakes
from shuffleup.outside_text import counted, numbered

NAMES = ("Ann", "Bob", "Cy", "Dee")
USUAL_BET = {True: (4, 8), False: (2, 4)}  # with fixed bets, and without
DEEP = 100  # big blinds
MOST_STAKES = 10**9


class OwnTable(Struct, frozen=True):
    """Stakes in words and seats in order; empty where nothing was said."""

    structure: str = ""
    stakes: str = ""
    names: tuple[str, ...] = NAMES
    stacks: tuple[int, ...] = ()  # a hundred big blinds each unless they are told
    button: str = ""

    @property
    def last(self) -> str:
        return self.button or self.names[-1]

    def opening(self, sheet: Sheet, *, ante: bool = False, only: Structure | None = None) -> str:
        """The first line of a transcript: ``holdem no-limit 2/4``."""
        structure = only or self.structure_of(sheet)
        return f"{sheet.key} {structure.value} {self.amounts(sheet, structure, ante)}"

    def structure_of(self, sheet: Sheet) -> Structure:
        return Structure(self.structure) if self.structure else sheet.structures[0]

    def amounts(self, sheet: Sheet, structure: Structure, ante: bool) -> str:
        words = self.stakes.split()
        if len(words) > 1:  # told in full
            return self.stakes
        fixed = structure in (Structure.LIMIT, Structure.SPREAD)
        small, big = USUAL_BET[fixed]
        if words:
            small, big = (counted(part) for part in words[0].replace("-", "/").split("/"))
        if sheet.opening in (Opening.OPENERS, Opening.BRING_IN):
            bet = small if fixed else big
            main = f"{small}/{big}" if fixed else f"minimum {big}"
            bring = f" bring-in {least(bet, 2)}" if sheet.opening is Opening.BRING_IN else ""
            return f"{main} ante {least(bet, 4)}{bring}"
        blinds = f" blinds {least(small, 2)}/{small}" if fixed else ""
        with_ante = f" ante {least(small if fixed else big, 4)}" if ante else ""
        return f"{small}/{big}{blinds}{with_ante}"

    def seats(self, stakes: Stakes) -> str:
        """``seats: Ann 400, Bob 400; button Bob``."""
        blind = stakes.blinds[-1] if stakes.blinds else stakes.small_bet
        stacks = self.stacks or (DEEP * blind,) * len(self.names)
        filled = zip(self.names, stacks, strict=True)
        seats = ", ".join(f"{name} {stack}" for name, stack in filled)
        return f"seats: {seats}; button {self.last}"

    def posts(self, stakes: Stakes) -> dict[str, str]:
        """What a scene's own posts are made of: the blinds, and every ante but the last one."""
        at = self.names.index(self.last)
        order = (*self.names[at + 1 :], *self.names[: at + 1])
        blinds = (order[-1], order[0]) if len(order) == 2 else order[:2]
        amounts = stakes.blinds or (0, 0)
        posted = zip(blinds, amounts, strict=False)
        others = [name for name in self.names if name != self.last]
        return {
            "antes": ", ".join(f"{name} ante {stakes.ante}" for name in others),
            "blinds": ", ".join(f"{name} blind {amount}" for name, amount in posted),
            "kill": f"{self.last} kill {2 * amounts[-1]}",
        }


USUAL = OwnTable()


def least(bet: int, parts: int) -> int:
    return max(1, bet // parts)


def stakes_of(opening: str) -> Stakes:
    """The stakes of a transcript's first line."""
    return read_stakes(opening.split()[1:])


def read_own_table(stakes: str = "", seats: str = "") -> OwnTable:
    """Stakes and seats as people write them; ValueError says what is wrong with them."""
    words = stakes.replace("no limit", "no-limit").replace("pot limit", "pot-limit").split()
    structure = words.pop(0) if words and words[0] in STRUCTURES else ""
    told = " ".join(words)
    if words and not two_amounts(words[0]):
        raise ValueError(f"stakes read like 5/10, or limit 4/8; not {told[:40]!r}")
    if words:
        read_stakes([structure or Structure.NO_LIMIT.value, *words])
    if len(words) > 1 and not structure:
        structure = Structure.NO_LIMIT.value
    names, stacks, button = read_own_seats(seats)
    return OwnTable(structure, told, names or NAMES, stacks, button)


def two_amounts(word: str) -> bool:
    parts = word.replace("-", "/").split("/")
    return len(parts) == 2 and all(numbered(part, MOST_STAKES) for part in parts)


def read_own_seats(said: str) -> tuple[tuple[str, ...], tuple[int, ...], str]:
    """``Tom 300, Jim 250; button Jim``, or names alone."""
    text, _, button = said.removeprefix("seats:").partition(";")
    parts = [part.split() for part in text.split(",") if part.split()]
    button = button.strip().removeprefix("button").strip()
    names = [part[0] for part in parts]
    if parts and not 2 <= len(parts) <= 10:
        raise ValueError(f"a table has 2 to 10 players, not {len(parts)}")
    if button and button not in names:
        raise ValueError(f"the button is nobody's who sits there: {button[:40]!r}")
    if all(len(part) == 1 for part in parts):
        check_names(names)
        return tuple(names), (), button
    lines = SetupLines(names=[], stacks=[])
    read_seats(lines, ", ".join(" ".join(part) for part in parts))
    return tuple(lines.names), tuple(lines.stacks), button


def check_names(names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two players are called {name}")
        if not name.isalpha():
            raise ValueError(f"a name is one word of letters, not {name[:40]!r}")
