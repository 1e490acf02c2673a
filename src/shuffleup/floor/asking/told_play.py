"""A hand told in a line instead of chosen: ``Bob bets 40 into 65``, ``on the turn Bob bets 40, Cy
raises to 120``.

``told_play(text, sheet, own)`` is its transcript. Players who are not named check, or fold to a
bet. A pot of so much is built by raises and calls before; where no raise makes it exactly, the rest
lies in it from the deal before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.asking.own_table import DEEP, NAMES, OwnTable, stakes_of
from shuffleup.floor.asking.staging import StagedScene, add, opening_lines, played_to, quietly
from shuffleup.floor.floor_transcript import run
from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand.state import BETTING, pot_total
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.outside_text import counted

CHIPS = r"\$?(\d[\d,]*)"
DEED = re.compile(
    rf"(?P<who>[^\W\d]+) (?:goes |is |moves )?"
    rf"(?P<verb>bets?|raises?|makes it|calls?|checks?|folds?|all[- ]in|shoves?)"
    rf"(?: it)?(?: to)?(?: {CHIPS})?(?: in)?(?: into (?:a pot of )?{CHIPS})?",
    re.IGNORECASE,
)
BEFORE_THE_FLOP = re.compile(r"^(before the flop|pre-?flop)[:,]?\s*", re.IGNORECASE)
MOST_WAYS = 4  # players of whom any may fold; of more the last ones do
READS_LIKE = "tell it like: Bob bets 40 into 65; or: on the turn Bob bets 40, Cy raises to 120"


class PlayError(ValueError):
    """A line that tells no hand, and why."""


class ToldDeed(Struct, frozen=True):
    """What one player did, and how much was in the pot before."""

    who: str
    verb: str
    amount: int = 0
    pot: int = 0


def tells_play(text: str) -> bool:
    """Whether a line tells of somebody who acted."""
    return DEED.search(text) is not None


def told_play(text: str, sheet: Sheet, own: OwnTable) -> str:
    """The transcript of a hand that was told in a line; PlayError says what cannot be."""
    street, rest = street_of(text.strip().rstrip("."), sheet)
    deeds = [
        read_deed(part) for part in re.split(r",(?!\d)|;|\bthen\b|\band\b", rest) if part.strip()
    ]
    if not deeds:
        raise PlayError(READS_LIKE)
    pot = next((deed.pot for deed in deeds if deed.pot), 0)
    own = seated(own, deeds, stakes_of(own.opening(sheet)).small_bet)
    if street < 0:
        street = 1 if pot and len(sheet.streets) > 1 else 0
    lines = before(sheet, own, street, pot, [deed.who for deed in deeds])
    for deed in deeds:
        do(lines, deed)
    return "\n".join(lines) + "\n"


# ---- reading -----------------------------------------------------------------------------------


def street_of(text: str, sheet: Sheet) -> tuple[int, str]:
    """The street a line begins with, -1 if none, and the rest of it."""
    found = BEFORE_THE_FLOP.match(text)
    if found:
        return 0, text[found.end() :]
    for at, street in enumerate(sheet.streets):
        name = re.escape(street.name)
        found = re.match(rf"(on |after |at )?(the )?{name}\b[:,]?\s*", text, re.IGNORECASE)
        if found:
            return at, text[found.end() :]
    return -1, text


def read_deed(said: str) -> ToldDeed:
    found = DEED.fullmatch(" ".join(said.split()))
    if found is None:
        raise PlayError(f"{said.strip()[:60]!r} is not clear; {READS_LIKE}")
    verb = found["verb"].lower()
    amount, pot = (counted(part.replace(",", "")) if part else 0 for part in found.groups()[2:])
    if verb.startswith(("bet", "raise", "makes")) and not amount:
        raise PlayError(f"how much? {READS_LIKE}")
    return ToldDeed(found["who"], verb, amount, pot)


def seated(own: OwnTable, deeds: Sequence[ToldDeed], bet: int) -> OwnTable:
    """The table with everybody who is named: of the usual players some make room for others, and
    everybody has chips enough."""
    known = {name.lower(): name for name in own.names}
    strangers = [deed.who for deed in deeds if deed.who.lower() not in known]
    strangers = list(dict.fromkeys(strangers))
    if strangers and own.names != NAMES:
        raise PlayError(f"nobody at the table is called {strangers[0]}: {', '.join(own.names)}")
    named = {known.get(deed.who.lower(), deed.who) for deed in deeds}
    if len(named) > len(own.names):
        raise PlayError("name the seats, since there are more players than usual")
    free = iter(strangers)
    names = tuple(name if name in named else next(free, name) for name in own.names)
    most = max(max(deed.amount, deed.pot) for deed in deeds)
    deep = own.stacks or (max(DEEP * bet, 2 * most),) * len(names)
    return replace(own, names=names, stacks=deep)


# ---- the hand before ---------------------------------------------------------------------------


def before(sheet: Sheet, own: OwnTable, street: int, pot: int, named: Sequence[str]) -> list[str]:
    """The lines of a hand that has come to a street, with so much in the pot: of the ways to get
    there the first that makes it exactly, else the one that leaves least to lie in it."""
    opening = [line for line in opening_lines(sheet, StagedScene(), own) if line]
    ways = [opening]
    if pot and street and sheet.opening is Opening.BLINDS:
        ways = [*raised_to(opening, own, pot, named), opening]
    nearest, missing = opening, -1
    for way in ways:
        left = pot - pot_total(played_to(list(way), street, BETTING).hand) if pot else 0
        if left >= 0 and not 0 <= missing <= left:
            nearest, missing = way, left
        if not missing:
            break
    if missing < 0:
        raise PlayError(f"by then there is more than {pot:,} in the pot at these stakes")
    lines = [*nearest[: len(opening)], *([f"carried {missing}"] if missing else ())]
    lines += nearest[len(opening) :]
    played_to(lines, street, BETTING)
    return lines


def raised_to(
    opening: list[str], own: OwnTable, pot: int, named: Sequence[str]
) -> Iterator[list[str]]:
    """The first round with one raise, or none, that some call and the others do not."""
    stakes, wanted = stakes_of(opening[0]), {name.lower() for name in named}
    fixed, blind = stakes.structure in (Structure.LIMIT, Structure.SPREAD), stakes.blinds[-1]
    for folds in who_folds([name for name in own.names if name.lower() not in wanted]):
        stay = len(own.names) - len(folds)
        most, least = pot // stay, (pot - sum(stakes.blinds)) // stay
        for to in {*range(max(blind, least), most + 1), blind}:
            lawful = to >= 2 * blind and not (fixed and to % blind)
            if stay > 1 and (lawful or to == blind):
                trial = first_round(list(opening), to, set(folds))
                if trial:
                    yield trial


def who_folds(idle: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Nobody first, then more and more of those who are not named."""
    for gone in range(len(idle) + 1):
        if len(idle) <= MOST_WAYS:
            yield from combinations(idle, gone)
        else:
            yield tuple(idle[len(idle) - gone :])


