"""Games that break: who draws for which seat elsewhere, and where the others go."""
