"""A room in the card room's words: verbs, facts and transcripts."""
