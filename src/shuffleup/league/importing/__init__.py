"""Results that come from elsewhere: a spreadsheet's CSV."""
