"""A deal as PHH: ``writes_phh(deal)``, with what else the format has fields for.

The invariant: a text that is written reads back and replays to the stacks the hand ended with; a
hand of which it would not (a collection blind with a dead button) is refused. Every known card is
in it, for without them nobody could replay the hand. A fee that the hand itself took goes along;
what PHH has no field for, a drop taken after the hand, is left out. Of the rules of the house only
those points go along without which the hand would not replay: nearly always none.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.histories.export.exported_deal import CODES, ExportedDeal, Hero, moment_of, names_of
from shuffleup.histories.history import History, PhhError
from shuffleup.histories.history_events import history_of, scale_of
from shuffleup.histories.phh import parse_phh
from shuffleup.histories.plain_values import LocalTime
from shuffleup.histories.replay_history import replay_history
from shuffleup.histories.writing import write_phh

OWN_RULES, BETWEEN = "_rules", ", "


def writes_phh(deal: ExportedDeal, hero: Hero = None) -> str:
    """The ``.phh`` text of a deal. It hides no card, so it takes no hero."""
    if hero is not None:
        raise PhhError("PHH is written with every card, for nobody's eyes alone: it has no hero")
    history = history_of_deal(deal)
    told, why = replayed_from(history)
    if why:
        raise PhhError(f"PHH cannot tell of it as it was: {why}")
    return written_with(history, points_needed(history)) if OWN_RULES in history.metadata else told


def replayed_from(history: History) -> tuple[str, str]:
    """The text of a hand, and why it does not play again as it was; nothing where it does."""
    text = write_phh(history)
    again = replay_history(parse_phh(text))
    if again.error or again.note or again.rake or not again.matches:
        return text, again.error or "it ends otherwise"
    return text, ""


def written_with(history: History, points: list[str]) -> str:
    return write_phh(with_points(history, points))


def with_points(history: History, points: list[str]) -> History:
    """The hand with these points of its house's rules and no others."""
    fields = {name: value for name, value in history.metadata.items() if name != OWN_RULES}
    if points:
        fields[OWN_RULES] = BETWEEN.join(points)
    return replace(history, metadata=fields)


def points_needed(history: History) -> list[str]:
    """The points of the house without which the hand would not replay: ever smaller parts of the
    list are left out, as long as it still does."""
    needed = str(history.metadata[OWN_RULES]).split(BETWEEN)
    size = len(needed)
    while needed and size:
        at = 0
        while at < len(needed):
            fewer = needed[:at] + needed[at + size :]
            if replayed_from(with_points(history, fewer))[1]:
                at += size
            else:
                needed = fewer
        size //= 2
    return needed


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
