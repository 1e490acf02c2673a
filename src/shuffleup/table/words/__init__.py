"""A table in the card room's words: statements to commands, what must be true, transcripts."""
