"""The bots of a house, put together: begun and ended with it."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.house_bots.bot_accounts import HouseBot, bots_of_house
from shuffleup.server.house_bots.bot_minds import BotMinds
from shuffleup.server.house_bots.bot_seats import BotSeats
from shuffleup.server.house_bots.bot_turns import BotTurns
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.identity.identity_desk import Identity
from shuffleup.server.settings import ServerSettings

DICE: Final = SystemRandom()


class BotsAtTables:
    """Whoever the house plays for itself. They are always there: no connection says so."""

    def __init__(
        self, house: PokerHouse, dealer: HouseDealer, desk: Identity, settings: ServerSettings
    ) -> None:
        self.desk, self.settings = desk, settings
        self.bots: dict[str, HouseBot] = {}
        self.minds = BotMinds()
        self.turns = BotTurns(house, self.minds, self.bots, settings.bot_think_milliseconds)
        self.seats = BotSeats(house, self.bots, DICE)
        dealer.asks.append(self.turns.ask)

    def begin(self) -> None:
        self.bots.update(bots_of_house(self.desk, self.settings.bots))

    def are(self, who: str) -> bool:
        """Whether somebody is a bot of the house."""
        return who in self.bots

    async def stop(self) -> None:
        self.turns.forget()
        await self.minds.stop()
