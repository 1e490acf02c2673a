"""What somebody in a league wants: imperative, with no say in whether it is allowed.

Each family has a module of its own commands.
"""

from __future__ import annotations

from shuffleup.league.final.final_commands import FinalCommand
from shuffleup.league.members.member_commands import MemberCommand
from shuffleup.league.nights.night_commands import NightCommand
from shuffleup.league.qualifying.qualify_commands import QualifyCommand
from shuffleup.league.results.result_commands import ResultCommand

SeasonCommand = MemberCommand | ResultCommand | QualifyCommand | FinalCommand | NightCommand
