"""Seats of the final: by standing at fixed places, or drawn; and those the director gives.

By standing, the first of those who are in has the seat of the first standing, and so on down; for
whoever comes after the last of these places the book has no seat, and the director decides.
"""

from __future__ import annotations

from shuffleup.cards import Seed, shuffled
from shuffleup.law.points.league.final_seats import FinalSeatLaw
from shuffleup.law.points.league.qualifying import QualifyingLaw
from shuffleup.law.points.league.season_final import FinalSeating, SeasonFinalLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.final.final_events import FinalSeatDecided, FinalSeated
from shuffleup.league.final.final_record import FinalSeat
from shuffleup.league.qualifying.who_qualifies import finalists
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.roles_in_league import KEEPERS, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed, refuse
from shuffleup.league.state import Season
from shuffleup.table.state import MOST_SEATS

PLACES = 100  # a seat of the table is written as 205: table 2, seat 5


def judge_seat(season: Season, command: SeatFinal) -> SeasonRuling:
    """All who are in, once everybody has answered."""
    if not season.closed:
        return malformed(Reason.TIME_GOES_ON, "the season is not closed yet")
    if is_played(season):
        return malformed(Reason.RESULT_IS_IN, "the final is played")
    waiting = [name for name in season.offers if name not in season.answers]
    if waiting and season.rules.qualifying.must_answer:
        says = f"{waiting[0]} has neither accepted nor declined"
        return refuse(Reason.NOT_YET, says, QualifyingLaw.must_answer)
    players = finalists(season)
    if len(players) < 2:
        return malformed(Reason.NOT_ON_THE_LIST, "a final has two players at least")
    seats = seats_for(season, players, command.seed)
    grounds: tuple[str, ...] = (SeasonFinalLaw.seating,)
    if season.rules.season_final.seating is FinalSeating.BY_STANDING:
        taken = FinalSeatLaw.points[: len(players)]
        grounds = (*grounds, SeasonFinalLaw.tables, SeasonFinalLaw.seats, *taken)
    return Ruling((FinalSeated(tuple(seats)),), grounds=grounds)


def is_played(season: Season) -> bool:
    return any(one.kind is SeasonEventKind.FINAL for one in season.results.values())


def no_final(season: Season, event: int, result: SeasonResult) -> SeasonRuling | None:
    """Why the final cannot have been played like this; None if it can. Whoever was in it stays,
    even if a season's result is corrected afterwards."""
    if not season.closed:
        return malformed(Reason.TIME_GOES_ON, "the season is not closed yet")
    finals = [at for at, one in season.results.items() if one.kind is SeasonEventKind.FINAL]
    if any(at != event for at in finals):
        return malformed(Reason.RESULT_IS_IN, f"the final is played: it is event {finals[0]}")
    before = season.results[event].players if event in finals else ()
    known = {*finalists(season), *season.final_seats, *before}
    stranger = next((name for name in result.players if name not in known), "")
    if stranger:
        return malformed(Reason.NOT_ON_THE_LIST, f"{stranger} is not in the final")
    return None


def seats_for(season: Season, players: list[str], seed: Seed) -> list[FinalSeat]:
    """A seat for everybody for whom there is one."""
    law = season.rules.season_final
    if law.seating is FinalSeating.BY_STANDING:
        places = places_by_standing(season)
    else:
        every = [(table + 1, seat) for seat in range(law.seats) for table in range(law.tables)]
        order = shuffled(range(min(len(players), len(every))), seed)
        places = [every[at] for at in order]
    found: dict[tuple[int, int], FinalSeat] = {}
    for player, place in zip(players, places, strict=False):
        there = 1 <= place[0] <= law.tables and 0 <= place[1] < law.seats
        if there and place not in found:
            found[place] = FinalSeat(player, *place)
    return list(found.values())


def places_by_standing(season: Season) -> list[tuple[int, int]]:
    """Table and seat of each standing, the first first."""
    law = season.rules.final_seats
    codes = (
        law.seat_1, law.seat_2, law.seat_3, law.seat_4, law.seat_5, law.seat_6, law.seat_7,
        law.seat_8, law.seat_9, law.seat_10, law.seat_11, law.seat_12, law.seat_13, law.seat_14,
        law.seat_15, law.seat_16,
    )  # fmt: skip
    return [(code // PLACES, code % PLACES - 1) for code in codes]


def without_seat(season: Season) -> list[str]:
    """Who is in the final and has no seat."""
    return [name for name in finalists(season) if name not in season.final_seats]


def chairs(season: Season) -> int:
    """How many can sit at a table of the final, with the chair that may be added."""
    return min(season.rules.season_final.seats + 1, MOST_SEATS)


def tables_needed(season: Season) -> int:
    """As many tables as the book has; more where everybody who is in cannot sit there."""
    needed = -(-len(finalists(season)) // chairs(season))
    return max(season.rules.season_final.tables, needed)


def judge_decide(season: Season, command: SeatInFinal) -> SeasonRuling:
    """The director seats somebody for whom the book has no place: with one chair more at a table,
    and when all of these are taken, at one table more."""
    law = season.rules.season_final
    if not season.final_seats or is_played(season):
        return malformed(Reason.TIME_GOES_ON, "the final is seated first, and is not played yet")
    if command.player not in finalists(season):
        return malformed(Reason.NOT_ON_THE_LIST, f"{command.player} is not in the final")
    if not 1 <= command.table <= tables_needed(season) or not 0 <= command.seat < chairs(season):
        says = f"the final has {law.tables} tables, and a table {law.seats} seats and one more"
        return malformed(Reason.NO_SUCH_SEAT, says)
    others = [one for one in season.final_seats.values() if one.player != command.player]
    if any((one.table, one.seat) == (command.table, command.seat) for one in others):
        return malformed(Reason.NAME_TAKEN, "somebody sits there")
    old = season.final_seats.get(command.player)
    if old is not None and not old.why:
        says = f"{command.player} has the seat of their standing"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, SeasonFinalLaw.seating)
    why = command.why or "by the director"
    seat = FinalSeat(command.player, command.table, command.seat, why)
    return Ruling((FinalSeatDecided(seat),))


# ---- apply -----------------------------------------------------------------------------------


def seated(season: Season, told: FinalSeated) -> None:
    season.final_seats = {one.player: one for one in told.seats}


def decided(season: Season, told: FinalSeatDecided) -> None:
    season.final_seats[told.seat.player] = told.seat


MAY: MayKeep = {SeatFinal: KEEPERS, SeatInFinal: KEEPERS}
JUDGES: SeasonJudges = {SeatFinal: judge_seat, SeatInFinal: judge_decide}
APPLY: SeasonApplies = {FinalSeated: seated, FinalSeatDecided: decided}
