"""What is announced of a season before it begins."""
