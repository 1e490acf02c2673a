"""The game a table plays: changes between hands, rotations and mixed games, dealer's choice."""
