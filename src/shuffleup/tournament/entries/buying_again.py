"""Whether somebody may buy chips again: until when, with which stack, how often."""

from __future__ import annotations

from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.law.ruling import Reason
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.rulings import EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament


def level_now(event: Tournament) -> int:
    """The level that is played, counted from 1; in a break the one that comes."""
    begun = event.levels[: event.clock.level + 1]
    played = sum(not level.is_break for level in begun)
    return played + 1 if begun and begun[-1].is_break else played


def in_first_break(event: Tournament) -> bool:
    begun = event.levels[: event.clock.level + 1]
    return bool(begun) and begun[-1].is_break and sum(one.is_break for one in begun) == 1


def rebuy_until(event: Tournament) -> int:
    """The level at whose end the lost buy no more: as announced, else by the book."""
    assert event.terms.rebuy is not None
    return event.terms.rebuy.until or event.rules.event_entries.rebuy_until_level


def rebuys_sold(event: Tournament) -> bool:
    """Whether somebody who has lost everything could buy again now."""
    if event.terms.rebuy is None:
        return False
    late = event.rules.event_entries.break_rebuy_threshold and in_first_break(event)
    return bool(late) or level_now(event) <= rebuy_until(event)


def add_ons_sold(event: Tournament) -> bool:
    """Whether add-ons are to come, or are sold: in the break after their level, or where none
    follows it in the next level."""
    if event.terms.add_on is None or not event.terms.add_on.after:
        return False
    played = [at for at, level in enumerate(event.levels) if not level.is_break]
    return event.clock.level <= ([-1, *played][: event.terms.add_on.after + 1])[-1] + 1


def rebuy_chips(event: Tournament) -> int:
    assert event.terms.rebuy is not None
    law = event.rules.event_entries
    return event.terms.rebuy.chips or law.rebuy_chips or event.terms.stack


def cannot_rebuy(event: Tournament, player: str, stack: int) -> EventRuling | None:
    """Why somebody with this stack buys no chips; None if they may."""
    terms, entrant = event.terms.rebuy, event.entrants.get(player)
    if terms is None:
        return malformed(Reason.NOT_AN_OPTION, "this event has no re-buys")
    if entrant is None or entrant.standing is not InEvent.PLAYS:
        return malformed(Reason.NOT_SEATED, f"{player} does not play in this event")
    if terms.most and entrant.rebuys >= terms.most:
        return malformed(Reason.MORE_THAN_THERE_IS, f"{player} has had {entrant.rebuys} re-buys")
    threshold = event.rules.event_entries.break_rebuy_threshold
    if threshold and in_first_break(event) and stack <= threshold:
        return None
    if stack > terms.under:
        says = f"{player} has too many chips for a re-buy"
        return refuse(Reason.TOO_MANY_CHIPS, says, EventEntryLaw.break_rebuy_threshold)
    if level_now(event) > rebuy_until(event):
        says = "the time for re-buys is over"
        return refuse(Reason.NOT_THIS_WAY, says, EventEntryLaw.rebuy_until_level)
    return None


def may_buy_again(event: Tournament, player: str) -> bool:
    """Whether somebody who has just lost everything is not out yet."""
    return event.terms.rebuy is not None and cannot_rebuy(event, player, 0) is None
