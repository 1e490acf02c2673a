"""Betting without one of its procedures: turns, bets and raises, forced bets, betting rounds."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.cases.mutants.swapping import Swap, always, instead_of, nothing
from shuffleup.games import Structure
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.hand.apply import counts_in_full, posted, raised
from shuffleup.hand.betting import (
    CLOSED,
    LIMIT_GAMES,
    is_upper_round,
    lacks_openers,
    largest_bet,
    raise_limits,
    reopened,
)
from shuffleup.hand.judge import (
    JUDGE_PLAYER,
    judge,
    judge_call,
    judge_check,
    judge_fold,
    why_not_to,
    wrong_phase,
)
from shuffleup.hand.options import Options, betting_options
from shuffleup.hand.pots import uncalled
from shuffleup.hand.proceed import first_of_round, make_posts
from shuffleup.hand.refusals import refuse
from shuffleup.hand.repairs.mending import limited
from shuffleup.hand.repairs.primitives import Limited
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import BETTING, BRINGING_IN, Hand, copy
from shuffleup.hand.turn import pass_action
from shuffleup.law.ruling import Reason, Ruling


def is_refused_for(ruling: HandRuling, ground: str) -> bool:
    return ruling.refusal is not None and ruling.refusal.grounds == (ground,)


# ---- whose turn it is ------------------------------------------------------------------------


def judging_without(ground: str) -> Callable[[Hand, c.Command], HandRuling]:
    """A command refused for this alone is judged as if the seat had been asked."""

    def judge_anyone(hand: Hand, command: c.Command) -> HandRuling:
        ruling = judge(hand, command)
        if not is_refused_for(ruling, ground):
            return ruling
        asked = copy(hand)
        assert not isinstance(command, c.Board | c.Burn), command  # a dealer's
        asked.actor = command.seat
        return JUDGE_PLAYER[type(command)](asked, command)

    return judge_anyone


def ask_all_in_seats(hand: Hand) -> None:
    able = hand.able
    hand.able |= hand.live
    pass_action(hand)
    hand.able = able


def no_round(street: int) -> Callable[[Hand, int], int]:
    def first(hand: Hand, opened: int) -> int:
        return -1 if opened == street else first_of_round(hand, opened)

    return first


def raise_unanswered(hand: Hand, event: e.Raised) -> None:
    """Nobody owes an answer to a raise but those who owed one before."""
    owing = hand.owing & ~(1 << event.seat)
    raised(hand, event)
    hand.owing, hand.actor = owing, event.seat
    pass_action(hand)


def limited_to_nothing(hand: Hand, event: Limited) -> None:
    limited(hand, Limited(event.seat, ()))


# ---- what a player may do --------------------------------------------------------------------


def never_fold(hand: Hand, command: c.Fold) -> HandRuling:
    return wrong_phase(hand, "fold")


def options_without_fold(hand: Hand) -> Options:
    return replace(betting_options(hand), fold=False)


def fold_the_bring_in(hand: Hand, command: c.Fold) -> HandRuling:
    return (
        Ruling((e.Folded(hand.actor),)) if hand.phase == BRINGING_IN else judge_fold(hand, command)
    )


def check_anything(hand: Hand, command: c.Check) -> HandRuling:
    ruling = judge_check(hand, command)
    return Ruling((e.Checked(hand.actor),)) if is_refused_for(ruling, "check") else ruling


def call_nothing(hand: Hand, command: c.Call) -> HandRuling:
    ruling = judge_call(hand, command)
    return Ruling((e.Called(hand.actor, 0),)) if is_refused_for(ruling, "call") else ruling


def call_in_full(hand: Hand, command: c.Call) -> HandRuling:
    if hand.phase == BETTING and is_short(hand):
        return refuse(Reason.ABOVE_MAXIMUM, "the chips are not enough to call")
    return judge_call(hand, command)


def options_without_short_call(hand: Hand) -> Options:
    may = betting_options(hand)
    return replace(may, call=0) if is_short(hand) else may


def is_short(hand: Hand) -> bool:
    return hand.bet - hand.bets[hand.actor] > hand.stacks[hand.actor]


# ---- how much --------------------------------------------------------------------------------


def raise_by_any(hand: Hand) -> tuple[int, int]:
    least, most = raise_limits(hand)
    return min(least, hand.bet + 1), most


def no_largest_bet(structure: Structure) -> Swap:
    """In this structure a bet may be as large as the stack."""

    def largest(hand: Hand, seat: int, least: int) -> int:
        if hand.structure is structure:
            return hand.bets[seat] + hand.stacks[seat]
        return largest_bet(hand, seat, least)

    return instead_of(largest_bet, largest)


def raising_without(ground: str) -> Swap:
    """A raise refused for this alone is made; or below the minimum, where all-in would not be."""

    def nothing_against(hand: Hand, to: int, least: int, most: int) -> HandRuling:
        ruling = why_not_to(hand, to, least, most)
        grounds = ruling.refusal.grounds if ruling.refusal else ()
        kept_back = ground == "all-in-whole" and ground in grounds
        made = kept_back or is_refused_for(ruling, ground)
        return Ruling((e.Raised(hand.actor, to),)) if made else ruling

    return instead_of(why_not_to, nothing_against)


def raise_without_reopening(hand: Hand, event: e.Raised) -> None:
    barred = hand.acted
    raised(hand, event)
    hand.acted |= barred


def in_limit(counts: bool) -> tuple[Swap, ...]:
    """Every short all-in of a limit game counts as a bet, or none does."""

    def whole(hand: Hand, to: int) -> bool:
        return counts if hand.structure in LIMIT_GAMES else counts_in_full(hand, to)

    def open_again(hand: Hand, seat: int) -> bool:
        return counts if hand.structure in LIMIT_GAMES else reopened(hand, seat)

    return instead_of(counts_in_full, whole), instead_of(reopened, open_again)


def posting_as(kind: Forced, other: Forced) -> Swap:
    """Forced bets of one kind do to bet and pot what those of another do."""

    def post(hand: Hand, event: e.Posted) -> None:
        posted(hand, e.Posted(event.seat, event.amount, other) if event.kind is kind else event)

    return instead_of(posted, post)


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "turn": (instead_of(judge, judging_without("turn")),),
    "live-hand": (instead_of(judge, judging_without("live-hand")),),
    "all-in-skipped": (instead_of(pass_action, ask_all_in_seats),),
    **{
        f"{which}-betting-round": (instead_of(first_of_round, no_round(street)),)
        for street, which in enumerate(("first", "second", "third", "fourth", "fifth"))
    },
    "bets-called": (instead_of(raised, raise_unanswered),),
    "floor-ruling": (instead_of(limited, limited_to_nothing),),
    "fold": (
        instead_of(judge_fold, never_fold),
        instead_of(betting_options, options_without_fold),
    ),
    "bring-in": (instead_of(judge_fold, fold_the_bring_in),),
    "check": (instead_of(judge_check, check_anything),),
    "call": (instead_of(judge_call, call_nothing),),
    "all-in-call": (
        instead_of(judge_call, call_in_full),
        instead_of(betting_options, options_without_short_call),
    ),
    "bet": (instead_of(raise_limits, always(CLOSED)),),
    "minimum-raise": (instead_of(raise_limits, raise_by_any),),
    "table-stakes": (raising_without("table-stakes"),),
    "all-in-whole": (raising_without("all-in-whole"),),
    "fixed-bet-sizes": (no_largest_bet(Structure.LIMIT), raising_without("fixed-bet-sizes")),
    "pot-limit-maximum": (no_largest_bet(Structure.POT_LIMIT),),
    "spread-maximum": (no_largest_bet(Structure.SPREAD),),
    "openers": (instead_of(lacks_openers, always(False)),),
    "full-raise-reopens": (
        instead_of(raised, raise_without_reopening),
        instead_of(reopened, always(False)),
    ),
    "short-all-in-counts": in_limit(False),
    "short-all-in-is-no-bet": in_limit(True),
    "lower-limit-rounds": (instead_of(is_upper_round, always(True)),),
    "upper-limit-rounds": (instead_of(is_upper_round, always(False)),),
    "forced-bets": (instead_of(make_posts, nothing),),
    "live-blinds": (posting_as(Forced.BLIND, Forced.ANTE),),
    "dead-chips": (posting_as(Forced.DEAD, Forced.ENTRY),),
    "uncalled-bet": (instead_of(uncalled, always((-1, 0))),),
}
