"""Chopped blinds, and pots shared by agreement: where, when and by whom; chips stay the same."""

from __future__ import annotations

import pytest
from tests.table.kill_stories import FIVE, kills, play_by, refused
from tests.table.sending import ask, send
from tests.table.stories import chips, play

from shuffleup.hand.events import Awarded, Dropped, Ended
from shuffleup.hand.repairs.primitives import Refunded
from shuffleup.law.notation import NotationError
from shuffleup.law.ruling import Reason
from shuffleup.table.apply import gather, replay
from shuffleup.table.commands import Chop, SplitPot
from shuffleup.table.deal.agreements import standing_offer
from shuffleup.table.events import AgreementOffered
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.table_view import felt

FOUR = """
holdem limit 4/8 blinds 2/4
seats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann
"""
FOLDED = FOUR + "next hand\nDee folds; Ann folds\n"
CHOP = "Bob and Cy chop\n"


def stacks(table: Table) -> list[int]:
    return [seat.stack for seat in table.seats if seat]


def answered(table: Table, offer: Chop | SplitPot) -> tuple[AnyTableEvent, ...]:
    """What happens when the other says so too."""
    made = send(table, offer)
    assert [type(event) for event in made.events] == [AgreementOffered]
    return ask(table, type(offer)(offer.other, offer.seat)).events


# ---- two consents ----------------------------------------------------------------------------


@pytest.mark.parametrize("offer", [Chop(1, 2), Chop(2, 1), SplitPot(1, 2), SplitPot(2, 1)])
def test_nothing_is_agreed_before_the_other_has_said_so_too(offer: Chop | SplitPot) -> None:
    table = play_by(FOLDED, "pechanga", agreed_pot_split=True)
    before = copy(table)
    assert send(table, offer).says == f"offered to {'Cy' if offer.other == 2 else 'Bob'}"
    assert send(table, offer).events == ()  # saying it twice is not the other's consent
    assert table.hand is not None
    assert table.hand == before.hand
    assert felt(table).offer is standing_offer(table) is not None
    assert send(table, type(offer)(offer.other, offer.seat)).events
    assert table.hand is None
    assert felt(table).offer is None
    gather(table)
    assert replay(table.log) == table


def test_the_one_agreement_is_no_consent_to_the_other() -> None:
    table = play_by(FOLDED, "pechanga", agreed_pot_split=True)
    send(table, Chop(1, 2))
    send(table, SplitPot(2, 1))
    assert table.hand is not None
    send(table, Chop(1, 2))  # the offer to chop was replaced
    assert table.hand is not None


def test_an_offer_is_withdrawn_when_somebody_acts() -> None:
    table = play_by(PLAYED + "Ann offers Cy to split the pot", "pechanga", agreed_pot_split=True)
    assert send(table, "Cy checks").ok
    assert standing_offer(table) is None
    assert not send(table, "Cy accepts").ok
    assert send(table, SplitPot(2, 0)).ok
    assert table.hand is not None  # an offer of Cy's own now
    assert send(table, "Ann accepts").ok
    assert table.hand is None


def test_an_offer_of_one_hand_is_none_in_the_next() -> None:
    told = FOLDED + "Bob offers Cy to chop\nBob folds\nnext hand\nAnn folds; Bob folds\n"
    table = play(told, "pechanga").table
    assert standing_offer(table) is None
    assert felt(table).offer is None


def test_in_words_one_offers_and_the_other_accepts_or_both_say_it_at_once() -> None:
    apart = FOLDED + "Bob offers Cy to chop\nCy accepts\n= stacks: Ann 200, Bob 200, Cy 200"
    one, other = play(apart, "pechanga").table, play(FOLDED + CHOP, "pechanga").table
    assert one == other
    assert one.log == other.log
    spoken = play(FOLDED, "pechanga").table
    assert send(spoken, "Bob and Cy chop").events == (Refunded(1, 2), Refunded(2, 4), Ended())
    gather(spoken)
    assert spoken.log == one.log
    with pytest.raises(NotationError, match="nobody has offered Bob anything"):
        play(FOLDED + "Bob offers Cy to chop\nBob accepts", "pechanga")


