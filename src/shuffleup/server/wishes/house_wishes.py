"""``HouseWishes``: what a house keeps in mind for its people, and who has to know of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from shuffleup.server.dealer.house_dealer import HouseDealer
from shuffleup.server.home_games.closing_games import ClosingGames
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.hub.personal_notices import notice_to
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.server.wishes.seat_wishes import SeatWishes

Shut = tuple[Callable[[str], None], Callable[[str, str], None]]  # a place, and its links


class HouseWishes:
    """``seats``: of whoever sits at a table; ``games``: of the hosts of private games."""

    def __init__(
        self, house: PokerHouse, hub: Switchboard, dealer: HouseDealer, shut: Shut
    ) -> None:
        self.seats = SeatWishes(house, hub.show_again)
        self.games = ClosingGames(house, *shut)
        self.seats.tell = self.games.tell = partial(notice_to, hub)
        self.games.playing = lambda where: dealer.clocks.playing(where)
        hub.wish = self.seats.of
        dealer.sees_to = self.seats.see_to
        dealer.before_the_deal = self.seats.before_the_deal

    def load(self) -> None:
        """What was wished when the house went down."""
        self.seats.load()
        self.games.load()
