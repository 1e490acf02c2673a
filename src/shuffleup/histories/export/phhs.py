"""A deal as PHH: ``writes_phh(deal)``, with what else the format has fields for.

The invariant: a text that is written reads back and replays to the stacks the hand ended with; a
hand of which it would not (two players with a dead button) is refused. Every known card is in it,
for without them nobody could replay the hand. A fee that the hand itself took goes along; what PHH
has no field for, a drop taken after the hand, is left out.
"""

from __future__ import annotations

from shuffleup.histories.export.exported_deal import CODES, ExportedDeal, Hero, moment_of, names_of
from shuffleup.histories.history import History, PhhError
from shuffleup.histories.history_events import history_of, scale_of
from shuffleup.histories.phh import parse_phh
from shuffleup.histories.plain_values import LocalTime
from shuffleup.histories.replay_history import replay_history
from shuffleup.histories.writing import write_phh


def writes_phh(deal: ExportedDeal, hero: Hero = None) -> str:
    """The ``.phh`` text of a deal. It hides no card, so it takes no hero."""
    if hero is not None:
        raise PhhError("PHH is written with every card, for nobody's eyes alone: it has no hero")
    text = write_phh(history_of_deal(deal))
    again = replay_history(parse_phh(text))
    if again.error or again.note or not again.matches:
        raise PhhError(f"PHH cannot tell of it as it was: {again.error or 'it ends otherwise'}")
    return text


def history_of_deal(deal: ExportedDeal) -> History:
    """The History of a deal; ``PhhError`` for a hand that PHH has no words for."""
    if not deal.hand.over:
        raise PhhError("the hand is not over")
    names = names_of(deal) if deal.names else ()
    return history_of(deal.hand, names, about(deal))


def about(deal: ExportedDeal) -> dict[str, object]:
    """The optional fields of PHH that a deal can fill."""
    fields: dict[str, object] = {"table": deal.table, "hand": deal.number}
    moment = moment_of(deal)
    if moment is not None:
        fields |= {
            "time": LocalTime.fromisoformat(moment.clock),
            "time_zone": "UTC",
            "day": moment.day,
            "month": moment.month,
            "year": moment.year,
        }
    # The amounts are in dollars if the stakes say how many chips there are to one.
    dollar = deal.hand.stakes.dollar
    if deal.currency and (deal.unit or dollar) == dollar and scale_of(dollar) == dollar:
        fields["currency_symbol"] = deal.currency
        if deal.currency in CODES:
            fields["currency"] = CODES[deal.currency]
    return fields
