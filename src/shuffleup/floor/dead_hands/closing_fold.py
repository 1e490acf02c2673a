"""A fold that closed the round and brought the next street at once, before anyone could speak.

``closing_fold`` finds it as long as nobody has acted on the new cards; ``street_too_early`` is what
the book does with them once the fold is taken back: they came before the betting was complete.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards import UNKNOWN
from shuffleup.floor.facts import Facts
from shuffleup.floor.kinds import KINDS, Chance
from shuffleup.floor.stud.premature_street import EarlyStreet, kept_cards, no_raise, ruled_early
from shuffleup.floor.stud.street_dealt import tried
from shuffleup.hand import Hand
from shuffleup.hand.dealing import dealing_order, spare_cards
from shuffleup.hand.events import Boarded, Burned, Dealt, Folded, Opened, Reshuffled, Returned
from shuffleup.hand.repairs.mending import less
from shuffleup.hand.repairs.primitives import BOARD, STUB_TOP, Exposed, Moved, Restacked, Rewound
from shuffleup.hand.rulings import HandEvent, HandEvents, HandRuling
from shuffleup.law.points.floor.stud_errors import StudErrorLaw
from shuffleup.law.ruling import Ruling

Cards = tuple[int, ...]


def closing_fold(hand: Hand, seat: int) -> int | None:
    """Where in the log the seat's fold stands, if it closed the round, the next cards were dealt at
    once and nobody has acted on them; None if not. In stud the cards may be mixed with the burns
    first, or there is one common card."""
    street: tuple[type, ...] = (Dealt, Boarded, Reshuffled) if hand.game.stud else (Boarded,)
    came = False
    for at, event in reversed(list(enumerate(hand.log))):
        if not isinstance(event, (Returned, Burned, Opened, *street)):
            closed = came and isinstance(event, Folded) and event.seat == seat
            return at if closed else None
        came |= isinstance(event, street)
    return None


def street_too_early(hand: Hand, at: int, chance: Chance, seen: tuple[int, ...]) -> HandRuling:
    """What the book does with the street that followed the fold at this place of the log."""
    if hand.game.stud:
        return stud_too_early(hand, at, chance, seen)
    return board_too_early(hand, at, chance)


def board_too_early(hand: Hand, at: int, chance: Chance) -> HandRuling:
    street = hand.game.streets[hand.street].name
    turned = tuple(
        card for event in hand.log[at:] if isinstance(event, Boarded) for card in event.cards
    )
    kind = KINDS[f"premature-{street}"]  # every board is a flop, a turn and a river
    fact = "cards" if street == "flop" else "card"
    ruling: HandRuling = kind.judge(
        tried(hand, (Rewound(at),)), Facts(kind.facts, {fact: turned}), chance
    )
    return ruling


def stud_too_early(hand: Hand, at: int, chance: Chance, seen: tuple[int, ...]) -> HandRuling:
    followed = hand.log[at:]
    dealt = tuple(
        (event.seat, card) for event in followed if isinstance(event, Dealt) for card in event.cards
    )
    common = tuple(card for event in followed if isinstance(event, Boarded) for card in event.cards)
    shown: HandEvents = (Exposed(-1, common),) if common and UNKNOWN not in common else ()
    if any(isinstance(event, Reshuffled) for event in followed):
        ruling = mixed_again(tried(hand, (Rewound(at),)), dealt, seen, chance)
        return replace(ruling, events=(*shown, *ruling.events))
    burn = tuple(event.card for event in followed if isinstance(event, Burned))
    dealt += tuple((BOARD, card) for card in common)
    cards = tuple(card for _, card in dealt)
    before = named(tried(hand, (Rewound(at),)), (*burn, *cards))
    trial = tried(hand, (Rewound(at), *before))
    early = EarlyStreet(burn, dealt, len(dealing_order(trial)))
    ruling = ruled_early(trial, early, seen, chance)
    return replace(ruling, events=(*before, *shown, *ruling.events))


def mixed_again(
    hand: Hand, dealt: tuple[tuple[int, int], ...], seen: tuple[int, ...], chance: Chance
) -> HandRuling:
    """The deck had run short, and what is left of it was mixed with the burns: whatever came early
    goes back into that mix, but for a last card that its player keeps."""
    kept = kept_cards(hand, EarlyStreet((), dealt, len(dealing_order(hand))), seen)
    held = tuple(card for _, card in kept)
    rest = less(hand.stub + spare_cards(hand), held)
    events: list[HandEvent] = [Reshuffled((*held, *chance.shuffled(rest)))]
    for seat, card in kept:
        events += [Moved((card,), STUB_TOP, seat), no_raise(seat)]
    grounds = (StudErrorLaw.premature_cards, StudErrorLaw.premature_last_card_seen)
    return Ruling(tuple(events), grounds=grounds if dealt else grounds[:1])


def named(hand: Hand, cards: Cards) -> HandEvents:
    """The top of the stub by name, where a dealer outside turned it up."""
    if not hand.setup.outside:
        return ()
    return (Restacked((*cards, *hand.stub[len(cards) :])),)
