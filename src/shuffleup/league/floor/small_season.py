"""A small season to ask a question in: some members, and events that were played.

``staged`` opens one under the law of another season; what is asked is put to its own judge with
``does``. Whatever the law refuses ends the question (``TurnedDownError``): that is the answer. What
cannot be is a ``FactError``. Ann is always the player it is about.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.facts import FactError
from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.law.ruling import Ruling
from shuffleup.league.act import act
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.new_season import new_season
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason
from shuffleup.league.results.announcing import BLINDS, PAYOUTS
from shuffleup.league.results.result_commands import AnnounceEvent, Publish, RecordResult
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.room.floor.small_room import ANN, TurnedDownError

DIRECTOR: Final = staff(Role.DIRECTOR)
DAY: Final = "2026-11-13"
OTHER_DAY: Final = "2026-11-12"
FINAL_NIGHT: Final = 99  # the number of the final
LARGE: Final = 30  # a field that every book lets play and counts


def staged(of: Season) -> Season:
    """The same season before anybody has joined it, played by the linear formula."""
    terms = replace(of.terms, formula="linear", best=0, quorum=0, cap=0, venues=())
    season = new_season(terms, rules=of.rules, rulebook=of.rulebook)
    does(season, AddMember(ANN))
    return season


def publish(season: Season, *what: str) -> None:
    for one in what:
        does(season, Publish(one, "the league's page"))


def join(season: Season, *names: str) -> None:
    """These are members, if they are not already."""
    for name in names:
        if name not in season.members:
            does(season, AddMember(name))


def come_as_guest(season: Season, name: str) -> None:
    does(season, AddGuest(name))


def night(season: Season, *names: str, entrants: int = LARGE) -> None:
    """An event of the season that ended like this, with others nobody names."""
    join(season, *names)
    result = SeasonResult(OTHER_DAY, "", tuple((name,) for name in names), entrants)
    does(season, RecordResult(len(season.results) + 1, result))


def crowd(count: int, letter: str = "P") -> list[str]:
    return [f"{letter}{at}" for at in range(1, count + 1)]


def nights(season: Season, count: int, *names: str) -> None:
    """So many events, each won by somebody else, with these behind the winner."""
    for number in range(1, count + 1):
        night(season, f"Winner{number}", *names)


def close(season: Season) -> SeasonRuling:
    return does(season, CloseSeason())


def all_accept(season: Season) -> None:
    """Everybody to whom a seat is offered takes it."""
    for name in [one for one in season.offers if one not in season.answers]:
        does(season, AcceptSeat(name), player(name))


def final_on(season: Season, day: str) -> None:
    """The final is announced for a day."""
    publish(season, BLINDS, PAYOUTS)
    does(season, AnnounceEvent(FINAL_NIGHT, day, "", SeasonEventKind.FINAL))


# ---- what is asked -----------------------------------------------------------------------------


def does(season: Season, command: SeasonCommand, by: Sender = DIRECTOR) -> SeasonRuling:
    """Put it to the judge and carry it out; what the law refuses ends the question."""
    ruling = act(season, command, by)
    if ruling.refusal is None:
        return ruling
    if ruling.refusal.reason.malformed:
        raise FactError(ruling.refusal.says)
    raise TurnedDownError(ruling.refusal)


def answer(says: str, *grounds: str) -> SeasonRuling:
    """What comes of it, and by which points."""
    return Ruling(grounds=tuple(dict.fromkeys(grounds)), says=says)
