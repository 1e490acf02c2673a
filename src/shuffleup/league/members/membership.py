"""Who belongs to a league, and who is only a guest."""

from __future__ import annotations

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.members.member_events import GuestCame, MemberJoined
from shuffleup.league.members.member_record import Member
from shuffleup.league.roles_in_league import DESK, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed
from shuffleup.league.state import Season
from shuffleup.table.edge import is_name


def judge_member(season: Season, command: AddMember) -> SeasonRuling:
    """A guest may become a member; what they have played counts from the beginning then."""
    old = season.members.get(command.player)
    if not is_name(command.player):
        return malformed(Reason.NOBODY_OF_THAT_NAME, "a member has a name")
    if old is not None and not old.guest:
        return malformed(Reason.NAME_TAKEN, f"{command.player} is a member already")
    if old is None and (other := written_otherwise(season, command.player)):
        return malformed(Reason.NAME_TAKEN, f"{command.player} is {other}, written otherwise")
    return Ruling((MemberJoined(command.player),))


def judge_guest(season: Season, command: AddGuest) -> SeasonRuling:
    if not is_name(command.player):
        return malformed(Reason.NOBODY_OF_THAT_NAME, "a guest has a name")
    if command.player in season.members:
        return malformed(Reason.NAME_TAKEN, f"{command.player} is in the league already")
    if other := written_otherwise(season, command.player):
        return malformed(Reason.NAME_TAKEN, f"{command.player} is {other}, written otherwise")
    return Ruling((GuestCame(command.player),))


def written_otherwise(season: Season, player: str) -> str:
    """Who has this name but for spaces, small and large letters: a slip would make two of them."""
    wanted = plain(player)
    return next((name for name in season.members if plain(name) == wanted), "")


def plain(name: str) -> str:
    return " ".join(name.split()).casefold()


def is_member(season: Season, player: str) -> bool:
    known = season.members.get(player)
    return known is not None and not known.guest


def scores(season: Season, player: str) -> bool:
    """Whether what somebody plays is worth points, and a seat in the final."""
    return is_member(season, player) or season.terms.guests_score


# ---- apply -----------------------------------------------------------------------------------


def joined(season: Season, told: MemberJoined) -> None:
    season.members[told.player] = Member()


def came(season: Season, told: GuestCame) -> None:
    season.members[told.player] = Member(guest=True)


MAY: MayKeep = {AddMember: DESK, AddGuest: DESK}
JUDGES: SeasonJudges = {AddMember: judge_member, AddGuest: judge_guest}
APPLY: SeasonApplies = {MemberJoined: joined, GuestCame: came}
