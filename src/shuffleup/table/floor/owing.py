"""A player who owes a blind was dealt in without posting it."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import READ_BY_JUDGE
from shuffleup.floor.facts import SEAT, YES, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance
from shuffleup.floor.misdeals.missing_posts import can_be_live, paid_in
from shuffleup.hand.apply import apply
from shuffleup.hand.events import BroughtIn, Called, Checked, Raised
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Killed
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import Hand, copy
from shuffleup.law.points.table.missed_blinds import ActedUnposted, LookedUnposted, MissedBlindLaw
from shuffleup.law.ruling import Ruling
from shuffleup.table.blinds.account import IN_TURN, EntryChoice
from shuffleup.table.blinds.entry import owed_posts
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.events import Reckoned
from shuffleup.table.floor.table_kinds import BUTTON_AND_BLINDS, kind
from shuffleup.table.rulings import AnyTableEvent, TableRuling
from shuffleup.table.state import Table, seated

PLAYED = (Checked, Called, Raised, BroughtIn)


@kind(
    "dealt-in-owing",
    BUTTON_AND_BLINDS,
    "A player who owes a blind was dealt in without posting, and it is found out.",
    Fact("seat", SEAT, "Who owes the blind?"),
    Fact("looked", YES, "Did the player look at a card before posting?", default=True),
    known=READ_BY_JUDGE,
)
def dealt_in_owing(table: Table, facts: Facts, chance: Chance) -> TableRuling:
    at = facts.seat()
    hand = played_owing(table, at)
    if has_played(hand, at):
        return after_acting(table, at)
    if table.hand is None or not hand.live >> at & 1:
        raise FactError(
            f"seat: {name_of(seated(table, at).player)} has no live hand, and still owes"
        )
    law, named = (
        table.rules.missed_blinds.unposted_and_looked,
        (MissedBlindLaw.unposted_and_looked,),
    )
    if facts.yes("looked") and law is LookedUnposted.DEAD:
        return Ruling((Killed(at),), grounds=named, says="the hand is dead")
    says = "the blinds go in now, and the hand is live"
    return Ruling(posted_now(table, hand, at), grounds=named, says=says)


def played_owing(table: Table, at: int) -> Hand:
    """The hand into which a seat was dealt while it owed a blind: this one, or the last."""
    seat, hand = seated(table, at), table.hand or table.last
    dealt = hand is not None and hand.setup.stacks[at] and table.deal.dealt >> at & 1
    # A player who is dealt in and pays owes nothing any more.
    if hand is None or not dealt or not seat.account.owes:
        raise FactError(f"seat: {name_of(seat.player)} was not dealt in owing a blind")
    return hand


def has_played(hand: Hand, at: int) -> bool:
    """Whether a seat has acted of its own will, other than by folding."""
    return any(isinstance(event, PLAYED) and event.seat == at for event in standing(hand))


def after_acting(table: Table, at: int) -> TableRuling:
    """The hand is live; the book says when the blinds are made up."""
    now = seated(table, at).account
    if table.rules.missed_blinds.unposted_and_acted is ActedUnposted.POST_NEXT_DEAL:
        now = replace(now, entry=EntryChoice.POST, must_post=True)
    return Ruling(
        (Reckoned(at, now),), grounds=(MissedBlindLaw.unposted_and_acted,), says="the hand is live"
    )


def posted_now(table: Table, hand: Hand, at: int) -> tuple[AnyTableEvent, ...]:
    """What is owed goes in during the hand, and the account is clear."""
    trial = copy(hand)
    events: list[AnyTableEvent] = []
    for post in owed_posts(table, at, seated(table, at)):
        amount = min(post.amount, trial.stacks[at])
        if not amount:
            break
        live = post.kind is not Forced.DEAD and can_be_live(trial, at)
        made = paid_in(trial, at, amount, live)
        for event in made:
            apply(trial, event)
        events += made
    return (Reckoned(at, IN_TURN), *events)
