"""Monte Carlo tree search over guesses of the unseen cards."""
