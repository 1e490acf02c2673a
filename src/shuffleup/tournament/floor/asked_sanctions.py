"""Offences in an event: what may be done about them, how a penalty is served, whose chips go."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.facts import COUNT, ONE_OF, Fact, Facts
from shuffleup.law.points.tournament.event_conduct import EventConductLaw
from shuffleup.room.floor.small_room import ANN, OTHERS
from shuffleup.tournament.apply import apply
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.event_conduct import penalty_commands as c
from shuffleup.tournament.event_conduct.penalty_events import PenaltyGiven
from shuffleup.tournament.event_conduct.sanctions import OFFENCES
from shuffleup.tournament.event_conduct.serving_penalties import SERVED_AWAY
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.floor.event_kinds import OFFENCES_IN_EVENTS, asked_of_event
from shuffleup.tournament.floor.small_event import (
    answer,
    behind,
    deals,
    does,
    seat_people,
    stack_of,
    table_at,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

PENALTIES: Final = {
    "warning": "a warning will do",
    "a-hand": "a hand to miss will do",
    "a-round": "a round to miss will do",
    "chips": "some of the chips may leave play",
    "disqualification": "the player may be disqualified",
}


@asked_of_event(
    "offence-in-an-event",
    OFFENCES_IN_EVENTS,
    "A player has done what is not done: what may the director do about it?",
    Fact("offence", ONE_OF, "What was it?", OFFENCES),
    Fact("penalty", ONE_OF, "What is it to cost?", tuple(PENALTIES), default="warning"),
)
def offence_in_an_event(event: Tournament, facts: Facts) -> EventRuling:
    offence, penalty = facts.one_of("offence"), facts.one_of("penalty")
    seat_people(event, "1", ANN, *OTHERS[:4])
    wanted: dict[str, c.PenaltyCommand] = {
        "warning": c.WarnEntrant(ANN, offence),
        "a-hand": c.PenaliseEntrant(ANN, offence, hands=1),
        "a-round": c.PenaliseEntrant(ANN, offence, rounds=1),
        "chips": c.ForfeitChips(ANN, offence, event.terms.stack // 2),
        "disqualification": c.DisqualifyEntrant(ANN, offence),
    }
    return answer(PENALTIES[penalty], *behind(does(event, wanted[penalty])))


@asked_of_event(
    "rounds-of-a-penalty",
    OFFENCES_IN_EVENTS,
    "A player is to miss rounds: how many hands is that?",
    Fact("rounds", COUNT, "How many rounds?", default=1, also=(4, 5)),
)
def rounds_of_a_penalty(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", ANN, *OTHERS[:4])
    ruling = does(event, c.PenaliseEntrant(ANN, "etiquette", rounds=facts.count("rounds")))
    left = event.penalties[ANN]
    players = "one for each player in each round"
    orbit = "until the button has passed the seat so often"
    says = f"{left.hands} hands at a table of five: {players}" if left.hands else orbit
    return answer(says, *ruling.grounds)


@asked_of_event(
    "serving-a-penalty",
    OFFENCES_IN_EVENTS,
    "A player has hands to miss: are they dealt cards, and do they pay blinds?",
)
def serving_a_penalty(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", *OTHERS[:2], ANN, *OTHERS[2:4])
    apply(event, PenaltyGiven(ANN, "etiquette", 1))
    deals(event, "1")
    table, at = table_at(event, ANN)
    dealt = table.deal.dealt >> at & 1
    says = "away from the table, dealt in and folded, and the blinds are paid"
    own = "away from the table, and not dealt in"
    return answer(says if dealt else own, SERVED_AWAY, EventConductLaw.penalised_player_dealt_in)


@asked_of_event(
    "chips-of-a-disqualified-player",
    OFFENCES_IN_EVENTS,
    "A player is disqualified: what becomes of the chips, and has the player a place?",
)
def chips_of_a_disqualified_player(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", ANN, *OTHERS[:4])
    does(event, c.DisqualifyEntrant(ANN, "cheating"))
    stays = where_is(event, ANN) is not None and stack_of(event, ANN)
    says = "they stay, and pay blinds until they are gone" if stays else "they leave play"
    if stays:
        return answer(says, EventConductLaw.disqualified_chips)
    placed = any(name == ANN for _, name in standings(event))
    place = (
        "and the player has the place in which they leave" if placed else "and there is no place"
    )
    points = (EventConductLaw.disqualified_chips, EventConductLaw.disqualified_has_place)
    return answer(f"{says}, {place}", *points)
