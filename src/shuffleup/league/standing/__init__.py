"""Standings: worked out from the results, the same in whichever order they came."""
