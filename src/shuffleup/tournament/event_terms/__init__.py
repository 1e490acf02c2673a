"""What an event is: its game, its price, its stack, its levels. Announced, frozen, in the log."""
