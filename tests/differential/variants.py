"""The games PokerKit and we both play, each as PokerKit states it.

Streets, hand types and decks are PokerKit's own (from its game classes) wherever it has the game,
so that a mistake in one of our sheets shows. Where it lacks a game, or wires it wrongly (its
fixed-limit Omaha eight-or-better is pot-limit in 0.7.7), its parts are put together here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

import pokerkit as pk

from shuffleup.games import Structure

LIMIT, POT_LIMIT, NO_LIMIT = Structure.LIMIT, Structure.POT_LIMIT, Structure.NO_LIMIT
STRUCTURES: dict[Structure, Any] = {
    LIMIT: pk.BettingStructure.FIXED_LIMIT,
    POT_LIMIT: pk.BettingStructure.POT_LIMIT,
    NO_LIMIT: pk.BettingStructure.NO_LIMIT,
}
HIGH, EIGHT = pk.StandardHighHand, pk.EightOrBetterLowHand
OMAHA_HIGH, OMAHA_EIGHT = pk.OmahaHoldemHand, pk.OmahaEightOrBetterLowHand


REMEMBERED = 2000


@cache
def remembering(kind: Any) -> Any:
    """PokerKit's hand type, working out the same cards only once: it asks again and again."""
    known: dict[Any, Any] = {}

    class Remembering(kind):  # type: ignore[misc]
        @cached_property
        def entry(self) -> Any:
            return self.lookup.get_entry(self.cards)

        @classmethod
        def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> Any:
            key = tuple(hole_cards), tuple(board_cards)
            if key not in known:
                if len(known) > REMEMBERED:
                    known.clear()
                try:
                    known[key] = super().from_game(*key)
                except (KeyError, ValueError):
                    known[key] = None
            if known[key] is None:
                raise ValueError("no such hand")
            return known[key]

    return Remembering


@dataclass(frozen=True)
class Variant:
    """One game in one betting structure: our sheet's key, and PokerKit's class for it."""

    key: str
    structure: Structure
    theirs: Callable[..., Any]
    hand_types: tuple[Any, ...] = ()  # when not those of the class
    hole: int = 0  # hole cards, when not those of the class
    weight: int = 4  # how often among random hands; PokerKit values six-card Omaha very slowly

    @property
    def name(self) -> str:
        return f"{self.structure.value} {self.key}"

    @property
    def stud(self) -> bool:
        return self.theirs in STUDS

    def state(
        self, deal: Any, streets: Callable[[tuple[Any, ...]], tuple[Any, ...]], **how: Any
    ) -> Any:
        """PokerKit's state for a deal, its players in order from the left of the button."""
        game = self.game(deal.small_bet, deal.big_bet)
        return pk.State(
            how.pop("automations"),
            game.deck,
            tuple(map(remembering, self.hand_types or game.hand_types)),
            streets(self.with_hole(game.streets)),
            STRUCTURES[self.structure],
            how.pop("trim_antes"),
            how.pop("antes"),
            how.pop("blinds"),
            deal.bring_in if self.stud else 0,
            how.pop("stacks"),
            deal.players,
            mode=pk.Mode.CASH_GAME,
        )

    def game(self, small_bet: int, big_bet: int) -> Any:
        if self.stud:
            return self.theirs((), True, 1, 1, small_bet, big_bet)
        limits = (small_bet, big_bet) if self.theirs in TWO_BETS else (small_bet,)
        return self.theirs((), True, 0, (1, 2), *limits)

    def with_hole(self, streets: tuple[Any, ...]) -> tuple[Any, ...]:
        if not self.hole:
            return streets
        return (replace(streets[0], hole_dealing_statuses=(False,) * self.hole), *streets[1:])


FLO8 = pk.FixedLimitOmahaHoldemHighLowSplitEightOrBetter
STUD8 = pk.FixedLimitSevenCardStudHighLowSplitEightOrBetter
STUDS = (pk.FixedLimitSevenCardStud, STUD8, pk.FixedLimitRazz)
TWO_BETS = (
    pk.FixedLimitTexasHoldem, FLO8, pk.FixedLimitDeuceToSevenLowballTripleDraw, pk.FixedLimitBadugi,
)  # fmt: skip

VARIANTS = (
    Variant("holdem", NO_LIMIT, pk.NoLimitTexasHoldem, weight=8),
    Variant("holdem", LIMIT, pk.FixedLimitTexasHoldem, weight=6),
    Variant("holdem", POT_LIMIT, pk.NoLimitTexasHoldem),
    Variant("holdem-eight", LIMIT, pk.FixedLimitTexasHoldem, (HIGH, EIGHT)),
    Variant("short-deck", NO_LIMIT, pk.NoLimitShortDeckHoldem),
    Variant("omaha", POT_LIMIT, pk.PotLimitOmahaHoldem),
    Variant("omaha", NO_LIMIT, pk.PotLimitOmahaHoldem, weight=2),
    Variant("omaha-eight", LIMIT, FLO8),
    Variant("omaha-eight", POT_LIMIT, pk.PotLimitOmahaHoldem, (OMAHA_HIGH, OMAHA_EIGHT)),
    Variant("omaha-5", POT_LIMIT, pk.PotLimitOmahaHoldem, hole=5, weight=1),
    Variant("omaha-5-eight", POT_LIMIT, pk.PotLimitOmahaHoldem, (OMAHA_HIGH, OMAHA_EIGHT), 5, 1),
    Variant("omaha-6", POT_LIMIT, pk.PotLimitOmahaHoldem, hole=6, weight=1),
    Variant("omaha-6-eight", LIMIT, FLO8, (OMAHA_HIGH, OMAHA_EIGHT), 6, 1),
    Variant("stud", LIMIT, pk.FixedLimitSevenCardStud, weight=6),
    Variant("stud-eight", LIMIT, STUD8, weight=6),
    Variant("razz", LIMIT, pk.FixedLimitRazz, weight=6),
    Variant("five-card-draw", NO_LIMIT, pk.NoLimitDeuceToSevenLowballSingleDraw, (HIGH,), weight=2),
    Variant("deuce-to-seven", NO_LIMIT, pk.NoLimitDeuceToSevenLowballSingleDraw),
    Variant("deuce-to-seven", POT_LIMIT, pk.NoLimitDeuceToSevenLowballSingleDraw, weight=2),
    Variant("triple-draw", LIMIT, pk.FixedLimitDeuceToSevenLowballTripleDraw),
    Variant("badugi", LIMIT, pk.FixedLimitBadugi),
)
