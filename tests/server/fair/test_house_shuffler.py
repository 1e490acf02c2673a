"""The house goes on with the deck it promised, having read the last decks of a table alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tests.server.small_house import deal, seat, small_house

from shuffleup.log.protocol import Batch, MemoryLog
from shuffleup.server.fair.fair_dealer import void_decks
from shuffleup.server.fair.fair_records import DeckPromised, WordsHandedIn
from shuffleup.server.fair.house_shuffler import LATEST, HouseShuffler

WHERE = ("room", "1")


class CountedLog(MemoryLog):
    """A log that counts the events it gives."""

    given = 0

    def stream(self, after: int = 0, of: str = "") -> Iterator[Sequence[object]]:
        for events in super().stream(after, of):
            self.given += len(events)
            yield events


def after_many_hands(hands: int) -> tuple[CountedLog, HouseShuffler]:
    log = CountedLog()
    house = small_house(log)
    seat(house, ("ann", "bob"))
    shuffler, table = HouseShuffler(log), house.places["room"].tables["1"]
    for _ in range(hands):
        dealing = shuffler.next_hand(*WHERE, table)
        log.append_batch(in_log(dealing.beside))
        dealing.told()
        dealing.done(True)
    return log, shuffler


def in_log(events: Mapping[str, Sequence[object]]) -> Batch:
    return Batch(events)


def test_decks_go_on_after_a_restart_and_only_the_last_are_read() -> None:
    log, first = after_many_hands(200)
    log.given = 0
    second = HouseShuffler(log)
    assert second.roots(*WHERE) == first.roots(*WHERE)
    one, other = first.dealer(*WHERE), second.dealer(*WHERE)
    assert (one.number, one.promised) == (other.number, other.promised)
    assert one.waiting is not None
    assert other.waiting is not None
    assert one.waiting.secret == other.waiting.secret
    assert log.given <= LATEST


def test_where_many_handed_in_words_the_whole_stream_is_read() -> None:
    log, first = after_many_hands(5)
    stream = first.stream(*WHERE)
    promised = first.dealer(*WHERE).promised
    assert isinstance(promised, DeckPromised)
    words: list[object] = [WordsHandedIn(promised.deck, f"p{at}", "x") for at in range(LATEST)]
    log.append_batch(in_log({stream: words}))
    first.hear(WHERE, words)
    second = HouseShuffler(log)
    assert second.roots(*WHERE) == first.roots(*WHERE)
    assert second.dealer(*WHERE).words == first.dealer(*WHERE).words


def test_decks_that_are_void_are_dealt_no_more_and_told_as_void() -> None:
    log, first = after_many_hands(3)
    table = small_house().places["room"].tables["1"]
    before = first.roots(*WHERE)[1]
    shuffler = HouseShuffler(log)
    shuffler.line = "ab12"
    log.append_batch(in_log(shuffler.void(WHERE, table, "restored")))
    for one in (HouseShuffler(log), HouseShuffler(log)):
        promised = one.dealer(*WHERE).promised
        assert promised is not None
        assert promised.root not in (before, "")
        assert promised.deck == "room/table/1/ab12/deck/5"
        assert one.roots(*WHERE) == ("", promised.root)
    told = void_decks(log.read(0, first.stream(*WHERE)))
    assert [(one.root, one.why) for one in told] == [(before, "restored")]


def test_the_deck_in_play_is_void_with_the_hand() -> None:
    log, first = after_many_hands(3)
    house = small_house()
    seat(house, ("ann", "bob"))
    deal(house)
    in_play, waits = first.roots(*WHERE)
    log.append_batch(in_log(first.void(WHERE, house.places["room"].tables["1"], "restored")))
    told = void_decks(log.read(0, first.stream(*WHERE)))
    assert [one.root for one in told] == [in_play, waits]
