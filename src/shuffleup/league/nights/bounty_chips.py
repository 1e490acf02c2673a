"""Bounty chips: held by whoever knocked somebody out, and cashed on the same night, unless the
house lets them be kept for another."""

from __future__ import annotations

from shuffleup.law.points.league.night_prizes import NightPrizeLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league.nights.night_commands import PlayBountyChip, TakeBountyChips
from shuffleup.league.nights.night_events import BountyChipsGone, BountyChipsTaken, NightEvent
from shuffleup.league.nights.night_record import BountyChips
from shuffleup.league.nights.season_money import BOUNTIES, OUTSIDE, goes, paid_to
from shuffleup.league.roles_in_league import DESK, MayKeep
from shuffleup.league.rulings import SeasonApplies, SeasonJudges, SeasonRuling, malformed, refuse
from shuffleup.league.season_terms.terms_of_season import MOST_EVENTS
from shuffleup.league.state import Season


def judge_take(season: Season, command: TakeBountyChips) -> SeasonRuling:
    """Chips for the heads somebody has taken; their money is put aside."""
    if command.player not in season.members:
        says = f"nobody in the league is called {command.player}"
        return malformed(Reason.NOBODY_OF_THAT_NAME, says)
    if not command.chips or not 1 <= command.event <= MOST_EVENTS:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "so many bounty chips of an event")
    if command.event in season.results:
        return malformed(Reason.RESULT_IS_IN, f"event {command.event} is over")
    taken = BountyChipsTaken(command.player, command.event, command.chips, command.each)
    money = goes(OUTSIDE, BOUNTIES, command.chips * command.each, "bounty chips", command.player)
    return Ruling((taken, money) if command.each else (taken,))


def judge_play(season: Season, command: PlayBountyChip) -> SeasonRuling:
    """A chip of an earlier event in another one."""
    chips = season.bounty_chips.get(command.player, ())
    kept = [one for one in chips if one.event != command.event]
    if not kept:
        says = f"{command.player} holds no bounty chip of another event"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    if not season.rules.night_prizes.bounty_chips_carry:
        says = "bounty chips are cashed on their own night, and play in no other event"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, NightPrizeLaw.bounty_chips_carry)
    gone = BountyChipsGone(command.player, kept[0].event, 1)
    return Ruling((gone,), grounds=(NightPrizeLaw.bounty_chips_carry,))


def cashed_now(season: Season) -> tuple[list[NightEvent], tuple[str, ...]]:
    """Chips of events that are over are paid; and by what."""
    events: list[NightEvent] = []
    if season.rules.night_prizes.bounty_chips_carry:
        return events, ()
    for player, chips in season.bounty_chips.items():
        for one in chips:
            if one.event in season.results:
                money = one.chips * one.each
                events.append(BountyChipsGone(player, one.event, one.chips))
                if money:
                    why = "bounty chips cashed"
                    events.append(goes(BOUNTIES, paid_to(player), money, why, player))
    return events, (NightPrizeLaw.bounty_chips_carry,) if events else ()


def chips_held(season: Season, player: str) -> int:
    return sum(one.chips for one in season.bounty_chips.get(player, ()))


# ---- apply -----------------------------------------------------------------------------------


def taken(season: Season, told: BountyChipsTaken) -> None:
    new = BountyChips(told.event, told.chips, told.each)
    season.bounty_chips[told.player] = (*season.bounty_chips.get(told.player, ()), new)


def gone(season: Season, told: BountyChipsGone) -> None:
    """So many of an event, the first ones first."""
    left, kept = told.chips, []
    for one in season.bounty_chips.get(told.player, ()):
        used = min(left, one.chips) if one.event == told.event else 0
        left -= used
        if one.chips > used:
            kept.append(BountyChips(one.event, one.chips - used, one.each))
    season.bounty_chips[told.player] = tuple(kept)


MAY: MayKeep = {TakeBountyChips: DESK, PlayBountyChip: DESK}
JUDGES: SeasonJudges = {TakeBountyChips: judge_take, PlayBountyChip: judge_play}
APPLY: SeasonApplies = {BountyChipsTaken: taken, BountyChipsGone: gone}
