"""The league's decisions as questions: a small season is staged, and its own judge answers."""
