"""Heads-up matches in a bracket: two sit at a table until one of them has all the chips.

The first round is drawn, with byes where the entrants are no power of two; after that the winners
of neighbouring matches meet. Every match begins with new stacks, so that a bye is worth no more
than a win. Whoever loses in one round shares the place with the others who do.
"""

from __future__ import annotations

from shuffleup.cards import Seed, shuffled
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.table.events import Left
from shuffleup.table.state import taken_seats
from shuffleup.tournament.bracket.bracket_commands import DrawMatches
from shuffleup.tournament.bracket.bracket_events import MatchesDrawn
from shuffleup.tournament.bracket.bracket_records import BYE, BracketRound
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.event_seats.seat_draw import (
    add_table,
    draw_button,
    gets_seat_now,
    sit_down,
    stack_for,
)
from shuffleup.tournament.event_seats.seat_events import TableRemoved
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


def judge_draw_matches(event: Tournament, command: DrawMatches) -> EventRuling:
    """The next round, once every match of the last one is over."""
    refused = no_round_now(event)
    if refused is not None:
        return refused
    number = event.bracket.number + 1
    line = first_line(event, command.seed) if number == 1 else winners(event)
    if len(line) < 2:
        return malformed(Reason.NOT_ON_THE_LIST, "a match needs two players")
    trial = EventTrial(event)
    chips = sum(chips_of(table) for table in event.tables.values())
    for old, table in event.tables.items():
        trial.tell(old, *(Left(at, chips_of(table)) for at, _ in taken_seats(table)))
        trial.note(TableRemoved(old))
    trial.note(MatchesDrawn(number, line, chips))
    for match in range(len(line) // 2):
        set_up(trial, str(event.terms.first_table + match), line[2 * match : 2 * match + 2])
        if BYE not in line[2 * match : 2 * match + 2]:
            draw_button(trial, str(event.terms.first_table + match), command.seed)
    return trial.ruling()


def no_round_now(event: Tournament) -> EventRuling | None:
    """Why no matches are drawn; None if they may be."""
    if not event.terms.bracket or event.over:
        return malformed(Reason.TIME_GOES_ON, "no bracket is being played")
    for number, table in event.tables.items():
        if table.hand is not None or len(taken_seats(table)) > 1:
            return malformed(Reason.HAND_IS_ON, f"the match at table {number} is not over")
    return None


def first_line(event: Tournament, seed: Seed) -> tuple[str, ...]:
    """Everybody in a drawn order; as many byes as make it a power of two, each against a player."""
    names = [name for name, one in event.entrants.items() if gets_seat_now(event, one)]
    drawn = [names[at] for at in shuffled(range(len(names)), seed)]
    if len(drawn) < 2:
        return tuple(drawn)
    matches = 1 << (len(drawn) - 1).bit_length() - 1
    byes = 2 * matches - len(drawn)
    line: list[str] = []
    for match in range(matches):
        line += [drawn.pop(0), BYE if match < byes else drawn.pop(0)]
    return tuple(line)


def winners(event: Tournament) -> tuple[str, ...]:
    """Those who are left, in the order of the bracket; a match nobody is left of has no winner."""
    left, line = set(playing(event)), event.bracket.line
    pairs = (line[at : at + 2] for at in range(0, len(line), 2))
    return tuple(next((name for name in pair if name in left), BYE) for pair in pairs)


def set_up(trial: EventTrial, number: str, names: tuple[str, ...]) -> None:
    """A table for one match; who has a bye sits there alone."""
    add_table(trial, number)
    for at, name in enumerate(names):
        if name != BYE:
            sit_down(trial, name, number, at, stack_for(trial.event, name), "match")


# ---- apply -----------------------------------------------------------------------------------


def matches_drawn(event: Tournament, told: MatchesDrawn) -> None:
    event.bracket = BracketRound(told.number, told.line)
    event.issued -= told.chips


MAY: MayDirect = {DrawMatches: STAFF}
JUDGES: EventJudges = {DrawMatches: judge_draw_matches}
APPLY: EventApplies = {MatchesDrawn: matches_drawn}
