"""A hand in the card room's words: the first lines, verbs, what must be true, whole transcripts."""
