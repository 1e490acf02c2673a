"""Conduct in an event: penalties in hands and rounds, forfeited chips, disqualification."""
