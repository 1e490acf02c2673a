"""No burn, or two, before a board card; and burns or folded cards that somebody has seen.

What lies on the board is what the players saw. Where no card was burned, the burn on record is in
truth the card on top of the stub; where two were, the second is the card on record as the next one.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import UNKNOWN, show
from shuffleup.floor.board.stub import (
    AFTER,
    Cards,
    Laid,
    check_board_game,
    check_named,
    dealt_streets,
    in_order,
    needed,
    relaid,
    reshuffled,
)
from shuffleup.floor.evidence import REFUTED
from shuffleup.floor.facts import (
    CARD,
    ONE_OF,
    SEATS,
    YES,
    Fact,
    FactError,
    Facts,
)
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.substantial import ACTION_OF
from shuffleup.hand import Hand
from shuffleup.hand.dealing import known_cards
from shuffleup.hand.events import Opened
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import (
    BOARD,
    BURNS,
    EVERYONE,
    Exposed,
)
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import mask_of
from shuffleup.law.points.floor.board_errors import (
    AllInBurn,
    BoardErrorLaw,
    FlopBurn,
    KnownCard,
    LaterBurn,
)
from shuffleup.law.ruling import Ruling

STREETS = ("flop", "turn", "river")
BEFORE_FLOP = (BoardErrorLaw.burn_error_before_flop,)
LATER = (BoardErrorLaw.burn_error_later_streets,)


class Wrong(Struct, frozen=True):
    """A burn that went wrong: on which street, what was dealt from there on, and which card it is
    about: the one that was to come, or the one burned too many."""

    street: str
    index: int
    two: bool
    laid: list[Laid]
    card: Cards

    @property
    def last(self) -> bool:
        """Whether no card was dealt since."""
        return len(self.laid) == 1


@kind(
    "burn-error",
    "the board",
    "No card was burned before a board card, or two were.",
    Fact("error", ONE_OF, "How many cards were burned?", values=("none", "two")),
    Fact("street", ONE_OF, "Before which card?", values=STREETS, unsaid="the last one"),
    Fact("exposed", YES, "Was any card of that street exposed?", default=True),
    Fact(
        "card", CARD, "Which is the next card of the stub, or the one burned too many?", default=()
    ),
    AFTER,
    known=REFUTED,
)
def burn_error(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    if hand.over and hand.board:
        grounds: tuple[str, ...] = (BoardErrorLaw.burn_error_all_in,)
        return Ruling(grounds=grounds, says="the pot has been awarded: the board stands")
    wrong = what_went_wrong(hand, facts)
    first, acted = round_of(hand, wrong.index)
    law = hand.rules.board_errors
    if first < 0:  # no betting on that street: somebody is all-in
        correct = law.burn_error_all_in is AllInBurn.POT_AWARDED
        grounds = (BoardErrorLaw.burn_error_all_in,)
    elif wrong.street == "flop":
        return flop_burn(hand, facts, chance, wrong, acted)
    else:
        until_acted = law.burn_error_later_streets is LaterBurn.FIRST_ACTION
        correct = not acted if until_acted else wrong.last
        grounds = LATER
    return put_right(hand, facts, wrong, grounds) if correct else it_stands(hand, wrong, grounds)


def flop_burn(hand: Hand, facts: Facts, chance: Chance, wrong: Wrong, acted: bool) -> HandRuling:
    """Before the flop it depends on whether a card was exposed; once acted on it stands, like any
    other card of the board."""
    rule, grounds = hand.rules.board_errors.burn_error_before_flop, BEFORE_FLOP
    if acted and rule is FlopBurn.CORRECT_IF_UNEXPOSED:
        return it_stands(hand, wrong, LATER)
    if acted or rule is FlopBurn.STANDS:
        return it_stands(hand, wrong, grounds)
    if rule is FlopBurn.CORRECT_UNTIL_ACTION or not facts.yes("exposed"):
        return put_right(hand, facts, wrong, grounds)
    flop = wrong.laid[0]
    burn = () if wrong.two else flop.burn
    pool = flop.cards + burn + hand.stub
    need = len(flop.cards) + len(burn)
    order = reshuffled(hand, pool, facts, chance, 0 if UNKNOWN in flop.cards else need)
    laid = ((BURNS, order[: len(burn)]), (BOARD, order[len(burn) : need]))
    events = relaid(hand, flop.cards, burn, order, *laid)
    return Ruling(events, grounds=grounds, says="the deck is reshuffled and the flop dealt again")


# ---- what happened ---------------------------------------------------------------------------


def what_went_wrong(hand: Hand, facts: Facts) -> Wrong:
    check_board_game(hand)
    two = facts.one_of("error") == "two"
    current = hand.game.streets[hand.street].name if hand.street > 0 else "flop"
    street = facts.one_of("street") if facts.has("street") else current
    index = [s.name for s in hand.game.streets].index(street)
    if index > hand.street or hand.runs > 1:
        raise FactError(f"the {street} has not been dealt, or more than once")
    laid = dealt_streets(hand, index)
    if not laid[0].burn:
        raise FactError(f"no card was to be burned before the {street}")
    return Wrong(street, index, two, laid, the_card(hand, facts, two, laid))


def the_card(hand: Hand, facts: Facts, two: bool, laid: list[Laid]) -> Cards:
    lies = hand.stub[:1] if two else laid[0].burn
    said = facts.cards("card")
    if len(said) > 1:
        raise FactError("card: one card, not more")
    check_named(hand, said, lies, "the card in question")
    return said or lies


def round_of(hand: Hand, index: int) -> tuple[int, bool]:
    """Who opened the betting of a street, -1 if nobody could, and whether anybody acted on it."""
    first, acted, here = -1, False, False
    for event in standing(hand):
        if isinstance(event, Opened):
            here = event.street == index
            first, acted = (event.first, False) if here else (first, acted)
        elif here and type(event) in ACTION_OF:
            acted = True
    return first, acted


# ---- what is done ----------------------------------------------------------------------------


def put_right(hand: Hand, facts: Facts, wrong: Wrong, grounds: tuple[str, ...]) -> HandRuling:
    """From that street on, the cards as they would have come: a card further, or a card back."""
    laid = wrong.laid
    lay = [card for street in laid for card in (*street.burn, *street.cards)]
    lay = [lay[0], *wrong.card, *lay[1:]] if wrong.two else [*lay[1:], *wrong.card]
    places = in_order(laid, lay)
    onto_board = [card for place, cards in places for card in cards if place == BOARD]
    if wrong.card == (UNKNOWN,) and UNKNOWN in onto_board and UNKNOWN not in hand.board:
        raise needed(facts, "card")
    order = (*lay, *hand.stub[wrong.two :])
    board = tuple(card for street in laid for card in street.cards)
    burns = tuple(card for street in laid for card in street.burn)
    events = relaid(hand, board, burns, order, *places)
    grounds = (*grounds, "burn-error")
    return Ruling(events, grounds=grounds, says="the burn is put right")


def it_stands(hand: Hand, wrong: Wrong, grounds: tuple[str, ...]) -> HandRuling:
    """The card stays; those after it are the ones that would have come. Of two burns the second is
    the next burn; a burn that was left out is made besides the next."""
    grounds = (*grounds, "natural-cards-after")
    return Ruling(grounds=grounds, says="the card stands")


# ---- burns and folded cards that were seen ---------------------------------------------------


@kind(
    "burn-or-muck-card-exposed",
    "the board",
    "A burn, or a card of a folded hand, was seen by somebody.",
    Fact("card", CARD, "Which card was it?"),
    Fact("seen-by", SEATS, "Which players have seen it, or were told?"),
    known=REFUTED,
)
def burn_or_muck_card_exposed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    card, owner = out_of_play(hand, facts)
    law = hand.rules.board_errors.exposed_burn_or_muck_card
    grounds = (BoardErrorLaw.exposed_burn_or_muck_card,)
    if law is KnownCard.SHOWN_TO_TABLE:
        says = "the card is shown to the whole table"
        return Ruling((Exposed(owner, card, EVERYONE),), grounds=grounds, says=says)
    if law is KnownCard.IGNORED:
        return Ruling(grounds=grounds, says="nobody else need know")
    if not mask_of(facts.seats("seen-by")) & hand.live:
        return Ruling(grounds=grounds, says="nobody in the pot has seen it")
    says = "the players in the pot are told which card it was"
    return Ruling((Exposed(owner, card, hand.live),), grounds=grounds, says=says)


def out_of_play(hand: Hand, facts: Facts) -> tuple[Cards, int]:
    """The card, and the seat that folded it, -1 for a burn or a discard."""
    card = facts.cards("card")
    folded = [seat for seat in range(hand.n) if not hand.live >> seat & 1]
    for seat in folded:
        if card[0] in hand.hole[seat] and card[0] != UNKNOWN:
            return card, seat
    piles = hand.burns + hand.muck + hand.mends.aside
    unseen = UNKNOWN in piles or any(UNKNOWN in hand.hole[seat] for seat in folded)
    if card[0] not in piles and (not unseen or card[0] in known_cards(hand)):
        raise FactError(f"{show(card)} is neither burned nor folded")
    return card, -1
