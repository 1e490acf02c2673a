"""An event of a hand in a few words, even one that a transcript has no words for."""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.cli.describe import table_title
from shuffleup.cli.law.telling_repairs import REPAIRS
from shuffleup.hand import events as e
from shuffleup.hand.state import PHASE_NAMES
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.hand.words.hand_words import say


def what_happened(event: e.Event, played: Played) -> str:
    """As a dealer would say it."""
    tell, repair = TELL.get(type(event)), REPAIRS.get(type(event))
    if repair:
        return repair(event, played.names)
    return tell(event, played) if tell else say(event, played.names) or plain(event)


def plain(event: object) -> str:
    """``betting closed``: the name of an event that nobody has put into words yet."""
    name = type(event).__name__
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def opened(event: e.Opened, played: Played) -> str:
    street = played.hand.game.streets[event.street].name
    if event.first < 0:
        return f"{street}: nobody is left to bet"
    return f"{street}: {played.names[event.first]} acts first"


def ended(event: e.Ended, played: Played) -> str:
    stays = f"; {event.carried} stays in the pot" if event.carried else ""
    return f"the hand is over{stays}"


TELL: dict[type, Callable[..., str]] = {
    e.Started: lambda v, p: f"{table_title(v.setup.game, v.setup.stakes)} begins",
    e.Shuffled: lambda v, p: f"a deck of {len(v.deck)} cards is ready",
    e.Opened: opened,
    e.Asked: lambda v, p: f"{p.names[v.first]} is asked to {PHASE_NAMES[v.phase]}",
    e.Ended: ended,
}
