"""A decision as a regular sees it: who is in, how they have bet, what the hand is worth.

``Outlook`` reads one view. ``narrowness`` says how few hands the opponents are likely to hold: 0
any hand, 10 the better half, 20 the best quarter, 40 the best twentieth. A share is what one's hand
wins of the pot, in thousandths, against such hands.
"""

from __future__ import annotations

from shuffleup.bots.chance_tables import Row
from shuffleup.bots.hand_reader import reader
from shuffleup.bots.routine import asked
from shuffleup.cards import UNKNOWN
from shuffleup.games import Opening, Structure
from shuffleup.hand.view import View

NARROWEST = 40
# Before the later rounds, by the bet in big blinds: how narrow its maker's hands are.
BIG_BET_RAISES = ((1, 0), (2, 15), (4, 20), (7, 26), (12, 31), (25, 35), (60, 38))
LIMIT_RAISES = (0, 0, 14, 22, 28, 30)
CALLERS = 8  # one who only called
WAITING = 0  # one still to act


class Outlook:
    """What one view says, worked out once."""

    def __init__(self, view: View) -> None:
        self.view, self.may = view, asked(view)
        self.me, self.sheet = view.viewer, view.game
        self.cards, self.board = view.hands[self.me], view.boards[0]
        self.first_round = view.street == 0
        self.fixed = view.stakes.structure in (Structure.LIMIT, Structure.SPREAD)
        self.rivals = [seat for seat in view.live if seat != self.me]
        self.unit = max(1, view.stakes.small_bet)
        self.base = self._base()
        self.players = sum(
            1 for stack, bet in zip(view.stacks, view.bets, strict=True) if stack + bet
        )
        self.reader = reader(view.game)
        self._rows: dict[int, Row] = {}

    def _base(self) -> int:
        """The bet that nobody chose: the big blind, the bring-in."""
        if not self.first_round:
            return 0
        if self.sheet.opening is Opening.BLINDS:
            return max(self.view.stakes.blinds, default=0)
        return self.view.stakes.bring_in if self.sheet.opening is Opening.BRING_IN else 0

    # ---- the betting ---------------------------------------------------------------------------

    @property
    def raised(self) -> bool:
        """Whether somebody has bet or raised this round by choice."""
        return self.view.bet > self.base

    @property
    def price(self) -> int:
        """What part of the pot a call would be, in thousandths: the share it needs."""
        call = self.may.call
        return 1000 * call // (self.view.pot + call) if call else 0

    @property
    def split(self) -> bool:
        """Whether two hands share the pot."""
        return len(self.sheet.wins) > 1

    @property
    def close(self) -> bool:
        """Whether most hands win nearly as much as others: in Omaha, and with 36 cards."""
        return self.sheet.two_from_hand or self.sheet.deck == "short"

    def commits(self) -> bool:
        """Whether calling takes so much of one's chips that the rest will follow."""
        return 5 * self.may.call >= 2 * self.view.stacks[self.me]

    def limpers(self) -> int:
        """Opponents in for the least there is, the big blind and the bring-in apart."""
        if not self.base or self.raised:
            return 0
        bets = self.view.bets
        paid = sum(1 for seat in self.rivals if bets[seat] == self.base)
        return max(0, paid - (0 if bets[self.me] == self.base else 1))

    def raises(self) -> int:
        """How often it was raised this round, as far as the bets tell."""
        view = self.view
        if not self.raised:
            return 0
        if view.stakes.structure is Structure.LIMIT:
            return max(1, (view.bet - self.base + self.unit - 1) // self.unit)
        return len({bet for bet in view.bets if bet > self.base})

    def narrowness(self) -> int:
        """How narrow the hands are of whoever bet most this round."""
        if self.first_round:
            return self._narrow_first()
        if not self.raised:
            return 0
        view, again = self.view, self.raises() - 1
        if self.fixed:
            return 4 + 4 * min(3, again) + (2 if view.bets[self.me] else 0)
        before = max(1, view.pot - sum(view.bets))
        size = min(20, 10 * (view.bet - view.bets[self.me]) // (before + sum(view.bets) // 2))
        narrow = 5 + size // 2 + 7 * again + (4 if view.bets[self.me] else 0)
        return narrow // 2 if self.close else narrow

    def _narrow_first(self) -> int:
        if not self.raised:
            return 0
        if self.players <= 3:  # with few opponents all raise with more hands
            return self._narrow_raise() * (self.players + 1) // 6
        return self._narrow_raise()

    def _narrow_raise(self) -> int:
        if self.fixed:
            bets = (self.view.bet + self.unit - 1) // self.unit
            level = LIMIT_RAISES[min(bets, len(LIMIT_RAISES) - 1)]
            return level if self.base >= self.unit else LIMIT_RAISES[min(bets + 1, 5)]
        size = self.view.bet // max(1, self.base or self.unit)
        return max(narrow for least, narrow in BIG_BET_RAISES if size >= least)

    # ---- the hand ------------------------------------------------------------------------------

    def row(self, rival: int) -> Row:
        """What the hand wins of one opponent; only open cards make a difference."""
        if not self.sheet.stud:
            rival = -1
        found = self._rows.get(rival)
        if found is None:
            up = () if rival < 0 else open_cards(self.view, rival)
            found = self.reader.look(self.view.street, self.cards, self.board, up)
            self._rows[rival] = found
        return found

    def share(self, narrow: int) -> int:
        """What the hand wins of all who are in: the one who bet holds hands as narrow as this."""
        view, against = self.view, 0
        bettor = max(self.rivals, key=lambda seat: view.bets[seat], default=-1)
        for seat in self.rivals:
            if seat == bettor:
                level = narrow
            elif view.bets[seat] > self.base or not self.first_round:
                level = max(narrow - 10, min(narrow, CALLERS))
            elif view.bets[seat] < view.bet and self.first_round:
                continue  # still to act, and mostly folds
            else:
                level = min(narrow, CALLERS)
            one = max(5, min(995, at_level(self.row(seat), level)))
            against += 1000 * (1000 - one) // one
        return 1_000_000 // (1000 + against)

    def best_of(self) -> int:
        """How many thousandths of all hands are as good as this one or better."""
        rows = [self.row(seat) for seat in self.rivals] if self.sheet.stud else [self.row(-1)]
        row = min(rows, key=lambda each: each[0] + each[1], default=self.row(-1))
        return 1000 - self.reader.percentile(self.view.street, row, self.cards)


def at_level(row: Row, narrow: int) -> int:
    """A row read between its columns: ten to a column."""
    narrow = max(0, min(NARROWEST, narrow))
    place, part = divmod(narrow, 10)
    if not part:
        return row[place]
    return (row[place] * (10 - part) + row[place + 1] * part) // 10


def open_cards(view: View, seat: int) -> tuple[int, ...]:
    """An opponent's cards that lie open."""
    return tuple([card for card in view.hands[seat] if card != UNKNOWN])
