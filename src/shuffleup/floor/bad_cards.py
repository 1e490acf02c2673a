"""Cards exposed, boxed, dropped, foreign or missing."""
