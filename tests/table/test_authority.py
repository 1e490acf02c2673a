"""Who may send what: every command in every role, and what is said to whoever may not."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

import pytest
from msgspec.structs import replace
from tests.table.stories import EVERY_BOOK, play

from shuffleup.cards import parse
from shuffleup.floor.senders import DEALER, FLOOR, Role, Sender, player, staff
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table import House, Table, act, copy, judge
from shuffleup.table import commands as c
from shuffleup.table.audit import audit
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.events import Ruled
from shuffleup.table.who_may_send import ROW_OF, unauthorised

HAND: Final = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, -; button Ann
next hand
"""  # Ann, in seat 1, acts first
ANN, BOB = player("Ann"), player("Bob")

# In the order of the list: player (of the seat), dealer, floor, supervisor, cage, board, director,
# manager, surveillance. A letter says that they may.
ROLES: Final = "pdfscbrmv"
BY_LETTER: Final = dict(zip(ROLES, Role, strict=True))
WRITTEN: Final[dict[str, str]] = {
    "Fold": "pdfsrm", "Check": "pdfsrm", "Call": "pdfsrm", "RaiseTo": "pdfsrm",
    "BringIn": "pdfsrm", "Discard": "pdfsrm", "RunIt": "pdfsrm", "Show": "pdfsrm",
    "Muck": "pdfsrm", "Hunt": "pdfsrm",
    "Deal": "dfsrm", "Board": "dfsrm", "Burn": "dfsrm",
    "Draw": "dfsrm", "NextHand": "dfsrm", "DealIn": "dfsrm",
    "Designate": "fsrm", "PlayGame": "fsrm", "PlayBy": "fsrm", "Merge": "fsrm",
    "Hold": "fsrm", "Release": "fsrm",
    "SayTime": "dfsrm", "NewSetup": "dfsrm", "CollectTime": "dfsrm", "LeaveInPot": "dfsrm",
    "Sit": "pdfsbrm", "LockUp": "pdfsbrm", "Offer": "fsbrm",
    "AskForSeat": "pdfsbrm", "ChangeSeat": "pdfsbrm", "HoldSeat": "pdfsbrm",
    "Leave": "pdfsrm", "GoAway": "pdfsrm", "ComeBack": "pdfsrm", "SitOut": "pdfsrm",
    "AskForHand": "pdfsrm", "Choose": "pdfsrm", "LetPass": "pdfsrm", "PostFor": "pdfsrm",
    "Straddle": "pdfsrm", "KillPot": "pdfsrm", "RefuseKill": "pdfsrm", "Chop": "pdfsrm",
    "SplitPot": "pdfsrm", "LayCash": "pdfsrm", "PlayBehind": "pdfsrm", "TakeOff": "pdfsrm",
    "PassChips": "pdfsrm", "Rack": "pdfsrm", "AskForSetup": "pdfsrm", "CallGame": "pdfsrm",
    "AddChips": "pdfscrm", "BuyWithCash": "pdfscrm", "ColourUp": "pdfscrm",
    "HaveComing": "dfscrm", "Deliver": "dfscrm",
    "ReportHand": "dfsrm", "CountChips": "dfscrm", "ReportDrop": "dfscrm",
    "Report": "dfsrm", "Withdraw": "dfsrm", "Decide": "fsr", "LetLie": "d",
}  # fmt: skip
FIELDS: Final[dict[str, Any]] = {
    "seat": 0, "to": 3, "other": 1, "amount": 10, "player": "Ann", "seats": (0, 1, 2),
    "cards": parse("AsKs"), "card": 5, "house": House(), "game": game("holdem"), "now": 5,
    "choice": EntryChoice.POST, "times": 2, "chip": 5, "kind": "something-else",
    "option": "play-on", "drop": 2,
}  # fmt: skip


@cache
def dealt_once(book: str) -> Table:
    return play(HAND, book).table


def dealt(book: str = "mohegan") -> Table:
    """The hand has been dealt."""
    return copy(dealt_once(book))


def kinds() -> list[type]:
    return list(get_args(c.AnyTableCommand))


def made(kind: Any, table: Table) -> Any:
    """A command of a kind, of Ann's seat."""
    told = {**FIELDS, "stakes": table.stakes, "rules": table.rules, "rulebook": "x"}
    return kind(**{name: told[name] for name in kind.__struct_fields__ if name in told})


def why(table: Table, command: Any, by: Any) -> Reason | None:
    refusal = judge(table, command, by).refusal
    return refusal.reason if refusal else None


