"""A deal from its posts to its last bet, in PokerStars' lines: ``Play`` is told event by event.

The invariant: of cards only those dealt face up, the board, and the hero's own come into a line;
what was shown is kept in ``shown`` for the showdown, which comes after everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shuffleup.cards import TEXT, UNKNOWN, face_up
from shuffleup.hand import Event
from shuffleup.hand import events as e
from shuffleup.hand.state import DRAWING
from shuffleup.histories.export.exported_deal import ExportedDeal, money_of, names_of
from shuffleup.histories.export.posts import PostName, called
from shuffleup.histories.export.told import steps

Cards = Sequence[int]

STUD = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
BOARD = {3: "FLOP", 4: "TURN", 5: "RIVER"}
COUNTED = ("FIRST", "SECOND", "THIRD")
POSTS = {
    PostName.SMALL: "small blind",
    PostName.BIG: "big blind",
    PostName.ENTRY: "big blind",
    PostName.STRADDLE: "straddle",
    PostName.ANTE: "the ante",
}


def listed(cards: Cards) -> str:
    """``[As Ks]``."""
    return f"[{' '.join([TEXT[card] for card in cards])}]"


class Play:
    """The lines so far, and what the end of the hand has to know."""

    def __init__(self, deal: ExportedDeal, hero: int) -> None:
        hand = deal.hand
        self.hand = hand  # as it is after each event; at first only its setup is read
        self.hero = hero
        self.names = names_of(deal)
        self.money = money_of(deal).said
        self.called = called(hand.setup)
        self.lines: list[str] = []
        self.held: list[tuple[int, ...]] = [()] * hand.n  # in the order received
        self.ups: list[tuple[int, ...]] = [()] * hand.n
        self.fresh: dict[int, list[tuple[int, bool]]] = {}  # dealt on this street; up or not
        self.dead_half: dict[int, int] = {}  # of those who post both blinds
        self.folded: dict[int, tuple[int, bool]] = {}  # on which street; having bet or not
        self.shown: dict[int, tuple[int, ...]] = {}
        self.mucked: set[int] = set()

    def tell(self, deal: ExportedDeal, events: Sequence[Event]) -> None:
        for step in steps(deal, events):
            self.hand = step.hand
            say = SAID.get(type(step.event))
            if say is not None:
                say(self, step.event, step.bet)

    def does(self, seat: int, what: str) -> None:
        """A line of what a player did, with a word more if it took the last chip."""
        self.lines.append(f"{self.names[seat]}: {what}")

    def pays(self, seat: int, what: str) -> None:
        all_in = "" if self.hand.able >> seat & 1 else " and is all-in"
        self.does(seat, what + all_in)

    def deals(self, seat: int, old: Cards, new: Cards) -> None:
        """``Dealt to Ann [As Kd] [9c]``, if anyone knows the cards."""
        if UNKNOWN not in (*old, *new):
            shown = [listed(cards) for cards in (old, new) if cards]
            self.lines.append(f"Dealt to {self.names[seat]} {' '.join(shown)}")


# ---- posts -----------------------------------------------------------------------------------


def posts(play: Play, v: e.Posted, before: int) -> None:
    name = play.called[play.hand.posted - 1]
    if name is PostName.DEAD_OF_BOTH or name is PostName.LIVE_OF_BOTH:
        posts_both(play, v)
    elif name is PostName.DEAD_SMALL:
        # A second small blind is dead by custom; where there is no first, an ante is.
        second = PostName.SMALL in play.called[: play.hand.posted - 1]
        kind = "small blind" if second else "the ante"
        play.pays(v.seat, f"posts {kind} {play.money(v.amount)}")
    else:
        play.pays(v.seat, f"posts {POSTS[name]} {play.money(v.amount)}")


def pays_house(play: Play, v: e.Dropped, before: int) -> None:
    """A fee posted by a seat is chips nobody need match, and then rake; one of a pot is rake."""
    if v.seat >= 0:
        play.pays(v.seat, f"posts the ante {play.money(v.amount)}")


def posts_both(play: Play, v: e.Posted) -> None:
    """One line for two posts, when the second of them is made."""
    first = play.dead_half.pop(v.seat, None)
    if first is None:
        play.dead_half[v.seat] = v.amount
    else:
        play.pays(v.seat, f"posts small & big blinds {play.money(first + v.amount)}")


# ---- cards -----------------------------------------------------------------------------------


def dealt(play: Play, v: e.Dealt, before: int) -> None:
    hand, seat = play.hand, v.seat
    play.held[seat] += v.cards
    play.ups[seat] += v.cards if v.up else ()
    play.fresh.setdefault(seat, []).extend([(card, v.up) for card in v.cards])
    drawn = hand.phase == DRAWING and len(hand.hole[seat]) == hand.game.hand_size
    if drawn and seat == play.hero:
        new = [card for card, _ in play.fresh[seat]]
        play.deals(seat, play.held[seat][: -len(new)], new)


def opened(play: Play, v: e.Opened, before: int) -> None:
    game = play.hand.game
    if game.stud:
        stud_street(play, STUD[v.street])
    elif v.street == 0:
        play.lines.append(f"*** {'DEALING HANDS' if game.draws else 'HOLE CARDS'} ***")
        if play.hero >= 0:
            play.deals(play.hero, (), play.held[play.hero])
    play.fresh = {}


def stud_street(play: Play, street: str) -> None:
    """The new cards of all who are still in, beside those they had: the hero's own and up-cards."""
    common = play.hand.board if street == "RIVER" else ()
    play.lines.append(f"*** {street} ***{' ' + listed(common) if common else ''}")
    for seat in range(play.hand.n):
        own = seat == play.hero
        new = [card for card, up in play.fresh.get(seat, ()) if own or up]
        if new and play.hand.live >> seat & 1:
            known = play.held[seat] if own else play.ups[seat]
            play.deals(seat, known[: -len(new)], new)


