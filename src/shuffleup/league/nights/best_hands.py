"""The best hand of a night: which hands count for it, who has it, and its prize."""

from __future__ import annotations

from typing import Final

from shuffleup.cards import STANDARD, show
from shuffleup.law.points.league.night_prizes import BestHandTie, NightPrizeLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.nights.night_commands import FundBestHand, PayBestHand, ShowBestHand
from shuffleup.league.nights.night_events import BestHandShown
from shuffleup.league.nights.night_record import ShownHand
from shuffleup.league.nights.season_money import OUTSIDE, best_hand_of, goes, held, paid_to
from shuffleup.league.roles_in_league import DESK, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed, refuse
from shuffleup.league.season_terms.terms_of_season import MOST_EVENTS
from shuffleup.league.state import Season
from shuffleup.room.promotions.hand_evidence import hole_cards_playing
from shuffleup.strength import high

WHOLE_BOARD: Final = 5
FLOP: Final = 3


def judge_fund(season: Season, command: FundBestHand) -> SeasonRuling:
    if not 1 <= command.event <= MOST_EVENTS or not command.amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "so much for the best hand of an event")
    account = best_hand_of(command.event)
    return Ruling((goes(OUTSIDE, account, command.amount, "for the best hand"),))


def judge_show(season: Season, command: ShowBestHand) -> SeasonRuling:
    """A hand counts if the book lets it."""
    refused = no_hand(season, command) or does_not_count(season, command)
    if refused is not None:
        return refused
    worth = high((*command.hole, *command.board))
    hand = ShownHand(command.player, command.hole, command.board, worth)
    best = max((one.worth for one in season.best_hands.get(command.event, ())), default=0)
    tie = (NightPrizeLaw.tie,) if worth == best else ()
    return Ruling((BestHandShown(command.event, hand),), grounds=(*asked_for(season), *tie))


def no_hand(season: Season, command: ShowBestHand) -> SeasonRuling | None:
    """Why these are no hand of somebody in the league; None if they are."""
    cards = (*command.hole, *command.board)
    if command.player not in season.members:
        says = f"nobody in the league is called {command.player}"
        return malformed(Reason.NOBODY_OF_THAT_NAME, says)
    if not 1 <= command.event <= MOST_EVENTS:
        return malformed(Reason.NO_SUCH_GAME, f"events have numbers from 1 to {MOST_EVENTS:,}")
    if any(card not in STANDARD for card in cards):
        return malformed(Reason.NOT_A_CARD, "there is no such card")
    if len(set(cards)) < len(cards):
        return malformed(Reason.DUPLICATE_CARD, "a card is there once")
    if len(command.hole) != 2 or not FLOP <= len(command.board) <= WHOLE_BOARD:
        says = "a hand is two cards and a board of three to five"
        return malformed(Reason.NOT_A_CARD, says)
    return None


def does_not_count(season: Season, command: ShowBestHand) -> SeasonRuling | None:
    """Why a hand does not count for the best of the night; None if it does."""
    law, no = season.rules.night_prizes, Reason.NOT_QUALIFIED
    if law.needs_river and len(command.board) < WHOLE_BOARD:
        says = "it ended before the river was dealt"
        return refuse(no, says, NightPrizeLaw.needs_river)
    if law.needs_call and not command.called:
        return refuse(no, "the last bet was not called", NightPrizeLaw.needs_call)
    if law.shown and not command.shown:
        return refuse(no, "it was not shown to the table", NightPrizeLaw.shown)
    if hole_cards_playing(command.hole, command.board) < law.hole_cards:
        says = f"{law.hole_cards} of {show(command.hole)} have to play in it"
        return refuse(no, says, NightPrizeLaw.hole_cards)
    return None


def asked_for(season: Season) -> tuple[str, ...]:
    """What a hand had to satisfy."""
    law = season.rules.night_prizes
    asked = (
        (law.needs_river, NightPrizeLaw.needs_river),
        (law.needs_call, NightPrizeLaw.needs_call),
        (law.shown, NightPrizeLaw.shown),
        (law.hole_cards > 0, NightPrizeLaw.hole_cards),
    )
    return tuple(point for is_asked, point in asked if is_asked)


def best_of_night(season: Season, event: int) -> list[str]:
    """Who has the best hand of a night: all who tie, or the first of them."""
    hands = season.best_hands.get(event, ())
    best = max((one.worth for one in hands), default=0)
    names = list(dict.fromkeys(one.player for one in hands if one.worth == best))
    return names if season.rules.night_prizes.tie is BestHandTie.SPLIT else names[:1]


def is_tied(season: Season, event: int) -> bool:
    """Whether several have the best hand of a night."""
    hands = season.best_hands.get(event, ())
    best = max((one.worth for one in hands), default=0)
    return len({one.player for one in hands if one.worth == best}) > 1


def judge_pay(season: Season, command: PayBestHand) -> SeasonRuling:
    """All of it, evenly; what does not divide goes to whoever showed first."""
    account = best_hand_of(command.event)
    names, amount = best_of_night(season, command.event), held(season, account)
    if not names or not amount:
        return malformed(Reason.NOT_ASKED_FOR, "there is no best hand to be paid")
    each, over = divmod(amount, len(names))
    shares = [each + (over if at == 0 else 0) for at in range(len(names))]
    events = tuple(
        goes(account, paid_to(name), share, "best hand of the night", name)
        for name, share in zip(names, shares, strict=True)
        if share
    )
    return Ruling(events, grounds=(NightPrizeLaw.tie,) if is_tied(season, command.event) else ())


# ---- apply -----------------------------------------------------------------------------------


def hand_shown(season: Season, told: BestHandShown) -> None:
    season.best_hands[told.event] = (*season.best_hands.get(told.event, ()), told.hand)


MAY: MayKeep = {FundBestHand: DESK, ShowBestHand: DESK, PayBestHand: DESK}
JUDGES: SeasonJudges = {
    FundBestHand: judge_fund,
    ShowBestHand: judge_show,
    PayBestHand: judge_pay,
}
APPLY: SeasonApplies = {BestHandShown: hand_shown}
