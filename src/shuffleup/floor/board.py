"""Burns and boards dealt wrongly or too early."""
