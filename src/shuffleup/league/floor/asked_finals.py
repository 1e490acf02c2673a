"""The final: the last chance for a seat, and where everybody sits."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.law.points import FinalSeatLaw, SeasonFinalLaw
from shuffleup.law.points.league.season_final import FinalSeating, LastChanceMoney
from shuffleup.league.final.final_commands import SeatFinal
from shuffleup.league.final.last_chance import entry_is_paid
from shuffleup.league.floor.season_kinds import SEASON_FINAL, asked_of_season
from shuffleup.league.floor.small_season import (
    DAY,
    OTHER_DAY,
    all_accept,
    answer,
    close,
    come_as_guest,
    crowd,
    does,
    final_on,
    night,
    nights,
)
from shuffleup.league.results.result_commands import RecordResult
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.room.floor.small_room import ANN

MOST_STANDINGS = 20
LAW = SeasonFinalLaw
RIVAL = "Rival"
COLLECTED = 100
A_FEW = 2


@asked_of_season(
    "last-chance-wanted",
    SEASON_FINAL,
    "A player without a seat in the final wants to play in the last-chance event.",
    Fact("guest", YES, "Is the player a guest, and no member?", default=False),
    Fact("events", COUNT, "In how many events did the player play?", default=2),
    Fact("day", YES, "Is it held on the day of the final?", default=True),
)
def last_chance_wanted(season: Season, facts: Facts) -> SeasonRuling:
    events = facts.count("events")
    if not 0 <= events <= MOST_STANDINGS:
        raise FactError(f"events: 0 to {MOST_STANDINGS}")
    name = "Guest" if facts.yes("guest") else ANN
    if facts.yes("guest"):
        come_as_guest(season, name)
    others = [*crowd(season.rules.qualifying.on_points), RIVAL]
    for number in range(max(events, A_FEW)):
        night(season, f"Winner{number}", *others, *([name] if number < events else []))
    close(season)
    all_accept(season)
    final_on(season, DAY)
    played_for_the_seat(season, name, DAY if facts.yes("day") else OTHER_DAY)
    asked = (LAW.last_chance, LAW.last_chance_members, LAW.last_chance_events, LAW.last_chance_day)
    return answer("yes: for one more seat in the final", *asked)


def played_for_the_seat(season: Season, name: str, day: str) -> None:
    result = SeasonResult(
        day, "", ((name,), (RIVAL,)), pool=COLLECTED, kind=SeasonEventKind.LAST_CHANCE
    )
    does(season, RecordResult(len(season.results) + 1, result))


@asked_of_season(
    "last-chance-won",
    SEASON_FINAL,
    "The last-chance event is over: what has its winner, and where does its money go?",
)
def last_chance_won(season: Season, facts: Facts) -> SeasonRuling:
    many = max(A_FEW, season.rules.season_final.last_chance_events)
    nights(season, many, *crowd(season.rules.qualifying.on_points), RIVAL, ANN)
    close(season)
    all_accept(season)
    played_for_the_seat(season, ANN, DAY)
    law = season.rules.season_final
    pays = "a paid entry" if entry_is_paid(season, ANN) else "a seat, and pays for it"
    final = law.last_chance_money is LastChanceMoney.FINAL_POOL
    money = "the money is in the final's pool" if final else "the money is won in it"
    return answer(f"{pays}; {money}", LAW.last_chance, LAW.last_chance_entry, LAW.last_chance_money)


@asked_of_season(
    "seat-in-the-final",
    SEASON_FINAL,
    "Where does a player sit in the final?",
    Fact("standing", COUNT, "Which standing among those who are in?", default=1),
)
def seat_in_the_final(season: Season, facts: Facts) -> SeasonRuling:
    standing = facts.count("standing")
    if not 1 <= standing <= MOST_STANDINGS:
        raise FactError(f"standing: 1 to {MOST_STANDINGS}")
    names = [*crowd(standing - 1), ANN]
    names += crowd(max(0, 2 - len(names)), "Q")
    for at, name in enumerate(names):
        night(
            season, name, entrants=MOST_STANDINGS + len(names) - at if len(names) < 10 else 30 - at
        )
    close(season)
    all_accept(season)
    if ANN not in season.answers:
        raise FactError("the player is not in the final")
    does(season, SeatFinal())
    law = season.rules.season_final
    size = (LAW.seating, LAW.tables, LAW.seats)
    seat = season.final_seats.get(ANN)
    if seat is None:
        says = "there is no seat for so many: the director decides"
        return answer(says, *size)
    if law.seating is FinalSeating.RANDOM:
        return answer("wherever the draw puts them", *size)
    own = FinalSeatLaw.points[standing - 1]
    return answer(f"table {seat.table}, seat {seat.seat + 1}", *size, own)
