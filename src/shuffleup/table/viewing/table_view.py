"""What one viewer may know of a table: ``view(table, viewer)``, and nothing else is sent out.

A table itself cannot be sent: ``encode_view`` takes what ``view`` gives, and that holds nothing but
what its viewer may know. The invariant: permute every card a viewer has not seen, in this hand and
all before it, and not one byte of the view or of the ``stream`` changes.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.hand.dealing import wanted
from shuffleup.hand.echoes import said
from shuffleup.hand.repairs.primitives import Repair
from shuffleup.hand.rulings import HandEvent
from shuffleup.hand.state import pot_total, seats_in
from shuffleup.hand.view import DEALER, SPECTATOR, View, seen
from shuffleup.hand.view import view as view_hand
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.log.codec import encode
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.entry_choices import options as ways_in
from shuffleup.table.blinds.in_turn import has_blinds, seat_of, who
from shuffleup.table.chips.house_fee import drop_of
from shuffleup.table.chips.one_chip import offered
from shuffleup.table.deal.agreements import standing_offer
from shuffleup.table.deal.deck_setups import duty
from shuffleup.table.deal.next_hand import judge_next_hand
from shuffleup.table.edge import is_name
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.judge import JUDGES
from shuffleup.table.mix.mix_sign import mix_sign
from shuffleup.table.state import Table
from shuffleup.table.viewing.chairs import accounts, chairs, open_seats, purses, trays
from shuffleup.table.viewing.pictures import (
    CageView,
    DealerView,
    Felt,
    FloorView,
    NextDeal,
    PlayerView,
    SpectatorView,
    TableView,
)
from shuffleup.table.viewing.rail import as_it_was, version_of
from shuffleup.table.viewing.stream import about
from shuffleup.table.viewing.viewers import (
    Cage,
    Dealer,
    Floor,
    Player,
    Spectator,
    Viewer,
    ViewError,
)


def view(table: Table, viewer: Viewer) -> TableView:
    """All this viewer may know; ViewError if there is nothing for them to see."""
    see = VIEWS.get(type(viewer))
    if see is None:
        raise ViewError(f"{said(viewer)} is nobody who looks at a table")
    return see(table, viewer)


def encode_view(seen_by: TableView) -> bytes:
    """A view as bytes for its viewer; a table, or anything else, is not for sending."""
    if not isinstance(seen_by, TableView):
        raise TypeError(f"{type(seen_by).__name__} is not for sending")
    return encode(seen_by)


# ---- what lies open --------------------------------------------------------------------------


def felt(table: Table) -> Felt:
    told = table.clock.turn_at != NOWHERE
    return Felt(
        version=version_of(table),
        hands=table.hands,
        game=table.game.key,
        stakes=table.stakes,
        rulebook=table.rulebook,
        house=table.house,
        places=table.places,
        chairs=chairs(table),
        open_seats=open_seats(table),
        posts=table.deal.posts,
        straddles=table.straddles,
        legs=table.kill.legs,
        killer=table.kill.killer,
        volunteer=table.kill.volunteer,
        carried=table.pot.carried + table.pot.spare,
        deck=table.decks.deck,
        setup=table.decks.setup,
        on_hold=table.on_hold,
        question=about(table.question),
        offer=standing_offer(table),
        now=table.clock.now if told else None,
        turn_began=turn_began(table) if told else None,
        mix=mix_sign(table),
    )


def turn_began(table: Table) -> int | None:
    """When the seat to act was asked, as the clock stood; None when nobody is asked."""
    hand = table.hand
    if hand is None or hand.actor < 0:
        return None
    return table.clock.turn_at if hand.version == table.clock.moved else table.clock.now


def hand_for(table: Table, eyes: int) -> View | None:
    """The hand being played; nobody may do anything in it while the floor decides."""
    hand = table.hand
    if hand is None:
        return None
    shown = view_hand(hand, eyes, hand.version)
    if table.house.wagers_in and shown.options is not None:
        shown = replace(shown, options=offered(table, shown.options))
    return replace(shown, options=None) if table.question else shown


def last_hand(table: Table) -> View | None:
    """Between hands, the one just played, as everybody saw it: whoever sits in a seat now need not
    be the player who had its cards."""
    if table.hand is not None or table.last is None:
        return None
    return view_hand(table.last, SPECTATOR, table.last.version)


# ---- a player, and the rail ------------------------------------------------------------------


def player_view(table: Table, viewer: Player, known: Felt | None = None) -> PlayerView:
    """``known``: what everybody knows, where that was made for another player already."""
    at = seat_of(table, viewer.player)
    if at is None:
        name = viewer.player if is_name(viewer.player) else said(viewer.player)
        raise ViewError(f"{name} does not sit at this table")
    return PlayerView(
        felt=known if known is not None else felt(table),
        seat=at,
        hand=hand_for(table, at),
        last=last_hand(table),
        ways=open_ways(table, at),
        may=(
            *(words for words, wish in WISHES.items() if JUDGES[wish](table, wish(at)).ok),
            *agreements(table, at),
        ),
    )


def open_ways(table: Table, at: int) -> tuple[str, ...]:
    """The ways in that mean something: without blinds there is nothing to wait for, and when a game
    begins everybody who has sat down is dealt in."""
    in_turn = who(table)
    begins = in_turn.begins and in_turn.regular >> at & 1
    return () if begins or not has_blinds(table) else tuple(ways_in(table, at))


# What a player may want besides acting in the hand and coming in. Such a wish for one's own seat is
# always one's own to send and well formed, so only its own judge is asked: every viewer of every
# frame is told what they may do.
WISHES: dict[str, type[c.Straddle | c.KillPot | c.LetPass | c.Leave]] = {
    "straddle": c.Straddle,
    "kill the pot": c.KillPot,
    "let the blinds pass": c.LetPass,
    "leave": c.Leave,
}


# What two who are left in a hand may agree on.
AGREEMENTS: dict[str, type[c.Chop | c.SplitPot]] = {
    "chop the blinds": c.Chop,
    "split the pot": c.SplitPot,
}


def agreements(table: Table, at: int) -> list[str]:
    """What a player may offer the only other one in the hand, or say yes to."""
    live = seats_in(table.hand.live) if table.hand is not None else ()
    if len(live) != 2 or at not in live:
        return []
    other = sum(live) - at
    return [words for words, wish in AGREEMENTS.items() if JUDGES[wish](table, wish(at, other)).ok]


def spectator_view(table: Table, viewer: Spectator) -> SpectatorView:
    then = as_it_was(table, viewer)
    return SpectatorView(felt(then), hand_for(then, SPECTATOR), last_hand(then))


# ---- the house -------------------------------------------------------------------------------


def dealer_view(table: Table, viewer: Dealer) -> DealerView:
    hand = table.hand
    return DealerView(
        felt=felt(table),
        hand=hand_for(table, DEALER),
        last=last_hand(table),
        wanted=wanted(hand) if hand is not None and hand.setup.outside else None,
        coming=next_deal(table) if hand is None else None,
        drop=hand.setup.drop if hand is not None else drop_of(table),
        collected=purses(table),
        deals=duty(table, "deals"),
        cuts=duty(table, "cuts"),
        shuffles=duty(table, "shuffles"),
    )


def next_deal(table: Table) -> NextDeal:
    """The next hand as it would be dealt now."""
    ruling = judge_next_hand(table, c.NextHand())
    if ruling.refusal:
        drawn_first = ButtonLaw.first_button in ruling.refusal.grounds
        return NextDeal(refused=ruling.refusal.says, asks_button=table.by_hand and drawn_first)
    placed = next(event for event in ruling.events if isinstance(event, e.Placed))
    began = next(event for event in ruling.events if isinstance(event, e.Began))
    dealt = tuple(at for at, stack in enumerate(began.stacks) if stack)
    return NextDeal(placed.places, dealt, began.posts)


def floor_view(table: Table, viewer: Floor) -> FloorView:
    return FloorView(
        felt=felt(table),
        hand=hand_for(table, SPECTATOR),
        last=last_hand(table),
        accounts=accounts(table),
        claims=table.claims,
        button=table.button,
        collected=purses(table),
        question=table.question,
        choices=choices(table),
        rulings=rulings(table),
        repairs=repairs(table),
        coming=next_deal(table) if table.by_hand else None,
    )


def choices(table: Table) -> tuple[tuple[str, str], ...]:
    """What the book lets the floor decide; what then happens to the cards is not told."""
    if not table.question:
        return ()
    return tuple((option.name, option.says) for option in open_ruling(table).options)


def rulings(table: Table) -> tuple[e.Ruled, ...]:
    """What was ruled since the hand began, as far as the table has it."""
    found: list[e.Ruled] = []
    for event in reversed(table.log):
        if type(event) is e.Began:
            break
        if type(event) is e.Ruled:
            found.append(event)
    return tuple(found[::-1])


def repairs(table: Table) -> tuple[HandEvent, ...]:
    """What was mended in the hand being played."""
    log = table.hand.log if table.hand is not None else []
    return tuple(seen(event, SPECTATOR) for event in log if isinstance(event, Repair))


def cage_view(table: Table, viewer: Cage) -> CageView:
    hand = table.hand
    in_pot = pot_total(hand) + hand.mends.held if hand is not None else 0
    return CageView(
        version=version_of(table),
        hands=table.hands,
        house=table.house,
        trays=trays(table),
        middle=in_pot + table.pot.carried + table.pot.spare,
        collected=purses(table),
        adrift=table.adrift,
    )


VIEWS: dict[type, Callable[..., TableView]] = {
    Player: player_view,
    Spectator: spectator_view,
    Dealer: dealer_view,
    Floor: floor_view,
    Cage: cage_view,
}
