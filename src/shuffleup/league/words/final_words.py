"""Words about the final: who qualifies, who takes the seat, and where they sit."""

from __future__ import annotations

from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.final.final_seating import without_seat
from shuffleup.league.final.last_chance import entry_is_paid
from shuffleup.league.nights.season_money import FINAL_POOL, held
from shuffleup.league.qualifying import qualify_commands as c
from shuffleup.league.qualifying.qualify_record import QualifiedBy
from shuffleup.league.qualifying.who_qualifies import finalists, qualifiers
from shuffleup.league.words.season_patterns import SeasonFacts, SeasonTold, SeasonVerbs
from shuffleup.outside_text import counted
from shuffleup.room.words.patterns import Found, Told, listed, pattern, seat_said


def qualified(told: SeasonTold, by: QualifiedBy | None) -> list[str]:
    """Who is to have a seat, and has not declined it."""
    declined = [name for name, accepts in told.season.answers.items() if not accepts]
    return [
        one.player
        for one in qualifiers(told.season)
        if one.player not in declined and (by is None or one.by is by)
    ]


def qualified_are(told: SeasonTold, found: Found) -> Told:
    so = listed(qualified(told, None))
    return so == found["rest"], so


def winners_are(told: SeasonTold, found: Found) -> Told:
    so = listed(qualified(told, QualifiedBy.WIN))
    return so == found["rest"], so


def on_points_are(told: SeasonTold, found: Found) -> Told:
    so = listed(qualified(told, QualifiedBy.POINTS))
    return so == found["rest"], so


def in_the_final(told: SeasonTold, found: Found) -> Told:
    so = listed(finalists(told.season))
    return so == found["rest"], so


def sits_there(told: SeasonTold, found: Found) -> Told:
    place = counted(found["table"]), seat_said(found["seat"])
    seats = told.season.final_seats.values()
    so = listed([one.player for one in seats if (one.table, one.seat) == place])
    return so == found["rest"], so


def without(told: SeasonTold, found: Found) -> Told:
    so = listed(without_seat(told.season))
    return so == found["rest"], so


def final_pool(told: SeasonTold, found: Found) -> Told:
    so = held(told.season, FINAL_POOL)
    return so == counted(found["amount"]), str(so)


def entry_paid(told: SeasonTold, found: Found) -> Told:
    return entry_is_paid(told.season, found["name"]), "it is not"


def seat_given(told: SeasonTold, found: Found) -> SeatInFinal:
    why = found.groupdict().get("rest", "")
    return SeatInFinal(found["name"], counted(found["table"]), seat_said(found["seat"]), why)


VERBS: SeasonVerbs = [
    (pattern("close the season"), lambda told, f: c.CloseSeason()),
    (pattern("NAME accepts"), lambda told, f: c.AcceptSeat(f["name"])),
    (pattern("NAME declines"), lambda told, f: c.DeclineSeat(f["name"])),
    (pattern("seat the final"), lambda told, f: SeatFinal()),
    (pattern("seat the final by OTHER"), lambda told, f: SeatFinal(f["other"])),
    (pattern("seat NAME at TABLE in SEAT"), seat_given),
    (pattern("seat NAME at TABLE in SEAT because REST"), seat_given),
]
FACTS: SeasonFacts = [
    (pattern("qualified: REST"), qualified_are),
    (pattern("qualified as winners: REST"), winners_are),
    (pattern("qualified on points: REST"), on_points_are),
    (pattern("finalists: REST"), in_the_final),
    (pattern("seat SEAT at TABLE: REST"), sits_there),
    (pattern("without a seat: REST"), without),
    (pattern("final pool is AMOUNT"), final_pool),
    (pattern("entry of NAME is paid"), entry_paid),
]
