"""Cards exposed, boxed, dropped, foreign to the deck or missing from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class BoxedWindow(Enum):
    """Boxed cards found when count towards a misdeal."""

    INITIAL_DEAL = "initial-deal"
    BEFORE_CUTOFF = "before-cutoff"


class ExposedCard(Enum):
    REPLACED_AFTER_DEAL = "replaced-after-deal"
    KEPT = "kept"


class ExposedBecomes(Enum):
    BURN_CARD = "burn-card"
    DISCARD = "discard"


class Seen(Enum):
    """What a card that was seen counts as."""

    EXPOSED = "exposed"
    PLAYS = "plays"


class Doubt(Enum):
    CLAIMED_BEFORE_LOOKING = "claimed-before-looking"
    FLOOR_DISCRETION = "floor-discretion"
    NEVER = "never"


class DrawStandard(Enum):
    HOUSE = "house"
    BOOK = "book"  # as in flop games


class StudOffTable(Enum):
    PLAYS_AS_EXPOSED = "plays-as-exposed"
    REPLACED = "replaced"


class Dropped(Enum):
    PLAYS = "plays"
    DEAD_HAND = "dead-hand"


class Boxed(Enum):
    SCRAP_NEXT_CARD = "scrap-next-card"
    PLAYS = "plays"


class LateReplacement(Enum):
    AFTER_ROUND_DEALT = "after-round-dealt"
    MISDEAL = "misdeal"


class JokerFound(Enum):
    SCRAP_REPLACE = "scrap-replace"
    MISDEAL = "misdeal"


class JokerActedOn(Enum):
    DEAD_HAND = "dead-hand"
    SCRAP_REPLACE = "scrap-replace"


class Risk(Enum):
    PLAYER = "player"
    HOUSE = "house"


class Fouled(Enum):
    """What becomes of a hand played with a bad deck."""

    VOID_AND_REFUND = "void-and-refund"
    RESULT_STANDS = "result-stands"
    FLOOR_DISCRETION = "floor-discretion"


class Freeroller(Enum):
    MAY_LOSE_REFUND = "may-lose-refund"
    SUSPENSION = "suspension"


@dataclass(frozen=True, slots=True)
class BadCards:
    misdeal_leading_cards_exposed: int = point(
        2,
        "Of how many first cards off the deck is one that is exposed a misdeal by itself?",
        unit="cards",
        least=0,
        most=10,
    )
    misdeal_exposed_count: int = point(
        2, "How many exposed down cards make a misdeal?", unit="cards", least=1, most=10
    )
    misdeal_exposed_and_boxed_add_up: bool = point(
        False, "Do exposed and boxed cards count together towards a misdeal?"
    )
    misdeal_boxed_count: int = point(
        2, "How many boxed cards make a misdeal?", unit="cards", least=1, most=10
    )
    misdeal_boxed_window: BoxedWindow = point(
        BoxedWindow.BEFORE_CUTOFF, "Boxed cards found in which part of the hand count?"
    )
    exposed_down_card_flop_game: ExposedCard = point(
        ExposedCard.REPLACED_AFTER_DEAL,
        "The dealer exposed one down card, and it is no misdeal: what becomes of the hand?",
    )
    exposed_down_card_becomes: ExposedBecomes = point(
        ExposedBecomes.BURN_CARD, "What becomes of an exposed card that was replaced?"
    )
    exposed_card_player_option: bool = point(
        False, "May a player choose to keep or refuse a card the dealer exposed?"
    )
    dealer_flashed_card: Seen = point(
        Seen.EXPOSED, "What is a card that flashed while the dealer dealt it?"
    )
    doubtful_flash: Doubt = point(
        Doubt.CLAIMED_BEFORE_LOOKING,
        "When is a card treated as exposed if it is doubtful that it flashed?",
    )
    draw_exposed_card_standard: DrawStandard = point(
        DrawStandard.HOUSE, "Who says what is done with an exposed card in draw games?"
    )
    player_flashed_card: Seen = point(
        Seen.PLAYS, "What is a card flashed by the player who holds it?"
    )
    card_off_table_while_dealt: Seen = point(
        Seen.EXPOSED, "What is a down card that leaves the table while it is dealt?"
    )
    stud_card_off_table: StudOffTable = point(
        StudOffTable.PLAYS_AS_EXPOSED, "And a stud card that falls off the table?"
    )
    card_off_table_deck_count: bool = point(
        False, "Is the deck counted after a hand in which a card left the table?"
    )
    card_dropped_by_player: Dropped = point(
        Dropped.PLAYS, "What of a card its player drops on the floor?"
    )
    single_boxed_card: Boxed = point(
        Boxed.SCRAP_NEXT_CARD, "What is a boxed card that makes no misdeal?"
    )
    boxed_card_late_replacement: LateReplacement = point(
        LateReplacement.AFTER_ROUND_DEALT,
        "A boxed card, and the card below it is mixed into another hand already?",
    )
    stray_joker_found: JokerFound = point(
        JokerFound.SCRAP_REPLACE, "A joker that does not belong, found before its holder acts?"
    )
    stray_joker_acted_on: JokerActedOn = point(
        JokerActedOn.DEAD_HAND, "And if its holder has acted without a word?"
    )
    unlooked_improper_card: Risk = point(
        Risk.PLAYER, "Who bears the risk of an improper card the player had not looked at?"
    )
    odd_backed_card_during_hand: Fouled = point(
        Fouled.VOID_AND_REFUND, "A card with another back appears during a hand?"
    )
    odd_backed_card_in_stub_during_hand: Fouled = point(
        Fouled.VOID_AND_REFUND, "And if it is only seen in the stub?"
    )
    odd_backed_card_in_stub: Fouled = point(
        Fouled.RESULT_STANDS, "A card with another back is found when the hand is over?"
    )
    duplicate_card: Fouled = point(
        Fouled.VOID_AND_REFUND, "Two cards of the same rank and suit are found?"
    )
    missing_card_in_deck: Fouled = point(
        Fouled.RESULT_STANDS, "A card turns out to be missing from the deck?"
    )
    bad_deck_freeroller: Freeroller = point(
        Freeroller.MAY_LOSE_REFUND, "A player knew of the bad deck and tried to win the pot?"
    )
