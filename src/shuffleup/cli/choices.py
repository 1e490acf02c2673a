"""What people may write for a game, stakes, bots, house rules and a name; mistakes get a sentence.

Each function reads one argument and raises ``UsageError`` with the nearest match, or with all there
is to choose from.
"""

from __future__ import annotations

import re
import secrets
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise

from msgspec import Struct

from shuffleup.bots import BotError, factory
from shuffleup.cli.amounts import CENTS, amount, read_amount
from shuffleup.cli.books import open_book
from shuffleup.cli.game_names import read_game as read_game
from shuffleup.cli.output import UsageError
from shuffleup.cli.shared_options import TableOptions
from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import Stakes
from shuffleup.hand.chip_amounts import has_a_point
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.words.hand_transcript import check_names
from shuffleup.hand.words.setup_words import read_point, read_stakes
from shuffleup.law.named_law import name_of
from shuffleup.law.rulebook import Rulebook, cite, resolve
from shuffleup.law.rules import DEFAULT, POINTS, Rules

NEGATIVE = re.compile(r"(^|/)-")


def read_table_stakes(sheet: Sheet, stakes: str | None, structure: str | None) -> Stakes:
    """The stakes written out, or the usual ones of the game or of one of its structures."""
    if stakes and structure:
        raise UsageError("give --stakes or --structure, not both")
    if stakes:
        return _read_stakes(stakes, sheet)
    chosen = _structure(structure, "--structure") if structure else sheet.structures[0]
    if chosen not in sheet.structures:
        played = ", ".join(one.value for one in sheet.structures)
        raise UsageError(f"{sheet.title} is not played {chosen.value}; it is played {played}")
    return default_stakes(sheet, chosen)


def _read_stakes(text: str, sheet: Sheet) -> Stakes:
    words = usual_words(text.split(), sheet)
    example = 'like "no-limit 1/2" or "limit 4/8 ante 1 bring-in 2"'
    if not words:
        raise UsageError(f"--stakes is empty; write it {example}")
    _structure(words[0], "--stakes")
    for word in words[1:]:
        if NEGATIVE.search(word):
            raise UsageError(f"--stakes: {word!r} is not an amount; write it {example}")
    rest = words[2:] if words[1:] and words[1][0].isdigit() else words[1:]
    if len(rest) % 2:
        raise UsageError(f"--stakes: {rest[-1]!r} has no amount after it; write it {example}")
    try:
        stakes = read_stakes(words)
    except ValueError as error:
        raise UsageError(f"--stakes: {error}; write it {example}") from error
    _check_amounts(stakes)
    return stakes


