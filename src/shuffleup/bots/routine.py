"""What all bots do alike: everything but the betting.

``routine`` answers when cards are to be exchanged or thrown away, when the rest may be dealt more
than once, and at the showdown; it leaves the betting (and the bring-in) to the bot.
"""

from __future__ import annotations

from shuffleup.bots.throwing import throw
from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet, values
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Muck,
    RaiseTo,
    RunIt,
    Show,
)
from shuffleup.hand.options import Options
from shuffleup.hand.view import View


def asked(view: View) -> Options:
    """What the viewer is asked; a bot is only shown a view when it is its turn."""
    if view.options is None:
        raise ValueError(f"seat {view.viewer + 1} is asked nothing")
    return view.options


def routine(view: View) -> Command | None:
    """The command for anything but a bet; None when it is a bet that is asked for."""
    may = asked(view)
    if may.discard_most >= 0:
        return Discard(may.seat, throw(view))
    if may.runs:
        return RunIt(may.seat, 1)
    if may.show:
        return Muck(may.seat) if may.muck and is_beaten(view) else Show(may.seat)
    return None


def passive(view: View) -> Command:
    """Put in no more than one must to stay: check, call, or bring it in for the least."""
    may = asked(view)
    if may.bring_in:
        return BringIn(may.seat)
    if may.check or may.call:
        return Check(may.seat) if may.check else Call(may.seat)
    if may.fold:
        return Fold(may.seat)
    return RaiseTo(may.seat, may.least_to)  # the floor left nothing else


def give_up(view: View) -> Command:
    """Fold, unless staying is free or forced."""
    may = asked(view)
    return Fold(may.seat) if may.call and may.fold else passive(view)


def is_beaten(view: View) -> bool:
    """Whether the hands shown so far leave the viewer no pot to win."""
    sheet, me = view.game, view.viewer
    contested = [among for _, among in view.pots if me in among]
    for board in view.boards:
        for way in sheet.wins:
            if any(_leads(sheet, view, way, board, among) for among in contested):
                return False
    return True


def _leads(
    sheet: Sheet, view: View, way: str, board: tuple[int, ...], among: tuple[int, ...]
) -> bool:
    """Whether the viewer's hand is worth as much as each hand shown for this pot, or more."""
    rivals = [seat for seat in view.shown if seat in among and UNKNOWN not in view.hands[seat]]
    mine, *others = values(sheet, way, [view.hands[seat] for seat in (view.viewer, *rivals)], board)
    return bool(mine) and all(mine >= other for other in others)
