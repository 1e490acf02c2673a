"""Whoever changes their mind again and again is told to wait."""

from __future__ import annotations

from shuffleup.hand.commands import Fold
from shuffleup.server.hub.too_many_wishes import Wishes
from shuffleup.server.settings import ServerSettings
from shuffleup.table.commands import ComeBack, SitOut


def test_whoever_sits_out_and_comes_back_without_end_is_told_how_long_to_wait() -> None:
    wishes = Wishes(ServerSettings(wishes_a_minute=4))
    for n in range(2):
        assert not wishes.too_many("ann", SitOut(0), n)
        assert not wishes.too_many("ann", ComeBack(0), n)
    said = wishes.too_many("ann", SitOut(0), 2)
    assert said == "you have changed your mind very often: wait 15 seconds"
    assert not wishes.too_many("ann", SitOut(0), 15_002)


def test_playing_and_other_people_are_not_counted_with_it() -> None:
    wishes = Wishes(ServerSettings(wishes_a_minute=1))
    assert not wishes.too_many("ann", SitOut(0), 0)
    assert not wishes.too_many("ann", Fold(0), 0)
    assert not wishes.too_many("bob", SitOut(1), 0)
    assert wishes.too_many("ann", ComeBack(0), 0)
