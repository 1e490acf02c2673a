"""The final as a tournament: everybody who is in is entered and sits where the season says.

Whoever won the last-chance event pays nothing, and what was collected for that event is in the
pool. From here on it is an event like any other: re-buys, bounties, deals about the money.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards import Seed
from shuffleup.floor.senders import Role, staff
from shuffleup.hand.setup import SetupError
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.league.final.final_seating import without_seat
from shuffleup.league.final.last_chance import entry_is_paid
from shuffleup.league.nights.season_money import FINAL_POOL, held
from shuffleup.league.qualifying.who_qualifies import finalists
from shuffleup.league.state import Season
from shuffleup.room.cage.ledger import OUTSIDE, moved
from shuffleup.room.state import Room
from shuffleup.tournament.act import act
from shuffleup.tournament.apply import apply
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.entries.entry_events import Registered
from shuffleup.tournament.event_seats.seat_commands import AssignSeat
from shuffleup.tournament.event_seats.seat_draw import draw_buttons
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import FREE, EventTerms
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.events import InRoom
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.state import Tournament


def final_event(
    season: Season,
    terms: EventTerms,
    levels: tuple[Level, ...],
    seed: Seed = 0,
    room: Room | None = None,
) -> Tournament:
    """The final, ready for play to begin; SetupError if it is not seated, or somebody is not."""
    missing = without_seat(season)
    if not season.final_seats or missing:
        who = missing[0] if missing else "nobody"
        raise SetupError(f"seat the final first: {who} has no seat")
    seats = season.final_seats
    chairs = max(season.rules.season_final.seats, *(one.seat + 1 for one in seats.values()))
    given = season.rules.but(**{EventSeatingLaw.may_be_assigned: True})  # by the season, not a draw
    event = new_tournament(
        f"{season.terms.name} final",
        replace(terms, seats=chairs),
        levels,
        rules=given,
        rulebook=season.rulebook,
        room=room,
    )
    for name in finalists(season):
        enter(season, event, name)
    for one in sorted(seats.values(), key=lambda seat: (seat.table, seat.seat)):
        done(event, AssignSeat(one.player, str(one.table), one.seat))
    trial = EventTrial(event)
    draw_buttons(trial, seed)
    for told in trial.events:
        apply(event, told)
    return event


def enter(season: Season, event: Tournament, name: str) -> None:
    """For the price of the final; with an entry that was won, and the money collected for it."""
    if not entry_is_paid(season, name):
        done(event, Register(name))
        return
    apply(event, Registered(name, len(event.entrants) + 1, FREE, False))
    money = held(season, FINAL_POOL)
    if money:
        line = (OUTSIDE, event.account("pool"), money)
        apply(event, InRoom(moved(line, why="last-chance event", player=name)))


def done(event: Tournament, command: EventCommand) -> None:
    ruling = act(event, command, staff(Role.DIRECTOR))
    if ruling.refusal is not None:
        raise SetupError(str(ruling.refusal))
