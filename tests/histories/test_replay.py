"""Replaying: cards nobody knows, hands held and mucked, records that stop, moves that cannot be."""

from __future__ import annotations

import pytest

from shuffleup.histories import History, Replayed, parse_phh, replay_history


def replayed(
    actions: list[str],
    variant: str = "NT",
    blinds: str = "[1, 2]",
    stacks: str = "[100, 100]",
    antes: str = "[0, 0]",
    more: str = "",
) -> Replayed:
    bets = "min_bet = 2" if variant[0] in "NP" else "small_bet = 2\nbig_bet = 4"
    return replay_history(
        parse_phh(
            f"variant = '{variant}'\nantes = {antes}\nblinds_or_straddles = {blinds}\n"
            f"{bets}\nstarting_stacks = {stacks}\nactions = {actions}\n{more}"
        )
    )


DEALT = ["d dh p1 ????", "d dh p2 ????"]
KNOWN = ["d dh p1 AsAh", "d dh p2 KsKh"]
ALL_IN = ["p2 cbr 100", "p1 cc"]
BOARD = ["d db 2c3d5h", "d db 8c", "d db 9d"]


# ---- the showdown ----------------------------------------------------------------------------


def test_hands_known_from_the_deal_are_shown_if_the_record_says_nothing() -> None:
    assert replayed([*KNOWN, *ALL_IN, *BOARD]).final_money == [200, 0]


def test_a_known_hand_that_was_mucked_cannot_win() -> None:
    assert replayed([*KNOWN, *ALL_IN, "p1 sm", *BOARD]).final_money == [0, 200]


def test_unknown_hands_win_by_what_they_show() -> None:
    shown = ["p1 sm QcQd", "p2 sm AcKd"]
    assert replayed([*DEALT, *ALL_IN, *shown, *BOARD]).final_money == [200, 0]


def test_an_unknown_hand_without_a_word_gives_way_to_one_that_is_shown() -> None:
    assert replayed([*DEALT, *ALL_IN, *BOARD, "p2 sm 7c6c"]).final_money == [0, 200]


def test_a_hand_held_face_down_wins_when_the_other_is_mucked() -> None:
    for end in (["p1 sm ????", "p2 sm"], ["p2 sm", "p1 sm ????"]):
        assert replayed([*DEALT, *ALL_IN, *BOARD, *end]).final_money == [200, 0]


def test_a_hand_shown_again_and_again_counts_as_shown_in_full() -> None:
    hidden = ["p1 sm ????", "p2 sm ????"]
    full = ["p1 sm 4c4d", "p2 sm AcKd"]
    actions = [*DEALT, *ALL_IN, *hidden, BOARD[0], *hidden, *BOARD[1:], *full, "p1 sm ????"]
    assert replayed(actions).final_money == [200, 0]


def test_without_any_hand_the_record_does_not_tell_who_won() -> None:
    end = replayed([*DEALT, *ALL_IN, *BOARD])
    assert end.ok
    assert end.note == "the record does not tell whose hand won"
    assert end.final_money == [0, 0]


def test_a_hand_shown_for_the_main_pot_does_not_tell_who_won_the_side_pot() -> None:
    three = {"blinds": "[1, 2, 0]", "stacks": "[20, 100, 100]", "antes": "[0, 0, 0]"}
    moves = ["p3 cbr 100", "p1 cc", "p2 cc", *BOARD]
    end = replayed([*moves, "p1 sm AsAh"], **three)
    assert end.note == "the record does not tell whose hand won"
    full = replayed([*moves, "p1 sm AsAh", "p2 sm KsKh"], **three)
    assert full.final_money == [60, 160, 0]


def test_cards_may_be_shown_in_another_order() -> None:
    assert replayed([*KNOWN, *ALL_IN, "p1 sm AhAs", "p2 sm -", *BOARD]).final_money == [200, 0]


def test_other_cards_than_those_dealt_are_refused() -> None:
    wrong = replayed([*KNOWN, *ALL_IN, "p1 sm QcQd", *BOARD])
    assert wrong.error.startswith("p1 shows: ")


# ---- the deal --------------------------------------------------------------------------------


def test_cards_that_are_not_told_are_unknown() -> None:
    assert replayed(["p2 f"]).final_money == [101, 99]


def test_the_order_in_which_a_file_deals_does_not_matter() -> None:
    mixed = [KNOWN[1], *BOARD, *ALL_IN, "p2 sm KsKh", KNOWN[0]]
    assert replayed(mixed).final_money == [200, 0]


