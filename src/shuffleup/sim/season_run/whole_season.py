"""``run_season``: bots play a season to its final, and the organiser is a plain loop.

Everything is put to ``league.act`` with the sender whose part it is; every event is a tournament
dealt to its winner, whose result feeds the season. The same seed gives the same season.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shuffleup.bots.bot import RefusedError
from shuffleup.cards import WrittenSeed, shuffled
from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.law import DEFAULT, Rules
from shuffleup.league import act, new_season, standings
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.final.final_event import final_event
from shuffleup.league.final.final_seating import chairs, tables_needed, without_seat
from shuffleup.league.final.last_chance import events_played
from shuffleup.league.members.member_commands import AddMember
from shuffleup.league.nights.best_hands import best_of_night
from shuffleup.league.nights.night_commands import FundBestHand, PayBestHand, ShowBestHand
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason, DeclineSeat
from shuffleup.league.qualifying.who_qualifies import finalists
from shuffleup.league.results.announcing import BLINDS, PAYOUTS
from shuffleup.league.results.fed_results import fed
from shuffleup.league.results.result_commands import AnnounceEvent, Publish
from shuffleup.league.results.result_record import SeasonEventKind
from shuffleup.league.rulings import SeasonRuling
from shuffleup.league.state import Season
from shuffleup.room.instants import A_DAY, day_of, start_of
from shuffleup.sim.event_run.event_plan import EventPlan, structure_of
from shuffleup.sim.event_run.whole_event import played
from shuffleup.sim.season_run.season_night import SeasonNight
from shuffleup.sim.season_run.season_plan import SeasonPlan, SeasonReport
from shuffleup.tournament import Tournament
from shuffleup.tournament.event_money import whole_pool

ORGANISER: Final = staff(Role.DIRECTOR)
FIRST_DAY: Final = start_of("2026-01-09", "UTC")
WEEK: Final = 7 * A_DAY
AT_LAST_CHANCE: Final = 9  # who play for the last seat, one table


Keeping = Callable[[Season, SeasonCommand, Sender, tuple[str, ...]], None]


class SeasonRun:
    """A season that is being played."""

    def __init__(
        self, plan: SeasonPlan, rules: Rules, digest: str, kept: Keeping | None = None
    ) -> None:
        self.plan, self.rules, self.digest, self.kept = plan, rules, digest, kept
        self.season: Season = new_season(plan.terms, rules=rules, rulebook=digest)
        self.hands = 0
        self.claims: list[ShowBestHand] = []

    def do(self, command: SeasonCommand, by: Sender = ORGANISER) -> None:
        refusal = self.tried(command, by).refusal
        if refusal is not None:
            raise RefusedError(command, refusal)

    def tried(self, command: SeasonCommand, by: Sender = ORGANISER) -> SeasonRuling:
        """What may be refused."""
        ruling = act(self.season, command, by)
        if ruling.refusal is None and self.kept is not None:
            self.kept(self.season, command, by, ruling.grounds)
        return ruling

    def open(self) -> None:
        for number in range(1, self.plan.members + 1):
            self.do(AddMember(f"P{number}"))
        for what in (BLINDS, PAYOUTS):
            self.do(Publish(what, "the league's page"))

    # ---- nights ------------------------------------------------------------------------------

    def one_event(self, number: int) -> None:
        """Some of the members come, and play to the winner."""
        plan, venues = self.plan, self.season.terms.venues
        where = venues[number % len(venues)] if venues else ""
        self.do(AnnounceEvent(number, self.day(number), where))
        spread = plan.most - plan.fewest + 1
        came = plan.fewest + shuffled(range(spread), self.lot(number, "field"))[0]
        order = shuffled(range(plan.members), self.lot(number, "who"))
        names = [f"P{at + 1}" for at in sorted(order[:came])]
        event = self.night(number, names)
        self.best_hand(number, len(names))
        self.do(fed(event, number, self.day(number), where))

    def night(self, number: int, names: list[str], final: Tournament | None = None) -> Tournament:
        """An event dealt to its winner."""
        plan = self.event_plan(len(names), self.lot(number, "night"))
        night = SeasonNight(plan, self.rules, self.digest, names, final)
        played(night)
        self.hands += night.hands
        self.claims = night.claims
        return night.event

    def best_hand(self, number: int, amount: int) -> None:
        """A unit of everybody's money for the best hand; whoever has it is paid."""
        self.do(FundBestHand(number, amount))
        for claim in self.claims:
            self.tried(replace(claim, event=number))  # what does not count is refused
        if best_of_night(self.season, number):
            self.do(PayBestHand(number))

    def event_plan(self, entrants: int, seed: WrittenSeed) -> EventPlan:
        plan = self.plan
        return EventPlan(
            entrants,
            seed,
            plan.pace,
            plan.hours,
            plan.stack,
            prize=plan.prize,
            fee=0,
            bounty=plan.bounty,
        )

    def day(self, number: int) -> str:
        return day_of(FIRST_DAY + (number - 1) * WEEK, "UTC")

    def lot(self, number: int, what: str) -> str:
        return f"{self.plan.seed!r}/{number}/{what}"

    # ---- the end of the season ---------------------------------------------------------------

    def answers(self) -> None:
        """Everybody to whom a seat is offered answers; now and then somebody declines."""
        self.do(CloseSeason())
        asked = 0
        while waiting := [one for one in self.season.offers if one not in self.season.answers]:
            asked += 1
            declines = self.plan.declines and asked % self.plan.declines == 0
            answer = DeclineSeat(waiting[0]) if declines else AcceptSeat(waiting[0])
            self.do(answer, player(waiting[0]))

    def last_chance(self, number: int) -> None:
        """Who has played enough and has no seat plays for one, where the book has it."""
        law = self.rules.season_final
        if not law.last_chance:
            return
        known = set(finalists(self.season))
        names = [
            name
            for name in self.season.members
            if name not in known and events_played(self.season, name) >= law.last_chance_events
        ]
        if len(names) < 2:
            return
        event = self.night(number, names[:AT_LAST_CHANCE])
        where = self.season.terms.venues[0] if self.season.terms.venues else ""
        self.do(fed(event, number, self.day(number + 1), where, SeasonEventKind.LAST_CHANCE))

    def final(self, number: int) -> SeasonReport:
        """Seated by the book, dealt to the champion."""
        self.do(SeatFinal(self.lot(number, "seats")))
        for name in without_seat(self.season):
            self.squeeze_in(name)
        names = finalists(self.season)
        made = structure_of(self.event_plan(len(names), 0))
        terms = replace(made.terms, late_until=0)
        event = final_event(self.season, terms, made.levels, self.lot(number, "buttons"))
        event = self.night(number, names, event)
        where = self.season.terms.venues[0] if self.season.terms.venues else ""
        self.do(fed(event, number, self.day(number), where, SeasonEventKind.FINAL))
        return SeasonReport(
            self.season,
            self.hands,
            self.season.results[number].winners[0],
            standings(self.season)[0].player,
            tuple(names),
            whole_pool(event),
        )

    def squeeze_in(self, name: str) -> None:
        """The director gives the first place that is free, a chair more if there is none."""
        taken = {(one.table, one.seat) for one in self.season.final_seats.values()}
        tables, seats = range(tables_needed(self.season)), range(chairs(self.season))
        every = [(table + 1, seat) for seat in seats for table in tables]
        table, seat = next(place for place in every if place not in taken)
        self.do(SeatInFinal(name, table, seat, "the book has no seat for so many"))


def run_season(
    plan: SeasonPlan, rules: Rules = DEFAULT, digest: str = "", kept: Keeping | None = None
) -> SeasonReport:
    """Play a season from its first event to its champion; ``kept`` is told of every command that
    was done, and may take the season's events away."""
    run = SeasonRun(plan, rules, digest, kept)
    run.open()
    for number in range(1, plan.events + 1):
        run.one_event(number)
    run.answers()
    final = plan.events + 2
    where = plan.terms.venues[0] if plan.terms.venues else ""
    run.do(AnnounceEvent(final, run.day(final), where, SeasonEventKind.FINAL))
    run.last_chance(final - 1)
    return run.final(final)
