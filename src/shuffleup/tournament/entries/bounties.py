"""Bounties: what is on a head goes to whoever knocks it out, half of it onto their own head where
they are progressive.

``event.heads`` is what is on each head; all of it is the money of the account ``bounties``, to the
unit. The winner of the event has their own. What is on the head of somebody nobody knocked out goes
to the pool.
"""

from __future__ import annotations

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import OUTSIDE, moved
from shuffleup.tournament.endings.end_events import EventWon, WentOut
from shuffleup.tournament.entries.entry_events import BountyTaken
from shuffleup.tournament.event_conduct.penalty_events import Disqualified
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.rulings import EventApplies
from shuffleup.tournament.state import Tournament


def pay_bounties(trial: EventTrial) -> None:
    """The heads of all who go out in what is being done, each once; and the winner's own."""
    heads = heads_left(trial)
    if not heads or trial.refusal is not None:
        return
    for told in list(trial.events):
        if isinstance(told, WentOut) and heads.get(told.player):
            take(trial, heads, told.player, told.by)
        elif isinstance(told, Disqualified) and not told.stays and heads.get(told.player):
            take(trial, heads, told.player, ())
        elif isinstance(told, EventWon) and heads.get(told.player):
            amount = heads.pop(told.player)
            trial.note(BountyTaken(told.player, told.player, amount))
            trial.pay(paid_out(trial.event, told.player, amount))


def heads_left(trial: EventTrial) -> dict[str, int]:
    """What is on heads after what was taken so far."""
    heads = dict(trial.event.heads)
    for told in trial.events:
        if isinstance(told, BountyTaken):
            heads.pop(told.player, None)
            if told.onto:
                heads[told.by] = heads.get(told.by, 0) + told.onto
    return heads


def take(trial: EventTrial, heads: dict[str, int], player: str, by: tuple[str, ...]) -> None:
    """One head, shared by those who took it: to the unit, the first has what is odd."""
    event, amount = trial.event, heads.pop(player)
    if not by:
        trial.note(BountyTaken(player, "", amount))
        account = event.account("bounties")
        trial.pay(moved((account, event.account("pool"), amount), why="bounty nobody won"))
        return
    for at, winner in enumerate(by):
        share = amount // len(by) + (amount % len(by) if at == 0 else 0)
        onto = share // 2 if event.terms.progressive else 0
        heads[winner] = heads.get(winner, 0) + onto
        trial.note(BountyTaken(player, winner, share - onto, onto))
        trial.pay(paid_out(event, winner, share - onto))


def paid_out(event: Tournament, player: str, amount: int) -> Entered | None:
    account = event.account("bounties")
    return moved((account, OUTSIDE, amount), why="bounty", player=player) if amount else None


# ---- apply -----------------------------------------------------------------------------------


def taken(event: Tournament, told: BountyTaken) -> None:
    event.heads.pop(told.player, None)
    if told.onto:
        event.heads[told.by] = event.heads.get(told.by, 0) + told.onto


APPLY: EventApplies = {BountyTaken: taken}
