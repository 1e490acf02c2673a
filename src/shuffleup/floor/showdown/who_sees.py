"""Who sees which cards: asking to see a hand, show one show all, the floor's own look."""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.floor.deferring import AWARD, BETTING, ROUND, later
from shuffleup.floor.disputes.awards import put_right, received, won_back
from shuffleup.floor.evidence import TOLD
from shuffleup.floor.facts import CARDS, ONE_OF, SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance, kind
from shuffleup.floor.report import turned_down
from shuffleup.floor.showdown.showdown_hands import (
    CARDS_IF_UNKNOWN,
    came_to_showdown,
    whole_hand,
)
from shuffleup.hand import Hand
from shuffleup.hand.events import Event, Shown
from shuffleup.hand.judge_cards import bad_cards, on_the_table
from shuffleup.hand.pots import contestants
from shuffleup.hand.repairs.primitives import Exposed, Revived
from shuffleup.hand.rulings import HandChoice, HandRuling
from shuffleup.hand.state import RUNNING, SHOWING, lies_open
from shuffleup.law.points.floor.board_errors import BoardErrorLaw, KnownCard
from shuffleup.law.points.floor.tabling import MayAsk, ShowAllWhen, TablingLaw
from shuffleup.law.ruling import Choice, Reason, Ruling

NOT_SHOWN = "the hand is not shown"


