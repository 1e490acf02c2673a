"""Who plays in the final: winners, points, ties, and seats that are declined."""
