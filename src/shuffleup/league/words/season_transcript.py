"""Running a transcript of a season, with the day before each statement.

It opens with lines of what is there already::

    season: 2026                                    # its name
    terms: quorum 2, best 10, formula linear, venues Hub/Pub
    members: Ann, Bob, Cy
    guests: Dan

and goes on with ``[2026-01-09] event 1 at Hub: Ann, Bob, Cy``. ``=`` must be true, ``x`` must be
refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.hand.words.hand_transcript import FalseLineError, OtherReasonError
from shuffleup.law.notation import DECIDERS, NotationError, Statement, parse, reading
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.league.act import act
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.judge import judge
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.new_season import new_season
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, DeclineSeat
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.state import Season
from shuffleup.league.words.season_patterns import SeasonTold
from shuffleup.league.words.words_of_season import command, fact
from shuffleup.outside_text import counted, quoted
from shuffleup.room.instants import start_of
from shuffleup.room.words.patterns import follow, names_in

OPENING: Final = re.compile(r"(terms|members|guests):\s+(\S.*)")
SPEAKER: Final = re.compile(r"([^\s:]+):\s+(\S.*)")
ROLES: Final = {role.value: role for role in Role if role is not Role.PLAYER}
FIRST_DAY: Final = "2026-01-01"  # where no day is told
NUMBERS: Final = ("best", "events", "quorum", "cap")
DIRECTOR: Final = staff(Role.DIRECTOR)


class SeasonScene(Struct):
    """A transcript being run: the season and its day, the last ruling and that on the last
    attempt."""

    told: SeasonTold
    ruling: SeasonRuling | None = None
    tried: SeasonRuling | None = None

    @property
    def season(self) -> Season:
        return self.told.season


SeasonWatch = Callable[[SeasonScene, Statement], None]


def speaks_of_a_season(statements: list[Statement]) -> bool:
    """Whether a transcript is of a league: it opens with a season."""
    return bool(statements) and statements[0].words.startswith("season:")


def run(text: str, rules: Rules = DEFAULT, watch: SeasonWatch | None = None) -> SeasonScene:
    return run_statements(parse(text), rules, watch)


def run_statements(
    statements: list[Statement], rules: Rules = DEFAULT, watch: SeasonWatch | None = None
) -> SeasonScene:
    """Run a transcript; the first line that cannot be run, or is false, is the error."""
    if not speaks_of_a_season(statements):
        raise NotationError(1, "a league opens with a line `season: NAME`")
    scene, count = opened(statements, rules)
    return follow(scene, statements[count:], run_one, watch)


# ---- the opening lines -----------------------------------------------------------------------


def opened(statements: list[Statement], rules: Rules) -> tuple[SeasonScene, int]:
    """The season of the first lines, and how many they are."""
    lines: list[tuple[Statement, str, str]] = []
    for statement in statements[1:]:
        found = OPENING.fullmatch(statement.words)
        if found is None or statement.mark or statement.time:
            break
        lines.append((statement, found[1], found[2]))
    terms = SeasonTerms(statements[0].words.removeprefix("season:").strip())
    for statement, what, rest in lines:
        with reading(statement.line):
            terms = read_season_terms(terms, rest) if what == "terms" else terms
    with reading(statements[0].line):
        season = new_season(terms, rules=rules)
    for statement, what, rest in lines:
        with reading(statement.line):
            if what != "terms":
                come_in(season, rest, AddGuest if what == "guests" else AddMember)
    return SeasonScene(SeasonTold(season, FIRST_DAY)), 1 + len(lines)


def read_season_terms(terms: SeasonTerms, text: str) -> SeasonTerms:
    """``quorum 2, best 10, formula linear, venues Hub/Pub, guests score``."""
    for part in (one.strip() for one in re.split(r",(?![^()]*\))", text)):
        word, _, rest = part.partition(" ")
        if word in NUMBERS:
            terms = replace(terms, **{word: counted(rest)})
        elif word == "formula":
            terms = replace(terms, formula=rest)
        elif word == "venues":
            terms = replace(terms, venues=tuple(rest.split("/")))
        elif part == "guests score":
            terms = replace(terms, guests_score=True)
        else:
            raise ValueError(f"{quoted(part)} says nothing of a season")
    return terms


def come_in(season: Season, names: str, kind: type[AddMember] | type[AddGuest]) -> None:
    for name in names_in(names):
        ruling = act(season, kind(name), DIRECTOR)
        if ruling.refusal is not None:
            raise ValueError(str(ruling.refusal))


# ---- statements ------------------------------------------------------------------------------


def run_one(scene: SeasonScene, statement: Statement) -> None:
    if statement.time:
        start_of(statement.time, "UTC")  # there is such a day
        scene.told.day = statement.time
    words = statement.words
    if statement.mark in DECIDERS:  # a mark in the grammar, a speaker like any other here
        words = f"{statement.mark} {words}"
    if statement.mark == "=":
        true, so = holds(scene, words)
        if not true:
            raise FalseLineError(statement.line, f"not so: {words}; but {so}")
    elif statement.mark == "x":
        must_be_refused(scene, statement)
    else:
        said, by = spoken(scene.told, words)
        scene.ruling = act(scene.season, said, by)
        if scene.ruling.refusal is not None:
            raise NotationError(statement.line, str(scene.ruling.refusal))


def spoken(told: SeasonTold, words: str) -> tuple[SeasonCommand, Sender]:
    """What is said, and who says it: ``floor: close the season``, or the player it is about."""
    found = SPEAKER.fullmatch(words)
    if found:
        return command(told, found[2]), Sender(found[1], ROLES.get(found[1], Role.PLAYER))
    said = command(told, words)
    if isinstance(said, AcceptSeat | DeclineSeat):
        return said, player(said.player)
    return said, DIRECTOR


def holds(scene: SeasonScene, words: str) -> tuple[bool, str]:
    if words.startswith("may: "):
        said, by = spoken(scene.told, words.removeprefix("may: "))
        scene.tried = judge(scene.season, said, by)
        refusal = scene.tried.refusal
        return refusal is None, str(refusal)
    return fact(scene.told, words)


def must_be_refused(scene: SeasonScene, statement: Statement) -> None:
    words = statement.words.split()
    reason = words.pop().strip("()") if words[-1].startswith("(") else ""
    said, by = spoken(scene.told, " ".join(words))
    scene.tried = ruling = judge(scene.season, said, by)
    if ruling.refusal is None:
        raise FalseLineError(statement.line, f"was not refused: {statement.words}")
    if reason and ruling.refusal.reason.code != reason:
        so = ruling.refusal.reason.code
        raise OtherReasonError(statement.line, f"was refused, but because: {so}")
