"""Promotions: money goes from a fund to somebody, and every condition has its evidence."""

from __future__ import annotations

import pytest

from shuffleup.cards import parse
from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.law import DEFAULT
from shuffleup.room import act
from shuffleup.room.apply import replay
from shuffleup.room.cage.ledger import POOL, PRIZES, balance
from shuffleup.room.commands import RoomCommand, TellTime
from shuffleup.room.instants import HOUR, MINUTE
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions.promotion_events import JackpotHit
from shuffleup.room.promotions.promotion_records import Terms
from shuffleup.room.state import Room
from shuffleup.room.words.room_transcript import run

ROOM = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 6, drop 2, promotion 1
table 1: 1/2, Ann 200, Bob 200, Cy 200, Dee 200
table 2: 1/2, Eve 200, Flo 200, Gus 200, Hal 200, by hand
manager: pool gets 1007
manager: post bad-beat at 1007: beaten AcAdAhTsTc, by 2c2d2h2s3c, policy P7, rules desk, daily 10:00
"""
HIT = "hand at 1: Ann AcAd, Bob 8s8h, board AsAh8d8c2s\nbad-beat is hit at 1\n"
YES = "live-raked-game yes, collected yes, players yes, qualifying-hands yes, hole-cards yes"
MANAGER = Sender("Max", Role.MANAGER)
FULL, QUADS = parse("AcAdAhTsTc"), parse("2c2d2h2s3c")


def test_a_hit_ticks_every_condition_with_its_evidence() -> None:
    room = run(ROOM + HIT).room
    (event,) = [one for one in room.log if isinstance(one, JackpotHit)]
    assert all(condition.met and condition.evidence for condition in event.conditions)
    says = {condition.name: condition.evidence for condition in event.conditions}
    assert says["players"] == "4 were dealt in"
    assert says["qualifying-hands"].startswith("8s8h (four eights, ace kicker) lost to AcAd")


def test_a_jackpot_is_divided_to_the_last_unit_and_the_log_tells_it_all() -> None:
    room = run(ROOM + HIT).room
    assert sum(prize.amount for prize in room.prizes) == balance(room, PRIZES) == 1007
    assert balance(room, POOL) == 0
    assert replay(room.log) == room


def test_the_floor_answers_the_same_conditions_where_cards_are_dealt_by_hand() -> None:
    text = f"bad-beat is hit at 2: loser Eve, winner Flo, others Gus Hal, {YES}, deck yes"
    room = run(f"{ROOM}{text}, all-tabled yes\n").room
    prizes = {prize.player: prize.amount for prize in room.prizes}
    assert prizes == {"Eve": 505, "Flo": 251, "Gus": 126, "Hal": 125}
    run(f"{ROOM}x {text}, all-tabled yes (no-jackpot)".replace("deck yes", "deck no"))
    run(f"{ROOM}x {text} (not-a-report)")


def test_one_step_of_two_months_is_as_many_of_an_hour() -> None:
    at_once, step_by_step = run(ROOM + HIT).room, run(ROOM + HIT).room
    end = at_once.now + 40 * 24 * HOUR + 7 * MINUTE
    act(at_once, TellTime(end), staff(Role.FLOOR))
    for now in range(step_by_step.now, end, HOUR):
        act(step_by_step, TellTime(now), staff(Role.FLOOR))
    act(step_by_step, TellTime(end), staff(Role.FLOOR))
    assert not at_once.prizes
    step_by_step.version = at_once.version
    assert at_once == step_by_step


@pytest.mark.parametrize(
    "command",
    [
        c.PostPromotion("b", 0, Terms(FULL[:4], QUADS, policy="P", rules="R")),
        c.PostPromotion("b", 0, Terms(FULL, QUADS, (50, 25, 24, 0), policy="P", rules="R")),
        c.PostPromotion("b", -1, Terms(FULL, QUADS, policy="P", rules="R")),
        c.AdjustPosted("none", 10), c.CancelPromotion("none"), c.HitJackpot("none", "1"),
        c.HitJackpot("bad-beat", "9"), c.HitJackpot("bad-beat", "1"), c.FundPool(0),
        c.VoidJackpot("bad-beat", "discussion"), c.ClaimPrize("Ann", "bad-beat"),
        c.Disqualify("Zoe", "bad-beat"), c.LogIn("Zoe", "1"), c.PassTicket("Ann", "1", "Bob"),
        c.RedeemTicket("Ann", "1"), c.AdjustTime("Zoe", 5),
    ],
)  # fmt: skip
def test_what_makes_no_sense_changes_nothing(command: RoomCommand) -> None:
    room = run(ROOM).room
    by = MANAGER if not isinstance(command, c.PassTicket | c.RedeemTicket) else staff(Role.FLOOR)
    ruling = act(room, command, by)
    assert ruling.refusal is not None
    assert ruling.refusal.reason.malformed
    assert room == run(ROOM).room


def test_a_hand_hits_once_even_if_it_was_void() -> None:
    again = "x floor: bad-beat is hit at 1 (name-taken)\n"
    run(ROOM + HIT + again + "manager: void bad-beat for incorrect-deck\n" + again)


def test_a_prize_lapses_when_its_own_terms_say_so() -> None:
    room = run(
        ROOM.replace("daily 10:00", "claim 7") + HIT + "= [+7 23:59] prize of Bob is 505"
    ).room
    act(room, TellTime(room.now + MINUTE), staff(Role.FLOOR))
    assert not room.prizes
    assert balance(room, PRIZES) == 0


def test_a_name_with_unpaid_prizes_is_not_posted_anew() -> None:
    room = run(ROOM + HIT + "manager: cancel bad-beat").room
    again = c.PostPromotion("bad-beat", 0, Terms(FULL, QUADS, policy="P", rules="R"))
    assert not act(room, again, MANAGER).ok


def test_what_was_paid_is_not_void_any_more() -> None:
    room: Room = run(ROOM + HIT + "Bob claims bad-beat").room
    ruling = act(room, c.VoidJackpot("bad-beat", "incorrect-deck"), MANAGER)
    assert ruling.refusal is not None
    assert balance(room, PRIZES) == 1007 - 505


@pytest.mark.parametrize(
    ("point", "value", "answer"),
    [
        ("jackpot-raked-live-game-only", False, "live-raked-game"),
        ("jackpot-both-hole-cards", False, "hole-cards"),
        ("jackpot-void-incorrect-deck", False, "deck"),
        ("promotion-collection", 0, "collected"),
    ],
)
def test_by_hand_the_floor_is_held_to_what_the_house_asks_for(
    point: str, value: int, answer: str
) -> None:
    """Where the house has no such condition, the answer no is none: the same as for a hand that
    was dealt here."""
    no = f"{YES}, deck yes".replace(f"{answer} yes", f"{answer} no")
    text = f"bad-beat is hit at 2: loser Eve, winner Flo, others Gus Hal, {no}, all-tabled yes"
    run(f"{ROOM}x {text} (no-jackpot)")
    room = run(f"{ROOM}{text}", DEFAULT.but(**{point.replace("-", "_"): value})).room
    assert sum(prize.amount for prize in room.prizes) == 1007


def test_whoever_is_kept_out_of_the_promotions_has_no_share_and_it_stays_in_the_pool() -> None:
    out = "manager: bar {} from promotions for a copied ticket\n"
    room = run(ROOM + out.format("Cy") + HIT).room
    assert {one.player: one.amount for one in room.prizes} == {"Bob": 505, "Ann": 251, "Dee": 251}
    room = run(ROOM + out.format("Bob") + HIT).room
    assert {one.player: one.amount for one in room.prizes} == {"Ann": 251, "Cy": 126, "Dee": 125}
    assert (balance(room, PRIZES), balance(room, POOL)) == (502, 505)
    told = f"bad-beat is hit at 2: loser Eve, winner Flo, others Gus Hal, {YES}, deck yes"
    hand = "hand played at 2: button 1\n" * 2
    run(f"{ROOM}{hand}{out.format('Gus')}x {told}, all-tabled yes (no-jackpot)")
