"""Mixed games ready to play, and stages in words.

``mix("horse", 4, 8)`` gives the stages of a rotation at these bets, ``designated`` the house that
plays it. ``read_stages`` and ``show_stages`` are each other's inverse:
``holdem limit 4/8 blinds 2/4 for 8 hands then stud limit 4/8 ante 1 bring-in 2 for 8 hands``.
"""

from __future__ import annotations

import tomllib
from fractions import Fraction
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from shuffleup.games import Opening, Structure, game
from shuffleup.hand.setup import Stakes
from shuffleup.hand.words.setup_words import read_stakes, show_stakes, whole
from shuffleup.outside_text import quoted
from shuffleup.table.house import House, Stage

THEN, OR, FOR = "then", "or", "for"  # between stages of a rotation, of a choice; their length


class NamedMix(Struct, frozen=True):
    """A mix as it is played in card rooms: its games, in a rotation or to be called."""

    title: str
    games: tuple[str, ...]
    called: bool = False


class Shares(Struct, frozen=True, rename="kebab"):
    """Forced bets as shares of the small bet."""

    blinds: tuple[str, ...] = ()
    ante: str = ""
    bring_in: str = ""


class Mixes(Struct, frozen=True, rename="kebab"):
    """All of ``mixes.toml``."""

    mix: dict[str, NamedMix]
    limit: Shares
    big_bet: Shares
    stud: Shares


@cache
def _data() -> Mixes:
    text = (resources.files("shuffleup.table.mix") / "mixes.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Mixes)


def mixes() -> tuple[str, ...]:
    """The names of the mixed games that ship with the package."""
    return tuple(_data().mix)


def title_of(name: str) -> str:
    return _data().mix[name].title


def title_played(house: House) -> str:
    """What the rotation or the choice of a house is called; its games, where it has no name."""
    keys = [stage.game for stage in (*house.rotation, *house.choice)]
    for named in _data().mix.values():
        if [said.partition(" ")[0] for said in named.games] == keys:
            return named.title
    return " / ".join(game(key).title for key in keys)


def mix(
    name: str, small_bet: int, big_bet: int, *, hands: int = 0, minutes: int = 0
) -> tuple[Stage, ...]:
    """The games of a mix at these bets, each for so many hands or minutes, else for a round."""
    if name not in mixes():
        raise ValueError(f"no mix is called {quoted(name)}; there are {', '.join(mixes())}")
    stages = []
    for said in _data().mix[name].games:
        key, _, structure = said.partition(" ")
        stakes = stakes_of(key, Structure(structure or "limit"), small_bet, big_bet)
        stages.append(Stage(key, stakes, hands, minutes))
    return tuple(stages)


def stakes_of(key: str, structure: Structure, small_bet: int, big_bet: int) -> Stakes:
    """The stakes of one game of a mix, in whole chips."""
    limit = structure is Structure.LIMIT
    shares = _data().limit if limit else _data().big_bet
    if game(key).opening is Opening.BRING_IN:
        stud = _data().stud
        ante, bring_in = part(stud.ante, small_bet), part(stud.bring_in, small_bet)
        return Stakes(structure, small_bet, big_bet, ante=ante, bring_in=bring_in)
    blinds = tuple(part(share, small_bet) for share in shares.blinds)
    if limit:
        return Stakes(structure, small_bet, big_bet, blinds)
    return Stakes(structure, blinds[-1], blinds[-1], blinds)


def part(share: str, bet: int) -> int:
    """A share of a bet, down to a whole chip and never none."""
    return max(1, int(Fraction(share) * bet))


def designated(
    name: str, small_bet: int, big_bet: int, *, hands: int = 0, minutes: int = 0
) -> House:
    """What a house designates to play a mix; its table opens with the first of the games."""
    stages = mix(name, small_bet, big_bet, hands=hands, minutes=minutes)
    if _data().mix[name].called:
        return House(choice=stages)
    return House(rotation=stages)


# ---- in words --------------------------------------------------------------------------------


def read_stages(words: list[str], between: str) -> tuple[Stage, ...]:
    """The stages of a rotation or of a choice, or those of a mix: ``horse 4/8 for 8 hands``."""
    if words and words[0] in mixes():
        if len(words) < 2:
            raise ValueError(f"{words[0]} is played at two bets, like {words[0]} 4/8")
        small, _, big = words[1].partition("/")
        hands, minutes = read_length(words[2:])
        return mix(words[0], whole(small), whole(big), hands=hands, minutes=minutes)
    stages: list[list[str]] = [[]]
    for word in words:
        if word == between:
            stages.append([])
        else:
            stages[-1].append(word)
    return tuple(read_stage(stage) for stage in stages)


def read_stage(words: list[str]) -> Stage:
    length = words.index(FOR) if FOR in words else len(words)
    if length < 2:
        raise ValueError(f"{quoted(' '.join(words))} is no game and its stakes")
    hands, minutes = read_length(words[length:])
    return Stage(game(words[0]).key, read_stakes(words[1:length]), hands, minutes)


def read_length(words: list[str]) -> tuple[int, int]:
    """``for 8 hands``, ``for 30 minutes``, ``for a round``, which is also what nothing means."""
    if words in ([], [FOR, "a", "round"]):
        return 0, 0
    if len(words) == 3 and words[0] == FOR and whole(words[1]):
        if words[2] in ("hand", "hands"):
            return whole(words[1]), 0
        if words[2] in ("minute", "minutes"):
            return 0, whole(words[1])
    raise ValueError(
        f"{quoted(' '.join(words))}: a game is played for 8 hands, 30 minutes or a round"
    )


def show_stages(stages: tuple[Stage, ...], between: str) -> str:
    return f" {between} ".join(map(show_stage, stages))


def show_stage(stage: Stage) -> str:
    length = "a round"
    if stage.hands or stage.minutes:
        count, unit = (stage.hands, "hand") if stage.hands else (stage.minutes, "minute")
        length = f"{count} {unit}{'s' if count > 1 else ''}"
    return f"{stage.game} {show_stakes(stage.stakes)} {FOR} {length}"
