"""What a ruling says beside what it does: ``disagreements`` names every promise that is not kept.

Each rule is a phrase, or a thing done, and what must then be so. They are read off the hand before
and after the events, not off the judge.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from msgspec import Struct

from shuffleup.floor.stud.street_dealt import tried
from shuffleup.hand import Hand
from shuffleup.hand.events import BroughtIn, Folded, Mucked, Posted, Raised, Shown
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.rulings import HandEvents, HandRuling


class Done(Struct, frozen=True):
    """What became of a hand by the events of one ruling, or of one option."""

    before: Hand
    after: Hand
    events: HandEvents

    def has(self, *kinds: type) -> bool:
        return any(isinstance(event, kinds) for event in self.events)

    @property
    def again(self) -> bool:
        return self.has(r.Redealt, r.Voided)

    @property
    def dead(self) -> bool:
        """A hand was killed; a fold that is only reported is its player's own."""
        return not self.again and self.has(r.Killed)

    @property
    def somebody_is_dead(self) -> bool:
        seated = sum(1 << at for at, stack in enumerate(self.before.setup.stacks) if stack)
        gone = self.has(r.Killed, Folded, Mucked)
        return gone or self.before.over or self.before.live != seated

    @property
    def paid_back(self) -> bool:
        """Chips of the pot went back to a stack."""
        stacks = zip(self.before.stacks, self.after.stacks, strict=True)
        return any(now > then for then, now in stacks)

    @property
    def cards_moved(self) -> bool:
        return self.has(r.Moved)


Holds = Callable[[Done], bool]
SAYS: tuple[tuple[str, Holds], ...] = (
    (r"^misdeal:|^void\b|: void\b", lambda done: done.again),
    (r"\bplay on\b|\bplayed on\b|nothing changes", lambda done: not done.dead and not done.again),
    (r"hands? (is|are|stays?) dead\b", lambda done: done.somebody_is_dead),
    (r"hand is live|hand stays live", lambda done: not done.dead),
    (r"(bet|ante|call|blind|post) (comes|goes) back", lambda done: done.paid_back or done.again),
    (r"card is replaced|takes its place", lambda done: done.cards_moved),
    (r"card plays", lambda done: not done.cards_moved),
    (r"every chip goes back", lambda done: done.has(r.Voided)),
    (r"hand is dealt again", lambda done: done.again),
    (r"hand is given back", lambda done: not done.dead),
    (r"^everyone sees|^the hand is shown", lambda done: done.has(Shown, r.Exposed)),
    (r"all-in for the pot as it stands", lambda done: done.has(r.AllInDeclared)),
    (r"^[1-9][\d,]* (more were bet|more are paid|go to their owner)",
     lambda done: done.has(r.Corrected)),
    (r"^0 ", lambda done: not done.has(r.Corrected)),
    (r"then the hand is shown|shown when|ruled when",
     lambda done: bool(done.after.mends.deferred)),
    (r"forced bet is put in", lambda done: done.has(BroughtIn, Raised)),
    (r"(ante|it) goes in now", lambda done: done.has(Posted, r.Forfeited)),
    (r"no more betting", lambda done: done.has(r.BettingClosed)),
)  # fmt: skip
DOES: tuple[tuple[Holds, str], ...] = (
    (lambda done: done.has(r.Redealt), r"misdeal"),
    (lambda done: done.has(r.Voided), r"misdeal|void|pot is dead"),
    (
        lambda done: done.dead,
        r"dead|killed|fold|given up|no claim|left out|no right|lost|forfeit|board is|out\b",
    ),
    (lambda done: done.has(r.Refunded), r"back|refund|return"),
    (lambda done: done.has(r.Corrected), r"owner|paid|live|tabled|lost|gets? them|bet and called|"
     r"may be|plays|split|shown|pot\b|reckoned"),
    (lambda done: done.has(r.BettingClosed), r"no more betting"),
    (lambda done: done.has(r.AllInDeclared), r"all-in|do not play|in now|goes in"),
)  # fmt: skip


def disagreements(hand: Hand, ruling: HandRuling) -> Iterable[str]:
    """Every phrase of a ruling, or of one of its options, that its events do not bear out."""
    if ruling.refusal or ruling.missing:
        return
    if not ruling.options:
        yield from compared(hand, ruling.says, ruling.events)
    for option in ruling.options:
        yield from compared(hand, option.says, option.events)


def compared(hand: Hand, says: str, events: HandEvents) -> Iterable[str]:
    done = Done(hand, tried(hand, events), events)
    words = says.lower()
    for phrase, holds in SAYS:
        if re.search(phrase, words) and not holds(done):
            yield f"says {says!r} and does {events}"
    for happened, phrase in DOES:
        if happened(done) and not re.search(phrase, words):
            yield f"does {events} and says {says!r}"