def test_every_command_has_its_row_and_no_other_has_one() -> None:
    assert set(ROW_OF) == set(kinds())
    assert {kind.__name__ for kind in kinds()} == set(WRITTEN)


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_each_role_may_send_what_the_list_says_and_nothing_else(kind: type, role: Role) -> None:
    table = dealt()
    command, by = made(kind, table), ANN if role is Role.PLAYER else staff(role)
    may = role in {BY_LETTER[letter] for letter in WRITTEN[kind.__name__]}
    assert (unauthorised(table, command, by) is None) == may
    if not may:
        before = copy(table)
        refused = act(table, command, by).refusal
        assert refused is not None
        assert refused.reason in (Reason.NOT_YOUR_PART, Reason.NOT_THE_FLOOR)
        assert table == before


@pytest.mark.parametrize(
    "kind",
    [kind for kind in kinds() if "p" in WRITTEN[kind.__name__]],
    ids=lambda kind: kind.__name__,
)
def test_a_player_speaks_for_their_own_seat_alone(kind: type) -> None:
    table = dealt()
    command = made(kind, table)
    in_the_hand = kind in get_args(h.PlayerCommand)
    reason = Reason.NOT_YOUR_HAND if in_the_hand else Reason.NOT_YOUR_PART
    for other in (BOB, player("Zed"), player("dealer"), player("ann")):
        assert why(table, command, other) is reason
    assert unauthorised(table, command, ANN) is None


NO_SEATS: Final = (-1, 4, 99, 10**5000, True, "0", None, 1.0)


@pytest.mark.parametrize("at", NO_SEATS, ids=range(len(NO_SEATS)))
def test_a_seat_that_is_none_is_nobodys(at: Any) -> None:
    table = dealt()
    assert why(table, h.Fold(at), ANN) is Reason.NO_SUCH_SEAT
    assert why(table, c.Leave(at), ANN) is Reason.NO_SUCH_SEAT


def test_an_empty_seat_is_nobodys() -> None:
    table = dealt()
    assert why(table, h.Fold(3), ANN) is Reason.NOT_SEATED
    assert why(table, c.Leave(3), ANN) is Reason.NOT_SEATED


NOBODY: Final[tuple[Any, ...]] = (
    None, "Ann", 7, object(), ("Ann", Role.PLAYER), Role.DEALER, Sender, {"id": "Ann"},
    Sender("Ann", "player"), Sender("Ann", None), Sender("", Role.PLAYER),  # type: ignore[arg-type]
    Sender("  ", Role.DEALER), Sender("\ud800", Role.DEALER), Sender("x" * 65, Role.FLOOR),
    Sender(7, Role.DEALER), Sender(["Ann"], Role.PLAYER), Sender("a\x1b[2J", Role.CAGE),  # type: ignore[arg-type]
)  # fmt: skip


@pytest.mark.parametrize("by", NOBODY, ids=range(len(NOBODY)))
@pytest.mark.parametrize("command", [h.Fold(0), c.Leave(0), c.NextHand(), c.Report("x"), 7])
def test_who_is_nobody_is_refused(by: Any, command: Any) -> None:
    table = dealt()
    before = copy(table)
    refused = act(table, command, by).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_A_SENDER
    assert str(refused).isprintable()
    assert len(str(refused)) < 200
    assert table == before


def test_a_command_without_a_sender_is_refused_and_words_with_one_are_too() -> None:
    table = dealt()
    bare: Any = act
    for refused in (bare(table, h.Fold(0)).refusal, bare(table, "Ann folds", DEALER).refusal):
        assert refused is not None
        assert refused.reason is Reason.NOT_A_SENDER
    assert table.hand is not None
    assert table.hand.actor == 0


@pytest.mark.parametrize("question", ["", "! something-else"])
def test_whoever_may_not_act_is_told_the_same_whatever_goes_on(question: str) -> None:
    table = play(HAND + question).table
    assert why(table, h.Fold(0), BOB) is Reason.NOT_YOUR_HAND
    assert why(table, c.NextHand(seed=1), ANN) is Reason.NOT_YOUR_PART
    assert why(table, c.Decide("play-on"), ANN) is Reason.NOT_THE_FLOOR


def test_a_dealer_keys_what_a_player_does() -> None:
    table = dealt()
    assert act(table, h.RaiseTo(0, 6), DEALER).ok
    assert act(table, h.Fold(1), FLOOR).ok
    assert act(table, h.Fold(2), player("Cy")).ok
    assert table.hand is None