def test_the_same_card_twice_is_refused() -> None:
    assert replayed(["d dh p1 AsAh", "d dh p2 AsKh", "p2 f"]).error == (
        "dealing p2: As is already on the table"
    )
    twice = replayed([*KNOWN, *ALL_IN, "d db As3d5h", "d db 8c", "d db 9d"])
    assert twice.error == "dealing the board: As is already on the table"


def test_a_card_of_another_deck_is_refused() -> None:
    wrong = replayed(["d dh p1 As2h", "d dh p2 ????", "p2 f"], variant="NS")
    assert wrong.error == "dealing p1: 2h is not a card of this deck"


def test_cards_nobody_asked_for_are_an_error() -> None:
    assert replayed(["d dh p1 AsAhAd", "p2 f"]).error == "p1 is dealt 1 card too many"
    assert replayed([*KNOWN, "p2 f", "d db 2c3d5h"]).error == "the board is dealt 3 cards too many"


def test_discards_come_back_when_the_deck_has_run_out() -> None:
    """Six players, 30 cards dealt, a burn, 21 in the stub; the last draws 5 of the discards."""
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    hands = ["".join(deck[5 * seat : 5 * seat + 5]) for seat in range(6)]
    fresh = ["".join(deck[30 + 5 * seat : 35 + 5 * seat]) for seat in range(4)]
    actions = [
        *[f"d dh p{seat + 1} {hand}" for seat, hand in enumerate(hands)],
        *["p3 cc", "p4 cc", "p5 cc", "p6 cc", "p1 cc", "p2 cc"],
        *[f"p{seat + 1} sd {hands[seat]}" for seat in range(5)],
        "p6 sd",
        *[f"d dh p{seat + 1} {cards}" for seat, cards in enumerate(fresh)],
        f"d dh p5 {hands[0]}",
        *["p1 cbr 2", "p2 f", "p3 f", "p4 f", "p5 f", "p6 f"],
    ]
    six = {"blinds": "[1, 2, 0, 0, 0, 0]", "antes": "[0, 0, 0, 0, 0, 0]"}
    end = replayed(actions, "F2L3D", stacks="[50, 50, 50, 50, 50, 50]", **six)
    assert end.error == ""
    assert end.final_money == [60, 48, 48, 48, 48, 48]
    too_early = [a for a in actions if not a.startswith("p2 sd")]
    assert (
        "already on the table"
        in replayed(
            [*too_early[:12], "p1 sd", f"p2 sd {hands[1]}", f"d dh p2 {hands[2]}"],
            "F2L3D",
            stacks="[50, 50, 50, 50, 50, 50]",
            **six,
        ).error
    )


# ---- antes -----------------------------------------------------------------------------------

SHORT_ANTE = [
    "d dh p1 KsKh", "d dh p2 7c2d", "d dh p3 AsAh",
    "p1 cc", "p2 cc", "d db 3h4c8s", "p1 cc", "p2 cc", "d db 9d", "p1 cc", "p2 cc",
    "d db Jc", "p1 cc", "p2 cc",
]  # fmt: skip


@pytest.mark.parametrize(
    ("status", "stacks"),
    [
        # p3 antes 3 of 5 and wins 3 from each; the other 4 and the blinds' 4 are p1's
        ("true", [101, 93, 9]),
        # p3 wins all antes, 13; the blinds' 4 are p1's
        ("false", [97, 93, 13]),
    ],
)
def test_a_short_ante_wins_what_the_trimming_status_says(status: str, stacks: list[int]) -> None:
    end = replayed(
        SHORT_ANTE,
        blinds="[1, 2, 0]",
        stacks="[100, 100, 3]",
        antes="[5, 5, 5]",
        more=f"ante_trimming_status = {status}\n",
    )
    assert (end.error, end.note) == ("", "")
    assert end.final_money == stacks


# ---- records that stop, moves that cannot be -------------------------------------------------


def test_a_record_may_stop_early() -> None:
    end = replayed([*KNOWN, "p2 cbr 6"])
    assert end.ok
    assert end.note == "it is the turn of p1"
    assert end.final_money == [98, 94]
    assert replayed([*KNOWN, *ALL_IN]).note == "the next cards are not told"


def test_a_record_that_stops_is_compared_with_the_stacks_it_names() -> None:
    assert replayed([*KNOWN, "p2 cbr 6"], more="finishing_stacks = [98, 94]").matches
    assert replayed([*KNOWN, "p2 cbr 6"], more="finishing_stacks = [98, 93]").matches is False


