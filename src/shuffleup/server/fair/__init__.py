"""The house's cards: where their chance comes from, and how anybody can check them afterwards."""
