"""Rules: all that the books leave to the house, as one frozen object of typed groups.

``Rules()`` holds sensible defaults; a rulebook resolves to another ``Rules``. It is the only part
of the law the engine reads, as plain fields, so law that is obeyed costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from enum import Enum
from fractions import Fraction
from typing import TypeVar

from shuffleup.law.points import (
    AbsenceLaw,
    AnyPoint,
    BadCardLaw,
    BettingLaw,
    BoardErrorLaw,
    BoughtButtonLaw,
    BreakingLaw,
    ButtonLaw,
    BuyInLaw,
    CageLaw,
    ChipLaw,
    ChipRaceLaw,
    ChopLaw,
    ClockLaw,
    ConductLaw,
    DeadHandLaw,
    DealtInLaw,
    DecisionLaw,
    DeckLaw,
    DeviceLaw,
    DinnerLaw,
    EventConductLaw,
    EventEntryLaw,
    EventSeatingLaw,
    FinalSeatLaw,
    Group,
    HighLowLaw,
    JackpotLaw,
    KillLaw,
    MisdealLaw,
    MissedBlindLaw,
    MoneyOffLaw,
    MustMoveLaw,
    NewPlayerLaw,
    NightPrizeLaw,
    OddChipLaw,
    OpeningLaw,
    PayoutLaw,
    PenaltyLaw,
    Point,
    PointValue,
    PotLimitLaw,
    PromotionLaw,
    QualifyingLaw,
    RaiseLaw,
    RunItLaw,
    SeasonEventLaw,
    SeasonFinalLaw,
    SeatingLaw,
    SeatLaw,
    ShowdownLaw,
    StaffLaw,
    StraddleLaw,
    StudErrorLaw,
    StudLaw,
    SubstantialActionLaw,
    TableBalanceLaw,
    TableChipLaw,
    TablingLaw,
    TravellingStackLaw,
    TurnLaw,
    WagerLaw,
    WaitingListLaw,
)
from shuffleup.outside_text import quoted, sentence

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rules:
    betting: BettingLaw = field(default_factory=BettingLaw)
    raises: RaiseLaw = field(default_factory=RaiseLaw)
    pot_limit: PotLimitLaw = field(default_factory=PotLimitLaw)
    showdown: ShowdownLaw = field(default_factory=ShowdownLaw)
    odd_chips: OddChipLaw = field(default_factory=OddChipLaw)
    hi_lo: HighLowLaw = field(default_factory=HighLowLaw)
    stud: StudLaw = field(default_factory=StudLaw)
    run_it: RunItLaw = field(default_factory=RunItLaw)
    # the floor's
    substantial: SubstantialActionLaw = field(default_factory=SubstantialActionLaw)
    chips: ChipLaw = field(default_factory=ChipLaw)
    wagers: WagerLaw = field(default_factory=WagerLaw)
    turns: TurnLaw = field(default_factory=TurnLaw)
    clock: ClockLaw = field(default_factory=ClockLaw)
    misdeals: MisdealLaw = field(default_factory=MisdealLaw)
    bad_cards: BadCardLaw = field(default_factory=BadCardLaw)
    board_errors: BoardErrorLaw = field(default_factory=BoardErrorLaw)
    stud_errors: StudErrorLaw = field(default_factory=StudErrorLaw)
    dead_hands: DeadHandLaw = field(default_factory=DeadHandLaw)
    tabling: TablingLaw = field(default_factory=TablingLaw)
    decisions: DecisionLaw = field(default_factory=DecisionLaw)
    penalties: PenaltyLaw = field(default_factory=PenaltyLaw)
    # the table's
    button: ButtonLaw = field(default_factory=ButtonLaw)
    new_players: NewPlayerLaw = field(default_factory=NewPlayerLaw)
    missed_blinds: MissedBlindLaw = field(default_factory=MissedBlindLaw)
    bought_button: BoughtButtonLaw = field(default_factory=BoughtButtonLaw)
    seats: SeatLaw = field(default_factory=SeatLaw)
    straddle: StraddleLaw = field(default_factory=StraddleLaw)
    kill: KillLaw = field(default_factory=KillLaw)
    chop: ChopLaw = field(default_factory=ChopLaw)
    buy_in: BuyInLaw = field(default_factory=BuyInLaw)
    table_chips: TableChipLaw = field(default_factory=TableChipLaw)
    dealt_in: DealtInLaw = field(default_factory=DealtInLaw)
    decks: DeckLaw = field(default_factory=DeckLaw)
    # the room's
    openings: OpeningLaw = field(default_factory=OpeningLaw)
    seating: SeatingLaw = field(default_factory=SeatingLaw)
    waiting_lists: WaitingListLaw = field(default_factory=WaitingListLaw)
    absence: AbsenceLaw = field(default_factory=AbsenceLaw)
    dinner: DinnerLaw = field(default_factory=DinnerLaw)
    money_off: MoneyOffLaw = field(default_factory=MoneyOffLaw)
    must_moves: MustMoveLaw = field(default_factory=MustMoveLaw)
    breaking: BreakingLaw = field(default_factory=BreakingLaw)
    travelling_stacks: TravellingStackLaw = field(default_factory=TravellingStackLaw)
    cage: CageLaw = field(default_factory=CageLaw)
    conduct: ConductLaw = field(default_factory=ConductLaw)
    staff: StaffLaw = field(default_factory=StaffLaw)
    devices: DeviceLaw = field(default_factory=DeviceLaw)
    promotions: PromotionLaw = field(default_factory=PromotionLaw)
    jackpots: JackpotLaw = field(default_factory=JackpotLaw)
    # the tournament's
    event_entries: EventEntryLaw = field(default_factory=EventEntryLaw)
    event_seating: EventSeatingLaw = field(default_factory=EventSeatingLaw)
    table_balance: TableBalanceLaw = field(default_factory=TableBalanceLaw)
    chip_races: ChipRaceLaw = field(default_factory=ChipRaceLaw)
    event_conduct: EventConductLaw = field(default_factory=EventConductLaw)
    payouts: PayoutLaw = field(default_factory=PayoutLaw)
    # the league's
    season_events: SeasonEventLaw = field(default_factory=SeasonEventLaw)
    qualifying: QualifyingLaw = field(default_factory=QualifyingLaw)
    season_final: SeasonFinalLaw = field(default_factory=SeasonFinalLaw)
    final_seats: FinalSeatLaw = field(default_factory=FinalSeatLaw)
    night_prizes: NightPrizeLaw = field(default_factory=NightPrizeLaw)

    def but(self, **values: object) -> Rules:
        """These rules with some points decided otherwise, by their names in the law:
        ``Rules().but(limit_raise_cap=4)``."""
        changed: dict[str, dict[str, object]] = {}
        for name, value in values.items():
            point = find_point(name)
            check_value(point, value)
            changed.setdefault(PLACES[point.group], {})[point.attribute] = value
        return replace(self, **{p: getattr(self, p).but(**new) for p, new in changed.items()})

    def decided(self, point: Point[T]) -> T:
        """What these rules say on a point: ``rules.decided(RaiseLaw.limit_raise_cap)``."""
        group: Group = getattr(self, PLACES[point.group])
        value: T = getattr(group, point.attribute)
        return value

    def __repr__(self) -> str:
        """What differs from the defaults: in full it is 16,000 characters in every ``help()``."""
        said = [(point.replace("-", "_"), self.decided(point)) for point in POINTS.values()]
        usual = [DEFAULT.decided(point) for point in POINTS.values()]
        changed = [f"{n}={v!r}" for (n, v), was in zip(said, usual, strict=True) if v != was]
        return f"Rules().but({', '.join(changed)})" if changed else "Rules()"


DEFAULT = Rules()
# each group with its field of Rules, and every point by its name
PLACES: dict[type[Group], str] = {
    getattr(DEFAULT, f.name).points[0].group: f.name for f in fields(Rules)
}
POINTS: dict[str, AnyPoint] = {point: point for group in PLACES for point in group.points}


def find_point(name: str) -> AnyPoint:
    """The point of that name, ``limit-raise-cap`` or ``limit_raise_cap``; ValueError if none."""
    known = name.replace("_", "-")
    if known not in POINTS:
        raise ValueError(f"no point is called {quoted(known)}{nearest(known[:80], POINTS)}")
    return POINTS[known]


def nearest(name: str, known: Iterable[str]) -> str:
    """``; did you mean limit-raise-cap?``, where a name is like one that there is."""
    close = get_close_matches(name, list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""


def check_value(point: AnyPoint, value: object) -> PointValue:
    """The value, if the point can have it; else ValueError, which says what it can have."""
    fits = type(value) is type(point.default)
    if (
        fits
        and isinstance(value, int | Fraction)
        and point.least is not None
        and point.most is not None
    ):
        fits = point.least <= value <= point.most
    if fits and isinstance(value, Fraction):
        fits = value >= 0
    if not fits or not isinstance(value, int | Fraction | Enum):
        raise ValueError(f"{point} is {allowed(point)}, not {sentence(repr(value), 60)}")
    return value


def allowed(point: AnyPoint) -> str:
    """What a point may say, in words."""
    value: PointValue = point.default
    if isinstance(value, bool):
        return "yes or no"
    if isinstance(value, Enum):
        return ", ".join(str(member.value) for member in type(value))
    if isinstance(value, Fraction):
        return "a fraction" if point.most is None else f"a fraction, {point.least} to {point.most}"
    return f"{point.least} to {point.most} {point.unit}".strip()


def show_value(value: object) -> str:
    """A point's value as the law writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    return str(value)