def test_nothing_is_agreed_while_the_floor_decides() -> None:
    table = play(FOLDED + "! something-else", "pechanga").table
    assert refused(table, Chop(1, 2), "pechanga") is Reason.FLOOR_DECIDES
    assert refused(table, SplitPot(1, 2), "pechanga") is Reason.FLOOR_DECIDES


# ---- chopping blinds -------------------------------------------------------------------------


def test_each_blind_takes_its_own_back_and_the_game_goes_on() -> None:
    told = CHOP + "next hand\n= button Bob\n= posts: Cy blind 2, Dee blind 4\neveryone folds"
    table = play(FOLDED + CHOP, "pechanga").table
    assert stacks(table) == [200] * 4
    assert table.hand is None
    assert chips(play(FOLDED + told, "pechanga").table) == 800


def test_a_chop_is_two_refunds_and_no_award() -> None:
    for offer in (Chop(1, 2), Chop(2, 1)):
        table = play(FOLDED, "pechanga").table
        assert answered(table, offer) == (Refunded(1, 2), Refunded(2, 4), Ended())


def test_the_house_takes_nothing_from_a_chop_but_the_fee_of_the_button() -> None:
    for fee, taken in (("drop 3", 0), ("rake 10%", 0), ("collection-blind 1", 1)):
        table = play(FOLDED.replace("seats", f"table: {fee}\nseats") + CHOP, "pechanga").table
        assert sum(table.collected.values()) == taken
        assert stacks(table) == [200 - taken, 200, 200, 200]


def test_heads_up_the_blinds_may_chop_at_once() -> None:
    text = "holdem limit 4/8 blinds 2/4\nseats: Ann 200, Bob 200; button Ann\nnext hand\n"
    assert stacks(play(text + "Ann and Bob chop", "pechanga").table) == [200, 200]


def test_a_chop_is_no_leg_and_ends_no_kill() -> None:
    leg = FIVE + "next hand\nDee raises to 8; everyone folds\n"
    told = "next hand\nEve folds; Ann folds; Bob folds\nCy and Dee chop\n= leg Dee\n= kill nobody"
    play(leg + told, "pechanga")
    told = (
        "\nnext hand\nAnn folds; Bob folds; Cy folds\nDee and Eve chop\n= kill Dee 8\n= leg nobody"
    )
    table = play(kills("Dee") + told, "pechanga").table
    assert chips(table) == 1000


def why(text: str, book: str = "pechanga", pair: tuple[int, int] = (1, 2)) -> Reason:
    return refused(play(text, book).table, Chop(*pair), book)


@pytest.mark.parametrize("book", ["mohegan", "pechanga-t", "tournament"])
def test_no_chop_where_the_book_does_not_allow_it(book: str) -> None:
    assert why(FOLDED, book) is Reason.NOT_IN_THIS_HOUSE


@pytest.mark.parametrize("game", ["omaha", "omaha-eight", "omaha-5"])
def test_no_chop_in_omaha_in_one_house_and_in_another_there_is(game: str) -> None:
    text = FOLDED.replace("holdem", game)
    assert why(text) is Reason.NOT_IN_THIS_HOUSE
    assert stacks(play(text + CHOP, "rpl").table) == [200] * 4


def test_no_chop_before_all_others_have_folded() -> None:
    assert why(FOUR + "next hand") is Reason.NOT_YET
    assert why(FOUR + "next hand\nDee folds") is Reason.NOT_YET
    assert why(FOUR + "next hand\nDee folds; Ann calls; Bob folds", pair=(0, 2)) is (
        Reason.NOT_YOUR_PLACE
    )


def test_no_chop_once_the_blinds_are_played() -> None:
    for action in ("Bob calls", "Bob raises to 8", "Bob calls; Cy checks"):
        assert why(FOLDED + action) is Reason.NOT_THIS_WAY


