"""Games that open, change, move and close, and the tables they are played at."""
