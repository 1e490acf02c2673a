"""``judge(season, command, by)`` reads the season and answers with a Ruling; it changes nothing.

Whether its sender may send it is looked at first, then whether every field holds what it can; then
the judge of its family.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.final import final_seating
from shuffleup.league.league_edge import unfit_in_league
from shuffleup.league.members import membership
from shuffleup.league.nights import best_hands, bounty_chips, seat_prizes
from shuffleup.league.qualifying import answering
from shuffleup.league.results import adjusting, announcing, recording
from shuffleup.league.rulings import SeasonJudges, SeasonRuling, malformed
from shuffleup.league.state import Season
from shuffleup.league.who_keeps_league import not_theirs
from shuffleup.wrong_fields import plain_name


def judge(season: Season, command: SeasonCommand, by: Sender) -> SeasonRuling:
    """What this command of this sender does under the law of this season, or why nothing."""
    family = JUDGES.get(type(command))
    if family is None:
        says = f"{type(command).__name__} is not something one can do in a league"
        return malformed(Reason.NOT_A_COMMAND, says)
    refused = not_theirs(command, by)
    if refused is not None:
        return refused
    unfit = unfit_in_league(command)
    if unfit:
        value: object = getattr(command, unfit[0])
        says = f"{plain_name(unfit[0])}: {said(value)} is nothing of the kind"
        return malformed(Reason.NOT_A_COMMAND, says)
    return family(season, command)


JUDGES: SeasonJudges = {
    **membership.JUDGES,
    **announcing.JUDGES,
    **recording.JUDGES,
    **adjusting.JUDGES,
    **answering.JUDGES,
    **final_seating.JUDGES,
    **best_hands.JUDGES,
    **bounty_chips.JUDGES,
    **seat_prizes.JUDGES,
}
