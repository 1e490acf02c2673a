"""The books of a cage as its desk reads them, and who signed beside whom."""
