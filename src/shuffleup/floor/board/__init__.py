"""Burns and boards dealt wrongly or too early.

``stub`` puts board, burns and the rest of the deck in another order; the other modules judge."""