def usual_words(words: list[str], sheet: Sheet) -> list[str]:
    """``1/2`` alone is the game's first structure at those stakes, with the usual forced bets."""
    if not words or not words[0][0].isdigit():
        return words
    structure = sheet.structures[0]
    if len(words) > 1 or structure not in (Structure.LIMIT, Structure.SPREAD):
        return [structure.value, *words]
    small = words[0].replace("-", "/").partition("/")[0]
    bet = read_amount(small, CENTS) or 0
    half, quarter = written(bet // 2, small), written(bet // 4, small)
    forced = ["ante", quarter, "bring-in", half]
    if sheet.opening is Opening.BLINDS:
        forced = ["blinds", f"{half}/{small}"]
    elif sheet.opening is Opening.OPENERS:
        forced = ["ante", half]
    return [structure.value, *words, *forced]


def written(cents: int, like: str) -> str:
    """An amount as another was written, with cents or without; one chip at least."""
    return amount(max(1, cents), CENTS) if has_a_point([like]) else str(max(1, cents // CENTS))


def stack_of(stakes: Stakes, table: TableOptions) -> int:
    """The chips to sit down with, in the money of the stakes where these have cents."""
    if table.stack is None:
        return default_stack(stakes)
    return at_least("--stack", table.stack, 1) * chips_to_one(table)


def chips_to_one(table: TableOptions) -> int:
    """How many chips an amount of one is: a hundred where the stakes are written with cents."""
    return CENTS if "." in (table.stakes or "") else 1


def _check_amounts(stakes: Stakes) -> None:
    if min(stakes.small_bet, stakes.big_bet, *stakes.blinds) <= 0:
        raise UsageError("--stakes: blinds and bets are above 0")
    for one, next_one in pairwise(stakes.blinds):
        if one > next_one:
            less, more = amount(one, stakes.dollar), amount(next_one, stakes.dollar)
            raise UsageError(f"--stakes: the small blind, {less}, is above the big, {more}")


def check_stakes(text: str | None) -> None:
    """What can be no stakes of any game is said before a game is asked for."""
    words = (text or "").split()
    if words and not words[0][0].isdigit():
        _structure(words[0], "--stakes")


def _structure(text: str, option: str) -> Structure:
    try:
        return Structure(text)
    except ValueError:
        known = ", ".join(one.value for one in Structure)
        says = f"{text!r} is not a betting structure; there are {known}"
        if option == "--stakes":
            says += '; stakes are written like 1/2, 0.25/0.50 or "limit 4/8"'
        raise UsageError(f"{option}: {says}") from None


def read_bots(text: str | None, default: Sequence[str], count: int) -> list[str]:
    """So many bots by name, ours or ``module:Class``; a shorter list is repeated."""
    chosen = named_bots(text, default, count)
    return [chosen[place % len(chosen)] for place in range(count)]


def named_bots(text: str | None, default: Sequence[str], most: int) -> list[str]:
    """The bots that are named, which there are; as many as there is room for."""
    chosen = [part.strip() for part in text.split(",")] if text else list(default)
    if text and ":" in text and "" not in sys.path:
        sys.path.insert(0, "")  # a module of one's own is looked for here first
    try:
        for name in chosen:
            factory(name)
    except BotError as error:
        raise UsageError(f"--bots: {error}") from error
    if text and len(chosen) > most:
        raise UsageError(f"{len(chosen)} bots are named and there is room for {most}")
    return chosen


class HouseLaw(Struct, frozen=True):
    """The rules in force, and the book they come from, if one was named."""

    rules: Rules = DEFAULT
    book: Rulebook | None = None
    digest: str = ""  # stored with every hand: it names exactly this law, points changed included

    def clauses(
        self, grounds: tuple[str, ...], game: str = "", structure: str = "", most: int = 0
    ) -> str:
        """The clauses behind a refusal, the book's own first, as a note in brackets; nothing
        without a book. At most so many, where there is little room."""
        ids = [rule.id for rule in cite(self.book, grounds, game, structure)] if self.book else []
        ids.sort(key=lambda clause: clause.startswith("common/"))
        if most and len(ids) > most:
            ids = [*ids[:most], "…"]
        return f" ({', '.join(ids)})" if ids else ""


def read_house(book: str | None, rules: str | None) -> HouseLaw:
    """A rulebook by name, or a house's TOML file, and points decided otherwise on top of it."""
    if book is None:
        return HouseLaw(read_house_rules(rules))
    law = open_book(book)
    in_force = read_house_rules(rules, resolve(law))
    return HouseLaw(in_force, law, name_of(law, in_force))


def read_house_rules(text: str | None, rules: Rules = DEFAULT) -> Rules:
    """``limit-raise-cap 4, check-raise no``: points of the law decided otherwise."""
    for part in text.split(",") if text else ():
        words = part.split()
        if len(words) != 2:
            example = 'like "check-raise no"'
            raise UsageError(
                f"--rules: {part.strip()!r} should be a point and its value, {example}"
            )
        name = words[0].replace("_", "-")
        if name not in POINTS:
            close = get_close_matches(name[:80], POINTS, n=1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise UsageError(f"--rules: no point is called {words[0]!r}{hint}")
        try:
            rules = rules.but(**{name: read_point(*words)})
        except ValueError as error:
            raise UsageError(f"--rules: {error}") from error
    return rules


def read_seats(sheet: Sheet, seats: int | None, default: int = 6) -> int:
    """How many players sit down; the usual number, or fewer where the game is for fewer."""
    if seats is None:
        return min(default, sheet.max_seats)
    if not 2 <= seats <= sheet.max_seats:
        raise UsageError(f"{sheet.title} is for 2 to {sheet.max_seats} players, not {seats}")
    return seats


def read_name(text: str) -> str:
    """A player's name as a transcript can hold it: one word, and not a word of the notation."""
    if not re.fullmatch(r"[^\W\d_][\w'-]*", text):
        raise UsageError("--name: a name is one word of letters and digits, a letter first")
    try:
        check_names([text])
    except ValueError:
        raise UsageError(
            f"--name: {text!r} is a word of the notation; choose another name"
        ) from None
    return text


def at_least(option: str, value: int, least: int) -> int:
    if value < least:
        raise UsageError(f"{option} is {least} or more, not {value}")
    return value


def read_seed(seed: str | None) -> str:
    """The seed given, or one from the operating system; the same seed gives the same cards."""
    return seed if seed is not None else secrets.token_bytes(32).hex()
