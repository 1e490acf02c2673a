"""Cards exposed, boxed, dropped, foreign or missing."""

from shuffleup.floor import bad_cards_deck, bad_cards_exposed, bad_cards_scrap

__all__ = ["bad_cards_deck", "bad_cards_exposed", "bad_cards_scrap"]
