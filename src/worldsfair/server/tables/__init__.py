"""What happens at a table: pure functions on a `Table`, without storage, clock or network."""
