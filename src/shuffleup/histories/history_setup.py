"""The hand a History starts from: ``start_hand(history)``, cards to come from the record.

The players stand in the order they are dealt to: p1 left of the button, the last on the button.
Heads-up the format lists antes and blinds the other way round: the first blind is p2's, who has the
button. Files that list the big blind first mean one of three things (``readings``), and
only the moves can tell. A negative blind is a live post of someone coming in, who does not act last
for it.

The law of a replay is ``RULES``: the defaults but for the cap on raises, for what happened must be
possible. No hand of the real histories we test with turns on any other point.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from shuffleup.cards import DECKS, UNKNOWN
from shuffleup.games import Sheet, Structure
from shuffleup.hand import NO_DROP, Drop, Forced, Hand, Post, SetupError, Stakes, start
from shuffleup.hand.setup import (
    Setup,
    check_drop,
    check_players,
    check_stakes,
    check_structure,
)
from shuffleup.hand.words.drop_words import read_drop
from shuffleup.hand.words.setup_words import read_point
from shuffleup.histories.actions import parse_amount
from shuffleup.histories.history import History, PhhError, variants
from shuffleup.histories.money import chips
from shuffleup.law import DEFAULT, Rules

# A house may cap a limit round at three, four or five bets; a record does not say.
RULES = DEFAULT.but(limit_raise_cap=99, straddle_limit_cap_bets=99)

Amounts = tuple[int, ...]

FILE_NAMES = tuple(f"p{place}" for place in range(1, 65))  # what the format calls the players
UNBOUNDED = 10**18  # chips of a player whose stack nobody knows


class Reading(Struct, frozen=True, gc=False):
    """Who has the button, and whose the first, second … ante and blind of the lists are."""

    button: int
    seats: tuple[int, ...]


def readings(history: History) -> tuple[Reading, ...]:
    """How the places of a file can be meant, the likeliest first: nearly always in one way."""
    n = len(history.starting_stacks)
    if n == 2:
        blinds = history.blinds_or_straddles
        falling = bool(blinds) and blinds[0] > blinds[1] > 0
        return HEADS_UP_BIG_BLIND_FIRST if falling else HEADS_UP
    return around(n)


@cache
def around(n: int) -> tuple[Reading, ...]:
    """Everyone in the order they are listed, the last on the button."""
    return (Reading(n - 1, tuple(range(n))),)


HEADS_UP = (Reading(1, (1, 0)),)
# Each blind beside its player; or turned round as the format has it, which gives p1 the small blind
# and so the button; or p1 the small blind and p2 the button, as if nobody had told them.
HEADS_UP_BIG_BLIND_FIRST = (Reading(1, (0, 1)), Reading(0, (1, 0)), Reading(1, (1, 0)))


def start_hand(history: History, reading: Reading | None = None) -> Hand:
    """The hand before the first chip moves; ``PhhError`` if it cannot be played."""
    reading = reading or readings(history)[0]
    stacks = tuple([UNBOUNDED if stack is None else stack for stack in history.starting_stacks])
    dead_antes, terms = has_dead_antes(history, stacks), terms_of(history)
    setup = Setup(
        history.game, terms.stakes, stacks, reading.button,
        posts_of(history.antes, history.blinds_or_straddles, dead_antes, reading.seats),
        rules_of(history), outside=True, drop=drop_of(history),
    )  # fmt: skip
    try:
        check_players(setup.game, setup.stacks, setup.button, setup.posts, setup.carried)
        if terms.wrong:
            raise SetupError(terms.wrong)
        if setup.drop is not NO_DROP:
            check_drop(setup.drop)
    except SetupError as error:
        raise PhhError(str(error), history.source, history.number) from error
    hand = start(setup, unknown_deck(history.game.deck))
    hand.names = FILE_NAMES[: hand.n]
    return hand


@lru_cache
def unknown_deck(deck: str) -> tuple[int, ...]:
    return (UNKNOWN,) * len(DECKS[deck])


class PlayedFor(Struct, frozen=True, gc=False):
    """What a hand is played for, and why it cannot be, empty if it can."""

    stakes: Stakes
    wrong: str


def terms_of(history: History) -> PlayedFor:
    big_bet = history.structure is not Structure.LIMIT
    amounts = (
        history.min_bet if big_bet else history.small_bet,
        history.min_bet if big_bet else history.big_bet,
        blinds_of(history),
        max(history.antes),
        history.bring_in,
        history.chip,
        history.scale,
    )
    if variants().get(history.variant) == (history.game, history.structure):
        return usual_terms(history.variant, *amounts)
    return checked_terms(history.game, history.structure, *amounts)  # made, and not read


@lru_cache(maxsize=1 << 10)
def usual_terms(variant: str, *amounts: Any) -> PlayedFor:
    """Files have few terms and thousands of hands. Any, because the blinds are several."""
    return checked_terms(*variants()[variant], *amounts)


def checked_terms(
    game: Sheet, structure: Structure, small: int, big: int, blinds: Amounts, ante: int,
    bring_in: int, chip: int, dollar: int,
) -> PlayedFor:  # fmt: skip
    stakes = Stakes(
        structure, small, big, blinds, ante, bring_in=bring_in, chip=chip, dollar=dollar
    )
    try:
        check_structure(game, stakes)
        check_stakes(game, stakes)
    except SetupError as error:
        return PlayedFor(stakes, str(error))
    return PlayedFor(stakes, "")


def blinds_of(history: History) -> Amounts:
    blinds = [blind for blind in history.blinds_or_straddles[:2] if blind > 0]
    return tuple(sorted(blinds) if len(history.starting_stacks) == 2 else blinds)


@lru_cache(maxsize=1 << 10)
def posts_of(
    antes: Amounts, blinds: Amounts, dead_antes: bool, seats: tuple[int, ...]
) -> tuple[Post, ...]:
    """Antes, then blinds and straddles from the smallest to the largest, whose poster acts last."""
    ante = Forced.DEAD if dead_antes else Forced.ANTE
    posts = [Post(seats[place], amount, ante) for place, amount in enumerate(antes) if amount]
    straddled = any(blinds[:2])
    for amount, place in sorted([(abs(blind), at) for at, blind in enumerate(blinds) if blind]):
        if blinds[place] < 0:
            kind = Forced.ENTRY
        else:
            kind = Forced.STRADDLE if straddled and place > 1 else Forced.BLIND
        posts.append(Post(seats[place], amount, kind))
    return tuple(posts)


def has_dead_antes(history: History, stacks: tuple[int, ...]) -> bool:
    """Antes all players match are antes; those only some pay are dead, unless they are trimmed."""
    antes = history.antes
    same = min(antes) == max(antes) and min(stacks) >= antes[0]
    return not (same or history.ante_trimming_status)


def rules_of(history: History) -> Rules:
    """``_rules``: the points a house decided otherwise, ``limit-raise-cap 4, check-raise no``."""
    said = history.metadata.get("_rules")
    if said is None:
        return RULES
    try:
        pairs = [part.split() for part in text(said).split(",")]
        points = {name: read_point(name, value) for name, value in pairs}
        return DEFAULT.but(**points)
    except ValueError as error:
        raise PhhError(f"_rules: {error}", history.source, history.number) from error


def text(said: object) -> str:
    if not isinstance(said, str):
        raise ValueError(f"{said!r} is not a text")
    return said


def drop_of(history: History) -> Drop:
    """``_fee``: what the house took, ``rake 5, cap 4``; nothing where a record does not say."""
    said = history.metadata.get("_fee")
    if said is None:
        return NO_DROP
    try:
        parts = [part.split() for part in text(said).split(",")]
        for part in parts:
            if len(part) > 1 and part[0] != "rake":
                part[1] = str(chips(parse_amount(part[1]), history.scale))
        return read_drop(", ".join([" ".join(part) for part in parts]))
    except ValueError as error:
        raise PhhError(f"_fee: {error}", history.source, history.number) from error
