"""Whoever changes their mind again and again is told to wait."""

from __future__ import annotations

from tests.server.hub.test_hub import Lobby, run
from tests.server.small_house import received

from shuffleup.client.messages import Refused
from shuffleup.hand.commands import Fold
from shuffleup.room.absence.absence_commands import SitBack, StepAway
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


def test_going_away_and_coming_back_is_counted_too() -> None:
    wishes = Wishes(ServerSettings(wishes_a_minute=2))
    assert not wishes.too_many("ann", StepAway("ann", "1"), 0)
    assert not wishes.too_many("ann", SitBack("ann", "1"), 0)
    assert wishes.too_many("ann", StepAway("ann", "1"), 0)


def test_whoever_marks_others_away_is_not_counted() -> None:
    wishes = Wishes(ServerSettings(wishes_a_minute=1))
    assert not any(wishes.too_many("flo", StepAway(name, "1"), 0) for name in ("ann", "bob", "cy"))


def test_playing_and_other_people_are_not_counted_with_it() -> None:
    wishes = Wishes(ServerSettings(wishes_a_minute=1))
    assert not wishes.too_many("ann", SitOut(0), 0)
    assert not wishes.too_many("ann", Fold(0), 0)
    assert not wishes.too_many("bob", SitOut(1), 0)
    assert wishes.too_many("ann", ComeBack(0), 0)


def test_the_refusal_says_so_at_the_table_and_nothing_is_done() -> None:
    def story(lobby: Lobby) -> None:
        ann = lobby.come("ann")
        lobby.porter.wishes = Wishes(ServerSettings(wishes_a_minute=2))
        for n, command in enumerate((SitOut(0), ComeBack(0), SitOut(0))):
            lobby.do(ann, command, f"k{n}")
        lobby.hub.flush()
        refused = [one for one in received(ann) if isinstance(one, Refused)]
        assert [one.reason for one in refused] == ["too-often"]
        sitter = lobby.house.places["room"].tables["1"].seats[0]
        assert sitter is not None
        assert not sitter.presence.sits_out

    run(story)
