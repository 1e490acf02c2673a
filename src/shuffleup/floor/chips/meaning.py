"""What chips and words meant: one chip, several, words against chips, gestures.

``wager`` is the one reader: what was said, which chips went in, which gesture was made, facing what
→ the binding action at its lawful size. Words in time come first, then gestures, then the chips.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.chips.decision import (
    BettingSpot,
    called,
    chips_of,
    needed_chips,
    nothing,
    spot,
)
from shuffleup.floor.chips.silent import silent
from shuffleup.floor.chips.spoken import BINDS, PENALTY, SPOKEN, spoken
from shuffleup.floor.chips.unclear import ACTIONS, GESTURES, MEANINGS, gestured, reading
from shuffleup.floor.evidence import REFUTED, TOLD
from shuffleup.floor.facts import CHIPS, ONE_OF, PILE, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import no_clause
from shuffleup.floor.wagers.undercalls import tiny_chip
from shuffleup.games import Structure
from shuffleup.hand import Hand
from shuffleup.hand.events import Raised
from shuffleup.hand.repairs.primitives import Limited
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.hand.state import BETTING
from shuffleup.law.points.floor.chips import ChipLaw, Conditional, OverpaidCall, WordsOrChips
from shuffleup.law.ruling import Choice, Ruling

FAMILY = "chips and words"
WHO = Fact("seat", SEAT, "Who was it?", unsaid="the player to act")


# ---- one reader for chips, words and gestures ------------------------------------------------


@kind(
    "wager",
    FAMILY,
    "A player whose turn it was said something, put chips in or made a gesture: what is it?",
    WHO,
    Fact("said", ONE_OF, "What was said?", values=("nothing", *SPOKEN)),
    Fact("amount", CHIPS, "Which total for the round was named, if any?", default=0),
    Fact("sizes", PILE, "Which totals can the amount mean, if several? (500+5000)", default=()),
    Fact("alone", YES, "Was it the word alone, with no amount and no chips?"),
    Fact("chips", PILE, "Which chips went in, in one motion?", default=()),
    Fact("afterwards", YES, "Did the words come only after the chips were in?", default=False),
    Fact("tiny", YES, "Were they tiny against the bet?", default=False),
    Fact("bills", YES, "Were they bills?", default=False),
    Fact("change", YES, "Did the player ask for change as they went in?", default=False),
    Fact("withdrawn", YES, "Does the player want to take it back?", default=False),
    Fact("gesture", ONE_OF, "Which gesture was made?", values=GESTURES, default="none"),
    Fact("means", ONE_OF, "Which lawful actions can it reasonably mean?", values=MEANINGS),
    known=TOLD,
)
def wager(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """What it was: the words if they bind and were in time, else the gesture or the chips."""
    at = spot(hand, facts)
    words = words_of(facts)
    in_time = words != "nothing" and not facts.yes("afterwards")
    if in_time and at.law.verbal_declaration_binds:
        return against_chips(at, words, facts)
    gesture = facts.one_of("gesture")
    if gesture != "none":
        return gestured(at, gesture, facts)
    if in_time and not chips_of(at, facts):
        return nothing("words alone do not bind", BINDS)
    return put_in(at, facts)


def words_of(facts: Facts) -> str:
    """What was said; nothing, where the report tells only of chips or of a gesture."""
    if not facts.has("said") and (facts.has("chips") or facts.has("gesture")):
        return "nothing"
    words = facts.one_of("said")
    if words not in ("bet", "raise", "amount") and (facts.has("amount") or facts.has("sizes")):
        raise FactError(f"nobody who said {words} named an amount: say which it was")
    return words


def against_chips(at: BettingSpot, words: str, facts: Facts) -> HandRuling:
    """Words that bind; the chips put in with them count only where the book prefers them."""
    pile = chips_of(at, facts)
    complete = words not in ("bet", "raise") or facts.chips("amount") or facts.pile("sizes")
    if not pile or not complete:
        return spoken(at, words, facts)
    if at.law.words_against_chips is WordsOrChips.CHIPS:
        return silent(at, pile, bills=facts.yes("bills"))
    ruling = spoken(at, words, facts)
    return replace(ruling, grounds=(*ruling.grounds, ChipLaw.words_against_chips))


def put_in(at: BettingSpot, facts: Facts) -> HandRuling:
    """Chips without a word, or with words that came too late."""
    pile = needed_chips(at, facts)
    if facts.yes("change"):
        return change_asked(at, facts)
    if facts.yes("tiny") and sum(pile) < at.call and at.hand.phase == BETTING:
        return tiny_chip(at.hand, at.seat, sum(pile))
    taken_back = facts.yes("withdrawn")
    if taken_back and not at.law.in_turn_stay:
        return nothing("the chips may be taken back", ChipLaw.in_turn_stay)
    ruling = silent(at, pile, bills=facts.yes("bills"))
    stays = (ChipLaw.in_turn_stay,) if taken_back else ()
    raises = at.bet and any(isinstance(event, Raised) for event in ruling.events)
    motion = ("one-motion-raise",) if raises else ()
    return replace(ruling, grounds=(*ruling.grounds, *stays, *motion))


def change_asked(at: BettingSpot, facts: Facts) -> HandRuling:
    """Asking for change says that less was meant: a call, where there is one to make."""
    if not at.bet:
        return no_clause(at.hand.rules)
    return called(at, "bills-count-like-chips" if facts.yes("bills") else BINDS)


# ---- too much put in to call -----------------------------------------------------------------


@kind(
    "overpaid-call",
    FAMILY,
    "A player put in more than the call, silently, and says it was only meant as a call.",
    WHO,
    Fact("chips", PILE, "Which chips went in?"),
    Fact("why", ONE_OF, "Why more than the call?", values=("wanted-change", "miscounted")),
    Fact("believed", YES, "Is the floor satisfied that only a call was meant?"),
    known=REFUTED,
)
def overpaid_call(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """A call where the book lets intent count; otherwise what the chips make it."""
    at = spot(hand, facts)
    pile = chips_of(at, facts)
    if not at.bet or sum(pile) <= at.call:
        raise FactError(f"chips: {sum(pile):,} is not more than the call of {at.call:,}")
    point: str = ChipLaw.silent_chips_all_count
    only_call = not at.law.silent_chips_all_count
    if facts.one_of("why") == "miscounted":
        point = ChipLaw.overpaid_call_unintended
        only_call = is_excused(at) and facts.yes("believed")
    if only_call:
        return called(at, point)
    ruling = silent(at, pile)
    return replace(ruling, grounds=(point, *ruling.grounds))


def is_excused(at: BettingSpot) -> bool:
    """Whether a miscount is forgiven: a rule of the big-bet games."""
    big_bet = at.structure in (Structure.NO_LIMIT, Structure.POT_LIMIT)
    return big_bet and at.law.overpaid_call_unintended is OverpaidCall.CALL


# ---- if you bet, then I raise ----------------------------------------------------------------


@kind(
    "conditional-statement",
    FAMILY,
    "A player had said what they would do if somebody did something: 'if you bet, I raise'.",
    Fact("seat", SEAT, "Who said it?"),
    Fact("then", ONE_OF, "What did they say they would do then?", values=ACTIONS),
    Fact("came-true", YES, "Has the condition come true?"),
    known=TOLD,
)
def conditional_statement(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    """The floor may hold the speaker to it once it is their turn; a penalty is possible anyhow."""
    point = ChipLaw.conditional_statements
    seat, then = facts.seat(), facts.one_of("then")
    if not hand.live >> seat & 1:
        raise FactError(f"seat {seat + 1} has no live hand")
    if hand.rules.chips.conditional_statements is Conditional.NEVER_BIND:
        return Ruling(grounds=(point,), says="it binds nobody", notes=(PENALTY,))
    if not facts.yes("came-true") or hand.actor != seat:
        return Ruling(grounds=(point,), says="it binds nobody yet", notes=(PENALTY,))
    at = spot(hand, facts)
    one = reading(at, then)
    if not one.events:
        return Ruling(grounds=(point,), says=f"no lawful {then} is left", notes=(PENALTY,))
    choices: tuple[HandChoice, ...] = (
        Choice("hold", f"The player is held to it: {one.says}.", held(at, then)),
        Choice("release", "It does not bind: every option is open."),
    )
    says = "it may be held binding"
    return Ruling(grounds=(point,), options=choices, says=says, notes=(PENALTY,))


def held(at: BettingSpot, then: str) -> tuple[Limited, ...]:
    """Only what was announced is left; the size of a raise is still the player's."""
    if then == "all-in" and at.everything > at.bet:
        return (Limited(at.seat, ("raise",), at.everything),)
    return (Limited(at.seat, ("call" if then == "all-in" else then,)),)
