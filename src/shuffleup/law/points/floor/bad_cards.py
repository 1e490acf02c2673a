"""Cards exposed, boxed, dropped, foreign to the deck or missing from it."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BoxedWindow(Enum):
    """When boxed cards must be found to count towards a misdeal."""

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
    UNLESS_MISDEAL = "house-unless-misdeal"  # of the first cards, or too many of them, a misdeal
    BOOK = "book"  # as in flop games


class StudOffTable(Enum):
    PLAYS_AS_EXPOSED = "plays-as-exposed"
    REPLACED = "replaced"


class DroppedCard(Enum):
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


class BadCardLaw(Group):
    misdeal_leading_cards_exposed: Point[int] = point(
        "misdeal-leading-cards-exposed",
        2,
        "Of how many first cards off the deck is one that is exposed a misdeal by itself?",
        unit="cards",
        least=0,
        most=10,
    )
    misdeal_exposed_count: Point[int] = point(
        "misdeal-exposed-count",
        2,
        "How many exposed down cards make a misdeal?",
        unit="cards",
        least=1,
        most=10,
    )
    misdeal_exposed_and_boxed_add_up: Point[bool] = point(
        "misdeal-exposed-and-boxed-add-up",
        False,
        "Do exposed and boxed cards count together towards a misdeal?",
    )
    misdeal_boxed_count: Point[int] = point(
        "misdeal-boxed-count",
        2,
        "How many boxed cards make a misdeal?",
        unit="cards",
        least=1,
        most=10,
    )
    misdeal_boxed_window: Point[BoxedWindow] = point(
        "misdeal-boxed-window",
        BoxedWindow.BEFORE_CUTOFF,
        "Boxed cards found in which part of the hand count?",
    )
    exposed_down_card_flop_game: Point[ExposedCard] = point(
        "exposed-down-card-flop-game",
        ExposedCard.REPLACED_AFTER_DEAL,
        "The dealer exposed one down card, and it is no misdeal: what becomes of the hand?",
    )
    exposed_down_card_becomes: Point[ExposedBecomes] = point(
        "exposed-down-card-becomes",
        ExposedBecomes.BURN_CARD,
        "What becomes of an exposed card that was replaced?",
    )
    exposed_card_player_option: Point[bool] = point(
        "exposed-card-player-option",
        False,
        "May a player choose to keep or refuse a card the dealer exposed?",
    )
    dealer_flashed_card: Point[Seen] = point(
        "dealer-flashed-card",
        Seen.EXPOSED,
        "What is a card that flashed while the dealer dealt it?",
    )
    doubtful_flash: Point[Doubt] = point(
        "doubtful-flash",
        Doubt.CLAIMED_BEFORE_LOOKING,
        "When is a card treated as exposed if it is doubtful that it flashed?",
    )
    draw_exposed_card_standard: Point[DrawStandard] = point(
        "draw-exposed-card-standard",
        DrawStandard.HOUSE,
        "Who says what is done with an exposed card in draw games?",
    )
    player_flashed_card: Point[Seen] = point(
        "player-flashed-card", Seen.PLAYS, "What is a card flashed by the player who holds it?"
    )
    card_off_table_while_dealt: Point[Seen] = point(
        "card-off-table-while-dealt",
        Seen.EXPOSED,
        "What is a down card that leaves the table while it is dealt?",
    )
    stud_card_off_table: Point[StudOffTable] = point(
        "stud-card-off-table",
        StudOffTable.PLAYS_AS_EXPOSED,
        "And a stud card that falls off the table?",
    )
    card_off_table_deck_count: Point[bool] = point(
        "card-off-table-deck-count",
        False,
        "Is the deck counted after a hand in which a card left the table?",
    )
    card_dropped_by_player: Point[DroppedCard] = point(
        "card-dropped-by-player", DroppedCard.PLAYS, "What of a card its player drops on the floor?"
    )
    single_boxed_card: Point[Boxed] = point(
        "single-boxed-card", Boxed.SCRAP_NEXT_CARD, "What is a boxed card that makes no misdeal?"
    )
    boxed_card_late_replacement: Point[LateReplacement] = point(
        "boxed-card-late-replacement",
        LateReplacement.AFTER_ROUND_DEALT,
        "A boxed card, and the card below it is mixed into another hand already?",
    )
    stray_joker_found: Point[JokerFound] = point(
        "stray-joker-found",
        JokerFound.SCRAP_REPLACE,
        "A joker that does not belong, found before its holder acts?",
    )
    stray_joker_acted_on: Point[JokerActedOn] = point(
        "stray-joker-acted-on",
        JokerActedOn.DEAD_HAND,
        "And if its holder has acted without a word?",
    )
    unlooked_improper_card: Point[Risk] = point(
        "unlooked-improper-card",
        Risk.PLAYER,
        "Who bears the risk of an improper card the player had not looked at?",
    )
    odd_backed_card_during_hand: Point[Fouled] = point(
        "odd-backed-card-during-hand",
        Fouled.VOID_AND_REFUND,
        "A card with another back appears during a hand?",
    )
    odd_backed_card_in_stub_during_hand: Point[Fouled] = point(
        "odd-backed-card-in-stub-during-hand",
        Fouled.VOID_AND_REFUND,
        "And if it is only seen in the stub?",
    )
    odd_backed_card_in_stub: Point[Fouled] = point(
        "odd-backed-card-in-stub",
        Fouled.RESULT_STANDS,
        "A card with another back is found when the hand is over?",
    )
    duplicate_card: Point[Fouled] = point(
        "duplicate-card", Fouled.VOID_AND_REFUND, "Two cards of the same rank and suit are found?"
    )
    missing_card_in_deck: Point[Fouled] = point(
        "missing-card-in-deck",
        Fouled.RESULT_STANDS,
        "A card turns out to be missing from the deck?",
    )
    bad_deck_freeroller: Point[Freeroller] = point(
        "bad-deck-freeroller",
        Freeroller.MAY_LOSE_REFUND,
        "A player knew of the bad deck and tried to win the pot?",
    )
