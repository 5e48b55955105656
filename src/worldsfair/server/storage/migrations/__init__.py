"""How the database became what it is: one step in each file of `versions`."""
