"""What goes wrong at a table: reports on the hand or on button and blinds, and who ruled what."""
