"""What a place is worth: the protocol of a scoring, and the formulas."""