def test_only_the_two_blinds_chop_and_both_are_there() -> None:
    assert why(FOLDED, pair=(0, 1)) is Reason.NOT_YOUR_PLACE
    assert why(FOLDED, pair=(1, 1)) is Reason.NOT_YOUR_PLACE
    assert why(FOLDED + "Cy is away") is Reason.NOT_YET


def test_no_chop_in_a_kill_pot_of_somebody_else_or_where_the_house_has_none() -> None:
    told = "\nnext hand\nBob folds; Cy folds\n"
    assert why(kills("Ann") + told, pair=(3, 4)) is Reason.NOT_IN_THIS_HOUSE
    text = kills("Dee") + "\nnext hand\nAnn folds; Bob folds; Cy folds\n"
    table = play_by(text, "pechanga", chop_blinds_in_kill_pot=False)
    assert refused(table, Chop(3, 4), "pechanga") is Reason.NOT_IN_THIS_HOUSE


def test_chips_of_others_in_the_pot_have_to_be_won() -> None:
    ante = FOLDED.replace("blinds 2/4", "blinds 2/4 ante 1")
    assert why(ante) is Reason.NOT_THIS_WAY
    paid = "\nDee refuses to post\nDee posts\nnext hand\nAnn folds; Bob folds; Cy folds\n"
    assert why(kills("Dee") + paid, pair=(3, 4)) is Reason.NOT_THIS_WAY


def test_nobody_chops_without_a_hand_or_in_stud() -> None:
    assert why(FOUR) is Reason.NO_HAND
    assert why(FOUR, pair=(1, 9)) is Reason.NO_SUCH_SEAT
    stud = "stud limit 4/8 ante 1 bring-in 2\nseats: Ann 200, Bob 200, Cy 200, Dee 200\nnext hand"
    assert why(stud) is Reason.NOT_IN_THIS_HOUSE


# ---- sharing a pot ---------------------------------------------------------------------------

PLAYED = FOUR + "next hand\nDee folds; Ann calls; Bob folds; Cy checks\n"


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl", "pechanga-t", "tournament"])
def test_no_pot_is_split_by_agreement_under_any_book(book: str) -> None:
    assert refused(play(PLAYED, book).table, SplitPot(0, 2), book) is Reason.NOT_IN_THIS_HOUSE
    assert refused(play(FOUR, book).table, SplitPot(0, 2), book) is Reason.NO_HAND


def test_where_a_house_allows_it_two_share_what_was_called_to_the_odd_chip() -> None:
    told = PLAYED.replace("blinds 2/4", "blinds 1/4") + "Cy bets 4\n"
    table = play_by(told, "pechanga", agreed_pot_split=True)
    shared = answered(table, SplitPot(0, 2))
    assert [e.amount for e in shared if isinstance(e, Awarded)] == [4, 5]
    table = play_by(told + "Ann and Cy agree to split the pot", "pechanga", agreed_pot_split=True)
    assert stacks(table) == [200, 199, 201, 200]
    assert chips(table) == 800


def test_the_drop_of_a_shared_pot_is_taken() -> None:
    told = PLAYED.replace("seats", "table: drop 2\nseats")
    shared = answered(play_by(told, "pechanga", agreed_pot_split=True), SplitPot(0, 2))
    assert Dropped(2, "drop") in shared
    assert [e.amount for e in shared if isinstance(e, Awarded)] == [4, 4]


def test_only_the_two_who_are_left_share_a_pot() -> None:
    table = play_by(FOUR + "next hand", "pechanga", agreed_pot_split=True)
    assert refused(table, SplitPot(0, 2), "pechanga") is Reason.NOT_YOUR_PLACE
    table = play_by(PLAYED, "pechanga", agreed_pot_split=True)
    assert refused(table, SplitPot(0, 0), "pechanga") is Reason.NOT_YOUR_PLACE
    assert refused(table, SplitPot(0, 1), "pechanga") is Reason.NOT_YOUR_PLACE
