"""The words of the table, for someone who has never sat at one. Fits on a screen of 24 lines."""

from __future__ import annotations

from textwrap import fill

from shuffleup.cli.describe import describe, table_title
from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import Stakes
from shuffleup.strength import KINDS

AMOUNTS = {
    Structure.NO_LIMIT: "bet anything up to all your chips",
    Structure.POT_LIMIT: "bet up to what is in the pot",
    Structure.LIMIT: "bets and raises have one size, doubled on the later rounds",
    Structure.SPREAD: "bet anything between the two amounts of the stakes",
}
TYPING = """\
c      check (stay for nothing) or call (match the bet)
f      fold: give up the hand
r 12   raise (b 12: bet) to 12 chips in all for this round; also r min, pot, max
a      all-in: every chip you have"""
DRAWING = """\
d 1 3  throw away your first and third card; by name: d 2c 7h
s      stand pat: keep all your cards"""
BRINGING_IN = """\
b      bring in: the small first bet one card forces; r completes it to a full bet"""
REST = """\
?      this page          q      leave the table"""
HIGH = (
    "High hands, best first: straight flush, four of a kind, full house, flush, straight, "
    "three of a kind, two pair, one pair, high card."
)
CARDS = (
    "Cards: A K Q J T(en) 9 … 2 of ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs; typed As, Th, 7d, 2c. "
    "(D) is the dealer button."
)


def help_text(sheet: Sheet, stakes: Stakes) -> str:
    """How to play this game here, and what to type."""
    typing = [TYPING]
    if any(street.draw or street.discard for street in sheet.streets):
        typing.append(DRAWING)
    if sheet.opening is Opening.BRING_IN:
        typing.append(BRINGING_IN)
    about = [f"{describe(sheet).capitalize()}. {AMOUNTS[stakes.structure].capitalize()}."]
    if any(not KINDS[way].low for way in sheet.wins):
        about.append(HIGH)
    about.append(CARDS)
    told = "\n".join(fill(part, 78) for part in about)
    return "\n".join([table_title(sheet, stakes), "", told, "", *typing, REST])
