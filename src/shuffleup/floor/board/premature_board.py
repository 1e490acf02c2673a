"""Flop, turn or river dealt before the betting was complete.

The hand deals a street only when the betting is over, so the early cards are those that come next
off the stub. They are seen, do not play, and the stub is arranged now so that the hand goes on by
the book when the betting is done.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.floor.board.stub import (
    AFTER,
    Cards,
    check_board_game,
    check_named,
    needed,
    reshuffled,
)
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import CARD, CARDS, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.games import Street
from shuffleup.hand import Hand
from shuffleup.hand.dealing import burn_due, burned_ahead
from shuffleup.hand.repairs.primitives import (
    ASIDE,
    BOARD,
    BURNS,
    MUCK,
    STUB_BOTTOM,
    STUB_TOP,
    BurnWaived,
    Exposed,
    Limited,
    Moved,
    Restacked,
)
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.hand.state import BETTING, seats_in
from shuffleup.law.points.floor.board_errors import BoardErrorLaw, EarlyCard, EarlyTurn
from shuffleup.law.ruling import Ruling

FOLD_ANYWAY = Fact(
    "fold-anyway", YES, "Do all who have still to act say that they fold?", default=False
)
BASE = ("premature-card", BoardErrorLaw.premature_card_when_others_fold)


class EarlyBoard(Struct, frozen=True):
    """What came too early: the street, its burn and where that was, its cards, the stub below."""

    street: Street
    burn: Cards  # none where none is due
    source: int  # on top of the stub, or burned ahead by an earlier repair
    cards: Cards
    rest: Cards

    def burned(self, place: int) -> tuple[Moved, ...]:
        """The burn goes there."""
        return (Moved(self.burn, self.source, place),) if self.burn and self.source != place else ()


@kind(
    "premature-flop",
    "the board",
    "The flop was dealt before the betting was complete.",
    Fact("cards", CARDS, "Which three cards were turned up?", default=()),
    FOLD_ANYWAY,
    AFTER,
    known=REFUTED,
)
def premature_flop(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    return too_early(hand, facts, chance, "flop", "cards", new_flop)


@kind(
    "premature-turn",
    "the board",
    "The turn was dealt before the betting on the flop was complete.",
    Fact("card", CARD, "Which card was turned up?", default=()),
    FOLD_ANYWAY,
    AFTER,
    known=REFUTED,
)
def premature_turn(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    return too_early(hand, facts, chance, "turn", "card", new_turn)


@kind(
    "premature-river",
    "the board",
    "The river was dealt before the betting on the turn was complete.",
    Fact("card", CARD, "Which card was turned up?", default=()),
    FOLD_ANYWAY,
    AFTER,
    known=REFUTED,
)
def premature_river(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    return too_early(hand, facts, chance, "river", "card", new_river)


Mend = Callable[[Hand, Facts, Chance, EarlyBoard], HandRuling]


def too_early(
    hand: Hand, facts: Facts, chance: Chance, name: str, fact: str, mend: Mend
) -> HandRuling:
    """An early card does not play, nobody has a choice, and the betting goes on first."""
    early = turned_early(hand, facts, name, fact)
    law = hand.rules.board_errors
    if law.premature_card_when_others_fold and facts.yes("fold-anyway"):
        folds = tuple(Limited(seat, ("fold",)) for seat in seats_in(hand.live & hand.owing))
        return Ruling(
            folds + stands(hand, facts, early), grounds=BASE, says="nobody is hurt: they play"
        )
    return mend(hand, facts, chance, early)


def turned_early(hand: Hand, facts: Facts, name: str, fact: str) -> EarlyBoard:
    """The cards that came off the stub too soon; FactError if they could not have."""
    check_board_game(hand)
    to_come = hand.game.streets[hand.street + 1 :]
    if hand.phase != BETTING or hand.actor < 0 or not to_come or to_come[0].name != name:
        raise FactError(f"the {name} is not what comes next after an open betting round")
    street = to_come[0]
    ahead = burn_due(hand, street) and burned_ahead(hand, street)
    burn = hand.burns[-1:] if ahead else hand.stub[: burn_due(hand, street)]
    stub = hand.stub if ahead else hand.stub[len(burn) :]
    lie = stub[: street.board]
    said = facts.cards(fact)
    if said and len(said) != street.board:
        raise FactError(f"{fact}: the {name} is {street.board}, not {len(said)}")
    check_named(hand, said, lie, "what came off the deck")
    source = BURNS if ahead else STUB_TOP
    return EarlyBoard(street, burn, source, said or lie, stub[street.board :])


def stands(hand: Hand, facts: Facts, early: EarlyBoard) -> HandEvents:
    """The cards play after all. Where the deck is known they come again by themselves."""
    seen = Exposed(-1, early.cards)
    if not hand.setup.outside:
        return (seen,)
    if UNKNOWN in early.cards:
        raise needed(facts, "cards" if len(early.cards) > 1 else "card")
    named = Restacked(early.cards + early.rest)
    return (*early.burned(BURNS), named, Moved(early.cards, STUB_TOP, BOARD))


# ---- what comes instead ----------------------------------------------------------------------


def new_flop(hand: Hand, facts: Facts, chance: Chance, early: EarlyBoard) -> HandRuling:
    law = hand.rules.board_errors
    grounds = (
        *BASE,
        *left_out(hand, early),
        BoardErrorLaw.premature_flop,
        BoardErrorLaw.premature_flop_new_burn,
        "redeal-the-flop",
    )
    if law.premature_flop is EarlyCard.PLAYS:
        return Ruling(stands(hand, facts, early), grounds=grounds, says="the flop stays")
    events = shuffled_back(hand, facts, chance, early, law.premature_flop_new_burn)
    return Ruling(events, grounds=grounds, says="the flop is taken back and dealt again")


def new_river(hand: Hand, facts: Facts, chance: Chance, early: EarlyBoard) -> HandRuling:
    law = hand.rules.board_errors
    kept = left_out(hand, early)
    points = (BoardErrorLaw.premature_river, BoardErrorLaw.premature_river_new_burn)
    grounds = (*BASE, *kept, *points)
    if law.premature_river is EarlyCard.PLAYS:
        return Ruling(stands(hand, facts, early), grounds=grounds, says="the river stays")
    events = shuffled_back(hand, facts, chance, early, law.premature_river_new_burn)
    return Ruling(events, grounds=grounds, says="the river is taken back and dealt again")


def new_turn(hand: Hand, facts: Facts, chance: Chance, early: EarlyBoard) -> HandRuling:
    law = hand.rules.board_errors
    kept = left_out(hand, early)
    points = (BoardErrorLaw.premature_turn, BoardErrorLaw.premature_turn_river_burn)
    grounds = (*BASE, *kept, *points)
    if law.premature_turn is EarlyTurn.RESHUFFLE_BEFORE_TURN:
        events = shuffled_back(hand, facts, chance, early, False)
        return Ruling(events, grounds=grounds, says="the turn is taken back and dealt again")
    events = river_for_turn(hand, facts, chance, early)
    return Ruling(events, grounds=grounds, says="the river card is the turn")


def shuffled_back(
    hand: Hand, facts: Facts, chance: Chance, early: EarlyBoard, new_burn: bool
) -> HandEvents:
    """The early cards go into the stub, which is shuffled. The burn stays, and serves for the card
    that is dealt again, or is out of play where a new one is burned."""
    burned = early.burned(ASIDE if new_burn else BURNS)
    back, more = burns_and_discards(hand, early)
    order = reshuffled(hand, known(hand, early.cards) + early.rest + more, facts, chance)
    return (Exposed(-1, early.cards), *burned, *back, Restacked(order))


def river_for_turn(hand: Hand, facts: Facts, chance: Chance, early: EarlyBoard) -> HandEvents:
    """The next card is burned and the one that would have been the river is the turn; only below
    them is the stub shuffled, the early card with it. Its burn is out of play."""
    keep = burn_due(hand, early.street) + early.street.board
    back, more = burns_and_discards(hand, early)
    mixed = known(hand, early.cards) + early.rest[keep:] + more
    order = early.rest[:keep] + reshuffled(hand, mixed, facts, chance)
    river = hand.game.streets[hand.street + 2].name
    waived = () if hand.rules.board_errors.premature_turn_river_burn else (BurnWaived(river),)
    seen = Exposed(-1, early.cards)
    return (seen, *early.burned(ASIDE), *back, Restacked(order), *waived)


def known(hand: Hand, cards: Cards) -> Cards:
    """The cards as they go into the stub: where somebody else deals, it stays unknown."""
    return (UNKNOWN,) * len(cards) if hand.setup.outside else cards


def left_out(hand: Hand, early: EarlyBoard) -> tuple[str, ...]:
    """The point on earlier burns and discards, where there are any to be shuffled or left out."""
    burns = hand.burns[:-1] if early.source == BURNS else hand.burns
    some = burns or hand.muck
    return (BoardErrorLaw.premature_reshuffle_keeps_burns_out,) if some else ()


def burns_and_discards(hand: Hand, early: EarlyBoard) -> tuple[HandEvents, Cards]:
    """What goes into the shuffle besides, where a house wants it; burns made are not due again."""
    if hand.rules.board_errors.premature_reshuffle_keeps_burns_out:
        return (), ()
    burns = hand.burns[:-1] if early.source == BURNS else hand.burns
    piles = ((burns, BURNS), (hand.muck, MUCK))
    back = [Moved(cards, place, STUB_BOTTOM) for cards, place in piles if cards]
    made = [BurnWaived(s.name) for s in hand.game.streets[: hand.street + 1] if burn_due(hand, s)]
    return (*back, *made), burns + hand.muck
