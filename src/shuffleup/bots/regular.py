"""A regular: a player with a style, in any game.

Before the later rounds it goes by how good its starting hand is among all, by its place and by who
has raised; later by what its hand wins against the hands its opponents may still hold, and by the
price. All its chance comes from its own seed, and it knows nothing but the views it is shown; from
one view to the next it remembers whether it led and how hard it was bet at.
"""

from __future__ import annotations

from random import Random

from shuffleup.bots.outlook import Outlook
from shuffleup.bots.routine import give_up, passive, routine
from shuffleup.bots.sizes import raise_to
from shuffleup.bots.style import Style
from shuffleup.cards import Seed
from shuffleup.games import Opening
from shuffleup.hand import Command, RaiseTo
from shuffleup.hand.view import View

# Of a thousand hands, how many are worth opening with so many opponents still in.
OPENS = (1000, 480, 400, 270, 190, 150, 124, 106, 92, 82)
# By players at the table: how many more hands call a raise, in halves.
SHORT_HANDED = {2: 8, 3: 4}
CALLED_BY = 14  # how narrow the hands are that will call a bet


class Regular:
    """Plays any game in one style."""

    def __init__(self, style: Style, seed: Seed) -> None:
        self.style, self.seed = style, seed
        self._dice: Random | None = None
        self.street = -1
        self.led = False  # whether the last raise was its own
        self.heat = 0  # what it remembers of the rounds before
        self.heard = 0  # how narrow the hands looked this round

    def decide(self, view: View) -> Command:
        return routine(view) or self._bet(view)

    def _bet(self, view: View) -> Command:
        seen = Outlook(view)
        if view.street != self.street:
            self.street, self.heat, self.heard = view.street, self.heat + self.heard // 5, 0
        command = self._start(seen) if seen.first_round else self._later(seen)
        self.led = isinstance(command, RaiseTo) or (self.led and not seen.raised)
        return command

    # ---- the first round -----------------------------------------------------------------------

    def _start(self, seen: Outlook) -> Command:
        best, style = seen.best_of(), self.style
        if not seen.raised:
            return self._open(seen, best)
        self.heard = seen.narrowness()
        share = seen.share(self.heard)
        if seen.commits():  # for all one's chips only what the hand wins counts, and no trick
            return self._call(seen, share >= seen.price + max(10, style.caution))
        if seen.may.most_to and self._re_raises(seen, best):
            return self._raise(seen, strong=True)
        if best > self._call_width(seen):
            return give_up(seen.view)
        return self._call(seen, share >= seen.price + style.caution + 5 * self._behind(seen))

    def _call_width(self, seen: Outlook) -> int:
        """How many hands will do for a call: more for whoever has chips in already, fewer after
        more raises."""
        width = self.style.calls * SHORT_HANDED.get(seen.players, 2) // 2
        if seen.close and not seen.fixed:
            width = width * 3 // 2
        own = seen.view.bets[seen.me]
        if own:
            width += width * own * 2 // max(1, seen.view.bet)
        return width * 2 // (1 + seen.raises()) if seen.raises() > 1 else width

    def _open(self, seen: Outlook, best: int) -> Command:
        """Nobody has raised: raise with the best hands, come in with others, or give up."""
        style, limpers = self.style, seen.limpers()
        width = OPENS[min(len(seen.rivals) - limpers, len(OPENS) - 1)] * style.enters // 1000
        if seen.players == 2:
            width = width * 3 // 2
        elif seen.sheet.opening is not Opening.BLINDS:
            width = width * 3 // 2  # the antes are worth fighting for
        if limpers:
            width = width * 3 // 4
        if seen.may.check and seen.base:  # the big blind may look at the later cards for nothing
            width = width // 3
        if seen.may.most_to and best <= width * style.raises // 1000:
            return self._raise(seen, strong=best <= width // 2)
        passive_width = width if style.raises < 1000 else width * 5 // 4 if limpers else 0
        return self._call(seen, best <= passive_width)

    def _re_raises(self, seen: Outlook, best: int) -> bool:
        """The best hands always, the fewer the more it was raised; now and then one that only
        looks like it."""
        enough = self.style.re_raises * (3 if seen.fixed else 2) // 2
        enough = enough * SHORT_HANDED.get(seen.players, 2) // 2
        for _ in range(1, seen.raises()):
            enough = enough * (2 if seen.fixed else 1) // (3 if seen.fixed else 2)
        if best <= enough:
            return True
        return best <= 3 * enough and seen.raises() == 1 and self._takes(self.style.tricks)

    def _behind(self, seen: Outlook) -> int:
        """Opponents who have still to act on the raise."""
        view = seen.view
        return sum(1 for seat in seen.rivals if view.bets[seat] < view.bet and view.stacks[seat])

    # ---- the later rounds ----------------------------------------------------------------------

    def _later(self, seen: Outlook) -> Command:
        if seen.raised:
            return self._answer(seen)
        style, count = self.style, len(seen.rivals)
        share = seen.share(CALLED_BY + self.heat // 2)
        even = 1000 // (count + 1)
        if not seen.may.most_to:
            return passive(seen.view)
        bar = 1000 + (style.bets_at - 1000) // (2 if seen.split else 1)
        if 1000 * share >= even * bar:
            return self._raise(seen, strong=1000 * share >= even * (bar + 200))
        if self._bluffs(count):
            return self._raise(seen, strong=False)
        return passive(seen.view)

    def _bluffs(self, count: int) -> bool:
        chance = self.style.bluffs if self.led else self.style.tricks
        return self._takes(chance // count) if count <= 3 else False

    def _answer(self, seen: Outlook) -> Command:
        """Somebody has bet."""
        style = self.style
        self.heard = seen.narrowness()
        narrow = self.heard + self.heat
        if seen.may.most_to and self._raises_again(seen, narrow):
            return self._raise(seen, strong=True)
        share = seen.share(narrow)
        caution = style.late_caution if not seen.commits() else max(0, style.late_caution)
        if share >= seen.price + caution:
            return passive(seen.view)
        if seen.may.most_to and len(seen.rivals) == 1 and self._takes(style.tricks // 3):
            return self._raise(seen, strong=False)
        return give_up(seen.view)

    def _raises_again(self, seen: Outlook, narrow: int) -> bool:
        """Whether the hand is good enough to raise a bet, the fewer hands the more it was raised;
        where half a pot is much, or bets are small, less will do."""
        bar = self.style.raises_at - (100 if seen.fixed else 0)
        if seen.split:
            bar = 1000 + (bar - 1000) // 2
        even = 1000 // (len(seen.rivals) + 1)
        return 1000 * seen.share(narrow + 4 * (seen.raises() - 1)) >= even * bar

    # ---- what comes of it ----------------------------------------------------------------------

    def _raise(self, seen: Outlook, *, strong: bool) -> Command:
        per_cent = self.style.size + (10 if strong else -10)
        return RaiseTo(seen.me, raise_to(seen, per_cent, strong))

    def _call(self, seen: Outlook, wanted: bool) -> Command:
        return passive(seen.view) if wanted else give_up(seen.view)

    def _takes(self, chance: int) -> bool:
        """Whether a chance of so many in a thousand comes up."""
        if self._dice is None:
            self._dice = Random(self.seed)
        return self._dice.randrange(1000) < chance
