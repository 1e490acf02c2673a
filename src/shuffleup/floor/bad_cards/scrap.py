"""Cards that mean nothing: boxed ones, and jokers or other cards that do not belong to the game."""

from __future__ import annotations

from shuffleup.cards import JOKER, UNKNOWN
from shuffleup.floor.bad_cards.which_card import (
    NEW,
    WHICH,
    acted_on,
    boxed_before,
    counted_card,
    exchanged,
    exposed_before,
    next_card,
    which_card,
)
from shuffleup.floor.board.stub import check_board_game, dealt_streets, in_order, needed, relaid
from shuffleup.floor.dead_hands.killing import check_on, live_seat
from shuffleup.floor.evidence import REFUTED, a_strange_card, on_record
from shuffleup.floor.facts import (
    COUNT,
    ONE_OF,
    SEAT,
    YES,
    Fact,
    FactError,
    Facts,
)
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.misdeals.misdeal import DEAL_FACTS, deadline_grounds, in_time, misdeal
from shuffleup.floor.report import no_clause
from shuffleup.floor.substantial import acts_of_round
from shuffleup.hand import Hand
from shuffleup.hand.repairs.mending import less
from shuffleup.hand.repairs.primitives import ASIDE, STUB_TOP, Killed, Moved
from shuffleup.hand.rulings import HandEvent, HandEvents, HandRuling
from shuffleup.law.points.floor.bad_cards import (
    BadCardLaw,
    Boxed,
    BoxedWindow,
    JokerActedOn,
    JokerFound,
    LateReplacement,
    Risk,
)
from shuffleup.law.procedures import enforced
from shuffleup.law.ruling import Ruling

IN_HAND, ON_BOARD, BURNED = "hand", "board", "burn"
JOKER_FOUND, FOULED = "joker", "fouled"


