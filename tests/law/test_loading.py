"""Rulebooks from TOML: all clauses are there, and nothing that cannot be trusted gets in."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.law.loading import BOOKS, COMMON, load_book, read_house, shelf
from shuffleup.law.rule import LawError, Layer
from shuffleup.law.rulebook import cite, digest, resolve, rulebook
from shuffleup.law.rules import DEFAULT, GROUP_OF, show_value

RULE = """
[[rule]]
id = "mine/1"
title = "Four raises"
says = "A bet and four raises."
treatment = "automatic"
area = "betting"
layer = "hand"
decides = { limit-raise-cap = 4 }
"""
HOUSE = 'title = "Mine"\nextends = "mohegan"\n' + RULE


def house(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def test_all_1588_clauses_of_the_four_books_are_there_and_no_other() -> None:
    lines = (shelf() / "ids.txt").read_text("utf-8").splitlines()
    ids = [line.split()[0] for line in lines]
    loaded = [rule.id for name in BOOKS for rule in load_book(name).rules]
    assert len(ids) == len(set(ids)) == 1588
    assert sorted(loaded) == sorted(ids)


def test_every_point_is_decided_where_a_book_is_silent() -> None:
    common = load_book(COMMON)
    assert set(common.deciding) == set(GROUP_OF)
    assert all(len(rules) == 1 for rules in common.deciding.values())


def test_every_clause_has_a_layer_and_each_layer_has_clauses() -> None:
    layers = {rule.layer for name in BOOKS for rule in load_book(name).rules}
    assert layers == set(Layer)


def test_books_resolve_to_the_rules_they_state() -> None:
    rules = {name: resolve(rulebook(name)) for name in BOOKS}
    assert rules["pechanga"].pot_limit.pot_limit_open_cap == 4
    assert rules["rpl"].odd_chips.odd_chips_one_per_player
    assert not rules["mohegan"].odd_chips.odd_chips_one_per_player
    assert rules["mohegan"].raises.big_bet_short_all_in_may_be_completed
    assert show_value(rules["tournament"].odd_chips.odd_chip_stud_cards) == "best-five"


def test_what_belongs_to_live_games_alone_is_not_inherited_by_the_tournament_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    book = rulebook("pechanga-t")
    inherited = []
    for point in GROUP_OF:
        source = book.deciding(point)[0]
        if source in rulebook("pechanga").layers[-1].rules:
            inherited.append(f"{point}: {source.id}")
    print("\n".join(inherited))  # reviewed: see `pytest -s`
    assert set(book.layers[-1].not_inherited) == {
        "straddle_last_action", "straddle_limit_cap_bets", "killer_acts", "kill_pot_unaware_chips",
        "kill_underbet", "cash_played_unaware", "button_method_designated", "missed_small_blind",
        "new_player_dealt_in_at_once", "new_player_posts_to_enter_at_once",
        "new_player_waits_for_blind", "new_player_behind_button", "new_player_free_passes",
        "new_game_entry_posts", "new_game_passed_blind_counts_as_missed",
        "new_game_drawn_player_active", "new_game_reserved_seat_misses_blinds",
        "new_game_free_seat_change", "missed_post_all", "missed_wait",
        "busted_player_treated_as_new", "unposted_and_looked", "unposted_and_acted",
        "buy_the_button", "buy_button_new_player", "buy_button_seat",
        "buy_button_small_blind_dead", "buy_button_others_post", "buy_button_second_entrant_wait",
        "open_seat_priority", "open_seat_right_ends_when_seated",
        "open_seat_right_ends_with_marker", "seat_change_order", "seat_change_away_from_blind",
        "seat_change_players_passed", "seat_change_toward_blind_costs",
        "seat_change_missed_may_post", "deal_off_free_passes", "deal_off_needs", "straddle",
        "straddle_in_limit", "straddle_in_no_limit", "straddle_in_pot_limit", "straddle_seat",
        "straddle_size", "straddle_deadline", "straddle_limit_minimum_stack",
        "straddle_in_kill_pot", "kill_two_in_a_row", "kill_on_scoop", "kill_wins_in_a_row",
        "kill_first_leg_minimum", "kill_second_leg_minimum", "kill_second_leg_needs_flop",
        "kill_pot_counted_net", "kill_scoop_minimum", "kill_scoop_games", "kill_scoop_unit",
        "kill_multiplier", "kill_blind",
        "kill_split_keeps_leg", "kill_ends", "kill_ends_on_split", "kill_leg_kept_when_absent",
        "kill_neutral_winner_quit", "kill_neutral_after_split",
        "killer_must_post_when_sitting_out", "killer_may_change_seat", "kill_unposted",
        "chop_blinds", "chop_blinds_in_omaha", "chop_blinds_in_kill_pot",
        "misplaced_button_previous_hand", "buy_in_before_first_hand", "limit_buy_in_multiple",
        "limit_buy_in_base", "no_limit_buy_in_range", "broken_game_short_buy_in",
        "must_move_short_buy_in", "short_buys_in_a_row", "top_up_counts_as_buy", "top_up_maximum",
        "chips_bought_mid_hand_play", "play_behind", "play_behind_unannounced", "cash_plays",
        "cash_bill", "colour_up_denominations", "largest_chip_in_small_games",
        "largest_chip_limit_up_to", "largest_chip_no_limit_up_to", "smallest_playing_chip",
        "smallest_chip_in_big_games", "all_chips_play_limit_up_to",
        "all_chips_play_no_limit_up_to", "play_from_rack", "rack_on_table_until", "house_fee",
        "deck_minimum_use",
    }  # fmt: skip
    for point in book.layers[-1].not_inherited:
        assert book.deciding(point)[0].id.startswith("common/")
    assert any(line.startswith("odd_chip_stud_cards") for line in inherited)


def test_a_house_changes_what_it_says_and_nothing_else(tmp_path: Path) -> None:
    mine = rulebook(house(tmp_path, HOUSE))
    mohegan = rulebook("mohegan")
    assert resolve(mine) == resolve(mohegan).but(limit_raise_cap=4)
    assert [rule.id for rule in cite(mine, ("limit-raise-cap",))] == ["mine/1"]
    assert [rule.id for rule in cite(mohegan, ("stud-completion-is-raise",))] == ["mohegan/stud.4"]
    assert digest(mine) != digest(mohegan) == digest(rulebook("mohegan"))


def changed(old: str, new: str) -> str:
    assert old in HOUSE
    return HOUSE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (changed("limit-raise-cap", "raise-cap"), "mine/1: no point is called 'raise-cap'"),
        (changed("= 4 }", "= 400 }"), "mine/1: limit-raise-cap is 1 to 99, not 400"),
        (changed("= 4 }", '= "four" }'), "limit-raise-cap is 1 to 99, not 'four'"),
        (changed("= 4 }", "= true }"), "limit-raise-cap is 1 to 99, not True"),
        (changed('"automatic"', '"magic"'), "mine/1: 'magic' is not one of automatic"),
        (changed('layer = "hand"', 'layer = "roof"'), "'roof' is not one of hand, floor"),
        (changed('title = "Four raises"', ""), "mine/1: has no title"),
        (changed('id = "mine/1"', ""), "a rule without id: has no id"),
        (changed("area =", "erea ="), "'erea' is not a key of a rule"),
        (HOUSE + 'by = ["magic"]\n', "mine/1: no procedure is called 'magic'"),
        (HOUSE + 'same-as = "mine/7"\n', "mine/1: same-as names mine/7, which is not there"),
        (HOUSE + RULE, "mine/1: stands in mine.toml already"),
        (
            HOUSE + RULE.replace("mine/1", "mine/2").replace("= 4", "= 5"),
            "mine/2: decides limit_raise_cap otherwise than mine/1",
        ),
        (HOUSE + '[[rule.case]]\nname = "no play"\n', "mine/1: a case has a name and a play"),
        (changed('extends = "mohegan"', 'extends = "ritz"'), "extends one of pechanga"),
        (changed('extends = "mohegan"', "colour = 1"), "'colour' is not a key of a book"),
        ("title = ", "mine.toml: is not TOML"),
    ],
)
def test_a_house_that_cannot_be_trusted_is_refused_with_file_rule_and_reason(
    tmp_path: Path, text: str, says: str
) -> None:
    with pytest.raises(LawError) as caught:
        rulebook(house(tmp_path, text))
    assert says in str(caught.value)
    assert str(caught.value).startswith("mine.toml: ")


def test_a_book_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LawError, match="no such book; there are pechanga"):
        load_book("ritz")
    with pytest.raises(LawError, match="cannot be read"):
        read_house(tmp_path / "none.toml")


def test_the_defaults_are_rules_of_their_own_and_not_those_of_a_book() -> None:
    assert all(resolve(rulebook(name)) != DEFAULT for name in BOOKS)