# ---- the clauses -----------------------------------------------------------------------------


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_a_refusal_cites_who_decides_and_that_a_hand_is_one_players(book: str) -> None:
    table, law = dealt(book), rulebook(book)
    for command, by in ((c.Report("something-else"), ANN), (c.Decide("play-on"), DEALER)):
        refused = judge(table, command, by).refusal
        assert refused is not None
        assert refused.grounds == ("ruling-authority",)
        assert cite(law, refused.grounds)
    refused = judge(table, h.Fold(0), BOB).refusal
    assert refused is not None
    assert refused.grounds == ("two-to-a-hand",)
    titles = {rule.title for rule in cite(law, refused.grounds)}
    assert titles & {"One player to a hand", "One person per hand"}


def test_what_no_book_speaks_of_is_said_plainly() -> None:
    refused = judge(dealt(), c.NextHand(seed=7), ANN).refusal
    assert str(refused) == "Refused: the dealer deals: a player cannot."


# ---- in words, and in the log ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Ann: next hand", "not-your-part"),
        ("Ann: ! premature-flop", "not-the-floor"),
        ("Ann: play-on", "not-the-floor"),
        ("dealer: play-on", "not-the-floor"),
        ("Bob: Ann folds", "not-your-hand"),
        ("Bob: Ann leaves", "not-your-part"),
        ("Zed: table: kill", "not-your-part"),
        ("dealer: table: kill", "not-your-part"),
        ("surveillance: Ann folds", "not-your-part"),
        ("cage: Ann folds", "not-your-part"),
        ("Ann: Ann has 50 coming", "not-your-part"),
        ("cage: seat 4 is offered to Dee", "not-your-part"),
        ("Bob: Dee sits 4 with 100", "not-your-part"),
    ],
)
def test_a_transcript_can_say_who_may_not(words: str, code: str) -> None:
    play(f"{HAND}x {words} ({code})")
    refused = act(dealt(), words).refusal
    assert refused is not None
    assert refused.reason.code == code


@pytest.mark.parametrize("who", ["floor", "supervisor", "director"])
def test_the_floor_the_supervisor_and_the_director_choose(who: str) -> None:
    report = "dealer: ! penalty: seat Ann, offence abuse"
    table = play(f"{HAND}{report}\n{who}: warning\ndealer: Ann folds").table
    (ruled,) = [event for event in table.log if isinstance(event, Ruled)]
    assert (ruled.by, ruled.role) == (who, Role(who))
    assert not list(audit(table.log))


def test_the_dealer_may_be_said_to_deal_and_names_the_cards() -> None:
    table = play("""
    holdem no-limit 1/2
    seats: Ann 200, Bob 200; button Ann
    dealer: next hand
    Ann has AsKs
    = Ann has AsKs
    """).table
    assert table.hand is not None


FORGED: Final[list[dict[str, Any]]] = [
    {"role": Role.PLAYER}, {"role": Role.SURVEILLANCE}, {"role": Role.DEALER}, {"role": None},
    {"role": Role.MANAGER}, {"by": ""}, {"by": "Ann", "role": Role.PLAYER},
    {"role": Role.FLOOR}, {"role": Role.DIRECTOR},  # what no clause covers is the supervisor's here
]  # fmt: skip


@pytest.mark.parametrize("forged", FORGED, ids=str)
def test_a_choice_recorded_as_somebodys_who_may_not_make_it_is_a_fault(
    forged: dict[str, Any],
) -> None:
    table = play(HAND + "! something-else; supervisor: play-on; Ann folds").table
    assert not list(audit(table.log))
    log = [replace(one, **forged) if isinstance(one, Ruled) else one for one in table.log]
    assert list(audit(log))


@pytest.mark.parametrize("role", [Role.PLAYER, Role.CAGE, Role.BOARD, Role.SURVEILLANCE])
def test_an_action_taken_back_by_somebody_who_may_not_is_a_fault(role: Role) -> None:
    table = play(HAND + "Ann calls").table
    assert act(table, c.Withdraw("a fold"), Sender("Dana", Role.DEALER)).ok
    events = [*table.log, *(table.hand.log[table.taken :] if table.hand else ())]
    (ruled,) = [event for event in events if isinstance(event, Ruled)]
    assert (ruled.by, ruled.role) == ("Dana", Role.DEALER)
    assert not list(audit(events))
    assert list(audit(replace(e, role=role) if isinstance(e, Ruled) else e for e in events))
