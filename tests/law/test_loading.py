"""Rulebooks from TOML: all clauses are there, and nothing that cannot be trusted gets in."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.law.loading import BOOKS, COMMON, load_book, read_house, shelf
from shuffleup.law.rule import LawError, Layer
from shuffleup.law.rulebook import cite, digest, resolve, rulebook
from shuffleup.law.rules import DEFAULT, POINTS, show_value

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
    assert set(common.deciding) == set(POINTS)
    assert all(len(rules) == 1 for rules in common.deciding.values())


def test_every_clause_has_a_layer_and_each_layer_has_clauses() -> None:
    layers = {rule.layer for name in BOOKS for rule in load_book(name).rules}
    assert layers == set(Layer)


def test_books_resolve_to_the_rules_they_state() -> None:
    rules = {name: resolve(rulebook(name)) for name in BOOKS}
    assert rules["pechanga"].pot_limit.open_cap == 4
    assert rules["rpl"].odd_chips.one_per_player
    assert not rules["mohegan"].odd_chips.one_per_player
    assert rules["mohegan"].raises.big_bet_short_all_in_may_be_completed
    assert show_value(rules["tournament"].odd_chips.stud_cards) == "best-five"


def test_what_belongs_to_live_games_alone_is_not_inherited_by_the_tournament_rules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    book = rulebook("pechanga-t")
    inherited = []
    for point in POINTS:
        source = book.deciding(point)[0]
        if source in rulebook("pechanga").layers[-1].rules:
            inherited.append(f"{point}: {source.id}")
    print("\n".join(inherited))  # reviewed: see `pytest -s`
    assert set(book.layers[-1].not_inherited) == {
        "straddle-last-action", "straddle-limit-cap-bets", "killer-acts", "kill-pot-unaware-chips",
        "kill-underbet", "cash-played-unaware", "button-method-designated", "missed-small-blind",
        "new-player-dealt-in-at-once", "new-player-posts-to-enter-at-once",
        "new-player-waits-for-blind", "new-player-behind-button", "new-player-free-passes",
        "new-game-entry-posts", "new-game-passed-blind-counts-as-missed",
        "new-game-drawn-player-active", "new-game-reserved-seat-misses-blinds",
        "new-game-free-seat-change", "missed-post-all", "missed-wait",
        "busted-player-treated-as-new", "unposted-and-looked", "unposted-and-acted",
        "buy-the-button", "buy-button-new-player", "buy-button-seat",
        "buy-button-small-blind-dead", "buy-button-others-post", "buy-button-second-entrant-wait",
        "open-seat-priority", "open-seat-right-ends-when-seated",
        "open-seat-right-ends-with-marker", "seat-change-order", "seat-change-away-from-blind",
        "seat-change-players-passed", "seat-change-toward-blind-costs",
        "seat-change-missed-may-post", "deal-off-free-passes", "deal-off-needs", "straddle",
        "straddle-in-limit", "straddle-in-no-limit", "straddle-in-pot-limit", "straddle-seat",
        "straddle-size", "straddle-deadline", "straddle-limit-minimum-stack",
        "straddle-in-kill-pot", "kill-two-in-a-row", "kill-on-scoop", "kill-wins-in-a-row",
        "kill-first-leg-minimum", "kill-second-leg-minimum", "kill-second-leg-needs-flop",
        "kill-pot-counted-net", "kill-scoop-minimum", "kill-scoop-games", "kill-scoop-unit",
        "kill-multiplier", "kill-blind",
        "kill-split-keeps-leg", "kill-ends", "kill-ends-on-split", "kill-leg-kept-when-absent",
        "kill-neutral-winner-quit", "kill-neutral-after-split",
        "killer-must-post-when-sitting-out", "killer-may-change-seat", "kill-unposted",
        "chop-blinds", "chop-blinds-in-omaha", "chop-blinds-in-kill-pot",
        "misplaced-button-previous-hand", "buy-in-before-first-hand", "limit-buy-in-multiple",
        "limit-buy-in-base", "no-limit-buy-in-range", "broken-game-short-buy-in",
        "must-move-short-buy-in", "short-buys-in-a-row", "top-up-counts-as-buy", "top-up-maximum",
        "chips-bought-mid-hand-play", "play-behind", "play-behind-unannounced", "cash-plays",
        "cash-bill", "colour-up-denominations", "largest-chip-in-small-games",
        "largest-chip-limit-up-to", "largest-chip-no-limit-up-to", "smallest-playing-chip",
        "smallest-chip-in-big-games", "all-chips-play-limit-up-to",
        "all-chips-play-no-limit-up-to", "play-from-rack", "rack-on-table-until", "house-fee",
        "deck-minimum-use",
    }  # fmt: skip
    for point in book.layers[-1].not_inherited:
        assert book.deciding(point)[0].id.startswith("common/")
    assert any(line.startswith("odd-chip-stud-cards") for line in inherited)


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
        (changed('treatment = "automatic"', ""), "has no treatment: one of automatic, procedure"),
        (changed('layer = "hand"', ""), "has no layer: who runs it: hand, floor, table"),
        (changed('id = "mine/1"', ""), "a rule without id: has no id"),
        (changed("area =", "erea ="), "'erea' is not a key of a rule"),
        (HOUSE + 'by = ["magic"]\n', "mine/1: no procedure is called 'magic'"),
        (HOUSE + 'same-as = "mine/7"\n', "mine/1: same-as names mine/7, which is not there"),
        (HOUSE + RULE, "mine/1: stands in mine.toml already"),
        (
            HOUSE + RULE.replace("mine/1", "mine/2").replace("= 4", "= 5"),
            "mine/2: decides limit-raise-cap otherwise than mine/1",
        ),
        (HOUSE + '[[rule.case]]\nname = "no play"\n', "mine/1: a case has a name and a play"),
        (changed('extends = "mohegan"', 'extends = "ritz"'), "extends one of pechanga"),
        (changed('extends = "mohegan"', "colour = 1"), "'colour' is not a key of a book"),
        (changed('extends = "mohegan"', 'name = "x"'), "which has title, about, extends"),
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
