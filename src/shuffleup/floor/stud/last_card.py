"""The last stud card: dealt face up, which may close the betting for its player, or to the wrong
player."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from shuffleup.floor.dead_hands.killing import live_seat
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.stud.street_dealt import (
    StreetDealt,
    acted,
    check_betting,
    last_street,
    street_dealt,
    tried,
)
from shuffleup.hand import Hand
from shuffleup.hand.order import first_to_act
from shuffleup.hand.repairs.primitives import AllInDeclared, BettingClosed, Moved, Turned, TurnGiven
from shuffleup.hand.rulings import HandEvent, HandEvents, HandRuling
from shuffleup.law.points.floor.stud_errors import (
    FirstLastCardUp,
    HeadsUpFirst,
    HeadsUpSecond,
    LastCardOpener,
    LaterLastCardUp,
    StudErrorLaw,
    WrongPlayersCard,
)
from shuffleup.law.ruling import Ruling

BET_ON, ALL_IN = "bet-on", "all-in"
OTHERS_UP, OPTION, CLOSED, PLAYS = "others up", "option", "closed", "plays"


@kind(
    "stud-last-card-up",
    "stud",
    "The last stud card was dealt face up to somebody.",
    Fact("seat", SEAT, "Who got it face up?"),
    Fact("declares", ONE_OF, "Does the player bet on, or declare all-in?", (BET_ON, ALL_IN)),
    known=REFUTED,
)
def stud_last_card_up(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    street = last_street_dealt(hand)
    if acted(hand):
        raise FactError("the last round has been acted on: who would be all-in says so before")
    seat, order = live_seat(hand, facts), [seat for seat, _ in street.dealt]
    point, what = what_follows(hand, first=seat == order[0])
    up = order if what == OTHERS_UP else [seat]
    events: list[HandEvent] = [
        Turned(to, (card,), True) for to, card in street.dealt if to in up and lies_down(hand, to)
    ]
    all_in = what == OPTION and facts.one_of("declares") == ALL_IN
    if all_in:
        events.append(AllInDeclared(seat))
    events += closed() if what == CLOSED else opener(hand, events)
    grounds = (point, StudErrorLaw.last_card_exposed_opener)
    return Ruling(tuple(events), grounds=grounds, says=SAYS[ALL_IN if all_in else what])


SAYS = {
    OTHERS_UP: "the other last cards are dealt up too",
    OPTION: "the card plays face up and its player bets on",
    ALL_IN: "the player is all-in for the pot as it stands",
    CLOSED: "there is no more betting and the hands are shown",
    PLAYS: "the card plays face up",
}


def last_street_dealt(hand: Hand) -> StreetDealt:
    check_betting(hand)
    if not last_street(hand):
        raise FactError("the last cards have not been dealt")
    street = street_dealt(hand)
    dealt = tuple((seat, card) for seat, card in street.dealt if hand.live >> seat & 1)
    if len(dealt) < hand.live.bit_count() or street.up:
        raise FactError("no last cards were dealt down")
    return replace(street, dealt=dealt)


def lies_down(hand: Hand, seat: int) -> bool:
    """Not turned up already by an earlier report."""
    return hand.hole[seat][-1] not in hand.up[seat]


def what_follows(hand: Hand, *, first: bool) -> tuple[str, str]:
    """(the point, what it says) for the first or a later card, heads-up or not."""
    law = hand.rules.stud_errors
    heads_up = hand.live.bit_count() == 2
    if heads_up and first:
        both = law.last_card_exposed_heads_up_first is HeadsUpFirst.BOTH_UP
        return StudErrorLaw.last_card_exposed_heads_up_first, OTHERS_UP if both else OPTION
    if heads_up:
        over = law.last_card_exposed_heads_up_second is HeadsUpSecond.BETTING_OVER
        return StudErrorLaw.last_card_exposed_heads_up_second, CLOSED if over else OPTION
    if first:
        everyone = law.last_card_exposed_first_player is FirstLastCardUp.ALL_DEALT_UP
        return StudErrorLaw.last_card_exposed_first_player, OTHERS_UP if everyone else OPTION
    on = law.last_card_exposed_other_player is LaterLastCardUp.PLAYS_ON
    return StudErrorLaw.last_card_exposed_other_player, PLAYS if on else OPTION


def opener(hand: Hand, events: list[HandEvent]) -> list[HandEvent]:
    """The high hand starts, with or without the exposed cards; nobody if only one can bet."""
    counted = hand.rules.stud_errors.last_card_exposed_opener is LastCardOpener.ALL_UP_CARDS
    after = tried(hand, [e for e in events if counted or not isinstance(e, Turned)])
    first = first_to_act(after, hand.street)
    if first < 0:
        return closed()
    return [TurnGiven(first)] if first != tried(hand, events).actor else []


def closed() -> list[HandEvent]:
    return [BettingClosed()]


@kind(
    "stud-last-card-to-wrong-player",
    "stud",
    "A final down card went to the wrong stud player.",
    Fact("got", SEAT, "Who got it?"),
    Fact("due", SEAT, "Whose was it?"),
    Fact("seen", YES, "Is it among the down cards, or might it have been looked at?"),
    known=REFUTED,
)
def stud_last_card_to_wrong_player(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    street = last_street_dealt(hand)
    if acted(hand):
        raise FactError("the last round has been acted on")
    order = [seat for seat, _ in street.dealt]
    got, due = facts.seat("got"), facts.seat("due")
    if got not in order or due not in order:
        raise FactError("both must have been due a last card")
    if order.index(got) <= order.index(due):
        raise FactError(f"seat {got + 1} had a last card already: another is an extra card")
    grounds = (StudErrorLaw.last_card_to_wrong_player,)
    law = hand.rules.stud_errors.last_card_to_wrong_player
    if not facts.yes("seen") or law is WrongPlayersCard.RETURNED:
        return Ruling(grounds=grounds, says="the card goes to the player it was meant for")
    between = street.dealt[order.index(due) : order.index(got) + 1]
    says = "the card is kept, and the player who was missed gets the next card off the stub"
    return Ruling(next_card_each(between), grounds=grounds, says=says)


def next_card_each(between: tuple[tuple[int, int], ...]) -> HandEvents:
    """The last of these has the first one's card and is passed over; the others, in order, get the
    cards that came off the stub after it."""
    first, last = between[0], between[-1]
    moves: list[HandEvent] = [Moved((first[1],), first[0], last[0])]
    for (seat, _), (holder, card) in pairwise(between):
        moves.append(Moved((card,), holder, seat))
    return tuple(moves)
