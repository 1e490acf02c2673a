"""Words about events: what is announced, how they ended, points beside them, standings.

``event 3 at Hub: Ann 100, Bob 60, Cy & Dan, Eve | bounties Ann 2 | of 20 | pool 200``: the places
with their prizes, who shares one with ``&``; then, each after a bar, what else is known. ``agreed``
says that places were agreed on, ``because …`` why it is corrected.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.results import result_commands as c
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.results.season_quorum import counts
from shuffleup.league.scoring.formula_shown import written
from shuffleup.league.standing.season_table import standings
from shuffleup.league.words.season_patterns import SeasonFacts, SeasonTold, SeasonVerbs
from shuffleup.outside_text import counted, fraction, quoted
from shuffleup.room.words.patterns import Found, Told, listed, names_in, pattern

NUMBERS: Final = {"of": "entrants", "pool": "pool", "buyin": "buyin"}
BY_NAME: Final = ("bounties", "rebuys")
BECAUSE: Final = "because"
KINDS: Final = {
    "event": SeasonEventKind.SEASON,
    "last-chance": SeasonEventKind.LAST_CHANCE,
    "final": SeasonEventKind.FINAL,
}


# ---- what is said ----------------------------------------------------------------------------


def result_in(told: SeasonTold, kind: str, venue: str, text: str) -> SeasonResult:
    """The places, and what else is known."""
    first, *others = [part.strip() for part in text.split("|")]
    groups, paid = [], []
    for group in names_in(first):
        names = []
        for one in group.split("&"):
            name, _, prize = one.strip().partition(" ")
            names.append(name)
            if prize:
                paid.append((name, counted(prize)))
        groups.append(tuple(names))
    result = SeasonResult(told.day, venue, tuple(groups), paid=tuple(paid), kind=KINDS[kind])
    for part in others:
        result = with_part(result, part)
    return result


def with_part(result: SeasonResult, part: str) -> SeasonResult:
    word, _, rest = part.partition(" ")
    if word in NUMBERS:
        return replace(result, **{NUMBERS[word]: counted(rest)})
    if word in BY_NAME:
        lines = [one.partition(" ") for one in names_in(rest)]
        return replace(result, **{word: tuple((name, counted(many)) for name, _, many in lines)})
    if part == "agreed":
        return replace(result, agreed=True)
    if word == BECAUSE:
        return result
    raise ValueError(f"{quoted(part)} says nothing of a result")


def recorded(told: SeasonTold, found: Found) -> c.RecordResult:
    venue = found.groupdict().get("game", "")
    result = result_in(told, found["name"], venue, found["rest"])
    return c.RecordResult(counted(found["number"]), result)


def corrected(told: SeasonTold, found: Found) -> c.CorrectResult:
    """The day and the place stay as they were, unless they are told."""
    number = counted(found["number"])
    old = told.season.results.get(number)
    result = result_in(told, "event", old.venue if old else "", found["rest"])
    if old is not None:
        result = replace(result, day=old.day, kind=old.kind)
    why = [part.strip() for part in found["rest"].split("|") if part.strip().startswith(BECAUSE)]
    return c.CorrectResult(number, result, why[0].removeprefix(BECAUSE).strip() if why else "")


def announced(told: SeasonTold, found: Found) -> c.AnnounceEvent:
    kind, venue = KINDS[found["name"]], found.groupdict().get("game", "")
    return c.AnnounceEvent(counted(found["number"]), told.day, venue, kind)


# ---- what is so ------------------------------------------------------------------------------


def standing_is(told: SeasonTold, found: Found) -> Told:
    """``standing 2: Bob 14``: who has the place, and with how many points."""
    place = counted(found["number"])
    lines = [one for one in standings(told.season) if one.place == place]
    so = listed([f"{one.player} {written(one.points)}" for one in lines])
    return so == found["rest"], so


def points_are(told: SeasonTold, found: Found) -> Told:
    lines = {one.player: one.points for one in standings(told.season)}
    so = written(lines[found["name"]]) if found["name"] in lines else "nothing"
    return so == found["rest"], so


def player_of_the_year(told: SeasonTold, found: Found) -> Told:
    so = listed([one.player for one in standings(told.season) if one.place == 1])
    return so == found["rest"], so


def event_counts(told: SeasonTold, found: Found) -> Told:
    return counts(told.season, told.season.results[counted(found["number"])]), "it does not"


def counts_not(told: SeasonTold, found: Found) -> Told:
    return not event_counts(told, found)[0], "it does"


VERBS: SeasonVerbs = [
    (pattern("NAME NUMBER: REST"), recorded),
    (pattern("NAME NUMBER at GAME: REST"), recorded),
    (pattern("correct event NUMBER: REST"), corrected),
    (pattern("announce NAME NUMBER"), announced),
    (pattern("announce NAME NUMBER at GAME"), announced),
    (
        pattern("publish NAME at REST"),
        lambda told, f: c.Publish(f["name"], f["rest"]),
    ),
    (pattern("add member NAME"), lambda told, f: AddMember(f["name"])),
    (pattern("add guest NAME"), lambda told, f: AddGuest(f["name"])),
    (
        pattern("give NAME OTHER points because REST"),
        lambda told, f: c.GiveBonus(f["name"], fraction(f["other"]), f["rest"]),
    ),
    (
        pattern("take OTHER points from NAME because REST"),
        lambda told, f: c.DeductPoints(f["name"], fraction(f["other"]), f["rest"]),
    ),
]
FACTS: SeasonFacts = [
    (pattern("standing NUMBER: REST"), standing_is),
    (pattern("points of NAME are REST"), points_are),
    (pattern("player of the year: REST"), player_of_the_year),
    (pattern("event NUMBER counts"), event_counts),
    (pattern("event NUMBER does not count"), counts_not),
]
