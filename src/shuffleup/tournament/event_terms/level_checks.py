"""Why a structure cannot be played: levels of no time, blinds upside down, chips that cannot pay a
level."""

from __future__ import annotations

from math import gcd

from shuffleup.games import game, names
from shuffleup.hand.echoes import said
from shuffleup.hand.setup import SetupError, Stakes
from shuffleup.table.new_table import new_table
from shuffleup.tournament.event_terms.level_numbers import level_called
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import EventTerms


def levels_fault(terms: EventTerms, levels: tuple[Level, ...]) -> str:
    """Why these levels cannot be played; empty if they can."""
    if not any(level.stakes for level in levels):
        return "an event has one level at least"
    in_play = set(terms.chips)
    for at, level in enumerate(levels):
        if level.minutes <= 0:
            return f"{level_called(levels, at)} lasts no time"
        if level.stakes is not None:
            fault = stakes_fault(terms, level, level.stakes, in_play)
            if fault:
                return f"{level_called(levels, at)}: {fault}"
        gone = set(level.remove)
        if terms.chips and gone - in_play:
            called = level_called(levels, at)
            return f"{called}: no chips of {min(gone - in_play):,} are in play then"
        in_play -= gone
        if terms.chips and not in_play:
            return f"{level_called(levels, at)}: no chips are left after it"
    return ""


def stakes_fault(terms: EventTerms, level: Level, stakes: Stakes, chips: set[int]) -> str:
    """Why one level cannot be played with the chips there are."""
    blinds = [blind for blind in stakes.blinds if blind]
    if blinds != sorted(blinds):
        return f"a blind of {blinds[0]:,} comes before one of {blinds[-1]:,}"
    key = level.game or terms.game
    if key not in names():
        return f"there is no game {said(key)}"
    try:
        sheet = game(key)
        new_table(sheet, stakes, terms.seats)
    except (SetupError, LookupError) as error:
        return str(error)
    if terms.seats > sheet.max_seats and not terms.by_hand:
        return f"{sheet.title} is for {sheet.max_seats} players, and a table has {terms.seats}"
    least = gcd(*chips) if chips else 1
    odd = next((bet for bet in forced(stakes) if bet % least), 0)
    return f"{odd:,} cannot be paid with chips of {min(chips):,}" if odd else ""


def forced(stakes: Stakes) -> tuple[int, ...]:
    """What has to be paid in a level, whoever bets."""
    return (*stakes.blinds, stakes.ante, stakes.big_blind_ante, stakes.bring_in)
