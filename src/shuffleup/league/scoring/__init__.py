"""What a place is worth: the usual formulas, and a small language for a league's own."""
