"""What two players agree on: to take their blinds back, or to share a pot.

Both have to say so. The first to speak makes an offer, which is judged as if it were the agreement;
it is done when the other says the same, unless something has happened in the hand since.

A chop returns to each blind what is in front of it, and the hand is over: no pot is won, so the
house takes nothing and nobody has a leg. Only chips of the two may be in the pot; what another has
left there (an ante, a missed blind, forfeited chips) has to be won, since sharing it would be a
pot split by agreement.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games import Opening
from shuffleup.hand.apply import apply as apply_to_hand
from shuffleup.hand.drops import take_drop
from shuffleup.hand.events import Awarded, Ended, Returned
from shuffleup.hand.pots import uncalled
from shuffleup.hand.repairs.primitives import Refunded
from shuffleup.hand.setup import NO_DROP, Forced
from shuffleup.hand.shares import BOTH, split
from shuffleup.hand.state import BETTING, Hand, copy, mask_of, pot_total
from shuffleup.law.points.table.chop import ChopLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.deal.deal_records import Agreement, AgreementOffer
from shuffleup.table.events import AgreementOffered
from shuffleup.table.refusals import floor_decides, malformed, refuse
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated

# ---- chopping blinds -------------------------------------------------------------------------


def judge_chop(table: Table, command: c.Chop) -> TableRuling:
    """The blinds take back what they posted, when all others have folded."""
    hand, pair = table.hand, {command.seat, command.other}
    if hand is None:
        return malformed(Reason.NO_HAND, "no hand is being played")
    if table.question:
        return floor_decides()
    refused = why_none_here(table, hand, pair) or why_not_these(table, hand, pair)
    if refused is not None:
        return refused
    back = [Refunded(at, hand.paid[at]) for at in sorted(pair) if hand.paid[at]]
    return agreed(table, hand, Agreement.CHOP, command, (*back, Ended()), ChopLaw.blinds)


def why_none_here(table: Table, hand: Hand, pair: set[int]) -> TableRuling | None:
    """Why the blinds are not chopped in this house, game or pot."""
    law = table.rules.chop
    if not law.blinds or hand.game.opening is not Opening.BLINDS:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "blinds are not chopped here", ChopLaw.blinds)
    if hand.game.key.startswith("omaha") and not law.blinds_in_omaha:
        says = "blinds are not chopped in Omaha"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ChopLaw.blinds_in_omaha)
    killers = {post.seat for post in table.deal.posts if post.kind is Forced.KILL}
    if killers and not (law.blinds_in_kill_pot and killers <= pair):
        says = "this is a kill pot, and its killer is not one of the blinds"
        if not law.blinds_in_kill_pot:
            says = "blinds are not chopped in a kill pot"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ChopLaw.blinds_in_kill_pot)
    return None


def why_not_these(table: Table, hand: Hand, pair: set[int]) -> TableRuling | None:
    """Why these two may not chop now."""
    if pair != {table.places.small, table.places.big}:
        return refuse(Reason.NOT_YOUR_PLACE, "only the two blinds chop", ChopLaw.blinds)
    if not all(seated(table, at).presence.here for at in pair):
        return refuse(Reason.NOT_YET, "both must be here to agree", ChopLaw.blinds)
    if hand.live != mask_of(pair):
        return refuse(Reason.NOT_YET, "not all the others have folded", ChopLaw.blinds)
    if not is_unplayed(hand):
        return refuse(Reason.NOT_THIS_WAY, "the blinds are being played", ChopLaw.blinds)
    if pot_total(hand) != sum(hand.paid[at] for at in pair):
        says = "there are chips of others in the pot, and they have to be won"
        return refuse(Reason.NOT_THIS_WAY, says, ChopLaw.agreed_pot_split)
    return None


def is_unplayed(hand: Hand) -> bool:
    """Before the flop, and everyone who has acted has folded."""
    return hand.street == 0 and hand.phase == BETTING and not (hand.acted or hand.checked)


# ---- sharing a pot ---------------------------------------------------------------------------


def judge_split_pot(table: Table, command: c.SplitPot) -> TableRuling:
    """Two players share a pot, where a house lets them: it is theirs alone by then."""
    hand, pair = table.hand, {command.seat, command.other}
    if hand is None:
        return malformed(Reason.NO_HAND, "no hand is being played")
    if table.question:
        return floor_decides()
    if not table.rules.chop.agreed_pot_split:
        says = "a pot is split by tied hands and not by agreement"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ChopLaw.agreed_pot_split)
    if len(pair) < 2 or hand.live != mask_of(pair):
        says = "only the two who are left in the hand can share the pot"
        return refuse(Reason.NOT_YOUR_PLACE, says, ChopLaw.agreed_pot_split)
    shared = tuple(shared_pot(hand, sorted(pair)))
    return agreed(table, hand, Agreement.SPLIT_POT, command, shared, ChopLaw.agreed_pot_split)


def shared_pot(hand: Hand, pair: list[int]) -> list[AnyTableEvent]:
    """What nobody called goes back, the house takes its drop, and each has half of the rest."""
    trial = copy(hand)
    seat, amount = uncalled(trial)
    if amount:
        apply_to_hand(trial, Returned(seat, amount))
    if trial.setup.drop is not NO_DROP:
        take_drop(trial)
    shares, _ = split(trial, pot_total(trial), pair, BOTH, 0)
    for at, chips, way in shares:
        apply_to_hand(trial, Awarded(at, chips, way=way))
    return [*trial.log[len(hand.log) :], Ended()]


# ---- two consents ----------------------------------------------------------------------------


def agreed(
    table: Table,
    hand: Hand,
    what: Agreement,
    command: c.Chop | c.SplitPot,
    events: tuple[AnyTableEvent, ...],
    point: str,
) -> TableRuling:
    """Done if the other has offered it; else it is an offer."""
    seat, other = command.seat, command.other
    if standing_offer(table) == AgreementOffer(what, other, seat, hand.version):
        return Ruling(events, grounds=(point,))
    offer = AgreementOffer(what, seat, other, hand.version)
    says = f"offered to {name_of(seated(table, other).player)}"
    made = () if standing_offer(table) == offer else (AgreementOffered(offer),)
    return Ruling(made, grounds=(point,), says=says)


def standing_offer(table: Table) -> AgreementOffer | None:
    """The offer that waits for its answer: nothing has happened in the hand since."""
    offer, hand = table.deal.offer, table.hand
    return offer if offer is not None and hand is not None and offer.at == hand.version else None


def offer_agreement(table: Table, event: AgreementOffered) -> None:
    table.deal = replace(table.deal, offer=event.offer)


JUDGES: Judges = {c.Chop: judge_chop, c.SplitPot: judge_split_pot}
APPLY: Applies = {AgreementOffered: offer_agreement}
