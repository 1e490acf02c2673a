"""Every event of a table names its grounds, and every book has a clause for each."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import pytest
from tests.table.kill_stories import FIVE, kills
from tests.table.stories import EVERY_BOOK, play, story
from tests.table.walks import TABLES, Walk, no_limit

from shuffleup.hand import events as h
from shuffleup.hand.repairs import primitives as r
from shuffleup.law.circumstances import CIRCUMSTANCES
from shuffleup.law.loading import BOOKS, HOUSES
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.rules import POINTS
from shuffleup.table import events as e
from shuffleup.table.apply import gather, replay
from shuffleup.table.grounds.table_event_grounds import GROUNDS, WITHOUT, ExplainedEvent, explained
from shuffleup.table.house import House
from shuffleup.table.state import Table, copy

# Of these some have grounds and some have none: whoever sat there when the table opened, a game
# that is only the next of a mix, decks counted from now, a hand after which no kill is at stake.
PERHAPS_NONE = (e.Seated, e.GameChanged, e.Designated, e.SetupChanged, e.HandEnded)


@cache
def books_without(name: str) -> list[str]:
    """The books in which no clause stands behind a ground."""
    return [book for book in (*BOOKS, *HOUSES) if not cite(rulebook(book), (name,))]


def check(names: tuple[str, ...], what: object) -> None:
    assert len(set(names)) == len(names), what
    for name in names:
        if name in CIRCUMSTANCES:  # tells clauses of one point apart, and stands behind nothing
            continue
        assert name in PROCEDURES or name in POINTS, (name, what)
        assert books_without(name) == [], (name, what)


def test_every_kind_of_event_has_its_grounds_or_none_by_plan() -> None:
    kinds = set(get_args(e.TableEvent)) - {e.Ruled}  # whose grounds are on record
    assert set(GROUNDS) | WITHOUT == kinds
    assert not set(GROUNDS) & WITHOUT


# ---- every table -----------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "button"), TABLES)
def test_every_event_of_a_session_has_grounds_that_every_book_can_cite(
    book: str, button: str
) -> None:
    for seed in range(3):
        house = House(kill="full" if seed == 1 and book != "mohegan" else "")
        stakes = no_limit(2, 4, ante=seed % 2)
        walk = Logged(book, seed, button=button, stakes=stakes, house=house, wild=0.5)
        for _ in range(6):
            walk.stir()
            walk.hand()
        log = walk.table.log
        before = copy(walk.table)
        for one in explained(log):
            check(one.grounds, one.event)
            if type(one.event) not in WITHOUT and not isinstance(one.event, PERHAPS_NONE):
                assert one.grounds, one.event
            for at, why, names in one.seats:
                assert why, (at, one.event)
                assert names, (at, one.event)
                check(names, one.event)
        assert walk.table == before == replay(log)


class Logged(Walk):
    """A walk that keeps its whole log."""

    def hear(self) -> None:
        gather(self.table)


def test_explaining_one_hand_says_the_same_of_it_as_explaining_all() -> None:
    table = story("Cy is away\n3 hands pass\nCy is back\nCy posts\n2 hands pass", "pechanga").table
    every = [(one.number, one.grounds, one.seats) for one in explained(table.log)]
    for hand in range(1, 6):

        def is_of_it(table: Table, hand: int = hand) -> bool:
            return table.hands == hand - (table.hand is None)

        some = [(one.number, one.grounds, one.seats) for one in explained(table.log, is_of_it)]
        assert some
        assert [told for told in every if told[0] in {number for number, *_ in some}] == some


# ---- one by one, in each book ----------------------------------------------------------------


def told(table: Table) -> list[ExplainedEvent]:
    return list(explained(table.log))


def clauses(names: tuple[str, ...], book: str, table: Table) -> set[str]:
    return {rule.id for rule in cite(rulebook(book), names, table.game.key)}


def last(table: Table, book: str, kind: type, **fields: Any) -> set[str]:
    """The clauses behind the last event of a kind with these fields."""
    found = [
        clauses(one.grounds, book, one.table)
        for one in told(table)
        if isinstance(one.event, kind)
        and all(getattr(one.event, name) == value for name, value in fields.items())
    ]
    return found[-1]


def dealt(table: Table, book: str, at: int) -> tuple[str, set[str]]:
    """Why a player was dealt into the last hand, or was not."""
    began = [one for one in told(table) if isinstance(one.event, e.Began)][-1]
    return next(
        (why, clauses(names, book, began.table)) for seat, why, names in began.seats if seat == at
    )


BUTTON_AND_BLINDS = [
    ("pechanga", "pechanga/10.1a"),
    ("pechanga-t", "pechanga/t.29"),
    ("mohegan", "mohegan/blind-placement.1a"),
    ("rpl", "rpl/blinds.2"),
    ("tournament", "tournament/30"),
]


@pytest.mark.parametrize(("book", "clause"), BUTTON_AND_BLINDS)
def test_how_the_button_moves_is_the_reason_only_where_the_methods_part(
    book: str, clause: str
) -> None:
    plain = story("2 hands pass", book).table
    assert clause not in last(plain, book, e.Placed)
    gone = story("2 hands pass\nDee leaves\nnext hand", book).table
    assert clause in last(gone, book, e.Placed)


def test_a_button_the_house_designated_is_told_as_such() -> None:
    text = "holdem no-limit 1/2\ntable: dead button\nseats: Ann 200, Bob 200, Cy 200, Dee 200"
    text += "\nbutton Ann\n2 hands pass\nDee leaves\nnext hand"
    found = last(play(text, "pechanga").table, "pechanga", e.Placed)
    assert {"pechanga/10.1", "pechanga/10.1b"} <= found
    assert "pechanga/10.1a" not in found


@pytest.mark.parametrize(
    ("book", "clause"),
    [("pechanga", "pechanga/10.3"), ("rpl", "rpl/blinds.4"), ("tournament", "tournament/32"),
     ("mohegan", "common/heads-up-small-blind")],
)  # fmt: skip
def test_of_two_players_the_button_has_the_small_blind(book: str, clause: str) -> None:
    table = story("2 hands pass\nnext hand", book, seats="Ann 200, Bob 200").table
    assert clause in last(table, book, e.Placed)
    assert clause in last(table, book, h.Posted)


@pytest.mark.parametrize(
    ("book", "live", "dead"),
    [("pechanga", {"pechanga/10.8a", "pechanga/10.8b", "pechanga/10.1"}, "pechanga/10.8b"),
     ("mohegan", {"mohegan/general.37b", "mohegan/blind-placement.1"},
      "mohegan/blind-placement.2a")],
)  # fmt: skip
def test_missed_blinds_say_why_they_are_posted_live_or_dead(
    book: str, live: set[str], dead: str
) -> None:
    away = story("Eve is away\n4 hands pass", book).table
    assert next(iter(live & last(away, book, e.Reckoned, seat=4)), "")
    back = story("Eve is away\n4 hands pass\nEve is back\nEve posts\nnext hand", book)
    posts = [one for one in told(back.table) if isinstance(one.event, h.Posted)]
    of_eve = {one.event.kind.value: one for one in posts if one.event.seat == 4}  # type: ignore[union-attr]
    assert live <= clauses(of_eve["post"].grounds, book, back.table)
    assert dead in clauses(of_eve["dead"].grounds, book, back.table)


@pytest.mark.parametrize(
    ("book", "clause"),
    [("pechanga", "pechanga/10.4a"), ("mohegan", "common/new-player-posts-to-enter-at-once")],
)
def test_a_newcomer_who_posts_is_told_why(book: str, clause: str) -> None:
    seats = "Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, -"
    new = "2 hands pass\nFlo sits 6 with 200\n"
    table = story(f"{new}Flo posts\nnext hand", book, seats=seats).table
    assert clause in last(table, book, h.Posted, seat=5)
    assert clause in last(table, book, e.EntryChosen) | dealt(table, book, 5)[1]
    why, found = dealt(story(f"{new}next hand", book, seats=seats).table, book, 5)
    assert why == "is new and waits"
    assert found & {"pechanga/10.4b", "common/new-player-waits-for-blind"}


@pytest.mark.parametrize(
    ("book", "clause"),
    [("pechanga", "common/absent-player-dealt-in"), ("mohegan", "mohegan/operating.9")],
)
def test_who_is_away_is_dealt_out_by_a_clause(book: str, clause: str) -> None:
    why, found = dealt(story("Eve is away\nnext hand", book).table, book, 4)
    assert (why, found) == ("is away", {clause})


@pytest.mark.parametrize("book", ["pechanga-t", "tournament"])
def test_in_a_tournament_who_is_away_is_dealt_in_and_the_hand_dies_by_a_clause(book: str) -> None:
    table = story("Eve is away\nnext hand\neveryone folds", book).table
    assert dealt(table, book, 4)[0] == "is dealt in though away"
    found = last(table, book, r.Killed, seat=4)
    assert {id.partition("/")[0] for id in found} == {book.partition("-")[0]}


def test_a_busted_player_has_no_hand_where_the_book_says_so() -> None:
    seats = "Ann 200, Bob 200, Cy 200, Dee 2"
    text = """next hand; Dee has 2c3d; Cy has AsAd; board 7h8hTcJcKd
              Dee calls; Ann folds; Bob folds; everyone shows; next hand"""
    table = story(text, "mohegan", seats=seats).table
    assert dealt(table, "mohegan", 3) == ("has no chips that play", {"mohegan/buy-in.8"})


@pytest.mark.parametrize(
    ("book", "clause"),
    [("pechanga", "pechanga/10.10"), ("mohegan", "mohegan/blind-placement.2c")],
)
def test_the_price_of_a_seat_change_is_told(book: str, clause: str) -> None:
    seats = "Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200, -"
    table = story("1 hand passes\nDee moves to 7\nnext hand", book, seats=seats).table
    assert clause in last(table, book, e.SeatChanged)


def test_a_move_nearer_the_big_blind_costs_nothing_by_its_clause() -> None:
    seats = "Ann 200, Bob 200, Cy 200, -, Eve 200, Flo 200, Gus 200"
    found = last(story("1 hand passes\nGus moves to 4", "mohegan", seats=seats).table, "mohegan",
                 e.SeatChanged)  # fmt: skip
    assert "mohegan/blind-placement.2d" in found
    assert "mohegan/blind-placement.2c" not in found


# ---- kills, straddles, agreements, chips, the house ------------------------------------------


def test_legs_kill_and_kill_blind_have_their_clauses() -> None:
    table = play(f"{kills('Ann')}\nnext hand", "pechanga").table
    assert {"pechanga/18.1a", "pechanga/18.9a"} <= last(table, "pechanga", e.KillDue)
    assert "pechanga/18.1b" in last(table, "pechanga", e.LegsUp)
    assert "pechanga/18.5" in last(table, "pechanga", h.Posted, seat=0)
    assert "pechanga/18.5" in last(table, "pechanga", e.Began)
    refused = play(f"{kills('Ann')}\nAnn refuses to post", "pechanga").table
    assert last(refused, "pechanga", e.Barred) == {"pechanga/18.10c"}
    assert last(refused, "pechanga", e.KillDue) == {"pechanga/18.10c"}


def test_a_pot_killed_by_choice_has_the_clause_that_allows_it() -> None:
    table = play(f"{FIVE}1 hand passes\nDee kills the pot\nnext hand", "rpl").table
    assert "rpl/g.kill" in last(table, "rpl", e.KillChosen)
    assert "rpl/g.kill" in last(table, "rpl", h.Posted, seat=3)


@pytest.mark.parametrize(
    ("book", "found"),
    [("pechanga", {"pechanga/10.11a", "pechanga/21.4a"}),
     ("mohegan", {"mohegan/general.36a", "mohegan/general.36b"})],
)  # fmt: skip
def test_a_straddle_has_its_clauses_when_it_is_put_out_and_posted(
    book: str, found: set[str]
) -> None:
    table = story("1 hand passes\nEve straddles\nnext hand", book).table
    assert found <= last(table, book, e.Straddled)
    assert found <= last(table, book, h.Posted, seat=4)


@pytest.mark.parametrize(("book", "clause"), [("pechanga", "pechanga/4.21b"),
                                              ("rpl", "rpl/procedures.7")])  # fmt: skip
def test_blinds_that_chop_take_theirs_back_by_a_clause(book: str, clause: str) -> None:
    table = story("next hand\nDee folds; Eve folds; Flo folds; Ann folds; Bob and Cy chop", book)
    for kind in (e.AgreementOffered, r.Refunded, h.Ended):
        assert last(table.table, book, kind) == {clause}


def test_chips_money_time_and_decks_have_their_clauses() -> None:
    table = story("next hand\neveryone folds\nAnn adds 50", "pechanga").table
    assert {"pechanga/9.7a", "pechanga/9.5"} <= last(table, "pechanga", e.ChipsAdded)
    text = "holdem no-limit 1/2\ntable: time 5\nseats: Ann 200, Bob 200; button Ann\n"
    table = play(f"{text}time is collected", "pechanga").table
    assert last(table, "pechanga", e.Paid) == {"pechanga/4.7"}


def test_a_mix_that_goes_to_stud_keeps_the_button_by_a_clause() -> None:
    text = """holdem limit 4/8 blinds 2/4
    table: rotation holdem limit 4/8 blinds 2/4 for 2 hands then stud limit 4/8 ante 1 bring-in 2
    seats: Ann 200, Bob 200, Cy 200; button Ann
    2 hands pass
    next hand; Ann has KsKh2c"""
    table = play(text, "tournament").table
    (clause,) = last(table, "tournament", e.GameChanged)
    assert clause.startswith("tournament/")
    assert last(table, "tournament", e.Placed) == {clause}


# ---- rulings ---------------------------------------------------------------------------------


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_repairs_at_a_table_have_the_grounds_of_their_ruling(book: str) -> None:
    text = """next hand; board 2c3d4h5s6d
    Dee calls; Eve folds; Flo folds; Ann folds; Bob calls
    ! premature-flop: cards 2c3d4h, after KcQcJc"""
    table = story(text, book).table
    ruled = next(one for one in told(table) if isinstance(one.event, e.Ruled))
    repairs = [one for one in told(table) if isinstance(one.event, get_args(r.Repair))]
    assert ruled.grounds
    assert repairs
    for one in repairs:
        assert set(ruled.grounds) <= set(one.grounds), one.event


def test_a_button_the_dealer_has_wrong_was_bought_by_nobody() -> None:
    table = story("1 hand passes\nnext hand button Dee", "pechanga").table
    assert "pechanga/10.14" not in last(table, "pechanga", e.Placed)
