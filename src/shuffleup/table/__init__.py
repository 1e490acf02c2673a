"""A table: seats, button and blinds from hand to hand, under a book."""
