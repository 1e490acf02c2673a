"""A flop of four cards or more: scrambled, picked from, or dealt again."""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.floor.board.stub import (
    AFTER,
    Cards,
    check_board_game,
    check_named,
    relaid,
    reshuffled,
)
from shuffleup.floor.evidence import on_record, too_long_a_flop
from shuffleup.floor.facts import CARDS, COUNT, Fact, FactError, Facts, MissingFactError
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import no_clause
from shuffleup.floor.substantial import GROUNDS, acts_of_round, substantial
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import ASIDE, BOARD, BURNS, STUB_TOP, Exposed, Moved
from shuffleup.hand.rulings import HandEvents, HandRuling
from shuffleup.law.points.floor.board_errors import AfterAction, BoardErrorLaw, FourCardFlop
from shuffleup.law.ruling import Choice, Ruling

NTH = ("first", "second", "third", "fourth")


@kind(
    "four-card-flop",
    "the board",
    "The flop has four cards, or more.",
    Fact("count", COUNT, "How many cards lie there?", default=4),
    Fact("scrambled", CARDS, "How do the four lie when scrambled, the top one first?", default=()),
    AFTER,
    known=on_record(too_long_a_flop),
)
def four_card_flop(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """The fourth card is the one that would come next off the stub."""
    check_on_flop(hand)
    count = facts.count("count")
    if count <= len(hand.board):
        raise FactError(f"a flop of {count} is not one of too many cards")
    law = hand.rules.board_errors
    if law.four_card_flop is FourCardFlop.REDEAL_FLOP:
        return flop_redealt(hand, facts, chance)
    if count > len(hand.board) + 1:
        # The scramble is of four cards; no book says what five would be.
        return no_clause(hand.rules)
    if law.four_card_flop_after_action is AfterAction.ACTED_CARD_STAYS and acted_on(hand):
        return acted_cards_stay(hand)
    four = scrambled(hand, facts, chance)
    grounds = (BoardErrorLaw.four_card_flop, *after_action(hand))
    if law.four_card_flop is FourCardFlop.TOP_CARD_BURN:
        says = "scrambled: the top card is the next burn"
        return Ruling(picked(hand, four, four[0]), grounds=grounds, says=says)
    return floor_picks(hand, four, grounds)


def after_action(hand: Hand) -> tuple[str, ...]:
    """What says that the flop is put right though somebody has acted on it."""
    return (BoardErrorLaw.four_card_flop_after_action,) if acts_of_round(hand) else ()


def check_on_flop(hand: Hand) -> None:
    check_board_game(hand)
    if not hand.board:
        raise FactError("the flop has not been dealt")
    if len(hand.board) > 3 or hand.actor < 0:
        raise FactError("the turn has been dealt since")


def acted_on(hand: Hand) -> bool:
    return substantial(hand, acts_of_round(hand))


def acted_cards_stay(hand: Hand) -> HandRuling:
    """Those who acted did so on the three they could see; the card that stuck is out of play."""
    events = (Moved(hand.stub[:1], STUB_TOP, ASIDE),)
    grounds = (BoardErrorLaw.four_card_flop_after_action, *GROUNDS)
    return Ruling(events, grounds=grounds, says="the flop stands as it was acted on")


def scrambled(hand: Hand, facts: Facts, chance: Chance) -> Cards:
    """The four in the order they came to lie; at a table dealt by hand somebody has to say."""
    four = hand.board + hand.stub[:1]
    said = facts.cards("scrambled")
    if said:
        if len(said) != len(four) or not set(hand.board) - {UNKNOWN} <= set(said):
            raise FactError("scrambled: these are not the four cards of the flop")
        check_named(hand, said, four, "one of the four")
        return said
    if UNKNOWN in four and set(four) != {UNKNOWN}:
        raise MissingFactError("scrambled")
    return four if UNKNOWN in four else chance.shuffled(four)


def floor_picks(hand: Hand, four: Cards, grounds: tuple[str, ...]) -> HandRuling:
    """Face down, so that the pick is blind; where the book wants it the burn is then shown."""
    shown = hand.rules.board_errors.four_card_flop is FourCardFlop.FLOOR_PICKS_EXPOSED_BURN
    options = []
    for nth, burn in zip(NTH, four, strict=True):
        seen = (Exposed(-1, (burn,)),) if shown else ()
        says = f"The {nth} of the four is the next burn, the others are the flop."
        options.append(Choice(nth, says, (*picked(hand, four, burn), *seen)))
    notes = ("the burn lies face up",) if shown else ()
    says = "scrambled face down, and one is picked as the next burn"
    return Ruling(options=tuple(options), grounds=grounds, says=says, notes=notes)


def picked(hand: Hand, four: Cards, burn: int) -> HandEvents:
    """One of the four is the burn of the next street, made now; three are the flop."""
    left = list(four)
    left.remove(burn)
    lay = {card: at for at, card in enumerate(hand.board)}
    flop = tuple(sorted(left, key=lambda card: lay.get(card, len(lay))))
    order = (burn, *flop, *hand.stub[1:])
    return relaid(hand, hand.board, (), order, (BURNS, (burn,)), (BOARD, flop))


def flop_redealt(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """All of it into the stub, and a new flop; the burn stays where it is."""
    size = len(hand.board)
    burn = hand.burns[-1:] if hand.rules.board_errors.premature_flop_new_burn else ()
    need = size + len(burn)
    order = reshuffled(hand, hand.board + hand.stub, facts, chance, need if known(hand) else 0)
    laid = [(BURNS, order[: len(burn)]), (BOARD, order[len(burn) : need])]
    events = relaid(hand, hand.board, (), order, *laid)
    if burn:
        events = (Moved(burn, BURNS, ASIDE), *events)
    grounds = (
        BoardErrorLaw.four_card_flop,
        "redeal-the-flop",
        BoardErrorLaw.premature_flop_new_burn,
    )
    return Ruling(events, grounds=grounds, says="the flop is dealt again")


def known(hand: Hand) -> bool:
    """Whether anybody has said what lies on the board."""
    return UNKNOWN not in hand.board
