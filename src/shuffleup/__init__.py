"""Shuffle Up: a poker room in software that plays by a written house rulebook.

The names most people want are here, each imported when it is first used, so that ``import
shuffleup`` takes no time::

    from shuffleup import new_hand, no_limit, proceed

    hand = new_hand("holdem", no_limit(100, 200), [20_000] * 3, seed=7, names=["Ann", "Bob", "Cy"])
    proceed(hand)
    hand.act("Cy raises to 600")
    print(hand)

A hand: ``new_hand``, ``proceed``, ``act``, ``options``, ``view`` and the commands (``Call`` …); a
table: ``new_table`` and ``table.act("Ann sits 1 with 200")``; cards: ``parse``, ``show``, ``Card``;
values: ``high`` and its like; recorded hands: ``read_file``, ``replay_history``, ``write_phh``;
chances: ``from shuffleup.equity import equity``. ``shuffleup.hand``, ``.table``, ``.strength``,
``.equity``, ``.histories`` and ``.bots`` have everything else.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from shuffleup.version import __version__

if TYPE_CHECKING:  # for whoever checks types or completes names; nothing is imported in play
    from shuffleup.bots import BOTS, Bot, play_hand
    from shuffleup.cards import JOKER, UNKNOWN, Card, parse, show
    from shuffleup.equity import Equity, EquityError, parse_range
    from shuffleup.games import Sheet, SheetError, game
    from shuffleup.hand import (
        DEALER,
        SPECTATOR,
        Board,
        BringIn,
        Burn,
        Call,
        Check,
        Command,
        Deal,
        Discard,
        Drop,
        Event,
        Fold,
        Forced,
        Hand,
        Hunt,
        Muck,
        Options,
        Post,
        RaiseTo,
        RunIt,
        Setup,
        SetupError,
        Show,
        Stakes,
        View,
        act,
        apply,
        copy,
        judge,
        limit,
        new_hand,
        no_limit,
        options,
        pot_limit,
        pot_total,
        pots,
        proceed,
        replay,
        spread,
        view,
        wanted,
    )  # fmt: skip
    from shuffleup.histories import (
        History,
        PhhError,
        history_of,
        parse_phh,
        parse_phhs,
        read_file,
        replay_history,
        write_phh,
        write_phhs,
    )  # fmt: skip
    from shuffleup.law.rulebook import Rulebook, cite, resolve, rulebook
    from shuffleup.law.rules import Rules
    from shuffleup.law.ruling import Reason, Refusal, Ruling
    from shuffleup.strength import (
        ace_to_five,
        badugi,
        best,
        deuce_to_seven,
        eight_or_better,
        high,
        omaha_eight,
        omaha_high,
        words,
    )  # fmt: skip
    from shuffleup.table import House, Role, Sender, Table, new_table

PLACES = {
    "bots": ("BOTS", "Bot", "play_hand"),
    "cards": ("Card", "JOKER", "UNKNOWN", "parse", "show"),
    "equity": ("Equity", "EquityError", "parse_range"),
    "games": ("Sheet", "SheetError", "game"),
    "hand": (
        "DEALER", "SPECTATOR", "Board", "BringIn", "Burn", "Call", "Check", "Command", "Deal",
        "Discard", "Drop", "Event", "Fold", "Forced", "Hand", "Hunt", "Muck", "Options", "Post",
        "RaiseTo", "RunIt", "Setup", "SetupError", "Show", "Stakes", "View", "act", "apply", "copy",
        "judge", "limit", "new_hand", "no_limit", "options", "pot_limit", "pot_total", "pots",
        "proceed", "replay", "spread", "view", "wanted",
    ),
    "histories": (
        "History", "PhhError", "history_of", "parse_phh", "parse_phhs", "read_file",
        "replay_history", "write_phh", "write_phhs",
    ),
    "law.rulebook": ("Rulebook", "cite", "resolve", "rulebook"),
    "law.rules": ("Rules",),
    "law.ruling": ("Reason", "Refusal", "Ruling"),
    "strength": (
        "ace_to_five", "badugi", "best", "deuce_to_seven", "eight_or_better", "high",
        "omaha_eight", "omaha_high", "words",
    ),
    "table": ("House", "Role", "Sender", "Table", "new_table"),
}  # fmt: skip
PLACE_OF = {name: place for place, names in PLACES.items() for name in names}

__all__ = [
    "BOTS",
    "DEALER",
    "JOKER",
    "SPECTATOR",
    "UNKNOWN",
    "Board",
    "Bot",
    "BringIn",
    "Burn",
    "Call",
    "Card",
    "Check",
    "Command",
    "Deal",
    "Discard",
    "Drop",
    "Equity",
    "EquityError",
    "Event",
    "Fold",
    "Forced",
    "Hand",
    "History",
    "House",
    "Hunt",
    "Muck",
    "Options",
    "PhhError",
    "Post",
    "RaiseTo",
    "Reason",
    "Refusal",
    "Role",
    "Rulebook",
    "Rules",
    "Ruling",
    "RunIt",
    "Sender",
    "Setup",
    "SetupError",
    "Sheet",
    "SheetError",
    "Show",
    "Stakes",
    "Table",
    "View",
    "__version__",
    "ace_to_five",
    "act",
    "apply",
    "badugi",
    "best",
    "cite",
    "copy",
    "deuce_to_seven",
    "eight_or_better",
    "game",
    "high",
    "history_of",
    "judge",
    "limit",
    "new_hand",
    "new_table",
    "no_limit",
    "omaha_eight",
    "omaha_high",
    "options",
    "parse",
    "parse_phh",
    "parse_phhs",
    "parse_range",
    "play_hand",
    "pot_limit",
    "pot_total",
    "pots",
    "proceed",
    "read_file",
    "replay",
    "replay_history",
    "resolve",
    "rulebook",
    "show",
    "spread",
    "view",
    "wanted",
    "words",
    "write_phh",
    "write_phhs",
]  # fmt: skip


def __getattr__(name: str) -> object:
    place = PLACE_OF.get(name)
    if place is None:
        raise AttributeError(f"shuffleup has no {name!r}; help(shuffleup) says what there is")
    return getattr(import_module(f"shuffleup.{place}"), name)


def __dir__() -> list[str]:
    """What is meant for whoever imports it, and nothing that only this module needs."""
    return sorted(__all__)
