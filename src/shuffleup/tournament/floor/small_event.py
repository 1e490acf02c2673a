"""A small event to ask a question in: terms, levels, some people at tables, put there as facts.

``staged`` opens one under the law and on the terms of another event; what is there already is
written as events, and what is asked is put to the event's own judge with ``does``. Whatever the law
refuses ends the question (``TurnedDownError``): that is the answer. What cannot be is a
``FactError``. Ann is always the player it is about.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.facts import FactError
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.games import game
from shuffleup.hand.commands import RaiseTo
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.law.ruling import Refusal, Ruling
from shuffleup.room.floor.small_room import (
    ANN,
    DAY,
    EVEN_MORE,
    LIST,
    OTHERS,
    STARTS,
    TurnedDownError,
)
from shuffleup.table.commands import NextHand
from shuffleup.table.events import ChipsRemoved
from shuffleup.table.state import Table, seated
from shuffleup.tournament.act import act
from shuffleup.tournament.apply import apply
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import leave_seat, next_round
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_conduct.penalty_events import ChipsForfeited
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_transcript import arrive, open_table
from shuffleup.tournament.words.hands_in_event import fold_around, one_hand

DIRECTOR: Final = staff(Role.DIRECTOR)
PRICE: Final = Price(prize=50, fee=10)
PEOPLE: Final = (ANN, *OTHERS, *LIST, *EVEN_MORE, *(f"P{number}" for number in range(27, 100)))
MANY: Final = 10_000  # entries: the event is not full
LONG: Final = 20  # minutes of a level
AFTERWARDS: Final = ("eliminated-leave", "entry-money")  # what comes of an act besides


def staged(of: Tournament) -> Tournament:
    """The same event before anybody has entered it, in the evening; it is not full."""
    return anew(of, replace(of.terms, most_entries=MANY))


def anew(of: Tournament, terms: EventTerms, levels: tuple[Level, ...] = ()) -> Tournament:
    """An event under the same law on other terms; FactError if there can be none."""
    rules, book, now = of.rules, of.rulebook, STARTS[DAY]
    try:
        return new_tournament(
            "event", terms, levels or of.levels, rules=rules, rulebook=book, now=now
        )
    except (SetupError, LookupError) as error:
        raise FactError(str(error)) from error


def with_seats(event: Tournament, seats: int) -> Tournament:
    """The same with tables of so many seats."""
    most = game(event.terms.game).max_seats
    if seats > most:
        raise FactError(f"{most} at most are dealt in at a table of this game")
    return anew(event, replace(event.terms, seats=seats))


def full_ring(event: Tournament) -> int:
    """The seats of a full table, as far as the game has them."""
    return min(9, game(event.terms.game).max_seats)


# ---- levels ------------------------------------------------------------------------------------


def first_stakes(event: Tournament) -> Stakes:
    return next(level.stakes for level in event.levels if level.stakes is not None)


def scaled(stakes: Stakes, times: int) -> Stakes:
    """The same stakes, so many times as high."""
    return replace(
        stakes,
        small_bet=stakes.small_bet * times,
        big_bet=stakes.big_bet * times,
        blinds=tuple(blind * times for blind in stakes.blinds),
        ante=stakes.ante * times,
        big_blind_ante=stakes.big_blind_ante * times,
        bring_in=stakes.bring_in * times,
    )


def rising(event: Tournament, *levels: int) -> tuple[Level, ...]:
    """Levels that are so many times the first one; 0 is a break."""
    stakes = first_stakes(event)
    return tuple(Level(LONG, scaled(stakes, times) if times else None) for times in levels)


# ---- people and tables that are there already --------------------------------------------------


def seat_people(event: Tournament, number: str, *people: str) -> None:
    """A table in play at which these sit, seat by seat; ``-`` is an open seat, ``Ann 500`` somebody
    with another stack."""
    stack = event.terms.stack
    parts = [one if one == "-" or " " in one else f"{one} {stack}" for one in people]
    try:
        open_table(event, number, parts)
    except ValueError as error:
        raise FactError(str(error)) from error


def enter(event: Tournament, *names: str) -> None:
    """These come to the desk and are entered."""
    for name in names:
        arrive(event, name)
        does(event, Register(name))


def crowd(*sizes: int) -> list[tuple[str, ...]]:
    """People for tables of these sizes; Ann is the first of the first."""
    if sum(sizes) > len(PEOPLE) or min(sizes) < 0:
        raise FactError("there are not so many people")
    return [PEOPLE[sum(sizes[:at]) : sum(sizes[: at + 1])] for at in range(len(sizes))]


def place_of(event: Tournament, name: str) -> tuple[str, int]:
    at = where_is(event, name)
    assert at is not None, name
    return at


def table_at(event: Tournament, name: str) -> tuple[Table, int]:
    number, at = place_of(event, name)
    return event.tables[number], at


def stack_of(event: Tournament, name: str) -> int:
    return seated(*table_at(event, name)).stack


def loses(event: Tournament, name: str, amount: int) -> None:
    """Chips of somebody are gone."""
    trial, (number, at) = EventTrial(event), place_of(event, name)
    trial.note(ChipsForfeited(name, "", amount))
    trial.tell(number, ChipsRemoved(at, amount))
    written(event, trial)


def goes_out(event: Tournament, name: str) -> None:
    """Somebody went out before, and the seat is open."""
    stack = stack_of(event, name)
    loses(event, name, stack)
    trial, (number, at) = EventTrial(event), place_of(event, name)
    trial.note(WentOut(name, next_round(event), stack, number))
    leave_seat(trial, number, at, name)
    written(event, trial)


def written(event: Tournament, trial: EventTrial) -> None:
    for told in trial.events:
        apply(event, told)


def hands_pass(event: Tournament, number: str, hands: int) -> None:
    """Hands in which everybody folds."""
    for _ in range(hands):
        try:
            one_hand(event, number)
        except ValueError as error:
            raise FactError(str(error)) from error


def raised_hand(event: Tournament, number: str) -> None:
    """A hand in which whoever acts first raises, so that the blinds are lost."""
    deals(event, number)
    hand = event.tables[number].hand
    if hand is not None and hand.stakes.blinds:
        who = player(seated(event.tables[number], hand.actor).player)
        raises = RaiseTo(hand.actor, 2 * hand.stakes.blinds[-1])
        act(event, OnTheTable(number, raises), who)
    fold_around(event, number)


# ---- what is asked -----------------------------------------------------------------------------


def does(event: Tournament, command: EventCommand, by: Sender = DIRECTOR) -> EventRuling:
    """Put it to the judge and carry it out."""
    return allowed(act(event, command, by))


def of_ann(event: Tournament, command: EventCommand) -> EventRuling:
    """Ann wants it herself."""
    return does(event, command, player(ANN))


def deals(event: Tournament, number: str) -> EventRuling:
    """The next hand of a table begins."""
    return does(event, OnTheTable(number, NextHand(seed=event.version)), DEALER)


def allowed(ruling: EventRuling) -> EventRuling:
    """A ruling that is not refused; otherwise the question ends here."""
    refusal = refusal_of(ruling)
    if refusal is None:
        return ruling
    raise TurnedDownError(refusal)


def refusal_of(ruling: EventRuling) -> Refusal | None:
    """Why the law says no; None if it does not. What cannot be is an error of the facts."""
    if ruling.refusal is not None and ruling.refusal.reason.malformed:
        raise FactError(ruling.refusal.says)
    return ruling.refusal


def answer(says: str, *grounds: str) -> EventRuling:
    """What comes of it, and by which points and procedures."""
    return Ruling(grounds=tuple(dict.fromkeys(grounds)), says=says)


def behind(ruling: EventRuling) -> tuple[str, ...]:
    """The grounds of a ruling without those that the question is not about."""
    return tuple(name for name in ruling.grounds if name not in AFTERWARDS)