def test_a_move_the_engine_refuses_is_named_with_its_place_and_the_reason() -> None:
    low = replayed([*KNOWN, "p2 cbr 3"])
    assert low.error.startswith("action 3 'p2 cbr 3': Refused: raise to 3: the least is 4")
    turn = replayed([*KNOWN, "p1 cc"])
    assert turn.error.startswith("action 3 'p1 cc': Refused: it is the turn of p2")
    assert not low.ok


def test_a_refusal_in_cents_says_what_a_chip_is() -> None:
    cents = replayed([*KNOWN, "p2 cbr 2.50"], stacks="[100.25, 100]")
    assert cents.error.endswith("(in chips of 0.01)")
    assert "raise to 2.50: the least is 4" in cents.error


def test_a_move_after_the_end_or_without_its_cards_is_an_error() -> None:
    assert replayed([*KNOWN, "p2 f", "p1 cc"]).error == "action 4 'p1 cc': the hand is over"
    assert replayed([*KNOWN, "p2 cc", "p1 cc", "p1 cc"]).error == (
        "action 5 'p1 cc': the next cards are not told"
    )


def test_a_player_who_is_not_there_is_an_error() -> None:
    assert replayed(["p3 f"]).error == "action 1 'p3 f': there are 2 players"


def test_a_hand_that_cannot_be_started_is_an_error() -> None:
    end = replayed(["p2 f"], blinds="[0, 0]")
    assert end.hand is None
    assert end.error == "Hold'em needs blinds or antes"


def test_what_is_said_in_the_actions_is_left_to_the_reader() -> None:
    said = ["# Good evening", "", *KNOWN, "p2 f # a pity"]
    assert replayed(said).final_money == [101, 99]


def test_a_limit_round_may_have_as_many_bets_as_it_had() -> None:
    bets = [f"p{2 - n % 2} cbr {4 + 2 * n}" for n in range(8)]
    assert replayed([*KNOWN, *bets, "p2 f"], variant="FT").error == ""


def test_the_rules_of_a_house_are_obeyed_where_the_file_names_them() -> None:
    bets = ["p3 cbr 4", "p1 cbr 6", "p2 f", "p3 f"]
    three = {"blinds": "[1, 2, 0]", "stacks": "[100, 100, 100]", "antes": "[0, 0, 0]"}
    rules = "_rules = 'limit-raise-cap 1'\n"
    assert "capped" in replayed(bets, "FT", **three, more=rules).error
    wrong = replayed(bets, "FT", **three, more="_rules = 'limit-raise-hat 1'\n")
    said = "_rules: no point is called 'limit-raise-hat'; did you mean limit-raise-cap?"
    assert wrong.error == said


def test_who_opens_is_the_records_word_where_an_up_card_is_not_known() -> None:
    """In razz the highest card brings it in: here p1's king, whatever p3 has."""
    text = (
        "variant = 'FR'\nantes = [1, 1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"
        "starting_stacks = [50, 50, 50]\nactions = ['d dh p1 2c3dKs', 'd dh p2 4h5s7d', "
        "'d dh p3 ??????', 'p1 pb', 'p2 cbr 2', 'p3 f', 'p1 f']\nfinishing_stacks = [48, 53, 49]\n"
    )
    assert replay_history(parse_phh(text)).ok
    assert not replay_history(
        parse_phh(text.replace("??????", "AcAd9h").replace("p1 pb", "p2 pb"))
    ).ok


def test_a_common_card_in_stud_is_everyones_last() -> None:
    third = ["d dh p1 AsAh2c", "d dh p2 KsKh7c", "p1 pb", "p2 cbr 2", "p1 cc"]
    middle = [
        *["d dh p1 3c", "d dh p2 8c", "p2 cc", "p1 cc"],
        *["d dh p1 4d", "d dh p2 9h", "p2 cc", "p1 cc"],
        *["d dh p1 6h", "d dh p2 Ts", "p2 cc", "p1 cc"],
    ]
    actions = [*third, *middle, "d db Kd", "p2 cbr 4", "p1 cc", "p2 sm -", "p1 sm"]
    text = (
        "variant = 'F7S'\nantes = [1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"
        f"starting_stacks = [50, 50]\nactions = {actions}\nfinishing_stacks = [43, 57]\n"
    )
    history = parse_phh(text)
    assert isinstance(history, History)
    assert replay_history(history).ok