@kind(
    "boxed-card",
    "bad cards",
    "A card lay face up in the deck.",
    Fact("place", ONE_OF, "Where did it come up?", values=(IN_HAND, ON_BOARD, BURNED)),
    *WHICH,
    Fact("others", COUNT, "How many boxed cards were found before it?", default=0),
    Fact("exposed", COUNT, "How many down cards has the dealer exposed?", default=0),
    Fact("mixed", YES, "Is the next card mixed into another hand already?", default=False),
    NEW,
    *DEAL_FACTS,
    known=REFUTED,
)
def boxed_card(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    check_on(hand)
    place = facts.one_of("place")
    mend, says = scrapped(hand, facts, place)
    law = hand.rules.bad_cards
    if boxed_misdeal(hand, facts):
        grounds: tuple[str, ...] = (BadCardLaw.misdeal_boxed_count, BadCardLaw.misdeal_boxed_window)
        if law.misdeal_exposed_and_boxed_add_up:
            grounds = (*grounds, BadCardLaw.misdeal_exposed_and_boxed_add_up)
        says = "too many boxed cards were found"
        mended = (BadCardLaw.single_boxed_card,)
        return misdeal(hand, chance, grounds, says, facts, otherwise=mend, mended=mended)
    if law.single_boxed_card is Boxed.PLAYS:
        return Ruling(grounds=(BadCardLaw.single_boxed_card,), says="the card plays")
    grounds = (BadCardLaw.single_boxed_card, *why_no_misdeal(hand, facts))
    if place == IN_HAND and facts.yes("mixed"):
        grounds = (*grounds, BadCardLaw.boxed_card_late_replacement)
        if law.boxed_card_late_replacement is LateReplacement.MISDEAL and in_time(hand, facts):
            return misdeal(hand, chance, grounds, "a boxed card came too late", facts)
    return Ruling(mend, grounds=grounds, says=says)


def boxed_count(hand: Hand, facts: Facts) -> int:
    """This card and those before it; exposed ones with them where the book adds them up."""
    count = 1 + max(facts.count("others"), boxed_before(hand))
    if hand.rules.bad_cards.misdeal_exposed_and_boxed_add_up:
        count += max(facts.count("exposed"), exposed_before(hand))
    return count


def why_no_misdeal(hand: Hand, facts: Facts) -> tuple[str, ...]:
    """What boxed cards lack to be a misdeal: one more of them, or to have been found earlier."""
    count, enough = boxed_count(hand, facts), hand.rules.bad_cards.misdeal_boxed_count
    points = (BadCardLaw.misdeal_boxed_count, BadCardLaw.misdeal_boxed_window)
    if count >= enough and not in_time(hand, facts):
        return (*points, *deadline_grounds(hand, facts))
    return points if count + 1 >= enough and not hand.street else ()


def boxed_misdeal(hand: Hand, facts: Facts) -> bool:
    """Whether there were too many, found while they count and in time for a misdeal."""
    law = hand.rules.bad_cards
    if boxed_count(hand, facts) < law.misdeal_boxed_count:
        return False
    whenever = law.misdeal_boxed_window is BoxedWindow.BEFORE_CUTOFF
    return (whenever or facts.yes("dealing")) and in_time(hand, facts)


def scrapped(hand: Hand, facts: Facts, place: str) -> tuple[HandEvents, str]:
    """The card counts as a scrap of paper, and the next below it comes instead."""
    if place == IN_HAND:
        which = which_card(hand, facts)
        return exchanged(hand, facts, which, ASIDE), "the next card takes its place"
    check_board_game(hand)
    if not hand.board or hand.runs > 1 or acts_of_round(hand) or hand.actor < 0:
        raise FactError("a boxed card is found when it is dealt, before anyone acts on the board")
    street = dealt_streets(hand, hand.street)[0]
    named, new = next_card(hand, facts)
    if new == UNKNOWN and UNKNOWN not in street.cards:
        raise needed(facts, "new")
    boxed = boxed_of_board(facts, street.cards) if place == ON_BOARD else street.burn
    if not boxed:
        raise FactError(f"no card was burned before the {hand.game.streets[hand.street].name}")
    lay = (*less(street.burn + street.cards, boxed), new)
    order = (*boxed, *lay, *hand.stub[1:])
    laid = ((ASIDE, boxed), *in_order([street], lay))
    moves = relaid(hand, street.cards, street.burn, order, *laid)
    moves = tuple(shown(move) for move in moves)
    return (*named, *moves), "the next card takes its place"


def shown(move: HandEvent) -> HandEvent:
    """A boxed card is seen by all."""
    if isinstance(move, Moved) and move.target == ASIDE:
        return Moved(move.cards, STUB_TOP, ASIDE, True)
    return move


def boxed_of_board(facts: Facts, board: tuple[int, ...]) -> tuple[int, ...]:
    card = facts.cards("card")
    if not card and set(board) != {UNKNOWN}:
        raise needed(facts, "card")
    if card and card[0] not in board:
        raise FactError("card: it is not among the cards just dealt to the board")
    return card or board[:1]


# ---- jokers and other improper cards ---------------------------------------------------------


@kind(
    "joker-found",
    "bad cards",
    "A joker, or another card that does not belong to the game, is in a player's hand.",
    Fact("seat", SEAT, "Whose hand?"),
    Fact("nth", COUNT, "Which of the player's cards, counted as they were dealt?"),
    Fact("what", ONE_OF, "A joker, or a fouled hand?", (JOKER_FOUND, FOULED), JOKER_FOUND),
    Fact("looked", YES, "Had the player looked at all cards?", default=True),
    NEW,
    *DEAL_FACTS,
    known=on_record(a_strange_card),
)
def joker_found(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    which = counted_card(hand, facts, live_seat(hand, facts))
    joker = facts.one_of("what") == JOKER_FOUND
    if joker and JOKER in hand.game.cards:
        raise FactError("the joker belongs to this game")
    law = hand.rules.bad_cards
    mend = exchanged(hand, facts, which, ASIDE, shown=False)
    replaced = "the card is replaced"
    if not acted_on(hand, which):
        grounds: tuple[str, ...] = (BadCardLaw.stray_joker_found, BadCardLaw.single_boxed_card)
        if law.stray_joker_found is JokerFound.MISDEAL and in_time(hand, facts):
            return misdeal(hand, chance, grounds, "a joker was found", facts, otherwise=mend)
        return Ruling(mend, grounds=grounds, says=replaced)
    unseen = () if facts.yes("looked") else (BadCardLaw.unlooked_improper_card,)
    grounds = (BadCardLaw.stray_joker_acted_on, *unseen)
    if not joker:
        grounds = ("improper-card", *unseen)
        if not enforced("improper-card"):
            return no_clause(hand.rules)
    elif law.stray_joker_acted_on is JokerActedOn.SCRAP_REPLACE:
        return Ruling(mend, grounds=grounds, says=replaced)
    if law.unlooked_improper_card is Risk.HOUSE and not facts.yes("looked"):
        return Ruling(mend, grounds=grounds, says=replaced)
    return Ruling((Killed(which.seat),), grounds=grounds, says="the hand is dead")
