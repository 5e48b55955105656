"""How the networks of the bots were made: games against itself, then a fit, a few times over."""
