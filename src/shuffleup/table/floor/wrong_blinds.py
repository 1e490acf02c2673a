"""A big blind posted twice, and one that was not posted because its player meant to sit out: put
right at once where the hand can be dealt again, else on the hands that follow."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.evidence import PROVED_BY_JUDGE, READ_BY_JUDGE
from shuffleup.floor.facts import SEAT, Fact, FactError, Facts
from shuffleup.floor.kinds import Chance
from shuffleup.floor.misdeals.missing_posts import can_be_live, paid_in
from shuffleup.floor.report import no_clause
from shuffleup.floor.substantial import GROUNDS as SUBSTANTIAL
from shuffleup.hand.repairs.primitives import Voided
from shuffleup.hand.setup import Forced
from shuffleup.hand.state import Hand
from shuffleup.law.points.table.button import BlindSittingOut, ButtonLaw, PostedTwice
from shuffleup.law.procedures import enforced
from shuffleup.law.ruling import Choice, Ruling
from shuffleup.table.blinds.button import FOLLOWS, Places
from shuffleup.table.blinds.in_turn import big_blind, name_of, who
from shuffleup.table.events import Planned, Reckoned
from shuffleup.table.floor.table_kinds import BUTTON_AND_BLINDS, has_gone_too_far, kind
from shuffleup.table.rulings import AnyTableEvent, TableChoice, TableRuling
from shuffleup.table.state import Table, seated

# ---- posted twice ----------------------------------------------------------------------------


@kind(
    "big-blind-posted-twice",
    BUTTON_AND_BLINDS,
    "The button was not moved, and the same player posted the big blind again.",
    Fact("seat", SEAT, "Who posted the big blind twice?"),
    known=PROVED_BY_JUDGE,
)
def posted_twice(table: Table, facts: Facts, chance: Chance) -> TableRuling:
    at = facts.seat()
    if not (table.places.big == table.before.places.big == at and has_posted(table, at)):
        raise FactError(
            f"seat: {name_of(seated(table, at).player)} did not post the big blind twice"
        )
    if not enforced("blind-posted-twice"):
        return no_clause(table.rules)
    grounds = (ButtonLaw.big_blind_posted_twice, "blind-posted-twice", *SUBSTANTIAL)
    if table.hand is not None and not has_gone_too_far(table.hand):
        return Ruling((Voided(),), grounds=grounds, says="the blinds are corrected")
    if table.rules.button.big_blind_posted_twice is PostedTwice.STANDS:
        return Ruling(grounds=grounds, says="it stands")
    options = after_twice(table, at)
    found = (*grounds, *(AFTER_TWICE[option.name] for option in options))
    return Ruling(grounds=found, options=options, says="the player may choose")


AFTER_TWICE = {"small-blind-next": "small-blind-after-twice", "sit-out": "sit-out-after-twice"}


def after_twice(table: Table, at: int) -> tuple[TableChoice, ...]:
    """What a player who posted twice may do on the next hand."""
    says = "The small blind on the next hand, and the button goes on as usual."
    choices: list[TableChoice] = [Choice("small-blind-next", says)]
    others = who(table).regular & ~(1 << at)
    if others.bit_count() > 1:
        says = "A hand off without a small blind, and the button on the one after."
        choices.append(Choice("sit-out", says, sitting_out_once(table, at)))
    return tuple(choices)


def sitting_out_once(table: Table, at: int) -> tuple[AnyTableEvent, ...]:
    """The button goes to the player who posted the small blind twice, the big blind to the next
    player; then the button to the one who sat out."""
    hands = (Places(table.places.small, at, FOLLOWS), Places(at, FOLLOWS, FOLLOWS))
    return (Planned(hands), Reckoned(at, replace(seated(table, at).account, waits=1)))


def has_posted(table: Table, at: int) -> bool:
    return any(post.seat == at and post.kind is Forced.BLIND for post in table.deal.posts)


# ---- dealt in while sitting out --------------------------------------------------------------


@kind(
    "big-blind-sitting-out",
    BUTTON_AND_BLINDS,
    "A player due the big blind was dealt in, and had meant to sit out.",
    Fact("seat", SEAT, "Who was it?"),
    known=READ_BY_JUDGE,
)
def blind_sitting_out(table: Table, facts: Facts, chance: Chance) -> TableRuling:
    at = facts.seat()
    if table.places.big != at or not table.deal.dealt >> at & 1 or has_posted(table, at):
        player = seated(table, at).player
        raise FactError(f"seat: {player} was not dealt in for the big blind without posting it")
    law, hand = table.rules.button.big_blind_sitting_out_dealt_in, table.hand
    grounds = ("big-blind-sitting-out", ButtonLaw.big_blind_sitting_out_dealt_in, *SUBSTANTIAL)
    if hand is not None and can_be_misdeal(hand):
        named = ("big-blind-sitting-out", "misdeal-for-blind-sitting-out", *SUBSTANTIAL)
        return Ruling((Voided(),), grounds=named, says="misdeal")
    if hand is not None and law is BlindSittingOut.MISDEAL:
        return Ruling((Voided(),), grounds=grounds, says="misdeal")
    if hand is not None and law is BlindSittingOut.POST_NOW:
        return Ruling(late_blind(table, hand, at), grounds=grounds, says="the blind goes in now")
    if law is not BlindSittingOut.PLAY_WITHOUT:
        return Ruling(owing_both(table, at), grounds=grounds, says="the hand stands")
    says = "played without a big blind"
    return Ruling((*without_it(table, at), *owing_both(table, at)), grounds=grounds, says=says)


def can_be_misdeal(hand: Hand) -> bool:
    return not has_gone_too_far(hand)


def late_blind(table: Table, hand: Hand, at: int) -> tuple[AnyTableEvent, ...]:
    amount = min(big_blind(table), hand.stacks[at])
    return paid_in(hand, at, amount, can_be_live(hand, at)) if amount else ()


def without_it(table: Table, at: int) -> tuple[AnyTableEvent, ...]:
    """The button moves for a hand without a small blind, and stays for the next, when the blinds
    are right again."""
    button = table.places.small
    return (Planned((Places(button, at, FOLLOWS), Places(button, FOLLOWS, FOLLOWS))),)


def owing_both(table: Table, at: int) -> tuple[AnyTableEvent, ...]:
    """A player who sat out the round comes back owing both blinds."""
    now = seated(table, at).account
    return (Reckoned(at, replace(now, owes_big=True, owes_small=True)),)
