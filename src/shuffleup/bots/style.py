"""How a regular plays: a few numbers, and the five styles with a name.

Everything is in thousandths unless it says otherwise. ``STYLES`` has the tight-aggressive player,
the loose-aggressive one, the calling station, the nit and the maniac.
"""

from __future__ import annotations

from msgspec import Struct


class Style(Struct, frozen=True):
    """One way of playing, the same in every game."""

    says: str
    enters: int = 1000  # how many hands it plays, beside the usual number from its place
    raises: int = 1000  # of the hands it plays unasked, how many it raises with: the best ones
    re_raises: int = 55  # of all hands, those good enough to re-raise a raise
    caution: int = 30  # what a call must be worth beyond its price, before the later rounds
    late_caution: int = 15  # and in the later rounds
    bets_at: int = 1150  # of an even share of the pot, what its hand must be worth to bet
    calls: int = 115  # of all hands, those good enough to call a raise with
    raises_at: int = 1320  # of an even share, what its hand must be worth to raise a bet
    bluffs: int = 350  # of the times it led and has missed, how often it bets on
    tricks: int = 60  # of other chances to bluff, how many it takes
    size: int = 66  # of the pot, in per cent: what it bets


STYLES: dict[str, Style] = {
    "tight": Style("tight-aggressive: few hands, played hard"),
    "loose": Style(
        "loose-aggressive: many hands, played hard",
        enters=1500,
        re_raises=85,
        caution=10,
        late_caution=0,
        bets_at=1080,
        calls=210,
        raises_at=1240,
        bluffs=480,
        tricks=120,
        size=75,
    ),
    "station": Style(
        "a calling station: sees what you have",
        enters=1800,
        raises=250,
        re_raises=20,
        caution=-90,
        late_caution=-110,
        bets_at=1350,
        calls=520,
        raises_at=1650,
        bluffs=60,
        tricks=10,
        size=50,
    ),
    "nit": Style(
        "a nit: waits for the best hands",
        enters=600,
        re_raises=25,
        caution=70,
        late_caution=50,
        bets_at=1250,
        calls=90,
        raises_at=1480,
        bluffs=180,
        tricks=20,
        size=60,
    ),
    "maniac": Style(
        "a maniac: bets and raises with nearly anything",
        enters=2900,
        re_raises=200,
        caution=-30,
        late_caution=-40,
        bets_at=900,
        calls=420,
        raises_at=1000,
        bluffs=800,
        tricks=300,
        size=100,
    ),
}
