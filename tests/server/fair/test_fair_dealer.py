"""The dealer of fair decks: promised one hand ahead, dealt once, the same after a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.fair.fair_tables import TABLE, WORDS, dealer_of
from tests.table.stories import story

from shuffleup.cards import DECKS, SHORT, STANDARD, TEXT, WITH_JOKER
from shuffleup.cards.fair_cards import (
    card_digest,
    dealing_order,
    dealt_deck,
    fair_deck,
    name_of_deck,
    opening,
)
from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.events import Shuffled
from shuffleup.log import Batch, FileLog, LogFileError, Seal
from shuffleup.server.fair.fair_dealer import (
    FairDealer,
    FairError,
    KeptDeck,
    deck_of_hand,
    fresh_seed,
)
from shuffleup.server.fair.fair_records import (
    DeckDealt,
    DeckPromised,
    DeckSecret,
    FairRecord,
    fair_stream,
)
from shuffleup.table.act import act
from shuffleup.table.apply import gather
from shuffleup.table.commands import NextHand

SECRET = bytes(range(32))
DEALER = Sender("dealer", Role.DEALER)


# ---- the cards -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DECKS)
def test_a_fair_deck_has_the_cards_of_its_game_and_every_opening_fits(name: str) -> None:
    deck = fair_deck("t/deck/1", DECKS[name], SECRET)
    assert sorted(deck.order) == sorted(DECKS[name])
    assert name_of_deck(DECKS[name]) == name
    for position, digest in enumerate(deck.digests):
        card, salt = opening(deck, position)
        assert card_digest("t/deck/1", position, card, salt) == digest
        assert len(bytes.fromhex(salt)) == 32


def test_no_two_salts_digests_or_decks_are_alike() -> None:
    one, two = fair_deck("t/deck/1", STANDARD, SECRET), fair_deck("t/deck/2", STANDARD, SECRET)
    assert len({*one.salts, *two.salts, *one.digests, *two.digests}) == 4 * 52
    assert one.order != two.order
    assert SECRET.hex() not in "".join((*one.salts, *one.digests, one.root))


def test_a_digest_says_nothing_of_its_card_without_the_salt() -> None:
    """Whoever tries all the cards with salts that were opened elsewhere finds none."""
    deck = fair_deck("t/deck/1", STANDARD, SECRET)
    known = deck.salts[:10]
    tried = {card_digest("t/deck/1", at, card, salt)
             for at in range(10, 52) for card in STANDARD for salt in known}  # fmt: skip
    assert not tried & set(deck.digests[10:])


def test_the_order_of_the_deal_needs_public_things_alone_and_not_who_spoke_first() -> None:
    backwards = dict(reversed(list(WORDS.items())))
    assert dealing_order("root", WORDS, 52) == dealing_order("root", backwards, 52)
    assert sorted(dealing_order("root", WORDS, 52)) == list(range(52))
    all_words = ({"p": "my words"}, {**WORDS, "p": ""}, {}, WORDS)
    orders = {dealing_order("root", words, 52) for words in all_words}
    assert len({dealing_order("other", WORDS, 52), *orders}) == 5


def test_a_secret_has_256_bits_and_comes_from_the_operating_system() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert len(fresh_seed()) == 32
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        fair_deck("t", STANDARD, b"abc")


# ---- one deck ahead --------------------------------------------------------------------------


def test_the_next_deck_is_promised_with_the_deal_of_this_one() -> None:
    dealer = dealer_of(1)
    dealer.hear(dealer.promise(STANDARD))
    first = dealer.promised
    assert first is not None
    deal = dealer.next_deck(STANDARD, 1)
    assert dealer.promised == first  # nothing has happened yet
    dealer.hear(deal.records)
    assert [type(one) for one in deal.records] == [DeckDealt, DeckPromised, DeckSecret]
    assert deal.records[0] == DeckDealt(first.deck, 1)
    assert dealer.promised == deal.records[1]
    assert first.deck == f"{TABLE}/deck/1"
    assert dealer.promised.deck == f"{TABLE}/deck/2"


def test_a_table_without_a_promise_promises_before_it_deals() -> None:
    deal = dealer_of(2).next_deck(SHORT, 1)
    kinds = [type(one) for one in deal.records]
    assert kinds == [DeckPromised, DeckSecret, DeckDealt, DeckPromised, DeckSecret]
    assert sorted(deal.deck) == sorted(SHORT)


def test_another_game_with_other_cards_gets_a_new_promise() -> None:
    dealer = dealer_of(3)
    dealer.hear(dealer.promise(STANDARD))
    assert dealer.promise(STANDARD) == ()
    dealer.hear(dealer.hand_in("p1", "mine"))
    dealer.hear(dealer.promise(WITH_JOKER))
    assert dealer.promised is not None
    assert dealer.promised.cards == "joker"
    assert dealer.words == {}
    assert sorted(dealer.next_deck(WITH_JOKER, 1).deck) == sorted(WITH_JOKER)


def test_a_player_hands_in_once_and_something_that_can_be_printed() -> None:
    dealer = dealer_of(4)
    with pytest.raises(FairError, match="no deck is promised"):
        dealer.hand_in("p1", "early")
    dealer.hear(dealer.promise(STANDARD))
    dealer.hear(dealer.hand_in("p1", "mine"))
    for words, why in (
        ("more", "already"),
        ("", "1 to 64"),
        ("x" * 65, "1 to 64"),
        ("\x1b", "print"),
    ):
        with pytest.raises(FairError, match=why):
            dealer.hand_in("p1" if words == "more" else "p2", words)
    assert dealer.words == {"p1": "mine"}


def test_words_are_used_up_by_the_hand_they_were_for() -> None:
    dealer = dealer_of(5)
    dealer.hear(dealer.promise(STANDARD))
    dealer.hear(dealer.hand_in("p1", "mine"))
    dealer.hear(dealer.next_deck(STANDARD, 1).records)
    assert dealer.words == {}
    dealer.hear(dealer.hand_in("p1", "mine again"))


# ---- written and read ------------------------------------------------------------------------


def written(path: Path, seal: Seal) -> tuple[FairDealer, list[tuple[int, ...]]]:
    """Three hands dealt from a log, a player's words in the second."""
    log, dealer = FileLog(path, "fair/3", seal=seal), FairDealer(TABLE)
    decks = []

    def write(records: tuple[FairRecord, ...]) -> None:
        log.append_batch(Batch({fair_stream("3"): records}))
        dealer.hear(records)

    write(dealer.promise(STANDARD))
    for hand in (1, 2, 3):
        if hand == 2:
            write(dealer.hand_in("p1", "mine"))
        deal = dealer.next_deck(STANDARD, hand)
        decks.append(deal.deck)
        write(deal.records)
    return dealer, decks


