"""Chips of tables dealt by hand, counted before something that depends on them is done."""
