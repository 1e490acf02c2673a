"""One hand of any game: commands are judged, events are facts, state is the fold of its log."""

from shuffleup.hand.act import act
from shuffleup.hand.apply import apply, record, replay
from shuffleup.hand.commands import (
    Board,
    BringIn,
    Burn,
    Call,
    Check,
    Command,
    Deal,
    Discard,
    Fold,
    Hunt,
    Muck,
    RaiseTo,
    RunIt,
    Show,
)
from shuffleup.hand.dealing import Wanted, wanted
from shuffleup.hand.events import Event
from shuffleup.hand.judge import judge
from shuffleup.hand.options import Options, options
from shuffleup.hand.pots import pots
from shuffleup.hand.proceed import proceed
from shuffleup.hand.setup import (
    NO_DROP,
    Drop,
    Forced,
    Post,
    Setup,
    SetupError,
    Stakes,
    limit,
    no_limit,
    pot_limit,
    spread,
    usual_posts,
)
from shuffleup.hand.start import new_hand, start
from shuffleup.hand.state import Hand, copy, pot_total
from shuffleup.hand.view import DEALER, SPECTATOR, View, view

__all__ = [
    "DEALER", "NO_DROP", "SPECTATOR", "Board", "BringIn", "Burn", "Call", "Check", "Command",
    "Deal", "Discard", "Drop", "Event", "Fold", "Forced", "Hand", "Hunt", "Muck", "Options",
    "Post", "RaiseTo", "RunIt", "Setup", "SetupError", "Show", "Stakes", "View", "Wanted", "act",
    "apply", "copy", "judge",
    "limit", "new_hand", "no_limit", "options", "pot_limit", "pot_total", "pots", "proceed",
    "record", "replay", "spread", "start", "usual_posts", "view", "wanted",
]  # fmt: skip