def test_after_a_crash_the_same_deck_waits_and_every_hand_is_found(tmp_path: Path) -> None:
    seal = Seal(b"k" * 32)
    dealer, decks = written(tmp_path / "log", seal)
    records = FileLog(tmp_path / "log", "fair/3", seal=seal).read()
    again = FairDealer(TABLE, records)
    assert again.promised == dealer.promised
    assert again.next_deck(STANDARD, 4).deck == dealer.next_deck(STANDARD, 4).deck
    for hand, deck in enumerate(decks, start=1):
        kept = deck_of_hand(records, hand)
        assert kept is not None
        assert dealt_deck(kept.fixed(), dict(kept.words)) == deck
    assert deck_of_hand(records, 4) is None


def test_the_log_tells_the_promise_and_never_the_secret_or_a_card(tmp_path: Path) -> None:
    dealer, decks = written(tmp_path / "log", Seal(b"k" * 32))
    text = (tmp_path / "log").read_text()
    assert dealer.waiting is not None
    assert dealer.waiting.promise.root in text
    assert dealer.waiting.secret not in text
    assert dealer.waiting.secret[:16] not in text
    for deck in decks:
        assert ",".join(map(str, deck[:4])) not in text
        assert "".join(TEXT[card] for card in deck[:3]) not in text
    with pytest.raises(LogFileError, match="DeckSecret is sealed"):
        FileLog(tmp_path / "log", "fair/3").read()


def test_nothing_that_is_printed_holds_the_secret(tmp_path: Path) -> None:
    dealer, _ = written(tmp_path / "log", Seal(b"k" * 32))
    kept, deal = dealer.waiting, dealer.next_deck(STANDARD, 4)
    assert kept is not None
    said = " ".join(map(repr, (kept, deal, kept.fixed(), deal.records)))
    assert kept.secret not in said
    assert f"{deal.deck[0]}, {deal.deck[1]}" not in said


def test_a_secret_that_is_not_the_promised_one_is_found(tmp_path: Path) -> None:
    promise = dealer_of(6).promise(STANDARD)[0]
    assert isinstance(promise, DeckPromised)
    with pytest.raises(FairError, match="does not belong to its promise"):
        KeptDeck(promise, "00" * 32).fixed()
    with pytest.raises(FairError, match="32 bytes, not 0"):
        KeptDeck(promise).fixed()


def test_a_table_deals_from_the_promised_deck() -> None:
    table = story("", "mohegan").table
    deal = dealer_of(7).next_deck(table.game.cards, table.hands + 1)
    ruling = act(table, NextHand(deck=deal.deck), DEALER)
    assert ruling.ok
    assert table.hand is not None
    gather(table)
    assert Shuffled(deal.deck) in table.log


def test_a_void_hand_gives_its_number_to_the_next_deck() -> None:
    dealer = dealer_of(8)
    records: list[FairRecord] = []
    for _ in range(2):
        deal = dealer.next_deck(STANDARD, 1)
        records += deal.records
        dealer.hear(deal.records)
    kept = deck_of_hand(records, 1)
    assert kept is not None
    assert dealt_deck(kept.fixed(), {}) == deal.deck
