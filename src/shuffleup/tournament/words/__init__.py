"""Words of a tournament: statements, what can be so, and transcripts."""
