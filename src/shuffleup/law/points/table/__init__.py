"""Points of the table: button, blinds, seats, chips, kills, decks."""
