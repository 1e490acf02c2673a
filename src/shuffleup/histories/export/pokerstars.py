"""PokerStars-style text of one deal: ``writes(deal, hero)``, for trackers and for people.

The invariant is secrecy: permute all cards that were neither shown nor the hero's own, and the text
does not change by one byte. What the format has no words for is refused (``ExportError``), never
told wrong.
"""

from __future__ import annotations

from shuffleup.games import Structure, game
from shuffleup.hand import Setup
from shuffleup.hand.shares import ways_to_win
from shuffleup.histories.export.exported_deal import (
    CODES,
    ExportedDeal,
    ExportError,
    Hero,
    hero_of,
    moment_of,
    money_of,
)
from shuffleup.histories.export.exported_shares import fees, shares
from shuffleup.histories.export.pokerstars_end import ending
from shuffleup.histories.export.pokerstars_play import Play
from shuffleup.histories.export.posts import PostName, blinds_of, called
from shuffleup.histories.export.told import refuse, told

FORMAT = "PokerStars text"
GAMES = {
    "holdem": "Hold'em",
    "short-deck": "6+ Hold'em",
    "omaha": "Omaha",
    "omaha-eight": "Omaha Hi/Lo",
    "omaha-5": "5 Card Omaha",
    "omaha-5-eight": "5 Card Omaha Hi/Lo",
    "omaha-6": "6 Card Omaha",
    "omaha-6-eight": "6 Card Omaha Hi/Lo",
    "stud": "7 Card Stud",
    "stud-eight": "7 Card Stud Hi/Lo",
    "razz": "Razz",
    "five-card-draw": "5 Card Draw",
    "deuce-to-seven": "Single Draw 2-7 Lowball",
    "triple-draw": "Triple Draw 2-7 Lowball",
    "badugi": "Badugi",
}
LIMITS = {
    Structure.NO_LIMIT: "No Limit",
    Structure.POT_LIMIT: "Pot Limit",
    Structure.LIMIT: "Limit",
}


def writes(deal: ExportedDeal, hero: Hero = None) -> str:
    """The text of a deal; of hole cards only those shown, and the hero's own."""
    title = title_of(deal)
    events = told(deal, FORMAT)
    check_can_be_told(deal)
    play = Play(deal, hero_of(deal, hero))
    found = shares(deal, events)
    play.tell(deal, events)
    end = ending(play, found, fees(events).total)
    return "\n".join([header(deal, title), *table(deal, play), *play.lines, *end]) + "\n"


def title_of(deal: ExportedDeal) -> str:
    """``Hold'em No Limit``; what PokerStars has no name for is refused."""
    hand = deal.hand
    sheet, limit = hand.game, LIMITS.get(hand.structure)
    known = sheet.key in GAMES and game(sheet.key) == sheet and ways_to_win(hand) == sheet.wins
    if not known or limit is None or (sheet.stud and hand.structure is not Structure.LIMIT):
        raise ExportError(f"{FORMAT} has no name for {sheet.title} played {hand.structure.value}")
    return f"{GAMES[sheet.key]} {limit}"


def check_can_be_told(deal: ExportedDeal) -> None:
    hand = deal.hand
    names = called(hand.setup)
    refuse(FORMAT, {
        "a kill": PostName.KILL in names,
        "more than one small blind": names.count(PostName.SMALL) > 1,
        f"a board dealt {hand.runs} times": hand.runs > 2,
    })  # fmt: skip


# ---- the first lines -------------------------------------------------------------------------


def header(deal: ExportedDeal, title: str) -> str:
    """``PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/01/31 20:15:00 UTC``."""
    said = money_of(deal).said
    small, big = stakes_of(deal.hand.setup)
    code = f" {CODES[deal.currency]}" if deal.currency in CODES else ""
    moment = moment_of(deal)
    when = ""
    if moment is not None:
        date = f"{moment.year:04}/{moment.month:02}/{moment.day:02}"
        when = f" - {date} {moment.clock} UTC"
    return f"PokerStars Hand #{deal.number}:  {title} ({said(small)}/{said(big)}{code}){when}"


def stakes_of(setup: Setup) -> tuple[int, int]:
    """The two bets of a limit game, else the blinds."""
    stakes = setup.stakes
    if stakes.structure is Structure.LIMIT:
        return stakes.small_bet, stakes.big_bet
    return blinds_of(setup)


def table(deal: ExportedDeal, play: Play) -> list[str]:
    """The table, its button where the game has one, and who sits with what."""
    setup = deal.hand.setup
    line = f"Table '{deal.table}' {deal.hand.n}-max"
    if not deal.currency:
        line += " (Play Money)"
    if not setup.game.stud:
        line += f" Seat #{setup.button + 1} is the button"
    return [line] + [
        f"Seat {seat}: {play.names[seat - 1]} ({play.money(stack)} in chips)"
        for seat, stack in enumerate(setup.stacks, 1)
        if stack
    ]
