"""What others are shown of a season: its chart, and the page to publish."""
