"""What an undoing needs of the past, read beside the event loop while the house goes on."""
