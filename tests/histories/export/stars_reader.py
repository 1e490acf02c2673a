"""A tiny reader of PokerStars text that knows nothing of our engine: what each player won or lost.

Every line must be of a form the format has; a line that is none of them is an error. Amounts come
back as exact fractions of the currency.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction

MONEY = r"[$€£]?(\d+(?:\.\d+)?)"
CARDS = r"\[(?:[2-9TJQKA][cdhs](?: |(?=\])))+\]"
HEADER = re.compile(
    r"PokerStars Hand #\d+:  (?P<game>[A-Z0-9].*?) (?P<limit>No Limit|Pot Limit|Limit) "
    rf"\({MONEY}/{MONEY}(?: [A-Z]{{3}})?\)(?: - \d{{4}}/\d\d/\d\d \d\d:\d\d:\d\d UTC)?"
)
TABLE = re.compile(r"Table '.+' \d+-max(?: \(Play Money\))?(?: Seat #\d+ is the button)?")
SEAT = re.compile(rf"Seat (\d+): (.+) \({MONEY} in chips\)")
ALL_IN = r"(?: and is all-in)?"
POST = re.compile(
    rf"(.+): posts (the ante|small blind|big blind|small & big blinds|straddle) {MONEY}{ALL_IN}"
)
BRING_IN = re.compile(rf"(.+): brings in for {MONEY}{ALL_IN}")
PUT = re.compile(rf"(.+): (bets|calls) {MONEY}{ALL_IN}")
RAISE = re.compile(rf"(.+): raises {MONEY} to {MONEY}{ALL_IN}")
QUIET = re.compile(r"(.+): (folds|checks|mucks hand|doesn't show hand)")
DRAW = re.compile(rf"(.+): (?:discards \d cards?(?: {CARDS})?|stands pat(?: on {CARDS})?)")
UNCALLED = re.compile(rf"Uncalled bet \({MONEY}\) returned to (.+)")
DEALT = re.compile(rf"Dealt to (.+?) {CARDS}(?: {CARDS})?")
STREET = re.compile(
    rf"\*\*\* (?:(?:FIRST|SECOND) )?(?:HOLE CARDS|DEALING HANDS|FLOP|TURN|RIVER|[3-6]\w\w STREET|"
    rf"(?:THIRD )?DRAW|SHOW DOWN) \*\*\*(?: {CARDS})?(?: {CARDS})?"
)
SHOWS = re.compile(rf"(.+): shows {CARDS}(?: \(.+\))?")
COLLECTED = re.compile(rf"(.+) collected {MONEY} from (?:pot|main pot|side pot(?:-\d)?)")
SAYINGS = re.compile(r"The deck is reshuffled|No low hand qualified")
TOTAL = re.compile(
    rf"Total pot {MONEY}((?: (?:Main pot|Side pot(?:-\d)?) {MONEY}\.)*) \| Rake {MONEY}"
)
BOARD = re.compile(rf"Hand was run twice|(?:FIRST |SECOND )?Board {CARDS}")
WON = re.compile(rf"(?:collected|won) \({MONEY}\)")
FATE = re.compile(
    r"Seat \d+: (?P<name>.+?)(?P<tags>(?: \((?:button|small blind|big blind)\))*) "
    r"(?P<fate>folded (?:before Flop|on the (?:Flop|Turn|River|[3-6]\w\w Street)|before the Draw|"
    r"after the (?:\d\w\w )?Draw)(?: \(didn't bet\))?|"
    rf"mucked(?: {CARDS})?|collected \({MONEY}\)|"
    rf"showed {CARDS} and (?:(?:, and )?(?:won \({MONEY}\)|lost)(?: with .+?)?){{1,2}})"
)


@dataclass
class Read:
    """What the text says, by name."""

    stacks: dict[str, Fraction] = field(default_factory=dict)
    net: dict[str, Fraction] = field(default_factory=dict)
    live: dict[str, Fraction] = field(default_factory=dict)  # bet on this street
    won: dict[str, Fraction] = field(default_factory=dict)
    fates: dict[str, Fraction] = field(default_factory=dict)
    limit: str = ""
    blinds: tuple[Fraction, Fraction] = (Fraction(0), Fraction(0))
    small_posted: bool = False
    total: Fraction = Fraction(-1)
    rake: Fraction = Fraction(0)
    pots: tuple[Fraction, ...] = ()

    def pays(self, name: str, amount: Fraction, live: bool = True) -> None:
        self.net[name] -= amount
        if live:
            self.live[name] += amount


def read(text: str) -> Read:
    """The deal a text tells of."""
    first, second, *rest = text.rstrip("\n").split("\n")
    head = HEADER.fullmatch(first)
    assert head, first
    assert TABLE.fullmatch(second), second
    deal = Read(limit=head["limit"], blinds=(Fraction(head[3]), Fraction(head[4])))
    at = 0
    while seat := SEAT.fullmatch(rest[at]):
        deal.stacks[seat[2]] = Fraction(seat[3])
        at += 1
    deal.net = dict.fromkeys(deal.stacks, Fraction(0))
    deal.won = dict(deal.net)
    deal.live = dict(deal.net)
    end = rest.index("*** SUMMARY ***")
    for line in rest[at:end]:
        read_line(deal, line)
    read_summary(deal, rest[end + 1 :])
    return deal


def read_line(deal: Read, line: str) -> None:
    if found := POST.fullmatch(line):
        read_post(deal, found[1], found[2], Fraction(found[3]))
    elif (found := PUT.fullmatch(line)) or (found := BRING_IN.fullmatch(line)):
        deal.pays(found[1], Fraction(found[found.lastindex or 0]))
    elif found := RAISE.fullmatch(line):
        assert Fraction(found[2]) > 0
        deal.pays(found[1], Fraction(found[3]) - deal.live[found[1]])
    elif found := UNCALLED.fullmatch(line):
        deal.net[found[2]] += Fraction(found[1])
    elif found := COLLECTED.fullmatch(line):
        deal.net[found[1]] += Fraction(found[2])
        deal.won[found[1]] += Fraction(found[2])
    elif STREET.fullmatch(line) or DRAW.fullmatch(line):
        if "HOLE CARDS" not in line and "DEALING HANDS" not in line and "3rd" not in line:
            deal.live = dict.fromkeys(deal.live, Fraction(0))
    else:
        known = (QUIET, DEALT, SHOWS, SAYINGS)
        assert any(pattern.fullmatch(line) for pattern in known), line


def read_post(deal: Read, name: str, what: str, amount: Fraction) -> None:
    """A second small blind is dead; of both blinds at once the big one is live."""
    if what == "small & big blinds":
        big = deal.blinds[0 if deal.limit == "Limit" else 1]
        deal.pays(name, amount)
        deal.live[name] = min(amount, big)
    else:
        dead = what == "the ante" or (what == "small blind" and deal.small_posted)
        deal.small_posted |= what == "small blind"
        deal.pays(name, amount, live=not dead)


def read_summary(deal: Read, lines: list[str]) -> None:
    total = TOTAL.fullmatch(lines[0])
    assert total, lines[0]
    deal.total, deal.rake = Fraction(total[1]), Fraction(total[total.lastindex or 0])
    deal.pots = tuple(Fraction(pot) for pot in re.findall(rf" pot(?:-\d)? {MONEY}\.", total[2]))
    for line in lines[1:]:
        if not BOARD.fullmatch(line):
            seat = FATE.fullmatch(line)
            assert seat, line
            won = [Fraction(amount) for amount in WON.findall(seat["fate"])]
            deal.fates[seat["name"]] = sum(won, Fraction(0))
