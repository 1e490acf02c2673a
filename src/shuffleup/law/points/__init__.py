"""The points on which a house can decide otherwise, in small typed groups."""

from shuffleup.law.points.floor.bad_cards import BadCardLaw
from shuffleup.law.points.floor.board_errors import BoardErrorLaw
from shuffleup.law.points.floor.chips import ChipLaw
from shuffleup.law.points.floor.clock import ClockLaw
from shuffleup.law.points.floor.dead_hands import DeadHandLaw
from shuffleup.law.points.floor.decisions import DecisionLaw
from shuffleup.law.points.floor.misdeals import MisdealLaw
from shuffleup.law.points.floor.penalties import PenaltyLaw
from shuffleup.law.points.floor.stud_errors import StudErrorLaw
from shuffleup.law.points.floor.substantial import SubstantialActionLaw
from shuffleup.law.points.floor.tabling import TablingLaw
from shuffleup.law.points.floor.turns import TurnLaw
from shuffleup.law.points.floor.wagers import WagerLaw
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.points.hand.hi_lo import HighLowLaw
from shuffleup.law.points.hand.odd_chips import OddChipLaw
from shuffleup.law.points.hand.pot_limit import PotLimitLaw
from shuffleup.law.points.hand.raises import RaiseLaw
from shuffleup.law.points.hand.run_it import RunItLaw
from shuffleup.law.points.hand.showdown import ShowdownLaw
from shuffleup.law.points.hand.stud import StudLaw
from shuffleup.law.points.league.final_seats import FinalSeatLaw
from shuffleup.law.points.league.night_prizes import NightPrizeLaw
from shuffleup.law.points.league.qualifying import QualifyingLaw
from shuffleup.law.points.league.season_events import SeasonEventLaw
from shuffleup.law.points.league.season_final import SeasonFinalLaw
from shuffleup.law.points.point import AnyPoint, Group, Point, PointValue, point
from shuffleup.law.points.room.absence import AbsenceLaw
from shuffleup.law.points.room.broken_games import BreakingLaw
from shuffleup.law.points.room.cage import CageLaw
from shuffleup.law.points.room.conduct import ConductLaw
from shuffleup.law.points.room.devices import DeviceLaw
from shuffleup.law.points.room.dinner import DinnerLaw
from shuffleup.law.points.room.jackpots import JackpotLaw
from shuffleup.law.points.room.money_off import MoneyOffLaw
from shuffleup.law.points.room.must_moves import MustMoveLaw
from shuffleup.law.points.room.openings import OpeningLaw
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.points.room.staff import StaffLaw
from shuffleup.law.points.room.travelling_stacks import TravellingStackLaw
from shuffleup.law.points.room.waiting_lists import WaitingListLaw
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.points.table.buy_in import BuyInLaw
from shuffleup.law.points.table.chop import ChopLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.decks import DeckLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.law.points.table.table_chips import TableChipLaw
from shuffleup.law.points.tournament.chip_races import ChipRaceLaw
from shuffleup.law.points.tournament.event_conduct import EventConductLaw
from shuffleup.law.points.tournament.event_entries import EventEntryLaw
from shuffleup.law.points.tournament.event_payouts import PayoutLaw
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.points.tournament.table_balance import TableBalanceLaw

__all__ = [
    "AbsenceLaw",
    "AnyPoint",
    "BadCardLaw",
    "BettingLaw",
    "BoardErrorLaw",
    "BoughtButtonLaw",
    "BreakingLaw",
    "ButtonLaw",
    "BuyInLaw",
    "CageLaw",
    "ChipLaw",
    "ChipRaceLaw",
    "ChopLaw",
    "ClockLaw",
    "ConductLaw",
    "DeadHandLaw",
    "DealtInLaw",
    "DecisionLaw",
    "DeckLaw",
    "DeviceLaw",
    "DinnerLaw",
    "EventConductLaw",
    "EventEntryLaw",
    "EventSeatingLaw",
    "FinalSeatLaw",
    "Group",
    "HighLowLaw",
    "JackpotLaw",
    "KillLaw",
    "MisdealLaw",
    "MissedBlindLaw",
    "MoneyOffLaw",
    "MustMoveLaw",
    "NewPlayerLaw",
    "NightPrizeLaw",
    "OddChipLaw",
    "OpeningLaw",
    "PayoutLaw",
    "PenaltyLaw",
    "Point",
    "PointValue",
    "PotLimitLaw",
    "PromotionLaw",
    "QualifyingLaw",
    "RaiseLaw",
    "RunItLaw",
    "SeasonEventLaw",
    "SeasonFinalLaw",
    "SeatLaw",
    "SeatingLaw",
    "ShowdownLaw",
    "StaffLaw",
    "StraddleLaw",
    "StudErrorLaw",
    "StudLaw",
    "SubstantialActionLaw",
    "TableBalanceLaw",
    "TableChipLaw",
    "TablingLaw",
    "TravellingStackLaw",
    "TurnLaw",
    "WagerLaw",
    "WaitingListLaw",
    "point",
]
