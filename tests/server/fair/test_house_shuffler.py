"""The house goes on with the deck it promised, having read the last decks of a table alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tests.server.small_house import seat, small_house

from shuffleup.log.protocol import Batch, MemoryLog
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
