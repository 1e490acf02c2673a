"""Who qualifies for the final: by winning, on points, with a tie, with a seat somebody declines."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.floor.senders import player
from shuffleup.law.points import QualifyingLaw
from shuffleup.league.final.final_commands import SeatFinal
from shuffleup.league.floor.season_kinds import WHO_QUALIFIES, asked_of_season
from shuffleup.league.floor.small_season import (
    answer,
    close,
    crowd,
    does,
    night,
    nights,
)
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, DeclineSeat
from shuffleup.league.qualifying.qualify_record import QualifiedBy
from shuffleup.league.qualifying.who_qualifies import qualifiers
from shuffleup.league.results.result_commands import GiveBonus
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season
from shuffleup.room.floor.small_room import ANN, OTHERS

MOST_PLACES = 20
MOST_EVENTS_PLAYED = 9
MOST_WINS = 9
A_FEW = 2


@asked_of_season(
    "season-event-won",
    WHO_QUALIFIES,
    "A player has won an event of the season, and played in no other.",
)
def season_event_won(season: Season, facts: Facts) -> SeasonRuling:
    night(season, ANN, OTHERS[0])
    close(season)
    law = QualifyingLaw.winner_qualifies
    if season.offers.get(ANN) is QualifiedBy.WIN:
        return answer("yes: the winner has a seat in the final", law)
    return answer("no: a win alone is no seat in the final", law)


@asked_of_season(
    "qualifying-on-points",
    WHO_QUALIFIES,
    "A player who won no event has so many points: is there a seat in the final?",
    Fact("place", COUNT, "Which place on points, winners left out?", default=7),
    Fact("events", COUNT, "In how many events did the player play?", default=2),
    Fact("again", COUNT, "How many wins were by somebody who had won before?", default=0),
    Fact("tied", YES, "Has the player before this one the same points?", default=False),
)
def qualifying_on_points(season: Season, facts: Facts) -> SeasonRuling:
    place, events = facts.count("place"), facts.count("events")
    again = facts.count("again")
    check(place, 1, MOST_PLACES, "place")
    check(events, 1, MOST_EVENTS_PLAYED, "events")
    check(again, 0, MOST_WINS, "again")
    tied = facts.yes("tied") and place > 1
    before = crowd(place - 1)
    for number in range(max(events, again + 1, A_FEW)):
        winner = "Winner" if number <= again else f"Winner{number}"
        night(season, winner, *before, *([ANN] if number < events else []))
    even_out(season, before, tied)
    close(season)
    grounds: list[str] = [QualifyingLaw.on_points]
    grounds += [QualifyingLaw.tie_at_cut] if tied else []
    grounds += [QualifyingLaw.extension] if again else []
    if ANN in season.offers:
        return answer("yes: a seat is offered on points", *grounds, QualifyingLaw.minimum_events)
    if events < season.rules.qualifying.minimum_events:
        return answer("no: in too few events", QualifyingLaw.minimum_events)
    return answer("no: others come before", *grounds)


def even_out(season: Season, before: list[str], tied: bool) -> None:
    """Those before have a thousand points more each, the last of them as many as Ann if tied."""
    points = {line.player: line.points for line in standings(season)}
    for at, name in enumerate(before):
        last = at == len(before) - 1
        more = 0 if tied and last else 1000 * (len(before) - at)
        add = points[ANN] + more - points[name]
        if add > 0:
            does(season, GiveBonus(name, add, "to be before"))
        elif add < 0:
            does(season, GiveBonus(ANN, -add, "to be tied"))


def check(count: int, least: int, most: int, name: str) -> None:
    if not least <= count <= most:
        raise FactError(f"{name}: {least} to {most}")


@asked_of_season(
    "final-seat-declined",
    WHO_QUALIFIES,
    "A player declines the seat in the final.",
    Fact("winner", YES, "Did the player qualify by winning an event?", default=False),
)
def final_seat_declined(season: Season, facts: Facts) -> SeasonRuling:
    law = season.rules.qualifying
    many = crowd(law.on_points + 1)
    if facts.yes("winner"):
        night(season, ANN, *many)
        night(season, "Winner", *many)
    else:
        nights(season, A_FEW, ANN, *many)
    close(season)
    old = {one.player for one in qualifiers(season)}
    if ANN not in old:
        raise FactError("no seat is offered to the player")
    does(season, DeclineSeat(ANN), player(ANN))
    new = [one.player for one in qualifiers(season) if one.player not in old]
    if new:
        return answer("the next on points is offered the seat", QualifyingLaw.declined)
    return answer("nobody has it: the seat stays empty", QualifyingLaw.declined)


@asked_of_season(
    "final-seat-not-answered",
    WHO_QUALIFIES,
    "A player who qualified has neither accepted nor declined, and the final is to be seated.",
)
def final_seat_not_answered(season: Season, facts: Facts) -> SeasonRuling:
    nights(season, A_FEW, ANN, *OTHERS[:2])
    close(season)
    for name in [one for one in season.offers if one != ANN]:
        does(season, AcceptSeat(name), player(name))
    does(season, SeatFinal())
    return answer("the seat is the player's all the same", QualifyingLaw.must_answer)