@kind(
    "asked-to-see-hand", "showdown", "Somebody asks to see a hand that was called and not shown.",
    Fact("asker", SEAT, "Who asks?"),
    Fact("seat", SEAT, "Whose hand?"),
    Fact("shown-to-another", YES, "Was it shown to another player before it was folded?"),
    Fact("revoked", YES, "Has the asker lost the privilege by abusing it?", default=False),
    Fact("identifiable", YES, "Can the hand still be told from the muck?", default=True),
    Fact("held-cards", YES, "Did the asker hold cards when asking?", default=False),
    CARDS_IF_UNKNOWN, known=TOLD,
)  # fmt: skip
def asked_to_see_hand(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    asker, seat = who_asks(hand, facts)
    law = hand.rules.tabling
    grounds = (TablingLaw.ask_to_see_hand, TablingLaw.muckers_may_ask)
    if law.ask_to_see_revocable and facts.yes("revoked"):
        return Ruling(grounds=(TablingLaw.ask_to_see_revocable,), says=NOT_SHOWN)
    if not may_ask(hand, facts, asker) or not facts.yes("identifiable"):
        return Ruling(grounds=grounds, says=NOT_SHOWN)
    if is_before_the_award(hand):
        says = "first the pot is pushed, then the hand is shown"
        held = "yes" if asker not in hand.mucked else "no"
        waits = later(hand, "asked-to-see-hand", facts, AWARD, **{"held-cards": held})
        return Ruling(waits, grounds=(*grounds, "shown-after-the-award"), says=says)
    shown = show_on_request(hand, facts, asker, seat)
    if law.ask_to_see_hand is not MayAsk.FLOOR:
        return shown
    options: tuple[HandChoice, ...] = (
        Choice("show", "The hand is shown.", shown.events),
        Choice("do-not-show", "The hand stays unseen."),
    )
    return Ruling(options=options, grounds=(*grounds, *shown.grounds), says="a privilege")


def is_before_the_award(hand: Hand) -> bool:
    return not hand.over


def who_asks(hand: Hand, facts: Facts) -> tuple[int, int]:
    asker, seat = facts.seat("asker"), came_to_showdown(hand, facts)
    if asker == seat:
        raise FactError("a player need not ask to see their own hand")
    if lies_open(hand, seat):
        raise FactError(f"the hand of seat {seat + 1} lies face up")
    return asker, seat


def may_ask(hand: Hand, facts: Facts, asker: int) -> bool:
    """Whether this player may ask, or at least put it to the floor."""
    law = hand.rules.tabling
    if law.ask_to_see_hand is MayAsk.NOBODY:
        return False
    if law.ask_to_see_hand is MayAsk.IF_SHOWN:
        return facts.yes("shown-to-another")
    if asker in hand.mucked:  # unless they asked while they could
        return law.muckers_may_ask or (hand.over and facts.yes("held-cards"))
    dealt_in = law.ask_to_see_hand in (MayAsk.DEALT_IN, MayAsk.FLOOR)
    return dealt_in or bool(hand.live >> asker & 1)


def show_on_request(hand: Hand, facts: Facts, asker: int, seat: int) -> HandRuling:
    """The hand face up; live again if the book says so for whoever asked."""
    law = hand.rules.tabling
    winner = hand.over and received(hand)[asker] > 0
    point = (
        TablingLaw.asked_hand_live_for_winner if winner else TablingLaw.asked_hand_live_for_others
    )
    lives = law.asked_hand_live_for_winner if winner else law.asked_hand_live_for_others
    cards = whole_hand(hand, facts, seat)
    back: tuple[Event, ...] = (Revived(seat),) if lives and seat in hand.mucked else ()
    chips: tuple[Event, ...] = ()
    if back and hand.over:
        to_it = {seat: cards}
        chips = won_back(hand, to_it, asker) if winner else put_right(hand, to_it)
    says = "the hand is shown, and is live" if lives else "the hand is shown, and stays dead"
    return Ruling(
        (*back, Shown(seat, cards), *chips), grounds=(TablingLaw.ask_to_see_hand, point), says=says
    )


# ---- show one, show all ----------------------------------------------------------------------


@kind(
    "hand-shown-to-one", "showdown", "A player showed a hand, or some cards, to one other player.",
    Fact("seat", SEAT, "Who showed?"),
    Fact("to", SEAT, "To whom?"),
    Fact("cards", CARDS, "Which cards?"),
    Fact("told", YES, "Did whoever asks to see them tell the dealer at once?"),
    Fact("decides", ONE_OF, "When may the one who saw them still decide something?",
         ("this-round", "later-round")),
    Fact("round", ONE_OF, "On this betting round, or an earlier one?",
         ("this", "earlier"), "this"), known=TOLD,
)  # fmt: skip
def hand_shown_to_one(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat, cards = what_was_shown(hand, facts)
    law = hand.rules.tabling
    if is_told_to_the_pot(hand, seat, facts.seat("to")):
        says = "the players in the pot are told which cards they were"
        told = (Exposed(seat, cards, hand.live),)
        return Ruling(told, grounds=(BoardErrorLaw.exposed_burn_or_muck_card,), says=says)
    uncalled = hand.over and contestants(hand) == [seat]
    which = "nobody-called" if uncalled else "still-in-doubt"
    grounds: tuple[str, ...] = (TablingLaw.show_one_show_all, which)
    if not law.show_one_show_all:
        return Ruling(grounds=grounds, says=NOT_SHOWN)
    if law.show_request_at_once and not facts.yes("told"):
        return Ruling(grounds=(TablingLaw.show_request_at_once,), says=NOT_SHOWN)
    until, why = how_long(hand, facts)
    part = len(set(cards)) < len(hand.hole[seat])
    grounds = (*grounds, *why, *((TablingLaw.show_one_show_all_partial,) if part else ()))
    if until:
        earlier = {"round": "earlier"} if until == ROUND else {}
        waits = later(hand, "hand-shown-to-one", facts, until, **earlier)
        says = waiting_words(hand, until)
        return Ruling(waits, grounds=grounds, says=says, notes=(says,))
    return Ruling(face_up(hand, seat, cards), grounds=grounds, says="everyone sees the cards")


def is_told_to_the_pot(hand: Hand, seat: int, viewer: int) -> bool:
    """A folded hand that a player in the pot has seen, where the others in it are told at once."""
    law = hand.rules.board_errors.exposed_burn_or_muck_card
    in_the_pot = not hand.over and hand.live >> viewer & 1 and not hand.live >> seat & 1
    return bool(in_the_pot) and law is KnownCard.TOLD_TO_PLAYERS_IN_POT


def what_was_shown(hand: Hand, facts: Facts) -> tuple[int, tuple[int, ...]]:
    seat, to, cards = facts.seat(), facts.seat("to"), facts.cards()
    held = hand.hole[seat]
    if seat == to:
        raise FactError("shown to another player, not to oneself")
    if lies_open(hand, seat):
        raise FactError(f"the hand of seat {seat + 1} lies face up")
    if not held or not cards:
        raise FactError(f"seat {seat + 1} has no such cards to show")
    unknown = UNKNOWN in held
    bad = bad_cards(hand, cards) or (unknown and on_the_table(hand, set(cards) - set(held)))
    if bad or len(cards) > len(held) or not (unknown or set(cards) <= set(held)):
        raise FactError(f"those are not cards of seat {seat + 1}")
    return seat, cards


def how_long(hand: Hand, facts: Facts) -> tuple[str, tuple[str, ...]]:
    """(what has to be over first, grounds): nothing when the cards are to be seen now."""
    law = hand.rules.tabling.show_one_show_all_when
    grounds = (TablingLaw.show_one_show_all_when,)
    if hand.over or hand.phase in (RUNNING, SHOWING):
        return "", ()
    if law is ShowAllWhen.AT_ONCE:
        return "", grounds
    if law is ShowAllWhen.BY_VIEWER:
        return by_viewer(hand, facts)
    return BETTING, grounds


def waiting_words(hand: Hand, until: str) -> str:
    if until == ROUND:
        return "shown when the round is over"
    by_viewer = hand.rules.tabling.show_one_show_all_when is ShowAllWhen.BY_VIEWER
    return f"shown when {'the betting is over' if by_viewer else 'the action is complete'}"


def by_viewer(hand: Hand, facts: Facts) -> tuple[str, tuple[str, ...]]:
    """Everyone sees the cards as soon as whoever saw them could use that, and not before."""
    viewer = facts.seat("to")
    if not hand.live & hand.able & 1 << viewer:
        return BETTING, ("shown-when-betting-is-over",)
    if decides_this_round(hand, facts, viewer):
        return "", ("shown-to-a-decider",)
    waits = "" if facts.one_of("round") == "earlier" else ROUND
    return waits, ("shown-at-end-of-round",)


def decides_this_round(hand: Hand, facts: Facts, viewer: int) -> bool:
    """Whether the viewer still decides something on it: whoever has to act does, and of the others
    only the floor knows."""
    to_act = hand.owing >> viewer & 1 and facts.one_of("round") == "this"
    return bool(to_act) or facts.one_of("decides") == "this-round"


def face_up(hand: Hand, seat: int, cards: tuple[int, ...]) -> tuple[Event, ...]:
    """A live hand, or a part of one, is exposed; a hand that is out of it is turned over."""
    held = hand.hole[seat]
    known = UNKNOWN not in held
    the_rest_too = known and hand.rules.tabling.show_one_show_all_partial
    everything = len(set(cards)) == len(held) or the_rest_too
    if everything and known:
        cards = held
    in_play = hand.live >> seat & 1 and not hand.over
    return (Shown(seat, cards) if everything and not in_play else Exposed(seat, cards),)


@kind(
    "floor-inspects-hand", "showdown", "The floor wants to look at a hand, live or discarded.",
    Fact("seat", SEAT, "Whose?"),
    CARDS_IF_UNKNOWN, known=TOLD,
)  # fmt: skip
def floor_inspects_hand(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
    seat = facts.seat()
    if not hand.hole[seat]:
        raise FactError(f"seat {seat + 1} has no cards")
    grounds: tuple[str, ...] = (TablingLaw.house_may_inspect_discards,)
    if not hand.rules.tabling.house_may_inspect_discards:
        return turned_down(Reason.NOT_DONE_HERE, NOT_SHOWN, *grounds)
    looked: tuple[Event, ...] = (Exposed(seat, hand.hole[seat], 0),)
    says = "the floor looks at the hand, nobody else does"
    notes = ("play waits",) if not hand.over else ()
    discarded = not hand.live >> seat & 1
    if not discarded or lies_open(hand, seat):
        return Ruling(looked, grounds=grounds, says=says, notes=notes)
    grounds += (TablingLaw.house_may_disclose_discards,)
    if not hand.rules.tabling.house_may_disclose_discards:
        return Ruling(looked, grounds=grounds, says=says, notes=notes)
    options: tuple[HandChoice, ...] = (
        Choice("inspect", "The floor looks at the hand, nobody else does.", looked),
        Choice("disclose", "The hand is shown.", (Shown(seat, whole_hand(hand, facts, seat)),)),
    )
    return Ruling(options=options, grounds=grounds, says="a discarded hand", notes=notes)
