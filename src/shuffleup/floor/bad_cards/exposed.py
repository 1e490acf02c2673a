"""Cards that were seen: exposed or flashed by the dealer, off the table, shown or dropped by their
player."""

from __future__ import annotations

from collections import ChainMap
from typing import cast

from msgspec.structs import replace

from shuffleup.cards import UNKNOWN
from shuffleup.floor.bad_cards.which_card import (
    NEW,
    WHICH,
    Which,
    acted_on,
    boxed_before,
    exchanged,
    exposed_before,
    in_starting_hand,
    lies_up,
    place_in_deal,
    which_card,
)
from shuffleup.floor.evidence import REFUTED, TOLD
from shuffleup.floor.facts import COUNT, YES, Fact, FactAnswer, FactError, Facts
from shuffleup.floor.kinds import KINDS, Chance, kind
from shuffleup.floor.misdeals.misdeal import (
    DEAL_FACTS,
    MISDEAL,
    deadline_grounds,
    in_time,
    misdeal,
    redeal,
)
from shuffleup.floor.stud.hole_cards import FIRST, SECOND, stud_hole_card_exposed
from shuffleup.hand import Hand
from shuffleup.hand.repairs.primitives import BURNS, MUCK, Exposed, Killed
from shuffleup.hand.rulings import HandChoice, HandEvents, HandRuling
from shuffleup.law.points.floor.bad_cards import (
    BadCardLaw,
    Doubt,
    DrawStandard,
    DroppedCard,
    ExposedBecomes,
    ExposedCard,
    Seen,
    StudOffTable,
)
from shuffleup.law.ruling import Choice, Ruling

OTHERS = Fact(
    "others", COUNT, "How many other down cards has the dealer exposed on this deal?", default=0
)
BOXED = Fact("boxed", COUNT, "How many boxed cards were found on this deal?", default=0)
ONE = (
    BadCardLaw.exposed_down_card_flop_game,
    BadCardLaw.exposed_down_card_becomes,
    BadCardLaw.exposed_card_player_option,
)
BY_GAME = "exposed-card-by-game"
REPLACE, KEEP, PLAYS = "replace", "keep", "plays"


