"""Results that come from elsewhere: a spreadsheet's CSV, the log of an event."""
