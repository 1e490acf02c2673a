"""Staff: who works here and as what, and which dealer deals where."""