def first_round(lines: list[str], to: int, folds: set[str]) -> list[str]:
    """Everybody acts once: raise, call or fold; empty if that is not how it goes."""
    played = run("\n".join(lines))
    while played.hand.street == 0 and played.hand.phase == BETTING and not played.hand.over:
        hand, name = played.hand, played.names[played.hand.actor]
        owes = hand.bet > hand.bets[hand.actor]
        if name in folds and owes:
            deed = "folds"
        else:
            deed = f"raises to {to}" if hand.bet < to else quietly(hand)
        add(lines, hand, f"{name} {deed}")
        try:
            played = run("\n".join(lines))
        except ValueError:
            return []
    return [] if played.hand.over else lines


# ---- what was told -----------------------------------------------------------------------------


def do(lines: list[str], deed: ToldDeed) -> None:
    """One deed, after those before it have checked or folded."""
    played = run("\n".join(lines))
    street, seen = played.hand.street, set[int]()
    while not is_turn(played, deed.who):
        hand = played.hand
        if hand.over or hand.street != street or hand.actor in seen:
            raise PlayError(f"it is not the turn of {deed.who} then")
        seen.add(hand.actor)
        owes = hand.bet > hand.bets[hand.actor]
        add(lines, hand, f"{played.names[hand.actor]} {'folds' if owes else quietly(hand)}")
        played = run("\n".join(lines))
    add(lines, played.hand, f"{played.names[played.hand.actor]} {in_notation(deed, played)}")
    try:
        run("\n".join(lines))
    except ValueError as error:
        raise PlayError(f"that cannot be done: {str(error).partition(': ')[2]}") from error


def is_turn(played: Played, who: str) -> bool:
    hand = played.hand
    return hand.actor >= 0 and played.names[hand.actor].lower() == who.lower()


def in_notation(deed: ToldDeed, played: Played) -> str:
    """``raises to 120``: a verb of the notation."""
    hand = played.hand
    if deed.verb.startswith(("bet", "raise", "makes")):
        return f"raises to {deed.amount}" if hand.bet else f"bets {deed.amount}"
    if deed.verb.startswith(("all", "shove")):
        return "all-in"
    return {"c": "calls", "f": "folds"}[deed.verb[0]] if deed.verb[:2] != "ch" else "checks"