@kind(
    "down-card-exposed",
    "bad cards",
    "The dealer turned up or flashed a down card while dealing.",
    *WHICH,
    Fact("flashed", YES, "Did it only flash, and not turn over?", default=False),
    Fact("certain", YES, "Is it certain that it could be seen?", default=True),
    Fact("looked", YES, "Has the player looked at it already?"),
    OTHERS,
    BOXED,
    NEW,
    *DEAL_FACTS,
    known=REFUTED,
)
def down_card_exposed(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    which = which_card(hand, facts)
    law = hand.rules.bad_cards
    if facts.yes("flashed") and law.dealer_flashed_card is Seen.PLAYS:
        return plays(hand, which, BadCardLaw.dealer_flashed_card)
    if facts.yes("certain"):
        grounds = (BadCardLaw.dealer_flashed_card,) if facts.yes("flashed") else ()
        return as_exposed(hand, facts, chance, which, grounds)
    if law.doubtful_flash is Doubt.FLOOR_DISCRETION:
        return replaced_or_not(hand, facts, which, BadCardLaw.doubtful_flash)
    if law.doubtful_flash is Doubt.NEVER or facts.yes("looked"):
        return plays(hand, which, BadCardLaw.doubtful_flash)
    return as_exposed(hand, facts, chance, which, (BadCardLaw.doubtful_flash,))


@kind(
    "card-off-table",
    "bad cards",
    "A card left the table while it was dealt.",
    *WHICH,
    OTHERS,
    BOXED,
    NEW,
    *DEAL_FACTS,
    known=REFUTED,
)
def card_off_table(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    which = which_card(hand, facts)
    law = hand.rules.bad_cards
    if hand.game.stud:
        ruling = stud_card_off_table(hand, facts, chance, which)
    elif law.card_off_table_while_dealt is Seen.PLAYS:
        ruling = plays(hand, which, BadCardLaw.card_off_table_while_dealt)
    else:
        ruling = as_exposed(hand, facts, chance, which, (BadCardLaw.card_off_table_while_dealt,))
    if not law.card_off_table_deck_count:
        return ruling
    grounds = (*ruling.grounds, BadCardLaw.card_off_table_deck_count)
    return replace(ruling, grounds=grounds, notes=(*ruling.notes, "count the deck"))


def stud_card_off_table(hand: Hand, facts: Facts, chance: Chance, which: Which) -> HandRuling:
    """In stud it stays with its player, and lies face up."""
    if hand.rules.bad_cards.stud_card_off_table is StudOffTable.REPLACED:
        events = exchanged(hand, facts, which, MUCK)
        return Ruling(
            events, grounds=(BadCardLaw.stud_card_off_table,), says="the card is replaced"
        )
    if lies_up(hand, which):
        return Ruling(grounds=(BadCardLaw.stud_card_off_table,), says="the card plays, face up")
    ruling = hole_card_in_stud(hand, facts, chance, which)
    return replace(ruling, grounds=(BadCardLaw.stud_card_off_table, *ruling.grounds))


@kind(
    "card-flashed-by-player",
    "bad cards",
    "A player flashed a card of the own hand.",
    *WHICH,
    NEW,
    known=TOLD,
)
def card_flashed_by_player(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    which = which_card(hand, facts)
    if hand.rules.bad_cards.player_flashed_card is Seen.PLAYS:
        return plays(hand, which, BadCardLaw.player_flashed_card)
    return one_exposed(hand, facts, which, (BadCardLaw.player_flashed_card,))


@kind(
    "card-dropped-by-player",
    "bad cards",
    "A player dropped a card on the floor.",
    *WHICH,
    known=REFUTED,
)
def card_dropped_by_player(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    which = which_card(hand, facts)
    if hand.rules.bad_cards.card_dropped_by_player is DroppedCard.PLAYS:
        return Ruling(grounds=(BadCardLaw.card_dropped_by_player,), says="the card plays")
    events = (Killed(which.seat),)
    return Ruling(events, grounds=(BadCardLaw.card_dropped_by_player,), says="the hand is dead")


# ---- a card that counts as exposed by the dealer ---------------------------------------------


def as_exposed(
    hand: Hand, facts: Facts, chance: Chance, which: Which, grounds: tuple[str, ...]
) -> HandRuling:
    """A misdeal for one of the first cards, or for the second exposed; otherwise as the game has
    it."""
    if hand.game.stud:
        ruling = hole_card_in_stud(hand, facts, chance, which)
        return replace(ruling, grounds=(*grounds, *ruling.grounds, BY_GAME))
    law = hand.rules.bad_cards
    house = hand.game.draws and law.draw_exposed_card_standard is not DrawStandard.BOOK
    whatever = law.draw_exposed_card_standard is DrawStandard.HOUSE
    in_question = came_later(hand, which) or not in_time(hand, facts)
    if house and (whatever or in_question):
        return house_decides(hand, facts, chance, which)
    if came_later(hand, which):
        return one_exposed(hand, facts, which, (*grounds, BY_GAME))
    if not in_time(hand, facts):
        late = (*grounds, *ONE, *deadline_grounds(hand, facts), "misdeal-too-late")
        return plays(hand, which, *late)
    mend = exchange(hand, facts, which)
    if place_in_deal(hand, which) <= law.misdeal_leading_cards_exposed:
        found, says = BadCardLaw.misdeal_leading_cards_exposed, "one of the first cards was exposed"
        return misdeal(hand, chance, (*grounds, found), says, facts, otherwise=mend, mended=ONE)
    if exposed_count(hand, facts) >= law.misdeal_exposed_count:
        boxed = max(facts.count("boxed"), boxed_before(hand))
        added = (BadCardLaw.misdeal_exposed_and_boxed_add_up,) if boxed else ()
        counted = (*grounds, BadCardLaw.misdeal_exposed_count, *added)
        says = "too many cards were exposed"
        return misdeal(hand, chance, counted, says, facts, otherwise=mend, mended=ONE)
    if house:
        return house_decides(hand, facts, chance, which)
    return one_exposed(hand, facts, which, (*grounds, *why_no_misdeal(hand, facts, which), BY_GAME))


def why_no_misdeal(hand: Hand, facts: Facts, which: Which) -> tuple[str, ...]:
    """What an exposed card lacks to be a misdeal: one more of them, or to come one card earlier."""
    law = hand.rules.bad_cards
    count = exposed_count(hand, facts) + 1 == law.misdeal_exposed_count
    early = place_in_deal(hand, which) == law.misdeal_leading_cards_exposed + 1
    return (
        *((BadCardLaw.misdeal_exposed_count,) if count else ()),
        *((BadCardLaw.misdeal_leading_cards_exposed,) if early else ()),
    )


def came_later(hand: Hand, which: Which) -> bool:
    """A card of a draw that its player has not acted on: the card is in question, not the deal."""
    return not in_starting_hand(hand, which) and not acted_on(hand, which)


def exposed_count(hand: Hand, facts: Facts) -> int:
    """This card and those before it; boxed ones with them where the book adds them up."""
    count = 1 + max(facts.count("others"), exposed_before(hand))
    if hand.rules.bad_cards.misdeal_exposed_and_boxed_add_up:
        count += max(facts.count("boxed"), boxed_before(hand))
    return count


def one_exposed(hand: Hand, facts: Facts, which: Which, grounds: tuple[str, ...]) -> HandRuling:
    """One exposed card and no misdeal: exchanged when the deal is done, and no choice about it."""
    law = hand.rules.bad_cards
    if law.exposed_down_card_flop_game is ExposedCard.KEPT:
        return plays(hand, which, *grounds, *ONE)
    if law.exposed_card_player_option:
        ruling = replaced_or_not(hand, facts, which, *grounds, *ONE)
        return replace(ruling, says="the player chooses")
    says = "the exposed card is replaced"
    return Ruling(exchange(hand, facts, which), grounds=(*grounds, *ONE), says=says)


def exchange(hand: Hand, facts: Facts, which: Which) -> HandEvents:
    burn = hand.rules.bad_cards.exposed_down_card_becomes is ExposedBecomes.BURN_CARD
    return exchanged(hand, facts, which, BURNS if burn else MUCK)


def plays(hand: Hand, which: Which, *grounds: str) -> HandRuling:
    """It stays in the hand, known to all."""
    seen = (Exposed(which.seat, (which.card,)),) if which.card != UNKNOWN else ()
    return Ruling(seen, grounds=grounds, says="the card plays")


def replaced_or_not(hand: Hand, facts: Facts, which: Which, *grounds: str) -> HandRuling:
    options = (
        Choice(REPLACE, "The card is replaced.", exchange(hand, facts, which)),
        Choice(KEEP, "The card plays.", plays(hand, which).events),
    )
    return Ruling(options=options, grounds=grounds, says="replaced or kept")


def house_decides(hand: Hand, facts: Facts, chance: Chance, which: Which) -> HandRuling:
    """Draw games: by the custom of the house, which the floor knows."""
    grounds = (BadCardLaw.draw_exposed_card_standard, BY_GAME)
    later = came_later(hand, which)
    if not later and not in_time(hand, facts):
        return plays(hand, which, *grounds, *deadline_grounds(hand, facts), "misdeal-too-late")
    options: tuple[HandChoice, ...] = (
        Choice(REPLACE, "The card is replaced.", exchange(hand, facts, which)),
        Choice(PLAYS, "The card plays.", plays(hand, which).events),
    )
    if not later:
        again = redeal(hand, chance, facts)
        options = (Choice(MISDEAL, "Misdeal: the hand is dealt again.", again), *options)
    return Ruling(options=options, grounds=grounds, says="by the custom of the house")


def hole_card_in_stud(hand: Hand, facts: Facts, chance: Chance, which: Which) -> HandRuling:
    """Stud has its own rules for the two hole cards; the last card is a report of its own."""
    if which.nth > 2 or hand.street:
        raise FactError("a later stud card that lies up is reported as stud-last-card-up")
    own: dict[str, FactAnswer] = {
        "seat": which.seat,
        "which": FIRST if which.nth == 1 else SECOND,
    }
    declared = KINDS["stud-hole-card-exposed"].facts
    given = ChainMap(own, cast(dict[str, FactAnswer], facts.given))  # looked up, never written
    ruling = stud_hole_card_exposed(hand, Facts(declared, given), chance)
    return replace(ruling, grounds=(*ruling.grounds, BY_GAME))
