"""What is asked of the house over HTTP: accounts, health, metrics, the page itself."""
