"""The words of the table, for someone who has never sat at one. Fits on a screen of 24 lines.

All of it is read off the game's sheet: what ranks above what, which cards there are, what to type.
"""

from __future__ import annotations

from textwrap import fill

from shuffleup.cards import JOKER, RANKS
from shuffleup.cli.describe import describe, table_title
from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import Stakes

AMOUNTS = {
    Structure.NO_LIMIT: "bet anything up to all your chips",
    Structure.POT_LIMIT: "bet up to what is in the pot",
    Structure.LIMIT: "bets and raises have one size, doubled on the later rounds",
    Structure.SPREAD: "bet anything between the two amounts of the stakes",
}
TYPING = """\
c      check (stay for nothing) or call (match the bet)
f      fold: give up the hand"""
RAISING = """\
r 12   raise (b 12: bet) to 12 in all for this round; also r min, pot, max
a      all-in: every chip you have"""
RAISING_IN_LIMIT = """\
r      raise (b: bet) by the fixed bet
a      all-in, when your chips are less than that"""
DRAWING = """\
d 1 3  throw away your first and third card and draw two; by name: d 2c 7h
s      stand pat: keep all your cards"""
DISCARDING = """\
d 2    throw away your second card, when it is asked for; by name: d 7h"""
BRINGING_IN = """\
b      bring in: the small first bet that one card forces; r: a full bet"""
REST = """\
away, back      sit out and come in again; rebuy, add 200: more chips
report          something went wrong; log FILE: keep what happens
?      this page          q      leave the table"""
HIGH = (
    "High hands, best first: straight flush, four of a kind, full house, flush, straight, "
    "three of a kind, two pair, one pair, high card."
)
ACE_LOW = "straights and flushes do not count against you; the ace is low; 5-4-3-2-A is best."
JOKER_IS = "The joker (★J, typed Jk) is"
RANKING = {
    "high": HIGH,
    "short-high": HIGH.replace("full house, flush", "flush, full house"),
    "joker-high": (
        f"{HIGH} Five aces beat them all. {JOKER_IS} an ace, or any card that completes "
        "a straight or a flush."
    ),
    "ace-to-five": f"Low hands: {ACE_LOW}",
    "joker-ace-to-five": (f"Low hands: {ACE_LOW} {JOKER_IS} the lowest rank your hand lacks."),
    "deuce-to-seven": (
        "Low hands: the ace is high, straights and flushes count against you; 7-5-4-3-2 is best."
    ),
    "badugi": (
        "Cards of one suit or one rank count once; more cards beat fewer; the ace is low; "
        "A-2-3-4 of four suits is best."
    ),
    "eight-or-better": f"Low hands (five ranks, none above eight): {ACE_LOW}",
}


def help_text(sheet: Sheet, stakes: Stakes) -> str:
    """How to play this game here, and what to type."""
    about = [f"{describe(sheet).capitalize()}. {AMOUNTS[stakes.structure].capitalize()}."]
    about += [RANKING[way] for way in sheet.wins]
    about.append(cards_line(sheet))
    told = "\n".join(fill(part, 78) for part in about)
    return "\n".join([table_title(sheet, stakes), "", told, "", *what_to_type(sheet, stakes)])


def cards_line(sheet: Sheet) -> str:
    """The ranks this game's deck has, and how a card is typed."""
    ranks = sorted({card >> 2 for card in sheet.cards if card != JOKER}, reverse=True)
    shown = " ".join(RANKS[rank] for rank in ranks)
    if len(ranks) == len(RANKS):
        shown = "A K Q J T(en) 9 … 2"
    said = f"Cards: {shown} of ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs; typed As, Th, 7d."
    has_button = sheet.opening is not Opening.BRING_IN
    return f"{said} (D) is the dealer button." if has_button else said


def what_to_type(sheet: Sheet, stakes: Stakes) -> list[str]:
    lines = [TYPING, RAISING_IN_LIMIT if stakes.structure is Structure.LIMIT else RAISING]
    if sheet.draws:
        lines.append(DRAWING)
    if any(street.discard for street in sheet.streets):
        lines.append(DISCARDING)
    if sheet.opening is Opening.BRING_IN:
        lines.append(BRINGING_IN)
    return [*lines, REST]