def boarded(play: Play, v: e.Boarded, before: int) -> None:
    hand = play.hand
    if hand.game.stud:
        return
    board = hand.boards[v.run]
    run = f"{COUNTED[v.run]} " if hand.runs > 1 else ""
    parts = [board[: -len(v.cards)], v.cards]
    shown = [listed(part) for part in parts if part]
    play.lines.append(f"*** {run}{BOARD[len(board)]} *** {' '.join(shown)}")


def asked(play: Play, v: e.Asked, before: int) -> None:
    """A draw; a game with only one of them has no line for it."""
    draws = sum(1 for street in play.hand.game.streets if street.draw)
    if v.phase == DRAWING and draws > 1:
        play.lines.append(f"*** {COUNTED[play.hand.street]} DRAW ***")


def discards(play: Play, v: e.Discarded, before: int) -> None:
    seat, own = v.seat, v.seat == play.hero
    play.held[seat] = tuple([card for card in play.held[seat] if card not in v.cards])
    known = own and UNKNOWN not in (*v.cards, *play.held[seat])
    if not v.cards:
        play.does(seat, f"stands pat{' on ' + listed(play.held[seat]) if known else ''}")
        return
    count = f"{len(v.cards)} card{'' if len(v.cards) == 1 else 's'}"
    play.does(seat, f"discards {count}{' ' + listed(v.cards) if known else ''}")


# ---- what players do -------------------------------------------------------------------------


def folds(play: Play, v: e.Folded, before: int) -> None:
    bet = play.hand.street > 0 or play.hand.bets[v.seat] > 0
    play.folded[v.seat] = (play.hand.street, bet)
    play.does(v.seat, "folds")


def raises(play: Play, v: e.Raised, before: int) -> None:
    """A bet where there is none; else a raise *by* what it adds to the bet, *to* its total."""
    by = f"raises {play.money(v.to - before)} to" if before else "bets"
    play.pays(v.seat, f"{by} {play.money(v.to)}")


def shows(play: Play, v: e.Shown, before: int) -> None:
    # Perhaps once more, with a card dealt since; perhaps not all of the hand.
    play.shown[v.seat] = face_up(v.cards)


def mucks(play: Play, v: e.Mucked, before: int) -> None:
    play.shown.pop(v.seat, None)
    play.mucked.add(v.seat)


SAID: dict[type, Callable[..., None]] = {
    e.Posted: posts,
    e.Dropped: pays_house,
    e.Dealt: dealt,
    e.Opened: opened,
    e.Boarded: boarded,
    e.Asked: asked,
    e.Discarded: discards,
    e.Reshuffled: lambda play, v, before: play.lines.append("The deck is reshuffled"),
    e.BroughtIn: lambda play, v, before: play.pays(v.seat, f"brings in for {play.money(v.amount)}"),
    e.Folded: folds,
    e.Checked: lambda play, v, before: play.does(v.seat, "checks"),
    e.Called: lambda play, v, before: play.pays(v.seat, f"calls {play.money(v.amount)}"),
    e.Raised: raises,
    e.Returned: lambda play, v, before: play.lines.append(
        f"Uncalled bet ({play.money(v.amount)}) returned to {play.names[v.seat]}"
    ),
    e.Shown: shows,
    e.Mucked: mucks,
}
