"""A deck that is not right: another back, a card twice, a card too few, cards that are known."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.disputes.disputed_pots import STAGES, deadline_grounds, in_time, too_late
from shuffleup.floor.evidence import (
    REFUTED,
    a_bad_deck,
    a_card_missing,
    a_card_twice,
    on_record,
    so_many_cards,
)
from shuffleup.floor.facts import CARD, COUNT, ONE_OF, SEAT, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.hand import Hand, replay
from shuffleup.hand.events import Ended, Raised
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Voided
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.law.points.floor.bad_cards import BadCardLaw, Fouled, Freeroller
from shuffleup.law.ruling import Choice, Ruling

VOID, PLAY_ON = "void", "play-on"
REFUND, WITHHOLD = "refund", "withhold"
CHANGE = ("change the deck",)
DECK_KNOWN = "deck-known"
# Of a hand that is over; one that is on has no other after it.
FOUND_AFTER = Fact(
    "next-hand", ONE_OF, "If the hand was over: how far was the next one when it was found?",
    STAGES, "not-begun",
)  # fmt: skip


@kind(
    "odd-backed-card",
    "bad cards",
    "A card with another back has come up.",
    Fact("place", ONE_OF, "Where is it?", ("hand", "board", "burn", "muck", "stub")),
    FOUND_AFTER,
    known=REFUTED,
)
def odd_backed_card(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    law = hand.rules.bad_cards
    if hand.over:
        ruling = fouled(law.odd_backed_card_in_stub, BadCardLaw.odd_backed_card_in_stub)
        return if_in_time(hand, facts, ruling)
    if facts.one_of("place") == "stub":
        point = BadCardLaw.odd_backed_card_in_stub_during_hand
        return fouled(law.odd_backed_card_in_stub_during_hand, point)
    return fouled(law.odd_backed_card_during_hand, BadCardLaw.odd_backed_card_during_hand)


@kind(
    "duplicate-card",
    "bad cards",
    "Two cards of the same rank and suit were found.",
    Fact("card", CARD, "Which card is there twice?", default=()),
    FOUND_AFTER,
    known=on_record(a_card_twice, proves=True),
)
def duplicate_card(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    for card in facts.cards("card"):
        if card not in hand.game.cards:
            raise FactError("card: that is no card of this game")
    ruling = fouled(hand.rules.bad_cards.duplicate_card, BadCardLaw.duplicate_card)
    return if_in_time(hand, facts, ruling)


@kind(
    "deck-short",
    "bad cards",
    "A card turns out to be missing from the deck.",
    Fact("missing", COUNT, "How many are missing?", default=1),
    FOUND_AFTER,
    known=on_record(a_card_missing, proves=True),
)
def deck_short(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if not 0 < facts.count("missing") < len(hand.game.cards):
        raise FactError("missing: a deck is short of one card or more")
    law = hand.rules.bad_cards
    ruling = fouled(law.missing_card_in_deck, BadCardLaw.missing_card_in_deck)
    return if_in_time(hand, facts, without_jackpot(ruling))


@kind(
    "deck-counted",
    "bad cards",
    "The deck was counted.",
    Fact("cards", COUNT, "How many cards are in it?"),
    FOUND_AFTER,
    known=on_record(so_many_cards, proves=True),
)
def deck_counted(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """Because a card left the table, or because somebody wants to know."""
    due, there = len(hand.game.cards), facts.count("cards")
    if there == due:
        return Ruling(grounds=("deck-counted",), says="the deck is whole: play on")
    law = hand.rules.bad_cards
    if there > due:
        ruling = fouled(law.duplicate_card, BadCardLaw.duplicate_card)
    else:
        ruling = fouled(law.missing_card_in_deck, BadCardLaw.missing_card_in_deck)
        ruling = without_jackpot(ruling)
    return if_in_time(hand, facts, ruling)


@kind(
    DECK_KNOWN,
    "bad cards",
    "Cards that are still to come are known.",
    known=REFUTED,
)
def deck_known(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """Nobody can play for cards that somebody knows, whoever they are: as with a card that can be
    told by its back, but there nobody may say that all action stands."""
    if hand.over:
        raise FactError("the hand is over: no card of it is still to come")
    law, point = hand.rules.bad_cards, BadCardLaw.odd_backed_card_during_hand
    stands = law.odd_backed_card_during_hand is Fouled.RESULT_STANDS
    return fouled(Fouled.VOID_AND_REFUND, DECK_KNOWN, *(() if stands else (point,)))


def if_in_time(hand: Hand, facts: Facts, ruling: HandRuling) -> HandRuling:
    """A hand that is over is void only while its pot may still be disputed."""
    ways = (ruling.events, *(option.events for option in ruling.options))
    if not hand.over or not any(Voided in map(type, way) for way in ways):
        return ruling
    if not in_time(hand, facts):
        return too_late(facts)
    return replace(ruling, grounds=(*ruling.grounds, *deadline_grounds(facts)))


def without_jackpot(ruling: HandRuling) -> HandRuling:
    """Nothing won with such a deck wins a jackpot too."""
    grounds = (*ruling.grounds, "no-jackpot")
    return replace(ruling, grounds=grounds, notes=("no jackpot", *ruling.notes))


@kind(
    "knew-deck-fouled",
    "bad cards",
    "A player knew that the deck was bad, and played on.",
    Fact("seat", SEAT, "Who knew?"),
    FOUND_AFTER,
    known=on_record(a_bad_deck),
)
def knew_deck_fouled(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    return if_in_time(hand, facts, chips_of_who_knew(hand, facts.seat()))


def chips_of_who_knew(hand: Hand, seat: int) -> HandRuling:
    """The hand is void in any case; the question is whose chips go back."""
    law = hand.rules.bad_cards
    grounds = (BadCardLaw.bad_deck_freeroller,)
    if law.bad_deck_freeroller is Freeroller.SUSPENSION:
        ruling = fouled(law.duplicate_card, BadCardLaw.duplicate_card)
        notes = (*ruling.notes, "suspension is possible")
        return replace(ruling, grounds=(*grounds, *ruling.grounds), notes=notes)
    amount = put_in(hand, seat)
    if not amount or not went_for_the_pot(hand, seat):
        says = "the player did not go for the pot: void, and every chip goes back"
        return Ruling(
            (Voided(),), grounds=(*grounds, BadCardLaw.duplicate_card), says=says, notes=CHANGE
        )
    options: tuple[HandChoice, ...] = (
        Choice(REFUND, "Void: every chip goes back, this player's too.", (Voided(),)),
        Choice(
            WITHHOLD,
            "Void: this player's chips stay for the next pot.",
            (Voided(((seat, amount),)),),
        ),
    )
    says = "void, and the chips of the player who knew go back or not"
    return Ruling(options=options, grounds=grounds, says=says, notes=CHANGE)


def went_for_the_pot(hand: Hand, seat: int) -> bool:
    """Aggressive play: a bet or a raise."""
    return any(isinstance(event, Raised) and event.seat == seat for event in standing(hand))


def put_in(hand: Hand, seat: int) -> int:
    """What a seat had in the pot, also when the hand is over."""
    ends = [at for at, event in enumerate(hand.log) if isinstance(event, Ended | Voided)]
    return replay(hand.log[: ends[0]]).paid[seat] if ends else hand.paid[seat]


def fouled(what: Fouled, *grounds: str) -> HandRuling:
    """Void and refunded, or left as it is, or for the floor to say; the deck is changed."""
    void: HandEvents = (Voided(),)
    if what is Fouled.VOID_AND_REFUND:
        return Ruling(void, grounds=grounds, says="void: every chip goes back", notes=CHANGE)
    if what is Fouled.RESULT_STANDS:
        return Ruling(grounds=grounds, says="nothing changes: all action stands", notes=CHANGE)
    options: tuple[HandChoice, ...] = (
        Choice(VOID, "The pot is dead and every bet goes back.", void),
        Choice(PLAY_ON, "All action stands."),
    )
    says = "void or not"
    return Ruling(options=options, grounds=grounds, says=says, notes=CHANGE)
