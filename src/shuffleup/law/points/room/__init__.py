"""What a house decides around its tables: lists, seats, absence, must-move, cage, promotions."""
