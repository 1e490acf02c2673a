"""Seats of an event: drawn or given, given away, mistaken, changed; what comes with a new one."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import ONE_OF, YES, Fact, FactError, Facts
from shuffleup.floor.senders import player
from shuffleup.games import Opening, game
from shuffleup.hand.setup import no_limit
from shuffleup.law.points.table.button import ButtonLaw, FirstButton
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.apply import apply as apply_to_room
from shuffleup.room.floor.small_room import ANN, EVEN_MORE, OTHERS, stand
from shuffleup.room.lists.list_events import GameListed
from shuffleup.room.lists.list_records import Listing
from shuffleup.table.commands import ChangeSeat
from shuffleup.table.state import seated
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.entries.entry_commands import BuyAddOn
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_seats import seat_commands as c
from shuffleup.tournament.event_terms.terms_of_event import FREE, AddOnTerms
from shuffleup.tournament.floor.event_kinds import EVENT_SEATS, asked_of_event
from shuffleup.tournament.floor.small_event import (
    DIRECTOR,
    PEOPLE,
    anew,
    answer,
    deals,
    does,
    enter,
    full_ring,
    hands_pass,
    of_ann,
    place_of,
    refusal_of,
    seat_people,
    table_at,
    with_seats,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_transcript import arrive

LAW = EventSeatingLaw
STRANGER = "Zoe"
CASH_GAME = "1/2"
NEW_SEATS = {"big-blind": 4, "small-blind": 3, "between": 2, "elsewhere": 5}


@asked_of_event(
    "seats-drawn",
    EVENT_SEATS,
    "Seats and buttons for the start of an event: are they drawn, and how?",
)
def seats_drawn(event: Tournament, facts: Facts) -> EventRuling:
    enter(event, *PEOPLE[: event.terms.seats + 2])
    ruling = does(event, c.DrawSeats(1))
    if event.rules.event_seating.one_draw:
        button = "one draw for the button holds for every table"
    elif event.rules.button.first_button is FirstButton.SEAT_ONE:
        button = "the button starts in seat 1"
    else:
        button = "each table draws for its button"
    grounds = [one for one in ruling.grounds if one in ("random-seats", LAW.one_draw)]
    says = f"seats are drawn; {button}"
    return answer(says, *grounds, LAW.one_draw, ButtonLaw.first_button)


@asked_of_event(
    "seat-without-a-draw",
    EVENT_SEATS,
    "A player is to have a certain seat, without drawing for it.",
    Fact("need", YES, "Is it for a special need?", default=False),
)
def seat_without_a_draw(event: Tournament, facts: Facts) -> EventRuling:
    enter(event, ANN, *OTHERS[:4])
    need = "special need" if facts.yes("need") else ""
    ruling = does(event, c.AssignSeat(ANN, "1", 0, need))
    return answer("yes: the seat is given", *ruling.grounds)


@asked_of_event(
    "seat-beside-a-cash-game",
    EVENT_SEATS,
    "A player who plays in a cash game of the room has drawn a seat in an event.",
)
def seat_beside_a_cash_game(event: Tournament, facts: Facts) -> EventRuling:
    apply_to_room(event.room, GameListed(CASH_GAME, Listing("holdem", no_limit(1, 2), 9)))
    stand(event.room, "9", ANN, *EVEN_MORE[:3], listing=CASH_GAME)
    enter(event, ANN, *OTHERS[:4])
    does(event, c.DrawSeats(1))
    return answer("they may keep both seats", LAW.beside_cash)


@asked_of_event(
    "seat-given-away",
    EVENT_SEATS,
    "An entrant wants somebody else to play in their seat.",
)
def seat_given_away(event: Tournament, facts: Facts) -> EventRuling:
    enter(event, ANN, *OTHERS[:4])
    does(event, c.DrawSeats(1))
    arrive(event, STRANGER)
    ruling = of_ann(event, c.PassSeat(ANN, STRANGER))
    return answer("yes: entry and seat are somebody else's", *ruling.grounds)


@asked_of_event(
    "sat-in-a-wrong-seat",
    EVENT_SEATS,
    "A player has begun to play in a wrong seat.",
    Fact("own-stack", YES, "With the stack that is theirs?", default=True),
)
def sat_in_a_wrong_seat(event: Tournament, facts: Facts) -> EventRuling:
    own = facts.yes("own-stack")
    if not own:
        event = anew(event, replace(event.terms, add_on=AddOnTerms(FREE, event.terms.stack)))
    enter(event, ANN, *OTHERS[:3])
    does(event, c.DrawSeats(1))
    number, _ = place_of(event, ANN)
    seats = event.tables[number].seats
    other = next(at for at, seat in enumerate(seats) if seat and seat.player != ANN)
    wrong = seats.index(None) if own else other
    if not own:
        does(event, BuyAddOn(seated(event.tables[number], other).player))
    does(event, c.SitWrongly(ANN, number, wrong))
    does(event, StartPlay())
    hands_pass(event, number, 1)
    ruling = act(event, c.PutRight(ANN), DIRECTOR)
    no = refusal_of(ruling)
    if no is not None and no.reason is Reason.FLOOR_DECIDES:
        says = "the player goes to the right seat, and the director says with how many chips"
        return answer(says, *no.grounds)
    if no is not None:
        return answer("the player stays there", *no.grounds)
    return answer("the player goes to the right seat with the chips they have now", *ruling.grounds)


@asked_of_event(
    "seat-changed-by-a-player",
    EVENT_SEATS,
    "A player wants to change to an open seat of the table, and play has begun.",
)
def seat_changed_by_a_player(event: Tournament, facts: Facts) -> EventRuling:
    seat_people(event, "1", ANN, *OTHERS[:3])
    does(event, OnTheTable("1", ChangeSeat(0, 4)), player(ANN))
    return answer("they may, as at any table", LAW.changed_by_director_only)


@asked_of_event(
    "moved-to-a-new-seat",
    EVENT_SEATS,
    "A player is moved to a table: is the next hand dealt to them, and do they pay a blind?",
    Fact(
        "seat",
        ONE_OF,
        "Which seat is it on the next hand: the big blind's, the small blind's, one between button "
        "and small blind, or another?",
        tuple(NEW_SEATS),
    ),
)
def moved_to_a_new_seat(event: Tournament, facts: Facts) -> EventRuling:
    seat = facts.one_of("seat")
    if game(event.terms.game).opening is not Opening.BLINDS and seat != "elsewhere":
        raise FactError("this game has no blinds")
    event = with_seats(event, full_ring(event))
    seat_people(event, "1", "Bob", "Cy", "-", "Dee", "Eve")
    seat_people(event, "2", ANN, *EVEN_MORE[:3])
    hands_pass(event, "1", 1)  # the button comes to Cy, the blinds to Dee and Eve
    gone = {"big-blind": "Eve", "small-blind": "Dee"}.get(seat)
    if gone:
        does(event, c.MoveTo(gone, "2", 4))
    does(event, c.MoveTo(ANN, "1", NEW_SEATS[seat]))
    deals(event, "1")
    return answer(dealt_and_pays(event), LAW.takes_obligations, LAW.dealt_in_between)


def dealt_and_pays(event: Tournament) -> str:
    """What of the hand is Ann's."""
    table, at = table_at(event, ANN)
    if not table.deal.dealt >> at & 1:
        return "the player waits: no cards on this hand"
    posts = [f"{post.amount:,}" for post in table.deal.posts if post.seat == at]
    paid = f"and pays {' and '.join(posts)}" if posts else "and pays nothing"
    return f"the player is dealt in {paid}"
